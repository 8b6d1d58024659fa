### The lesson of Poll Position!, step by step (py/hustings/games/poll_position/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Poll Position!

## Step 1

lesson-01 = You and your partner run Canada’s election: find every voter a seat. After five weeks the votes are counted; above zero you both win. The needle shows what to expect.

## Step 2

lesson-02 = Every 5 people who vote bring 1 point. Each one turned away costs 1, and so do every 10 dots of dice. A red number guesses how many will be turned away.

## Step 3

lesson-03 = Each week starts with a plan: in which region will you work? They all look alike so far, so take Ontario, in the middle.
lesson-03-otherwise = Any region would do today, they are all alike. For this lesson please take Ontario, in the middle.

## Step 4

lesson-04 = An event, “Fordism”, brought ballots to Ontario. Each hides 1 to 4 people; a die seats as many as it shows. Spend 1 of 4 action points (AP): staff, roll a better die.
lesson-04-answer-open = A new site starts as a 1 and seats one person. A roll usually gives a 4 or more, for a single point.
lesson-04-answer-reach = Headquarters has only a 1 as well: they would queue there instead. First roll for a better die.
lesson-04-answer-end = Then four points are lost, and the queues stay. Staff first.
lesson-04-answer-staff = Your role, Staffing Officer, lets you roll two dice and use the higher.
lesson-04-otherwise = First staff: a better die is the cheapest help.

## Step 5

lesson-05 = A 6 to replace a 1! A new site, which starts as a 1, costs 1 point in town (urban), 2 in the country (rural), 3 in remote places. Where does the 6 help most?
lesson-05-answer-replace-8-1 = Right: six seats where a new site would have cost 3 points.
lesson-05-answer-replace-6 = In town you can open more sites for 1 point each. Keep the 6 for where they are dear.
lesson-05-answer-replace-7 = Good, but there is a place where sites are dearer still: the remote one.
lesson-05-answer-replace-16 = Headquarters is cheap to help later. Use the 6 where new sites are dearest.
lesson-05-answer-keep = Throw a 6 away? Two ballots wait, and a 1 stands there.
lesson-05-otherwise = Put the 6 where a new site would cost the most.

## Step 6

lesson-06 = Your next roll is a 4. Headquarters (HQ) can be helped from everywhere, and its dice count double: a 4 there seats 8. Put it there.
lesson-06-answer-replace-16-1 = Eight seats, and one ballot: there is room.
lesson-06-answer-replace-8 = That would take the 6 away. Swap the 4 for a 1 instead.
lesson-06-answer-replace-6 = Four seats there, eight at headquarters. Take the eight.
lesson-06-answer-keep = A 4 is far better than a 1. Put it at headquarters.
lesson-06-otherwise = Put the 4 at headquarters: it counts double there.

## Step 7

lesson-07 = Seats can come to voters, or voters to seats. HQ has room now: reach out. Press the arrow in rural Ontario, and one ballot moves to HQ.
lesson-07-answer-reach-7-0 = Shorter queue in the country, and at HQ they find seats.
lesson-07-answer-reach-8 = Your 6 stands there already: those two are well served.
lesson-07-answer-reach-6 = It would help. But in town the next good die can stand; take one from the country.
lesson-07-answer-reach = Move one from rural Ontario.
lesson-07-answer-open = That is one seat more. Moving a ballot helps about two people.
lesson-07-answer-staff = Also good. But first use the room at headquarters.
lesson-07-answer-end = You still have two points.
lesson-07-otherwise = Press the arrow in rural Ontario.

## Step 8

lesson-08 = Your last point brings a 6. Put it where the red number is highest. Then end your turn, and dice bring new voters: “Engagement” says how many.
lesson-08-answer-replace-6-1 = Two ballots, six seats: well done.
lesson-08-answer-replace-7 = One ballot waits there, but two in town. Look for the highest red number.
lesson-08-answer-replace-16 = Headquarters has seats enough for now. Look for a red number.
lesson-08-answer-keep = A 6 is the best there is. Use it.
lesson-08-answer-end = Seats to spare are no waste: more voters come.
lesson-08-otherwise = Put it where the red number is highest.

## Step 9

lesson-09 = Week 2. Your partner is chief now and chose first: Quebec. Where are most people turned away? Add up each region’s red numbers.
lesson-09-answer-plan-1 = Your partner is there already, and Quebec has seats enough.
lesson-09-answer-plan-2 = You were there last week. Only a few are turned away in Ontario now.
lesson-09-answer-plan-5 = Only one place, and one person turned away. Look where the red numbers add up to more.
lesson-09-answer-plan-0 = Six turned away: you were needed there.
lesson-09-answer-plan = People are turned away there too, but one region has a higher number: look to the east.
lesson-09-otherwise = Add up the red numbers of each region.

## Step 10

lesson-10 = Two weeks later. A flood closed rural Maritimes, a strike took a die from HQ. You are in the Prairies and rolled a 5: who needs it most?
lesson-10-answer-replace-16-1 = HQ counts double: eight seats more.
lesson-10-answer-replace-16 = That takes the 4 away. Take the 1.
lesson-10-answer-replace-10 = Only one ballot waits there. At HQ five wait, and a 5 counts double.
lesson-10-answer-replace-11 = A 3 stands there already. At HQ a 1 waits, and a 5 counts double.
lesson-10-answer-keep = A 5 is good. Use it.
lesson-10-otherwise = Look for a 1 where many ballots wait.

## Step 11

lesson-11 = The remote Prairies turn 2 away, but a site there costs 3 points. HQ has room: 18 seats for five ballots. What helps for 1 point?
lesson-11-answer-reach-11-0 = Where seats are dear, bring voters to seats.
lesson-11-answer-reach = That helps a little. But the remote place needs seats more.
lesson-11-answer-open-11 = All three points for one seat! Moving a ballot helps about two people.
lesson-11-answer-open = Nobody is turned away there, or it costs more. Move a remote ballot to HQ.
lesson-11-answer-staff = A roll is luck, and a 3 stands there already. Moving a ballot is sure.
lesson-11-answer-end = Three points are left. Use them.
lesson-11-otherwise = Reach out: move a ballot from the remote Prairies to HQ.

## Step 12

lesson-12 = The last turn: no new voters come, and you work in the Territories only. You rolled a 6. Where does it help most?
lesson-12-answer-replace-15-1 = Three ballots had one seat, now six. The needle jumps!
lesson-12-answer-replace-16 = HQ has seats enough: no red number. Look north.
lesson-12-answer-keep = Points that are left are worth nothing. Put it down.
lesson-12-otherwise = Put it where the red number is highest.

## Step 13

lesson-13 = One may still be turned away here. A site costs 3 points, all you have, and points left over are lost. So open one.
lesson-13-answer-open-15 = Dear, so the needle sinks, but better than nothing.
lesson-13-answer-open-16 = HQ has seats enough: no red number.
lesson-13-answer-staff = You rolled a 6 already, the best there is.
lesson-13-answer-end = Points left over are lost, and somebody is still turned away here.
lesson-13-otherwise = Open a site in the Territories.

## Step 14

lesson-14 = Won! 96 people voted: 19 points. 8 turned away: −8. 97 dots of dice: −9. That makes 2.
