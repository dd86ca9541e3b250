# The table on the screen.

bar-before = Before the first turn
bar-turn = Turn { $number }
bar-undo = Undo
bar-undo-agreed = Everybody saw that. All agree to undo?
bar-undo-seen = { $seat } has seen the new card. All agree to undo?
bar-undo-agreed-brief = All agree to undo?
bar-undo-alone-brief = { $turns ->
    [0] Take it back anyway?
    [one] Take back a whole turn anyway?
   *[other] Take back { $turns } turns anyway?
  }
bar-undo-no = Leave it
bar-undo-alone = { $turns ->
    [0] You’ve seen it. Take it back anyway?
    [one] You’ve seen it. Take back a whole turn anyway?
   *[other] You’ve seen it. Take back { $turns } turns anyway?
  }
bar-undo-what = Undo: { $what }
undo-fix = the fix of “{ $what }”

next-opening = All ready
next-end-turn = End the turn
next-roll-monsters = Roll for the monsters
next-roll-base = Roll for the base
next-roll = Roll
next-all-moved = All moved
next-go-on = None move: go on
next-new-room = New room
next-new-room-named = New room “{ $name }”
next-new-monster = New monster
next-new-monster-named = New monster “{ $name }”
next-found = { $name }
next-links = Lay these links
next-gave = We did it: { $keeps } in hand
next-charity = Give { $given } of { $surplus }
next-over = Too generous: take { $over } back
next-discard = Discard { $given } of { $surplus }
next-fight = Done
next-rolling = I’m rolling!
next-no-dice = No dice: compare
next-decided = Let the app roll: it can’t change a thing
next-won-boss = We beat the Boss: we win the game!
next-won = We won: loot time!
next-lost = We lost
next-bad-stuff = Ouch, done
next-bad-stuff-untold = Nothing to track
next-draw = Draw it
next-automatic = Draw a monster
next-collect = Take all of it
next-costs = Looks right
next-level = Level { $level }
next-level-open = Touch its Level

answer-no = No, thanks
answer-yes = Yes
answer-by-hand = We did that at the table
answer-by-hand-fight = Done at the table? Won, Lost or No fight
monsters-by-hand = If standies moved at the table, put them where they are
answer-skip = Skip it
answer-app-rolls = Let the app roll

arrange-hint = Tap an empty square to add a room, a room to add monsters and munchkins, a seat for its numbers. Then say whose move it is.
roll-of = { $seat } rolls
first-tie = A tie! { $seats } roll again.
turn-move-left = { $left } of { $all } Move left
turn-walk = Walk { $side }
turn-explore = Explore { $side }
turn-search = Search
turn-deal = Deal
turn-pick-up = Pick up
turn-effect = Card effect
turn-other-roll = Other roll
search-dice = { $dice ->
    [0] No die, result { $modifier }
    [one] One die, { $modifier }
   *[other] { $dice } dice, { $modifier }
  }
search-no-dice = Nothing to roll: go on
search-or-result = Or the result with everything added:
costs-hint = Look at the icons on your link tiles. You’ll only be asked once.
arrow-of = { $colour } in { $room }
arrow-none = none
links-hint = Touch a side here or on the map to change its link. Hold it to go back.
links-arrow = Arrows, now or later: { $colour } points…

find-room = Two letters of its name
find-monster = Two letters of its name
find-nothing = Not in your Box yet.
find-there = { $name } is on the map already. Drawn again? Then it’s another one.
find-no-tile = No tiles left
find-mate = Its mate
find-mate-of = The mate of { $monster }
find-no-monster = No cards left
monster-level = Level { $level }

fight-won = Won
fight-odds = { $percent }%
fight-certain = Certain
fight-hopeless = Hopeless
fight-missing = Still needed: { $what }
fight-missing-of = { $who }’s { $what }
fight-take-one = +{ $bonus } for { $percent }%
fight-take-sure = +{ $bonus } to be sure
fight-take-dice = +{ $dice } { $dice ->
    [one] die
   *[other] dice
} for { $percent }%
fight-step = { $percent }%:
fight-step-sure = Sure:
fight-step-win = To win:
fight-step-or = or
fight-step-gone = { $what } gone
fight-step-hangs = “{ $what }”
fight-step-bonus = +{ $bonus }
fight-step-dice = +{ $dice } { $dice ->
    [one] die
   *[other] dice
  }
fight-step-hand = a whole hand of { $cards }+ ({ $held } held)
fight-step-hand-any = a whole hand of { $cards }+
fight-step-helper = { $seat } helps
fight-step-strike = without { $what }
fight-chart-without = The line: without { $who }, { $odds }
fight-asks = asks
bid-adds = { $strength }, { $dice } { $dice ->
    [one] die
   *[other] dice
  }
bid-adds-strength = { $strength }
bid-wins = and wins the game with it!
bid-against = monsters { $strength }
fight-without = Without { $what } ({ $who }): { $odds }
fight-without-it = without it: { $odds }
fight-without-it-brief = gone: { $odds }
fight-us = Munchkins
fight-them = Monsters
sides-why-title = What counts here
fight-needs = { $who } { $count ->
    [one] needs
   *[other] need
  } { $dice ->
    [one] a { $sum }
   *[other] { $sum }
  } or more
fight-dice-fallen = rolled
fight-needs-sixes = { $who } { $count ->
    [one] needs
   *[other] need
  } { $dice ->
    [one] a 6
   *[other] nothing but sixes
  }
