# Die Bildschirme neben dem Tisch.

unofficial = Inoffiziell. Munchkin und Munchkin Quest sind Spiele von Steve Jackson Games; die Standie weder gemacht noch abgesegnet haben. Am Tisch braucht ihr eure eigene Schachtel.

home-what = Schiedsrichter für euer Munchkin: Quest, Klassik, Shadowrun.
home-new = Neuer Tisch
home-continue = Weiterspielen
home-open = Öffnen
home-played = Zuletzt gespielt: { $when }
home-tonight = Heute Abend
home-today = Heute
home-last-night = Gestern Abend
home-yesterday = Gestern
home-begins = { $day }, noch nicht angefangen
home-stands = { $day }, Zug { $turn }, { $seat } ist dran
home-won = Vorbei: { $seat } gewann auf Stufe { $level }, nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
  }
home-won-together = Vorbei: { $seats } gewannen gemeinsam, nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
  }
home-monsters-won = Vorbei: Die Monster gewannen, nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
  }
home-deleted = Gelöscht: { $game }
home-bring-back = Zurückholen: { $game }
home-bin = Tonne
home-exported = Kopiert nach { $path }
home-given = { $file } liegt bei deinen Downloads
home-bring = Datei öffnen
web-elsewhere = Standie läuft noch in einem anderen Tab. Der speichert, dieser hier darf nur zusehen. Mach den anderen zu, dann spielst du hier weiter.
web-freed = Der andere Tab ist weg. Ab jetzt wird hier gespielt.
web-nowhere = Dieser Browser lässt Standie nicht speichern. Spielen geht trotzdem, aber nimm die Partie als Datei mit, bevor du gehst.
web-unkept = Das konnte der Browser nicht speichern: { $what }
home-name-title = Wie soll die Partie heißen?
home-learn = In 3 Minuten lernen
home-box = Die Schachtel
home-rules = Regeln
home-settings = Einstellungen
home-unreadable = Nicht zu lesen: { $file }
home-left-behind = Überholt
home-rescue = { $file } ist beschädigt. Die gute Nachricht: Es gibt eine Kopie.
home-rescue-told = In der Datei selbst { $left ->
    [one] steht eine Aktion
   *[other] stehen { $left } Aktionen
  }, insgesamt { $records ->
    [one] ist es
   *[other] sind es
  } { $records }.
home-rescue-nothing-told = In der Datei selbst ist nichts mehr zu lesen. In der Kopie { $records ->
    [one] steht eine Aktion
   *[other] stehen { $records } Aktionen
  }.
home-rescue-take = Alles zurückholen
home-rescue-leave = Ohne weitermachen
home-rescued = Alles wieder da. Die beschädigte Datei liegt jetzt unter { $kept }.
home-rescued-whole = Alles wieder da.

setup-title = Neuer Tisch
setup-game = Welches Spiel?
setup-who = Wer spielt mit?
setup-order-hint = So, wie ihr sitzt, im Uhrzeigersinn. Namen sind freiwillig.
setup-name-full = Länger wird kein Name: { $letters } Buchstaben.
setup-name-taken = { $name } gibt es schon: Wer später kommt, heißt { $instead }.
setup-first = Wer fängt an?
setup-first-roll = Alle würfeln
setup-care = Was soll Standie mitschreiben?
care-count-hint = Stufen, Boni, Gesundheit, Züge.
care-map-hint = Ohne Hände, Gold und Gegenstände.
care-doors-count-hint = Wer wie weit ist und wer dran ist.
care-doors-map-hint = Nur Zahlen: einmal tippen pro Karte.
care-doors-everything-hint = Auch Hände und Milde Gabe.
care-everything-hint = Auch Hände, Gold und Gegenstände.
setup-components = Auf dem Tisch oder in der App?
setup-cards-hint = auf dem Tisch. Keine Schachtel? Auf der Startseite: „Keine Schachtel da“.
setup-base = Grundspiel, bis 4
setup-expansion = Mit Erweiterung, bis 6
setup-where = Wie weit seid ihr?
setup-fresh = Ganz am Anfang
setup-under-way = Mitten im Spiel
setup-rules = Hausregeln
setup-rules-open = Hausregeln zeigen
setup-rules-close = Fertig
setup-start = Los geht’s
setup-start-two = Los geht’s, nur wir zwei
setup-two = Auf der Schachtel steht drei bis sechs. Zu zweit geht’s auch: Es ist nur keiner mehr da, der schuld sein kann.
setup-start-under-way = Spiel aufbauen

