### Poll Position!: what speaks for a move. Regions, places and specialists come from
### poll_position.ftl: where, at the beginning of a sentence, is "In urban Ontario" or "At HQ".
### Numbers of voters are expected ones, to one digit after the point.

## Voters who are likely to be turned away

voters-counted = { $voters ->
    [one] { $voters } voter
   *[other] { $voters } voters
 }
# now: of the voters who are there. later: with those still to come; same: as many as now.
voters-short = { $now ->
    [one] { $now } voter is
   *[other] { $now } voters are
 } turned away now, { $same ->
    [yes] as many by the end
   *[no] { $later } by the end
 }
reason-short = { $where } { voters-short }.
reason-fewer = { $where } { voters-counted } will be turned away by the end, not { $before }.
reason-fewer-now = { $where } { $voters ->
    [one] { $voters } voter is
   *[other] { $voters } voters are
 } turned away now, not { $before }.

## Where to go

# alike: how many other regions have the same numbers. others: how many others work in this one.
reason-plan = { $where } { voters-short }{ $alike ->
    [0] {""}
    [one] ; one other region is as bad
   *[other] ; { $alike } other regions are as bad
 }{ $others ->
    [0] {""}
    [1] ; another works there too
   *[other] ; { $others } others work there too
 }.
# Where several regions are meant: instead of the name of a region.
there = There
reason-company = { $count ->
    [one] { LIST($roles) } works there too.
   *[other] { LIST($roles) } work there too.
 }
# A specialist with who leads it: an item of the list above. role: "the Data Analyst".
role-of = { $role } ({ $name })
reason-nobody-else = Nobody else works there.

## What to do there

# role: "The Data Analyst".
reason-liaise = { $role } in the next region makes it possible.
reason-open = A roll of the die can make more of it.
reason-open-hq = Anyone can staff it in their turn, and HQ serves twice what its dice show.
reason-staff = It helps most { $where }: without it { voters-counted } will be turned away by the end.
# two: the higher of two dice counts.
reason-average = On average { $two ->
    [yes] the higher of two dice shows { $average }
   *[no] the die shows { $average }
 }.
reason-serves = { $voters ->
    [one] { $voters } more voter
   *[other] { $voters } more voters
 } can be served { $where }.
reason-cheaper = It lowers the cost by { $points }.
reason-keep = No site here is better off with a { $die }.
reason-room-at-hq = HQ has room for more voters.
reason-everybody-at-hq = At HQ everybody can serve them, and a die counts twice.
reason-enough = The other voters are served as well where they are.
reason-split = The new site can be staffed afterwards.
reason-spares = The { $die } { $where } can spare one.
reason-survey = It shows how many voters there really are.
reason-look = The team can plan for next week’s event.
reason-nothing-better = Nothing better is left to do here.
reason-lowest = The lowest die serves fewest voters.
reason-all-served = Nobody is turned away at HQ, now or by the end.
reason-spent = All action points are spent.
reason-not-worth = Nothing here is worth its cost.
in-all-canada = In all Canada

## Figures beside advice

figure-fewer = { voters-counted } fewer served
figure-nothing = brings no points
figure-plan = your turn there brings { points-counted }
figure-turn = your whole turn then brings { points-counted }
figure-end = brings { points-counted } by the end
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
