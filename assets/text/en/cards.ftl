# What cards say, put together from what they do.

list-or = { $rest } or { $last }

# Whom a sentence is about. The victim is whoever a Curse is played on.

says-subject = { $who ->
    [you] You
    [victim] The victim
    [player] That player
    [fighter] That munchkin
    [others] Everybody else
   *[all] Everybody
  }
says-have = { $who ->
    [you] have
   *[other] has
  }
says-their = { $who ->
    [you] your
   *[other] their
  }
says-gain = { $who ->
    [you] gain
   *[other] gains
  }
says-lose = { $who ->
    [you] lose
   *[other] loses
  }
says-get = { $who ->
    [you] get
   *[other] gets
  }
says-roll = { $who ->
    [you] roll
   *[other] rolls
  }
says-drop = { $who ->
    [you] drop
   *[other] drops
  }
says-levels = { $by ->
    [one] a level
   *[other] { $by } levels
  }
says-cards = { $deck ->
    [treasure] { $by ->
        [one] a Treasure card
       *[other] { $by } Treasure cards
      }
   *[dxm] { $by ->
        [one] a DxM card
       *[other] { $by } DxM cards
      }
  }

# When.

says-when = { $when ->
    [peace] at any time except in combat
    [own] on your own turn
    [fight] in a fight, before the roll
    [rolled] after the dice of a fight are rolled
   *[any] at any time
  }
says-play = Play it { says-when }.

# What is chosen.

says-choose-other = Choose another player.
says-choose-player = Choose a player; it can be you.
says-choose-monster = Choose a monster on the map.
says-choose-fighter = Choose a munchkin or a monster in the fight.
says-choose-munchkin = Choose a munchkin in the fight.
says-choose-foe = Choose a monster in the fight.
says-choose-room = Choose an explored room.
says-choose-side = Choose a side of the room you are in.
says-choose-push = Choose a monster on the map and a side of its room.

# What happens to munchkins.

says-level-up = { says-subject } { says-gain } { says-levels } (but not to 10).
says-level-down = { says-subject } { says-lose } { says-levels }.
says-health-up = { says-subject } { $who ->
    [you] regain
   *[other] regains
  } { $by } Health.
says-health-down = { says-subject } { says-lose } { $by } Health.
says-max-health-up = { says-subject } { says-gain } { $by ->
    [one] a Health token
   *[other] { $by } Health tokens
  } for good.
says-max-health-down = { says-subject } { says-lose } { $by ->
    [one] a Health token
   *[other] { $by } Health tokens
  } for good.
says-moves-up = { says-subject } { says-gain } { $by ->
    [one] a Move token
   *[other] { $by } Move tokens
  } for good.
says-moves-down = { says-subject } { says-lose } { $by ->
    [one] a Move token
   *[other] { $by } Move tokens
  } for good.
says-move-back = { says-subject } { says-get } back up to { $by } Move spent this turn.
says-move-spent = { says-subject } { says-have } { $by } Move less this turn.
says-gold-up = { says-subject } { says-gain } { $by } gold.
says-gold-taken = { says-subject } { says-gain } { $by } gold, or less if { $from ->
    [victim] the victim
   *[player] that player
  } does not have as much.
says-gold-down = { says-subject } { says-lose } { $by } gold.
says-rob = You take { $by } gold from that player, or as much as there is.
says-draw = { says-subject } { $who ->
    [you] draw
   *[other] draws
  } { says-cards }.
says-discard = { says-subject } { $who ->
    [you] discard
   *[other] discards
  } { says-cards } from { says-their } hand.
says-lose-item = { says-subject } { $dropped ->
    [yes] { says-drop }
   *[no] { says-lose }
  } { $what ->
    [item] an Item of { says-their } choice
    [weapon] a Weapon of { says-their } choice
    [big] a Big Item of { says-their } choice
    [headgear] { says-their } Headgear
    [armor] { says-their } Armor
    [footgear] { says-their } Footgear
   *[other] one { $what } Item of { says-their } choice
  }{ $dropped ->
    [yes] {" "}on the spot
   *[no] {""}
  }.
says-both = or both if { $who ->
    [you] you have
   *[other] they have
  } two
says-lose-races = { says-subject } { says-lose } { says-their } Race, { says-both }.
says-lose-classes = { says-subject } { says-lose } { says-their } Class, { says-both }.
says-swap-sex = { says-subject } { $who ->
    [you] change
   *[other] changes
  } sex.
says-lift = { says-subject } { $who ->
    [you] are
   *[other] is
  } rid of { says-their } latest Curse or other trouble.
says-to-entrance = { says-subject } { $who ->
    [you] go
   *[other] goes
  } straight to the Entrance.
says-to-room = { says-subject } { $who ->
    [you] go
   *[other] goes
  } straight to that room.
says-die = { says-subject } { $who ->
    [you] die
   *[other] dies
  }.

# What hangs over munchkins. In a fight the bonus and the dice are meant anyway.

says-condition = { says-subject } { $parts } { $until ->
    [fight] in { says-their } next fight
    [next] until { says-their } next fight is over
    [own] until { says-their } next turn begins
   *[lifted] until that is lifted
  }.