fight-needs-nothing = { $who } can’t miss now
fight-needs-too-much = { $who } can’t catch up any more
fight-dice = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }
fight-add-us = Add to the munchkins
fight-add-them = Add to the monsters
fight-which = To which of them?
fight-die = { $dice ->
    [one] die
   *[other] dice
  }
term-both = { $strength } and { $dice ->
    [one] a die
   *[other] { $dice } dice
  }
term-fewer = { $strength }, { $dice ->
    [one] one die
   *[other] { $dice } dice
  } less
fight-help = Who helps?
bargain-treasures = Treasures for the helper
bargain-gold = Gold for the helper
bargain-first = The helper picks first
fair-none = no price is fair
fair-one = fair: { $count } of { $all }
fair-some = fair: { $few } to { $many } of { $all }
fight-or-told = Fought it out yourselves? Say how it went:
fight-rolls = { $who } rolls { $dice ->
    [0] nothing
    [one] 1 die
   *[other] { $dice } dice
  }
fight-rolls-for = { $seat } rolls for { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
fight-rolls-open = { $seat } rolls for { $who }: as many dice as its card says
fight-that-is-all = That’s all of them
fight-not-yet = Not yet
fight-stop = Wait, I’ve got something!
fight-change-die = A card changes a die? Touch it, then what it shows now.
fight-by = { $by ->
    [0] { $won ->
        [1] A tie, and you win ties
       *[other] A tie, and you lose ties
      }
   *[other] by { $by }
  }
fight-turn-least = A { $least ->
    [6] 6
   *[other] { $least } or higher
  } instead of { $who }’s { $face } would change everything
fight-turn-most = A { $most ->
    [1] 1
   *[other] { $most } or lower
  } instead of { $who }’s { $face } would change everything
fight-turn-any = Anything but { $who }’s { $face } would change everything
fight-if-lost = Lose: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }{ $boss ->
    [0] {""}
   *[other] , and a level
  }{ $each ->
    [0] {""}
   *[other] {" "}each
  }, then run for it
fight-if-lost-dead = Lose: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }{ $boss ->
    [0] {""}
   *[other] , and a level
  }{ $each ->
    [0] {""}
   *[other] {" "}each
  }, and { $dead } would die
bad-stuff-more = Everything else is on the player’s own panel.
bad-stuff-item = An Item goes, worth:
bad-stuff-so-far = So far, so bad:
bad-stuff-lowest = Level { $level }: it doesn’t get any lower.
bad-stuff-all = That’s all
bad-stuff-hit = None of it applies: take a hit
bad-stuff-seat = Something else
fight-leave-alone = Leave alone
fight-attack = Attack it
fight-slay = Killed outright
fight-left-alone = Left alone
fight-others = Who else can join in
other-plays = with cards
other-empty = with empty hands
other-throws = with cards, throws Items
other-items = with cards and one-shot Items
other-backstab = { $with }, backstabs
fight-ties = We win ties
fight-lost = Lost
fight-none = No fight
fight-wins = The Boss is beaten: the game is won, and nobody draws anything any more.
fight-levels = Levels
fight-treasures-untold = Treasures: see the card. Nobody has said what { $monsters } had.
fight-treasures = Treasures
fight-alone = Alone
fight-helper-levels = Helper’s levels
fight-helper-treasures = Helper’s Treasures
fight-hits = Hits
fight-ran = Ran away to
fight-nowhere = Nowhere

charity-surplus = { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
  } too many.
charity-to = To { $seat }
charity-full = { $seat } has enough
charity-hint = Split them as evenly as you can; the giver picks which.
pile-others = { $count } more { $count ->
    [one] Item
   *[other] Items
  }
pile-gold = { $gold } gold
pile-of = whatever { $seat } had
leaver-monsters = Monsters on that base
leaver-stay = Stay until beaten
leaver-go = Leave the dungeon
leaver-go-doors = Go too
leaver-goods = Gold and Items
leaver-goods-doors = Items
leaver-drop = Dropped on the spot
leaver-box = Back to the box
leaver-give = For { $seat }
leaver-stays = Stays after all
boss-title = Ready for the Boss?
boss-hint = Alone, with one die, against Level { $level } with one die, two or three:
boss-levels = { $levels ->
    [one] One level to go
   *[other] { $levels } levels to go
}
boss-strength = Strength { $strength }
over-monsters = The monsters have won. Everybody was dead at once.
over-players = { $seats } won!
over-seat = Level { $level }, { $gold } gold
over-rematch = Rematch
over-play-on = Play on
over-undo = That was a mistake: undo
over-undo-to = That was a mistake: back to turn { $turn }

end-last-word = { $seat }: “{ $words }”
end-level = Level { $level }
end-levels = The race to the top
end-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
end-story = How it went
end-records = For the record
end-quiet = A quiet game. Nobody will believe you.
end-people = They will be remembered
end-replay = Watch it again
end-picture = Share a picture
end-picture-kept = The picture is here: { $path }
end-no-picture = Nothing on this machine can draw that picture.
replay-start = Before the first turn
replay-turn = Turn { $turn }, { $seat }
replay-play = Play
replay-pause = Pause
replay-back = Previous turn
replay-on = Next turn
end-see-table = Look at the table
end-first = See how it went
end-again = Back to the end