journal-title = Protokoll
journal-export = Als Text speichern
journal-count = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
  }
journal-start = Der Anfang
journal-go = Hierhin
journal-go-sure = { $count } zurück?
journal-start-sure = { $count ->
    [one] Das zurücknehmen?
   *[other] Alle { $count } zurücknehmen?
}
journal-fix = Ändern
journal-older = Älteres
journal-newer = Neueres
journal-replaced = durch eine Änderung ersetzt
journal-replaced-lines = { $count ->
    [one] 1 Zeile durch eine Änderung ersetzt
   *[other] { $count } Zeilen durch eine Änderung ersetzt
  }
journal-fix-undone = eine Änderung, zurückgenommen
journal-righted = später richtiggestellt
journal-undone = zurückgenommen
journal-undone-lines = { $count ->
    [one] 1 Eintrag zurückgenommen
   *[other] { $count } Einträge zurückgenommen
}
journal-none-undone = Was zurückgenommen war, gilt wieder.
fix-title = Ändern: { $what }
journal-fold = Nur Züge
journal-unfold = Alles
fix-hint = Such dir aus, was es hätte sein sollen. Alles danach wird an einer Kopie durchgespielt, und bis du es übernimmst, ändert sich nichts.
fix-hint-strike = Hier hilft nur Löschen. Alles danach wird an einer Kopie durchgespielt, und bis du es übernimmst, ändert sich nichts.
fix-strike = Das hier löschen
fix-leave = Abbrechen
fix-would = Von dem, was danach kam, { $same ->
    [one] bleibt 1
   *[other] bleiben { $same }
  } gleich, { $differs } { $differs ->
    [one] geht
   *[other] gehen
  } anders aus, und { $dropped } { $dropped ->
    [one] passt
   *[other] passen
  } nicht mehr.
fix-would-same = Alles danach bleibt, wie es ist.
fix-was = Bisher: { $what }
fix-becomes = Dann: { $what }
fix-gone = Dann: nichts. Das war nie.
fix-detail = { $title }: { $to } statt { $from }
fix-ends = Am Ende: { $what }
fix-no-longer = Nicht mehr: { $what }
fix-from-now = Ab jetzt richtigstellen
fix-now-same = „Als wär’s immer so“ macht genau das.
fix-now-never = „Ab jetzt“ reicht hier nicht. Übernimm es, dann wird der Rest neu gespielt.
fix-accept-never = Ein ganzer Kampf lässt sich nur ab jetzt richtigstellen.
fix-already = Schon richtiggestellt.
fix-from-now-told = { $what }. Sonst ändert sich nichts.
fix-caught = { $seat } wird doch erwischt: { $monster }. Trag jetzt ein, was die Schlimmen Dinge kosten; sonst ändert sich nichts.
fix-caught-line = { $seat } wird doch erwischt ({ $monster }): Trag ein, was die Schlimmen Dinge kosten.
fix-fight-lost = Der Kampf ging verloren
fix-fight-won = Der Kampf wurde gewonnen
fix-lost-told = { $count ->
    [one] Der Kampf ging doch verloren: { $who }. Legt die Schätze zurück, würfelt fürs Weglaufen und tragt ein, was die Schlimmen Dinge kosten.
   *[other] Der Kampf ging doch verloren: { $who }. Legt die Schätze zurück. Alle davon würfeln fürs Weglaufen; tragt ein, was die Schlimmen Dinge wen kosten.
}
fix-won-told = Der Kampf wurde doch gewonnen: { $who }. Zieht jetzt die Schätze.
fix-turns-go = { $turns ->
    [one] Der Zug danach fällt weg.
   *[other] Die { $turns } Züge danach fallen weg.
  }
