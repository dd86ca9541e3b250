# Ein Spiel, das ganz in der App ist: Hände, Reaktionen, Bots.

spot-dice = Würfel
spot-treasures = { $count ->
    [one] Schatz
   *[other] Schätze
  }
hand-tab = Hand
laid-tab = Tisch
hand-closed = Alle Hände sind zu.
hand-none = Keine Karten auf der Hand.
hand-none-laid = Noch nichts auf dem Tisch.
hand-wait = Du bist nicht dran. Karten leuchten, wenn du sie spielen kannst.
hand-lifts = Damit wirst du einen Fluch los, den du schon hast. Aufhalten tut es keinen.
hand-laid = Liegt vor dir und zählt.
hand-vain = Damit ist bei niemandem was zu holen.
hand-goes-treasure = Ein Schatz muss weg, nichts anderes.
sheet-goes-to = Gib sie { $seat }
sheet-goes = Weg damit
sheet-stays = Doch behalten
sheet-enough = Es reicht schon: Behalt erst eine von den anderen
drop-helps-us = Hilft den Munchkins: { $change }. { $odds }
drop-helps-them = Hilft den Monstern: { $change }. { $odds }
drop-comes = { $change }. { $odds }
hand-goes-door = Diesmal darf es kein Schatz sein.
hand-loot = Erst wird geplündert. Danach kann das auf den Tisch.
hand-nothing = Gerade gibt’s nichts, wofür sie gut wäre.
hand-monster-waits = Ein Monster wartet auf deinen eigenen Zug: Tür auf, und ist keiner da, legst du dich mit ihm an.
hand-monster-own = Erst die Tür auf. Ist keiner da, legst du dich mit ihm an.
hand-level = Stufe { $by }
hand-treasures = Schätze { $by }
hand-dice = { $by } Würfel
hand-better = { $bonus } für { $who }
hand-only = Nur für { $who }
hand-never = Nicht für { $who }
face-item = Gegenstand
face-once = Einmalkarte
face-level = Stufe
face-race = Rasse
face-class = Klasse
face-curse = Fluch
face-enhancer = Verstärker
face-foe = Monster
face-monster = Noch ein Monster
face-cheat = Schlupfloch
face-die = Würfel
face-card = Karte

sheet-more = Was sonst noch geht
sheet-more-none = Mehr gibt’s nicht
sheet-more-count = Mehr ({ $count })
seen-on = auf { $seat }
sheet-ways = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
sheet-ten = { $class }: zehnseitiger Würfel
sheet-ten-hint = Klappt, wenn der Würfel höchstens deine Stufe zeigt.
sheet-power = { $class }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } abwerfen
sheet-power-what = { $class }: { $what }
sheet-hand = { $class }: die Hand opfern
sheet-hand-hint = Kostet dich jede Karte, die du hältst.
fight-split = { $whom } besiegen, dann vor { $rest } weglaufen
fight-split-twin = Einmal { $whom } besiegen, dann vorm anderen weglaufen
fight-parting = Nur einen schlagen
fight-parting-hint = Erst zahlt der Sieg, dann wird gewürfelt, ob ihr wegkommt.
fight-drive-off = { $monster } verjagen
sheet-power-hint = Such aus, was passiert und welche Karte dafür herhält.
# Womit eine Fähigkeit bezahlt wird, die mehrere Karten kostet.
pay-count = { $count } von { $of } ausgesucht
pay-now = { $of } Karten opfern
sheet-level = Eine Stufe kaufen
sell-hint = Markiert ist, was wegkommt. Antippen ändert das.
sell-total = { $worth } Gold{ $purse ->
    [0] {""}
   *[other] {" "}und { $purse } im Beutel
  }. { $levels ->
    [one] Eine Stufe kostet { $price }
   *[other] { $levels } Stufen kosten { $price }
  }
sell-capped = { $worth } Gold{ $purse ->
    [0] {""}
   *[other] {" "}und { $purse } im Beutel
  }. { $levels ->
    [one] Nur noch 1 Stufe ist zu kaufen
   *[other] Nur noch { $levels } Stufen sind zu kaufen
  }
