# What cards say, put together from what they do.

list-or = { $rest } or { $last }

# Whom a sentence is about. The victim is whoever a Curse is played on; whoever reads is spoken to: “Lose a level.”
# Who is chosen is somebody at first, and that one from then on.

says-subject = { $who ->
    [victim] The victim
    [any] Any one player
    [another] Any one other player
    [anybody] Any one munchkin in the fight
    [player] That player
    [fighter] That munchkin
    [others] Everybody else
   *[all] Everybody
  }
says-their = { $who ->
    [you] your
   *[other] their
  }
says-gain = { $who ->
    [you] Gain
   *[other] { says-subject } gains
  }
says-lose = { $who ->
    [you] Lose
   *[other] { says-subject } loses
  }
says-drop = { $who ->
    [you] Drop
   *[other] { says-subject } drops
  }
says-go = { $who ->
    [you] Go
   *[other] { says-subject } goes
  }
says-sign = { $up ->
    [yes] {"+"}
   *[no] {"-"}
  }
says-levels = { $by ->
    [one] a level
   *[other] { $by } levels
  }
says-cards = { $deck ->
    [treasure] { $by ->
        [one] a Treasure
       *[other] { $by } Treasures
      }
    [door] { $by ->
        [one] a Door card
       *[other] { $by } Door cards
      }
   *[dxm] { $by ->
        [one] a DxM card
       *[other] { $by } DxM cards
      }
  }
says-dice = { says-sign }{ $by } { $by ->
    [one] die
   *[other] dice
  }

# When.

says-when = { $when ->
    [peace] any time except in combat
    [own] on your own turn
    [fight] in a fight{ $rolls ->
        [0] {""}
       *[other] , before the roll
      }
    [rolled] in a fight, after the roll
   *[any] any time
  }
says-play = Play it { says-when }.

# What is chosen, where what is done does not name it.

says-choose-other = Choose another player.
says-choose-player = Choose a player; it can be you.
says-choose-monster = Choose a monster on the map.
says-choose-fighter = Choose a munchkin or a monster in the fight.
says-choose-munchkin = Choose a munchkin in the fight.
says-choose-foe = Choose a monster in the fight.
says-choose-room = Choose an explored room.
says-choose-side = Choose a side of your room.
says-choose-push = Choose a monster on the map and a side of its room.

# What happens to munchkins.

says-level-up = { says-go } up { says-levels } (but not the last one).
says-ascend = { says-go } up a level, even the last one.
says-ascend-of = For { $whom }: up a level, even the last one.
says-steal = Reach for a small Item of another player’s, while nobody fights. Roll a die: { $from } or more and it’s yours; if not, lose a level.
says-steal-sure = Take a small Item from another player, while nobody fights.
says-level-down = { says-lose } { says-levels }.
says-health-up = { $who ->
    [you] Heal
   *[other] { says-subject } heals
  } { $by }.
says-health-down = { says-lose } { $by } Health.
says-max-health-up = { says-gain } { $by ->
    [one] a Health token
   *[other] { $by } Health tokens
  } for good.
says-max-health-down = { says-lose } { $by ->
    [one] a Health token
   *[other] { $by } Health tokens
  } for good.
says-moves-up = { says-gain } { $by ->
    [one] a Move token
   *[other] { $by } Move tokens
  } for good.
says-moves-down = { says-lose } { $by ->
    [one] a Move token
   *[other] { $by } Move tokens
  } for good.
says-move-back = { $who ->
    [you] Get
   *[other] { says-subject } gets
  } up to { $by } spent Move back.
says-move-spent = { $who ->
    [you] {""}
   *[other] { says-subject } gets{" "}
  }-{ $by } Move this turn.
says-gold-up = { says-gain } { $by } gold.
says-gold-taken = { says-gain } { $by } gold, or less if { $from ->
    [victim] the victim
   *[player] that player
  } hasn’t as much.
says-gold-down = { says-lose } { $by } gold.
says-rob = Take up to { $by } gold from { $who ->
    [any] any one player
    [another] any one other player
    [anybody] any one munchkin in the fight
    [fighter] that munchkin
   *[player] that player
  }.
says-draw = { $who ->
    [you] Draw
   *[other] { says-subject } draws
  } { says-cards }.
says-discard = { $who ->
    [you] Discard
   *[other] { says-subject } discards
  } { says-cards } from { says-their } hand.
