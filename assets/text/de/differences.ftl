# Worin sich die Spiele unterscheiden: Thema für Thema, eine Zeile für jedes Spiel. Gleiche Worte heißen gleiche Regel.

differ-players = Wie viele Spieler
    .quest = Zwei bis vier.
    .classic = Drei bis sechs. Zu zweit, wenn ihr beide wollt.
    .short = Drei bis sechs. Zu zweit, wenn ihr beide wollt.
    .shadowrun = Drei bis sechs. Zu zweit, wenn ihr beide wollt.

differ-opening-hand = Die Starthand
    .quest = 3 Schätze und 3 DxM-Karten.
    .classic = 2 Türkarten und 2 Schätze.
    .short = 4 Türkarten und 4 Schätze.
    .shadowrun = 4 Türkarten und 4 Schätze.

differ-starting-goods = Womit du sonst anfängst
    .quest = Mit Stufe 1, 4 Gesundheit, 3 Bewegung, 300 Gold und einem Stehplatz im Eingang.
    .classic = Mit Stufe 1, und das war’s.
    .short = Mit Stufe 1, und das war’s.
    .shadowrun = Mit Stufe 1 und einem Marker auf der ersten Matrixkarte.

differ-opening-plays = Vor dem ersten Zug
    .quest = Leg aus, was du darfst, wenn du magst.
    .classic = Leg Rasse, Klasse und Gegenstände aus, wenn du magst.
    .short = Rasse und Klasse müssen raus, wenn du welche hast. Gegenstände, wenn du magst.
    .shadowrun = Leg Rasse, eine Kraft von Rang 1 und brauchbare Gegenstände aus, wenn du magst.

differ-turn = Wie ein Zug läuft
    .quest = DxM ziehen, herumlaufen, Milde Gabe. Dann ziehen die Monster.
    .classic = Tür eintreten. Kein Kampf? Ärger suchen oder plündern. Dann Milde Gabe.
    .short = Tür eintreten. Kein Kampf? Ärger suchen oder plündern. Dann Milde Gabe.
    .shadowrun = Tür eintreten. Kein Kampf? Ärger suchen oder plündern. Dann Milde Gabe.

differ-fights-in-a-turn = Kämpfe pro Zug
    .quest = So viele, wie dir über den Weg laufen.
    .classic = Einer: das hinter der Tür oder ein Monster von deiner Hand.
    .short = Einer: das hinter der Tür oder ein Monster von deiner Hand.
    .shadowrun = Einer: das hinter der Tür oder ein Monster von deiner Hand.

differ-looting = Den Raum plündern
    .quest = 1 Bewegung zahlen und würfeln: Gold, Schätze oder noch ein Monster.
    .classic = Eine Türkarte ziehen, verdeckt, auf die Hand.
    .short = Eine Türkarte ziehen, verdeckt, auf die Hand.
    .shadowrun = Eine Türkarte ziehen, verdeckt, auf die Hand.

differ-monsters-in-hand = Monster auf der Hand
    .quest = Gibt’s nicht: Die laufen gleich in den Dungeon.
    .classic = Für Ärger aufheben oder mit einem Wandernden Monster losschicken.
    .short = Für Ärger aufheben oder mit einem Wandernden Monster losschicken.
    .shadowrun = Für Ärger aufheben oder mit einem Wandernden Monster losschicken.

differ-hand-limit = Wie viele Karten du behältst
    .quest = 5 am Ende deines Zuges.
    .classic = 5 am Ende deines Zuges, als Zwerg 6.
    .short = 5 am Ende deines Zuges, als Zwerg 6.
    .shadowrun = 5 am Ende deines Zuges.

differ-strength = Womit du kämpfst
    .quest = Mit Stufe, Boni, Würfeln und allem, was sonst noch fliegt.
    .classic = Mit Stufe und Boni.
    .short = Mit Stufe und Boni.
    .shadowrun = Mit Stufe, Boni und der Ebene, auf der dein Marker steht.

differ-tie = Bei Gleichstand
    .quest = Die Monster gewinnen, außer ein Krieger oder eine Karte hat was dagegen.
    .classic = Die Monster gewinnen, außer auf deiner Seite steht ein Krieger.
    .short = Die Monster gewinnen, außer auf deiner Seite steht ein Krieger.
    .shadowrun = Die Monster gewinnen.

differ-last-chance = Letzte Chance zum Reinpfuschen
    .quest = Bevor gewürfelt wird. Danach nur Karten, auf denen es steht.
    .classic = Die paar Sekunden, bevor der Sieg zählt.
    .short = Die paar Sekunden, bevor der Sieg zählt.
    .shadowrun = Die paar Sekunden, bevor der Sieg zählt.

