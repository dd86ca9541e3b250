# Munchkin Shadowrun: every sentence that speaks in the terms of its rules. Nothing else does, so that whoever has other
# words for them has one file to change.

game-shadowrun = Shadowrun
game-shadowrun-means = Doors again, with chrome. No Classes: Powers, as many as your Level can carry.

# House rules of its own.
rule-powers-any-turn = Powers can be played in anybody’s turn
    .is-no = no, in your own
    .is-yes = yes
rule-same-power-twice = The same Power can be had twice
    .is-no = no
    .is-yes = yes
rule-surged-is-human = SURGEd with a single Race is human enough for what only humans use
    .is-no = no
    .is-yes = yes
rule-vehicle-sideways = A Vehicle turned sideways still gets you away
    .is-no = no, park it properly
    .is-yes = yes
rule-listen-phase = Listen at the door: a face-down Door card before you open one
    .is-no = no
    .is-yes = yes
rule-loot-treasure = Looting the room brings
    .is-no = a Door card
    .is-yes = a Treasure
rule-mixed-decks = Classic’s cards are shuffled in from the start, where the app keeps the cards; its Classes are Powers of Rank 1
    .is-no = no
    .is-yes = yes, all 168 of them
rule-shared-victory = Whoever helped with the winning fight wins too
    .is-no = no
    .is-yes = yes

# The Matrix.
rule-layer-bonus = Everybody fights with the Layer their token stands on
    .is-yes = yes, from the first card on
    .is-no = no
rule-matrix-five-from = The five cards for a Matrix card come from
    .is-hand-or-play = the hand or the table
    .is-hand = the hand alone
rule-matrix-again = A Matrix card hacked a second time pays again
    .is-yes = yes
    .is-no = no
rule-god-lost = Whoever loses to G.O.D.
    .is-stay = keeps the token at the Central Server
    .is-back-to-start = starts the Matrix all over
term-layer = Layer { $name }
track-card = the next Matrix card
ask-lay-row = Which card lies next in the Matrix?
told-row-card = The Matrix grows: { $card }
told-deed-done = { $seat } has done what their Matrix card asks. Hack it!
told-hacked = { $seat } hacks { $known ->
    [0] Matrix card { $card }
   *[other] { $card }
  } and moves on to card { $place }
told-hacked-five = { $seat } throws five cards at { $known ->
    [0] Matrix card { $card }
   *[other] { $card }
  } and moves on to card { $place }
told-token-on = { $seat }’s token is moved on to Matrix card { $place }. No reward.
told-token-back = { $seat }’s token is knocked back to Matrix card { $place }
told-token-start = { $seat } is thrown out of the Matrix, back to card { $place }
highlight-god = The last fight!
highlight-god-by = { $seat } goes to meet G.O.D.
highlight-thrown = Thrown out!
highlight-anew = { $seat } is back on Matrix card { $place }
highlight-hacked = Hacked!
highlight-hacks = { $last ->
    [1] { $seat } is at the Central Server. G.O.D. is expecting visitors.
   *[other] { $seat } moves on to Matrix card { $place }
  }
told-god-comes = { $seat } goes to meet G.O.D.
told-god-beaten = { $seat } has beaten G.O.D. The Matrix has a new owner.
told-god-wins = G.O.D. is too much for { $seat }
told-god-removed = G.O.D. has left the fight. Gone isn’t beaten: nobody wins by that.
move-hack = { move-hack-plain }: { $chosen }
move-hack-plain = Hack { $card }{ $levels ->
    [0] { $done ->
        [1] {" "}for free
       *[other] {""}
      }
    [one] {" "}for a Level
   *[other] {" "}for { $levels } Levels
  }{ $power ->
    [1] , and a Power with it
   *[other] {""}
  }
move-hack-paid = Hack { $card } with { $pays }
move-hack-for = Hack { $card } with { $pays }: { $chosen }
move-hack-five = Hack { $card } with five cards: { $pays }
move-hack-five-plain = Hack { $card } with five cards
move-hack-five-on = Hack { $card } with five cards: { $chosen }
move-hack-five-for = Hack { $card } with five cards ({ $pays }): { $chosen }
move-face-god = Take on G.O.D.
says-token-on = { says-token } forward { says-spaces } in the Matrix.
says-token-back = { says-token } back { says-spaces } in the Matrix.
says-token = Move { $who ->
    [you] your token
    [victim] the victim’s token
    [any] any one token
    [another] any one other token
    [anybody] the token of any one munchkin in the fight
    [player] that player’s token
    [fighter] that munchkin’s token
    [others] everybody else’s token
   *[all] everybody’s token
  }
