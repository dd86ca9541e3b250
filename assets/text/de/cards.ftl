# Was Karten sagen, zusammengesetzt aus dem, was sie tun.
# Diese Sätze gehen manchmal nach einem Gedankenstrich klein weiter: Keiner fängt mit einem Hauptwort an.

list-or = { $rest } oder { $last }

# Von wem ein Satz handelt. Das Opfer ist, gegen wen ein Fluch gespielt wird; wer liest, wird angesprochen: „Verlier eine Stufe.“
# Wer ausgesucht wird, ist erst irgendwer und danach eben dieser. Nur bei den letzten beiden steht die Mehrzahl.

says-subject = { $who ->
    [victim] Das Opfer
    [any] Irgendein Spieler
    [another] Irgendein anderer Spieler
    [anybody] Irgendein Munchkin im Kampf
    [player] Dieser Spieler
    [fighter] Dieser Munchkin
    [others] Alle anderen
   *[all] Alle
  }
says-their = { $who ->
    [you] deine
    [others] ihre
    [all] ihre
   *[other] seine
  }
says-gain = { $who ->
    [you] Du bekommst
    [others] { says-subject } bekommen
    [all] { says-subject } bekommen
   *[other] { says-subject } bekommt
  }
says-lose = { $who ->
    [you] Verlier
    [others] { says-subject } verlieren
    [all] { says-subject } verlieren
   *[other] { says-subject } verliert
  }
says-drop = { $who ->
    [you] Lass
    [others] { says-subject } lassen
    [all] { says-subject } lassen
   *[other] { says-subject } lässt
  }
says-go = { $who ->
    [you] Geh
    [others] { says-subject } gehen
    [all] { says-subject } gehen
   *[other] { says-subject } geht
  }
says-sign = { $up ->
    [yes] {"+"}
   *[no] {"-"}
  }
says-levels = { $by ->
    [one] eine Stufe
   *[other] { $by } Stufen
  }
says-cards = { $deck ->
    [treasure] { $by ->
        [one] einen Schatz
       *[other] { $by } Schätze
      }
    [door] { $by ->
        [one] eine Türkarte
       *[other] { $by } Türkarten
      }
   *[dxm] { $by ->
        [one] eine DxM-Karte
       *[other] { $by } DxM-Karten
      }
  }
says-dice = { says-sign }{ $by } Würfel

# Wann.

says-when = { $when ->
    [peace] jederzeit, nur nicht im Kampf
    [own] in deinem eigenen Zug
    [fight] im Kampf{ $rolls ->
        [0] {""}
       *[other] , vor dem Würfeln
      }
    [rolled] im Kampf, nach dem Würfeln
   *[any] jederzeit
  }
says-play = Spiel sie { says-when }.

# Was ausgesucht wird, wo es nicht dasteht, was damit geschieht.

says-choose-other = Such dir einen anderen Spieler aus.
says-choose-player = Such dir einen Spieler aus, gern auch dich.
says-choose-monster = Such dir ein Monster im Dungeon aus.
says-choose-fighter = Such dir im Kampf einen Munchkin oder ein Monster aus.
says-choose-munchkin = Such dir im Kampf einen Munchkin aus.
says-choose-foe = Such dir im Kampf ein Monster aus.
says-choose-room = Such dir einen erkundeten Raum aus.
says-choose-side = Such dir eine Seite deines Raums aus.
says-choose-push = Such dir ein Monster im Dungeon aus und eine Seite seines Raums.

# Was mit Munchkins geschieht.

says-level-up = { $who ->
    [you] Steig
    [others] { says-subject } steigen
    [all] { says-subject } steigen
   *[other] { says-subject } steigt
  } { says-levels } auf (nur nicht die letzte).
says-ascend = { $who ->
    [you] Steig
    [others] { says-subject } steigen
    [all] { says-subject } steigen
   *[other] { says-subject } steigt
  } eine Stufe auf, sogar die letzte.
