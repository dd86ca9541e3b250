# Why not, and with .instead what would do.

not-now = Not now: something else is being asked first.
    .instead = Answer the question that stands, leave it out, or jump to the Movement phase.
not-asked = That is not what is being asked.
    .instead = Answer the question that stands.
not-started = The game has not started yet.
    .instead = Say who starts first.
game-over = The game is over.
    .instead = Undo, if it ended by mistake.
cannot-skip = This step cannot be left out.
    .instead = Answer it, or jump to another phase.
no-such-seat = Nobody plays { $colour }.
no-such-room = There is no such room on the map.
no-such-monster = There is no such monster there.
no-such-item = There is no such entry in the list.
no-such-condition = There is no such condition.
no-such-face = A die has no such face.
no-such-place = There is no such place in the order.
no-such-rule = There is no house rule called { $name }.
no-such-rule-value = House rule { $name } cannot be { $value }.
no-map = That needs the map.
    .instead = Keep the map: care "map and monsters" or "everything".
no-effects = No change was named.
too-many-effects = At most { $limit } changes at a time.
nothing-changes = It is like that already.
nothing-named = Nothing was named to move.
text-unsound = Texts have at most 200 characters and no control characters.
number-out-of-range = { $wish } is out of range: { $low } to { $high }.
list-full = The list is full: { $limit } entries.

level-floor = Nobody falls below Level 1.
level-top = Nobody rises beyond Level 10.
level-needs-kill = Level 10 takes a kill: { $seat } stays at 9.
    .instead = Enter it as the level of a won fight, or put it right as a correction.
level-without-kill = Only a kill gives levels.
    .instead = Enter 0 levels, or mark the monster as killed.
health-full = All Health tokens are red already.
dead-stays-dead = { $seat } is dead and stays so until the next turn of its own.
    .instead = Put it right as a correction, if the death was a mistake.
dead-cannot-act = { $seat } is dead and cannot do that.
not-enough-gold = { $seat } has only { $gold } gold.
not-in-hand = There are not that many cards of that deck in hand.
two-kinds-at-most = Two at the most, even for the luckiest.
same-kind-twice = { $kind } twice does nothing.

wall = A wall stops everybody without magic.
    .instead = If a card takes you through, move the munchkin as that card's effect.
walk-into-darkness = There is no room { $side } yet.
    .instead = Explore { $side }.
explore-known-room = The room { $side } is explored already.
    .instead = Walk { $side }.
fully-explored = Every room tile is on the map: links to the outside are walls to munchkins.
map-edge = The map ends there.
map-full = The map is full: { $limit } at the most.
link-too-dear = A { $link } costs { $cost } Move; { $left } left.
    .instead = One exit a turn can be paid with all of one's Move, if none is spent yet.
all-move-spent = { $seat } has spent Move already, or used that exit this turn.
    .instead = The exit paid with all Move needs a turn in which no Move was spent before.
not-enough-move = That costs { $cost } Move; { $left } left.
square-taken = There is a room on that square already.
    .instead = Choose a free square.
room-apart = A room has to touch the dungeon.
    .instead = Choose a square beside a room, or place it as a correction.
room-not-empty = { $seat } is in that room.
    .instead = Move the munchkin first.
entrance-stays = Nothing moves, flips or removes the Entrance.
entrance-links-stay = Nothing changes the Entrance's links.
    .instead = If the printed links differ, set the house rule on the Entrance's links.
link-not-asked = That side is not waiting for a link.

search-with-monster = No searching with a monster in the room.
    .instead = Fight it or leave it behind first.
search-forbidden = This room cannot be searched.
looted-out = This room is Looted Out.
search-entrance = The Entrance is not searched at this table.
searched-already = Once a turn is enough for one room.
    .instead = Search another room, or this one next turn.
wrong-number-of-dice = This search is rolled with { $dice } { $dice ->
    [one] die
   *[other] dice
  }.
no-search-table = This rule set has no search table.
deal-with-monster = No Deals with a monster in the room.
no-drop-in-combat = Nothing is dropped by choice during a fight.
pick-up-barred = A card forbids picking up until the next turn.
pick-up-with-monster = Nothing is picked up with a monster in the room.
nothing-lies-here = Nothing lies dropped in this room.
pile-is-smaller = Only { $gold } gold and { $others } further Items lie there.

no-monster-in-entrance = No monster may stop in the Entrance.
    .instead = Choose the room beyond, if it can cross; or place it as a correction.
no-free-base = No base of that colour is free.
    .instead = Choose a colour with a free base.
nobody-beaten = Name at least one beaten monster.
not-a-helper = That player cannot have been the helper.
loser-missing = Say what the lost fight cost { $seat }.
nowhere-to-run = There is no explored room to run to on that side.

not-your-roll = { $seat } does not roll now.
charity-count = Exactly { $surplus } cards have to go.
charity-receiver = Those cards go to the players of the lowest level, or to the discards if nobody is lower.
charity-uneven = The cards are split as evenly as possible.
no-roll-to-change = There is no Monster Die to change now.
    .instead = Change it before all standies have been moved, or fix the earlier entry in the journal.
same-colour = The die shows { $colour } already.

colour-taken = Somebody plays that colour already.
colour-without-pieces = That colour has no pieces without the expansion.
table-full = The table is full: { $most } players.
last-player = The last player cannot leave.
leave-after-start = First say who starts; then somebody can leave.
somebody-leaving = Somebody else is leaving just now.
    .instead = Finish that first.
order-needs-all = The order names every player once.
no-cards-in-app = This version has no cards of its own.
no-such-point = There is no such point in the game's history.
no-chance-asked = Nothing is to be rolled or drawn now.
