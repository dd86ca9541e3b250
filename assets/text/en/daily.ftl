# The dungeon of the day.

daily-title = Dungeon of the day
daily-home = Dungeon of the day
daily-what = Same dungeon, same dice, same company for everybody, today only. Tomorrow there’s another one.
daily-against = You against
daily-open = The dice follow from the date, so they were never a secret. Working them out first would be really, really sad.
daily-play = Go on down
daily-again = Have another go
daily-continue = Carry on
daily-best = Your best today
daily-days = { $days ->
    [0] You haven’t finished one yet.
    [one] You’ve finished one, on one day.
   *[other] You’ve finished one on { $days } days.
  }{ $tries ->
    [0] {""}
    [one] {" "}Today: one go.
   *[other] {" "}Today: { $tries } goes.
  }
daily-copy = Copy my result
daily-copied = Copied. Go and brag.
daily-line = Standie, { $day }: { $how ->
    [won] won at Level { $level }
    [together] shared the win at Level { $level }
    [monsters] the monsters won
   *[lost] lost at Level { $level }
  } in round { $rounds }, { $fights ->
    [0] not one fight won
    [one] one fight won
   *[other] { $fights } fights won
  }. Worst moment: { $worst }
daily-worst-fumble = lost a fight at { $count }%.
daily-worst-died = { $count ->
    [one] my funeral. Nice flowers.
    [2] my second funeral. Fewer flowers.
   *[other] funeral number { $count }. Nobody came.
  }
daily-worst-stabbed = { $count ->
    [one] a knife in the back.
   *[other] { $count } knives, one back.
  }
daily-worst-fell = { $count ->
    [one] a Level I used to have.
   *[other] { $count } Levels I used to have.
  }
daily-worst-none = none. Insufferable, I know.
daily-worst-unknown = too many to choose from.
log-dice-daily = Dungeon of the day: everybody gets these dice. They follow from the date, so they were never a secret.
over-daily = The dice came from the date: everybody had the same.