says-ascend-of = Für { $whom }: eine Stufe rauf, sogar die letzte.
says-steal = Greif nach einem Kleinen Gegenstand eines anderen Spielers, solange niemand kämpft. Würfle: Ab { $from } gehört er dir; sonst verlierst du eine Stufe.
says-steal-sure = Nimm einem anderen Spieler einen Kleinen Gegenstand weg.
says-level-down = { says-lose } { says-levels }.
says-health-up = { says-gain } { $by } Gesundheit zurück.
says-health-down = { says-lose } { $by } Gesundheit.
says-max-health-up = { says-gain } dauerhaft { $by ->
    [one] einen Gesundheitsmarker
   *[other] { $by } Gesundheitsmarker
  } dazu.
says-max-health-down = { says-lose } dauerhaft { $by ->
    [one] einen Gesundheitsmarker
   *[other] { $by } Gesundheitsmarker
  }.
says-moves-up = { says-gain } dauerhaft { $by ->
    [one] einen Bewegungsmarker
   *[other] { $by } Bewegungsmarker
  } dazu.
says-moves-down = { says-lose } dauerhaft { $by ->
    [one] einen Bewegungsmarker
   *[other] { $by } Bewegungsmarker
  }.
says-move-back = { says-gain } bis zu { $by } verbrauchte Bewegung zurück.
says-move-spent = { says-gain } in diesem Zug -{ $by } Bewegung.
says-gold-up = { says-gain } { $by } Gold.
says-gold-taken = { says-gain } { $by } Gold, oder weniger, wenn { $from ->
    [victim] das Opfer
   *[player] dieser Spieler
  } nicht so viel hat.
says-gold-down = { says-lose } { $by } Gold.
says-rob = Nimm dir bis zu { $by } Gold von { $who ->
    [any] irgendeinem Spieler
    [another] irgendeinem anderen Spieler
    [anybody] irgendeinem Munchkin im Kampf
    [fighter] diesem Munchkin
   *[player] diesem Spieler
  }.
says-draw = { $who ->
    [you] Zieh
    [others] { says-subject } ziehen
    [all] { says-subject } ziehen
   *[other] { says-subject } zieht
  } { says-cards }.
says-discard = { $who ->
    [you] Wirf
    [others] { says-subject } werfen
    [all] { says-subject } werfen
   *[other] { says-subject } wirft
  } { says-cards } von der Hand ab.
says-lose-item = { $dropped ->
    [yes] { says-drop }
   *[no] { says-lose }
  } { $what ->
    [item] einen Gegenstand { says-their }r Wahl
    [weapon] eine Waffe { says-their }r Wahl
    [hand] einen 1-Hand- oder 2-Hand-Gegenstand { says-their }r Wahl
    [big] einen Großen Gegenstand { says-their }r Wahl
    [headgear] { says-their } Kopfbedeckung
    [armor] { says-their } Rüstung
    [footgear] { $who ->
        [you] dein
        [others] ihr
        [all] ihr
       *[other] sein
      } Schuhwerk
    [Axt] eine Axt { says-their }r Wahl
    [Bogen] einen Bogen { says-their }r Wahl
    [Kleidung] ein Kleidungsstück { says-their }r Wahl
    [Keule] eine Keule { says-their }r Wahl
    [Dolch] einen Dolch { says-their }r Wahl
    [Flammend] einen flammenden Gegenstand { says-their }r Wahl
    [Handlanger] einen Handlanger { says-their }r Wahl
    [Heilig] einen heiligen Gegenstand { says-their }r Wahl
    [Streitkolben] einen Streitkolben { says-their }r Wahl
    [Magisch] einen magischen Gegenstand { says-their }r Wahl
    [Trank] einen Trank { says-their }r Wahl
    [Schriftrolle] eine Schriftrolle { says-their }r Wahl
    [Funkelnd] einen funkelnden Gegenstand { says-their }r Wahl
    [Speer] einen Speer { says-their }r Wahl
    [Schwert] ein Schwert { says-their }r Wahl
    [Dingsbums] ein Dingsbums { says-their }r Wahl
    [Vehicle] ein Fahrzeug { says-their }r Wahl
    [Fahrzeug] ein Fahrzeug { says-their }r Wahl
    [Drone] eine Drohne { says-their }r Wahl
    [Drohne] eine Drohne { says-their }r Wahl
    [Oopsoft] einen Oopsoft-Gegenstand { says-their }r Wahl
    [Mumcorp] einen Mumcorp-Gegenstand { says-their }r Wahl
    [Kindly] einen Kindly-Gegenstand { says-their }r Wahl
    [Grabbit] einen Grabbit-Gegenstand { says-their }r Wahl
    [Vendetta] einen Vendetta-Gegenstand { says-their }r Wahl
   *[other] einen Gegenstand der Sorte { $what } { says-their }r Wahl
  }{ $dropped ->
    [yes] {" "}auf der Stelle fallen
   *[no] {""}
  }.