forecast-moving = { $count ->
    [0] none move
    [one] 1 moves
   *[other] { $count } move
  }
forecast-caught = reaching { $seats }
forecast-unknown = { $count ->
    [one] 1 arrow unknown
   *[other] { $count } arrows unknown
  }
routes-count = { $all ->
    [0] none move
   *[other] { $done } of { $all } moved
  }
routes-why = { $why ->
    [nobody] No monsters out.
    [lurking] They lurk.
    [target] They’re with the one they’re after.
    [arrow] No { $colour } arrow where they stand.
    [unknown] Nobody knows where their arrows point.
    [blocked] The way is closed.
    [entrance] No room beyond the Entrance, so it lets no monster in.
    [beyond] The Entrance is closed on the far side, so it lets no monster in.
    [circle] The way only leads back to where they are.
   *[mixed] Each for a reason of its own.
  }
routes-stay = { $count ->
    [one] 1 stays put
   *[other] { $count } stay put
  }{ $open ->
    [0] : why?
   *[other] , and here is why:
  }
routes-reroll = Wrong color?
reroll-card = A card changed the die to
reroll-mistake = I tapped the wrong one. It was:

map-entrance = Entrance
dark-title = Darkness
dark-hint = Nobody has been here.
dark-place = Put a room here
carry-hint = Touch where it goes
room-entrance-hint = Nothing moves it, flips it or changes its links. If the links printed on yours differ, set the house rule.
room-name = Name
room-arrows = Monster arrows
room-links = Links
room-search = Search
room-icons = Good and bad for
room-pile = Lies here: { $things }
room-pile-gone = Gone
room-here = Here
room-add-monster = Monster
room-bring = Bring { $seat } here
room-move = Move
room-flip = Flip
room-note = Note
room-remove = Remove
search-plain = plain
search-cannot = cannot
mark-none = no token
mark-ransacked = Ransacked
mark-looted-out = Looted Out

monster-name = Name
monster-level-short = Level
monster-dice = Dice
monster-treasures = Treasures
monster-base = Base
monster-gait = Footprint
monster-size = Size
monster-passes = Links
monster-enhancers = Enhancers
monster-against = Against
monster-keywords = Keywords
monster-move = Move
monster-remove = Remove
passes-no = stops it
passes-yes = passes
passes-smashes = smashes
enhancer-unnamed = a card

seat-race = Race
seat-sex = Sex
seat-class = Class
seat-hat = Hat
seat-conditions = Conditions
seat-items = Items
seat-move = Move to a room
seat-earlier = Sit one earlier
seat-later = Sit one later
seat-away = Sit out
seat-back = Back in
seat-gone = Away: Standie answers
seat-dead = Dead, for now
seat-alive = Back from the dead
seat-leave = Leaves the game
seat-brings = { $all } in any fight: Items { $items }, Race and Class { $kinds }, Curses and the like { $hangs }. With Level { $level } that’s { $strength }.
condition-slow = -1 Move
condition-quick = +1 Move
condition-own = Note
item-unnamed = an Item
item-of-theirs = Item
item-big = Big
items-one-big = One Big Item each, unless a card says otherwise.
surplus-not-big = { $item } isn’t Big
item-add = Add an Item with a bonus of
item-add-big = Big, +3
item-drop-gold = Drop the gold
quick-level-up = +1 Level
quick-level-down = -1 Level
quick-hit = Hit
quick-heal = Heal
quick-dxm = DxM
quick-door = Door
quick-treasure = Treasure
quick-die = Dies

kind-everyone = everyone
map-everyone = All
kind-male = male
kind-female = female
kind-human = human
kind-elf = Elf
kind-ork = Ork
kind-troll = Troll
kind-dwarf = Dwarf
kind-halfling = Halfling
kind-warrior = Warrior
kind-wizard = Wizard
kind-thief = Thief
kind-cleric = Cleric

field-level = Level
field-health = Health
field-max-health = Health tokens
field-move-left = Move left
field-moves = Move tokens
field-gold = Gold
field-bonus = Bonus
field-big = Big Items
field-treasure = Treasures
field-dxm = DxM
field-door = Doors
pad-title = { $seat }: { $what }
run-only = { $seat } has only one way to run: { $room }.
run-to = { $seat } runs from { $monster } to { $room }
help-too-far = { $seats } { $count ->
    [one] is
   *[other] are
  } too far away.
help-dead = { $seats } { $count ->
    [one] is
   *[other] are
  } dead.
help-too-low = Only a Level { $top } can help against the Boss.
help-nobody = Nobody can help. { $why }
help-away = Away, but in for that
help-away-no = Away and out
help-away-never = { $seat }’s away. Standie stays out of this one for them.
pad-range = It only goes from { $low } to { $high }.
pad-between = { $low } to { $high }
letters-gear = What’s the { $bonus } called? Nameless is fine.
letters-met = What’s it called? Nameless is fine.
letters-title = What should it say?
letters-name = What’s the name?
letters-hint = Letters
letters-done = Done
letters-space = space
letters-cased = aA
letters-marked = ä
letters-case = large or small
letters-marks = with marks
letters-full = { $letters } letters is all there’s room for.
letters-most = { $used } of { $letters } letters
name-taken = Somebody else is called { $name } already.
letters-all = abcdefghijklmnopqrstuvwxyz'-1234567890
letters-rows = qwertyuiop / asdfghjkl / zxcvbnm'- / 1234567890