sell-buys = { $levels ->
    [one] Für eine Stufe verkaufen
   *[other] Für { $levels } Stufen verkaufen
  }
sell-missing = noch { $gold } Gold zu wenig
sheet-worse = Deine Sachen brächten dann { $by } weniger.
sheet-pack = Anderen Gegenstand benutzen

ask-bot = überlegt …
ask-goes-on = Moment …
window-opening = Deine Starthand: Leg aus, was du magst, dann passe.
window-opening-down = Deine Starthand: Rasse und Klasse kommen auf den Tisch, so spielt ihr hier. Dann alles, was du sonst magst, dann passe.
window-turn = { $seat } ist gleich am Zug. Spielst du was?
window-turn-mine = Du bist gleich am Zug. Spielst du vorher noch was?
window-fight = Gleich wird ein Kampf ausgewürfelt! Spielst du was?
window-claim = { $seat } sagt „Gewonnen!“, { $ours } zu { $theirs }. Kannst du’s verderben?
window-claim-mine = Immer noch { $ours } zu { $theirs }. Legst du was nach?
window-claim-help = { $seat } sagt „Gewonnen!“, { $ours } zu { $theirs }. Legst du was nach?
window-claim-parted = { $told } Es steht { $ours } zu { $theirs }. { $adds ->
    [1] Legst du was nach?
   *[other] Kannst du’s verderben?
  }
parted-runs = { $seat } besiegt { $whom } und läuft dann weg vor: { $rest }.
parted-free = { $seat } besiegt { $whom }. Keine Lust, hinterherzurennen: { $rest }.
parted-from = Weglaufen vor { $monster }. { $takes }
parted-sign = Davor wird weggelaufen. { $takes }
parted-least = { $least ->
    [1] { $seat } entkommt mit jedem Wurf.
    [6] { $seat } entkommt nur mit einer 6.
    [7] { $seat } entkommt nicht.
   *[other] { $seat } entkommt ab { $least }.
  }
parted-spared = Keine Lust, { $seat } nachzulaufen.
window-yields = { $seat } will weglaufen, { $ours } zu { $theirs }. Kannst du noch was retten?
window-yields-mine = Immer noch { $ours } zu { $theirs }. Nichts wie weg?
window-emptied-mine = Du hast keinen mehr zum Verhauen. Schickt jemand Nachschub?
window-emptied = { $seat } hat keinen mehr zum Verhauen. Schickt jemand Nachschub?
window-emptied-told = Keiner mehr da zum Verhauen. Wenn niemand Nachschub schickt, war’s das.
news-treasures = { $count ->
    [one] Neuer Schatz!
   *[other] { $count } neue Schätze!
}
news-cards = { $count ->
    [one] Neue Karte!
   *[other] { $count } neue Karten!
}
window-came = Neue Schätze! Kommt gleich was auf den Tisch?
window-end = Noch was, bevor dein Zug zu Ende ist?
window-end-full = Noch was, bevor dein Zug zu Ende ist? Du hältst { $held } Karten, { $limit } dürfen bleiben.
window-dice = { $dice ->
    [one] Der Würfel ist gefallen. Willst du dran drehen?
   *[other] Die Würfel sind gefallen. Willst du dran drehen?
  }
window-dice-power = Eine { $face }, und { $power } braucht höchstens { $most }: { $works ->
    [1] bei { $seat } klappt’s
   *[other] bei { $seat } klappt’s nicht
  }. Willst du dran drehen?
window-dice-theft = Eine { $face }, und Klauen braucht eine { $least }: { $works ->
    [1] { $seat } kommt damit durch
   *[other] { $seat } fliegt auf
  }. Willst du dran drehen?
window-dice-base = { $colour }: Diesen Fuß bekommt { $monster }. Willst du dran drehen?
window-dice-base-picked = Der Würfel sagt { $colour }, { $played ->
    [1] und diese Füße sind alle vergeben
   *[other] und das ist hier niemand
  }: { $seat } sucht für { $monster } einen Fuß aus. Willst du dran drehen?
window-dice-base-left = Der Würfel sagt { $colour }, { $played ->
    [1] und diese Füße sind alle vergeben
   *[other] und das ist hier niemand
  }: { $monster } bekommt den letzten freien, { $base }. Willst du dran drehen?
