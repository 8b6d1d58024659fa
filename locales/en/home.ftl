### The home page, and setting up a game.

## The home page

games = Games
choose-game = Choose a game
open-file = Open a file
open-file-help = A saved game or a backup
open-link = Open a link
open-link-help = Paste a link to a game: it is opened here, whatever address it was made at. A message around it does no harm.
open-link-field = Link
open-link-go = Open
back-up = Back up
back-up-help = All kept games and the preferences as one file
save-table = Save this table
offline = Ready for use without a network.
today = Today’s game
today-facts = the same for everybody, until midnight UTC
today-is = { $game }, seed { $seed }
# Today's game once it was begun. stands: whose turn it is, or who won.
today-begun = You have begun it: { $stands }
today-played = You have played it: { $stands }
play = Play
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

kept-games = Games you have kept
continue-game = Continue
finished-games = Finished games ({ $games })
unreadable = A kept game cannot be shown by this version. It stays as it is.
download-it = Download it
more-saves = Show more ({ NUMBER($saves, useGrouping: "always") } not shown)
# A kept game: when it was last played, and its seed.
kept-since = { $age } · seed { $seed }
age-unknown = played while the clock was wrong
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
watch-what = Here bots play half a minute of each game, to be looked at: the games themselves follow below.
watch-which = Which game to watch
watch-game = Watch { $game }
watch-learn = Learn
watch-stop = Pause the demonstration
watch-on = Play the demonstration

## Setting up a game

seats = Seats
seat-name = Name of seat { $number }
seat-kind = Who sits at seat { $number }
options = Options
taking-back = Taking back
taking-back-fair = What is fair
taking-back-any = Anything
taking-back-help = Fair: your own last decisions, until dice, draws or a reveal show something or anybody else, a bot too, has acted.
seed = Seed
seed-is = { seed }: { $seed }
seed-help = The same seed gives the same dice and draws to everybody. So whoever knows the seed can work out beforehand what will be rolled and drawn, hidden hands too.
another-seed = Another
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
# How often such a game was won: in words, as a percentage or between two, and of how many games.
odds = { $team ->
    [yes] A team with somebody
   *[no] Somebody
 } who plays like Normal wins { $often ->
    [nearly-every] nearly every game
    [five-in-six] five games in six
    [three-in-four] three games in four
    [two-in-three] two games in three
    [every-other] every other game
    [one-in-three] one game in three
    [one-in-four] one game in four
    [one-in-six] one game in six
    [one-in-ten] one game in ten
   *[hardly-any] hardly any game
 } here: { $between ->
    [yes] { $least } to {""}
   *[no] {""}
 }{ $most }{"\u00A0"}% of { $games }.