menu-title = Menu
menu-far = Table mode
menu-near = Normal screen
menu-across = Turn the screen
menu-full = Full screen
menu-window = Back to a window
menu-journal = Journal
menu-rules = House rules
menu-boss = Ready for the Boss?
menu-lookup = Look up a rule (F1)
menu-lookup-touch = Look up a rule
menu-box = The Box
menu-join = Add a player
menu-jump = Jump to a phase
jump-hint = Whatever is going on now is dropped. Undo brings it back.
menu-palette = Find a command
menu-settings = Settings
menu-hush = Stop the chatter
menu-unhush = Let them talk
menu-home = Leave the table
menu-care = What should Standie track?
menu-components = On the table, or in the app?
place-table = table
place-app = app

why-title = Why?
why-place = { $page ->
    [0] { $section }
   *[other] { $section }, page { $page }
  } ({ $id })
why-page = { $page ->
    [0] { $section }
   *[other] { $section }, page { $page }
  }
why-rules = The rules
why-move-title = Move, term by term
why-move-allowance = Allowance
why-move-spent = Spent
why-move-left = Left
deal-title = A Deal
deal-cost = Move it costs
deal-gold = Gold
deal-health = Health
deal-once = Only once a turn
deal-brings = It brings
deal-asks = It asks for
deal-asks-nothing = Nothing said
deal-asks-gold = Gold
deal-asks-items = Items
deal-asks-cards = Any cards
deal-asks-treasures = Treasures
deal-asks-dxm = DxM
deal-asks-how-much = How much
items-gold = 100 gold to { $seat }
items-own-gold = The gold
why-move-exit = { $side }: { $cost } Move, { $word ->
    [room] by the room’s rule
    [card] by a card
   *[book] by the book
  }
deal-hint = The room’s text says what it wants and what you get. Anything else goes in as a card effect.
deal-make = Make the Deal
join-title = Add a player
join-full = All four colors are taken. Orange and purple come with the expansion.
join-full-six = All six colors are taken. It’s a full house!
join-hint = They start like everybody did, at Level 1. Which color?
other-roll-title = The Monster Die was rolled
other-roll-hint = Whoever’s color comes up draws a DxM.
rules-title = House rules
rules-differ = { $count ->
    [0] All of them the usual way so far.
    [one] One of them is your own.
   *[other] { $count } of them are your own.
  }
odd-title = That’s odd
odd-hint = The table is always right. The book begs to differ:
palette-title = Commands
palette-hint = What do you want to do?
palette-seat = Seat of { $seat }
palette-curse = { $seat } plays a Curse
palette-nothing = Nothing goes by that name. Try another word.
palette-roll = Monster Die: { $colour }
palette-skip = Leave it out: { $asked }
palette-redo = Redo
palette-fit = Show all of the map
palette-turn = Turn the map

banner-not-kept = This game isn’t being saved any more ({ $what }). You can play on, but nothing is kept.
banner-save-elsewhere = Save elsewhere
banner-save-file = Take it as a file
banner-look-only = Open in another window: here you can only watch.
banner-died = { $seat } bites the dust: hand, Items and gold are gone. Back next turn.
banner-died-pile = { $seat } bites the dust: the hand is gone, the loot lies in the room. Back next turn.
banner-died-plain = { $seat } bites the dust! Back next turn.
banner-odd = { $count ->
    [one] Something is odd
   *[other] { $count } things are odd
  }
banner-odd-show = Show
toast-anyway = Put it right anyway
table-look-only = Here you can only watch: the game is open in another window.
table-cannot-put-there = It can’t go there.
table-unsaved = The last bit isn’t saved yet. Save it somewhere else, or leave again and lose it.
table-saved-elsewhere = The game is saved in { $path } from now on.
table-recovered = The file was damaged: { $lines ->
    [one] one line at its end is
   *[other] { $lines } lines at its end are
  } not part of the game. The whole file is kept as { $kept }.

# Cards and Items.

card-title = Play a card
card-play = Play it
card-name = Name (optional)
card-level-hint = One level, but never the last one.
card-monster-hint = A Wandering Monster or a Mate: one more monster joins the fight.
card-missing-kind = Which Race or Class is it? Touch one.
card-missing-monster = Which monster? Touch one.
card-missing-side = Whose side is it for? Touch one.
card-no-fight = There’s no fight to use it in.
card-for-whom = { $bonus } for { $name }
card-bonus = Bonus
card-price = Price in gold
card-throwable-only = From outside a fight, only what can be thrown.
card-throwable = Throwable
card-curse-on = Who does it hit?
card-kicked-open = Kicked open
card-curse-does = What does it do?
card-curse-asks = { $what }: how much Bonus goes with it?
card-curse-in-vain = Nothing to lose: played all the same
card-whose = Out of whose hand is it? Touch them at the top.
card-on-whom = Who does it hit? Touch them above.
card-curse = Curse!
card-enhancer-level = Level
card-enhancer-treasures = Treasures
card-cheat-number = Their Items are one number here. Lay the card on the Item, and put the number right if it cheats anything out of it.
card-no-items = There’s no Item on the table to cheat with.
sort-item = Item
sort-once = One-shot
sort-level = Go Up A Level
sort-kind = Race or Class
sort-curse = Curse
sort-enhancer = On a monster
sort-monster = One more monster
sort-cheat = Cheat
kind-half-breed = Half-Breed
kind-super-munchkin = Super Munchkin
slot-headgear = Headgear
slot-armor = Armor
slot-footgear = Footgear
kept-carried = carried
kept-worn = worn
kept-packed = packed
kept-no-use = no use to them
kept-in-use = in use
kept-once = good for one use
item-on-belt = Belt
item-anywhere = Needs no place
item-hands = { $hands ->
    [one] 1 Hand
   *[other] { $hands } Hands
  }
