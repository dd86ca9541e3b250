# What happened: the log, the history, the undo button.

told-turn = Turn { $number }: { $seat }
told-first = { $seat } starts
told-monster-die = The Monster Die shows { $colour }
told-six = { $seat } rolls { $face }
told-ran-away = { $seat } rolls { $face } and gets away from { $monster }
told-ran-caught = { $seat } rolls { $face } and gets caught by { $monster }
told-bad-nothing = Nothing to lose, so { $monster } lets { $seat } off lightly
told-six-monster = { $monster } rolls { $face }
told-die = A die shows { $face }
told-plays-on = The table plays on
told-monsters-win = Everybody is dead: the monsters win
told-players-win = { $seats } { $count ->
    [one] wins
   *[other] win
  }
told-tied = { $seats } tie at the top and roll again
told-joined = { $seat } joins
told-left = { $colour } leaves the table
told-away = { $seat } sits out
told-back = { $seat } is back in
told-order = The order is now { $seats }
told-ruled = House rule: { $rule }
told-printed = As printed: { $rule }
told-on-table = { $component }: on the table
told-in-app = { $component }: in the app
told-care = Now tracking: { $care }
told-botted = The bot { $bot } plays for { $seat }
told-unbotted = { $seat } is played by a person again
told-gone = { $seat }’s away: Standie answers instead
told-there = { $seat } is back at the table
told-lets-go = { $seat }’s away and lets it go
told-runs-first = { $seat }’s away: runs from { $monster } first
told-passes-turn = { $seat }’s away and skips this one
told-away-helps = { $seat }’s away, but lends a hand
told-away-declines = { $seat }’s away and stays out of it
told-costs-checked = Link costs checked against the box

told-level-up = { $seat } gains { $by ->
    [one] a level
   *[other] { $by } levels
  } ({ $from } to { $to })
told-level-down = { $seat } loses { $by ->
    [one] a level
   *[other] { $by } levels
  } ({ $from } to { $to })
told-level-same = { $seat } gains no level: 10 takes a kill
told-level-stays = { $seat } stays at Level { $to }
told-max-health = { $seat } has { $to } Health { $to ->
    [one] token
   *[other] tokens
  }, { $red } of them red
told-health-up = { $seat } regains { $by } Health
told-health-down = { $seat } loses { $by } Health
told-health-same = { $seat } keeps { $to } Health
told-moves-up = { $seat } gains { $by } Move
told-moves-down = { $seat } loses { $by } Move
told-moves-same = { $seat } keeps { $to } Move
told-spent = { $seat } spends { $by } Move
told-unspent = { $seat } gets { $by } Move back
told-spent-same = { $seat } has { $to } Move spent
told-gold-up = { $seat } gains { $by } gold
told-gold-down = { $seat } parts with { $by } gold
told-gold-same = { $seat } keeps { $to } gold
told-room-pays = { $room } pays { $seat } { $by } gold
told-room-costs = { $room } costs { $seat } { $by } gold
told-room-heals = { $room } gives { $seat } back { $by } Health
told-room-hurts = { $room } costs { $seat } { $by } Health
told-hand = { $seat } holds { $hand }
told-drew = { $seat } draws { $cards }
# Where hands are not kept it is something to do.
told-take = { $seat }: take { $cards }
told-drew-open = { $seat } draws { $cards } face up
told-gave-back = { $seat } gives { $cards } back
told-races = { $count ->
    [0] { $seat } is human
   *[other] { $seat }: { $kinds }
  }
told-classes = { $count ->
    [0] { $seat } has no class
   *[other] { $seat }: { $kinds }
  }
told-classes-gone = { $seat } loses { $kinds }
told-female = { $seat } is female now
told-male = { $seat } is male now
told-no-sex = { $seat }: sex left open
told-bonus-up = { $seat }’s combat bonus goes up by { $by }
told-bonus-down = { $seat }’s combat bonus drops by { $by }
told-bonus = { $seat } has a combat bonus of { $to }
told-big = { $seat } carries { $to } more Big { $to ->
    [one] Item
   *[other] Items
  }
told-gear = { $seat } has { $count } { $count ->
    [one] Item
   *[other] Items
  } listed
told-gear-new = { $seat } now has { $item }
told-gear-new-plain = { $seat } now has { $big ->
    [0] an Item
   *[other] a Big Item
  }, { $bonus }
