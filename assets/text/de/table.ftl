# Der Tisch auf dem Bildschirm.

bar-before = Vor dem ersten Zug
bar-turn = Zug { $number }
bar-undo = Rückgängig
bar-undo-agreed = Das haben alle gesehen. Alle für rückgängig?
bar-undo-seen = { $seat } kennt schon die neue Karte. Alle für rückgängig?
bar-undo-agreed-brief = Alle für rückgängig?
bar-undo-alone-brief = { $turns ->
    [0] Trotzdem zurücknehmen?
    [one] Trotzdem einen ganzen Zug zurück?
   *[other] Trotzdem { $turns } Züge zurück?
  }
bar-undo-no = Lass es
bar-undo-alone = { $turns ->
    [0] Gesehen ist gesehen. Trotzdem zurücknehmen?
    [one] Gesehen ist gesehen. Trotzdem einen ganzen Zug zurück?
   *[other] Gesehen ist gesehen. Trotzdem { $turns } Züge zurück?
  }
bar-undo-what = Rückgängig: { $what }
undo-fix = die Korrektur von „{ $what }“

next-opening = Alle so weit
next-end-turn = Zug beenden
next-roll-monsters = Für die Monster würfeln
next-roll-base = Den Fuß auswürfeln
next-roll = Würfeln
next-all-moved = Alle gezogen
next-go-on = Keins zieht: weiter
next-new-room = Neuer Raum
next-new-room-named = Neuer Raum „{ $name }“
next-new-monster = Neues Monster
next-new-monster-named = Neues Monster „{ $name }“
next-found = { $name }
next-links = So hinlegen
next-gave = Erledigt: { $keeps } auf der Hand
next-charity = { $given } von { $surplus } weggeben
next-over = Zu großzügig: { $over } zurück
next-discard = { $given } von { $surplus } abwerfen
next-fight = Fertig
next-rolling = Ich würfle!
next-no-dice = Keine Würfel: vergleichen
next-decided = Die App würfeln lassen: ändern kann das nichts
next-won-boss = Boss besiegt: Spiel gewonnen!
next-won = Gewonnen: her mit der Beute!
next-lost = Verloren
next-bad-stuff = Aua, erledigt
next-bad-stuff-untold = Nichts zu notieren
next-draw = Ziehen
next-automatic = Ein Monster ziehen
next-collect = Alles einsacken
next-costs = Stimmt so
next-level = Stufe { $level }
next-level-open = Tipp auf die Stufe

answer-no = Nein, danke
answer-yes = Ja
answer-by-hand = Am Tisch gemacht
answer-by-hand-fight = Schon am Tisch passiert? Gewonnen, verloren oder kein Kampf
monsters-by-hand = Sind Standies gezogen, stell sie dahin, wo sie stehen
answer-skip = Diesmal nicht
answer-app-rolls = Die App würfeln lassen

arrange-hint = Leeres Feld antippen: neuer Raum. Raum antippen: Monster und Munchkins. Platz antippen: seine Zahlen. Dann sag, wer dran ist.
roll-of = { $seat } würfelt
first-tie = Gleichstand! { $seats } würfeln noch mal.
turn-move-left = Bewegung: noch { $left } von { $all }
turn-walk = Nach { $side } gehen
turn-explore = { $side } erkunden
turn-search = Durchsuchen
turn-deal = Handel
turn-pick-up = Aufheben
turn-effect = Karteneffekt
turn-other-roll = Anderer Wurf
search-dice = { $dice ->
    [0] Kein Würfel, Ergebnis { $modifier }
    [one] Ein Würfel, { $modifier }
   *[other] { $dice } Würfel, { $modifier }
  }
search-no-dice = Nichts zu würfeln: weiter
search-or-result = Oder das Ergebnis, alles schon eingerechnet:
costs-hint = Schau auf die Symbole eurer Verbindungsplättchen. Gefragt wird nur dieses eine Mal.
arrow-of = { $room }: { $colour }
arrow-none = keiner
links-hint = Tipp eine Seite an, hier oder auf der Dungeonkarte: Ihre Verbindung wechselt. Gedrückt halten: zurück.
links-arrow = Pfeile, jetzt oder später: { $colour } zeigt nach …

find-room = Zwei Buchstaben des Namens
find-monster = Zwei Buchstaben des Namens
find-nothing = Noch nicht in deiner Schachtel.
find-there = { $name } ist schon auf der Dungeonkarte. Noch mal gezogen? Dann ist das ein Doppelgänger.
find-no-tile = Keine Räume mehr da
find-mate = Sein Partner
find-mate-of = Partner von: { $monster }
find-no-monster = Keine Karten mehr da
monster-level = Stufe { $level }

fight-won = Sieg
fight-odds = { $percent }%
fight-certain = Sicher
fight-hopeless = Hoffnungslos
fight-missing = Fehlt noch: { $what }
fight-missing-of = { $who } ({ $what })
fight-take-one = +{ $bonus } für { $percent }%
fight-take-sure = +{ $bonus }, und es ist sicher
fight-take-dice = +{ $dice } Würfel für { $percent }%
fight-step = { $percent }%:
fight-step-sure = 100%:
fight-step-win = Sieg:
fight-step-or = oder
fight-step-gone = { $what } weg
fight-step-hangs = „{ $what }“
fight-step-bonus = +{ $bonus }
fight-step-dice = +{ $dice } Würfel
fight-step-hand = die ganze Hand ab { $cards } ({ $held } da)
fight-step-hand-any = die ganze Hand ab { $cards }
fight-step-helper = { $seat } hilft
fight-step-strike = ohne { $what }
fight-chart-without = Die Linie: ohne { $who }, { $odds }
fight-asks = will
bid-adds = { $strength }, { $dice } Würfel
bid-adds-strength = { $strength }
bid-wins = und gewinnt damit das Spiel!
bid-against = Monster { $strength }
fight-without = { $who } ohne { $what }: { $odds }
fight-without-it = ohne: { $odds }
fight-without-it-brief = ohne: { $odds }
fight-us = Munchkins
fight-them = Monster
sides-why-title = Was hier zählt
fight-needs = { $who } { $count ->
    [one] braucht
   *[other] brauchen
  } { $dice ->
    [one] eine { $sum }
   *[other] zusammen { $sum }
  } oder mehr
fight-dice-fallen = gewürfelt
fight-needs-sixes = { $who } { $count ->
    [one] braucht
   *[other] brauchen
  } { $dice ->
    [one] eine 6
   *[other] lauter Sechsen
  }
fight-needs-nothing = Sichere Sache für { $who }
fight-needs-too-much = Für { $who } ist der Zug abgefahren
fight-dice = { $dice ->
    [0] keine Würfel
   *[other] { $dice } Würfel
  }