ill-level = Lose a Level
ill-hit = A hit
ill-headgear = Lose Headgear
ill-armor = Lose Armor
ill-footgear = Lose Footgear
ill-item = Lose an Item
ill-big = Lose a Big Item
ill-move = -1 Move
ill-hand = One Hand fewer
ill-fight = -5 in the next fight
ill-fight-here = -5 in this fight
ill-sex-here = Change sex, -5 this fight
ill-fight-now = Curse
ill-sex-now = Sex change
ill-gold = Lose 500 gold
items-title = { $seat }’s Items
items-open = { $count ->
    [0] Items
    [one] 1 Item
   *[other] { $count } Items
  }
items-none = No Items listed. Items you don’t list still count in the Bonus.
items-summary = Bonus { $bonus } · Hands { $used } of { $hands }
items-useless = no use right now
items-from-hand = Put down an Item from the hand
items-pack = Pack
items-carry = Only carry
items-unpack = Use
items-drop = Drop
items-throw-away = Throw away
items-buy-level = Sell for a level
items-give = Give to { $seat }
bot-minds-itself = Hands off: { $seat } is a bot and minds its own things.
items-use-us = Use for the munchkins
items-use-them = Use for the monsters
items-gone = Not on the table after all
power-ten = { $class }: ten-sided die
power-dxm = { $class }: discard a DxM
power-treasure = { $class }: discard a Treasure
power-own = { $class }: discard the Class itself
quick-level-heal = Trade a level for Health
now-title = What can be done now
deed-any-time = An any-time card, or a Curse
deed-peaceful = A card for any time but combat
deed-level = A Go Up A Level card
deed-item = An Item from the hand onto the table
deed-once = A one-shot, in the fight
deed-throw = An Item thrown into the fight
deed-enhancer = A card on a monster
deed-monster = One more monster for the fight
deed-dice = A card that changes dice
deed-pack = Pack and unpack Items
deed-trade = Give or trade
deed-buy-level = Buy a level
deed-heal = Trade a level for Health
deed-power = The power of a Class
deed-curse = A Curse
deed-race = A Race card
deed-class = A Class card
deed-help = Help in the fight
palette-now = What can { $seat } do now?

log-dice = The dice are settled and sealed
log-seal = The seal of the dice
log-seal-why = What they’ll say was settled before you began. When it’s over the secret comes out, and this has to fit it.
log-dice-open = The dice come from seed { $seed }, and whoever picked it could know them all.
log-arranged = An arranged game: somebody picked cards, Levels or dice beforehand. It doesn’t count as fair.
over-check = Check the dice
over-checked = { $verdict ->
    [fair] All fair: { $rolls } rolls and draws and { $commands } moves come out the same again.{ $words ->
        [none] {" "}Nobody threw in a word, though.
       *[some] {""}
      }
    [running] So far so good: { $rolls } rolls and draws and { $commands } moves come out the same again.
    [partly] { $rolls } rolls and draws and { $commands } moves come out the same again; some rolls can’t be checked.
    [daily] { $rolls } rolls and draws and { $commands } moves come out the same again. They follow from the date, so everybody could have known them.
    [first] { $rolls } rolls and draws and { $commands } moves come out the same again. It’s the first game: everybody gets the same dice.
    [arranged] { $rolls } rolls and draws and { $commands } moves come out the same again. But the seed was picked by hand, so it doesn’t count.
    [laid] { $rolls } rolls and draws and { $commands } moves come out the same again. But somebody stacked the decks first, so it doesn’t count.
   *[altered] Somebody has been at this game: it doesn’t add up.
  }{ $told ->
    [0] {""}
    [one] {" "}One roll or draw was somebody’s own.
   *[other] {" "}{ $told } rolls and draws were somebody’s own.
  }