fix-waits = Gefragt wäre { $seat }: „{ $what }“
fix-fight-stands = Der Kampf stünde { $ours } zu { $theirs }.
fix-fight-goes = Der Kampf danach fällt weg.
fix-this-goes = Das fällt weg: { $what }.
fix-by-hand = Soll das Gespielte bleiben, brich ab und berichtige die Zahlen auf den Bögen.
fix-not-asked = Danach fragt das niemand mehr:
fix-goes-with = Das geht mit:
fix-more = { $count } weitere
fix-die = Der Würfel
fix-die-of = Würfel: { $seat }
fix-die-for = Würfel für { $monster }
fix-number = Das Ergebnis
fix-level = Stufe des Monsters
fix-side = { $side }
fix-adds = Das kommt dazu
fix-for = Für
fix-on = Sie liegt auf
fix-by = Wessen Karte war das?
fix-whom = Wen trifft es?
fix-levels = Stufen: { $seat }
fix-levels-lost = Verlorene Stufen: { $seat }
fix-bonus = Bonus: { $seat }
fix-big = Große Gegenstände: { $seat }
fix-cards = Karten: { $seat }
fix-health = Gesundheit: { $seat }
fix-max-health = Gesundheitsmarker: { $seat }
fix-moves = Bewegungsmarker: { $seat }
fix-spent = Verbrauchte Bewegung: { $seat }
fix-gold = Gold: { $seat }
fix-token = Felder auf der Leiste: { $seat }
fix-unreadable = Von einer neueren Version geschrieben:
fix-accept = Als wär’s immer so
journal-add = Nachtragen
unsaid-die = { $seat } muss weglaufen: { $monster }. Was zeigte der Würfel?
unsaid-bad-stuff = { $seat } wird erwischt: { $monster }. Was kosten die Schlimmen Dinge?
unsaid-shared = Die Sachen der Toten werden verteilt.
unsaid-nothing = Nichts davon
unsaid-all-shared = Alles verteilt
missing-title = Hier fehlt etwas nach: { $what }
missing-hint = Such dir aus, was niemand eingetragen hat. Es kommt hierhin, alles danach wird an einer Kopie durchgespielt, und bis du es übernimmst, ändert sich nichts.
missing-nothing = Hier gibt es nichts nachzutragen.
missing-level-up = Eine Stufe mehr
missing-level-down = Eine Stufe weniger
missing-bonus-up = Mehr Kampfbonus
missing-bonus-down = Weniger Kampfbonus
missing-hit = Ein Treffer
missing-gold-up = Gold bekommen
missing-gold-down = Gold ausgegeben
missing-treasure = Einen Schatz gezogen
missing-other = Eine Karte gezogen
missing-sale = Gegenstände für eine Stufe verkauft
missing-for-us = Eine Karte für die Munchkins
missing-for-them = Eine Karte für die Monster
missing-on-monster = Eine Karte auf dem Monster
missing-curse = Ein Fluch
fix-added = Dann steht da: { $what }
fix-whose = Wem gehört das?
fix-name = Wie heißt das?
fix-nameless = Kein Name
fix-untold = Erst die Antwort: Davon hängt ab, was danach kam.
fix-rest = Gefragt worden wäre { $seat }: „{ $what }“ Was daraus wird, tragt selbst ein.
missing-else = Etwas anderes
missing-asks = Sag, wen es trifft und wessen Karte das war.
missing-door = Sie lag hinter der Tür

box-title = Die Schachtel
box-rooms-count = Bisher { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
  } aus eurer Schachtel.
box-monsters-count = Bisher { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
  } aus eurer Schachtel.
box-foes-count = Bisher { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
  } hinter Türen getroffen.
box-items-count = Bisher { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
  } an eurem Tisch beim Namen genannt.
box-curses-count = Bisher { $count ->
    [one] 1 Fluch
   *[other] { $count } Flüche
  } an eurem Tisch beim Namen genannt.