differ-items-in-a-fight = Gegenstände mitten im Kampf
    .quest = Nur Einmalkarten, und das gilt für den ganzen Tisch.
    .classic = Nur Einmalkarten, direkt aus der Hand.
    .short = Nur, wenn’s auf der Karte steht.
    .shadowrun = Nur, wenn’s auf der Karte steht.

differ-enhancers = Wann man Monster verstärkt
    .quest = Jederzeit, auch wenn keiner kämpft.
    .classic = In jedem Kampf, im eigenen wie in fremden.
    .short = In jedem Kampf, im eigenen wie in fremden.
    .shadowrun = In jedem Kampf, im eigenen wie in fremden.

differ-extra-monsters = Ein Monster dazuholen
    .quest = Mit einem Wandernden Monster oder einem Partner.
    .classic = Mit einem Wandernden Monster oder einem Partner.
    .short = Mit einem Wandernden Monster oder einem Partner. Untote stellen sich einfach zu Untoten.
    .shadowrun = Mit einem Wandernden Monster. Gang stellt sich einfach zu Gang.

differ-beat-one-flee-another = Eins besiegen, vorm anderen weglaufen
    .quest = Nein, alles oder nichts.
    .classic = Nein, alles oder nichts.
    .short = Ja: erst das eine besiegen, dann vorm anderen weglaufen.
    .shadowrun = Nein, alles oder nichts.

differ-removed-monster = Weg, aber nicht tot
    .quest = Keine Stufe. Der Schatz wartet, bis du den Rest besiegt hast.
    .classic = Keine Stufe, aber den Schatz bekommst du.
    .short = Keine Stufe, aber den Schatz bekommst du.
    .shadowrun = Keine Stufe, und einen Schatz nur, wenn’s auf der Karte steht.

differ-helper = Wer helfen kann
    .quest = Ein Spieler, aus demselben Raum, von nebenan oder per Magie.
    .classic = Ein Spieler, egal wer sich opfert.
    .short = Ein Spieler, egal wer sich opfert.
    .shadowrun = Ein Spieler, egal wer sich opfert.

differ-helper-pay = Womit man Hilfe bezahlt
    .quest = Mit Gold, ausliegenden Gegenständen oder einem Teil der Schätze.
    .classic = Mit ausliegenden Gegenständen oder einem Teil der Schätze.
    .short = Mit ausliegenden Gegenständen oder einem Teil der Schätze.
    .shadowrun = Mit ausliegenden Gegenständen, einem Teil der Schätze oder einer Karte, die du auf den Helfer spielst.

differ-helper-level = Eine Stufe fürs Helfen
    .quest = 1, wenn du Elf bist. Ist das Monster Furchterregend, 1 für jeden.
    .classic = Keine, außer du bist Elf: dann 1 für jedes getötete Monster.
    .short = Keine, außer du bist Elf: dann 1 für jedes getötete Monster.
    .shadowrun = Keine, außer du bist Elf: dann 1 für jedes getötete Monster.

differ-losing = Einen Kampf verlieren
    .quest = Kostet 1 Gesundheit pro Monster, und dann wird gelaufen.
    .classic = Kostet noch nichts, aber jetzt wird gelaufen.
    .short = Kostet noch nichts, aber jetzt wird gelaufen.
    .shadowrun = Kostet noch nichts, aber jetzt wird gelaufen.

differ-where-to-run = Wohin du wegläufst
    .quest = In einen erkundeten Raum nebenan. Da landest du, erwischt oder nicht.
    .classic = Hauptsache weg: Wohin, will keiner wissen.
    .short = Hauptsache weg: Wohin, will keiner wissen.
    .shadowrun = Hauptsache weg: Wohin, will keiner wissen.

differ-monster-left-behind = Das Monster, vor dem du wegläufst
    .quest = Treibt sich weiter herum, mitsamt seinen Verstärkern.
    .classic = Wird abgeworfen, sobald alle gewürfelt haben.
    .short = Wird abgeworfen, sobald alle gewürfelt haben.
    .shadowrun = Wird abgeworfen, sobald alle gewürfelt haben.

differ-cause-of-death = Woran du stirbst
    .quest = An null Gesundheit, oder du legst dich im eigenen Zug zum Sterben hin.
    .classic = An Schlimmen Dingen, wenn’s da so steht.
    .short = An Schlimmen Dingen, wenn’s da so steht.
    .shadowrun = An Schlimmen Dingen, wenn’s da so steht.