told-gear-gone = { $seat } no longer has { $item }
told-level-bought = { $seat } buys a level ({ $from } to { $to })
told-level-sold = { $seat } sells for { $by ->
    [one] a level
   *[other] { $by } levels
  } ({ $from } to { $to })
told-hand-sold = { $seat } sells { $count ->
    [one] a card
   *[other] { $count } cards
  } from the hand
told-gear-sold = { $seat } sells { $item }
told-cards-sold = { $seat } sells { $cards } from the hand
told-gear-swapped = { $seat } gives { $gone } and gets { $got }
told-gear-traded = { $seat } and { $other } swap: { $gone } for { $got }
told-gear-packed = { $seat } packs { $item }
told-gear-unpacked = { $seat } uses { $item }
told-gear-cheat = { $seat } cheats with { $item }
told-condition = { $seat }: { $text }
condition-move = { $by } Move
condition-bonus = { $by } in fights
condition-dice = { $by } { $count ->
    [one] die
   *[other] dice
  } in fights
condition-hands = { $by } { $count ->
    [one] Hand
   *[other] Hands
  }
condition-run = { $by } to Run Away
condition-no-pick-up = picks nothing up
condition-may-search = may search anywhere
condition-link-cost = every link costs { $count }
condition-unnamed = a condition
told-over = { $seat } is done with “{ $text }”
told-lifted = { $seat } shakes it off
told-named = { $colour } is now called { $name }
told-died = { $seat } dies
told-died-lies = Everything { $seat } had lies in { $room }. Finders keepers.
told-revived = { $seat } returns to life
told-revived-hand = { $seat } gets a new hand
told-stood = { $seat } is now in { $room }
told-walked = { $seat } walks { $side } into { $room } ({ $link })
told-walked-all = { $seat } spends all Move on the way { $side } into { $room } ({ $link })
told-ventured = { $seat } explores { $side } ({ $link })
told-ventured-all = { $seat } spends all Move to explore { $side } ({ $link })
told-turned-back = No way through: { $seat } gets all that Move back
told-searched = { $seat } searches { $room }
told-found = { $seat }’s search comes to { $result }

told-room-placed = { $room } is on the map
told-room-moved = { $room } moves
told-room-flipped = A room is turned over: now it’s { $room }
told-room-flipped-from = { $before } is turned over: now it’s { $room }
told-room-printed = { $room }: details noted
told-arrow = { $colour } points { $side } in { $room }
told-arrow-none = { $room } has no { $colour } arrow
told-arrow-unknown = The { $colour } arrow of { $room } is open again
told-room-gone = { $room } is taken off the map
told-link = { $room }, { $side }: { $link }
told-ransacked = { $room } is Ransacked
told-looted-out = { $room } is Looted Out
told-unmarked = { $room } has no search token
told-pile-letter = Pile { $letter } lies in { $room }{ $gold ->
    [0] {""}
   *[other] , with { $gold } gold
  }
told-pile = { $gold } gold lies in { $room }
told-pile-gone = Nothing lies in { $room } any more
told-tiles-gone = The dungeon is fully explored

told-monster-placed = { $monster } appears in { $room }
told-sent-in = { $seat } sends { $monster } in
told-monster-met = { $seat } meets { $monster }
told-monster-comes = { $monster } turns up
told-monster-moved = { $monster } moves to { $room }
told-based = { $monster } stands on a { $colour } base
told-monster-card = { $monster }: details noted
told-monster-figures = { $monster }: { $figures }
footprint-ordinary = an ordinary footprint
figure-level = Level { $count }
figure-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
figure-worth = { $count ->
    [one] worth 1 Level
   *[other] worth { $count } Levels
  }
figure-treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
  }
cards-treasure = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
  }
cards-dxm = { $count } DxM
cards-door = { $count ->
    [one] 1 Door card
   *[other] { $count } Door cards
  }
cards-monster = { $count ->
    [one] 1 Monster
   *[other] { $count } Monsters
  }
gold-count = { $count } gold
told-enhanced = { $monster }: { $name }, { $what }
told-enhanced-again = { $monster }: { $what }
told-enhanced-plain = { $monster }: { $name }
adds-level = level { $by }
adds-strength = { $by } in combat
adds-treasures = { $by } { $count ->
    [one] Treasure
   *[other] Treasures
  }
adds-worth = { $by } { $count ->
    [one] level
   *[other] levels
  } for the kill
