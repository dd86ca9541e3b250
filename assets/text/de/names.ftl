# Namen von Dingen, wie sie in anderen Sätzen stehen.

colour-red = ROT
colour-yellow = GELB
colour-green = GRÜN
colour-blue = BLAU
colour-orange = ORANGE
colour-purple = LILA

# Ein Buchstabe auf dem Pfeil: Gelb und Grün beginnen gleich, und ein Ü hat nur Grün.
letter-red = R
letter-yellow = G
letter-green = Ü
letter-blue = B
letter-orange = O
letter-purple = L

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

link-passage = Durchgang
link-door = Tür
link-locked = verschlossene Tür
link-hidden = Geheimtür
link-wall = Wand

room-entrance = Eingang
room-again = { $name } { $nth }
room-number = Raum { $number }
monster-number = Monster { $number }
monster-plain = Stufe-{ $count }-Monster
monster-of-level = Stufe-{ $level }-Monster{ $nth ->
    [1] {""}
    [2] {" "}Nr. 2
    [3] {" "}Nr. 3
   *[other] {" "}Nr. Drölf
  }
monster-in-full = Stufe-{ $level }-Monster{ $nth ->
    [1] {""}
    [2] {" "}Nr. 2
    [3] {" "}Nr. 3
   *[other] {" "}Nr. Drölf
  }
card-named = „{ $name }“
card-number = Karte { $number }

deck-treasure = Schätze
deck-dxm = DxM
deck-monster = Monster
deck-door = Türen

phase-draw = DxM ziehen
phase-movement = Bewegung
phase-charity = Milde Gabe
phase-monsters = Monster

component-dice = Würfel
component-rooms = Räume und Verbindungen
component-monsters = Monster
component-cards = Karten

care-count = Nur zählen
care-map = Karte und Monster
care-everything = Alles
care-doors-count = Nur Stufen
care-doors-map = Stufen und Kämpfe
care-doors-everything = Gegenstände beim Namen

size-tiny = Winzig
size-small = Klein
size-human = Menschengroß
size-huge = Riesig

gait-ordinary = Normal
gait-fast = Schnell
gait-slow = Langsam
gait-lurking = Lauernd
gait-contrary = Störrisch

sex-female = weiblich
sex-male = männlich

list-and = { $rest } und { $last }

# Die Posten eines Kampfes.

term-level = Stufe
term-against = Gegen: { $who }
term-room = Der Raum: { $who }
term-ability = { $who } gegen das Pack
term-bonus = Bonus
term-young = Anfängerglück
term-icons = Raumsymbole
term-floor = Nie unter Stufe 1
term-unnamed = Karte
term-unnamed-of = Karte ({ $amount })
ruling-is = { $rule } { $is }
ruling-whether = { $rule }: { $is }
yes = ja
no = nein

list-row = { $first }, { $next }