differ-death-keeps = Was dir der Tod lässt
    .quest = Rasse, Klasse und Flüche, aber eine Stufe ist weg.
    .classic = Stufe, Rasse und Klasse.
    .short = Stufe, Rasse, Klasse und Flüche.
    .shadowrun = Stufe, Rasse, Kräfte und Fallen.

differ-looting-the-dead = Leichen fleddern
    .quest = Gold und Gegenstände liegen da, bis einer vorbeikommt.
    .classic = Eine Karte pro Nase, höchste Stufe zuerst. Der Rest wird abgeworfen.
    .short = Höchste Stufe zuerst, bis nichts mehr da ist.
    .shadowrun = Eine Karte pro Nase, höchste Stufe zuerst. Der Rest wird abgeworfen.

differ-coming-back = Zurück von den Toten
    .quest = In deinem nächsten Zug, mit 2 Schätzen, 2 DxM, 300 Gold und voller Gesundheit.
    .classic = In deinem nächsten Zug, mit 2 Türkarten und 2 Schätzen.
    .short = In deinem nächsten Zug, mit 4 Türkarten und 4 Schätzen.
    .shadowrun = In deinem nächsten Zug, mit 4 Türkarten und 4 Schätzen.

differ-while-dead = Solange du tot bist
    .quest = Du würfelst für deine Monster und spielst Karten, nur nicht auf dich selbst.
    .classic = Ab dem nächsten Zug darf dein neuer Charakter in Kämpfen helfen.
    .short = Ab dem nächsten Zug darf dein neuer Charakter in Kämpfen helfen.
    .shadowrun = Ab dem nächsten Zug darf dein neuer Charakter in Kämpfen helfen.

differ-treasure-shown = Wer deine Schätze sieht
    .quest = Alle, wenn noch ein Munchkin im Raum ist.
    .classic = Alle, wenn du Hilfe hattest.
    .short = Alle, wenn du Hilfe hattest.
    .shadowrun = Alle, wenn du Hilfe hattest.

differ-level-cards = Karten, die eine Stufe bringen
    .quest = Auf dich selbst, jederzeit.
    .classic = Auf dich selbst, jederzeit.
    .short = Auf wen du willst, jederzeit.
    .shadowrun = Auf wen du willst, jederzeit.

differ-level-ten = Auf Stufe 10 kommen
    .quest = Nur über ein totes Monster.
    .classic = Über ein totes Monster oder mit der einen Karte, die alle Priester hebt.
    .short = Nur über ein totes Monster.
    .shadowrun = Nur über ein totes Monster.

differ-races = Welche Rassen es gibt
    .quest = Mensch, Elf, Zwerg und Halbling.
    .classic = Mensch, Elf, Zwerg und Halbling.
    .short = Mensch, Elf, Zwerg und Halbling.
    .shadowrun = Mensch, Elf, Zwerg, Ork und Troll.

differ-classes = Klassen und Kräfte
    .quest = Immer nur eine Klasse, mit eigener Fähigkeit für den zehnseitigen Würfel.
    .classic = Immer nur eine Klasse.
    .short = Immer nur eine Klasse.
    .shadowrun = Keine Klassen. Dafür Kräfte, bis ihre Ränge zusammen deine Stufe ergeben.

differ-playing-a-race-or-class = Eine Rasse oder Klasse ausspielen
    .quest = Jederzeit, egal wer dran ist.
    .classic = In deinem Zug, oder wenn du sie gerade bekommen hast.
    .short = In deinem Zug, oder wenn du sie gerade bekommen hast und nicht kämpfst.
    .shadowrun = In deinem Zug, oder wenn du sie gerade bekommen hast und nicht kämpfst.

differ-two-races = Zwei Rassen auf einmal
    .quest = Alle Vorteile von beiden und alle Nachteile.
    .classic = Alle Vorteile von beiden und alle Nachteile.
    .short = Alle Vorteile von beiden und keine Nachteile.
    .shadowrun = Alle Vorteile von beiden und alle Nachteile.

differ-super-munchkin = Super-Munchkin mit einer Klasse
    .quest = Alle Vorteile dieser Klasse und keine Nachteile.
    .classic = Gilt nicht: Du brauchst eine zweite Klasse dazu.
    .short = Gilt nicht: Du brauchst eine zweite Klasse dazu.
    .shadowrun = Keine Super-Munchkins: Ohne Klassen wird das nichts.

