# Where the games differ: topic by topic, a line for each game. The same words mean the same rule.

differ-players = How many players
    .quest = Two to four.
    .classic = Three to six. Two, if you both say so.
    .short = Three to six. Two, if you both say so.
    .shadowrun = Three to six. Two, if you both say so.

differ-opening-hand = The opening hand
    .quest = 3 Treasures and 3 DxM cards.
    .classic = 2 Door cards and 2 Treasures.
    .short = 4 Door cards and 4 Treasures.
    .shadowrun = 4 Door cards and 4 Treasures.

differ-starting-goods = What else you start with
    .quest = Level 1, 4 Health, 3 Move, 300 gold and a place in the Entrance.
    .classic = Level 1, and that’s it.
    .short = Level 1, and that’s it.
    .shadowrun = Level 1, and a token on the first Matrix card.

differ-opening-plays = Before the first turn
    .quest = Put down whatever you’re allowed to, if you like.
    .classic = Put down a Race, a Class and any Items, if you like.
    .short = A Race and a Class have to come down, if you’ve got them. Items, if you like.
    .shadowrun = Put down a Race, a Rank 1 Power and Items you can use, if you like.

differ-turn = What a turn looks like
    .quest = Draw a DxM, move around, Charity. Then the monsters move.
    .classic = Open a Door. No fight? Look for trouble or loot. Then Charity.
    .short = Open a Door. No fight? Look for trouble or loot. Then Charity.
    .shadowrun = Open a Door. No fight? Look for trouble or loot. Then Charity.

differ-fights-in-a-turn = Fights in one turn
    .quest = As many as you run into.
    .classic = One: what’s behind the Door, or a monster from your hand.
    .short = One: what’s behind the Door, or a monster from your hand.
    .shadowrun = One: what’s behind the Door, or a monster from your hand.

differ-looting = Looting the room
    .quest = Pay 1 Move and roll: gold, Treasures or another monster.
    .classic = Draw a Door card, face down, into your hand.
    .short = Draw a Door card, face down, into your hand.
    .shadowrun = Draw a Door card, face down, into your hand.

differ-monsters-in-hand = Monsters in your hand
    .quest = You never have any: they go straight into the dungeon.
    .classic = Keep them for trouble, or send one along with a Wandering Monster.
    .short = Keep them for trouble, or send one along with a Wandering Monster.
    .shadowrun = Keep them for trouble, or send one along with a Wandering Monster.

differ-hand-limit = Cards you can keep
    .quest = 5 at the end of your turn.
    .classic = 5 at the end of your turn, 6 if you’re a Dwarf.
    .short = 5 at the end of your turn, 6 if you’re a Dwarf.
    .shadowrun = 5 at the end of your turn.

differ-strength = What you fight with
    .quest = Your Level, your bonuses, the dice and whatever’s thrown in.
    .classic = Your Level plus your bonuses.
    .short = Your Level plus your bonuses.
    .shadowrun = Your Level, your bonuses and the Layer your token’s on.

differ-tie = When it’s a tie
    .quest = The monsters win, unless a Warrior or a card breaks it.
    .classic = The monsters win, unless a Warrior’s on your side.
    .short = The monsters win, unless a Warrior’s on your side.
    .shadowrun = The monsters win.

differ-last-chance = Last chance to meddle
    .quest = Before the dice roll. After that, only cards that say so.
    .classic = The few seconds before the win counts.
    .short = The few seconds before the win counts.
    .shadowrun = The few seconds before the win counts.

differ-items-in-a-fight = Playing Items mid-fight
    .quest = One-shots only, and that goes for the whole table.
    .classic = One-shots only, straight from your hand.
    .short = Only if the card says so.
    .shadowrun = Only if the card says so.

differ-enhancers = When to play enhancers
    .quest = Any time, even with no fight on.
    .classic = In any fight, yours or somebody else’s.
    .short = In any fight, yours or somebody else’s.
    .shadowrun = In any fight, yours or somebody else’s.

differ-extra-monsters = Adding a monster
    .quest = With a Wandering Monster or a Mate.
    .classic = With a Wandering Monster or a Mate.
    .short = With a Wandering Monster or a Mate. Undead can simply join Undead.
    .shadowrun = With a Wandering Monster. Gang can simply join Gang.

