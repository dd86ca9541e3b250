# Züge in einem Spiel, das ganz in der App ist, angesagt, bevor sie gemacht werden.

answer-pass = Passen
answer-help = Ich helfe
answer-no-help = Nein, sieh selbst zu

move-end-turn = Zug beenden
move-walk = Nach { $side } gehen
move-explore = { $side } erkunden
move-open-door = Eine Tür eintreten
move-trouble = Ärger suchen mit { $card }
move-search-room = Den Raum plündern
move-send-in = { $card } reinschicken
move-split = { $whom } besiegen, vorm Rest weglaufen
move-throw-away = Wegwerfen
move-meet = Ein Monster!
move-search = Den Raum durchsuchen
move-pick-up = Aufheben, was hier liegt
move-play = { $card } spielen: { $chosen }
move-play-plain = { $card } spielen
move-give-up = { $card } aufgeben
move-ten = { $class }: den zehnseitigen Würfel werfen ({ $chosen })
move-ten-plain = { $class }: den zehnseitigen Würfel werfen
move-hand = { $class }: die ganze Hand opfern ({ $chosen })
move-hand-plain = { $class }: die ganze Hand opfern
move-claim = { $card } von der Ablage kaufen, für { $pays }
move-drive-off = { $monster } verjagen
move-power = { $class } ({ $chosen }): { $cards } abwerfen
move-power-plain = { $class }: { $cards } abwerfen
move-deal = Handel abschließen: { $chosen }
move-deal-plain = Handel abschließen
move-buy-level = Eine Stufe kaufen: { $chosen }
move-heal = Stufe gegen volle Gesundheit tauschen
move-pack = Anderen Gegenstand benutzen: { $chosen }
move-ask-help = { $seat } um Hilfe bitten{ $treasures ->
    [0] { $gold ->
        [0] , für nichts
       *[other] , für { $gold } Gold
    }
   *[other] , für { $treasures ->
        [one] einen Schatz
       *[other] { $treasures } Schätze
    }{ $gold ->
        [0] {""}
       *[other] {" "}und { $gold } Gold
    }
  }
move-run = Flucht nach { $side }
move-run-to = Flucht nach { $side }: { $room }
move-run-into = Flucht nach { $side }: { $room }, direkt zu { $monsters }
move-picked = Aussuchen: { $cards }
move-take-left = Nehmen: { $cards }
move-shed = Abwerfen: { $cards }
move-gave = Weggeben: { $cards }

part-name = { $what }
part-self = { $seat } (du)
part-monster = { $what }, Stufe { $level }
part-loot = { $what }{ $bonus }{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold
  }
part-loot-bonus = { $count ->
    [0] {""}
   *[other] , { $by }
  }
part-with = dazu { $what }
part-die = Würfel { $number }, { $face ->
    [0] noch ohne Zahl
   *[other] eine { $face }
  }
part-die-of = Würfel { $number } von { $who }, { $face ->
    [0] noch ohne Zahl
   *[other] eine { $face }
  }
part-face = Auf { $face } drehen
part-down = Auf den Tisch legen
part-plain = Einsetzen
part-gold = mit Gold
part-pay = Abwerfen: { $cards }
part-pay-gold = { $gold } Gold zahlen
part-price = { $gold ->
    [0] { $cards }: { $worth } Gold
   *[other] { $cards } und { $gold } Gold
  }
itself-elf = Elf selbst
itself-dwarf = Zwerg selbst
itself-halfling = Halbling selbst
itself-warrior = Krieger selbst
itself-wizard = Zauberer selbst
itself-thief = Dieb selbst
itself-cleric = Priester selbst
card-unnamed = eine Karte
part-swap = { $out } statt { $into }{ $moves }
part-unpack = Auspacken: { $out }{ $moves }
part-packed = Einpacken: { $into }{ $moves }
part-swap-moves = { $count ->
    [0] {""}
   *[other] , { $by } Bewegung
  }

terms-nothing = für nichts
terms-treasures = für { $treasures ->
    [one] einen Schatz
   *[other] { $treasures } Schätze
  }{ $first ->
    [1] , und der Helfer sucht zuerst aus
   *[other] {""}
  }
terms-gold = für { $gold } Gold
terms-both = für { $treasures ->
    [one] einen Schatz
   *[other] { $treasures } Schätze
  } und { $gold } Gold{ $first ->
    [1] , und der Helfer sucht zuerst aus
   *[other] {""}
  }

move-ask-help-items = { $seat } um Hilfe bitten, für: { $what }
terms-items = für: { $what }{ $first ->
    [1] , und wer hilft, sucht zuerst aus
   *[other] {""}
  }
