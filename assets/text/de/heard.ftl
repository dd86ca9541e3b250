# What is said of pictograms to those who listen to the screen instead of looking at it, where nothing is written beside them.

sign-back = Zurück
sign-check = Haken
sign-cross = Schließen
sign-die-1 = 1
sign-die-2 = 2
sign-die-3 = 3
sign-die-4 = 4
sign-die-5 = 5
sign-die-6 = 6
sign-fit = Die ganze Karte
sign-flip = Bildschirm umdrehen
sign-info = Was draufsteht
sign-keyboard = Buchstaben
sign-menu = Menü
sign-minus = Weniger
sign-next = Weiter
sign-pen = Umbenennen
sign-plus = Mehr
sign-redo = Noch mal tun
sign-rotate = Drehen
sign-trash = Weg damit
sign-undo = Rückgängig
sign-why = Warum?
sign-shape-red = { colour-red }
sign-shape-yellow = { colour-yellow }
sign-shape-green = { colour-green }
sign-shape-blue = { colour-blue }
sign-shape-orange = { colour-orange }
sign-shape-purple = { colour-purple }
sign-heart = Gesundheit
sign-boot = Bewegung
sign-coin = Gold
sign-sword = Kampf
sign-star = Stufe
sign-chest = Schätze
sign-card = Karten
sign-die = Würfel
sign-person = Ein Mensch
sign-entrance = Die Karte
sign-skull = Tot
sign-crown = Die letzte
sign-move = Verschieben
sign-pick = Speichern unter
sign-search = Suchen
sign-gear = Einstellungen
sign-lock = Verschlossen
sign-monster = Monster
sign-arrow = Pfeil
sign-arrow-north = Hoch
sign-arrow-east = Rechts
sign-arrow-south = Runter
sign-arrow-west = Links
sign-link-passage-h = Durchgang
sign-link-passage-v = Durchgang
sign-link-door-h = Tür
sign-link-door-v = Tür
sign-link-locked-h = Verschlossene Tür
sign-link-locked-v = Verschlossene Tür
sign-link-hidden-h = Geheimtür
sign-link-hidden-v = Geheimtür
sign-link-wall-h = Wand
sign-link-wall-v = Wand
sign-hat-viking = Wikingerhelm
sign-hat-crown = Krone
sign-hat-feather = Federhut
sign-hat-wizard = Zaubererhut
sign-hat-chef = Kochmütze
sign-hat-bow = Schleife
sign-hat-propeller = Propellermütze
sign-hat-bowler = Melone
sign-hat-pot = Kochtopf
sign-hat-party = Partyhut

# Buttons with nothing but a pictogram, by name.
heard-earlier = { $seat } sitzt einen Platz früher
heard-points = { $colour } zeigt nach { $side }
heard-nowhere = nirgendwo
heard-unknown = wer weiß wohin
heard-forecast = Wohin ginge { $colour }?
heard-name = { $game } umbenennen
heard-export = Eine Kopie von { $game } speichern
heard-delete = { $game } wegwerfen
heard-hyphen = Bindestrich
heard-apostrophe = Apostroph
# A card of the row: which one, what it is called if that is known, and who stands on it.
heard-row = Karte { $place } der Matrix { $name } { $seats }

# The map, what a room is called, who is there, and its ways; a way, and where it leads; one nobody has been through.
heard-map = Karte
heard-room = { $room }. { $there }. { $ways }
heard-way = { $side } { $link } nach { $room }
heard-dark = { $side } { $link }

# Ein Weg aus einem Raum: was man tut, auf welcher Seite, wohin es geht, und was das kostet.
heard-goes = { $does }, { $side }, { $leads }
heard-goes-for = { $does }, { $side }, { $leads }, { $cost } Bewegung
# Was wovon gewählt wird; eine Zahl, und wovon; wie viel von wie viel übrig ist.
heard-choice = { $what }: { $choice }
heard-number = { $what } { $number }
heard-of = { $what } { $left } von { $all }
heard-gold = { $gold } Gold
heard-stabs =
    { $count ->
        [one] 1 Dolchstoß
       *[other] { $count } Dolchstöße
    }
# Die Phase, in der der Zug ist.
heard-now = Jetzt: { $phase }
# Nimmt einem neuen Spiel einen Platz; dreht einen Platz zu dem, der dort sitzt.
heard-less = { $seat } heimschicken
heard-turn = { $seat } herumdrehen
# Andere Karten einer Hand, und ob davon welche spielbar sind.
heard-cards-back = Die Karten davor
heard-cards-back-lit = Die Karten davor: Einige kannst du jetzt spielen
heard-cards-next = Weitere Karten
heard-cards-next-lit = Weitere Karten: Einige kannst du jetzt spielen
heard-plays-now = jetzt spielbar
heard-goes-now = kann jetzt weg
heard-not-now = jetzt nicht

# Eine Hilfe, und wie viele Schätze sie verlangt; nimmt etwas weg, was zum Kampf kam; die Karte eines Monsters.
heard-asks = { $seat } verlangt { $count }
heard-strike = { $what } wegnehmen
heard-card = Was auf { $what } steht