says-both = (bei zweien { $who ->
    [you] alle beide
   *[other] beide
  })
says-lose-races = { says-lose } { says-their } Rasse { says-both }.
says-lose-classes = { says-lose } { says-their } Klasse { says-both }.
says-swap-sex = { $who ->
    [you] Wechsle
    [others] { says-subject } wechseln
    [all] { says-subject } wechseln
   *[other] { says-subject } wechselt
  } das Geschlecht.
says-lift = { $who ->
    [you] Schüttle
    [others] { says-subject } schütteln
    [all] { says-subject } schütteln
   *[other] { says-subject } schüttelt
  } { says-their }n letzten Fluch oder sonstigen Ärger ab.
says-to-entrance = { says-go } schnurstracks zum Eingang.
says-to-room = { says-go } schnurstracks in { says-the-room }.
says-die = { $who ->
    [you] Du bist tot
    [others] { says-subject } sterben
    [all] { says-subject } sterben
   *[other] { says-subject } stirbt
  }.

# Was über Munchkins hängt. Im Kampf sind Bonus und Würfel ohnehin gemeint.

says-condition = { $who ->
    [you] Du{" "}
   *[other] { says-subject }{" "}
  }{ $parts }{ $until ->
    [fight] {" "}im nächsten Kampf
    [next] {" "}bis nach dem nächsten Kampf
    [own] { $who ->
        [you] {" "}bis zu deinem nächsten Zug
       *[other] {" "}bis zum nächsten eigenen Zug
      }
   *[lifted] , bis das abgeschüttelt ist
  }.
says-hang-gets = { $who ->
    [you] bekommst
    [others] bekommen
    [all] bekommen
   *[other] bekommt
  } { $what }
says-hang-moves = { says-sign }{ $by } Bewegung
says-hang-bonus = { $by }{ $until ->
    [fight] {""}
   *[other] {" "}im Kampf
  }
says-hang-dice = { says-dice }{ $until ->
    [fight] {""}
   *[other] {" "}im Kampf
  }
says-hang-hands = { says-sign }{ $by } { $by ->
    [one] Hand
   *[other] Hände
  }
says-hang-run = { $by } beim Weglaufen
says-hang-no-pick-up = { $who ->
    [you] darfst
    [others] dürfen
    [all] dürfen
   *[other] darf
  } keine Gegenstände aufheben
says-hang-link-cost = { $who ->
    [you] zahlst
    [others] zahlen
    [all] zahlen
   *[other] zahlt
  } für jede Verbindung { $by } Bewegung
says-hang-may-search = { $who ->
    [you] darfst
    [others] dürfen
    [all] dürfen
   *[other] darf
  } jeden Raum durchsuchen

# Was mit dem Dungeon, einem Kampf oder den Stapeln geschieht.

says-the-room = { $there ->
    [any] irgendeinen erkundeten Raum
    [room] diesen Raum
   *[here] deinen Raum
  }
says-the-monster = { $what ->
    [fight] irgendein Monster im Kampf
    [map] irgendein Monster im Dungeon
   *[that] dieses Monster
  }
says-fetch = Hol dir aus der Ablage { $deck ->
    [treasure] irgendeinen Schatz (liegt da keiner, zieh einen)
    [door] irgendeine Türkarte (liegt da keine, zieh eine)
   *[dxm] irgendeine DxM-Karte (liegt da keine, zieh eine)
  }.
says-link = Mach { $there ->
    [any] irgendeine Seite
   *[that] diese Seite
  } deines Raums zu { $link ->
    [passage] einem offenen Durchgang
    [door] einer Tür
    [locked] einer verschlossenen Tür
    [hidden] einer Geheimtür
   *[wall] einer Wand
  }.
