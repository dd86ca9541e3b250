# The screens besides the table.

unofficial = Unofficial. Munchkin and Munchkin Quest are games by Steve Jackson Games, which neither made nor endorses Standie. At the table you need your own box.

home-what = A referee for your Munchkin box: Quest, classic or Shadowrun.
home-new = New table
home-continue = Continue
home-open = Open
home-played = Last played { $when }
home-tonight = Tonight
home-today = Today
home-last-night = Last night
home-yesterday = Yesterday
home-begins = { $day }, not under way yet
home-stands = { $day }, turn { $turn }, { $seat }’s turn
home-won = Finished: { $seat } won at Level { $level }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
home-won-together = Finished: { $seats } won together, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
home-monsters-won = Finished: the monsters won, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
home-deleted = Deleted: { $game }
home-bring-back = Bring { $game } back
home-bin = Bin
home-exported = Copied to { $path }
home-given = { $file } is in your downloads
home-bring = Open a file
web-elsewhere = Standie is open in another tab. That one does the saving; this one can only watch. Close it and you can play here.
web-freed = The other tab is gone. You can play here now.
web-nowhere = This browser won’t let Standie save. You can still play, but take the game along as a file before you leave.
web-unkept = The browser couldn’t save that: { $what }
home-name-title = What do you call this game?
home-learn = Learn in 3 minutes
home-box = The Box
home-rules = Rules
home-settings = Settings
home-unreadable = { $file } cannot be read
home-left-behind = Left behind
home-rescue = { $file } is damaged. Good news: there is a copy.
home-rescue-told = The file itself has { $left ->
    [one] one action
   *[other] { $left } actions
  }, all told there are { $records }.
home-rescue-nothing-told = Nothing in the file itself can be read. The copy has { $records ->
    [one] one action
   *[other] { $records } actions
  }.
home-rescue-take = Bring it all back
home-rescue-leave = Carry on without it
home-rescued = Everything is back. The damaged file is kept as { $kept }.
home-rescued-whole = Everything is back.

setup-title = New table
setup-game = Which game?
setup-who = Who plays?
setup-order-hint = In the order you sit, clockwise. Names are optional.
setup-name-full = That’s as long as a name gets: { $letters } letters.
setup-name-taken = { $name } is taken: the second one plays as { $instead }.
setup-first = Who starts?
setup-first-roll = A die each
setup-care = What should Standie track?
care-count-hint = Levels, Bonuses, Health, turns.
care-map-hint = No hands, gold or Items.
care-doors-count-hint = Who is how far, and whose turn it is.
care-doors-map-hint = Numbers only: a touch a card.
care-doors-everything-hint = Hands are counted too, and charity.
care-everything-hint = Hands, gold and Items too.
setup-components = On the table, or in the app?
setup-cards-hint = on the table. No box? Try “No box handy” on the first screen.
setup-base = Base box, up to 4
setup-expansion = With the expansion, up to 6
setup-where = How far along are you?
setup-fresh = At the beginning
setup-under-way = In the middle of a game
setup-rules = House rules
setup-rules-open = Show the house rules
setup-rules-close = Done
setup-start = Start
setup-start-two = Start, just the two of us
setup-two = The box says three to six. Two works too: there’s just nobody left to blame.
setup-start-under-way = Set up the board

journal-title = Journal
journal-export = Export as text
journal-count = { $count ->
    [one] 1 record
   *[other] { $count } records
  }
journal-start = The beginning
journal-go = Go here
journal-go-sure = { $count } back?
journal-start-sure = { $count ->
    [one] Take that back?
   *[other] Take all { $count } back?
}
journal-fix = Fix
journal-older = Older
journal-newer = Newer
journal-replaced = replaced by a fix
journal-replaced-lines = { $count ->
    [one] 1 line replaced by a fix
   *[other] { $count } lines replaced by a fix
  }
