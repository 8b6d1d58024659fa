### A season: the five games as one election campaign.

title = A season
# On the home page and in the dialog, before a season. games: 5.
about = One campaign in five chapters, from the primary to the convention. Each result changes how the next chapter starts. About an hour.
start = Start a season
# On the card of the home page.
teaser = All five games as one campaign: each result changes how the next one starts.
facts = 1 player · { $games } games
begin = Start
# On the home page. chapter: 3. chapters: 5. name: “the districts”.
chapter-of = Chapter { $chapter } of { $chapters }, { $name }
go-on = Go on
next = Next chapter: { $game }
# won: chapters won. most: the most points there are.
over = The season is over: { $won } of { $chapters } chapters won, { $points } of { $most } points.
chapters = The five chapters
# A chapter in the list. game: “Early States”.
listed = { $name }: { $game }
seed = Seed of this season: { $seed }
seed-field = Or start the season of a seed
seed-help = Two players with the same seed have the same luck in all five games.
counted = A chapter counts once, by its first result. A rematch or undo does not change it.
points-help = A clear win counts 2 points, another win 1.
delete = Delete this season
delete-unread = Delete it
delete-asked = Its results and its place in the record go for good. The games of its chapters stay.
delete-not = Keep it
save-unread = Save it as a file
unread = A stored season cannot be read. It stays on this device until you delete it.
# In the record. seasons: finished ones. best: the most points.
past = { $seasons ->
    [one] 1 season finished. Best: { $won } of { $chapters } chapters won, { $points } of { $most } points.
   *[other] { $seasons } seasons finished. Best: { $won } of { $chapters } chapters won, { $points } of { $most } points.
 }

## The chapters

primary = The primary
tour = The tour
districts = The districts
polling-day = Polling day
convention = The convention

## What a result changes, said before the next chapter

primary-opens = The primary opens the season: your rival plays Normal.
tour-clear = You won the primary clearly: your rival on the tour is tired and plays Easy.
tour-won = You won the primary: your rival on the tour plays Normal.
tour-lost = You lost the primary: your rival on the tour plays Normal, and lots decide the order of the elections.
districts-clear = You won the tour clearly: your rival draws the districts at Easy, and all voter tokens lie face up.
districts-won = You won the tour: your rival draws the districts at Normal, and all voter tokens lie face up.
districts-lost = You lost the tour: your rival draws the districts at Normal, and the values of the voter tokens are hidden until a district closes.
polling-clear = You won the districts clearly: the voters wish you well, and polling day is easy.
polling-won = You won the districts: polling day is even.
polling-lost = You lost the districts: the voters distrust you, and polling day is hard.
convention-clear = Polling day went very well: you sit first at the convention, and your rival plays Easy.
convention-won = Polling day went well: your rival sits first at the convention and plays Easy.
convention-lost = Polling day went badly: your rival sits first at the convention and plays Normal.

## A chapter's result in the list

# standing: “5 to 3”.
score-clear = Won clearly, { $standing }
score-won = Won, { $standing }
score-lost = Lost, { $standing }
# A part of the name of a file.
file = season

## The newspaper at the end

paper = Read the newspaper
# In the record. seed: “calm-otter-42”. most: the most points there are.
paper-of = Newspaper: { $points } of { $most } points, seed { $seed }
# Unfolds the newspapers of earlier seasons.
older-papers = { $papers ->
    [one] 1 older newspaper
   *[other] { $papers } older newspapers
 }
paper-title = The newspaper of the season
# The name of the newspaper, in large letters at its top.
paper-name = The Hustings Gazette
# Read out in place of the picture. headline: “Clean sweep: all five chapters won”.
paper-label = Picture of the front page: { $headline }
paper-help = The line and the address of this site go along.
paper-print = Print the newspaper
paper-words = The front page in words
paper-selected = Copying is not allowed here. The line is selected: copy it by hand.
# A part of the name of the picture’s file.
paper-file = newspaper
paper-seed = Seed { $seed }
paper-won = { $won } of { $chapters } chapters won
paper-points = { $points } of { $most } points
# A season as one line to paste elsewhere.
paper-line = Hustings, a season: { paper-won }, { paper-points }. (seed { $seed })

## The headline of a season by its total, and the sentence below it

landslide = Landslide: five clear wins in five chapters
landslide-line = No season can bring more points.
sweep = Clean sweep: all five chapters won
sweep-line = No chapter was lost. { clear-wins }
four = Strong season: four chapters of five won
four-line = One chapter was lost. { clear-wins }
three = A majority: three chapters of five won
three-line = Two chapters were lost. { clear-wins }
two = Short of a majority: two chapters of five won
two-line = Three chapters were lost. { clear-wins }
one = A single win in five chapters
one-line = Four chapters were lost. { $clear ->
    [0] The win was not a clear one.
   *[other] The win was a clear one.
 }
none = Five chapters, and not one won
none-line = The same seed brings the same luck again.
# clear: chapters won clearly.
clear-wins = { $clear ->
    [0] None of the wins was clear.
    [one] One of the wins was clear.
   *[other] { $clear } of the wins were clear.
 }

## The headline of a chapter by its result

primary-is-clear = A clear win in the primary
primary-is-won = The primary is won
primary-is-lost = The primary is lost
tour-is-clear = The tour ends in a clear win
tour-is-won = The tour is won
tour-is-lost = The tour is lost
districts-is-clear = The districts are won clearly
districts-is-won = The districts are won
districts-is-lost = The districts are lost
polling-is-clear = A clear win on polling day
polling-is-won = Polling day is won
polling-is-lost = Polling day is lost
convention-is-clear = A clear win at the convention
convention-is-won = The convention is won
convention-is-lost = The convention is lost