adds-size = size { $by }
told-enhancer-struck = { $monster }: { $name } ({ $what }) is struck
told-enhancer-struck-plain = { $monster }: { $name } is struck
told-enhancers = { $monster } has enhancers worth { $level }
told-monster-killed = { $monster }: beaten and gone
told-monster-freed-base = { $monster } leaves to free its base
told-monster-gone = { $monster } leaves the dungeon
told-monster-left = { $monster } is out of the fight
told-marched = { $colour } rolled: { $moving ->
    [0] { $why ->
        [nobody] no monsters out, so nobody moves
        [lurking] they lurk, so nobody moves
        [target] they’re with the one they’re after, so nobody moves
        [arrow] no { $colour } arrow where they stand, so nobody moves
        [unknown] nobody has said where their arrows point. Standies that moved at the table go where they are
        [blocked] the way is closed, so nobody moves
        [entrance] no room beyond the Entrance, so it lets no monster in: nobody moves
        [beyond] the Entrance is closed on the far side, so it lets no monster in: nobody moves
        [circle] the way only leads back to where they are, so nobody moves
       *[mixed] nobody moves
      }
    [one] { $all ->
        [one] the only monster moves
       *[other] 1 of { $all } monsters moves
      }
   *[other] { $stay ->
        [0] { $moving ->
            [2] both monsters move
           *[other] all { $moving } monsters move
          }
       *[other] { $moving } of { $all } monsters move
      }
  }
told-nobody-marches = No monsters out, so nobody moves. Roll the die all the same: that color draws a DxM
told-stays-put = { $monster }: { $why ->
    [lurking] lurks
    [target] has its target right there
    [arrow] no { $colour } arrow
    [unknown] nobody knows where the arrow points
    [blocked] the way is closed
    [entrance] no room beyond the Entrance, so it lets no monster in
    [beyond] the Entrance is closed on the far side, so it lets no monster in
   *[circle] the way only leads back to where it is
  }
told-unmarched = The monsters go back to where they were
told-ticked = { $monster } moved on the table
told-all-moved = All moved on the table

did-power = { $class } power
did-room-deal = A Deal
did-ask-help = { $seat } is asked for help
did-cards = The cards chosen
did-took-one = One card off the body
did-pick-up = { $seat } picks things up
did-none-left = { $seat } has nothing left to fight
did-still-win = { $seat } says “I still win!”
did-still-run = { $seat } runs for it
did-pass = { $seat } passes
did-shared-out = { $seat }’s things are shared out
did-curse = { $name } hits { $seat }
did-deal = { $seat } makes a Deal
did-search = { $seat } searches
did-loot-room = { $seat } loots the room
did-buy-level = { $seat } buys { $levels ->
    [one] a level
   *[other] { $levels } levels
  }
did-sell-level = { $seat } sells for { $levels ->
    [one] a level
   *[other] { $levels } levels
  }
did-heal = { $seat } trades a level for Health
did-swap = { $seat } and { $to } swap
did-give = { $seat } gives { $to } something
did-give-item = { $seat } gives { $to } { $item }
did-give-bonus = { $seat } gives { $to } +{ $bonus }
did-time-up = Time! Highest Level wins
did-by-the-book = House rules all back to usual
did-links = The links of { $room }
did-run = { $seat } runs { $side }
did-run-first = { $seat } dodges { $monster } first
did-exit = A room beyond { $room }, { $side }
did-charity = { $seat }’s Charity
did-roll = The dice
did-win = The win
did-win-after-all = { $who } won the fight after all
did-lose-after-all = { $who } lost the fight after all
did-roll-of = { $seat } rolls { $faces }
did-lurker = A monster in an empty room
did-effects = What a card does
did-amend = A correction
did-ready = Ready to roll
did-fight = How the fight came out
did-bad-stuff = The Bad Stuff of { $monster }
did-play-card = Plays { $card }
did-bot = Another player for { $seat }
did-end-turn = End of turn
did-all-ready = All ready
did-done = Done
did-nothing-left = Nothing left to draw
did-jump = On to { $phase }
did-reroll-card = A card makes it { $colour }
did-reroll-mistake = It was { $colour }
did-by-hand = We did it ourselves
did-skip = Skipped
did-no = Pass
did-answer = An answer
did-leave = { $seat } leaves
did-left = { $seat } has left
did-something = A change

# Routes, step by step.

