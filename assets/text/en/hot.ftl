# A game that is all in the app: hands, reactions, bots.

spot-dice = { $count ->
    [one] die
   *[other] dice
  }
spot-treasures = { $count ->
    [one] Treasure
   *[other] Treasures
  }
hand-tab = Hand
laid-tab = Table
hand-closed = All hands are closed.
hand-none = No cards in hand.
hand-none-laid = Nothing on the table yet.
foe-in-fight = A monster in your hand stays out of fights, unless a card brings it along.
hand-wait = Not your move. Cards light up when you can play them.
hand-lifts = That lifts a Curse you’ve already got. It doesn’t stop one.
hand-laid = It’s in front of you, and it counts.
hand-vain = Nobody’s got anything it could take.
hand-goes-treasure = It’s a Treasure that has to go.
sheet-goes-to = Give it to { $seat }
sheet-goes = Throw it out
sheet-stays = Keep it after all
sheet-enough = That’s enough already: keep one of the others first
drop-helps-us = Helps the munchkins: { $change }. { $odds }
drop-helps-them = Helps the monsters: { $change }. { $odds }
drop-comes = { $change }. { $odds }
hand-goes-door = This time it can’t be a Treasure.
hand-loot = First the looting. Once that’s done, it can go on the table.
hand-nothing = Nothing to play it on right now.
hand-monster-waits = A monster waits for your own turn: open a door, and if nobody’s home, pick a fight with it.
hand-monster-own = Open a door first. If nobody’s home, pick a fight with it.
hand-level = Level { $by }
hand-treasures = Treasures { $by }
hand-dice = { $by } { $dice ->
    [one] die
    [-1] die
   *[other] dice
}
hand-better = { $bonus } for { $who }
hand-only = Only { $who }
hand-never = Not for { $who }
face-item = Item
face-once = One-shot
face-level = Level
face-race = Race
face-class = Class
face-curse = Curse
face-enhancer = Enhancer
face-foe = Monster
face-monster = One more monster
face-cheat = Loophole
face-die = Die
face-card = Card

sheet-more = What else you can do
sheet-more-none = That’s all there is
sheet-more-count = More ({ $count })
seen-on = on { $seat }
sheet-ways = { $count ->
    [one] One way
   *[other] { $count } ways
  }
sheet-ten = { $class }: ten-sided die
sheet-ten-hint = It works if the die shows your Level or less.
sheet-power = { $class }: discard { $cards ->
    [one] a card
   *[other] { $cards } cards
  }
sheet-power-dear = { $class }, { $cards ->
    [one] a card
   *[other] { $cards } cards
  }: { $what }
sheet-power-what = { $class }: { $what }
sheet-hand = { $class }: discard your hand
sheet-hand-hint = It costs you every card you’re holding.
fight-split = Beat { $whom }, then run from { $rest }
fight-split-twin = Beat one { $whom }, then run from the other
fight-parting = Beat one, then run
fight-parting-hint = The win pays first. Then you roll to get away.
fight-drive-off = Drive off { $monster }
sheet-power-hint = Choose what it does and which card pays for it.
# What pays for a power that costs several cards.
pay-count = { $count } of { $of } chosen
pay-now = Throw in { $of ->
    [one] a card
   *[other] { $of } cards
  }
sheet-level = Buy a level
sell-hint = Marked is what goes. Touch to change it.
sell-total = { $worth } gold{ $purse ->
    [0] {""}
   *[other] {" "}and { $purse } in the purse
  }. { $levels ->
    [one] A Level costs { $price }
   *[other] { $levels } Levels cost { $price }
  }
sell-capped = { $worth } gold{ $purse ->
    [0] {""}
   *[other] {" "}and { $purse } in the purse
  }. { $levels ->
    [one] Only 1 Level left to buy
   *[other] Only { $levels } Levels left to buy
  }
sell-buys = { $levels ->
    [one] Sell for a Level
   *[other] Sell for { $levels } Levels
  }
sell-missing = { $gold } gold to go
sheet-worse = Your Items would be worth { $by } less.
sheet-pack = Use another Item

