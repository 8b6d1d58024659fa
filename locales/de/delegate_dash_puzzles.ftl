### The words of Delegate Dash's puzzles (py/hustings/games/delegate_dash/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/delegate_dash.py.

face = { $number ->
    [1] Ass
   *[other] { $number }
 }
# Where the player stands: a state of a $region, or the gap in the middle.
place = { $region ->
    [0] Wappen { face }
    [1] Sonnen { face }
    [2] Kronen { face }
    [3] Monde { face }
   *[4] der Mitte
 }
# $place: where the player stands. $stake: all delegates at stake. $lead: how the player stands against the rival with
# most delegates. $margin: by so many.
title = Von { $place } aus: { $stake } im Spiel, { $lead ->
    [behind] { $margin ->
        [one] 1 Delegierter Rückstand
       *[other] { $margin } Delegierte Rückstand
     }
    [ahead] { $margin ->
        [one] 1 Delegierter Vorsprung
       *[other] { $margin } Delegierte Vorsprung
     }
   *[level] Kopf an Kopf
 }
# $mine: the player's delegates. $rivals: those of the rival with most.
goal = Delegierte: { $mine } bei dir, höchstens { $rivals } bei den anderen. Alle anderen haben gezogen; nun folgen die Caucusse. Wo gewinnst du im Schnitt die meisten Delegierten?

# $rivals: other pawns in that state. $coins: how many lie there, worth $delegates together and $best the largest.
# „ein anderer“: ein anderer Kandidat.
why = { $rivals ->
    [0] Sonst ist niemand dort: { $coins ->
        [1] Die { $best } gehört dir.
       *[other] Die größte Münze, die { $best }, gehört dir.
     }
    [1] Nur ein anderer ist dort{ $coins ->
        [1] , doch der Kampf lohnt sich, es geht um { $delegates }.
       *[other] : Auch wer niedriger würfelt, bekommt eine Münze.
     }
   *[other] { $rivals } andere sind dort, doch { $coins ->
        [1] der Kampf lohnt sich, es geht um { $delegates }.
       *[other] der Kampf lohnt sich, es geht um { $coins } Münzen, zusammen { $delegates }.
     }
 }

# The same where that is less than elsewhere. „Bei dir“: wo man hinzieht oder bleibt.
why-not = { $rivals ->
    [0] Bei dir ist sonst niemand, aber { $coins ->
        [1] die einzige Münze ist nur eine { $best }.
       *[other] die größte Münze ist nur eine { $best }.
     }
    [1] Bei dir ist ein anderer{ $coins ->
        [1] , und wer niedriger würfelt, bekommt von den { $delegates } nichts.
       *[other] , und die { $coins } Münzen bringen zusammen nur { $delegates }.
     }
   *[other] Bei dir geht es gegen { $rivals } andere um { $coins ->
        [1] eine einzige Münze zu { $best }.
       *[other] { $coins } Münzen, zusammen { $delegates }.
     }
 }

# $best, $yours: im Akkusativ.
right = Richtig: Das bringt { $best }.
worse = Das bringt { $yours }. { $why } Der beste Zug bringt { $best } und damit { $more } mehr.
worse-empty = Bei dir sind keine Delegierten zu holen. Der beste Zug bringt { $best }.

delegates = { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }
delegates-on-average = { NUMBER($delegates, minimumFractionDigits: 1, maximumFractionDigits: 1) } Delegierte im Schnitt