step-arrow = { $colour } arrow { $side } to { $room }
step-contrary = Contrary: against the arrow, { $side } to { $room }
step-fast = Fast: one more room { $side }, to { $room }
step-entrance = Straight on out of the Entrance, { $side } to { $room }
step-gap = { $side } over the gap to { $room }
step-edge = { $side } off the edge, back in at { $room }

stop-lurking = Lurks in { $room }: never moves on its own
stop-target-here = Stays with its target in { $room }
stop-target-reached = Gotcha! Found its target in { $room }
stop-no-arrow = No { $colour } arrow in { $room }
stop-unknown-arrow = Nobody knows the { $colour } arrow of { $room }
stop-blocked-link = The { $colour } arrow of { $room } points at a link it cannot pass
stop-would-retrace = Would double back, so it stops in { $room }
stop-entrance-blocked = Straight on through the Entrance leads nowhere: stops in { $room }
stop-slow = Slow: one room is all, stops in { $room }
stop-fast-done = Fast: has had its extra room, stops in { $room }

part-move-tokens = Move tokens
part-condition = Condition
part-kinds = Race and Class
part-big-items = Big Items beyond the first

odd-monster-in-entrance = { $monster } stands in the Entrance, where no monster may stop
odd-no-base = { $monster } has no base
odd-too-many-bases = { $count ->
    [one] 1 monster stands
   *[other] { $count } monsters stand
  } on { $colour } bases; the box has three
odd-not-on-map = { $seat } stands in no room of the map
odd-health = { $seat }’s Health does not fit: dead with red tokens, or alive without

# A fight.

told-helps = { $seat } helps
told-alone = Nobody helps after all
told-declined = { $seat } turns the offer down
told-term = { $who }: { $name }, { $amount }
told-term-plain = { $who }: { $amount }
term-strength = { $by }
term-dice = { $by } { $count ->
    [one] die
   *[other] dice
  }
told-term-struck = { $who }: { $name } does not count
told-term-struck-plain = { $who }: the { $amount } does not count
told-treasures-unknown = Nobody said how many Treasures { $monster } is worth, so 1 was counted. If its card says otherwise, take that many.
told-stands = { $seat } is back among the living, with empty hands
told-sold-high = { $seat } gets double for the best of it
told-sent = Out of the fight, Treasure left behind: { $monster }
told-sent-empty = Out of the fight, nothing left behind: { $monster }
told-slain = Killed outright: { $monster }
told-left-alone = { $monster } is left alone
told-attacked = { $monster } is attacked too
told-claimed = { $seat } says “I win!”
told-claimed-parted = { $seat } says “I win!”, then runs from { $rest }
told-yields = { $seat } is about to run
told-stays = { $seat } isn’t running after all
told-announced = The fight is about to be rolled
told-not-yet = Not rolled yet
told-emptied = Nobody left to fight. Anybody got one for { $seat }?
told-not-won-yet = { $seat } hasn’t won yet
told-stopped = { $seat }: “Stop! I’ve got something.”
told-turned = { $who }: a { $from } becomes a { $to }
told-ties-won = A tie is the munchkins’
told-ties-lost = A tie is the monsters’
told-fight-won = The fight is won, { $ours } against { $theirs }
did-lost = The fight is lost
told-fight-lost = The fight is lost, { $ours } against { $theirs }
told-boss = { $monster } is the Boss!
told-bargain = Agreed: the helper gets { $what }
told-bargain-first = Agreed: the helper gets { $what }, and picks first
told-bargain-second = Agreed: the helper gets { $what }, and picks second
told-bargain-nothing = Agreed: the helper asks for nothing

told-stocked = The decks are shuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
told-unstocked = The cards are back on the table
told-took-plus = { $seat } takes a { $what } Item off { $from }’s body, to the hand
told-took-item = { $seat } takes { $what } off { $from }’s body, to the hand
told-took-this = { $seat } takes { $what } off { $from }’s body
told-took-one = { $seat } takes a card off { $from }’s body
told-looted = { $seat } inherits { $card } from the late { $from }
did-open-door = { $seat } opens a door
told-behind-door = Behind the door for { $seat }: { $cards }
did-throw-away = { $seat } throws something away
did-trouble = { $seat } goes looking for trouble
told-shown = Face up for { $seat }: { $cards }
told-took = { $seat } takes { $cards }
told-turned-up = { $count ->
    [one] One Treasure is turned up: { $cards }
   *[other] { $count } Treasures are turned up: { $cards }
  }