box-rooms = Räume
box-monsters = Monster
box-foes = Hinter Türen
box-items = Gegenstände
box-curses = Flüche
box-empty = Noch nichts drin. Spielt, dann füllt sie sich von selbst.
box-find = Teil eines Namens
box-export = Als eine Datei speichern
box-import = Einlesen: { $file }
box-import-hint = Du kannst ein Paket auch auf dieses Fenster ziehen.
box-forget-sure = Wirklich vergessen
box-pack-name = Meine Schachtel
box-recovered = Die Schachtel war beschädigt. Was zu retten war, ist hier; die ganze Datei liegt jetzt unter { $kept }.
settings-odd = Ein paar Einstellungen ergaben keinen Sinn, die sind wieder wie am Anfang. Die alte Datei liegt unter { $kept }.
box-unreadable = Die Schachtel lässt sich nicht lesen, also wird diesmal nichts gemerkt: { $what }
box-not-written = Die Schachtel ließ sich nicht speichern: { $what }
exported = Gespeichert unter { $path }
imported = Dazugekommen: { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
  } und { $monsters ->
    [one] 1 Monster
   *[other] { $monsters } Monster
  }.
import-failed = { $path } ließ sich nicht einlesen: { $what }

# The manual: on the first screen and in the menu of the table, and what it is called as a whole.
lookup-manual = Anleitung
lookup-pages = { $count ->
    [one] 1 Seite
   *[other] { $count } Seiten
  }
# From a page of the manual to what is in it.
lookup-contents = Alle Seiten
# From there to where words are looked for, in the manual and in the rules.
lookup-find = Nach einem Wort suchen
lookup-title = Regeln
lookup-hint = Stichwort: Gleichstand, Geheimtür, Milde Gabe …
lookup-elsewhere = { $game }: { $count ->
    [one] noch eine
   *[other] noch { $count }
  }
lookup-count = { $count ->
    [0] Nichts gefunden. Nimm andere Wörter, oder weniger.
    [one] Eine Regel, in unseren Worten.
   *[other] { $shown ->
        [60] Die ersten 60 von { $count } Regeln, die besten zuerst.
       *[other] { $count } Regeln, die besten zuerst.
    }
  }
lookup-sections = Alle Regeln in unseren Worten, nach Kapiteln. Tipp eins an, oder schreib, was du suchst.
lookup-section = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
  }
lookup-examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
  }
lookup-clinic = Regeln am Beispiel
lookup-settled = Hausregel
lookup-differ = Worin sich die Spiele unterscheiden
lookup-differ-here = So spielt es jedes Spiel
lookup-topics = { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
  }
lookup-open = Das Regelheft lässt hier etwas offen. Die Hausregel:
lookup-usual = So wird’s meistens gespielt; jede Partie darf es anders machen.
lookup-here = So spielt dieser Tisch, und so ist es üblich.
lookup-changed = So spielt dieser Tisch. Üblich ist: { $usual }.
lookup-table-decides = Das Regelheft lässt hier etwas offen, und keine Hausregel klärt es: Der Tisch entscheidet.
lookup-shown = Am Beispiel gezeigt
lookup-unshown = Dafür gibt es noch kein Beispiel.
lookup-with = Gehört dazu
lookup-beside = Gleich daneben
lookup-all = Alle Regeln

example-next = Nächster Schritt ({ $number } von { $all })
example-again = Noch mal zeigen
example-leave = Zurück
example-step = Schritt { $number }
example-rules = Was man hier sieht

settings-title = Einstellungen
settings-looks = Aussehen
looks-dark = Fackelschein
looks-light = Pergament
looks-contrast = Starker Kontrast
settings-scale = Größe von allem
settings-scale-room = In dieses Fenster passen { $percent } %. In ein größeres passt mehr.
settings-map-scale = Größe der Namen auf der Karte
settings-seen = Quer über den Tisch
settings-sound = Ton
sound-soft = Leise
sound-full = Laut
settings-motion = Animationen
motion-system = Wie das System es will
settings-highlights = Banner für große Momente
settings-talk = Die Spieler in der App reden
on = an
off = aus
settings-weights = Was Hilfe wert ist
settings-weights-hint = In Goldstücken. Danach richtet sich, was ein Helfer anständigerweise verlangen kann.
weight-level = Eine Stufe
weight-treasure = Ein Schatz
weight-hit = Ein Treffer
weight-bad-stuff = Schlimme Dinge
settings-ring = Zeit zum Dazwischenrufen
settings-ring-open = bis alle passen
settings-pace = Tempo der Bots
settings-pace-tapped = bis ich tippe
settings-seconds = { $seconds } s
settings-reminders = Erinnerungen
settings-unmute = Stummgeschaltete wieder zeigen ({ $count })
settings-language = Sprache
about-title = Über Standie
about-version = Standie { $version }
about-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz. Die Schriften stehen unter der SIL Open Font License.
about-home = Partien, Schachtel und Einstellungen liegen in { $path }
about-browser = diesem Browser

