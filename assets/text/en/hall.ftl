# Titles that are kept over games, and the page they hang on.

feat-fresh-meat = Fresh Meat
    .why = Finished a first game. The monsters send their regards.
feat-beginners-luck = Beginner’s Luck
    .why = Won for the first time. Everybody else is calling it luck.
feat-getting-annoying = Getting Annoying
    .why = Three wins. Friends have started to notice.
feat-uninvited = Uninvited
    .why = Ten wins. Game night has moved, and nobody said where.
feat-sofa = Dent in the Sofa
    .why = Ten games. The sofa remembers every one.
feat-sunlight = What’s Sunlight?
    .why = Fifty games. It’s the big lamp outside.
feat-character = Full of Character
    .why = Lost three in a row. It builds character, and there’s no more room.
feat-running-up = We Get It Already
    .why = Won with four Levels to spare.
feat-by-a-nose = By a Nose
    .why = Won by one Level. It’s a big nose.
feat-two-of-us = It Takes Two
    .why = Shared the win, and is already telling it alone.
feat-flat-broke = Flat Broke
    .why = Won without a coin left. Somebody else buys the pizza.
feat-too-nice = Suspiciously Nice
    .why = Won without stabbing anybody. What are you hiding?
feat-knife-drawer = Knife Drawer
    .why = Ruined five of other people’s fights in one game.
feat-pincushion = Pincushion
    .why = Had five fights ruined by friends. Friends!
feat-ouch-won = Is That All You’ve Got?
    .why = Got stabbed three times, and won.
feat-loyalty-card = Loyalty Card
    .why = Died three times in one game. The fourth one’s free.
feat-feeling-better = Feeling Much Better
    .why = Died first, won later. Doctors are baffled.
feat-bubble-wrap = Bubble Wrap
    .why = Never lost a fight, never died, didn’t win. Not a scratch, though.
feat-last-of-its-kind = Last of Its Kind
    .why = Killed ten monsters in one game. There were only so many.
feat-monster-rights = Friend of the Monsters
    .why = Didn’t kill a single one. They put up a plaque.
feat-work-shy = Allergic to Work
    .why = Won with two kills at most. Who did the rest?
feat-turned-up = Took Part
    .why = Lost six fights in one game, and turned up for the seventh.
feat-tells-you = You Won’t Believe This
    .why = Won a fight at 10% or less. You’ll hear about it. Often.
feat-how = How?
    .why = Lost a fight at 90% or better. No, really: how?
feat-that-die = Show Me That Die
    .why = Rolled 4 or better on average. All night.
feat-not-personal = It’s Not You, It’s Dice
    .why = Rolled 3 or worse on average. It’s you a bit, too.
feat-saving-up = Saving for What?
    .why = Lost with enough gold in hand to buy a level.
feat-shoulder = Shoulder for Hire
    .why = Helped win three fights in one game. The invoice is in the post.
feat-greetings = Season’s Greetings
    .why = Handed out three Curses in one game. It’s the thought that counts.
feat-estate-agent = Estate Agent
    .why = Opened up six rooms in one game. All had character. Most had teeth.
feat-your-turn = Whose Turn Is It?
    .why = Took half an hour over one game. It’s yours. It’s been yours for ages.
feat-ground-floor = Ground Floor
    .why = Finished at Level 1. No stairs, lovely and quiet.
feat-so-close = Not Over It
    .why = Got as far as Level 9, and lost. Don’t bring it up.
feat-called-off = We Don’t Talk about It
    .why = The monsters won. Officially, it rained.
feat-new-floor = The Bigger They Are
    .why = Beat a side worth 30. The floor needed replacing.
feat-toaster = Lost to a Toaster
    .why = Came last, and the others were software.
feat-full-house = Full House
    .why = Finished a game with six. Nobody agrees who was cheating.

hall-title = Fridge of Fame
hall-home = Fridge of Fame
hall-empty = Nothing on the fridge yet. Finish a game: everybody gets something, deserved or not.
hall-who = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $wins ->
    [0] no win yet
    [one] one win
   *[other] { $wins } wins
  }
hall-nobody = Players without a name
hall-once = { $when }
hall-times = { $times } times, first { $when }
hall-where = { $name }, { $when }
hall-new = New: { $title }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
  }
hall-open = See the fridge
hall-left = Still up for grabs: { $count }
hall-recovered = The fridge could not be read, so it starts empty. What was on it is kept as { $kept }.
hall-unwritten = These titles are not kept: { $what }