says-tidy = Räum { says-the-room } auf: „Durchwühlt“ oder „Ausgeplündert“ kommt weg.
says-flip = Dreh { says-the-room } um.
says-term = { $whose ->
    [any] Irgendein Munchkin oder Monster im Kampf
    [fighter] Dieser Kämpfer
   *[ours] Die Seite der Munchkins
  } bekommt { $parts }.
says-ties = Bei Gleichstand gewinnen die Munchkins.
says-slay = Töte { says-the-monster }.
says-mate = Verdopple { says-the-monster }: Das zweite ist haargenau gleich, samt allem, was darauf liegt.
says-send-away = Schick { says-the-monster } weg: keine Stufe dafür, aber der Schatz bleibt da.
says-banish = Schaff { says-the-monster } aus der Welt; niemand bekommt etwas dafür.
says-push = Schieb { says-the-monster } durch { $what ->
    [that] diese
   *[map] irgendeine
  } Seite in den nächsten Raum. Im Eingang bleibt es nicht stehen, sondern läuft geradeaus durch.
says-rebase = Stell { says-the-monster } auf einen Fuß deiner Farbe.
says-lurker = Setz ein neues Monster in irgendeinen leeren Raum; gibt es keinen, in einen neuen.

# Arten von Karten.

says-level-card = Steig eine Stufe auf (nur nicht die letzte).
says-race-card = Spiel sie { $turn ->
    [1] in deinem Zug oder gleich, wenn du sie bekommst
   *[other] jederzeit
  }: { $kind ->
    [Elfen] Du wirst Elf.
    [Zwerge] Du wirst Zwerg.
    [Halblinge] Du wirst Halbling.
    [Menschen] Du wirst Mensch.
    [Orks] Du wirst Ork.
    [Trolle] Du wirst Troll.
    [Gnome] Du wirst Gnom.
   *[other] Was für { $kind } gilt, gilt dann auch für dich.
  }
says-class-card = Spiel sie { $turn ->
    [1] in deinem Zug oder gleich, wenn du sie bekommst
   *[other] jederzeit
  }: { $kind ->
    [Krieger] Du wirst Krieger.
    [Zauberer] Du wirst Zauberer.
    [Diebe] Du wirst Dieb.
    [Priester] Du wirst Priester.
    [Barden] Du wirst Barde.
   *[other] Was für { $kind } gilt, gilt dann auch für dich.
  }
says-half-breed = Leg sie jederzeit neben deine Rasse: Du hast zwei Rassen, oder eine ohne ihre Nachteile.
says-second-class = Leg sie jederzeit neben deine Klasse, zusammen mit einer zweiten aus der Hand: Du hast beide{ $spared ->
    [1] , und von keiner die Nachteile.
   *[other] , mitsamt den Nachteilen.
  }
says-super-munchkin = Leg sie jederzeit neben deine Klasse: Du hast zwei Klassen, oder eine ohne ihre Nachteile.
says-curse = Verfluche jederzeit irgendeinen Munchkin.
says-enhancer-card = Spiel sie jederzeit auf irgendein Monster.
says-monster-card = { $rolls ->
    [0] Im Kampf: Ein Monster aus deiner Hand mischt mit.
   *[other] Im Kampf, vor dem Würfeln: Noch ein Monster mischt mit.
  }
says-cheat-card = Leg sie auf einen deiner Gegenstände: Den benutzt du, egal was draufsteht, und zwar mit seinem besten Bonus.
says-die-card = Gleich nach jedem Wurf: Dreh den Würfel, wie du ihn brauchst.

# Was eine Karte mit dem Monster anstellt, auf dem sie liegt.

says-enhancer = Das Monster bekommt { $parts }.
says-enhancer-level = { says-sign }{ $by } { $by ->
    [one] Stufe
   *[other] Stufen
  }
says-enhancer-strength = { $by } im Kampf
says-enhancer-dice = { says-dice }
says-enhancer-treasures = { says-sign }{ $by } { $by ->
    [one] Schatz
   *[other] Schätze
  }
says-enhancer-size = { says-sign }{ $by } { $by ->
    [one] Größe
   *[other] Größen
  }