journal-fix-undone = a fix, taken back
journal-righted = put right later on
journal-undone = undone
journal-undone-lines = { $count ->
    [one] 1 entry taken back
   *[other] { $count } entries taken back
}
journal-none-undone = What was taken back is back.
fix-title = Fix: { $what }
journal-fold = Turns only
journal-unfold = Everything
fix-hint = Choose what it should have been. Everything after it is replayed on a copy, and nothing changes until you apply it.
fix-hint-strike = All you can do here is delete it. Everything after it is replayed on a copy, and nothing changes until you apply it.
fix-strike = Delete this
fix-leave = Cancel
fix-would = Of what came after, { $same } { $same ->
    [one] stays as it is
   *[other] stay as they are
  }, { $differs } { $differs ->
    [one] comes out differently
   *[other] come out differently
  } and { $dropped } no longer { $dropped ->
    [one] fits
   *[other] fit
  }.
fix-would-same = Everything after it stays as it is.
fix-was = It was: { $what }
fix-becomes = It would be: { $what }
fix-gone = It would be: nothing. It never happened.
fix-detail = { $title }: { $to }, not { $from }
fix-ends = In the end: { $what }
fix-no-longer = No longer: { $what }
fix-from-now = Put it right from now on
fix-now-same = “As if always so” does just that.
fix-now-never = “From now on” won’t do here. As if always so, and the rest is played again.
fix-accept-never = A whole fight can only be put right from now on.
fix-already = Already put right.
fix-from-now-told = { $what }. Nothing else changes.
fix-caught = { $seat } got caught by { $monster } after all. Enter now what the Bad Stuff takes; nothing else changes.
fix-caught-line = { $seat } got caught by { $monster } after all: enter what the Bad Stuff takes.
fix-fight-lost = The fight was lost
fix-fight-won = The fight was won
fix-lost-told = { $count ->
    [one] { $who } lost that fight after all. Put the Treasures back, roll to run away, and enter what the Bad Stuff takes.
   *[other] { $who } lost that fight after all. Put the Treasures back. Each of them rolls to run away; enter what the Bad Stuff takes from whom.
}
fix-won-told = { $who } won that fight after all. Draw the Treasures now.
fix-turns-go = { $turns ->
    [one] The turn after it goes.
   *[other] The { $turns } turns after it go.
  }
fix-waits = { $seat } would be asked: “{ $what }”
fix-fight-stands = The fight would stand at { $ours } to { $theirs }.
fix-fight-goes = The fight after it goes.
fix-this-goes = This goes: { $what }.
fix-by-hand = To keep what’s been played, cancel and correct the numbers on the sheets.
fix-not-asked = These wouldn’t come up any more:
fix-goes-with = Goes with it:
fix-more = { $count } more
fix-die = The die
fix-die-of = { $seat }’s die
fix-die-for = The die for { $monster }
fix-number = The result
fix-level = Level of the monster
fix-side = { $side }
fix-adds = It adds
fix-for = For
fix-on = It lies on
fix-by = Whose card was it?
fix-whom = Who gets it?
fix-levels = Levels: { $seat }
fix-levels-lost = Levels lost: { $seat }
fix-bonus = Bonus: { $seat }
fix-big = Big Items: { $seat }
fix-cards = Cards: { $seat }
fix-health = Health: { $seat }
fix-max-health = Health tokens: { $seat }
fix-moves = Move tokens: { $seat }
fix-spent = Move spent: { $seat }
fix-gold = Gold: { $seat }
fix-token = Spaces on the track: { $seat }
fix-unreadable = Written by a newer version:
fix-accept = As if always so
journal-add = Add here
unsaid-die = { $seat } had to run from { $monster }. What did the die show?
unsaid-bad-stuff = { $seat } gets caught by { $monster }. What does the Bad Stuff do?
unsaid-shared = The things of the dead get shared out.
unsaid-nothing = Nothing of this
unsaid-all-shared = All shared out
missing-title = Something missing after: { $what }
missing-hint = Choose what nobody entered. It’s put in here, everything after it is replayed on a copy, and nothing changes until you apply it.
missing-nothing = There’s nothing to add here.
missing-level-up = A Level gained
missing-level-down = A Level lost
missing-bonus-up = More combat bonus
missing-bonus-down = Less combat bonus
missing-hit = A hit
missing-gold-up = Gold gained
missing-gold-down = Gold spent
missing-treasure = A Treasure drawn
missing-other = A card drawn
missing-sale = Items sold for a Level
missing-for-us = A card for the munchkins
missing-for-them = A card for the monsters
missing-on-monster = A card on the monster
missing-curse = A Curse
fix-added = It would say: { $what }
fix-whose = Whose is it?
fix-name = What is it called?
fix-nameless = No name
fix-untold = Answer that first: what came after hangs on it.
fix-rest = { $seat } would have been asked: “{ $what }” Enter what comes of it yourselves.
missing-else = Something else
missing-asks = Say who got hit and whose card it was.
missing-door = It was behind the door

