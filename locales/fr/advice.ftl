### What the reasons and figures of all games share.

# Une chance de gagner est une estimation, et aucune n’est connue de plus près de 0 ou de 1.
to-win = { NUMBER($chance, style: "percent") } de chances de gagner
to-win-under = moins de { NUMBER($chance, style: "percent") } de chances de gagner
to-win-over = plus de { NUMBER($chance, style: "percent") } de chances de gagner