says-enhancer-levels = { says-sign }{ $by } { $by ->
    [one] Stufe
   *[other] Stufen
  } fürs Töten{ $up ->
    [yes] {""}
   *[no] {" "}(mindestens eine)
  }

# Gegenstände.

says-gear = { $what }{ $value ->
    [none] , ohne Preis.
   *[other] , { $value } Gold.
  }
says-gear-item = Gegenstand
says-gear-big = Groß
says-gear-hands = { $hands ->
    [one] 1 Hand
   *[other] { $hands } Hände
  }
says-gear-gives = { $parts }.
says-gear-once = Im Kampf abwerfen: { $parts }.
says-gear-used = Abwerfen – { $what }
says-gear-spent = Einmal benutzen, dann abwerfen.
says-gear-when = Beim Benutzen obendrein – { $what }
says-give-bonus = { $by }{ $scope ->
    [fight] {""}
   *[always] {" "}im Kampf
  }
says-give-dice = { says-dice }{ $scope ->
    [fight] {""}
   *[always] {" "}im Kampf
  }
says-give-moves = { says-sign }{ $by } Bewegung
says-give-run = { $by } beim Weglaufen
says-gear-better = { $by } für { $whom }.
says-gear-only = Nur für { $whom }.
says-gear-never = Nicht für { $whom }.
says-gear-powers = Bringt dir { $powers }.
says-gear-averts = Abwerfen, und ein Fluch, der dir gilt, verpufft.
says-gear-hireling = Spiel sie jederzeit, sogar mitten im Kampf.
says-gear-throw = { $how ->
    [once] Oder ab damit in einen fremden Kampf, hier oder nebenan, egal für welche Seite.
    [returns] Oder ab damit in einen fremden Kampf, hier oder nebenan, egal für welche Seite; das kommt von selbst zurück.
   *[gone] Oder ab damit in einen Kampf, hier oder nebenan, egal für welche Seite; danach abwerfen.
  }

power-flight = Flugkraft
power-flame = Flammenkraft
power-protection-from-flame = Flammenschutz

# Munchkins einer Sorte, in der Mehrzahl: So stimmt es als Wer und als Wen („Elfen bekommen“, „für Elfen“).

says-a-everyone = alle
says-a-elf = Elfen
says-a-dwarf = Zwerge
says-a-halfling = Halblinge
says-a-warrior = Krieger
says-a-wizard = Zauberer
says-a-thief = Diebe
says-a-cleric = Priester
says-a-human = Menschen
says-a-male = männliche Munchkins
says-a-female = weibliche Munchkins
says-a-odd = alle mit ungerader Stufe
says-a-even = alle mit gerader Stufe
says-a-power = alle mit { $power }
says-a-monsters = alle Monster
says-a-keyword = { $keyword ->
    [Bestie] alle Bestien
    [Insekt] alle Insekten
    [Konstrukt] alle Konstrukte
    [Drache] alle Drachen
    [Furchterregend] alle furchterregenden Monster
    [Feurig] alle feurigen Monster
    [Fliegend] alle fliegenden Monster
    [Riese] alle Riesen
    [Mensch] alle menschlichen Monster
    [Pflanze] alle Pflanzenmonster
    [Schleimig] alle schleimigen Monster
    [Untot] alle untoten Monster
    [Gang] alle Gangs
    [Ghost] alle Geister
    [Geist] alle Geister
    [Machine] alle Maschinen
    [Maschine] alle Maschinen
    [Drone] alle Drohnen
    [Drohne] alle Drohnen
   *[other] alle Monster der Sorte { $keyword }
  }
says-a-kind = { $kind ->
    [Ork] Orks
    [Orc] Orks
    [Troll] Trolle
    [Gnom] Gnome
    [Gnome] Gnome
    [Barde] Barden
    [Bard] Barden
    [Ranger] Waldläufer
   *[other] alle vom Schlag { $kind }
  }

# Rassen und Klassen.

says-trait-run = { $by } beim Weglaufen.
says-trait-moves = { says-sign }{ $by } Bewegung.
says-trait-hand = { says-sign }{ $by } { $by ->
    [one] Handkarte
   *[other] Handkarten
  } am Ende deines Zuges.