fight-add-us = Für die Munchkins
fight-add-them = Für die Monster
fight-which = Für welches davon?
fight-die = Würfel
term-both = { $strength } und { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
  }
term-fewer = { $strength }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
  } weniger
fight-help = Wer hilft?
bargain-treasures = Schätze für den Helfer
bargain-gold = Gold für den Helfer
bargain-first = Helfer sucht zuerst aus
fair-none = kein Preis wäre fair
fair-one = fair: { $count } von { $all }
fair-some = fair: { $few } bis { $many } von { $all }
fight-or-told = Selbst ausgefochten? So ging’s aus:
fight-rolls = { $who } würfelt { $dice ->
    [0] nicht
    [one] mit 1 Würfel
   *[other] mit { $dice } Würfeln
  }
fight-rolls-for = { $seat } würfelt für { $who }: { $dice } Würfel
fight-rolls-open = { $seat } würfelt für { $who }: so viele Würfel, wie die Karte sagt
fight-that-is-all = Das waren alle
fight-not-yet = Noch nicht
fight-stop = Halt, ich hab da was!
fight-change-die = Eine Karte ändert einen Würfel? Tipp ihn an, dann das, was er jetzt zeigt.
fight-by = { $by ->
    [0] { $won ->
        [1] Gleichstand, und der ist für euch
       *[other] Gleichstand, und der ist nichts wert
      }
   *[other] { $won ->
        [1] mit { $by } Vorsprung
       *[other] mit { $by } Rückstand
      }
  }
fight-turn-least = Statt der { $face } von { $who } eine { $least ->
    [6] 6
   *[other] { $least } oder mehr
  }, und alles wäre anders
fight-turn-most = Statt der { $face } von { $who } eine { $most ->
    [1] 1
   *[other] { $most } oder weniger
  }, und alles wäre anders
fight-turn-any = Alles außer der { $face } von { $who }, und alles wäre anders
fight-if-lost = Bei Niederlage: { $each ->
    [0] {""}
   *[other] pro Nase{" "}
  }{ $hits } Treffer{ $boss ->
    [0] {""}
   *[other] {" "}und eine Stufe weniger
  }, dann nichts wie weg
fight-if-lost-dead = Bei Niederlage: { $each ->
    [0] {""}
   *[other] pro Nase{" "}
  }{ $hits } Treffer{ $boss ->
    [0] {""}
   *[other] {" "}und eine Stufe weniger
  }, und das war’s dann für { $dead }
bad-stuff-more = Alles andere steht auf dem Blatt des Spielers.
bad-stuff-item = Gegenstand futsch, im Wert von:
bad-stuff-so-far = So weit, so schlecht:
bad-stuff-lowest = Stufe { $level }: Tiefer geht’s nicht.
bad-stuff-all = Das war alles
bad-stuff-hit = Nichts davon trifft zu: ein Treffer
bad-stuff-seat = Was anderes
fight-leave-alone = In Ruhe lassen
fight-attack = Angreifen
fight-slay = Auf der Stelle töten
fight-left-alone = In Ruhe gelassen
fight-others = Wer noch mitmischen kann
other-plays = mit Karten
other-empty = mit leeren Händen
other-throws = mit Karten, wirft Gegenstände
other-items = mit Karten, auch Einmalkarten
other-backstab = { $with }, Dolchstoß
fight-ties = Gleichstand für uns
fight-lost = Verloren
fight-none = Kein Kampf
fight-wins = Der Boss ist besiegt: Das Spiel ist gewonnen, und keiner zieht mehr etwas.
fight-levels = Stufen
fight-treasures-untold = Schätze: steht auf der Karte. Bei { $monsters } hat’s noch keiner gesagt.
fight-treasures = Schätze
fight-alone = Allein
fight-helper-levels = Stufen des Helfers
fight-helper-treasures = Schätze des Helfers
fight-hits = Treffer
fight-ran = Weggelaufen nach
fight-nowhere = Nirgendwohin

charity-surplus = { $surplus ->
    [one] 1 Karte
   *[other] { $surplus } Karten
  } zu viel.
charity-to = An { $seat }
charity-full = { $seat } hat genug
charity-hint = Verteil sie so gleichmäßig, wie es geht. Wer was bekommt, bestimmt, wer gibt.
pile-others = { $count ->
    [one] 1 weiterer Gegenstand
   *[other] { $count } weitere Gegenstände
  }
pile-gold = { $gold } Gold
pile-of = alles, was { $seat } hatte
leaver-monsters = Monster auf dieser Farbe
leaver-stay = Bleiben, bis sie besiegt sind
leaver-go = Verlassen den Dungeon
leaver-go-doors = Gehen mit
leaver-goods = Gold und Gegenstände
leaver-goods-doors = Gegenstände
leaver-drop = Bleibt an Ort und Stelle liegen
leaver-box = Zurück in den Karton
leaver-give = Für { $seat }
leaver-stays = Bleibt doch da
boss-title = Bereit für den Boss?
boss-hint = Allein und mit einem Würfel gegen Stufe { $level } mit einem, zwei oder drei Würfeln:
boss-levels = { $levels ->
    [one] Noch eine Stufe
   *[other] Noch { $levels } Stufen
}
boss-strength = Kampfstärke { $strength }
over-monsters = Alle auf einmal tot: Die Monster haben gewonnen.
over-players = Sieg für { $seats }!
over-seat = Stufe { $level }, { $gold } Gold
over-rematch = Revanche
over-play-on = Weiterspielen
over-undo = Das war ein Fehler: rückgängig
over-undo-to = Das war ein Fehler: zurück zu Zug { $turn }

end-last-word = { $seat }: „{ $words }“
end-level = Stufe { $level }
end-levels = Das Rennen nach oben
end-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }
end-story = So war’s
end-records = Fürs Protokoll
end-quiet = Ein ruhiges Spiel. Das glaubt euch keiner.
end-people = Unvergessen
end-replay = Noch mal ansehen
end-picture = Ein Bild teilen
end-picture-kept = Das Bild liegt hier: { $path }
end-no-picture = Auf diesem Gerät kann keiner dieses Bild malen.
replay-start = Vor dem ersten Zug
replay-turn = Zug { $turn }, { $seat }
replay-play = Abspielen
replay-pause = Pause
replay-back = Voriger Zug
replay-on = Nächster Zug
end-see-table = Den Tisch ansehen
end-first = Wie war’s denn so?
end-again = Zurück zum Ende

forecast-moving = { $count ->
    [0] keins zieht
    [one] 1 zieht
   *[other] { $count } ziehen
  }