says-spaces = { $by ->
    [one] a card
   *[other] { $by } cards
  }
brief-token = token { $by }
asks-killed = { $alone ->
    [0] Kill { $foe } on your own turn.
   *[other] Kill { $foe } on your own turn, without a helper.
  }
asks-foe = { $level ->
    [0] { $keyword ->
        [none] a monster
       *[other] a monster ({ $keyword })
      }
   *[other] { $keyword ->
        [none] a monster of Level { $level } or higher
       *[other] a monster ({ $keyword }) of Level { $level } or higher
      }
  }
asks-sold = Sell Items worth { $worth } or more in one go.
asks-gave = Give or trade away { $items ->
    [one] an Item
   *[other] { $items } Items at once
  }.
asks-discards = { $cards ->
    [one] Discard { $of ->
        [any] a card
        [item] an Item
        [once] a one-shot Item
        [race] a Race
        [power] a Power
        [curse] a Trap
        [monster] a monster
        [level] a Level card
       *[other] an Item from { $of }
      }
   *[other] Discard { $cards } { $of ->
        [any] cards
        [item] Items
        [once] one-shot Items
        [race] Races
        [power] Powers
        [curse] Traps
        [monster] monsters
        [level] Level cards
       *[other] Items from { $of }
      }
  }.
asks-loses = Give up { $levels ->
    [one] a Level
   *[other] { $levels } Levels
  }.
asks-powers = Have { $count ->
    [one] a Power
   *[other] { $count } Powers
  } in play.
asks-items = { $keyword ->
    [none] Have { $count ->
        [one] an Item
       *[other] { $count } Items
      } equipped.
   *[other] Have { $count ->
        [one] an Item
       *[other] { $count } Items
      } from { $keyword } equipped.
  }
asks-level = Be Level { $level } or higher.
asks-holds = Hold { $cards ->
    [one] a card
   *[other] { $cards } cards
  } or more in your hand.
track-does = To do: { $what }
track-pays = You get: { $what }
asks-server = The end of the line. Fight G.O.D. instead of opening a door: beat it, and the game is yours.
row-server = Central Server
row-name = Matrix
row-card = Matrix card { $place }
row-layer = Layer { $layer } of the Matrix
row-hint = Read the card on the table. Done what it says? Then hack it and take the reward.
row-done = Done! Hack it.
row-hacked = hacks it
row-five = with five cards
row-moved-on = moved on, no reward
row-moved-back = moved back
row-choose-five = Any five of your cards hack it, too: { $count } of 5
row-choose = Pick what it asks for, or any five: { $count } so far
row-pick = Hack { $card } with cards you pick
row-pick-five = Hack { $card } with any five cards
row-take = Which do you take?
row-take-first = Touch the one you want.
row-take-this = Take { $card }
row-take-back = Other cards after all
row-with-these = Hack it with these
row-with-five = Five cards: hack it
row-fits = What it asks for
row-fits-none = Nothing of yours is what it asks for.
row-fits-not = Any five will do, too
row-why-none = Pick something first.
row-why-asked = Only what it asks for, or exactly five.
row-why-five = It takes exactly five.
power-nth = Power { $number }
power-ranked = { $name }: Rank { $rank }
power-add = + Rank { $rank }
powers-fit = { $ranks ->
    [one] 1 Rank
   *[other] { $ranks } Ranks
  } on Level { $level }. A touch on a Power throws it out.