says-trait-search = { $by } beim Durchsuchen.
says-trait-strength = { $by } im Kampf.
says-trait-big-any = Große Gegenstände, so viele du willst.
says-trait-big-more = { $by ->
    [one] Ein Großer Gegenstand
   *[other] { $by } Große Gegenstände
  } mehr im Spiel.
says-trait-big = { $up ->
    [yes] { $by ->
        [one] Ein Großer Gegenstand mehr kostet
       *[other] { $by } Große Gegenstände mehr kosten
      } keine Bewegung.
   *[no] { $by ->
        [one] Ein Großer Gegenstand weniger lässt
       *[other] { $by } Große Gegenstände weniger lassen
      } sich tragen, ohne Bewegung zu kosten.
  }
says-ability = { $parts } gegen { $keyword ->
    [Bestie] Bestien
    [Insekt] Insekten
    [Konstrukt] Konstrukte
    [Drache] Drachen
    [Furchterregend] furchterregende Monster
    [Feurig] feurige Monster
    [Fliegend] fliegende Monster
    [Riese] Riesen
    [Mensch] menschliche Monster
    [Pflanze] Pflanzenmonster
    [Schleimig] schleimige Monster
    [Untot] untote Monster
    [Gang] Gangs
    [Ghost] Geister
    [Geist] Geister
    [Machine] Maschinen
    [Maschine] Maschinen
    [Drone] Drohnen
    [Drohne] Drohnen
   *[other] Monster der Sorte { $keyword }
  }.
says-averts = Droht dir ein Fluch, darfst du einmal würfeln, um ihn abzuwenden.
says-helps = Gewinnst du als Helfer, steigst du eine Stufe auf.
says-by-discard = { says-when }{ $cost ->
    [0] {""}
   *[other] , für { $cost } Bewegung
  }: Wirf { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } ab. { $what }
says-once-each = Einmal je Opfer und Kampf.
says-sells-high = Verkaufst du Gegenstände für eine Stufe, zählt einmal pro Zug einer davon doppelt.
says-by-hand = { says-when }: Wirf die ganze Hand ab, mindestens eine Karte. { $what }
says-by-ten = { says-when }{ $cost ->
    [0] {""}
   *[other] , für { $cost } Bewegung
  }: Wirf den zehnseitigen Würfel. Höchstens deine Stufe, und es klappt – { $what }

# Monster.

says-monster = Stufe { $level }, { $dice ->
    [0] kein Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }, { $treasures ->
    [0] kein Schatz
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }.
says-foe = Stufe { $level }, { $treasures ->
    [0] kein Schatz
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }.
says-monster-kind = { $words }.
says-gait-fast = Schnell: Es geht einen Raum weiter, immer geradeaus.
says-gait-slow = Langsam: Mehr als einen Raum schafft es nicht.
says-gait-lurking = Lauernd: Von selbst rührt es sich nie.
says-gait-contrary = Störrisch: Der erste Schritt geht gegen den Pfeil.
says-passes = Es geht durch { $links }.
says-smashes = Unterwegs tritt es { $links } zu offenen Durchgängen ein.
says-links-passage = Durchgänge
says-links-door = Türen
says-links-locked = verschlossene Türen
says-links-hidden = Geheimtüren
says-links-wall = Wände
says-against = { $parts } gegen { $whom }.
says-run = { $by } beim Weglaufen vor ihm.
says-no-run = Davor läuft niemand weg.
says-spares = Wer auf Stufe { $level } oder darunter steht, wird nicht verfolgt.
says-only-levels = Dagegen zählen nur Stufen.
says-friendly = Gegen { $whom } kämpft es nicht: einmal winken, dann den Raum durchsuchen.
says-flees = { $whom } im Kampf dürfen es verjagen: keine Stufe, aber der Schatz.
says-escaped = Entkommen? Eins noch – { $what }
says-killed = Ist es tot, kommt noch was – { $what }
says-worth = Wer es tötet, bekommt { says-levels }.
says-fearsome = Furchterregend: Allein getötet bringt es zwei Stufen; mit Helfer bekommt jeder eine.
says-benefit-gold = Wer es besiegt, bekommt { $by } Gold.
says-benefit-dxm = Wer es besiegt, zieht { says-cards }.
says-benefit-health = Wer es besiegt, bekommt { $by } Gesundheit zurück.
says-bad-stuff = Schlimme Dinge: { $what }
says-no-bad-stuff = Schlimme Dinge: keine.

