### The home page, and setting up a game.

## The home page

games = Games
choose-game = Choose a game
open-file = Open a file
open-file-help = A saved game or a backup
open-link = Open a link
open-link-help = Paste a link to a game, from any copy of Hustings. Text around it does no harm.
open-link-field = Link
open-link-go = Open
back-up = Back up
back-up-help = All your games and preferences in one file
save-table = Save this table
offline = Ready to play without a network.
today = Today’s game
# bot: "Normal bot".
today-facts = { $bot } · the same game for everyone; a new one at midnight
# The heading above the puzzle and the game of the day.
daily = New today
# The puzzle of the day is one of another game than the game of the day.
puzzle-is = One turn of { $game }, the same for everyone
puzzle-facts = Takes a minute or two.
puzzle-solved = Solved. There is a new one tomorrow.
puzzle-row = { $puzzles } puzzles in a row.
puzzle-badge = ?
solve = Solve
# Today's game once it was begun. stands: whose turn it is, or who won.
today-begun = You have started it: { $stands }
today-played = You have played it: { $stands }
# The same once its result counts.
today-done = { $won ->
    [yes] You have won it.
   *[no] You have played it.
 }
# The buttons of a card: to play, to take the lesson.
play = Play
learn = Learn
look-back = Look back
# How many players a game is for, how many minutes it takes, how much there is to learn.
game-facts = { $most ->
    [1] 1 player
   *[other] { $fewest }–{ $most } players
 } · { $minutes } min · { $effort ->
    [1] easy to learn
    [2] some rules to learn
   *[other] many rules to learn
 }

## Kept games

kept-games = Your games
# The games that have ended, as a part of the page.
ended-games = Your finished games
continue-game = Continue
finished-games = Finished games ({ $games })
unreadable = This version cannot show one of your games. It stays as it is.
download-it = Download it
more-saves = Show more ({ NUMBER($saves, useGrouping: "always") } not shown)
# A kept game: when it was last played, and its seed.
kept-since = { $age } · seed { $seed }
age-unknown = date unknown
age-now = just now
age-minutes = { $minutes } min ago
age-hours = { $hours ->
    [one] 1 hour ago
   *[other] { $hours } hours ago
 }
age-days = { $days ->
    [1] yesterday
   *[other] { $days } days ago
 }
# A button of a kept game that has a name, or is called by its game.
delete-game-of = Delete this game of { $title }
# The same where it is not known which game it is.
delete-unknown = Delete this game
name-game = Name this game
name-game-field = Name
name-game-done = Done

## The demonstration: bots play a little of each game

watch-games = Watch the games
watch-what = Bots play half a minute of each game. The games themselves follow below.
watch-which = Which game to watch
watch-game = Watch { $game }
watch-stop = Pause the demo
watch-on = Play the demo

## Setting up a game

seats = Seats
seat-name = Name of seat { $number }
seat-kind = Who sits at seat { $number }
options = Options
taking-back = Undo
taking-back-fair = Only what is fair
taking-back-any = Anything
taking-back-help = Fair: your own last decisions, until dice, draws or a reveal have shown something or someone else (bots too) has acted.
seed = Seed
seed-is = { seed }: { $seed }
seed-help = The same seed gives everyone the same dice and draws. Anyone who knows it can work out what will be rolled and drawn, hidden hands too.
another-seed = New seed
start = Start the game
# The set-up in one line. people: their names; empty where only bots play.
setup-people = { LIST($people) } · seed { $seed }
setup-against-bots = { LIST($people) } against { bots-counted } · seed { $seed }
# The same where all are one team.
setup-with-bots = { LIST($people) } with { bots-counted } · seed { $seed }
setup-only-bots = Only { bots-counted } · seed { $seed }
bots-counted = { $bots ->
    [one] one bot
   *[other] { $bots } bots
 }
# What the bots of one level are like, and how strong the level is.
# manner: a sentence; level: "Easy bot"; about: "Takes what it can get."
bots-manner = { $manner } { $level }: { $about }
# Why the level of the bots is proposed: for a first game, and once levels were beaten, the lowest first.
level-first = { $level } is the level to start with.
level-next = You have beaten { LIST($levels) }. { $level } is next.
# How often such a game was won: in words, as a percentage or between two, and of how many games.
odds = { $team ->
    [yes] A team that plays at Normal strength wins
   *[no] Play at Normal strength and you win
 } { $often ->
    [nearly-every] nearly every game
    [five-in-six] about five games in six
    [three-in-four] about three games in four
    [two-in-three] about two games in three
    [every-other] about every other game
    [one-in-three] about one game in three
    [one-in-four] about one game in four
    [one-in-six] about one game in six
    [one-in-ten] about one game in ten
   *[hardly-any] hardly any game
 } ({ $between ->
    [yes] { $least } to {""}
   *[no] {""}
 }{ $most }{"\u00A0"}% of { $games } test games).