forecast-caught = erwischt: { $seats }
forecast-unknown = { $count ->
    [one] 1 Pfeil unbekannt
   *[other] { $count } Pfeile unbekannt
  }
routes-count = { $all ->
    [0] keins zieht
   *[other] { $done } von { $all } gezogen
  }
routes-why = { $why ->
    [nobody] Kein Monster da.
    [lurking] Sie lauern.
    [target] Alle sind schon bei ihrem Ziel.
    [arrow] Wo sie stehen, gibt’s keinen Pfeil in { $colour }.
    [unknown] Ihre Pfeile kennt keiner.
    [blocked] Da geht es nicht durch.
    [entrance] Hinter dem Eingang ist kein Raum, also lässt er kein Monster rein.
    [beyond] Hinten ist der Eingang zu, also lässt er kein Monster rein.
    [circle] Der Weg führt nur dahin zurück, wo sie stehen.
   *[mixed] Jedes aus seinem eigenen Grund.
  }
routes-stay = { $count ->
    [one] 1 bleibt stehen
   *[other] { $count } bleiben stehen
  }{ $open ->
    [0] : warum?
   *[other] , und zwar darum:
  }
routes-reroll = Falsche Farbe?
reroll-card = Eine Karte drehte den Würfel auf
reroll-mistake = Vertippt. Es war:

map-entrance = Eingang
dark-title = Dunkelheit
dark-hint = Hier war noch keiner.
dark-place = Hier einen Raum hinlegen
carry-hint = Tipp an, wohin damit
room-entrance-hint = Den verschiebt nichts, den dreht nichts um, und seine Verbindungen bleiben. Sind auf eurem andere gedruckt, stellt die Hausregel um.
room-name = Name
room-arrows = Monsterpfeile
room-links = Verbindungen
room-search = Durchsuchen
room-icons = Gut und schlecht für
room-pile = Hier liegt: { $things }
room-pile-gone = Weg
room-here = Hier
room-add-monster = Monster
room-bring = { $seat } herholen
room-move = Verlegen
room-flip = Umdrehen
room-note = Notiz
room-remove = Entfernen
search-plain = normal
search-cannot = geht nicht
mark-none = kein Marker
mark-ransacked = Durchwühlt
mark-looted-out = Ausgeplündert

monster-name = Name
monster-level-short = Stufe
monster-dice = Würfel
monster-treasures = Schätze
monster-base = Fuß
monster-gait = Fußabdruck
monster-size = Größe
monster-passes = Verbindungen
monster-enhancers = Verstärker
monster-against = Gegen
monster-keywords = Stichwörter
monster-move = Umsetzen
monster-remove = Entfernen
passes-no = hält es auf
passes-yes = kommt durch
passes-smashes = bricht durch
enhancer-unnamed = Verstärker

seat-race = Rasse
seat-sex = Geschlecht
seat-class = Klasse
seat-hat = Hut
seat-conditions = Zustände
seat-items = Gegenstände
seat-move = In einen Raum setzen
seat-earlier = Einen Platz vor
seat-later = Einen Platz zurück
seat-away = Aussetzen
seat-back = Wieder dabei
seat-gone = Nicht da: Standie antwortet
seat-dead = Tot, fürs Erste
seat-alive = Zurück von den Toten
seat-leave = Steigt aus
seat-brings = { $all } in jedem Kampf: Gegenstände { $items }, Rasse und Klasse { $kinds }, Flüche und Konsorten { $hangs }. Mit Stufe { $level } macht das { $strength }.
condition-slow = -1 Bewegung
condition-quick = +1 Bewegung
condition-own = Notiz
item-unnamed = Gegenstand
item-of-theirs = irgendwas
item-big = Groß
items-one-big = Pro Nase ein Großer Gegenstand, außer eine Karte sagt was anderes.
surplus-not-big = { $item } ist gar nicht Groß
item-add = Neuer Gegenstand mit Bonus
item-add-big = Groß, +3
item-drop-gold = Das Gold ablegen
quick-level-up = +1 Stufe
quick-level-down = -1 Stufe
quick-hit = Treffer
quick-heal = Heilen
quick-dxm = DxM
quick-door = Tür
quick-treasure = Schatz
quick-die = Stirbt

kind-everyone = alle
map-everyone = Alle
kind-male = Mann
kind-female = Frau
kind-human = Mensch
kind-elf = Elf
kind-ork = Ork
kind-troll = Troll
kind-dwarf = Zwerg
kind-halfling = Halbling
kind-warrior = Krieger
kind-wizard = Zauberer
kind-thief = Dieb
kind-cleric = Priester

field-level = Stufe
field-health = Gesundheit
field-max-health = Gesundheitsmarker
field-move-left = Bewegung übrig
field-moves = Bewegungsmarker
field-gold = Gold
field-bonus = Bonus
field-big = Große Gegenstände
field-treasure = Schätze
field-dxm = DxM
field-door = Türen
pad-title = { $seat }: { $what }
run-only = Für { $seat } gibt es nur einen Fluchtweg: { $room }.
run-to = { $seat } flieht vor { $monster }. Ziel: { $room }
help-too-far = Zu weit weg: { $seats }.
help-dead = Tot: { $seats }.
help-too-low = Gegen den Boss hilft nur, wer auf Stufe { $top } ist.
help-nobody = Niemand kann helfen. { $why }
help-away = Nicht da, macht aber mit
help-away-no = Nicht da und nicht dabei
help-away-never = { $seat } ist nicht da. Da hält Standie den Sitz lieber raus.
pad-range = Hier geht nur { $low } bis { $high }.
pad-between = { $low } bis { $high }
letters-gear = Wie heißt das { $bonus }-Ding? Namenlos geht auch.
letters-met = Wie heißt das Vieh? Namenlos geht auch.
letters-title = Was soll da stehen?
letters-name = Wie ist der Name?
letters-hint = Buchstaben
letters-done = Fertig
letters-space = Leertaste
letters-cased = aA
letters-marked = ä
letters-case = groß oder klein
letters-marks = mit Zeichen
letters-most = { $used } von { $letters } Zeichen
name-taken = { $name } heißt hier schon jemand.
letters-all = abcdefghijklmnopqrstuvwxyzäöüß'-1234567890
letters-rows = qwertzuiop / asdfghjkl / yxcvbnm / äöüß'- / 1234567890

