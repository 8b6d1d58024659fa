### What the reasons and figures of all games share.

# A chance to win is an estimate, and none is known to be nearer to 0 or 1 than this.
to-win = { NUMBER($chance, style: "percent") } Gewinnchance
to-win-under = unter { NUMBER($chance, style: "percent") } Gewinnchance
to-win-over = über { NUMBER($chance, style: "percent") } Gewinnchance