told-picked = { $seat } picks { $cards }
told-shed = { $seat } discards { $cards }
told-passed = { $seat } hands { $count ->
    [one] a card
   *[other] { $count } cards
  } to { $to }
told-fetched = { $seat } takes { $card } from the discards
told-reshuffled = The { $deck } discards are shuffled and are the deck again
told-recast = The { $count ->
    [one] die
   *[other] dice
  } now { $count ->
    [one] shows
   *[other] show
  } { $faces }
told-recast-again = One die is rolled again

told-half-breed = { $seat } can be two Races at once
told-no-half-breed = { $seat } is back to one Race
told-super-munchkin = { $seat } can be two Classes at once
told-no-super-munchkin = { $seat } is back to one Class
told-hands = { $seat } has { $to ->
    [one] one Hand
   *[other] { $to } Hands
  }
told-played-item = { $seat } puts { $name ->
    [unnamed] an Item
   *[other] “{ $name }”
  } on the table
told-played-used = { $seat } uses { $name ->
    [unnamed] a one-shot Item
   *[other] “{ $name }”
  }
told-played-thrown = { $seat } throws { $name ->
    [unnamed] an Item
   *[other] “{ $name }”
  } into the fight
told-played-level = { $seat } plays { $name ->
    [unnamed] a card for a level
   *[other] “{ $name }”
  }
told-played-kind = { $seat } plays { $name ->
    [unnamed] a Race or Class card
   *[other] “{ $name }”
  }
told-played-curse = { $seat } plays { $name ->
    [unnamed] a Curse
   *[other] the Curse “{ $name }”
  } on { $on }
told-played-curse-by-none = { $seat } gets { $name ->
    [unnamed] a Curse
   *[other] the Curse “{ $name }”
  }
told-played-enhancer = { $seat } plays { $name ->
    [unnamed] a card
   *[other] “{ $name }”
  } on a monster
told-played-monster = { $seat } brings one more monster
told-played-cheat = { $seat } plays { $name ->
    [unnamed] Cheat
   *[other] “{ $name }”
  }
told-played-card = { $seat } plays { $name ->
    [unnamed] a card
   *[other] “{ $name }”
  }
told-no-effect = { $seat } has nothing to lose
told-averted = { $seat } averts the Curse
told-power-works = { $seat } goes full { $class }
told-power-fails = { $seat } tries to go full { $class }, and can’t
told-room-rule = { $seat } reads the rule of { $room }
told-card-passed-to = { $monster }: the monster card goes to { $seat }
told-card-passed = { $monster }: the monster card goes to whoever has its base color
told-room-says = { $room }: { $text }
example-route = { $monster }: { $step }

# How a game went, once it is over.
story-line = Turn { $turn }: { $text }
story-turn = { $seat } takes the lead and never gives it back
story-turn-fight = { $seat } beats { $foes }, takes the lead and never gives it back
story-stab-sure = { $seat } drops “{ $name }” on { $main }, and a sure win is gone
story-stab-sure-plain = { $seat } meddles with { $main }, and a sure win is gone
story-stab = { $seat } drops “{ $name }” on { $main }: { $before }% becomes { $after }%
story-stab-plain = { $seat } meddles with { $main }: { $before }% becomes { $after }%
story-unlucky = { $seat } has { $percent }% against { $foes } and still loses, { $ours } to { $theirs }
story-unlucky-tie = { $seat } has { $percent }% against { $foes } and loses on a tie, { $ours } all
story-lucky = { $seat } has { $percent }% against { $foes } and wins anyway, { $ours } to { $theirs }
story-march = { $monster } marches { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  } without stopping for a snack
story-great = { $seat } takes down { $foes }, { $ours } to { $theirs }
story-death = { $seat } dies
story-boss-lost = { $seat } takes on { $foes } for the win, and loses
story-curse = { $seat } curses { $on }: “{ $name }”, and something has to go
story-curse-plain = { $seat } curses { $on }, and something has to go
story-deaths = { $seat } dies again: { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
  } in all
story-end-fight = { $seat } beats { $foes }, { $ours } to { $theirs }. Game over.
story-end-helped = { $helper } helps { $seat } beat { $foes }, { $ours } to { $theirs }, and wins the game by it.
story-end-monsters = Everybody is dead at once. The monsters throw a party.
# What a table compares once the cards are put away.
record-helped = Won by lending a hand: Level { $level }
record-level = Won the old-fashioned way: Level { $level }
record-god = Won by beating up G.O.D.
record-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }{ $hours ->
    [0] { $minutes ->
        [0] {""}
       *[other] , { $minutes } min
      }
   *[other] , { $hours } h { $minutes } min
  }