says-lose-item = { $dropped ->
    [yes] { says-drop }
   *[no] { says-lose }
  } { $what ->
    [item] an Item of { says-their } choice
    [weapon] a Weapon of { says-their } choice
    [hand] a 1-Hand or 2-Hand Item of { says-their } choice
    [big] a Big Item of { says-their } choice
    [headgear] { says-their } Headgear
    [armor] { says-their } Armor
    [footgear] { says-their } Footgear
   *[other] one { $what } Item of { says-their } choice
  }{ $dropped ->
    [yes] {" "}on the spot
   *[no] {""}
  }.
says-both = (both if { $who ->
    [you] you have
   *[other] they have
  } two)
says-lose-races = { says-lose } { says-their } Race { says-both }.
says-lose-classes = { says-lose } { says-their } Class { says-both }.
says-swap-sex = { $who ->
    [you] Change
   *[other] { says-subject } changes
  } sex.
says-lift = { $who ->
    [you] Shake
   *[other] { says-subject } shakes
  } off { says-their } latest Curse or other trouble.
says-to-entrance = { says-go } straight to the Entrance.
says-to-room = { says-go } straight to { says-the-room }.
says-die = { $who ->
    [you] You die
   *[other] { says-subject } dies
  }.

# What hangs over munchkins. In a fight the bonus and the dice are meant anyway.

says-condition = { $who ->
    [you] {""}
   *[other] { says-subject }{" "}
  }{ $parts } { $until ->
    [fight] in { says-their } next fight
    [next] until after { says-their } next fight
    [own] until { says-their } next turn
   *[lifted] until { $who ->
        [you] you shake
       *[other] they shake
      } it off
  }.
says-hang-gets = { $who ->
    [you] { $what }
   *[other] gets { $what }
  }
says-hang-moves = { says-sign }{ $by } Move
says-hang-bonus = { $by }{ $until ->
    [fight] {""}
   *[other] {" "}in combat
  }
says-hang-dice = { says-dice }{ $until ->
    [fight] {""}
   *[other] {" "}in combat
  }
says-hang-hands = { says-sign }{ $by } { $by ->
    [one] Hand
   *[other] Hands
  }
says-hang-run = { $by } to Run Away
says-hang-no-pick-up = { $who ->
    [you] no picking up Items
   *[other] can’t pick up Items
  }
says-hang-link-cost = { $who ->
    [you] every link costs you { $by } Move
   *[other] pays { $by } Move for any link
  }
says-hang-may-search = { $who ->
    [you] you can search anywhere
   *[other] can search anywhere
  }

# What happens to the map, a fight or the decks.

says-the-room = { $there ->
    [any] any explored room
    [room] that room
   *[here] your room
  }
says-the-monster = { $what ->
    [fight] any one monster in the fight
    [map] any one monster on the map
   *[that] that monster
  }
says-fetch = Take any { $deck ->
    [treasure] Treasure
    [door] Door card
   *[dxm] DxM card
  } from the discards (if there are none, draw one).
says-link = Make { $there ->
    [any] any one side
   *[that] that side
  } of your room { $link ->
    [passage] an open passage
    [door] a door
    [locked] a locked door
    [hidden] a hidden door
   *[wall] a wall
  }.
says-tidy = Take the Ransacked or Looted Out token off { says-the-room }.
says-flip = Turn { says-the-room } over.
says-term = { $whose ->
    [any] Any one munchkin or monster in the fight
    [fighter] That fighter
   *[ours] The munchkins’ side
  } gets { $parts }.
says-ties = The munchkins win ties.
says-slay = Kill { says-the-monster }.
says-mate = Bring along another just like { says-the-monster }, with everything that lies on it.
says-send-away = Send { says-the-monster } away: no Level for that, but its Treasure stays.
says-banish = Take { says-the-monster } out of the dungeon; nobody gets anything for it.
says-push = Push { says-the-monster } through { $what ->
    [that] that side
   *[map] any side
  } into the next room. It can’t stop in the Entrance: it goes straight on.
says-rebase = Give { says-the-monster } a base of your color.
says-lurker = Put a new monster in any empty room; if there’s none, in a new one.

# Kinds of cards.

says-level-card = Go up a level (but not the last one).
says-race-card = Play it { $turn ->
    [1] on your own turn, or as soon as you get it
   *[other] any time
  }: you become { $kind }.
says-class-card = Play it { $turn ->
    [1] on your own turn, or as soon as you get it
   *[other] any time
  }: you become { $kind }.