window-dice-base-none = Der Würfel sagt { $colour }, und alle Füße sind vergeben: Das größte Monster geht, und { $monster } bekommt seinen Fuß. Willst du dran drehen?
window-dice-monsters = { $colour }: Den Pfeilen in der Farbe laufen die Monster nach. Willst du dran drehen?
window-dice-away = Eine { $face }: { $seat } entwischt { $monster }. Willst du dran drehen?
window-dice-caught = Eine { $face }, und es braucht eine { $least }: { $seat } entkommt nicht ({ $monster }). Willst du dran drehen?
hand-which-way = Das geht auf mehr als eine Art. Tipp eine an.
window-hint = Was leuchtet, geht jetzt. Einmal antippen zum Lesen, noch mal zum Spielen.
peace-fight = Passen bis zum nächsten Kampf
peace-turn = Passen bis zu meinem Zug
asked-offer = { $seat } bittet dich um Hilfe{ $nothing ->
    [1] , und zwar für nichts{ $levels ->
      [0] .
     *[other] {""}
    }
   *[other] {""}
  }{ $treasures ->
    [0] { $gold ->
        [0] {""}
       *[other] {" "}und bietet { $gold } Gold
    }
   *[other] {" "}und bietet { $treasures ->
        [one] einen Schatz
       *[other] { $treasures } Schätze
    }{ $gold ->
        [0] {""}
       *[other] {" "}und { $gold } Gold
    }
  }{ $first ->
    [1] , und du suchst zuerst aus
    [2] , sucht aber zuerst aus
   *[other] {""}
  }{ $levels ->
    [0] {""}
    [one] {" "}(dazu eine Stufe, wenn ihr gewinnt)
   *[other] {" "}(dazu { $levels } Stufen, wenn ihr gewinnt)
  }
bid-helps = { $seat } hilft
bid-ask = { $seat } fragen
fighter-agreed = für { $what }
bid-who = Wer hilft, und was kostet’s?
bid-nobody = Keiner ist nah genug, um zu helfen.
bid-first = Sucht zuerst aus
bid-treasures = Schätze
bid-gold = Gold
hand-one-of = { $one } von { $all }
bid-refused = Dafür hilft { $seat } nicht.
bid-refused-poor = { $seat } winkt ab: Mit Hilfe sind’s { $percent }%.
bid-refused-never = { $seat } hilft nicht, um keinen Preis ({ $percent }%).
bid-counter-deal = Zusammen { $percent }%. Antippen, und es gilt.
bid-chance = zusammen { $percent }%
bid-chance-fair = { $percent }%, fair: { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
}
bid-stands = zusammen: { $stands }
bid-stands-fair = { $stands }, fair: { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
}
bid-refused-short = { $seat } winkt ab. Auch zu zweit: { $stands }.
recap-came = In deinen Raum gekommen: { $monsters }
recap-head = Während du gewartet hast
missed = Inzwischen: { $what }.
missed-by = { $told } Schuld: { $seat } mit „{ $card }“.
missed-fight = { $seat }: „{ $card }“. { $count ->
    [one] { $monsters } ist weg.
   *[other] { $monsters } sind weg.
}
missed-level = du bist runter auf Stufe { $level }
missed-gold = dir fehlen { $gold } Gold
missed-goods = du bist { $goods } los
missed-cards = { $count ->
    [one] auf deiner Hand fehlt eine Karte
   *[other] auf deiner Hand fehlen { $count } Karten
  }