record-fight = Biggest fight won: { $who }, { $ours } to { $theirs } in turn { $turn }
record-fight-helped = Biggest fight won: { $who } and { $helper }, { $ours } to { $theirs } in turn { $turn }
record-kills = Most monsters killed: { $who }, { $count }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
record-helps = Helped win the most: { $who }, { $count } { $count ->
    [one] fight
   *[other] fights
  }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
record-deaths = Most deaths: { $who }, { $count }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
record-lost = Lost the most fights: { $who }, { $count }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
record-stabs = Most stabs in the back: { $who }, { $count }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
record-curses = Most Curses thrown: { $who }, { $count }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
record-stops = Yelled “Stop!” the most: { $who }, { $count } { $count ->
    [one] time
   *[other] times
  }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
story-dice = { $average } a die
story-time = { $minutes } min

title-backstabber = Backstabber
    .why = Ruined the most fights
title-sidekick = Best Friend for Hire
    .why = Helped win the most fights
title-martyr = Frequent Dier
    .why = Died the most
title-witch = Curse Dispenser
    .why = Threw the most Curses
title-slayer = Pest Control
    .why = Killed the most monsters
title-explorer = Door Opener
    .why = Opened up the most rooms
title-runner = Marathon Runner
    .why = Lost the most fights
title-miser = Piggy Bank
    .why = Has the most gold left
title-lucky = Darling of the Dice
    .why = Rolled the best
title-hacker = Root Access
    .why = Hacked the most cards
title-giant = Big Game Hunter
    .why = Beat the biggest thing on the table
title-winner = Came to Win
    .why = And did. Annoying, isn’t it?
title-moral = Moral Support
    .why = Was there for everybody. Just there.
title-tourist = Tourist
    .why = Came for the loot, stayed for the snacks
title-furniture = Part of the Furniture
    .why = Blended in beautifully
title-bystander = Innocent Bystander
    .why = Saw everything, did none of it
title-enigma = Enigma
    .why = Had a plan. We’ll never know which.
title-sport = Good Sport
    .why = Didn’t flip the table even once
title-unlucky = Sworn Enemy of Dice
    .why = Rolled the worst

# What cards of monsters say besides.

told-spares = { $monster } can’t be bothered to chase { $seat }
told-hurts = { $seat } gets away from { $monster }, but not unharmed
told-instructs = { $card } has a last word with { $seat }
told-drove-off = { $seat } takes one step forward, and { $monster } is gone
told-friendly = { $card } is a friend of { $seat } and won’t fight
told-theft = { $seat } tries to steal { $from }’s { $item }
told-stole = { $seat } gets away with it
told-caught-stealing = { $seat } is caught stealing, hand in the wrong pocket
told-wants = { $seat } wants { $card } off the discards

told-compelled = { $seat } has to help, like it or not
told-withdrew = { $seat } walks out: nobody has to help anybody win
told-called-off = The fight is off. Everybody goes home with nothing
told-shows-hand = { $seat } shows the whole hand: { $cards }
told-shows-hand-on-table = { $seat } shows the whole hand
told-shares = { $seat } gets a share of the win, if this is it

# A deed as whoever has missed it understands it alone.
recap-helps = { $seat } helps { $main } against { $foes }
recap-where = { $text } ({ $main } against { $foes })
recap-lost = { $seats } can’t beat { $foes }: { $ours } against { $theirs }
recap-beat = { $seats } { $count ->
    [one] beats
   *[other] beat
  } { $foes }
recap-beats = { $seat } beats { $foes } and gains { $by ->
    [one] a level
   *[other] { $by } levels
  } ({ $from } to { $to })
recap-helped = { $seat } helps { $main } beat { $foes } and gains { $by ->
    [one] a level
   *[other] { $by } levels
  } ({ $from } to { $to })
recap-stole = { $seat } steals { $named ->
    [0] an Item
   *[other] “{ $item }”
  } from { $from }
recap-caught = { $seat } is caught stealing { $named ->
    [0] an Item
   *[other] “{ $item }”
  } from { $from }
recap-by = { $text }, by “{ $name }”
