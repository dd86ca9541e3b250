# Kurze Hinweise auf das, was keine Regel erzwingt; jeder kommt einmal je Partie, in dem Moment, in dem er zählt.

remind-why = Warum?
remind-not-again = Nicht noch mal
remind-count = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
remind-out-of-reach = Für jemanden weit weg gedacht? Wer es haben will, muss herkommen und es finden.
remind-not-helping = Leute lassen sich auch dafür bestechen, dass sie nicht helfen.
remind-search-token = Schau auf den Marker: Sein Symbol ändert die nächste Suche.
remind-question-mark = Ein Fragezeichen am Symbol heißt: Da gibt’s eine Regel zu lesen.
remind-packed = Dreht eingepackte Karten quer, dann sehen alle, was weggepackt ist.
remind-item-enhancers = Karten reden gern von Gegenstandsverstärkern. In diesem Karton sind keine.
remind-card-times = Jede Karte hat ihren Moment: manche in deinem Zug, manche im Kampf.
remind-treasures = Die meisten Schätze sind Gegenstände: Schau, was du anziehen kannst.
remind-board-changers = Zieht zuerst, wer Türen einschlägt: Das macht den anderen den Weg frei.
remind-mob = Eine Meute teilt sich auf: Jedes Monster folgt seinem eigenen Fußabdruck.
remind-spent-move = Für jede Bewegung, die du ausgibst, dreh einen Bewegungsmarker um.
remind-gold = Ist das kleine Gold alle, dann wechselt untereinander.
remind-which-roll = Du würfelst für mehrere? Sag vorher, welcher Wurf für wen ist.
remind-bidding = Mehrere könnten helfen? Dann dürfen sie sich gern unterbieten.
remind-fight-words = Kampf, Gefecht, Keilerei: Auf Karten ist das alles dasselbe.
remind-health-tokens = Die Gesundheitsmarker sind alle. Münzen tun’s auch.
remind-move-tokens = Die Bewegungsmarker sind alle. Münzen tun’s auch.
remind-search-tokens = Die Suchmarker sind alle. Markiert den Raum mit irgendwas.
remind-one-dragon = Im Grundspiel wohnt nur ein Drache. Ist einer von denen ein Versehen?
remind-sex = Jetzt zählt das Geschlecht: dasselbe wie am Tisch, bis eine Karte es ändert.
remind-mapmaker = Einer von euch spielt Kartograf und kümmert sich um Räume und Verbindungen.
remind-supply = Würfel, Aufsteller und übrige Marker gehören dahin, wo alle drankommen.
remind-disputes = Streitet ruhig, wo keine Regel hilft. Das letzte Wort hat, wem der Karton gehört.
remind-charity = Almosen: fünf Handkarten sind genug. Den Rest kriegt die niedrigste Stufe.
remind-own-hand = Deine Karten darfst du zeigen, wem du willst.
remind-munchkin-or-player = Auf den Karten ist der Munchkin die Figur, und der Spieler bist du.

# Vom klassischen Munchkin.

remind-first-pick = Ihr teilt die Schätze? Klärt jetzt, wer zuerst aussucht.
remind-staying-out = Hilfe hat ihren Preis. Raushalten auch.
remind-open-treasure = Mit Helfer werden die Schätze offen gezogen.
remind-last-chance = Noch nicht gewonnen: Flüche und Tränke zählen noch.
remind-ran = Wer läuft, bekommt keine Schätze und auch keine zweite Türkarte.
remind-got-away = Entwischt? Lies die Karte noch mal: Manche Monster beißen trotzdem.
remind-down-at-once = Neue Schätze dürfen sofort auf den Tisch, egal, wer dran ist.
remind-last-level = Eine noch. Die letzte Stufe ist nicht zu kaufen, da geht’s nur über Leichen.
remind-died = Tote verlieren Gegenstände und Hand. Stufe, Rasse und Klasse bleiben ihnen.
remind-back-again = Zurück von den Toten: zwei Türen und zwei Schätze ziehen, verdeckt.
remind-sex-changed = Geschlecht gewechselt? Der nächste Kampf wird schwerer. Behalt die Karte so lange.
remind-read-the-card = Lies die ganze Karte: Manche Monster haben was gegen eine Rasse oder Klasse.
remind-own-foot = Du darfst dich selbst verfluchen und dein eigenes Monster mästen. Ist alles schon vorgekommen.
remind-luggage = Ein Hut, eine Rüstung, ein Paar Schuhe, zwei Hände. Der Rest ist Gepäck.
remind-one-big = Pro Nase ein Großer Gegenstand. Mehr schleppen nur Zwerge.
remind-five-cards = Zug vorbei? Fünf Karten auf der Hand, als Zwerg sechs. Den Rest kriegt die niedrigste Stufe.
remind-as-you-stand = Du kämpfst in dem, was du anhast: Umgezogen wird hinterher.
remind-either-side = Einem Trank ist egal, zu wem er hält. Wirf ihn auf die Seite, die dir passt.
remind-thief = Hier geht ein Dieb um. Setz dich mit dem Rücken zur Wand.
remind-all-cards = Vollzählig sind es 168 Karten. Schaut mal unters Sofa.
remind-first-items = Vor dem ersten Zug darf auf den Tisch, was ihr an Gegenständen habt.
remind-second-door = Kein Monster hinter der Tür? Such Ärger oder nimm verdeckt eine zweite Türkarte.
remind-curse-door = Ein Fluch hinter deiner Tür gehört dir, und zwar sofort.
remind-show-hand = Lass ruhig alle in deine Karten schauen, wenn’s hilft.
remind-sell-hand = Gegenstände kannst du auch direkt von der Hand verkaufen.
remind-trouble = Ärger suchen? Nur, was du schaffst, oder du bringst wen mit.
remind-job-quit = Rasse oder Klasse darfst du jederzeit hinschmeißen, sogar mitten im Kampf.