says-hang-moves = { says-have } { $by } Move { $up ->
    [yes] more
   *[no] less
  }
says-hang-bonus = { says-get } { $by }{ $until ->
    [fight] {""}
   *[other] {" "}in combat
  }
says-hang-dice = { says-roll } { $up ->
    [yes] { $by ->
        [one] an extra die
       *[other] { $by } extra dice
      }
   *[no] { $by ->
        [one] one die fewer
       *[other] { $by } dice fewer
      }
  }{ $until ->
    [fight] {""}
   *[other] {" "}in combat
  }
says-hang-hands = { says-have } { $by ->
    [one] one Hand
   *[other] { $by } Hands
  } { $up ->
    [yes] more
   *[no] fewer
  }
says-hang-run = { says-get } { $by } to Run Away
says-hang-no-pick-up = cannot pick up Items
says-hang-link-cost = { $who ->
    [you] pay
   *[other] pays
  } { $by } Move for a link of any kind
says-hang-may-search = can search even where it is forbidden

# What happens to the map, a fight or the decks.

says-fetch = Take any { $deck ->
    [treasure] Treasure card
   *[dxm] DxM card
  } from the discards, or draw one if there is none.
says-link = The link there becomes { $link ->
    [passage] an open passage
    [door] a door
    [locked] a locked door
    [hidden] a hidden door
   *[wall] a wall
  }.
says-tidy = Take the Ransacked or Looted Out token off { $there ->
    [room] that room
   *[here] the room you are in
  }.
says-flip = That room is turned over.
says-term = { $whose ->
    [fighter] That fighter
   *[ours] The munchkins’ side
  } { $parts } in this fight.
says-term-strength = gets { $by }
says-term-dice = rolls { $up ->
    [yes] { $by ->
        [one] an extra die
       *[other] { $by } extra dice
      }
   *[no] { $by ->
        [one] one die fewer
       *[other] { $by } dice fewer
      }
  }
says-ties = If it’s a tie, the munchkins win.
says-slay = That monster is killed outright.
says-banish = That monster leaves the dungeon, and nobody gets anything for it.
says-push = The monster is pushed through that side into the next room.
says-rebase = That monster stands on a base of your colour from now on.
says-lurker = A new monster appears in an empty room of your choice.

# Kinds of cards.

says-level-card = Go up a level (but not to 10).
says-race-card = Put it in front of you at any time: from now on you’re { $kind }.
says-class-card = Put it in front of you at any time: from now on you’re { $kind }.
says-half-breed = Beside your Race, at any time: have two Races, or one without its drawbacks.
says-super-munchkin = Beside your Class, at any time: have two Classes, or one without its drawbacks.
says-curse = Curse: play it on any munchkin, at any time.
says-enhancer-card = Play it on a monster, at any time.
says-monster-card = In a fight, before the roll: draw one more monster, which joins in.
says-cheat-card = Put it on one of your Items: use it whatever its card says, at its best bonus.
says-die-card = Right after any die is rolled: turn it to any face, or have it rolled again, whichever your table plays.

# What a card does to the monster it lies on.

says-enhancer = The monster { $parts }.
says-enhancer-level = is { $by ->
    [one] 1 Level
   *[other] { $by } Levels
  } { $up ->
    [yes] higher
   *[no] lower
  }
says-enhancer-strength = gets { $by } in combat
says-enhancer-dice = rolls { $up ->
    [yes] { $by ->
        [one] an extra die
       *[other] { $by } extra dice
      }
   *[no] { $by ->
        [one] one die fewer
       *[other] { $by } dice fewer
      }
  }
says-enhancer-treasures = yields { $by ->
    [one] 1 Treasure
   *[other] { $by } Treasures
  } { $up ->
    [yes] more
   *[no] fewer
  }
says-enhancer-size = is { $by ->
    [one] one size
   *[other] { $by } sizes
  } { $up ->
    [yes] larger
   *[no] smaller
  }
says-enhancer-levels = is worth { $by ->
    [one] one level
   *[other] { $by } levels
  } { $up ->
    [yes] more
   *[no] less
  } to its killer

# Items.

says-gear = { $what }{ $value ->
    [none] , without a price.
   *[other] , worth { $value } gold.
  }
says-gear-item = Item
says-gear-big = Big
says-gear-hands = { $hands ->
    [one] 1 Hand
   *[other] { $hands } Hands
  }
says-gear-gives = You get { $parts }.
says-gear-once = Use it once in a fight, for { $parts }, then discard it.
says-gear-used = Use it once, then discard it.
says-gear-when = As you use it, this happens too:
says-give-bonus = { $by }{ $scope ->
    [fight] {""}
   *[always] {" "}in combat
  }
says-give-dice = { $up ->
    [yes] { $by ->
        [one] an extra die
       *[other] { $by } extra dice
      }
   *[no] { $by ->
        [one] one die fewer
       *[other] { $by } dice fewer
      }
  }{ $scope ->
    [fight] {""}
   *[always] {" "}in combat
  }