differ-item-slots = Was du anhaben darfst
    .quest = Kopfbedeckung, Rüstung, Schuhwerk, zwei Hände, dazu alles, was glänzt oder Kleidung ist.
    .classic = Kopfbedeckung, Rüstung, Schuhwerk und zwei Hände.
    .short = Kopfbedeckung, Rüstung, Schuhwerk und zwei Hände.
    .shadowrun = Kopfbedeckung, Rüstung, Schuhwerk und zwei Hände.

differ-spare-items = Gegenstände, für die kein Platz ist
    .quest = Höchstens zwei, im Rucksack.
    .classic = Schlepp mit, so viele du magst, quer gelegt.
    .short = Schlepp mit, so viele du magst, quer gelegt.
    .shadowrun = Schlepp mit, so viele du magst, quer gelegt.

differ-swapping-gear = Sich umziehen
    .quest = Jederzeit, solange keiner kämpft.
    .classic = Jederzeit, solange du nicht kämpfst oder wegläufst.
    .short = Jederzeit, solange du nicht kämpfst oder wegläufst.
    .shadowrun = Jederzeit, solange du nicht kämpfst oder wegläufst.

differ-big-items = Große Gegenstände
    .quest = So viele du magst, aber ab dem zweiten kostet jeder 1 Bewegung.
    .classic = Einer, außer du bist Zwerg.
    .short = Einer, außer du bist Zwerg.
    .shadowrun = Einer, außer eine Karte erlaubt mehr. Fahrzeuge zählen nicht.

differ-dumping-items = Gegenstände loswerden
    .quest = Fallen lassen, und aufheben darf sie jeder.
    .classic = Einfach abwerfen.
    .short = Einfach abwerfen.
    .shadowrun = Verkaufen, tauschen oder verschenken. Einfach abwerfen gilt nicht.

differ-money = Gibt’s Geld?
    .quest = Gold, zum Ausgeben, Tauschen und Bestechen.
    .classic = Keine Münze: Gegenstände haben einen Wert.
    .short = Keine Münze: Gegenstände haben einen Wert.
    .shadowrun = Keine Münze: Gegenstände haben einen Wert.

differ-buying-levels = Eine Stufe kaufen
    .quest = 1000 in Gold, Gegenständen oder beidem, immer nur eine Stufe.
    .classic = 1 Stufe für je volle 1000 in Gegenständen.
    .short = 1 Stufe für je volle 1000 in Gegenständen.
    .shadowrun = 1 Stufe für je volle 1000 in Gegenständen.

differ-trading = Was du tauschen kannst
    .quest = Gold und ausliegende Gegenstände, mit allen in deinem Raum oder nebenan.
    .classic = Ausliegende Gegenstände, mit allen.
    .short = Ausliegende Gegenstände, mit allen.
    .shadowrun = Ausliegende Gegenstände, mit allen.

differ-curses = Flüche und Fallen
    .quest = Aus der Hand, auf wen du willst, jederzeit.
    .classic = Hinter der Tür treffen sie dich. Aus der Hand treffen sie, wen du willst, jederzeit.
    .short = Hinter der Tür treffen sie dich. Aus der Hand treffen sie, wen du willst, jederzeit.
    .shadowrun = Hinter der Tür treffen sie dich. Aus der Hand treffen sie, wen du willst, jederzeit.

differ-winning = Wie man gewinnt
    .quest = Auf Stufe 10 kommen und dann den Boss im Eingang besiegen.
    .classic = Vor allen anderen auf Stufe 10 sein.
    .short = Vor allen anderen auf Stufe 10 sein.
    .shadowrun = Vor allen anderen auf Stufe 10 sein, oder die Matrix hacken und G.O.D. besiegen.

differ-help-to-win = Hilfe beim Sieg
    .quest = Gegen den Boss hilft dir nur, wer selbst auf Stufe 10 ist.
    .classic = Ein Helfer, wie immer.
    .short = Ein Helfer, wie immer.
    .shadowrun = Ein Helfer, aber zwingen kannst du keinen.

differ-winning-together = Zusammen gewinnen
    .quest = Zwei auf Stufe 10 besiegen gemeinsam den Boss? Beide gewinnen.
    .classic = Ihr kommt beide durch dasselbe Monster auf Stufe 10? Beide gewinnen.
    .short = Ihr kommt beide durch dasselbe Monster auf Stufe 10? Beide gewinnen.
    .shadowrun = Ihr kommt beide durch dasselbe Monster auf Stufe 10? Beide gewinnen.
