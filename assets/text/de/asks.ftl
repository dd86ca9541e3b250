# Die Frage, die gerade ansteht. -hint ist die Zeile darunter.

ask-first-player = Wer fängt an? Jeder einen Würfel; der höchste beginnt.
ask-first-player-or = Wer fängt an? Jeder einen Würfel; der höchste beginnt. Oder tippt einfach einen Namen an.
ask-opening = Gebt allen 3 Schätze, 3 DxM-Karten und 300 Gold. Legt Rassen, Klassen und Gegenstände aus, die ihr habt. Alle so weit?
ask-opening-doors = Gebt allen { $doors ->
    [one] 1 Tür
   *[other] { $doors } Türen
  } und { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }. Legt aus, was geht: Rasse, Klasse, was ihr tragen könnt. Alle so weit?
opening-each = Je { $count }
opening-newer = Neuere Schachteln geben je 4. Das gilt dann für alle.
ask-opening-count = Alle so weit?
ask-arrange = Baut alles so auf, wie es bei euch steht. Wer ist dran?
ask-turn = Was machst du?
ask-turn-dead = Mausetot. Dein nächster Zug bringt eine neue Hand.
ask-charity = Milde Gabe: Verschenk, was zu viel ist.
ask-charity-discard = Zu viele Karten auf der Hand, und keiner steht tiefer als du: Wirf ab, was zu viel ist.
charity-goes = { $count ->
    [one] Sie gehen an { $seats }.
   *[other] Sie gehen an { $seats }, so gleichmäßig wie möglich. Wer was bekommt, sagst du.
}
ask-base-die = Wirf den Monsterwürfel für den Fuß des neuen Monsters.
ask-monster-die = Wirf den Monsterwürfel für die Monster.
ask-moving = Zieht die Monster auf dem Tisch.
ask-moving-none = Keins zieht. Schwein gehabt.
ask-nobody-here = Alle setzen aus. Wer ist dran?
ask-tile = Welcher Raum wurde gezogen?
ask-links = Welche Verbindungen wurden gezogen?
ask-explore-dxm = Die DxM-Karte fürs Erkunden ziehen?
ask-new-monster = Welches Monster wurde gezogen?
ask-base-colour = Die Farbe spielt niemand. Auf wessen Fuß kommt es? Wer es kriegt, würfelt auch dafür.
ask-base-colour-of = { $monster }: Die Farbe spielt niemand. Auf wessen Fuß kommt es? Wer es kriegt, würfelt auch dafür.
ask-fight = Kampf! Zählt dazu, was alle spielen, dann würfelt.
ask-fight-told = Kampf! Einmal tippen für jede Karte, die jemand spielt.
ask-run-away-told = Lauf! Was sagt der Würfel?
ask-fight-came = In deinen Raum gekommen: { $monsters }. Spiel, was du hast, dann würfle.
ask-fight-app = Kampf! Spiel, was du hast, dann würfle.
ask-boss = Da kommt der Boss! Zieh ein Monster: Das ist er.
ask-fight-dice = Würfeln! Jeder für sich und für die Monster auf der eigenen Farbe.
ask-fight-rolled = Pfuscht noch jemand an den Würfeln?
ask-refuge = Verloren. Wohin läufst du weg?
ask-run-away = { $least ->
        [6] Würfle dich frei: Da hilft nur eine 6.
        [5] Würfle dich frei: 5 oder 6.
       *[other] Würfle dich frei: { $least } oder mehr.
    }
ask-run-away-sure = Würfle dich frei. Es kann nichts schiefgehen.
ask-run-away-never = Würfle dich frei. Keine Zahl reicht dafür, aber lauf trotzdem.
ask-run-away-each = Würfle dich frei: Manche sind schneller als andere.
ask-run-ditch = Lässt du stehen, was dich bremst, oder riskierst du’s?
ask-run-first = Alle sind hinter dir her. Wem weichst du zuerst aus?
ask-bad-stuff = Erwischt! Was richten die Schlimmen Dinge an?
ask-search-dice = Würfle fürs Durchsuchen.
ask-collect = Aufheben, was hier liegt?
ask-automatic = Alles ist erkundet. Hier ein Monster ziehen?
ask-cursed = Ein Fluch! Halt ihn auf, wenn du kannst.
ask-power-die = Wirf den zehnseitigen Würfel: höchstens deine Stufe. Eine 0 ist eine 10.
ask-claim = Jemand kauft eine Karte von der Ablage. Willst du sie auch?
ask-theft-die = Würfle: Ab 4 gehört es dir.
ask-die-again = Wirf diesen Würfel noch mal.
ask-die-again-of = Wirf die { $face } von { $who } noch mal.
ask-empty-room = In welchem leeren Raum taucht es auf?
taker-monster = { $monster } hat dich erwischt.
taker-curse = { $name } trifft dich.
ask-lose-item = Welcher Gegenstand ist weg?
ask-overfull = Der Rucksack platzt. Was legst du ab, was gibst du her?
ask-pick-order = Wer sucht sich zuerst Schätze aus?
ask-leaver = Was wird aus den Monstern und dem ganzen Kram?
ask-link-costs = Die erste Tür: Stehen in eurem Karton dieselben Preise?
ask-arrow = Wohin zeigt der Pfeil?
ask-gait = Welchen Fußabdruck hat es?
ask-level = Welche Stufe steht auf der Karte?
ask-over = Das Spiel ist aus.

curse-by = { $by } verflucht { $seat }: { $what }
curse-on = Ein Fluch trifft { $seat }: { $what }
curse-any = ein Fluch
curse-plain = { $what }, von { $seat }
curse-averted-by = { $item } abwerfen, Fluch abwehren
curse-averted = Abgewehrt
curse-hint = Wer was gegen Flüche hat: jetzt raus damit.
power-die-hint = Die hellen reichen.
pack-surplus = { $surplus ->
    [one] Ein Gegenstand zu viel im Rucksack.
   *[other] { $surplus } Gegenstände zu viel im Rucksack.
  }
pack-drop = Ablegen: { $item }
pack-give = Verschenken oder tauschen
next-curse = Hinnehmen
empty-room-exit = Neuer Raum ({ $room }, Richtung { $side })
ask-draw-cards = Welche Karten wurden gezogen?
ask-shed-cards = Welche Karten kommen weg?
ask-loot-roll = Gleiche Stufe, gleiches Grab. Würfelt um die erste Wahl.
surplus-to = geht an { $seat }
surplus-gone = kommt auf die Ablage
ask-surplus = Du kannst nur noch einen Großen Gegenstand tragen. Welcher geht?
ask-corpse = { $seat } selig braucht das alles nicht mehr. Was nimmst du?
ask-loot-told = Die höchste Stufe zuerst, jeder eine Karte. Gleiche Stufe? Auswürfeln.
ask-loot-whose = { $seat } braucht das nicht mehr.
ask-corpse-told = Greift sich eine Karte von dem, was übrig ist.
ask-spoils = Welcher Schatz ist deiner?
spoils-whose = Gemeinsam gewonnen: { $seat } sucht aus.
spoils-picks = { $count ->
    [one] Tipp den an, den du willst.
   *[other] Tipp einen an. { $count } davon kriegst du, immer abwechselnd.
  }
ask-window = Reagiert jemand?
ask-lurker = Welches Monster wurde gezogen?
ask-asked = Hilfst du?