says-give-moves = { $by } Move { $up ->
    [yes] more
   *[no] less
  }
says-give-run = { $by } to Run Away
says-gear-better = For { $whom } its bonus is { $by }.
says-gear-only = Only { $whom } can use it.
says-gear-never = { $whom } cannot use it.
says-gear-powers = { $count ->
    [one] It gives you the Power { $powers }.
   *[other] It gives you the Powers { $powers }.
  }
says-gear-averts = Discard it to stop a Curse on you.
says-gear-throw = { $how ->
    [once] You can also throw it into somebody else’s fight, in your room or next door, for either side.
    [returns] You can also throw it into somebody else’s fight, in your room or next door, for either side; it comes back to you.
   *[gone] You can also throw it into a fight, in your room or next door, for either side; then it is discarded.
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
says-a-odd = a munchkin of an odd Level
says-a-even = a munchkin of an even Level
says-a-power = a munchkin with the Power { $power }
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

says-trait-run = You get { $by } to Run Away.
says-trait-moves = You have { $by } Move { $up ->
    [yes] more
   *[no] less
  }.
says-trait-hand = You can keep { $by ->
    [one] one card
   *[other] { $by } cards
  } { $up ->
    [yes] more
   *[no] fewer
  } in hand at the end of your turn.
says-trait-search = You get { $by } to searches.
says-trait-strength = You get { $by } in combat.
says-trait-big = { $up ->
    [yes] You can carry { $by ->
        [one] one more Big Item
       *[other] { $by } more Big Items
      } at no cost in Move.
   *[no] You can carry { $by ->
        [one] one Big Item
       *[other] { $by } Big Items
      } fewer at no cost in Move.
  }
says-ability = Against { $keyword } monsters you get { $parts }.
says-averts = When a Curse is about to hit you, you can roll once to stop it.
says-helps = When you help in a fight and it is won, you gain a level.
says-by-discard = Discard a card { says-when }{ $cost ->
    [0] {""}
   *[other] , for { $cost } Move
  }.
says-by-ten = Roll the ten-sided die { says-when }{ $cost ->
    [0] {""}
   *[other] , for { $cost } Move
  }; your Level or less, and it works.

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
says-monster-kind = { $words }.
says-gait-fast = Fast: it goes one room further, straight on.
says-gait-slow = Slow: it goes one room at most.
says-gait-lurking = Lurking: it never moves on its own.
says-gait-contrary = Contrary: its first step goes against the arrow.
says-passes = It can go through { $links }.
says-smashes = It smashes { $links } on its way; they become open passages.
says-links-passage = passages
says-links-door = doors
says-links-locked = locked doors
says-links-hidden = hidden doors
says-links-wall = walls
says-against = It { $parts } against { $whom }.
says-worth = Killing it is worth { says-levels }.
says-fearsome = Fearsome: killing it alone is worth two levels; with a helper, one each.
says-benefit-gold = Whoever beats it gains { $by } gold.
says-benefit-dxm = Whoever beats it draws { says-cards }.
says-benefit-health = Whoever beats it regains { $by } Health.
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

says-icon-good = Good for { $whom }: an extra die in fights and searches.
says-icon-bad = Bad for { $whom }: one die fewer in fights and searches.
says-room-fight = In a fight here, { $whom } { $parts }.
says-enter = { $whom } who enters { $parts }.
says-enter-health-up = regains { $by } Health
says-enter-health-down = loses { $by } Health
says-enter-gold-up = gains { $by } gold
says-enter-gold-down = loses { $by } gold
says-link-cost = { $by ->
    [0] Leaving this room is free.
   *[other] Every way out of this room costs { $by } Move, whatever the link.
  }
says-no-search = This room cannot be searched.
says-search = Searching here adds { $by } to the roll.
says-deal = Deal{ $once ->
    [yes] , once a turn,
   *[no] {""}
  } for { $cost } Move and { $price }.
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
kinds-warrior = Warriors
kinds-wizard = Wizards
kinds-thief = Thieves
kinds-cleric = Clerics
kinds-male = males
kinds-female = females
brief-others = Others: { $what }
brief-all = All: { $what }
brief-level = { $by } Level
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
   *[dxm] DxM
  }
brief-discard = lose { $count } { $deck ->
    [treasure] { $count ->
        [one] Treasure
       *[other] Treasures
      }
   *[dxm] DxM
  } from hand
brief-fetch = any { $deck ->
    [treasure] Treasure
   *[dxm] DxM
  } off the discards
brief-lose-item = { $dropped ->
    [yes] drop
   *[no] lose
  } { $what ->
    [item] an Item
    [weapon] a Weapon
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
   *[lifted] {" "}for now
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
brief-banish = a monster leaves
brief-push = push a monster on
brief-rebase = make a monster yours
brief-lurker = a new monster
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
brief-by-ten = Roll: { $what }
brief-half-breed = A second Race, or all good and no bad
brief-super-munchkin = A second Class, or all good and no bad
brief-monster = One more monster
brief-cheat = Use any Item
brief-turn-die = Turn a die