box-title = The Box
box-rooms-count = { $count ->
    [one] 1 room
   *[other] { $count } rooms
  } from your box so far.
box-monsters-count = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  } from your box so far.
box-foes-count = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  } met behind doors so far.
box-items-count = { $count ->
    [one] 1 Item
   *[other] { $count } Items
  } named at your table so far.
box-curses-count = { $count ->
    [one] 1 Curse
   *[other] { $count } Curses
  } named at your table so far.
box-rooms = Rooms
box-monsters = Monsters
box-foes = Behind doors
box-items = Items
box-curses = Curses
box-empty = Nothing here yet. Play, and it fills up by itself.
box-find = Part of a name
box-export = Export as one file
box-import = Import { $file }
box-import-hint = A pack can also be dropped on this window.
box-forget-sure = Really forget
box-pack-name = My box
box-recovered = The Box was damaged. What could be saved is here; the whole file is kept as { $kept }.
settings-odd = Some of the settings made no sense, so those are back to normal. The old file is kept as { $kept }.
box-unreadable = The Box can’t be read, so nothing is remembered this time: { $what }
box-not-written = The Box couldn’t be saved: { $what }
exported = Written to { $path }
imported = Added: { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  } and { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
  }.
import-failed = { $path } could not be added: { $what }

# The manual: on the first screen and in the menu of the table, and what it is called as a whole.
lookup-manual = Manual
lookup-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
  }
# From a page of the manual to what is in it.
lookup-contents = All pages
# From there to where words are looked for, in the manual and in the rules.
lookup-find = Find it by a word
lookup-title = Rules
lookup-hint = Words: tie, hidden door, Charity...
lookup-elsewhere = { $game }: { $count ->
    [one] one more
   *[other] { $count } more
  }
lookup-count = { $count ->
    [0] Nothing found. Try other words, or fewer.
    [one] One rule, in our own words.
   *[other] { $shown ->
        [60] The first 60 of { $count } rules, the best first.
       *[other] { $count } rules, the best first.
    }
  }
lookup-sections = All rules in our own words, by section. Touch one to open it, or type what you’re looking for.
lookup-section = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }
lookup-examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
  }