menu-title = Menü
menu-far = Tischmodus
menu-near = Normale Ansicht
menu-across = Bildschirm drehen
menu-full = Vollbild
menu-window = Zurück ins Fenster
menu-journal = Protokoll
menu-rules = Hausregeln
menu-boss = Bereit für den Boss?
menu-lookup = Regel nachschlagen (F1)
menu-lookup-touch = Regel nachschlagen
menu-box = Die Schachtel
menu-join = Noch jemand spielt mit
menu-jump = Zu einer Phase springen
jump-hint = Was gerade läuft, fällt unter den Tisch. Rückgängig hebt es wieder auf.
menu-palette = Befehl suchen
menu-settings = Einstellungen
menu-hush = Ruhe am Tisch!
menu-unhush = Quatschen lassen
menu-home = Den Tisch verlassen
menu-care = Was soll Standie mitschreiben?
menu-components = Auf dem Tisch oder in der App?
place-table = Tisch
place-app = App

why-title = Warum?
why-place = { $page ->
    [0] { $section }
   *[other] { $section }, Seite { $page }
  } ({ $id })
why-page = { $page ->
    [0] { $section }
   *[other] { $section }, Seite { $page }
  }
why-rules = Die Regeln
why-move-title = Bewegung, Posten für Posten
why-move-allowance = Macht zusammen
why-move-spent = Verbraucht
why-move-left = Übrig
deal-title = Ein Handel
deal-cost = Kostet Bewegung
deal-gold = Gold
deal-health = Gesundheit
deal-once = Nur einmal pro Zug
deal-brings = Er bringt
deal-asks = Er verlangt
deal-asks-nothing = Steht nichts da
deal-asks-gold = Gold
deal-asks-items = Gegenstände
deal-asks-cards = Beliebige Karten
deal-asks-treasures = Schätze
deal-asks-dxm = DxM
deal-asks-how-much = Wie viel
items-gold = 100 Gold an { $seat }
items-own-gold = Das Gold
why-move-exit = { $side }: { $cost } Bewegung, { $word ->
    [room] sagt der Raum
    [card] sagt eine Karte
   *[book] sagt das Regelheft
  }
deal-hint = Der Text des Raums sagt, was er will und was du kriegst. Alles Übrige ist ein Karteneffekt.
deal-make = Handel abschließen
join-title = Noch jemand spielt mit
join-full = Alle vier Farben sind vergeben. Orange und Lila kommen mit der Erweiterung.
join-full-six = Alle sechs Farben sind vergeben. Die Bude ist voll!
join-hint = Wer dazukommt, fängt an wie alle: auf Stufe 1. Welche Farbe?
other-roll-title = Der Monsterwürfel wurde geworfen
other-roll-hint = Wessen Farbe oben liegt, zieht eine DxM-Karte.
rules-title = Hausregeln
rules-differ = { $count ->
    [0] Bisher ist alles wie üblich.
    [one] Eine davon ist auf eurem Mist gewachsen.
   *[other] { $count } davon sind auf eurem Mist gewachsen.
  }
odd-title = Komisch
odd-hint = Der Tisch hat immer recht. Das Regelheft hätte trotzdem eine Frage:
palette-title = Befehle
palette-hint = Was hast du vor?
palette-seat = Platz von { $seat }
palette-curse = { $seat } spielt einen Fluch
palette-nothing = So heißt hier nichts. Versuch’s mit einem anderen Wort.
palette-roll = Monsterwürfel: { $colour }
palette-skip = Lassen wir weg: { $asked }
palette-redo = Wiederholen
palette-fit = Ganze Dungeonkarte zeigen
palette-turn = Dungeonkarte drehen

banner-not-kept = Dieses Spiel wird nicht mehr gespeichert ({ $what }). Weiterspielen geht, aufgehoben wird nichts.
banner-save-elsewhere = Woanders speichern
banner-save-file = Als Datei mitnehmen
banner-look-only = In einem anderen Fenster offen: Hier darfst du nur zuschauen.
banner-died = { $seat } beißt ins Gras: Hand, Gegenstände und Gold sind weg. Nächsten Zug wieder da.
banner-died-pile = { $seat } beißt ins Gras: die Hand ist weg, die Beute liegt im Raum. Nächsten Zug wieder da.
banner-died-plain = { $seat } beißt ins Gras! Nächsten Zug wieder da.
banner-odd = { $count ->
    [one] Etwas ist komisch
   *[other] { $count } Dinge sind komisch
  }
banner-odd-show = Zeigen
toast-anyway = Trotzdem so eintragen
table-look-only = Hier darfst du nur zuschauen: Das Spiel ist in einem anderen Fenster offen.
table-cannot-put-there = Da kann es nicht hin.
table-unsaved = Das Letzte ist noch nicht gespeichert. Speichere woanders, oder geh noch mal, dann ist es weg.
table-saved-elsewhere = Ab jetzt wird in { $path } gespeichert.
table-recovered = Die Datei war beschädigt: { $lines ->
    [one] Eine Zeile am Ende gehört
   *[other] { $lines } Zeilen am Ende gehören
  } nicht zum Spiel. Die ganze Datei bleibt erhalten, als { $kept }.

# Karten und Gegenstände.

card-title = Eine Karte spielen
card-play = Spielen
card-name = Name (freiwillig)
card-level-hint = Eine Stufe, aber nie die letzte.
card-monster-hint = Ein Wanderndes Monster oder ein Partner: ein Monster mehr im Kampf.
card-missing-kind = Welche Rasse oder Klasse ist es? Eine antippen.
card-missing-monster = Welches Monster? Eins antippen.
card-missing-side = Für welche Seite? Eine antippen.
card-no-fight = Dafür bräuchte es einen Kampf.
card-for-whom = { $bonus } für { $name }
card-bonus = Bonus
card-price = Preis in Gold
card-throwable-only = Von draußen geht nur, was man werfen kann.
card-throwable = Werfbar
card-curse-on = Wen trifft’s?
card-kicked-open = Tür eingetreten
card-curse-does = Was macht er?
card-curse-asks = { $what }: Wie viel Bonus geht mit?
card-curse-in-vain = Nichts zu verlieren: trotzdem gespielt
card-whose = Aus wessen Hand kommt er? Oben antippen.
card-on-whom = Wen trifft’s? Oben antippen.
card-curse = Fluch!
card-enhancer-level = Stufe
card-enhancer-treasures = Schätze
card-cheat-number = Die Gegenstände sind hier nur eine Zahl. Leg die Karte drauf, und stell die Zahl richtig, falls sie etwas ermogelt.
card-no-items = Auf dem Tisch liegt kein Gegenstand zum Schummeln.
sort-item = Gegenstand
sort-once = Einmalkarte
sort-level = Stufenaufstieg
sort-kind = Rasse oder Klasse
sort-curse = Fluch
sort-enhancer = Auf ein Monster
sort-monster = Ein Monster mehr
sort-cheat = Schummeln
kind-half-breed = Halbblut
kind-super-munchkin = Super-Munchkin
slot-headgear = Kopfbedeckung
slot-armor = Rüstung
slot-footgear = Schuhwerk
kept-carried = mitgeschleppt
kept-worn = angezogen
kept-packed = eingepackt
kept-no-use = bringt da nichts
kept-in-use = in Gebrauch
item-on-belt = Gürtel
item-anywhere = Braucht keinen Platz
item-hands = { $hands ->
    [one] 1 Hand
   *[other] { $hands } Hände
  }
