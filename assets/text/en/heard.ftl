# What is said of pictograms to those who listen to the screen instead of looking at it, where nothing is written beside them.

sign-back = Back
sign-check = Tick
sign-cross = Close
sign-die-1 = 1
sign-die-2 = 2
sign-die-3 = 3
sign-die-4 = 4
sign-die-5 = 5
sign-die-6 = 6
sign-fit = All of the map
sign-flip = Turn the screen round
sign-info = What it says
sign-keyboard = Letters
sign-menu = Menu
sign-minus = Less
sign-next = Next
sign-pen = Rename
sign-plus = More
sign-redo = Do it again
sign-rotate = Turn
sign-trash = Bin it
sign-undo = Undo
sign-why = Why?
sign-shape-red = { colour-red }
sign-shape-yellow = { colour-yellow }
sign-shape-green = { colour-green }
sign-shape-blue = { colour-blue }
sign-shape-orange = { colour-orange }
sign-shape-purple = { colour-purple }
sign-heart = Health
sign-boot = Move
sign-coin = Gold
sign-sword = Fight
sign-star = Level
sign-chest = Treasures
sign-card = Cards
sign-die = Die
sign-person = A person
sign-entrance = The map
sign-skull = Dead
sign-crown = The last one
sign-move = Move it
sign-pick = Export
sign-search = Search
sign-gear = Settings
sign-lock = Locked
sign-monster = Monster
sign-arrow = Arrow
sign-arrow-north = Up
sign-arrow-east = Right
sign-arrow-south = Down
sign-arrow-west = Left
sign-link-passage-h = Passage
sign-link-passage-v = Passage
sign-link-door-h = Door
sign-link-door-v = Door
sign-link-locked-h = Locked door
sign-link-locked-v = Locked door
sign-link-hidden-h = Hidden door
sign-link-hidden-v = Hidden door
sign-link-wall-h = Wall
sign-link-wall-v = Wall
sign-hat-viking = Viking helmet
sign-hat-crown = Crown
sign-hat-feather = Feathered hat
sign-hat-wizard = Wizard’s hat
sign-hat-chef = Chef’s hat
sign-hat-bow = Bow
sign-hat-propeller = Propeller cap
sign-hat-bowler = Bowler
sign-hat-pot = Cooking pot
sign-hat-party = Party hat

# Buttons with nothing but a pictogram, by name.
heard-earlier = { $seat } sits one place earlier
heard-points = { $colour } points { $side }
heard-nowhere = nowhere
heard-unknown = who knows where
heard-forecast = Where would { $colour } go?
heard-name = Rename { $game }
heard-export = Save a copy of { $game }
heard-delete = Bin { $game }
heard-hyphen = Hyphen
heard-apostrophe = Apostrophe
# A card of the row: which one, what it is called if that is known, and who stands on it.
heard-row = Card { $place } of the Matrix { $name } { $seats }

# The map, what a room is called, who is there, and its ways; a way, and where it leads; one nobody has been through.
heard-map = Map
heard-room = { $room }. { $there }. { $ways }
heard-way = { $side } { $link } to { $room }
heard-dark = { $side } { $link }

# A way out of a room: what one does, on which side, where it leads, and what that costs.
heard-goes = { $does } { $side }, { $leads }
heard-goes-for = { $does } { $side }, { $leads }, { $cost } Move
# What is chosen of what; a number, and what it is a number of; how much is left of how much.
heard-choice = { $what }: { $choice }
heard-number = { $what } { $number }
heard-of = { $what } { $left } of { $all }
heard-gold = { $gold } gold
heard-stabs =
    { $count ->
        [one] 1 stab in the back
       *[other] { $count } stabs in the back
    }
# The phase the turn is in.
heard-now = Now: { $phase }
# Takes a seat away from a new game; turns a seat to whoever sits there.
heard-less = Send { $seat } home
heard-turn = Turn { $seat } round
# Other cards of a hand, and whether any of those can be played.
heard-cards-back = The cards before
heard-cards-back-lit = The cards before: some can be played now
heard-cards-next = More cards
heard-cards-next-lit = More cards: some can be played now
heard-plays-now = can be played now
heard-goes-now = can go now
heard-not-now = not now

# A helper, and how many Treasures they ask; takes away something that was added to a fight; the card of a monster.
heard-asks = { $seat } asks { $count }
heard-strike = Take away { $what }
heard-card = What { $what } says