over-secret = The secret behind the dice was { $secret }.
over-arranged = This game was arranged: somebody picked cards, Levels or dice beforehand.
over-seed = The dice came from the seed { $seed }.
stage-was = Before the dice: { $odds }
swing-winning = Winning
swing-losing = Losing
stage-swing = { $what }: { $before } › { $after }
stage-asks = { $what }?
stage-other = other
stage-dice-unknown = ? dice
highlight-death = { $seat } bites the dust
highlight-death-by = { $fights ->
    [0] Back soon, no wiser
   *[other] { $foes } did it
}{ $lies ->
    [1] . Up for grabs: { $left }
   *[other] {""}
}
highlight-boss = The Boss!
highlight-caught = Caught!
highlight-bad-says = On the card: “{ $what }”
highlight-bad-stuff = { $seat } didn’t outrun { $monster }! { $what }
highlight-bad-vain = Nothing to lose, so no harm done.
highlight-level = Level { $level }!
highlight-who = { $seat } moves up in the world
highlight-theft = Stolen!
highlight-steals = { $seat } walks off with { $from }’s { $item }
highlight-foiled = Red-handed!
highlight-grabs = { $seat } goes for { $from }’s { $item } and gets caught
highlight-gone = Gone!
highlight-sent = { $monster } is out of it: no Level for { $seat }
chase-runs = { $seat } runs for it!
chase-from = { $monster }: { $least ->
    [1] any roll gets away
    [6] only a 6 gets away
    [7] no roll gets away
   *[other] { $least } or more gets away
}
highlight-off = Called off!
highlight-off-by = { $seat } and { $foes } go their separate ways
highlight-away = Got away!
highlight-outruns = A { $face }: { $seat } outruns { $monster }
highlight-singed = A { $face }: { $seat } outruns { $monster }, but not unharmed. { $what }
highlight-crown = { $count ->
    [one] { $seat } wins!
   *[other] { $seat } win!
}
highlight-crown-by = Take a bow. Everybody else: next time.
highlight-won = Victory!
highlight-beats = { $seat } sees off { $foes }
highlight-curse = Cursed!
highlight-curse-on = { $from ->
    [door] { $named ->
        [0] Something nasty behind the door, just for { $on }
       *[other] Behind the door: { $name }, just for { $on }
    }
    [hand] { $named ->
        [0] Something nasty for { $on }, from { $seat }
       *[other] { $name }, with love from { $seat } to { $on }
    }
   *[nobody] { $named ->
        [0] Something nasty for { $on }
       *[other] { $name }, all for { $on }
    }
}
highlight-jackpot = Jackpot!
highlight-finds = { $seat } finds { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
}
highlight-gotcha = Gotcha!
highlight-reaches = { $monster } has found { $seat }

# The first lesson.

lesson-count = { $step } of { $steps }
lesson-leave = Leave
lesson-explore = You’re Ada, and it’s your turn. The dark in the east is waiting: touch it to explore. That costs 1 Move.
lesson-tile = At your own table you’d turn up a room and lay its links. Names and arrows can wait until somebody needs them: just go on.
lesson-monster = Somebody lives here! Draw the card and go on. Then roll the Monster Die for its base: today it shows green.
lesson-card = What does the card say? Touch its Level and its dice, here 4 and 1. Now the app knows your odds.
lesson-help = Cleo is near. Touch her to ask for help, and see what that does to your odds.
lesson-roll = That looks good. Say so before anybody can think of a card to spoil it.
lesson-dice = Roll real dice and touch what they show. Today you all roll fives.
lesson-won = That’s a win, and a level. On you go.
lesson-search = The room is yours. Touch Search, roll, and touch what the die shows. Let’s say a four.
lesson-end = Nothing left to do here. End your turn, and the monsters get theirs.
lesson-monsters = Roll the Monster Die and touch red. The app asks for an arrow if it needs one, and says who moves where: move the cardboard, then go on.
lesson-undo = Got something wrong? Undo takes back the last thing, as often as you like. Try it.
lesson-done = That’s all you need. Levels and Bonuses: drag the number or touch it. And everything with a question mark says why.
log-dice-first = Your first game. Its first monsters were picked, so that it starts out nicely. Enjoy it while it lasts.
over-first = The first monsters were picked for a nice first game. The next one won’t be so kind.
# The first game in the app: every bubble once.
course-enough = No more hints
course-fine = Got it
course-turn = Your turn. Every door costs Move, and what’s behind a dark one nobody knows. Pick one and go in.
course-hand = This card is lit, so you can play it right now. Touch it once to read it, and again to play it. Nothing happens on the first touch.
course-lifted = That’s all it says, with a button for whatever it can do now. The cross puts it back.
course-base = Every monster stands on somebody’s color, and they roll its dice. Nobody plays the one that came up, so you choose. Pick yourself, and it’s your own fault.
course-fight = A fight! Your Level, your gear and your dice against the monster’s. You have to beat it: a tie is no win.
course-help = Not sure of it? Ask for help. Promise a Treasure and people get a lot nicer.
course-roll = Nothing left to play? Then roll, and hope.
course-react = Somebody else is fighting. Save them, sink them, or look the other way: anything you have that’s lit, or this button.
course-curse = A Curse! If a lit card of yours stops it, play that. If not, take it on the chin: it does what it says, and life goes on.
course-run = That went badly. Pick a way out, and run. If it catches you, you’ll find out what Bad Stuff is.
course-level = You’ve gone up a Level! Get to Level { $top } and you can fight the Boss. Beat the Boss and you win.
course-search = Nothing in here wants to eat you. Search the room: a good roll is a Treasure.
course-charity = Too many cards! Put on, play or sell what you can: what’s over when your turn ends goes to whoever is lowest.
course-end = You’re out of Move. End your turn, then the monsters go for a walk: they follow the arrows of one color.
course-boss = This is as high as it goes. Walk back to the Entrance, and the Boss comes to you. Win that, and you’ve won.
lesson-stay = Stay here
lesson-home = Back to the start

# A game without a map, beside its cardboard
doors-monster = A monster! What Level?
doors-another = Another one! What Level?
doors-no-other = No, just these
doors-next = Next: { $seat }
doors-win-game = I win! And I win the game!
doors-win-other = I win! And { $seat } wins the game!
doors-win-both = I win! And { $seat } and I win the game!
doors-add-us = Our side
doors-add-them = Theirs
doors-enhance = On it
doors-target = Cards go on { $monster }
doors-enhancer = { $level } ({ $treasures })
doors-more = Another
doors-mate = Its mate
for-the-win = For the win: { $seat }!
bid-counter-lifts = Together: { $stands }, and { $seat } goes up { $levels ->
    [one] a Level
   *[other] { $levels } Levels
  }