lookup-clinic = Rules shown by example
lookup-settled = house rule
lookup-differ = Where the games differ
lookup-differ-here = How each game plays it
lookup-topics = { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
lookup-open = The book leaves something open. The house rule:
lookup-usual = The usual choice; each game can have its own.
lookup-here = That’s how this table plays it, as usual.
lookup-changed = That’s how this table plays it. Usually: { $usual }.
lookup-table-decides = The book leaves something open that no house rule settles: the table decides.
lookup-shown = Shown by example
lookup-unshown = No example shows this one yet.
lookup-with = Goes with
lookup-beside = Next to it
lookup-all = All rules

example-next = Show the next step ({ $number } of { $all })
example-again = Show it again
example-leave = Back
example-step = Step { $number }
example-rules = What it shows

settings-title = Settings
settings-looks = Looks
looks-dark = Torchlight
looks-light = Parchment
looks-contrast = High contrast
settings-scale = Size of everything
settings-scale-room = This window has room for { $percent } %. A larger window has more.
settings-map-scale = Size of names on the map
settings-seen = Across the table
settings-sound = Sound
sound-soft = Soft
sound-full = Full
settings-motion = Motion
motion-system = As this system says
settings-highlights = Banners for great moments
settings-talk = The players in the app talk
on = on
off = off
settings-weights = What help is worth
settings-weights-hint = In gold pieces. What a helper could fairly ask for comes from these.
weight-level = A level
weight-treasure = A Treasure
weight-hit = A hit
weight-bad-stuff = Bad Stuff
settings-ring = Time to speak up
settings-ring-open = until everybody passes
settings-pace = Bot speed
settings-pace-tapped = until I tap
settings-seconds = { $seconds } s
settings-reminders = Reminders
settings-unmute = Show the muted ones again ({ $count })
settings-language = Language
# $name is what those who speak it call it.
settings-language-checked = { $name }
settings-language-draft = { $name } (a draft nobody has checked yet)
# Below the languages, while one is on that nobody has checked.
settings-language-hint = Nobody who speaks this language has read it yet. If a word is wrong, the rules aren’t: switch to English and carry on.
about-title = About
about-version = Standie { $version }
about-licence = Free software under the MIT or Apache 2.0 license. The fonts are under the SIL Open Font License.
about-home = Games, the Box and settings are in { $path }
about-browser = this browser’s own storage

# Just the odds.

home-odds = Odds
odds-title = The odds of a roll
odds-strength = Levels and bonuses
odds-dice = Dice
odds-tie-lost = A tie is lost
odds-tie-won = A tie is won
odds-card = A card on the munchkins’ lowest die:
odds-card-none = none
odds-card-reroll = rolls it again
odds-card-optional = rolls it again if need be
odds-card-loaded = turns it to 6

# No box handy.

home-quick = No box handy: play in the app
quick-title = No box handy
decks = Which cards?
decks-own = Its own
decks-own-means = Chrome, corporations and cards about both.
decks-mixed = Classic’s, too
decks-mixed-means = A house rule: all 168 of classic’s are shuffled in. Wizards get Wi-Fi.
evening-lengths = How long?
evening-short = To Level 6
evening-short-means = Half the climb, and a Boss your size.
evening-middle = To Level 8
evening-middle-means = Enough time to make enemies.
evening-full = To Level 10
evening-full-means = The whole staircase.
evening-tempers = How nasty?
evening-gentle = Gentle
evening-gentle-means = Beginner’s luck: one more die up to Level 3. Deals cost no Move.
evening-book = By the book
evening-book-means = The first five rounds are mostly running away.
evening-merciless = Merciless
evening-merciless-means = Ransacked rooms pay less, the Boss hits harder, a lost helper stays lost.
evening-doors-short = To Level 6
evening-doors-short-means = The stairs are short, the knives are out early.
evening-doors-middle = To Level 8
evening-doors-middle-means = Long enough to owe somebody.
evening-doors-full = To Level 10
evening-doors-full-means = The whole staircase, daggers included.
evening-takes = About { $minutes } minutes.
evening-own = Your own house rules.
quick-colours = Touch a color to change it.
heard-letters = Letters
quick-what = Cards, dice, rooms and monsters are all in the app. The cards are home-made, the rules are the book’s.
quick-first = My first game
first-long = You against one other. A short one: a few Levels, one Boss, about half an hour.
first-dungeon = A small dungeon, with small monsters behind the first doors. Later ones won’t be so polite.
first-hints = Hints pop up when there’s something new. Had enough of them? Send them away.
first-undo = You can’t break anything: Undo takes it all back.
first-start = Start
quick-name = Who’s this?
quick-game = Which game?
quick-dealt = How many cards?
game-quest = Quest
game-quest-means = A dungeon, room by room, with a Boss at the end.
game-classic = Classic
game-short = Short
game-short-means = Classic by the short rules: eight cards, more loot, the undead invite their friends.
game-classic-means = Doors, monsters, no map, no dice to hide behind. First to the top Level.
quick-more = One more
quick-one = You play, the app plays everybody else.
quick-many = Pass the screen around: nobody gets to see anybody else’s hand.
quick-phones = Or everybody holds their cards on their own phone: once it’s begun, Menu, then Phones.
quick-nobody = Nobody but the app plays: lean back and watch.
quick-start = Begin
quick-seal = The dice are sealed: { $seal }
quick-seal-why = From here on nobody can swap them. Jot the seal down, then throw in a word each: that way nobody picked the dice, not even this screen.
quick-word = any word you like
quick-any-word = Pick one for me
quick-any-words = owl kettle anchor pickle lantern trombone gravel biscuit walrus pyjamas turnip ladder wizard gravy accordion socks banana thunder beetle teapot marmalade pigeon cobweb saddle mustard harpoon cushion parsnip goblet drizzle hammock badger
field-full = { $letters } letters is the limit.
field-name = The name of { $seat }
field-word = The word of { $seat }

# New dice at the table.

seal-title = New dice
seal-go-on = Throw it in and go on
seal-go-on-without = Go on without a word

# Files that cannot be had. $path is which; $what is one of the sentences below, or what the system says.

file-what = { $path }: { $what }
file-broken = { $path }: not written any more since an earlier write failed ({ $what })
file-locked = open in another window
file-no-home = no home folder is known; name one with STANDIE_HOME
file-folder = a folder, not a file
file-special = not an ordinary file
file-large = larger than { $mib } MiB
file-copies = damaged too many times to keep another copy
file-no-more = there is no more of it anywhere
file-deleted = deleted too many times under this name
file-no-box = not a Standie Box
file-box-start = not a Standie Box (the first line is not its header, or is damaged)
file-later-box = a Box of a later version of Standie; left as it is
file-full = full of files of this day

# Why a file is no game. $app and $ours are versions: 0.1.0.

fault-empty = the file is empty
fault-no-game = that’s not a Standie game
fault-damaged-header = its first line is damaged
fault-unknown = line { $line } is whole but says something that Standie { $ours } doesn’t know; the file is left as it is
fault-later = it was written by Standie { $app }, and this is { $ours }: get the later one
fault-misfit = line { $line } points to a moment the game never had
fault-header = its set-up makes no game: { $what }
fault-set-of-file = it’s played by the rules of “{ $found }”, which Standie { $app } knows and this one doesn’t
fault-other-cards = it was begun with Standie { $app }, which had other cards than this one ({ $ours }): go on with { $app }

# Why a set-up makes no game.

fault-set = Nobody here knows the rules of “{ $found }”.
# $found is how many there are, $min and $max how many there may be.
fault-players = { $found ->
    [one] { $found } player
   *[other] { $found } players
  }? It takes { $min } to { $max }.
fault-colour-twice = Two of you are { $seat }. One of you has to blink.
fault-no-pieces = { $seat } has no pieces without the expansion.
fault-name = The name of { $seat } is too long, or has something in it that can’t be shown.
fault-first = { $seat } is to start and has no seat.
fault-rule = There’s no house rule called “{ $name }”.
fault-rule-value = “{ $rule }” can’t be “{ $value }”.
fault-no-hands = Cards in the app want the app to keep everything.
fault-arranged = It can’t be arranged like that: { $what }

# The day a game was over or a dungeon is of. $month is one of the names below.
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# What the system may show while the screen is kept awake.
awake-reason = A game is on the table

# An arrow of a room in the Box. $side is where it points, or a question mark.
box-arrow = { $colour } { $side }