differ-beat-one-flee-another = Beat one, flee another
    .quest = No, it’s all or nothing.
    .classic = No, it’s all or nothing.
    .short = Yes: beat one, then run from the other.
    .shadowrun = No, it’s all or nothing.

differ-removed-monster = Gone, but not killed
    .quest = No Level. Its Treasure waits till you’ve beaten the rest.
    .classic = No Level, but you get its Treasure.
    .short = No Level, but you get its Treasure.
    .shadowrun = No Level, and no Treasure unless the card says so.

differ-helper = Who can help
    .quest = One player, from the same room, next door or by magic.
    .classic = One player, whoever’s willing.
    .short = One player, whoever’s willing.
    .shadowrun = One player, whoever’s willing.

differ-helper-pay = Paying for help
    .quest = With gold, Items in play or a share of the Treasure.
    .classic = With Items in play or a share of the Treasure.
    .short = With Items in play or a share of the Treasure.
    .shadowrun = With Items in play, a share of the Treasure or a card you play on them.

differ-helper-level = A Level for helping
    .quest = 1 if you’re an Elf. If the monster’s Fearsome, 1 for anybody.
    .classic = None, unless you’re an Elf: then it’s 1 for each monster killed.
    .short = None, unless you’re an Elf: then it’s 1 for each monster killed.
    .shadowrun = None, unless you’re an Elf: then it’s 1 for each monster killed.

differ-losing = Losing a fight
    .quest = 1 Health for each monster, and then you run.
    .classic = Nothing yet, but now you have to run.
    .short = Nothing yet, but now you have to run.
    .shadowrun = Nothing yet, but now you have to run.

differ-where-to-run = Where you run to
    .quest = An explored room next door. You end up there, caught or not.
    .classic = Nowhere in particular: you just run.
    .short = Nowhere in particular: you just run.
    .shadowrun = Nowhere in particular: you just run.

differ-monster-left-behind = The monster you fled
    .quest = It’s still around, enhancers and all.
    .classic = It’s discarded once everybody has rolled.
    .short = It’s discarded once everybody has rolled.
    .shadowrun = It’s discarded once everybody has rolled.

differ-cause-of-death = What kills you
    .quest = Running out of Health, or lying down to die on your own turn.
    .classic = Bad Stuff that says so.
    .short = Bad Stuff that says so.
    .shadowrun = Bad Stuff that says so.

differ-death-keeps = What death leaves you
    .quest = Race, Class and Curses, but you’re a Level down.
    .classic = Your Level, Race and Class.
    .short = Your Level, Race, Class and Curses.
    .shadowrun = Your Level, Race, Powers and Traps.

differ-looting-the-dead = Looting the dead
    .quest = Gold and Items lie there for whoever comes by.
    .classic = A card each, highest Level first. The rest is discarded.
    .short = Highest Level first, till there’s nothing left.
    .shadowrun = A card each, highest Level first. The rest is discarded.

differ-coming-back = Back from the dead
    .quest = On your next turn, with 2 Treasures, 2 DxM, 300 gold and full Health.
    .classic = On your next turn, with 2 Door cards and 2 Treasures.
    .short = On your next turn, with 4 Door cards and 4 Treasures.
    .shadowrun = On your next turn, with 4 Door cards and 4 Treasures.

differ-while-dead = While you’re dead
    .quest = You roll for your monsters and play cards, just not on yourself.
    .classic = From the next turn on, your new character can help in fights.
    .short = From the next turn on, your new character can help in fights.
    .shadowrun = From the next turn on, your new character can help in fights.

differ-treasure-shown = Who sees your Treasure
    .quest = Everybody, if another munchkin’s in the room.
    .classic = Everybody, if you had help.
    .short = Everybody, if you had help.
    .shadowrun = Everybody, if you had help.

differ-level-cards = Go Up A Level cards
    .quest = On yourself, any time.
    .classic = On yourself, any time.
    .short = On anybody, any time.
    .shadowrun = On anybody, any time.

differ-level-ten = Getting to Level 10
    .quest = Only by killing a monster.
    .classic = By killing a monster, or by the one card that lifts every Cleric.
    .short = Only by killing a monster.
    .shadowrun = Only by killing a monster.

differ-races = Which Races there are
    .quest = Human, Elf, Dwarf and Halfling.
    .classic = Human, Elf, Dwarf and Halfling.
    .short = Human, Elf, Dwarf and Halfling.
    .shadowrun = Human, Elf, Dwarf, Ork and Troll.

