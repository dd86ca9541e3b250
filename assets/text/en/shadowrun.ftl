# Munchkin Shadowrun: every sentence that speaks in the terms of its rules. Nothing else does, so that whoever has other
# words for them has one file to change.

game-shadowrun = Shadowrun
game-shadowrun-means = Doors again, with chrome. No Classes: Powers, as many as your Level can carry.

# House rules of its own.
rule-powers-any-turn = Powers can be played in anybody's turn
    .is-no = no, in your own
    .is-yes = yes
rule-same-power-twice = The same Power can be had twice
    .is-no = no
    .is-yes = yes
rule-surged-is-human = SURGEd with a single Race is human enough for what only humans use
    .is-no = no
    .is-yes = yes
rule-joint-win = Fighter and Elf helper reach the last Level together
    .is-any = both win
    .is-none = the fighter wins
rule-vehicle-sideways = A Vehicle turned sideways still gets you away
    .is-no = no, park it properly
    .is-yes = yes
rule-listen-phase = Listen at the door: a face-down Door card before you open one
    .is-no = no
    .is-yes = yes
rule-loot-treasure = Looting the room brings
    .is-no = a Door card
    .is-yes = a Treasure
rule-shared-victory = Whoever helped with the winning fight wins too
    .is-no = no
    .is-yes = yes

# What is told.
told-edged = { $seat }: an Edge! lies on { $power }
told-edge-gone = { $seat }: the Edge! on { $power } is gone
told-ranked = { $seat }: { $power } has Rank { $rank }
did-ditch = { $seat } leaves the Vehicle behind

# What is asked, and what can be done.
ask-ranks = More Ranks than Levels. Which Power goes?
move-ditch = Leave { $item } behind and run
move-withdraw = Walk out: this one would win the game

# What cannot be done.
too-many-ranks = Ranks of { $ranks } on Level { $level } don't fit on { $seat }.
    .instead = Throw another Power out first, or level up.
power-costs-more = { $seat } pays { $cards } cards for that.
    .instead = Name as many: from the hand or from the table.
one-vehicle = { $seat } has a ride already.
    .instead = Give it away or sell it first.
ditch-when-running = Nobody ditches a Vehicle before it's time to run.
    .instead = Wait for { $seat }'s roll.
ditch-what-slows = That's not what slows { $seat } down.
    .instead = Ditch a Vehicle with a minus on it.

# What its cards say.
says-copy = Copy the best Power of { $who ->
    [another] any one other player
    [any] any one player
   *[player] that player
  }: what it always adds counts for your side.
brief-copy = copy somebody's best Power
says-rank = A Power of Rank { $rank }.
says-per = { $by } in combat for each { $item } Item you use.

# What it calls otherwise than the others do: in-shadowrun- and the text it stands for.
in-shadowrun-told-classes = { $count ->
    [0] { $seat } has no Powers
   *[other] { $seat }: { $kinds }
  }
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
in-shadowrun-second-race-needs-card = A second Race takes a SURGEd card.
    .instead = Discard the Race on the table, or play SURGEd first.
in-shadowrun-nothing-to-halve = That card needs a Race to lie beside.
    .instead = Put one on the table first.
in-shadowrun-class-not-in-play = { $seat } has no such Power on the table.
    .instead = Name a Power that is on the table.
in-shadowrun-not-with-itself = A Power can’t pay for itself.
    .instead = Throw out something you won’t need.
in-shadowrun-same-kind-twice = { $kind } twice does nothing.
    .instead = Name each Race and Power once.