keyword-beast = Bestie
keyword-bug = Insekt
keyword-construct = Konstrukt
keyword-demon = Dämon
keyword-dragon = Drache
keyword-fearsome = Furchterregend
keyword-fiery = Feurig
keyword-flying = Fliegend
keyword-giant = Riese
keyword-goo = Glibber
keyword-horror = Horror
keyword-human = Mensch
keyword-plant = Pflanze
keyword-slimy = Schleimig
keyword-tentacled = Tentakel
keyword-trollkin = Trollbrut
keyword-undead = Untot
keyword-vermin = Ungeziefer

keyword-axe = Axt
keyword-bow = Bogen
keyword-clothing = Kleidung
keyword-club = Keule
keyword-dagger = Dolch
keyword-flaming = Flammend
keyword-hireling = Handlanger
keyword-holy = Heilig
keyword-mace = Streitkolben
keyword-magic = Magisch
keyword-monstrous = Monströs
keyword-potion = Trank
keyword-returns = Kommt zurück
keyword-scroll = Schriftrolle
keyword-shiny = Funkelnd
keyword-spear = Speer
keyword-sword = Schwert
keyword-thingie = Dingsbums
keyword-throwable = Werfbar

# Räume.

says-icon-good = { $whom } bekommen hier +1 Würfel, im Kampf und beim Durchsuchen.
says-icon-bad = { $whom } bekommen hier -1 Würfel, im Kampf und beim Durchsuchen.
says-room-fight = { $whom } bekommen hier im Kampf { $parts }.
says-enter = { $whom }, die hereinkommen, { $parts }.
says-enter-health-up = bekommen { $by } Gesundheit zurück
says-enter-health-down = verlieren { $by } Gesundheit
says-enter-gold-up = bekommen { $by } Gold
says-enter-gold-down = verlieren { $by } Gold
says-link-cost = { $by ->
    [0] Jeder Ausgang ist gratis.
   *[other] Jeder Ausgang kostet { $by } Bewegung.
  }
says-no-search = Hier wird nicht durchsucht.
says-search = { $by } beim Durchsuchen.
says-deal = Handel{ $once ->
    [yes] {" "}(einmal pro Zug)
   *[no] {""}
  }: Zahl { $cost } Bewegung und { $price }. { $what }
says-price-gold = { $by } Gold
says-price-items = Gegenstände für mindestens { $by } Gold
says-price-cards = { $by ->
    [one] irgendeine Karte
   *[other] { $by } beliebige Karten
  }
says-price-hand = { says-cards } von der Hand

# Dasselbe in so wenigen Worten, wie es gibt, für eine Karte auf der Hand.

kinds-elf = Elfen
kinds-dwarf = Zwerge
kinds-halfling = Halblinge
kinds-human = Menschen
kinds-ork = Orks
kinds-troll = Trolle
kinds-warrior = Krieger
kinds-wizard = Zauberer
kinds-thief = Diebe
kinds-cleric = Priester
kinds-male = Männer
kinds-female = Frauen
brief-others = Andere: { $what }
brief-all = Alle: { $what }
brief-level = Stufe { $by }
brief-health = { $by } Gesundheit
brief-max-health = { $by } Gesundheitsmarker
brief-moves = { $by } Bewegungsmarker
brief-move = { $by } Bewegung
brief-spent = { $by } Bewegung in diesem Zug
brief-gold = { $by } Gold
brief-rob = { $count } Gold klauen
brief-draw = { $count } { $deck ->
    [treasure] { $count ->
        [one] Schatz
       *[other] Schätze
      }
    [door] { $count ->
        [one] Türkarte
       *[other] Türkarten
      }
   *[dxm] DxM
  } ziehen
brief-discard = { $count } { $deck ->
    [treasure] { $count ->
        [one] Schatz
       *[other] Schätze
      }
    [door] { $count ->
        [one] Türkarte
       *[other] Türkarten
      }
   *[dxm] DxM
  } von der Hand verlieren