says-half-breed = Beside your Race, any time: have two Races, or one without its drawbacks.
says-second-class = Beside your Class, any time, together with a second one from your hand: have both{ $spared ->
    [1] , and the drawbacks of neither.
   *[other] , drawbacks and all.
  }
says-super-munchkin = Beside your Class, any time: have two Classes, or one without its drawbacks.
says-curse = Curse any munchkin, any time.
says-enhancer-card = Play it on any monster, any time.
says-monster-card = { $rolls ->
    [0] In a fight: a monster from your hand joins in.
   *[other] In a fight, before the roll: one more monster joins in.
  }
says-cheat-card = Put it on one of your Items: use that, whatever its card says, at its best bonus.
says-die-card = Right after any die roll: turn it to any face.

# What a card does to the monster it lies on.

says-enhancer = The monster gets { $parts }.
says-enhancer-level = { says-sign }{ $by } { $by ->
    [one] Level
   *[other] Levels
  }
says-enhancer-strength = { $by } in combat
says-enhancer-dice = { says-dice }
says-enhancer-treasures = { says-sign }{ $by } { $by ->
    [one] Treasure
   *[other] Treasures
  }
says-enhancer-size = { says-sign }{ $by } { $by ->
    [one] size
   *[other] sizes
  }
says-enhancer-levels = { says-sign }{ $by } { $by ->
    [one] level
   *[other] levels
  } for the kill{ $up ->
    [yes] {""}
   *[no] {" "}(one at least)
  }

# Items.

says-gear = { $what }{ $value ->
    [none] , no price.
   *[other] , { $value } gold.
  }
says-gear-item = Item
says-gear-big = Big
says-gear-hands = { $hands ->
    [one] 1 Hand
   *[other] { $hands } Hands
  }
says-gear-gives = { $parts }.
says-gear-once = Discard it for { $parts } in a fight.
says-gear-used = Discard it: { $what }
says-gear-spent = Use it once, then discard it.
says-gear-when = Using it also does this: { $what }
says-give-bonus = { $by }{ $scope ->
    [fight] {""}
   *[always] {" "}in combat
  }
says-give-dice = { says-dice }{ $scope ->
    [fight] {""}
   *[always] {" "}in combat
  }
says-give-moves = { says-sign }{ $by } Move
says-give-run = { $by } to Run Away
says-gear-better = { $by } for { $whom }.
says-gear-only = Only for { $whom }.
says-gear-never = Not for { $whom }.
says-gear-powers = It gives you { $powers }.
says-gear-averts = Discard it to stop a Curse on you.
says-gear-hireling = Play it any time, even in the middle of a fight.
says-gear-throw = { $how ->
    [once] Or throw it into somebody else’s fight, here or next door, for either side.
    [returns] Or throw it into somebody else’s fight, here or next door, for either side; it comes back.
   *[gone] Or throw it into a fight, here or next door, for either side, and discard it.
  }

power-flight = Flight
power-flame = Flame
power-protection-from-flame = Protection from Flame

# Munchkins of a kind, with their article.

says-a-everyone = everybody
says-a-elf = an Elf
says-a-dwarf = a Dwarf
says-a-halfling = a Halfling
says-a-warrior = a Warrior
says-a-wizard = a Wizard
says-a-thief = a Thief
says-a-cleric = a Cleric
says-a-human = a human munchkin
says-a-male = a male munchkin
says-a-female = a female munchkin
says-a-odd = anybody of odd Level
says-a-even = anybody of even Level
says-a-power = anybody with { $power }
says-a-monsters = every monster
says-a-keyword = every { $keyword } monster
says-a-kind = { $initial ->
    [a] an
    [e] an
    [i] an
    [o] an
    [u] an
   *[other] a
  } { $kind }

# Races and Classes.

says-trait-run = { $by } to Run Away.
says-trait-moves = { says-sign }{ $by } Move.
says-trait-hand = { says-sign }{ $by } { $by ->
    [one] card
   *[other] cards
  } in hand at the end of your turn.
says-trait-search = { $by } to searches.
says-trait-strength = { $by } in combat.
says-trait-big-any = Any number of Big Items.
says-trait-big-more = { $by ->
    [one] One more Big Item
   *[other] { $by } more Big Items
  } in play.
says-trait-big = { $up ->
    [yes] { $by ->
        [one] One more Big Item costs
       *[other] { $by } more Big Items cost
      } no Move.
   *[no] { $by ->
        [one] One Big Item fewer is
       *[other] { $by } Big Items fewer are
      } carried without losing Move.
  }