# Nur die Chancen.

home-odds = Chancen
odds-title = Die Chancen eines Wurfs
odds-strength = Stufen und Boni
odds-dice = Würfel
odds-tie-lost = Gleichstand verliert
odds-tie-won = Gleichstand gewinnt
odds-card = Eine Karte auf den niedrigsten Würfel der Munchkins:
odds-card-none = keine
odds-card-reroll = würfelt ihn neu
odds-card-optional = würfelt ihn neu, wenn nötig
odds-card-loaded = dreht ihn auf die 6

# Keine Schachtel da.

home-quick = Keine Schachtel da: in der App spielen
quick-title = Keine Schachtel da
decks = Welche Karten?
decks-own = Die eigenen
decks-own-means = Chrom, Konzerne und Karten über beides.
decks-mixed = Klassik dazu
decks-mixed-means = Eine Hausregel: Alle 168 aus Klassik werden untergemischt. Zauberer bekommen WLAN.
evening-lengths = Wie lang?
evening-short = Bis Stufe 6
evening-short-means = Der halbe Aufstieg, und ein Boss in deiner Größe.
evening-middle = Bis Stufe 8
evening-middle-means = Das reicht, um sich Feinde zu machen.
evening-full = Bis Stufe 10
evening-full-means = Das ganze Treppenhaus, ohne Aufzug.
evening-tempers = Wie fies?
evening-gentle = Gnädig
evening-gentle-means = Anfängerglück: ein Würfel mehr bis Stufe 3. Handel kostet keine Bewegung.
evening-book = Streng nach Heft
evening-book-means = Die ersten fünf Runden bestehen vor allem aus Weglaufen.
evening-merciless = Gnadenlos
evening-merciless-means = Durchwühlte Räume geben weniger her, der Boss haut fester zu, und für verlorene Helfer gibt’s keinen Ersatz.
evening-doors-short = Bis Stufe 6
evening-doors-short-means = Kurze Treppe, die Messer sind früh draußen.
evening-doors-middle = Bis Stufe 8
evening-doors-middle-means = Das reicht, um jemandem etwas schuldig zu sein.
evening-doors-full = Bis Stufe 10
evening-doors-full-means = Das ganze Treppenhaus, samt Dolchen.
evening-takes = Etwa { $minutes } Minuten.
evening-own = Eure eigenen Hausregeln.
quick-colours = Tipp auf eine Farbe, um sie zu wechseln.
heard-letters = Buchstaben
quick-what = Karten, Würfel, Räume und Monster: alles in der App. Die Karten sind hausgemacht, die Regeln sind die aus dem Heft.
quick-first = Mein erstes Spiel
first-long = Du gegen eine andere. Ein kurzes: ein paar Stufen, ein Boss, etwa eine halbe Stunde.
first-dungeon = Ein kleiner Dungeon, mit kleinen Monstern hinter den ersten Türen. Spätere sind nicht so höflich.
first-hints = Wenn etwas Neues kommt, gibt’s einen Tipp. Genug davon? Schick sie weg.
first-undo = Kaputt machen kannst du nichts: Rückgängig holt alles zurück.
first-start = Los
quick-name = Wer ist das?
quick-game = Welches Spiel?
quick-dealt = Wie viele Karten?
game-quest = Quest
game-quest-means = Ein Dungeon, Raum für Raum, und am Ende wartet der Boss.
game-classic = Klassik
game-short = Kurz
game-short-means = Klassik nach Kurzregeln: acht Karten, mehr Beute, und Untote bringen ihre Freunde mit.
game-classic-means = Türen, Monster, kein Plan und kein Würfelpech als Ausrede. Wer zuerst oben ist, gewinnt.
quick-more = Noch jemand
quick-one = Du spielst, die App spielt alle anderen.
quick-many = Der Bildschirm geht reihum: Niemand sieht die Hand der anderen.
quick-phones = Oder jeder hält seine Karten auf dem eigenen Handy: nach dem Anfang unter Menü, dann Handys.
quick-nobody = Hier spielt nur die App: zurücklehnen und zusehen.
quick-start = Anfangen
quick-seal = Die Würfel sind versiegelt: { $seal }
quick-seal-why = Ab jetzt kann sie niemand mehr austauschen. Schreibt euch das Siegel auf, dann wirft jeder ein Wort hinein: So hat keiner die Würfel ausgesucht, nicht mal dieser Bildschirm.
quick-word = irgendein Wort
quick-any-word = Such mir eins aus
quick-any-words = Eule Kessel Anker Gurke Laterne Posaune Kies Keks Walross Pyjama Pastinake Leiter Zauberer Senf Akkordeon Socken Banane Donner Hummel Teekanne Marmelade Taube Spinnwebe Sattel Dackel Harpune Kissen Toaster Kelch Nieselregen Dudelsack Dachs
field-full = Bei { $letters } Buchstaben ist Schluss.
field-name = Name von { $seat }
field-word = Wort von { $seat }