stands-crowns = { $stands }, and { $seat } wins the game
claim-counts = Nobody minds
levels-hint = Plus and minus: that’s all there is to it. Ten wins.
turn-sheet = Race, Class, Curses
run-from = { $monster }: { $least ->
    [1] doesn’t chase you
    [6] 6 only
    [7] no roll gets away
   *[other] { $least } or more
}
run-needs = { $least } or more
run-sure = gets away, whatever falls
run-never = no die does it
quick-levels-down = -2 Levels
fight-ahead = Ahead by { $by }
fight-ahead-tie = A tie wins
fight-short = { $by } short
tile-next-wins = One kill from winning!
tile-lowest = Charity goes here
tile-sheds = Nobody’s lower: discard all over { $limit }
tile-more-items = and { $count } more
fight-if-won-all = Win: the game.
fight-if-won-all-of = If { $seat } wins, they win the game.
fight-if-won-of = If { $seat } wins: { $levels ->
    [one] a Level
   *[other] { $levels } Levels
  }{ $treasures ->
    [0] .
    [one] {" "}and a Treasure.
   *[other] {" "}and { $treasures } Treasures.
  }
fight-if-won-agreed = Win, and you get what was agreed.
fight-if-won-help = { $levels ->
    [0] { $treasures ->
        [0] Win, and you get nothing but thanks.
        [one] Win, and you get a Treasure.
       *[other] Win, and you get { $treasures } Treasures.
      }
    [one] { $treasures ->
        [0] Win, and you get a Level.
        [one] Win, and you get a Level and a Treasure.
       *[other] Win, and you get a Level and { $treasures } Treasures.
      }
   *[other] { $treasures ->
        [0] Win, and you get { $levels } Levels.
        [one] Win, and you get { $levels } Levels and a Treasure.
       *[other] Win, and you get { $levels } Levels and { $treasures } Treasures.
      }
  }
fight-if-won = Win: { $levels ->
    [one] a Level
   *[other] { $levels } Levels
  }{ $treasures ->
    [0] .
    [one] {" "}and a Treasure.
   *[other] {" "}and { $treasures } Treasures.
  }
fight-if-won-rises = { $seat } goes up { $levels ->
    [one] a Level
   *[other] { $levels } Levels
  }, too.
fight-tie-power = A tie! { $seat } is a { $class }: does that win it?
loots-doors = Doors to the hand
loots-treasures = Treasures to the hand
turn-door = Door to hand
back-draw = { $seat } is back from the dead: { $doors ->
    [one] 1 Door
   *[other] { $doors } Doors
  } and { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  } for a new hand, then play on.
doors-monster-next = { $seat } kicks the next door. What Level?
doors-monster-next-brief = { $seat }’s next. What Level?
doors-still = Still { $seat }’s turn
owed-for = { $what } for { $who }
owed-whose = { $what }: whose card?
owed-by = { $what }: their own, or whose?
owed-mate = The mate
owed-monster = The Level { $level }
owed-monster-open = The monster
owed-nobody = Nobody’s
owed-more = and { $count } more
owed-first = First the Treasures. None? Touch 0.
owed-drew-known = How many Treasures for { $seat }? The cards on it bring { $known } already
owed-drew = How many Treasures for { $seat }?
came-out-won = We win all the same
came-out-lost = We lose all the same
came-out-count = By our own count
turn-races = Race, Class
turn-sell = Sell
turn-trade = Trade
last-title = { $seat } to Level { $top }?
last-kill = A kill: { $seat } wins!
last-card = A card
last-hint = House law says otherwise? Your table, your problem.
last-anyway = It counts here
sale-title = What does { $seat } sell?
sale-levels = { $levels ->
    [one] { $gold } gold: a Level
   *[other] { $gold } gold: { $levels } Levels
  }
sale-items-gold = { $items }, and { $gold } gold on top
sale-items = { $waste ->
    [0] { $items }: not a coin wasted
   *[other] { $items }: { $waste } gold over
  }
sale-no-more = { $most ->
    [one] { $levels } Levels would be 1: the last one takes a kill.
   *[other] { $levels } Levels would be { $most }: the last one takes a kill.
  }
sale-title-gold = What does { $seat } pay for a level with?
sale-gold = { $gold } gold, cash down
sale-at-the-table = { $gold } gold’s worth of Items and gold, at the table
sale-rest = All the gold, and { $gold } in Items
sale-held = How many cards from the hand?
sale-held-cards = { $count ->
    [one] a card from the hand
   *[other] { $count } cards from the hand
  }