brief-fetch = { $deck ->
    [treasure] irgendeinen Schatz
    [door] irgendeine Türkarte
   *[dxm] irgendeine DxM-Karte
  } aus der Ablage
brief-lose-item = { $what ->
    [item] Gegenstand
    [weapon] Waffe
    [hand] Hand-Gegenstand
    [big] Großen Gegenstand
    [headgear] Kopfbedeckung
    [armor] Rüstung
    [footgear] Schuhwerk
   *[other] Gegenstand ({ $what })
  } { $dropped ->
    [yes] fallen lassen
   *[no] verlieren
  }
brief-lose-races = Rasse verlieren
brief-lose-classes = Klasse verlieren
brief-swap-sex = Geschlecht wechseln
brief-lift = einen Fluch loswerden
brief-to-entrance = ab zum Eingang
brief-to-room = in irgendeinen Raum
brief-die = sterben
brief-hangs = { $what }{ $until ->
    [own] {" "}bis zum nächsten Zug
    [fight] , nächster Kampf
   *[lifted] , bis es weg ist
  }
brief-link = wird { $link ->
    [passage] zum Durchgang
    [door] zur Tür
    [locked] zur verschlossenen Tür
    [hidden] zur Geheimtür
   *[wall] zur Wand
  }
brief-tidy = wieder durchsuchbar
brief-flip = einen Raum umdrehen
brief-ties = Gleichstand reicht
brief-slay = ein Monster töten
brief-ascend = eine Stufe, sogar die letzte
brief-ascend-of = { $who }: eine Stufe, sogar die letzte
brief-sells-high = verkauft einen Gegenstand doppelt so teuer
brief-steal = einen Gegenstand stehlen (ab 4)
brief-steal-sure = einen Gegenstand stehlen
brief-mate = noch so eins, haargenau
brief-send-away = ein Monster geht, sein Schatz bleibt
brief-banish = ein Monster verschwindet
brief-push = ein Monster weiterschieben
brief-rebase = ein Monster wird deins
brief-lurker = ein neues Monster
brief-monster-strength = Monster { $by }
brief-strength = { $by } im Kampf
brief-run = { $by } beim Weglaufen
brief-search = { $by } beim Durchsuchen
brief-hand = { $by } { $dice ->
    [one] Handkarte
    [-1] Handkarte
   *[other] Handkarten
  }
brief-big = { $by } { $dice ->
    [one] Großer Gegenstand
    [-1] Großer Gegenstand
   *[other] Große Gegenstände
  }
brief-worth = { $by } { $dice ->
    [one] Stufe
    [-1] Stufe
   *[other] Stufen
  } fürs Töten
brief-size = { $by } Größe
brief-averts = Stoppt einen Fluch
brief-helps = eine Stufe fürs Helfen
brief-by-discard = Abwerfen: { $what }
brief-weakens = { $by } für einen im Kampf
brief-by-hand = Ganze Hand: { $what }
brief-by-ten = Würfeln: { $what }
brief-half-breed = Zweite Rasse, oder nur das Gute und nichts Schlechtes
brief-second-class = Zweite Klasse neben deiner eigenen
brief-super-munchkin = Zweite Klasse, oder nur das Gute und nichts Schlechtes
brief-monster = Noch ein Monster
brief-cheat = Jeden Gegenstand nutzen
brief-turn-die = Einen Würfel drehen
says-compel = { $who ->
    [another] Irgendein anderer Spieler
    [any] Irgendein Spieler
   *[player] Dieser Spieler
  } muss dem helfen, der kämpft, außer damit wäre das Spiel gewonnen.
says-call-off = Der Kampf ist abgeblasen: Alle Monster verziehen sich, und niemand bekommt etwas.
says-show = { $who ->
    [you] Zeig allen
    [others] { says-subject } zeigen
    [all] { says-subject } zeigen
   *[other] { says-subject } zeigt allen
  } { says-their } Hand.
brief-compel = jemanden zum Helfen zwingen
brief-call-off = den Kampf abblasen
brief-show = eine Hand zeigen