# Neue Würfel am Tisch.

seal-title = Neue Würfel
seal-go-on = Rein damit und weiter
seal-go-on-without = Ohne Wort weiter

settings-language-checked = { $name }
settings-language-draft = { $name } (Entwurf: noch von niemandem geprüft)
settings-language-hint = Diese Sprache hat noch niemand gegengelesen. Ist ein Wort falsch, stimmen die Regeln trotzdem: Auf Englisch umschalten und weiterspielen.
file-what = { $path }: { $what }
file-broken = { $path }: wird nicht mehr beschrieben, seit es einmal schiefging ({ $what })
file-locked = in einem anderen Fenster offen
file-no-home = kein Ordner zum Speichern bekannt; STANDIE_HOME nennt einen
file-folder = ein Ordner, keine Datei
file-special = keine gewöhnliche Datei
file-large = größer als { $mib } MiB
file-copies = zu oft beschädigt, um noch eine Kopie aufzuheben
file-no-more = mehr davon gibt es nirgends
file-deleted = unter diesem Namen zu oft gelöscht
file-no-box = keine Schachtel von Standie
file-box-start = keine Schachtel von Standie (die erste Zeile ist nicht ihr Kopf, oder sie ist beschädigt)
file-later-box = eine Schachtel aus einer neueren Version von Standie; sie bleibt, wie sie ist
file-full = voll mit Dateien dieses Tages
fault-empty = die Datei ist leer
fault-no-game = das ist kein Spiel von Standie
fault-damaged-header = die erste Zeile ist beschädigt
fault-unknown = Zeile { $line } ist heil, sagt aber etwas, das Standie { $ours } nicht kennt; die Datei bleibt, wie sie ist
fault-later = geschrieben von Standie { $app }, und das hier ist { $ours }: Hol dir die neuere Version
fault-misfit = Zeile { $line } zeigt auf einen Moment, den es im Spiel nie gab
fault-header = aus seinem Aufbau wird kein Spiel: { $what }
fault-set-of-file = gespielt nach den Regeln von „{ $found }“, die Standie { $app } kennt und diese Version nicht
fault-other-cards = begonnen mit Standie { $app }, das andere Karten hatte als diese Version ({ $ours }): Mit { $app } geht’s weiter
fault-set = Die Regeln von „{ $found }“ kennt hier niemand.
fault-players = { $found ->
    [one] { $found } Spieler
   *[other] { $found } Spieler
  }? Es sollten { $min } bis { $max } sein.
fault-colour-twice = Zweimal { $seat }? Eine Farbe ist nur für einen Platz da.
fault-no-pieces = Für { $seat } gibt es ohne die Erweiterung keine Figuren.
fault-name = Der Name von { $seat } ist zu lang, oder es steht etwas darin, das sich nicht zeigen lässt.
fault-first = { $seat } soll anfangen und hat keinen Platz.
fault-rule = Eine Hausregel „{ $name }“ gibt es nicht.
fault-rule-value = „{ $rule }“ kann nicht „{ $value }“ sein.
fault-no-hands = Karten in der App gehen nur, wenn die App alles führt.
fault-arranged = So lässt es sich nicht einrichten: { $what }
date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
awake-reason = Ein Spiel liegt auf dem Tisch
box-arrow = { $colour } { $side }