ill-level = Eine Stufe verlieren
ill-hit = Ein Treffer
ill-headgear = Kopfbedeckung verlieren
ill-armor = Rüstung verlieren
ill-footgear = Schuhwerk verlieren
ill-item = Gegenstand verlieren
ill-big = Großen Gegenstand verlieren
ill-move = -1 Bewegung
ill-hand = Eine Hand weniger
ill-fight = -5 im nächsten Kampf
ill-fight-here = -5 in diesem Kampf
ill-sex-here = Geschlecht wechseln, -5 in diesem Kampf
ill-fight-now = Fluch
ill-sex-now = Geschlechtswechsel
ill-gold = 500 Gold verlieren
items-title = Gegenstände von { $seat }
items-open = { $count ->
    [0] Gegenstände
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
  }
items-none = Nichts aufgelistet. Was nicht in der Liste steht, steckt trotzdem im Bonus.
items-summary = Bonus { $bonus } · Hände { $used } von { $hands }
items-useless = gerade nutzlos
items-from-hand = Gegenstand aus der Hand auslegen
items-pack = Einpacken
items-carry = Nur mitschleppen
items-unpack = Benutzen
items-drop = Ablegen
items-throw-away = Wegwerfen
items-buy-level = Für eine Stufe verkaufen
items-give = An { $seat } geben
bot-minds-itself = Finger weg: { $seat } ist ein Bot und passt auf den eigenen Kram selbst auf.
items-use-us = Für die Munchkins einsetzen
items-use-them = Für die Monster einsetzen
items-gone = Liegt doch nicht auf dem Tisch
power-ten = { $class }: zehnseitiger Würfel
power-dxm = { $class }: DxM-Karte abwerfen
power-treasure = { $class }: Schatz abwerfen
power-own = { $class }: die Klasse selbst abwerfen
quick-level-heal = Stufe gegen Gesundheit tauschen
now-title = Was jetzt alles geht
deed-any-time = Eine Karte für jederzeit oder ein Fluch
deed-peaceful = Eine Karte für jederzeit, nur nicht im Kampf
deed-level = Eine Karte, die eine Stufe bringt
deed-item = Ein Gegenstand aus der Hand auf den Tisch
deed-once = Eine Einmalkarte, im Kampf
deed-throw = Ein Gegenstand, mitten in den Kampf geworfen
deed-enhancer = Eine Karte auf ein Monster
deed-monster = Noch ein Monster für den Kampf
deed-dice = Eine Karte, die Würfel verändert
deed-pack = Gegenstände ein- und auspacken
deed-trade = Schenken oder tauschen
deed-buy-level = Eine Stufe kaufen
deed-heal = Stufe gegen Gesundheit tauschen
deed-power = Die Fähigkeit einer Klasse
deed-curse = Ein Fluch
deed-race = Eine Rassenkarte
deed-class = Eine Klassenkarte
deed-help = Im Kampf helfen
palette-now = Was kann { $seat } jetzt tun?