trade-yours = Du gibst
trade-theirs = { $seat } gibt
trade-mark = Tipp an, was den Besitzer wechselt.
trade-none = Nichts auf dem Tisch.
trade-along = mit „{ $card }“
trade-no = Darauf lässt sich { $seat } nicht ein.
trade-would = { $seat } will nicht. Oder du legst noch was drauf: { $items }.
trade-yes = Einmal antippen, und es gilt: { $seat } ist dabei.
trade-both = Tippen, dann wird { $seat } gefragt.
trade-asks = { $seat }, abgemacht?
trade-deal = Abgemacht!
trade-withdraw = Doch nicht
trade-refuse = Nie im Leben
trade-lost = Der Tausch zwischen { $from } und { $to } ist flöten gegangen. Einfach noch mal anbieten.
hands-off = Finger weg: Das gehört { $seat }. Biete einen Tausch an.
trade-swap = Tauschen
trade-later = Getauscht wird in deinem Zug, und wenn keiner kämpft.
haggle = Oder für:
haggle-no = { $seat }: „Da lauf ich lieber weg.“
bid-refused-win = { $seat } hilft nicht: Du hättest damit gewonnen.
bid-refused-flat = { $seat } hilft nicht, um keinen Preis.
bid-counter-stands = Zusammen: { $stands }. Antippen, und es gilt.
bid-ahead = Du liegst vorn. Da muss keiner bestochen werden.
bid-tie = Gleichstand gewinnt. Da muss keiner bestochen werden.
bid-counter = { $seat } will { $what }
bid-offer = { $seat }: „Für { $what }!“
bid-offer-free = { $seat }: „Rutsch mal, ich mach mit.“
bid-counter-treasures = { $count } { $count ->
    [one] Schatz
   *[other] Schätze
}
bid-counter-gold = { $gold } Gold
bid-counter-first = die erste Wahl
boss-fight = Der Boss! Ist der erledigt, ist das Spiel gewonnen.
boss-waits = Stufe { $top }: Geh zum Eingang. Da kommt der Boss zu dir.
cursed-by = { $seat } spielt einen Fluch gegen { $on }
cursed-on = Ein Fluch für { $on }
window-roll = Jetzt würfeln
claim-stands = { $seat } gewinnt immer noch: Das hat nichts geändert
window-still-win = Trotzdem gewonnen!
window-nothing-left = Tja, das war’s dann
window-end-turn = Meinen Zug beenden
shed-left = { $count ->
    [0] Das reicht.
    [one] Such noch eine Karte von deiner Hand aus.
   *[other] Such { $count } Karten von deiner Hand aus.
  }
shed-more = { $count ->
    [0] Das reicht.
    [one] Noch eine.
   *[other] Noch { $count }.
  }
shed-deck = Nur { $deck }, bitte.
shed-gone = Auf die Ablage

cast-loot = { $seat } würfelt um die erste Wahl
cast-first = { $seat } würfelt ums Anfangen
cast-search = { $seat } würfelt fürs Durchsuchen
turn-full = Du hältst { $held } Karten, und { $limit } dürfen bleiben.
turn-searched = Hier schon erledigt
search-up-to = bis { $to }
search-from = ab { $from }
search-monster = ein Monster
search-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
search-ransacked = Durchwühlt
search-looted-out = Ausgeplündert
search-nothing = nichts
cast-run = { $seat } läuft weg: { $from ->
    [1] alles
    [6] nur eine 6
    [7] nichts
   *[other] { $from } oder mehr
  } reicht
cast-fight = Der Kampf wird ausgewürfelt
cast-power = { $seat } wirft den zehnseitigen Würfel
cast-theft = { $seat } greift in eine fremde Tasche
cast-base = Der Monsterwürfel, für seinen Fuß
cast-monsters = Der Monsterwürfel
cast-again = Noch mal gewürfelt

ring-claim = { $seat }: Ich hab da was!
ring-claimed = { $seat } braucht kurz
ring-out = { $seat } hält sich raus
ring-own = { $seat } wartet ab
ring-phone = { $seat } antwortet auf dem Handy
ring-passed = { $seat } passt
ring-next = Gleich dran: { $seat }
ring-hint = Alle Hände sind zu. Tipp auf deinen Namen, wenn du eine Karte spielen willst.
ring-hint-phones = Wer gefragt ist, antwortet am Handy.
ring-hint-open = Alle Hände sind zu. Jeder spielt eine Karte oder passt.
meanwhile-hint = Tipp auf deinen Namen, wenn du in diesem Kampf was spielen willst.
meanwhile-hint-turn = Tipp auf deinen Namen, wenn du was hast, das nicht warten kann.
meanwhile-own = { $seat } überlegt noch
meanwhile-phone = { $seat } hat dafür das Handy
meanwhile-asked = { $seat }, was hast du da? { $main } kann warten.
meanwhile-nothing = Doch nichts
ring-pass-nobody = Keiner? Weiter
ring-pass-all = Alle anderen passen
ring-waits = { $count ->
    [one] Warten auf { $seat }
   *[other] Warten auf { $count } Handys
  }