sale-which = What’s for sale? Touch it.
sale-nothing = Touch what’s for sale first.
sale-high = One of these pays double: the dearest, of course.
sale-note = Sold
sale-goes = Gone: { $items }
sale-short = { $gold } gold short
sale-hint = The cards go on the discards. Nobody gives change.
trade-title = { $from } gives { $to } …
trade-turn = The other way
trade-bonus = An Item. What does it add?
trade-bonus-other = Or one that isn’t listed here. What does it add?
trade-promise = Or a promise. Standie remembers, and enforces nothing.
promise-treasure = Owes { $seat } a Treasure
promise-due = { $seat } promised { $to } a Treasure. Just saying.
body-took = { $seat } took one
body-takes = What does { $seat } take?
body-door = { $count ->
    [one] A Door
   *[other] A Door ({ $count } left)
}
body-treasure = { $count ->
    [one] A Treasure
   *[other] A Treasure ({ $count } left)
}
body-other = Something else
body-then = After that
body-hint = The highest Level grabs first, one card each.
body-roll-again = A tie! { $seat } rolls again
body-roll = { $seat } rolls
body-done = Nothing left
body-sorted = All shared out
body-no-dice = Sharing it out yourselves? Touch what each one takes.
body-roll-here = Roll for it here
claim-stop = Stop!
# Of whoever is away, in the place of “Stop!”.
claim-away = Away
seat-run = Running away
condition-next-fight = -5 next fight
condition-hand = A hand short
condition-curse = Cursed
ill-levels = Lose 2 Levels
ill-bonus = Lose an Item: -{ $by }
ill-race = Lose the Race
ill-class = Lose the Class
ill-class-at = Lose { $class }
ill-classes = Lose both Classes
ill-sex = Change sex, -5 next fight
ill-place = Back one card
ill-run = -1 to run away
ill-door = Lose a Door
ill-treasure = Lose a Treasure
ill-cards = Lose the whole hand
track-lowest = Charity goes to { $seats }.
track-sheds = Nobody is lower than { $seat }: discard what is over { $limit }.
track-next-wins = { $count ->
    [one] { $seats } is one kill from winning.
   *[other] { $seats } are one kill from winning.
  }
track-now = What can I do?
found-foe = Who is it?
found-item = From the Box
found-curse = A Curse we know
found-nothing = Nobody of that name in the Box.
found-levels = { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
  }
met-box = Known
met-remember = Remember { $foe }?
met-remember-bad = Bad Stuff: { $bad }
stamp-claims = At { $time }, { $seat } says “I win!”, { $ours } to { $theirs }
stamp-again = at { $time }, { $seat } says it again, { $ours } to { $theirs }
stamp-then = { $seconds } s later { $what } ({ $ours } to { $theirs })
stamp-besides = { $what } ({ $ours } to { $theirs })
stamp-final = { $seconds } s later nobody minds
stamp-void = and nothing came of it
foe-two-levels = 2 Levels
foe-run = Run { $by }
flight-free = Away from all of them: { $odds }
flight-first = this one first
flight-ditch = Ditch the Vehicle ({ $run } to run) and leg it
card-by = Whose card is it?
card-by-curse = Out of whose hand?
paid-fight = { $class }: { $strength } for a card
paid-stab = Stab { $whom }: { $strength } for a card
paid-monster = Whole hand ({ $cards } or more): { $monster } goes
paid-flight = { $class }: { $strength } a card, and away after all
paid-flight-short = { $class }: { $short } short, { $strength } a card. Away with:
paid-flight-hopeless = { $class }: { $short } short. Not even { $cards ->
    [one] a card saves
   *[other] { $cards } cards save
  } you.
paid-theft = A card for a go at { $whom }’s { $what }
paid-theft-counted = A card for a go at { $whom }’s Items. What does it add?
turn-told = It takes { $need } to turn this. Anyone with cards still can.
turn-told-stab = It takes { $need } to turn this. Anyone with cards still can, and { $thieves } can stab.

turn-hidden = { $percent }% that { $cards ->
    [one] the card
   *[other] one of the { $cards } cards
  } you can’t see spoils this
turn-open = { $who } can spoil this for sure
turn-open-by = { $seat } ({ $class })
turn-why-title = What they might be holding
turn-why-need = It takes { $need } to turn this.
turn-why-back = { $deck ->
    [door] Doors
   *[other] Treasures
  }: { $held } in other hands, out of { $unseen } you haven’t seen. { $enough ->
    [0] None would do it alone.
    [one] One would do it alone.
   *[other] { $enough } would do it alone.
  }
turn-why-pairs = Two cards count as one where one of them drags the other in: a monster, and what brings it along.
turn-why-alone = By a single card: { $percent }%, { $ways } in { $all }.
turn-why-together = By everything they’ve got: { $percent }%, { $ways } in { $all }.
turn-why-fair = Nobody peeked. It’s worked out from what you could count yourself.

# Cards to be read.

menu-cards = All cards
pace-turns = Turn { $turn }. Most games like this are over by turn { $turns }.
pace-left = { $minutes ->
    [0] The clock’s about to run out.
    [one] One minute left on the clock.
   *[other] { $minutes } minutes left on the clock.
  }
menu-discards = Discards
menu-players = Players
browse-all = All cards
browse-discards = { $deck } discards
browse-one = The card
browse-none = Nothing lies there yet.
browse-closed = Face down: house rules
browse-under = { $count ->
    [one] One card under it that nobody looks at, by your house rules.
   *[other] { $count } more that nobody looks at, by your house rules.
  }
browse-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

# An Item of a sale that has no name, by its bonus: +3. And any of them with its price.
sale-plain = { $item } { $bonus }
sale-priced = { $item } ({ $gold })

# What is told of a rule in English, because nobody has told it in this language yet.
in-english = { $text } (English)