ask-bot = decides...
ask-goes-on = One moment...
window-opening = Your starting hand: put down what you like, then pass.
window-opening-down = Your starting hand: a Race or a Class goes down, that’s how this table plays. Then anything else you like, then pass.
window-turn = { $seat }’s turn begins. Do you play anything?
window-turn-mine = Your turn’s next. Anything to play first?
window-fight = A fight is about to be rolled! Do you play anything?
window-claim = { $seat } says: “I win!”, { $ours } to { $theirs }. Can you spoil it?
window-claim-mine = Still { $ours } to { $theirs }. Anything to add?
window-claim-help = { $seat } says: “I win!”, { $ours } to { $theirs }. Anything to add?
window-claim-parted = { $told } It’s { $ours } to { $theirs }. { $adds ->
    [1] Anything to add?
   *[other] Can you spoil it?
  }
parted-runs = { $seat } beats { $whom }, then runs from { $rest }.
parted-free = { $seat } beats { $whom }. { $rest } won’t bother to give chase.
parted-from = Running from { $monster }. { $takes }
parted-sign = Running from it. { $takes }
parted-least = { $least ->
    [1] { $seat } gets away on any roll.
    [6] { $seat } gets away on a 6 only.
    [7] { $seat } won’t get away.
   *[other] { $seat } gets away on { $least } or more.
  }
parted-spared = It won’t bother to chase { $seat }.
window-yields = { $seat } is about to run, { $ours } to { $theirs }. Can you save the day?
window-yields-mine = Still { $ours } to { $theirs }. Run for it?
window-emptied-mine = You’ve got nothing left to fight. Anybody want to send somebody in?
window-emptied = { $seat } has nothing left to fight. Anybody want to send somebody in?
window-emptied-told = Nothing left to fight. Unless somebody sends somebody in, that’s that.
news-treasures = { $count ->
    [one] New Treasure!
   *[other] { $count } new Treasures!
}
news-cards = { $count ->
    [one] New card!
   *[other] { $count } new cards!
}
window-came = New Treasure! Anything going straight on the table?
window-end = Anything else before your turn ends?
window-end-full = Anything else before your turn ends? You hold { $held } cards, and { $limit } may stay.
window-dice = { $dice ->
    [one] The die is cast. Messing with it?
   *[other] The dice are cast. Messing with them?
  }
window-dice-power = A { $face }, and { $power } takes { $most } or less: { $works ->
    [1] it works for { $seat }
   *[other] no luck for { $seat }
  }. Messing with it?
window-dice-theft = A { $face }, and stealing takes a { $least }: { $works ->
    [1] { $seat } gets away with it
   *[other] { $seat } is caught
  }. Messing with it?
window-dice-base = { $colour }: { $monster } gets that base. Messing with it?
window-dice-base-picked = The die says { $colour }, { $played ->
    [1] and all of those bases are out
   *[other] and that’s nobody here
  }: { $seat } picks a base for { $monster }. Messing with it?
window-dice-base-left = The die says { $colour }, { $played ->
    [1] and all of those bases are out
   *[other] and that’s nobody here
  }: { $monster } gets the last one, { $base }. Messing with it?