item-vehicle = Vehicle
vehicle-unnamed = a Vehicle
item-runs = Its number for running away? One touch and it’s parked.
item-runs-nothing = no number
in-shadowrun-sort-cheat = Edge!
in-shadowrun-ill-place = Back one Matrix card
row-nobody = Nobody’s here. You get here by hacking the card before.
row-doors = Doors
row-treasures = Treasures
row-which-five = Which five? { $count } so far
god-name = G.O.D.
deed-hack = Hack the card under your token
turn-god = G.O.D.!
deed-god = Take on G.O.D.
row-god-level = G.O.D. is Level { $level }.
row-god-again = Take on G.O.D.! Last time it was Level { $level }:
row-god = Take on G.O.D.! Its Level, off the card:
story-server = { $seat } is the first at the Central Server
story-god = { $seat } takes on G.O.D. and loses
gives-nothing = Nothing but the way on.
bot-why-hack = One step closer to the Central Server.
bot-why-god = Somebody has to tell it no.
no-track = There’s no Matrix in this game.
    .instead = Play one that has it.
end-of-the-track = { $seat } stands at the Central Server: there’s nothing left to hack.
    .instead = Take on G.O.D. instead of opening a door.
five-no-more = Five cards don’t impress the Central Server.
    .instead = Take on G.O.D. instead of opening a door.
five-cards = It’s five cards, no more and no fewer.
    .instead = Name five, from the hand or the table.
five-from-the-hand = At this table the five come from the hand.
    .instead = Name five of the hand.
not-done-yet = { $card } asks for something { $seat } hasn’t done.
    .instead = Do it first, or throw five cards at it.
nothing-to-pay = That one isn’t paid for.
    .instead = Keep the cards and just hack it.
other-than-asked = That’s not what the card asks for.
    .instead = Count and sort again: { $count } of what it says.
not-at-the-end = { $seat } isn’t at the Central Server yet.
    .instead = Hack the rest of the Matrix first.

# What is told.
told-played-vehicle = { $seat } parks a Vehicle on the table
told-edged = { $seat }: an Edge! lies on { $power }
told-edge-gone = { $seat }: the Edge! on { $power } is gone
told-ranked = { $seat }: { $power } has Rank { $rank }
did-ditch = { $seat } leaves the Vehicle behind

# What is asked, and what can be done.
row-own-turn = Hacking is for their own turn.
ask-ranks = More Ranks than Levels. Which Power goes?
move-ditch = Leave { $item } behind and run
move-withdraw = Walk out: this one would win the game

# What cannot be done.
too-many-ranks = { $ranks } Ranks are too many for { $seat } at Level { $level }.
    .instead = { $helps ->
        [0] Level up first.
       *[other] Throw another Power out first, or level up.
    }
power-costs-more = { $seat } pays { $cards ->
    [one] a card
   *[other] { $cards } cards
  } for that.
    .instead = Name as many: from the hand or from the table.
one-vehicle = { $seat } has a ride already.
    .instead = Give it away or sell it first.
ditch-when-running = Nobody ditches a Vehicle before it’s time to run.
    .instead = Wait for { $seat }’s roll.
ditch-what-slows = That’s not what slows { $seat } down.
    .instead = Ditch a Vehicle with a minus on it.

# What its cards say.
says-copy = Copy the best Power of { $who ->
    [another] any one other player
    [any] any one player
   *[player] that player
  }: what it always adds counts for your side.
brief-copy = copy somebody’s best Power
says-rank = A Power of Rank { $rank }.
says-per = { $by } in combat for each { $item } Item you use.
in-shadowrun-record-curses = Most Traps thrown: { $who }, { $count }{ $several ->
    [one] {""}
   *[other] {" "}each
  }
keyword-drone = Drone
keyword-gang = Gang
keyword-ghost = Ghost
keyword-machine = Machine
keyword-vehicle = Vehicle
says-a-made-by = anybody in { $keyword } gear
power-second-vehicle = room for a second Vehicle

# What it calls otherwise than the others do: in-shadowrun- and the text it stands for.
in-shadowrun = Shadowrun
in-shadowrun-told-classes = { $count ->
    [0] { $seat } has no Powers
   *[other] { $seat }: { $kinds }
  }
in-shadowrun-ask-opening-doors = Deal everybody { $doors ->
    [one] 1 Door
   *[other] { $doors } Doors
  } and { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }. Put down a Race, a Power of Rank 1, whatever you can carry. All ready?
in-shadowrun-told-played-kind = { $seat } plays { $name ->
    [unnamed] a Race or Power card
   *[other] “{ $name }”
  }
in-shadowrun-says-banish = Send { says-the-monster } packing; nobody gets anything for it.
in-shadowrun-title-witch = Trap Dispenser
    .why = Threw the most Traps
