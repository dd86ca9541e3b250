# Moves in a game that is all in the app, told before they are made.

answer-pass = Pass
answer-help = I help
answer-no-help = No, you’re on your own

move-end-turn = End the turn
move-walk = Walk { $side }
move-explore = Explore { $side }
move-open-door = Open a door
move-trouble = Pick a fight with { $card }
move-search-room = Loot the room
move-send-in = Send { $card } in
move-split = Beat { $whom }, run from the rest
move-throw-away = Throw it away
move-meet = A monster!
move-search = Search the room
move-pick-up = Pick up what lies here
move-play = Play { $card }: { $chosen }
move-play-plain = Play { $card }
move-give-up = Give up { $card }
move-ten = { $class }: roll the ten-sided die ({ $chosen })
move-ten-plain = { $class }: roll the ten-sided die
move-hand = { $class }: throw in your whole hand ({ $chosen })
move-hand-plain = { $class }: throw in your whole hand
move-claim = Buy { $card } off the discards with { $pays }
move-drive-off = Drive off { $monster }
move-power = { $class } on { $chosen }: discard { $cards }
move-power-plain = { $class }: discard { $cards }
move-deal = Make the Deal: { $chosen }
move-deal-plain = Make the Deal
move-buy-level = Buy a level: { $chosen }
move-heal = Trade a level for full Health
move-pack = Use another Item: { $chosen }
move-ask-help-items = Ask { $seat } for help, for { $what }
move-ask-help = Ask { $seat } for help{ $treasures ->
    [0] { $gold ->
        [0] , for nothing
       *[other] , for { $gold } gold
    }
   *[other] , for { $treasures ->
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
  }
move-run = Run { $side }
move-run-to = Run { $side } to { $room }
move-run-into = Run { $side } to { $room }, right into { $monsters }
move-picked = Pick { $cards }
move-take-left = Take { $cards }
move-shed = Discard { $cards }
move-gave = Give away: { $cards }

part-name = { $what }
part-self = { $seat } (you)
part-monster = { $what }, Level { $level }
part-loot = { $what }{ $bonus }{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
  }
part-loot-bonus = { $count ->
    [0] {""}
   *[other] , { $by }
  }
part-with = together with { $what }
part-die = Die { $number }, a { $face }
part-die-of = { $who }’s die { $number }, a { $face }
part-face = Turn it to { $face }
part-down = Put it on the table
part-plain = Use it
part-gold = with gold
part-pay = Discard { $cards }
part-pay-gold = Pay { $gold } gold
part-price = { $gold ->
    [0] { $cards }: { $worth } gold
   *[other] { $cards }, and { $gold } gold
  }
itself-elf = Elf itself
itself-dwarf = Dwarf itself
itself-halfling = Halfling itself
itself-warrior = Warrior itself
itself-wizard = Wizard itself
itself-thief = Thief itself
itself-cleric = Cleric itself
card-unnamed = a card
part-swap = { $out } instead of { $into }{ $moves }
part-unpack = Take out { $out }{ $moves }
part-packed = Pack { $into }{ $moves }
part-swap-moves = { $count ->
    [0] {""}
   *[other] , { $by } Move
  }

terms-items = for { $what }{ $first ->
    [1] , and the helper picks first
   *[other] {""}
  }
terms-nothing = for nothing
terms-treasures = for { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }{ $first ->
    [1] , and the helper picks first
   *[other] {""}
  }
terms-gold = for { $gold } gold
terms-both = for { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  } and { $gold } gold{ $first ->
    [1] , and the helper picks first
   *[other] {""}
  }