window-dice-base-none = The die says { $colour }, and every base is out: the biggest monster leaves, and { $monster } gets its base. Messing with it?
window-dice-monsters = { $colour }: the monsters follow arrows of that color. Messing with it?
window-dice-away = A { $face }: { $seat } gets away from { $monster }. Messing with it?
window-dice-caught = A { $face }, and it takes a { $least }: { $seat } doesn’t outrun { $monster }. Messing with it?
hand-which-way = There’s more than one way to play it. Touch one.
window-hint = Lit cards can be played now. Touch one to read it, again to play it.
peace-fight = Pass until the next fight
peace-turn = Pass until my turn
asked-offer = { $seat } asks for your help{ $nothing ->
    [1] , for nothing{ $levels ->
      [0] .
     *[other] {""}
    }
   *[other] {""}
  }{ $treasures ->
    [0] { $gold ->
        [0] {""}
       *[other] {" "}and offers { $gold } gold
    }
   *[other] {" "}and offers { $treasures ->
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
  }{ $first ->
    [1] , and you pick first
    [2] , but picks first
   *[other] {""}
  }{ $levels ->
    [0] {""}
    [one] {" "}(plus a Level if you win)
   *[other] {" "}(plus { $levels } Levels if you win)
  }
asked-offer-items = { $seat } asks for your help and offers { $what }{ $first ->
    [1] , and you pick first
    [2] , but picks first
   *[other] {""}
  }{ $levels ->
    [0] {""}
    [one] {" "}(plus a Level if you win)
   *[other] {" "}(plus { $levels } Levels if you win)
  }
bid-items = Items
bid-items-hint = A touch puts it in the deal, another takes it out. It changes hands after the fight.
sheet-pledge = Items for help
bid-helps = { $seat } helps
bid-ask = Ask { $seat }
fighter-agreed = for { $what }
bid-who = Who’ll help, and for what?
bid-nobody = Nobody is near enough to help.
bid-first = They pick first
bid-treasures = Cards
bid-gold = Gold
hand-one-of = { $one } of { $all }
bid-refused = { $seat } won’t help for that.
bid-refused-poor = { $seat } won’t: it’s { $percent }% with help.
bid-refused-never = { $seat } won’t, for any price ({ $percent }%).
bid-counter-deal = { $percent }% together. Touch this, and it’s a deal.
bid-chance = { $percent }% together
bid-chance-fair = { $percent }%, fair: { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
bid-stands = Together: { $stands }
bid-stands-fair = { $stands }, fair: { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
bid-refused-short = { $seat } won’t: it’d still be { $stands }.
recap-came = { $monsters } came into your room
recap-head = While you waited
missed = Meanwhile: { $what }.
missed-by = { $told } Blame { $seat } and “{ $card }”.
missed-fight = { $seat }: “{ $card }”. { $count ->
    [one] { $monsters } is gone.
   *[other] { $monsters } are gone.
}
missed-level = you’re down to Level { $level }
missed-gold = you’re { $gold } gold lighter
missed-goods = you’re without { $goods }
missed-cards = { $count ->
    [one] a card is gone from your hand
   *[other] { $count } cards are gone from your hand
  }
trade-yours = You give
trade-theirs = { $seat } gives
trade-mark = Touch what changes hands.
trade-none = Nothing on the table.
trade-along = with “{ $card }”
trade-no = { $seat } won’t have that.
trade-would = { $seat } won’t. Throw in your { $items }, and it’s a deal.
trade-yes = Touch, and it’s a deal: { $seat } is up for it.
trade-both = Touch, and { $seat } is asked.
trade-asks = { $seat }, is that a deal?
trade-deal = Deal!
trade-withdraw = Take it back
trade-refuse = No way
trade-lost = { $from }’s trade with { $to } got lost. Offer it again.
hands-off = Hands off: those are { $seat }’s. Offer a trade.
trade-swap = Trade
trade-later = Trade when it’s your turn and nobody fights.
haggle = Or for this many Treasures:
haggle-no = { $seat }: “At that price? I’ll manage.”
bid-refused-win = { $seat } won’t: it would win you the game.
bid-refused-flat = { $seat } won’t, for any price.
bid-counter-stands = Together: { $stands }. Touch this, and it’s a deal.
bid-ahead = You’re ahead. Nobody has to be bribed.
bid-tie = You win ties. Nobody has to be bribed.
bid-counter = { $seat } wants { $what }
bid-offer = { $seat }: “{ $what }, and I’m in.”
bid-offer-free = { $seat }: “Budge up. I’m in.”
bid-counter-treasures = { $count } { $count ->
    [one] Treasure
   *[other] Treasures
}
bid-counter-gold = { $gold } gold
bid-counter-first = first pick
boss-fight = The Boss! Win, and the game is won.
boss-waits = Level { $top }: go to the Entrance. The Boss comes to you there.
cursed-by = { $seat } plays a Curse on { $on }
cursed-on = A Curse on { $on }
window-roll = Roll it now
claim-stands = { $seat } still wins: that changed nothing
window-still-win = I still win!
window-nothing-left = That’s that, then
window-end-turn = End my turn
shed-left = { $count ->
    [0] That’ll do.
    [one] Pick a card from your hand.
   *[other] Pick { $count } cards from your hand.
  }
shed-more = { $count ->
    [0] That’ll do.
    [one] One more.
   *[other] { $count } more.
  }
shed-deck = Only { $deck } cards.
shed-gone = To the discards

cast-loot = { $seat } rolls for first pick
cast-first = { $seat } rolls for the start
cast-search = { $seat } rolls the search
turn-full = You hold { $held } cards, and { $limit } may stay.
turn-searched = Done here this turn
search-up-to = up to { $to }
search-from = { $from } or more
search-monster = a monster
search-treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
}
search-ransacked = Ransacked
search-looted-out = Looted Out
search-nothing = nothing
cast-run = { $seat } runs: { $from ->
    [1] anything gets
    [6] only a 6 gets
    [7] no roll gets
   *[other] { $from } or more gets
  } away
cast-fight = The fight is rolled
cast-power = { $seat } rolls the ten-sided die
cast-theft = { $seat } reaches into a pocket
cast-base = The Monster Die, for its base
cast-monsters = The Monster Die
cast-again = Rolled again

ring-claim = { $seat }: I’ve got something!
ring-claimed = { $seat } wants a moment
ring-out = { $seat } sits this one out
ring-own = { $seat } waits to hear
ring-phone = { $seat } answers on the phone
ring-passed = { $seat } passes
ring-next = { $seat } is up next
ring-hint = Hands are closed. Touch your name if you want to play a card.
ring-hint-phones = Whoever’s asked answers on the phone.
ring-hint-open = Hands are closed. Everybody plays a card or passes.
meanwhile-hint = Touch your name if you want to throw something into this fight.
meanwhile-hint-turn = Touch your name if you’ve got something that can’t wait.
meanwhile-own = { $seat } thinks it over
meanwhile-phone = { $seat } has a phone for that
meanwhile-asked = { $seat }, what have you got? { $main } can wait.
meanwhile-nothing = Nothing after all
ring-pass-nobody = Nobody? Go on
ring-pass-all = Everybody else passes
ring-waits = { $count ->
    [one] Waiting for { $seat }
   *[other] Waiting for { $count } phones
  }
serves-levels = { $seats } { $count ->
    [one] goes
   *[other] go
  } up a Level
serves-seats = It goes to { $seats }
move-serves = { $what }: { $serves }
serves-others = Nothing in it for you.
play-it = Play it
play-wear = Put it on
play-wield = Wield it
turn-heal = Level for Health
heal-brings = Level { $level } › { $down }, Health { $from } › { $to }
heal-leaves = Level { $down }, Health { $to }
heal-sure = Sure? Touch again
give-up-sure = { $what }: sure? Touch again
face-brings = { $result }: { $finds }
search-again = roll again
relay-title = Pass it to { $seat }
relay-first = Over to you, { $seat }
relay-again = You again, { $seat }
relay-hint = Everybody else looks away.
relay-aloud = Just say it: nobody has to see your cards for that.
relay-cards = I’m { $seat }: let me see my cards first
relay-ready = I’m { $seat }: show my cards

seat-player = Who plays
seat-stabbed = Has stabbed { $whom }.
seat-stabbed-whom = { $seat } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
seat-goods = Drop, give or pack
seat-goods-doors = Give or throw away
seat-amend = Put something right
player-person = A person
bot-random = Dice decide
bot-greedy = Greedy
bot-cautious = Cautious

spot-enhancer = { $name }: { $what }

way-walk = Walk
way-explore = Explore
way-all = all
asked-odds = With you: { $odds }
asked-with = With help:
next-tapped = Go on
next-hurry = Skip ahead
next-slower = Slower
behind-door = { $seat } opens a door

gives-only = Only { $who } can use it, and you’re not one: you’d get nothing from it.
gives-never = { $who } can’t use it: you’d get nothing from it.
gives-less = The better bonus is for { $who }. You’d get { $own }.
gives-no-room = You’ve no Hand or place free for it: it does nothing until you pack something.
gives-no-level = You’re Level 1: there’s no level to lose.
choose-nothing = { $what }: nothing to lose
choose-counts-nothing = { $what }: counts for nothing here
comes-odds = { $before } › { $after }
comes-odds-still = Still { $odds }
comes-totals = { $ours } to { $theirs }
comes-tie = { $ours } to { $theirs }: a tie wins
asked-provokes = If you help, { $monster } gets { $what } against { $who }.

# Games without a map: a turn at the doors.

doors-closed = Put things on, sell things off. Whatever’s behind the door won’t wait.
doors-open = Nobody home. Fight a monster from your hand, if you’ve got one, or see what they’ve left lying about.
doors-full = You hold { $held } cards already. When your turn ends, { $limit } may stay.
doors-fight = Fight { $monster }
doors-stands = Level { $level }: you’d start { $ours } to { $theirs }
doors-level = Level { $level }
doors-losing = { $least ->
    [1] Lose, and you run, and nobody catches you.
    [6] Lose, and you run: only a 6 gets away.
    [7] Lose, and you run, and no die in the box will save you.
   *[other] Lose, and you run: { $least } or more gets away, anything less and it gets you.
  }
doors-losing-all = { $least ->
    [1] Lose, and you run, and nobody catches you.
    [6] Lose, and you roll once for each of them: only a 6 gets away.
    [7] Lose, and you run, and no die in the box will save you.
   *[other] Lose, and you roll once for each of them: { $least } or more gets away.
  }
doors-losing-each = Lose, and you roll once for each. { $each }.
doors-losing-one = { $who }: { $least ->
    [1] can’t catch you
    [6] only a 6
    [7] no chance
   *[other] { $least } or more
  }
doors-losing-both = Lose, and both run: { $each }.
doors-losing-on = { $least ->
    [1] { $who } gets away for free
    [6] { $who } on a 6
    [7] no roll saves { $who }
   *[other] { $who } on { $least } or more
  }
doors-losing-rides = On { $item } the { $by } counts, and nothing else.
doors-losing-ditch = On { $item } the { $by } counts. Ditch it before you roll, and your own legs do.
doors-losing-free = Lose, and you stroll off: nothing here can be bothered to chase you.
doors-losing-of = { $least ->
    [1] If { $seat } loses, it’s a stroll: nobody catches them.
    [6] If { $seat } loses, they run: only a 6 gets away.
    [7] If { $seat } loses, they run, and no die in the box will save them.
   *[other] If { $seat } loses, they run: { $least } or more gets away.
  }
doors-losing-all-of = { $least ->
    [1] If { $seat } loses, it’s a stroll: nobody catches them.
    [6] If { $seat } loses, they roll once for each monster: only a 6 gets away.
    [7] If { $seat } loses, they run, and no die in the box will save them.
   *[other] If { $seat } loses, they roll once for each monster: { $least } or more gets away.
  }
doors-losing-each-of = If { $seat } loses, they roll once for each monster. { $each }.
doors-losing-one-of = { $who }: { $least ->
    [1] too slow to catch anybody
    [6] only a 6
    [7] no chance
   *[other] { $least } or more
  }
doors-losing-free-of = If { $seat } loses, they stroll off: nothing here can be bothered to chase them.
doors-caught-by = Caught by { $monster }: { $what }
doors-caught-nothing = none. Lucky you.
doors-treasures = { $count ->
    [one] 1 Treasure
   *[other] { $count } Treasures
  }
doors-win = I win!
doors-run = Run for it
doors-run-anyway = Run all the same
ask-fight-ahead = You’re ahead. Say so, or play on.
ask-fight-tie = A tie, and you win ties: say so, or play on.
ask-fight-helped = A fight! Play what you’ve got, or run. Whoever can still save you is asked first.
ask-fight-doors = A fight! Play what you’ve got, ask for help, or run.