differ-classes = Classes and Powers
    .quest = One Class at a time, with a d10 power of its own.
    .classic = One Class at a time.
    .short = One Class at a time.
    .shadowrun = No Classes. Any Powers whose Ranks don’t add up to more than your Level.

differ-playing-a-race-or-class = Playing a Race or Class
    .quest = Any time, on anybody’s turn.
    .classic = On your turn, or when you’ve just got it.
    .short = On your turn, or when you’ve just got it and aren’t fighting.
    .shadowrun = On your turn, or when you’ve just got it and aren’t fighting.

differ-two-races = Two Races at once
    .quest = All the perks of both, and all the drawbacks.
    .classic = All the perks of both, and all the drawbacks.
    .short = All the perks of both, and none of the drawbacks.
    .shadowrun = All the perks of both, and all the drawbacks.

differ-super-munchkin = Super Munchkin, one Class
    .quest = All the perks of that Class, and none of the drawbacks.
    .classic = Not allowed: you need a second Class to go with it.
    .short = Not allowed: you need a second Class to go with it.
    .shadowrun = No Super Munchkins: there aren’t any Classes.

differ-item-slots = Items you can use
    .quest = Headgear, Armor, Footgear, two Hands, plus any Shiny or Clothing Items.
    .classic = Headgear, Armor, Footgear and two Hands.
    .short = Headgear, Armor, Footgear and two Hands.
    .shadowrun = Headgear, Armor, Footgear and two Hands.

differ-spare-items = Items you can’t use
    .quest = Two at most, in your pack.
    .classic = Carry as many as you like, turned sideways.
    .short = Carry as many as you like, turned sideways.
    .shadowrun = Carry as many as you like, turned sideways.

differ-swapping-gear = Swapping your gear
    .quest = Any time, as long as nobody’s fighting.
    .classic = Any time you’re not fighting or running.
    .short = Any time you’re not fighting or running.
    .shadowrun = Any time you’re not fighting or running.

differ-big-items = Big Items
    .quest = As many as you like, but each one after the first costs 1 Move.
    .classic = One, unless you’re a Dwarf.
    .short = One, unless you’re a Dwarf.
    .shadowrun = One, unless a card lets you have more. Vehicles don’t count.

differ-dumping-items = Getting rid of Items
    .quest = Drop them, and anybody can pick them up.
    .classic = Just discard them.
    .short = Just discard them.
    .shadowrun = Sell, trade or give them away. You can’t just discard them.

differ-money = Is there any money?
    .quest = Gold, to spend, trade and bribe with.
    .classic = No money at all: Items have a value.
    .short = No money at all: Items have a value.
    .shadowrun = No money at all: Items have a value.

differ-buying-levels = Buying a Level
    .quest = 1,000 in gold, Items or both, one Level at a time.
    .classic = 1 Level for every full 1,000 in Items.
    .short = 1 Level for every full 1,000 in Items.
    .shadowrun = 1 Level for every full 1,000 in Items.

differ-trading = What you can trade
    .quest = Gold and Items in play, with anybody in your room or next door.
    .classic = Items in play, with anybody.
    .short = Items in play, with anybody.
    .shadowrun = Items in play, with anybody.

differ-curses = Curses and Traps
    .quest = From your hand, on anybody, any time.
    .classic = Behind the Door it hits you. From your hand it hits anybody, any time.
    .short = Behind the Door it hits you. From your hand it hits anybody, any time.
    .shadowrun = Behind the Door it hits you. From your hand it hits anybody, any time.

differ-winning = How to win
    .quest = Get to Level 10, then beat the Boss in the Entrance.
    .classic = Be the first to reach Level 10.
    .short = Be the first to reach Level 10.
    .shadowrun = Be the first to reach Level 10, or hack the Matrix and beat G.O.D.

differ-help-to-win = Help to win
    .quest = Only a Level 10 can help you against the Boss.
    .classic = One helper, same as ever.
    .short = One helper, same as ever.
    .shadowrun = One helper, but nobody can be forced into it.

differ-winning-together = Winning together
    .quest = Two Level 10s beat the Boss together? Both win.
    .classic = You both reach Level 10 with the same kill? Both win.
    .short = You both reach Level 10 with the same kill? Both win.
    .shadowrun = You both reach Level 10 with the same kill? Both win.
