# Names of things, used inside other sentences.

colour-red = RED
colour-yellow = YELLOW
colour-green = GREEN
colour-blue = BLUE
colour-orange = ORANGE
colour-purple = PURPLE

letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-orange = O
letter-purple = P

side-north = north
side-east = east
side-south = south
side-west = west

link-passage = passage
link-door = door
link-locked = locked door
link-hidden = hidden door
link-wall = wall

room-entrance = the Entrance
room-again = { $name } { $nth }
room-number = Room { $number }
monster-number = Monster { $number }
monster-plain = a Level { $count }
monster-of-level = the { $nth ->
    [1] Level { $level }
    [2] other Level { $level }
    [3] third Level { $level }
   *[other] umpteenth Level { $level }
  }
monster-in-full = the { $nth ->
    [1] Level { $level } monster
    [2] other Level { $level } monster
    [3] third Level { $level } monster
   *[other] umpteenth Level { $level } monster
  }
card-named = “{ $name }”
card-number = card { $number }

deck-treasure = Treasure
deck-dxm = DxM
deck-monster = Monster
deck-door = Door

phase-draw = DxM Draw
phase-movement = Movement
phase-charity = Charity
phase-monsters = Monsters

component-dice = dice
component-rooms = rooms and links
component-monsters = monsters
component-cards = cards

care-count = Just count
care-map = Map and monsters
care-everything = Everything
care-doors-count = Just Levels
care-doors-map = Levels and fights
care-doors-everything = Items by name

size-tiny = Tiny
size-small = Small
size-human = human-sized
size-huge = Huge

gait-ordinary = Ordinary
gait-fast = Fast
gait-slow = Slow
gait-lurking = Lurking
gait-contrary = Contrary

sex-female = female
sex-male = male

# Several things with nothing said of the last: "a, b, c" is made of it, one after the other.
list-row = { $first }, { $next }
list-and = { $rest } and { $last }

# Terms of a fight.

term-level = Level
term-against = Against { $who }
term-room = The room: { $who }
term-ability = The { $who } v. this lot
term-bonus = Bonus
term-young = Beginner’s luck
term-icons = Room icons
term-floor = Never below Level 1
term-unnamed = Card
term-unnamed-of = the { $amount } card
ruling-is = { $rule } { $is }
ruling-whether = { $rule }: { $is }
yes = yes
no = no