says-ability = { $parts } against { $keyword } monsters.
says-averts = When a Curse is about to hit you, you can roll once to stop it.
says-helps = Help win a fight and you go up a level.
says-by-discard = { says-when }{ $cost ->
    [0] {""}
   *[other] , for { $cost } Move
  }: discard { $cards ->
    [one] a card
   *[other] { $cards } cards
  }. { $what }
says-once-each = Once per victim and fight.
says-sells-high = Sell Items for a Level, and once a turn one of them counts double.
says-by-hand = { says-when }: discard your whole hand, one card at least. { $what }
says-by-ten = { says-when }{ $cost ->
    [0] {""}
   *[other] , for { $cost } Move
  }: roll the ten-sided die. Your Level or less: { $what }

# Monsters.

says-monster = Level { $level }, { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }, { $treasures ->
    [0] no Treasures
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }.
says-foe = Level { $level }, { $treasures ->
    [0] no Treasures
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }.
says-monster-kind = { $words }.
says-gait-fast = Fast: it goes one room further, straight on.
says-gait-slow = Slow: it goes one room at most.
says-gait-lurking = Lurking: it never moves on its own.
says-gait-contrary = Contrary: its first step goes against the arrow.
says-passes = It goes through { $links }.
says-smashes = It smashes { $links } into open passages on its way.
says-links-passage = passages
says-links-door = doors
says-links-locked = locked doors
says-links-hidden = hidden doors
says-links-wall = walls
says-against = { $parts } against { $whom }.
says-run = { $by } to Run Away from it.
says-no-run = Nobody runs away from it.
says-spares = It won’t chase anybody of Level { $level } or below.
says-only-levels = Nothing but Levels counts against it.
says-friendly = It won’t fight { $whom }: wave, and search the room.
says-flees = { $whom } in the fight may drive it off: no Level, but its Treasure.
says-escaped = If you get away from it: { $what }
says-killed = Once it’s dead: { $what }
says-worth = Killing it is worth { says-levels }.
says-fearsome = Fearsome: killing it alone is worth two levels; with a helper, one each.
says-benefit-gold = Whoever beats it gains { $by } gold.
says-benefit-dxm = Whoever beats it draws { says-cards }.
says-benefit-health = Whoever beats it heals { $by }.
says-bad-stuff = Bad Stuff: { $what }
says-no-bad-stuff = Bad Stuff: none.

keyword-beast = Beast
keyword-bug = Bug
keyword-construct = Construct
keyword-demon = Demon
keyword-dragon = Dragon
keyword-fearsome = Fearsome
keyword-fiery = Fiery
keyword-flying = Flying
keyword-giant = Giant
keyword-goo = Goo
keyword-horror = Horror
keyword-human = Human
keyword-plant = Plant
keyword-slimy = Slimy
keyword-tentacled = Tentacled
keyword-trollkin = Trollkin
keyword-undead = Undead
keyword-vermin = Vermin

keyword-axe = Axe
keyword-bow = Bow
keyword-clothing = Clothing
keyword-club = Club
keyword-dagger = Dagger
keyword-flaming = Flaming
keyword-hireling = Hireling
keyword-holy = Holy
keyword-mace = Mace
keyword-magic = Magic
keyword-monstrous = Monstrous
keyword-potion = Potion
keyword-returns = Returns
keyword-scroll = Scroll
keyword-shiny = Shiny
keyword-spear = Spear
keyword-sword = Sword
keyword-thingie = Thingie
keyword-throwable = Throwable

# Rooms.

says-icon-good = { $whom } gets +1 die here, in fights and searches.
says-icon-bad = { $whom } gets -1 die here, in fights and searches.
says-room-fight = { $whom } gets { $parts } in fights here.
says-enter = { $whom } who enters { $parts }.
says-enter-health-up = heals { $by }
says-enter-health-down = loses { $by } Health
says-enter-gold-up = gains { $by } gold
says-enter-gold-down = loses { $by } gold
says-link-cost = { $by ->
    [0] Every way out is free.
   *[other] Every way out costs { $by } Move.
  }
says-no-search = No searching here.
says-search = { $by } to searches here.
says-deal = Deal{ $once ->
    [yes] {" "}(once a turn)
   *[no] {""}
  }: pay { $cost } Move and { $price }. { $what }
says-price-gold = { $by } gold
says-price-items = Items worth { $by } gold or more
says-price-cards = { $by ->
    [one] any card
   *[other] any { $by } cards
  }