serves-levels = { $seats } { $count ->
    [one] steigt
   *[other] steigen
  } eine Stufe auf
serves-seats = Geht an { $seats }
move-serves = { $what }: { $serves }
serves-others = Für dich ist da nichts drin.
play-it = Spielen
play-wear = Anlegen
play-wield = In die Hand nehmen
turn-heal = Stufe gegen Gesundheit
heal-brings = Stufe { $level } › { $down }, Gesundheit { $from } › { $to }
heal-leaves = Stufe { $down }, Gesundheit { $to }
heal-sure = Sicher? Noch mal antippen
give-up-sure = { $what }: sicher? Noch mal antippen
face-brings = { $result }: { $finds }
search-again = noch mal würfeln
relay-title = Weiterreichen an { $seat }
relay-first = Jetzt du, { $seat }
relay-again = Noch mal du, { $seat }
relay-hint = Alle anderen gucken weg.
relay-aloud = Sag’s einfach: Dafür muss niemand deine Karten sehen.
relay-cards = Ich bin { $seat }: erst meine Karten sehen
relay-ready = Ich bin { $seat }: her mit meinen Karten

seat-player = Wer spielt
seat-stabbed = Hat schon gestochen: { $whom }.
seat-stabbed-whom = { $seat } { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
seat-goods = Ablegen, geben oder einpacken
seat-goods-doors = Verschenken oder wegwerfen
seat-amend = Was richtigstellen
player-person = Ein Mensch
bot-random = Würfel entscheiden
bot-greedy = Gierig
bot-cautious = Vorsichtig

spot-enhancer = { $name }: { $what }

way-walk = Gehen
way-explore = Erkunden
way-all = alles
asked-odds = Mit dir: { $odds }
asked-with = Mit Hilfe:
next-tapped = Weiter
next-hurry = Vorspulen
next-slower = Langsamer
behind-door = { $seat } tritt eine Tür ein

gives-only = Das ist nur was für { $who }, und da gehörst du nicht dazu: Du hättest nichts davon.
gives-never = Für { $who } ist das nichts: Du hättest nichts davon.
gives-less = Den besseren Bonus gibt’s für { $who }. Du kriegst { $own }.
gives-no-room = Dafür hast du keine Hand und keinen Platz frei: Es bringt nichts, bis du was einpackst.
gives-no-level = Du bist auf Stufe 1: Da gibt’s keine zu verlieren.
choose-nothing = { $what }: hat nichts zu verlieren
choose-counts-nothing = { $what }: zählt hier nicht
comes-odds = { $before } › { $after }
comes-odds-still = Weiterhin { $odds }
comes-totals = { $ours } zu { $theirs }
comes-tie = { $ours } zu { $theirs }: Gleichstand gewinnt
asked-provokes = Hilfst du, kriegt { $monster } { $what } gegen { $who }.

# Spiele ohne Dungeonkarte: ein Zug an den Türen.

doors-closed = Zieh was an, verkauf was weg. Was hinter der Tür ist, wartet nicht.
doors-open = Keiner zu Hause. Kämpf gegen ein Monster aus der Hand, wenn du eins hast, oder schau, was die so herumliegen lassen.
doors-full = Du hast schon { $held } Karten auf der Hand. Am Zugende dürfen { $limit } bleiben.
doors-fight = Kampf gegen { $monster }
doors-stands = Stufe { $level }: es stünde { $ours } zu { $theirs }
doors-level = Stufe { $level }
doors-losing = { $least ->
    [1] Bei Niederlage: weglaufen, und keiner wird erwischt.
    [6] Bei Niederlage: weglaufen. Nur eine 6 hilft.
    [7] Bei Niederlage: weglaufen, und kein Würfel der Welt hilft.
   *[other] Bei Niederlage: weglaufen. Ab { $least } entkommen, sonst erwischt.
  }
doors-losing-all = { $least ->
    [1] Bei Niederlage: weglaufen, und keiner wird erwischt.
    [6] Verlierst du, würfelst du für jedes einzeln. Nur eine 6 hilft.
    [7] Bei Niederlage: weglaufen, und kein Würfel der Welt hilft.
   *[other] Verlierst du, würfelst du für jedes einzeln. Ab { $least } entkommen.
  }
doors-losing-each = Verlierst du, würfelst du für jedes einzeln. { $each }.
doors-losing-one = { $who }: { $least ->
    [1] kriegt dich nie
    [6] nur mit einer 6
    [7] keine Chance
   *[other] ab { $least }
  }
doors-losing-both = Verloren? Dann rennt ihr beide: { $each }.
doors-losing-on = { $least ->
    [1] { $who } entkommt so
    [6] { $who } nur mit einer 6
    [7] { $who } ohne jede Chance
   *[other] { $who } ab { $least }
  }
doors-losing-rides = Mit { $item } zählt nur: { $by }.
doors-losing-ditch = Mit { $item } zählt { $by }. Lass es vor dem Wurf stehen, dann zählen deine eigenen Beine.
doors-losing-free = Verlierst du, schlenderst du davon: Hier hat keiner Lust, dir hinterherzurennen.
doors-losing-of = { $least ->
    [1] Verliert { $seat }: weglaufen, und keiner wird erwischt.
    [6] Verliert { $seat }: weglaufen. Nur eine 6 hilft.
    [7] Verliert { $seat }: weglaufen, und kein Würfel der Welt hilft.
   *[other] Verliert { $seat }: weglaufen. Ab { $least } entkommen.
  }
doors-losing-all-of = { $least ->
    [1] Verliert { $seat }: weglaufen, und keiner wird erwischt.
    [6] Verliert { $seat }: ein Wurf für jedes Monster. Nur eine 6 hilft.
    [7] Verliert { $seat }: weglaufen, und kein Würfel der Welt hilft.
   *[other] Verliert { $seat }: ein Wurf für jedes Monster. Ab { $least } entkommen.
  }
doors-losing-each-of = Verliert { $seat }: ein Wurf für jedes Monster. { $each }.
doors-losing-one-of = { $who }: { $least ->
    [1] zu langsam für alle
    [6] nur mit einer 6
    [7] keine Chance
   *[other] ab { $least }
  }
doors-losing-free-of = Verliert { $seat }: gemütlich davonschlendern. Hier hat keiner Lust, hinterherzurennen.
doors-caught-by = Schlimme Dinge von { $monster }: { $what }
doors-caught-nothing = keine. Glück gehabt.
doors-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
  }