log-dice = Die Würfel stehen fest und sind versiegelt
log-seal = Das Siegel der Würfel
log-seal-why = Was sie zeigen werden, stand vorher fest. Am Ende kommt das Geheimnis heraus, und dann muss das hier dazu passen.
log-dice-open = Die Würfel kommen aus dem Startwert { $seed }, und wer den ausgesucht hat, könnte alle kennen.
log-arranged = Ein abgekartetes Spiel: Jemand hat vorher Karten, Stufen oder Würfel ausgesucht. Als fair zählt das nicht.
over-check = Würfel prüfen
over-checked = { $verdict ->
    [fair] Alles fair: { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus.{ $words ->
        [none] {" "}Ein Wort dazugeworfen hat allerdings keiner.
       *[some] {""}
      }
    [running] So weit, so gut: { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus.
    [partly] { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus; ein paar Würfe lassen sich nicht prüfen.
    [daily] { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus. Sie folgen aus dem Datum, also hätten alle sie kennen können.
    [first] { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus. Es ist das erste Spiel: Da kriegen alle dieselben Würfel.
    [arranged] { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus. Aber der Startwert ist handverlesen, also zählt es nicht.
    [laid] { $rolls } Würfe und Karten und { $commands } Aktionen kommen wieder genauso heraus. Aber jemand hat vorher die Stapel gezinkt, also zählt es nicht.
   *[altered] An diesem Spiel hat jemand gedreht: Die Rechnung geht nicht auf.
  }{ $told ->
    [0] {""}
    [one] {" "}Ein Wurf oder eine Karte kam von Menschenhand.
   *[other] {" "}{ $told } Würfe und Karten kamen von Menschenhand.
  }
over-secret = Das Geheimnis hinter den Würfeln war { $secret }.
over-arranged = Das Spiel war abgekartet: Jemand hat vorher Karten, Stufen oder Würfel ausgesucht.
over-seed = Die Würfel kamen aus dem Startwert { $seed }.
stage-was = Vor dem Wurf: { $odds }
swing-winning = Sieg
swing-losing = Niederlage
stage-swing = { $what }: { $before } › { $after }
stage-asks = { $what }?
stage-other = mehr
stage-dice-unknown = ? Würfel
highlight-death = { $seat } beißt ins Gras
highlight-death-by = { $fights ->
    [0] Bald wieder da, nicht klüger
   *[other] Viele Grüße von { $foes }
}{ $lies ->
    [1] . Zu holen: { $left }
   *[other] {""}
}
highlight-boss = Der Boss!
highlight-caught = Erwischt!
highlight-bad-says = Auf der Karte steht: „{ $what }“
highlight-bad-stuff = { $seat } kommt nicht davon: { $monster }! { $what }
highlight-bad-vain = Nichts zu verlieren, also halb so wild.
highlight-level = Stufe { $level }!
highlight-who = { $seat } macht Karriere
highlight-theft = Geklaut!
highlight-steals = { $seat } macht sich mit Beute von { $from } davon: { $item }
highlight-foiled = In flagranti!
highlight-grabs = { $seat } wollte bei { $from } nur mal gucken: { $item }
highlight-gone = Weg!
highlight-sent = { $monster } ist raus: keine Stufe für { $seat }
chase-runs = { $seat } nimmt die Beine in die Hand!
chase-from = { $monster }: { $least ->
    [1] jede Zahl reicht
    [6] nur mit einer 6 bist du weg
    [7] da hilft keine Zahl
   *[other] ab { $least } bist du weg
}
highlight-off = Abgeblasen!
highlight-off-by = { $seat } und { $foes } gehen getrennte Wege
highlight-away = Entwischt!
highlight-outruns = Eine { $face }: { $seat } läuft { $monster } davon
highlight-singed = Eine { $face }: { $seat } läuft { $monster } davon, aber nicht ungeschoren. { $what }
highlight-crown = { $count ->
    [one] { $seat } gewinnt!
   *[other] { $seat } gewinnen!
}
highlight-crown-by = Verbeugung, bitte. Ihr anderen: nächstes Mal.
highlight-won = Sieg!
highlight-beats = { $seat } macht { $foes } platt
highlight-curse = Verflucht!
highlight-curse-on = { $from ->
    [door] { $named ->
        [0] Hinter der Tür: eine Gemeinheit, nur für { $on }
       *[other] Hinter der Tür: { $name }, nur für { $on }
    }
    [hand] { $named ->
        [0] { $seat } hat eine Gemeinheit für { $on }
       *[other] { $name }. Alles Liebe für { $on }, gezeichnet: { $seat }
    }
   *[nobody] { $named ->
        [0] Eine Gemeinheit für { $on }
       *[other] { $name }, ganz für { $on }
    }
}
highlight-jackpot = Jackpot!
highlight-finds = { $seat } findet { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
}
highlight-gotcha = Hab dich!
highlight-reaches = { $monster } hat { $seat } gefunden

# Die erste Lektion.

lesson-count = { $step } von { $steps }
lesson-leave = Abbrechen
lesson-explore = Du bist Ada, und du bist dran. Im Osten wartet die Dunkelheit: Tipp sie an, um sie zu erkunden. Das kostet 1 Bewegung.
lesson-tile = An eurem eigenen Tisch würdest du jetzt einen Raum aufdecken und seine Verbindungen legen. Namen und Pfeile haben Zeit, bis sie jemand braucht: einfach weiter.
lesson-monster = Hier wohnt schon jemand! Zieh die Karte und geh weiter. Dann entscheidet der Monsterwürfel über den Fuß: Heute zeigt er Grün.
lesson-card = Was sagt die Karte? Tipp ihre Stufe und ihre Würfel an, hier 4 und 1. Jetzt kennt die App deine Chancen.
lesson-help = Cleo ist in der Nähe. Tipp sie an, um sie um Hilfe zu bitten, und schau, was das mit deinen Chancen macht.
lesson-roll = Das sieht gut aus. Sag’s schnell, bevor jemandem eine Karte einfällt, die alles verdirbt.
lesson-dice = Wirf echte Würfel und tipp an, was sie zeigen. Heute würfelt ihr alle Fünfen.
lesson-won = Gewonnen, und eine Stufe gibt’s auch. Weiter geht’s.
lesson-search = Der Raum gehört dir. Tipp auf Durchsuchen, würfle und tipp an, was der Würfel zeigt. Sagen wir, eine Vier.
lesson-end = Hier gibt’s nichts mehr zu holen. Beende deinen Zug, dann sind die Monster dran.
lesson-monsters = Wirf den Monsterwürfel und tipp Rot an. Braucht die App einen Pfeil, fragt sie danach, und dann sagt sie, wer wohin läuft: Du schiebst die Pappe, danach geht’s weiter.
lesson-undo = Was falsch? Rückgängig nimmt das Letzte zurück, sooft du willst. Probier’s aus.
lesson-done = Mehr musst du nicht wissen. Stufen und Boni: Zieh an der Zahl oder tipp sie an. Und wo ein Fragezeichen steht, steht auch ein Warum dahinter.
log-dice-first = Dein erstes Spiel. Die ersten Monster sind ausgesucht, damit es nett anfängt. Genieß es, solange es hält.
over-first = Die ersten Monster waren für ein nettes erstes Spiel ausgesucht. Das nächste wird nicht so freundlich.
# Das erste Spiel in der App: jede Sprechblase einmal.
course-enough = Keine Tipps mehr
course-fine = Alles klar
course-turn = Du bist dran. Jede Tür kostet Bewegung, und was hinter einer dunklen steckt, weiß keiner. Such dir eine aus und rein da.
course-hand = Diese Karte leuchtet, du kannst sie also jetzt spielen. Einmal antippen zum Lesen, noch mal zum Spielen. Beim ersten Mal passiert nichts.
course-lifted = Mehr steht nicht drauf, und für alles, was sie jetzt kann, gibt’s einen Knopf. Das Kreuz legt sie zurück.
course-base = Jedes Monster steht auf einer Farbe, und wem die gehört, der würfelt für das Monster. Die gewürfelte Farbe hat hier keiner, also suchst du eine aus. Nimm deine eigene, und du bist selbst schuld.
course-fight = Ein Kampf! Deine Stufe, dein Krempel und deine Würfel gegen das Monster und seine. Du musst mehr haben: Gleichstand ist kein Sieg.
course-help = Nicht ganz sicher? Bitte um Hilfe. Versprich einen Schatz, und die Leute werden gleich viel netter.
course-roll = Nichts mehr auf Lager? Dann würfle und hoffe.
course-react = Da kämpft jemand anders. Retten, reinreiten oder weggucken: mit allem, was bei dir leuchtet, oder mit diesem Knopf.
course-curse = Ein Fluch! Leuchtet bei dir eine Karte, die ihn aufhält, dann raus damit. Sonst Augen zu und durch: Er tut, was draufsteht, und weiter geht’s.
course-run = Das ging daneben. Such dir einen Ausgang und lauf. Wirst du erwischt, lernst du die Schlimmen Dinge kennen.
course-level = Du bist eine Stufe aufgestiegen! Auf Stufe { $top } darfst du gegen den Boss antreten. Schlag den Boss, und du hast gewonnen.
course-search = Hier will dich nichts fressen. Durchsuch den Raum: Ein guter Wurf ist ein Schatz.
course-charity = Zu viele Karten! Leg an, spiel oder verkauf, was du kannst: Was am Ende deines Zugs übrig ist, kriegt, wer am niedrigsten steht.
course-end = Deine Bewegung ist alle. Beende deinen Zug, dann gehen die Monster spazieren: immer den Pfeilen einer Farbe nach.
course-boss = Höher geht’s nicht. Geh zurück zum Eingang, dann kommt der Boss zu dir. Schlag ihn, und das Spiel gehört dir.
lesson-stay = Hierbleiben
lesson-home = Zurück zum Start

# Ein Spiel ohne Dungeonkarte, neben der Pappe
doors-monster = Ein Monster! Welche Stufe?
doors-another = Noch eins! Welche Stufe?
doors-no-other = Nein, das war’s
doors-next = Weiter mit { $seat }
doors-win-game = Gewonnen! Und das Spiel gleich mit!
doors-win-other = Gewonnen! Und { $seat } gewinnt das Spiel!
doors-win-both = Gewonnen! Und zusammen mit { $seat } auch das Spiel!
doors-add-us = Für uns
doors-add-them = Gegen uns
doors-enhance = Verstärker
doors-enhancer = { $level } ({ $treasures })
doors-more = Noch eins
doors-mate = Sein Partner
for-the-win = Um den Sieg: { $seat }!
bid-counter-lifts = Zusammen: { $stands }, und { $seat } steigt { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  } auf
stands-crowns = { $stands }, und { $seat } gewinnt das Spiel
claim-counts = Kein Einspruch
levels-hint = Plus und Minus, mehr ist es nicht. Zehn gewinnt.
turn-sheet = Rasse & Co.
run-from = { $monster }: { $least ->
    [1] läuft nicht hinterher
    [6] nur mit einer 6
    [7] da hilft keine Zahl
   *[other] ab { $least }
}
run-needs = { $least } oder mehr
run-sure = entkommt, egal was fällt
run-never = da hilft kein Würfel
quick-levels-down = -2 Stufen
fight-ahead = { $by } voraus
fight-ahead-tie = Gleichstand gewinnt
fight-short = { $by ->
    [one] { $by } fehlt
   *[other] { $by } fehlen
  }
tile-next-wins = Ein Monster noch, dann gewonnen!
tile-lowest = Milde Gabe hierher
tile-sheds = Keiner ist tiefer: alles über { $limit } abwerfen
tile-more-items = und { $count } mehr
fight-if-won-all = Bei Sieg: das Spiel.
fight-if-won-all-of = Siegt { $seat }, ist das Spiel gewonnen.
fight-if-won-of = Siegt { $seat }: { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  }{ $treasures ->
    [0] .
    [one] {" "}und ein Schatz.
   *[other] {" "}und { $treasures } Schätze.
  }
fight-if-won-agreed = Bei Sieg für dich: was abgemacht ist.
fight-if-won-help = { $levels ->
    [0] { $treasures ->
        [0] Bei Sieg für dich: nichts als Dank.
        [one] Bei Sieg für dich: ein Schatz.
       *[other] Bei Sieg für dich: { $treasures } Schätze.
      }
    [one] { $treasures ->
        [0] Bei Sieg für dich: eine Stufe.
        [one] Bei Sieg für dich: eine Stufe und ein Schatz.
       *[other] Bei Sieg für dich: eine Stufe und { $treasures } Schätze.
      }
   *[other] { $treasures ->
        [0] Bei Sieg für dich: { $levels } Stufen.
        [one] Bei Sieg für dich: { $levels } Stufen und ein Schatz.
       *[other] Bei Sieg für dich: { $levels } Stufen und { $treasures } Schätze.
      }
  }
fight-if-won = Bei Sieg: { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  }{ $treasures ->
    [0] .
    [one] {" "}und ein Schatz.
   *[other] {" "}und { $treasures } Schätze.
  }
fight-if-won-rises = Auch { $seat } steigt { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  } auf.
fight-tie-power = Gleichstand! { $seat } ist { $class }: Gibt das den Ausschlag?
loots-doors = Türen auf die Hand
loots-treasures = Schätze auf die Hand
turn-door = Tür auf die Hand
back-draw = { $seat } ist zurück von den Toten: { $doors ->
    [one] 1 Tür
   *[other] { $doors } Türen
  } und { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  } als neue Hand, dann geht’s weiter.
doors-monster-next = { $seat } tritt die nächste Tür ein. Welche Stufe?
doors-monster-next-brief = Jetzt { $seat }. Welche Stufe?
doors-still = Noch ist { $seat } dran
owed-for = { $what } für { $who }
owed-whose = { $what }: wessen Karte?
owed-by = { $what }: die eigene? Oder wessen?
owed-mate = Der Partner
owed-monster = Stufe { $level }
owed-monster-open = Das Monster
owed-nobody = Von niemandem
owed-drew-known = Wie viele Schätze für { $seat }? Die Karten darauf bringen schon { $known }
owed-drew = Wie viele Schätze für { $seat }?
came-out-won = Trotzdem gewonnen
came-out-lost = Trotzdem verloren
came-out-count = Selbst gezählt
turn-races = Rasse, Klasse
turn-sell = Verkaufen
turn-trade = Tauschen
last-title = { $seat } auf Stufe { $top }?
last-kill = Monster erlegt: { $seat } gewinnt!
last-card = Eine Karte
last-hint = Die Hausordnung sieht das anders? Euer Tisch, euer Problem.
last-anyway = Hier zählt das
sale-title = Was verkauft { $seat }?
sale-levels = { $levels ->
    [one] { $gold } Gold: eine Stufe
   *[other] { $gold } Gold: { $levels } Stufen
  }
sale-items-gold = { $items }, und { $gold } Gold dazu
sale-items = { $waste ->
    [0] { $items }: keine Münze verschenkt
   *[other] { $items }: { $waste } Gold verschenkt
  }
sale-no-more = Statt { $levels } Stufen gäbe es nur { $most }: Für die letzte muss ein Monster dran glauben.
sale-title-gold = Womit bezahlt { $seat } eine Stufe?
sale-gold = { $gold } Gold, bar auf die Kralle
sale-at-the-table = Gegenstände und Gold für { $gold }, am Tisch bezahlt
sale-rest = Das ganze Gold, dazu { $gold } in Gegenständen
sale-which = Was wird verkauft? Tipp es an.
sale-nothing = Tipp erst an, was verkauft wird.
sale-high = Eins davon zählt doppelt: das teuerste, versteht sich.
sale-note = Verkauft
sale-goes = Weg: { $items }
sale-short = Es fehlen noch { $gold } Gold
sale-hint = Die Karten kommen auf die Ablage. Wechselgeld gibt’s keins.
trade-title = { $from } gibt { $to } …
trade-turn = Andersrum
trade-bonus = Einen Gegenstand. Was bringt er?
trade-promise = Oder ein Versprechen. Standie merkt es sich und treibt nichts ein.
promise-treasure = Schuldet { $seat } einen Schatz
promise-due = { $seat } hat { $to } einen Schatz versprochen. Nur mal so erwähnt.
body-took = { $seat } hat zugegriffen
body-takes = Was nimmt { $seat }?
body-door = { $count ->
    [one] Eine Tür
   *[other] Eine Tür (noch { $count })
}
body-treasure = { $count ->
    [one] Ein Schatz
   *[other] Ein Schatz (noch { $count })
}
body-other = Was anderes
body-then = Danach
body-hint = Die höchste Stufe greift zuerst zu, jeder eine Karte.
body-roll-again = Gleichstand! { $seat } würfelt noch mal
body-roll = { $seat } würfelt
body-done = Nichts mehr übrig
body-sorted = Alles verteilt
body-no-dice = Ihr teilt selbst? Dann tippt an, was wer nimmt.
body-roll-here = Hier auswürfeln
claim-stop = Halt!
claim-away = Nicht da
seat-run = Weglaufen
condition-next-fight = -5 im nächsten Kampf
condition-hand = Eine Hand weniger
condition-curse = Verflucht
ill-levels = 2 Stufen verlieren
ill-bonus = Gegenstand verlieren: -{ $by }
ill-race = Rasse verlieren
ill-class = Klasse verlieren
ill-sex = Geschlecht wechseln, -5 im nächsten Kampf
ill-place = Eine Karte zurück
ill-run = -1 aufs Weglaufen
ill-door = Tür verlieren
ill-treasure = Schatz verlieren
ill-cards = Die ganze Hand verlieren
track-lowest = Die Milde Gabe geht an { $seats }.
track-sheds = Keiner steht tiefer als { $seat }: Was über { $limit } ist, wird abgeworfen.
track-next-wins = { $count ->
    [one] { $seats } fehlt nur noch ein Monster zum Sieg.
   *[other] { $seats } fehlt nur noch je ein Monster zum Sieg.
  }
track-now = Was kann ich tun?
found-foe = Wer ist es?
found-item = Aus der Schachtel
found-curse = Ein bekannter Fluch
found-nothing = So heißt keiner in der Schachtel.
found-levels = { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
  }
met-box = Bekannt
letters-full = Mehr als { $letters } Buchstaben passen nicht.
met-remember = { $foe } merken?
met-remember-bad = Schlimme Dinge: { $bad }
stamp-claims = Um { $time } sagt { $seat } „Gewonnen!“, { $ours } zu { $theirs }
stamp-again = um { $time } sagt { $seat } es noch mal, { $ours } zu { $theirs }
stamp-then = { $seconds } s später { $what } ({ $ours } zu { $theirs })
stamp-besides = { $what } ({ $ours } zu { $theirs })
stamp-final = { $seconds } s später kein Einspruch
stamp-void = und draus wurde nichts
foe-two-levels = 2 Stufen
foe-run = Flucht { $by }
flight-free = Allen entwischt: { $odds }
flight-first = dieses zuerst
flight-ditch = Fahrzeug stehen lassen ({ $run } beim Laufen), Beine in die Hand
card-by = Wessen Karte ist das?
card-by-curse = Aus wessen Hand?
paid-fight = { $class }: { $strength } für eine Karte
paid-stab = Dolch in { $whom }: { $strength } für eine Karte
paid-monster = Ganze Hand ({ $cards } oder mehr): { $monster } geht
paid-flight = { $class }: { $strength } pro Karte, und doch noch weg
paid-flight-short = { $class }: { $short ->
    [one] { $short } fehlt
   *[other] { $short } fehlen
  }, { $strength } pro Karte. Doch noch weg mit:
paid-flight-hopeless = { $class }: { $short ->
    [one] { $short } fehlt
   *[other] { $short } fehlen
  }. { $cards ->
    [one] Auch eine Karte rettet
   *[other] Auch { $cards } Karten retten
  } dich nicht mehr.
paid-theft = Eine Karte, und { $whom } wird beklaut: { $what }
paid-theft-counted = Eine Karte, und { $whom } wird beklaut. Was bringt die Beute?
turn-told = Um das zu drehen, braucht es { $need }. Das kann noch, wer Karten hat.
turn-told-stab = Um das zu drehen, braucht es { $need }. Das kann noch, wer Karten hat, und mit Dolch dabei: { $thieves }.

turn-hidden = Zu { $percent }% verdirbt das { $cards ->
    [one] die Karte
   *[other] eine der { $cards } Karten
  }, die du nicht siehst
turn-open = Das kann sicher verderben: { $who }
turn-open-by = { $seat } ({ $class })
turn-why-title = Was die anderen haben könnten
turn-why-need = Um das zu drehen, braucht es { $need }.
turn-why-back = { $deck ->
    [door] Türkarten
   *[other] Schatzkarten
  }: { $held } in fremden Händen, von { $unseen }, die du nicht gesehen hast. { $enough ->
    [0] Allein reicht keine.
    [one] Eine würde allein reichen.
   *[other] { $enough } würden allein reichen.
  }
turn-why-pairs = Zwei Karten zählen als eine, wenn die eine die andere mitschleppt: ein Monster und das, was es herbringt.
turn-why-alone = Mit einer einzigen Karte: { $percent }%, { $ways } von { $all }.
turn-why-together = Mit allem, was sie haben: { $percent }%, { $ways } von { $all }.
turn-why-fair = Keiner hat gelinst. Gerechnet wird mit dem, was du selbst mitzählen könntest.

# Karten zum Lesen.

menu-cards = Alle Karten
pace-turns = Zug { $turn }. Die meisten Spiele dieser Art sind bis Zug { $turns } vorbei.
pace-left = { $minutes ->
    [0] Die Zeit ist so gut wie um.
    [one] Noch eine Minute auf der Uhr.
   *[other] Noch { $minutes } Minuten auf der Uhr.
  }
menu-discards = Ablage
menu-players = Spieler
browse-all = Alle Karten
browse-discards = Ablage: { $deck }
browse-one = Die Karte
browse-none = Hier liegt noch nichts.
browse-closed = Verdeckt: Hausregel
browse-under = { $count ->
    [one] Darunter liegt eine Karte, die nach euren Hausregeln keiner ansieht.
   *[other] Darunter liegen { $count } Karten, die nach euren Hausregeln keiner ansieht.
  }
browse-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

sale-plain = { $item } { $bonus }
sale-priced = { $item } ({ $gold })
in-english = { $text } (Englisch)

doors-target = Karten gehen auf: { $monster }
ill-class-at = Klasse weg: { $class }
ill-classes = Beide Klassen weg
kept-once = einmalig
owed-more = noch { $count }
owed-first = Erst die Schätze. Keine? Dann 0.
sale-held = Wie viele Karten von der Hand?
sale-held-cards = { $count ->
    [one] eine Karte von der Hand
   *[other] { $count } Karten von der Hand
  }
trade-bonus-other = Oder was hier nicht steht. Was bringt es?