says-price-hand = { says-cards } from your hand

# The same in as few words as there are, for a card in a hand.

kinds-elf = Elves
kinds-dwarf = Dwarves
kinds-halfling = Halflings
kinds-human = humans
kinds-ork = Orks
kinds-troll = Trolls
kinds-warrior = Warriors
kinds-wizard = Wizards
kinds-thief = Thieves
kinds-cleric = Clerics
kinds-male = males
kinds-female = females
brief-others = Others: { $what }
brief-all = All: { $what }
brief-level = { $by } { $count ->
    [one] Level
   *[other] Levels
  }
brief-health = { $by } Health
brief-max-health = { $by } Health { $count ->
    [one] token
   *[other] tokens
  }
brief-moves = { $by } Move { $count ->
    [one] token
   *[other] tokens
  }
brief-move = { $by } Move
brief-spent = { $by } Move this turn
brief-gold = { $by } gold
brief-rob = take { $count } gold
brief-draw = draw { $count } { $deck ->
    [treasure] { $count ->
        [one] Treasure
       *[other] Treasures
      }
    [door] { $count ->
        [one] Door card
       *[other] Door cards
      }
   *[dxm] DxM
  }
brief-discard = lose { $count } { $deck ->
    [treasure] { $count ->
        [one] Treasure
       *[other] Treasures
      }
    [door] { $count ->
        [one] Door card
       *[other] Door cards
      }
   *[dxm] DxM
  } from hand
brief-fetch = any { $deck ->
    [treasure] Treasure
    [door] Door card
   *[dxm] DxM
  } off the discards
brief-lose-item = { $dropped ->
    [yes] drop
   *[no] lose
  } { $what ->
    [item] an Item
    [weapon] a Weapon
    [hand] a Hand Item
    [big] a Big Item
    [headgear] Headgear
    [armor] Armor
    [footgear] Footgear
   *[other] one { $what } Item
  }
brief-lose-races = lose your Race
brief-lose-classes = lose your Class
brief-swap-sex = change sex
brief-lift = lift a Curse
brief-to-entrance = off to the Entrance
brief-to-room = go to any room
brief-die = die
brief-hangs = { $what }{ $until ->
    [own] {" "}until next turn
    [fight] , next fight
   *[lifted] {" "}until it’s lifted
  }
brief-link = make it { $link ->
    [passage] a passage
    [door] a door
    [locked] a locked door
    [hidden] a hidden door
   *[wall] a wall
  }
brief-tidy = searchable again
brief-flip = turn a room over
brief-ties = win a tie
brief-slay = kill a monster
brief-ascend = a Level, even the last
brief-ascend-of = { $who } go up a Level, even the last
brief-sells-high = sells one Item at double price
brief-steal = steal an Item (4 or more)
brief-steal-sure = steal an Item
brief-mate = a second one just like it
brief-send-away = a monster goes, its Treasure stays
brief-banish = a monster leaves
brief-push = push a monster on
brief-rebase = make a monster yours
brief-lurker = a new monster
brief-monster-strength = Monster { $by }
brief-strength = { $by } in combat
brief-run = { $by } to Run Away
brief-search = { $by } to searches
brief-hand = { $by } { $dice ->
    [one] card
    [-1] card
   *[other] cards
  } in hand
brief-big = { $by } Big { $dice ->
    [one] Item
    [-1] Item
   *[other] Items
  }
brief-worth = { $by } { $dice ->
    [one] level
    [-1] level
   *[other] levels
  } for the kill
brief-size = { $by } size
brief-averts = Stops a Curse
brief-helps = a level for helping
brief-by-discard = Discard: { $what }
brief-weakens = { $by } to a fighter
brief-by-hand = Whole hand: { $what }
brief-by-ten = Roll: { $what }
brief-half-breed = A second Race, or all good and no bad
brief-second-class = A second Class beside your own
brief-super-munchkin = A second Class, or all good and no bad
brief-monster = One more monster
brief-cheat = Use any Item
brief-turn-die = Turn a die
says-compel = { $who ->
    [another] Any one other player
    [any] Any one player
   *[player] That player
  } has to help whoever’s fighting, unless that wins the game.
says-call-off = The fight is off: every monster leaves, and nobody gets anything.
says-show = { $who ->
    [you] Show
   *[other] { says-subject } shows
  } everybody { says-their } hand.
brief-compel = make somebody help
brief-call-off = call off the fight
brief-show = show a hand