doors-win = Gewonnen!
doors-run = Nichts wie weg
doors-run-anyway = Trotzdem weglaufen
ask-fight-ahead = Du liegst vorn. Sag’s, oder leg noch was nach.
ask-fight-tie = Gleichstand, und der gehört dir: Sag’s, oder leg noch was nach.
ask-fight-helped = Ein Kampf! Spiel, was du hast, oder lauf weg. Wer dich noch retten kann, wird vorher gefragt.
ask-fight-doors = Ein Kampf! Spiel, was du hast, bitte um Hilfe oder lauf weg.

asked-offer-items = { $seat } bittet dich um Hilfe und bietet: { $what }{ $first ->
    [1] . Du suchst zuerst aus
    [2] . Zuerst sucht aus, wer fragt
   *[other] {""}
  }{ $levels ->
    [0] {""}
    [one] {" "}(dazu eine Stufe, wenn ihr gewinnt)
   *[other] {" "}(dazu { $levels } Stufen, wenn ihr gewinnt)
  }
bid-items = Sachen
bid-items-hint = Antippen: kommt in den Handel, noch mal: raus. Übergabe nach dem Kampf.
foe-in-fight = Monster auf der Hand halten sich aus Kämpfen raus, es sei denn, eine Karte bringt sie mit.
sheet-pledge = Gegenstände für Hilfe
sheet-power-dear = { $class }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }: { $what }