in-shadowrun-told-power-works = { $seat } uses { $class }
in-shadowrun-told-power-fails = { $seat } tries { $class }, and can’t
in-shadowrun-told-half-breed = { $seat } is SURGEd
in-shadowrun-told-no-half-breed = { $seat } is SURGEd no more
in-shadowrun-told-averted = { $seat } averts the Trap
in-shadowrun-told-played-curse = { $seat } plays { $name ->
    [unnamed] a Trap
   *[other] the Trap “{ $name }”
  } on { $on }
in-shadowrun-told-played-curse-by-none = { $seat } gets { $name ->
    [unnamed] a Trap
   *[other] the Trap “{ $name }”
  }
in-shadowrun-told-played-cheat = { $seat } plays { $name ->
    [unnamed] Edge!
   *[other] “{ $name }”
  }
in-shadowrun-phone-curse = Trap { $whom }
in-shadowrun-phone-cursed = A Trap, and nothing you have stops it.
in-shadowrun-nothing-to-halve = That card needs { $of ->
    [race] a Race
   *[other] a Power
 } to lie beside.
    .instead = Put one on the table first.
in-shadowrun-class-not-in-play = { $seat } has no such Power on the table.
    .instead = Name a Power that is on the table.
in-shadowrun-not-with-itself = A Power can’t pay for itself.
    .instead = Throw out something you won’t need.
in-shadowrun-same-kind-twice = { $kind } twice does nothing.
    .instead = Name each Race and Power once.

# Labels and questions.
in-shadowrun-ask-cursed = A Trap! Stop it if you can.
in-shadowrun-curse-by = { $by } springs a Trap on { $seat }: { $what }
in-shadowrun-curse-on = { $seat } walks into a Trap: { $what }
in-shadowrun-curse-any = a Trap
in-shadowrun-curse-hint = Got anything that stops a Trap? Now’s the time.
in-shadowrun-next-curse = The Trap takes effect
in-shadowrun-face-class = Power
in-shadowrun-face-curse = Trap
in-shadowrun-ill-fight-now = Trap
in-shadowrun-missing-curse = A Trap
in-shadowrun-hand-lifts = That lifts a Trap you’ve already got. It doesn’t stop one.
in-shadowrun-cursed-by = { $seat } plays a Trap on { $on }
in-shadowrun-cursed-on = A Trap on { $on }
in-shadowrun-seat-class = Powers
in-shadowrun-seat-brings = { $all } in any fight: Items { $items }, Race and Powers { $kinds }, Traps and the like { $hangs }, Layer { $layer }. With Level { $level } that’s { $strength }.
in-shadowrun-palette-curse = { $seat } plays a Trap
in-shadowrun-card-missing-kind = Which Race or Power is it? Touch one.
in-shadowrun-card-curse = Trap!
in-shadowrun-sort-kind = Race or Power
in-shadowrun-sort-curse = Trap
in-shadowrun-kind-half-breed = SURGEd
in-shadowrun-power-own = { $class }: throw the Power itself out
in-shadowrun-deed-any-time = An any-time card, or a Trap
in-shadowrun-deed-power = A Power that’s paid for
in-shadowrun-deed-curse = A Trap
in-shadowrun-deed-class = A Power card
in-shadowrun-highlight-curse = Caught!
in-shadowrun-turn-sheet = Race, Powers, Traps
in-shadowrun-turn-races = Race, Powers
in-shadowrun-condition-curse = Trapped
in-shadowrun-ill-class = Lose the Power
in-shadowrun-ill-classes = Lose all Powers
in-shadowrun-found-curse = A Trap we know
in-shadowrun-box-curses = Traps
in-shadowrun-box-curses-count = { $count ->
    [one] 1 Trap
   *[other] { $count } Traps
  } named at your table so far.
in-shadowrun-part-kinds = Race and Powers

# What its cards say, where they say it otherwise.
in-shadowrun-says-lose-classes = { says-lose } { says-their } Powers.
in-shadowrun-says-class-card = On your own turn: it’s yours, if your Level can carry its Rank.
in-shadowrun-says-curse = A Trap for any munchkin, any time.
in-shadowrun-says-gear-averts = Discard it to stop a Trap on you.
in-shadowrun-brief-lose-classes = lose your Powers
in-shadowrun-brief-lift = lift a Trap
in-shadowrun-brief-averts = Stops a Trap

