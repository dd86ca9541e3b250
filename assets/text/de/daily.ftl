# Der Dungeon des Tages.

daily-title = Dungeon des Tages
daily-home = Dungeon des Tages
daily-what = Derselbe Dungeon, dieselben Würfel, dieselbe Gesellschaft für alle, und nur heute. Morgen gibt’s den nächsten.
daily-against = Du gegen
daily-open = Die Würfel folgen aus dem Datum, waren also nie geheim. Sie vorher auszurechnen wäre wirklich, wirklich traurig.
daily-play = Runter mit dir
daily-again = Noch ein Versuch
daily-continue = Weiter geht’s
daily-best = Dein Bestes heute
daily-days = { $days ->
    [0] Du hast noch keinen zu Ende gespielt.
    [one] Du hast an einem Tag einen zu Ende gespielt.
   *[other] Du hast an { $days } Tagen einen zu Ende gespielt.
  }{ $tries ->
    [0] {""}
    [one] {" "}Heute: ein Versuch.
   *[other] {" "}Heute: { $tries } Versuche.
  }
daily-copy = Ergebnis kopieren
daily-copied = Kopiert. Ab zum Angeben.
daily-line = Standie, { $day }: { $how ->
    [won] Sieg auf Stufe { $level }
    [together] geteilter Sieg auf Stufe { $level }
    [monsters] Sieg der Monster
   *[lost] Niederlage auf Stufe { $level }
  } in Runde { $rounds }, { $fights ->
    [0] kein einziger Kampf gewonnen
    [one] ein Kampf gewonnen
   *[other] { $fights } Kämpfe gewonnen
  }. Schlimmster Moment: { $worst }
daily-worst-fumble = ein Kampf, verloren bei { $count } %.
daily-worst-died = { $count ->
    [one] meine Beerdigung. Schöne Blumen.
    [2] meine zweite Beerdigung. Weniger Blumen.
   *[other] Beerdigung Nummer { $count }. Es kam keiner mehr.
  }
daily-worst-stabbed = { $count ->
    [one] ein Messer im Rücken.
   *[other] { $count } Messer, ein Rücken.
  }
daily-worst-fell = { $count ->
    [one] eine Stufe, die ich mal hatte.
   *[other] { $count } Stufen, die ich mal hatte.
  }
daily-worst-none = keiner. Unausstehlich, ich weiß.
daily-worst-unknown = zu viele zur Auswahl.
log-dice-daily = Dungeon des Tages: Alle bekommen diese Würfel. Sie folgen aus dem Datum, waren also nie geheim.
over-daily = Die Würfel kamen vom Datum: Alle hatten dieselben.