# Refusals and reminders.
in-shadowrun-kind-not-in-play = { $seat } has no such Race or Power on the table.
    .instead = Name one that is on the table, each once.
in-shadowrun-item-averts-nothing = That Item stops no Trap.
    .instead = Choose one that does, or let the Trap take effect.
in-shadowrun-averts-own-only = { $seat } alone can stop this Trap.
    .instead = Let { $seat } decide.
in-shadowrun-averting-failed = That Trap has been tried already.
    .instead = Let it take effect, or discard an Item that stops Traps.
in-shadowrun-no-such-power = This Power does no such thing.
    .instead = Use one that is printed on its card.
in-shadowrun-remind-last-chance = Not won yet: Traps and one-shots still count.
in-shadowrun-remind-died = The dead lose Items and hand. Level, Race and Powers stay with them.
in-shadowrun-remind-read-the-card = Read the whole card: some monsters have it in for a Race or a corporation.
in-shadowrun-remind-own-foot = You may trap yourself and feed your own monster. It has been done.
in-shadowrun-remind-curse-door = A Trap behind your door is yours, there and then.
in-shadowrun-remind-job-quit = You may throw out a Race or a Power at any time, even in a fight.
in-shadowrun-house-find-doors = Find a rule: helper, Matrix, Trap...
in-shadowrun-rule-curse-dead = A dead munchkin can walk into Traps
in-shadowrun-says-lift = { $who ->
    [you] Shake
   *[other] { says-subject } shakes
  } off { says-their } latest Trap or other trouble.
in-shadowrun-cli-set-kind = { $deck ->
    [door] Doors: {""}
    [treasure] Treasures: {""}
   *[none] {""}
  }{ $kind ->
    [monster] monsters
    [race] Races
    [class] Powers
    [curse] Traps
    [enhancer] on monsters
    [item] to wear or hold
    [once] used once
    [level] Levels
    [row] Matrix
    [seat] Characters
   *[other] the rest
  }

# Money: what its cards are priced in. Whoever pays in something else changes this one word.
-shadowrun-money = gold
in-shadowrun-says-gear = { $what }{ $value ->
    [none] , no price.
   *[other] , { $value } { -shadowrun-money }.
  }
in-shadowrun-sell-total = { $worth } { -shadowrun-money }{ $purse ->
    [0] {""}
   *[other] {" "}and { $purse } in the purse
  }. { $levels ->
    [one] A Level costs { $price }
   *[other] { $levels } Levels cost { $price }
  }
in-shadowrun-sell-missing = { $gold } { -shadowrun-money } to go
in-shadowrun-part-loot = { $what }{ $bonus }{ $gold ->
    [0] {""}
   *[other] , { $gold } { -shadowrun-money }
  }
in-shadowrun-part-price = { $gold ->
    [0] { $cards }: { $worth } { -shadowrun-money }
   *[other] { $cards }, and { $gold } { -shadowrun-money }
  }
in-shadowrun-pile-gold = { $gold } { -shadowrun-money }
in-shadowrun-card-price = Price in { -shadowrun-money }
in-shadowrun-sale-levels = { $levels ->
    [one] { $gold } { -shadowrun-money }: a Level
   *[other] { $gold } { -shadowrun-money }: { $levels } Levels
  }
in-shadowrun-sale-items = { $waste ->
    [0] { $items }: not a bit wasted
   *[other] { $items }: { $waste } { -shadowrun-money } over
  }
in-shadowrun-level-too-dear = A Level costs { $price } { -shadowrun-money }; what’s for sale comes to { $worth }.
    .instead = Find something more to sell.
in-shadowrun-bot-why-buy = What’s { -shadowrun-money } for, if not for this?

# Nobody curses anybody in Shadowrun.
in-shadowrun-story-curse = { $seat } springs “{ $name }” on { $on }, and it costs them
in-shadowrun-story-curse-plain = { $seat } springs a Trap on { $on }, and it costs them
god-after-a-fight = One fight a turn.
    .instead = End your turn. G.O.D. will still be there for the next one.
