# Munchkin Shadowrun: jeder Satz, der in den Begriffen seiner Regeln spricht. Sonst tut das keine Datei, so dass, wer
# andere Wörter dafür hat, nur eine ändern muss.

game-shadowrun = Shadowrun
game-shadowrun-means = Wieder Türen, diesmal mit Chrom. Statt Klassen gibt’s Kräfte: so viele, wie deine Stufe schleppen kann.

# Eigene Hausregeln.
rule-powers-any-turn = Kräfte darf man in jedem Zug ausspielen
    .is-no = nein, nur im eigenen
    .is-yes = ja
rule-same-power-twice = Dieselbe Kraft darf man doppelt haben
    .is-no = nein
    .is-yes = ja
rule-surged-is-human = Wer mit nur einer Rasse verSURGEt ist, gilt noch als Mensch, wo nur Menschen dürfen
    .is-no = nein
    .is-yes = ja
rule-vehicle-sideways = Auch ein quer gelegtes Fahrzeug hilft beim Weglaufen
    .is-no = nein, erst ordentlich einparken
    .is-yes = ja
rule-listen-phase = An der Tür lauschen: vor dem Eintreten eine verdeckte Türkarte
    .is-no = nein
    .is-yes = ja
rule-loot-treasure = Fürs Plündern des Raums gibt es
    .is-no = eine Türkarte
    .is-yes = einen Schatz
rule-mixed-decks = Die Karten des klassischen Spiels sind von Anfang an dabei, wo die App die Karten hält; seine Klassen sind Kräfte von Rang 1
    .is-no = nein
    .is-yes = ja, alle 168
rule-shared-victory = Wer beim siegreichen Kampf geholfen hat, gewinnt mit
    .is-no = nein
    .is-yes = ja

# Die Matrix.
rule-layer-bonus = Alle kämpfen mit der Ebene, auf der ihr Marker steht
    .is-yes = ja, ab der ersten Karte
    .is-no = nein
rule-matrix-five-from = Die fünf Karten für eine Matrixkarte kommen
    .is-hand-or-play = aus der Hand oder vom Tisch
    .is-hand = nur aus der Hand
rule-matrix-again = Eine Matrixkarte, die zum zweiten Mal gehackt wird, zahlt noch einmal
    .is-yes = ja
    .is-no = nein
rule-god-lost = Eine Niederlage gegen G.O.D.
    .is-stay = lässt den Marker am Zentralserver
    .is-back-to-start = wirft den Marker an den Anfang der Matrix
term-layer = Ebene { $name }
track-card = die nächste Matrixkarte
ask-lay-row = Welche Karte liegt als nächste in der Matrix?
told-row-card = Die Matrix wächst: { $card }
told-deed-done = { $seat } hat getan, was die Matrixkarte verlangt. Hacken!
told-hacked = { $seat } hackt { $known ->
    [0] Matrixkarte { $card }
   *[other] { $card }
  } und rückt auf Karte { $place } vor
told-hacked-five = { $seat } bewirft { $known ->
    [0] Matrixkarte { $card }
   *[other] { $card }
  } mit fünf Karten und rückt auf Karte { $place } vor
told-token-on = Der Marker von { $seat } rückt auf Matrixkarte { $place } vor. Ganz ohne Lohn.
told-token-back = Der Marker von { $seat } fliegt auf Matrixkarte { $place } zurück
told-token-start = { $seat } fliegt aus der Matrix, zurück auf Karte { $place }
highlight-god = Der letzte Kampf!
highlight-god-by = { $seat } fordert G.O.D. heraus
highlight-thrown = Rausgeflogen!
highlight-anew = { $seat } steht wieder auf Matrixkarte { $place }
highlight-hacked = Gehackt!
highlight-hacks = { $last ->
    [1] { $seat } steht am Zentralserver. G.O.D. erwartet Besuch.
   *[other] { $seat } rückt auf Matrixkarte { $place } vor
  }
told-god-comes = { $seat } fordert G.O.D. heraus
told-god-beaten = { $seat } hat G.O.D. besiegt. Die Matrix steht ab sofort unter neuer Leitung.
told-god-wins = G.O.D. ist für { $seat } eine Nummer zu groß
told-god-removed = G.O.D. hat den Kampf verlassen. Weg ist nicht besiegt: Davon gewinnt hier keiner.
move-hack = { move-hack-plain }: { $chosen }
move-hack-plain = Hacken: { $card }{ $levels ->
    [0] { $done ->
        [1] , umsonst
       *[other] {""}
      }
    [one] , für eine Stufe
   *[other] , für { $levels } Stufen
  }{ $power ->
    [1] {" "}und eine Kraft dazu
   *[other] {""}
  }
move-hack-paid = { $card } hacken mit { $pays }
move-hack-for = { $card } hacken mit { $pays }: { $chosen }
move-hack-five = { $card } mit fünf Karten hacken: { $pays }
move-hack-five-plain = Mit fünf Karten hacken: { $card }
move-hack-five-on = { $card } mit fünf Karten hacken: { $chosen }
move-hack-five-for = { $card } mit fünf Karten hacken ({ $pays }): { $chosen }
move-face-god = G.O.D. herausfordern
says-token-on = { says-token } in der Matrix um { says-spaces } vor.
says-token-back = { says-token } in der Matrix um { says-spaces } zurück.
says-token = Rück { $who ->
    [you] deinen Marker
    [victim] den Marker des Opfers
    [any] irgendeinen Marker
    [another] irgendeinen fremden Marker
    [anybody] den Marker irgendeines Munchkins im Kampf
    [player] den Marker dieses Spielers
    [fighter] den Marker dieses Munchkins
    [others] die Marker aller anderen
   *[all] alle Marker
  }
says-spaces = { $by ->
    [one] eine Karte
   *[other] { $by } Karten
  }
brief-token = Marker { $by }
asks-killed = { $alone ->
    [0] Erledige in deinem Zug { $foe }.
   *[other] Erledige in deinem Zug { $foe }, und zwar ohne Helfer.
  }
asks-foe = { $level ->
    [0] { $keyword ->
        [none] ein Monster
       *[other] ein Monster ({ $keyword })
      }
   *[other] { $keyword ->
        [none] ein Monster ab Stufe { $level }
       *[other] ein Monster ({ $keyword }) ab Stufe { $level }
      }
  }
asks-sold = Verkauf in einem Rutsch Gegenstände für { $worth } oder mehr.
asks-gave = { $items ->
    [one] Verschenk oder vertausch einen Gegenstand
   *[other] Verschenk oder vertausch { $items } Gegenstände auf einmal
  }.
asks-discards = Wirf { $cards ->
    [one] { $of ->
        [any] eine Karte
        [item] einen Gegenstand
        [once] eine Einmalkarte
        [race] eine Rasse
        [power] eine Kraft
        [curse] eine Falle
        [monster] ein Monster
        [level] eine Stufenkarte
       *[other] einen Gegenstand von { $of }
      }
   *[other] { $cards } { $of ->
        [any] Karten
        [item] Gegenstände
        [once] Einmalkarten
        [race] Rassen
        [power] Kräfte
        [curse] Fallen
        [monster] Monster
        [level] Stufenkarten
       *[other] Gegenstände von { $of }
      }
  } ab.
asks-loses = Gib { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  } her.
asks-powers = Hab { $count ->
    [one] eine Kraft
   *[other] { $count } Kräfte
  } im Spiel.
asks-items = { $keyword ->
    [none] Hab { $count ->
        [one] einen Gegenstand
       *[other] { $count } Gegenstände
      } in Gebrauch.
   *[other] Hab { $count ->
        [one] einen Gegenstand
       *[other] { $count } Gegenstände
      } von { $keyword } in Gebrauch.
  }
asks-level = Steh auf Stufe { $level } oder höher.
asks-holds = Hab mindestens { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } auf der Hand.
track-does = Auftrag: { $what }
track-pays = Lohn: { $what }
asks-server = Endstation. Kämpf gegen G.O.D., statt eine Tür einzutreten: Wer hier gewinnt, hat das Spiel gewonnen.
row-server = Zentralserver
row-name = Matrix
row-card = Matrixkarte { $place }
row-layer = Ebene { $layer } der Matrix
row-hint = Lies die Karte auf dem Tisch. Alles getan, was draufsteht? Dann hack sie und kassier den Lohn.
row-done = Geschafft! Jetzt hacken.
row-hacked = hackt sie
row-five = mit fünf Karten
row-moved-on = vorgerückt, ohne Lohn
row-moved-back = zurückgerückt
row-with-these = Mit diesen hacken
row-with-five = Fünf Karten: hacken
row-fits = Was sie verlangt
row-fits-none = Nichts von dir ist, was sie verlangt.
row-fits-not = Irgendwelche fünf gehen auch
row-why-none = Erst etwas auswählen.
row-why-asked = Nur was sie verlangt, oder genau fünf.
row-why-five = Es müssen genau fünf sein.
power-nth = Kraft { $number }
power-ranked = { $name }: Rang { $rank }
power-add = + Rang { $rank }
powers-fit = { $ranks ->
    [one] 1 Rang
   *[other] { $ranks } Ränge
  } auf Stufe { $level }. Eine Kraft antippen, und sie fliegt raus.
item-vehicle = Fahrzeug
vehicle-unnamed = ein Fahrzeug
item-runs = Was bringt es beim Weglaufen? Antippen, und es steht in der Garage.
item-runs-nothing = keine Zahl
in-shadowrun-sort-cheat = Edge!
in-shadowrun-ill-place = Eine Matrixkarte zurück
row-nobody = Keiner da. Wer herwill, hackt erst die Karte davor.
row-doors = Türen
row-treasures = Schätze
row-which-five = Welche fünf? Bisher { $count }
god-name = G.O.D.
deed-hack = Die Karte unter deinem Marker hacken
turn-god = G.O.D.!
deed-god = G.O.D. herausfordern
row-god-level = G.O.D. hat Stufe { $level }.
row-god-again = G.O.D. herausfordern! Letztes Mal war es Stufe { $level }:
row-god = G.O.D. herausfordern! Stufe laut Karte:
story-server = { $seat } steht vor allen anderen am Zentralserver
story-god = { $seat } legt sich mit G.O.D. an und verliert
gives-nothing = Nichts, aber es geht weiter.
bot-why-hack = Ein Schritt näher am Zentralserver.
bot-why-god = Einer muss ja mal Nein sagen.
no-track = In diesem Spiel gibt’s keine Matrix.
    .instead = Spielt eins, das eine hat.
end-of-the-track = { $seat } steht am Zentralserver: Mehr zu hacken gibt’s nicht.
    .instead = Fordere G.O.D. heraus, statt eine Tür einzutreten.
five-no-more = Fünf Karten? Der Zentralserver lacht in Binär.
    .instead = Fordere G.O.D. heraus, statt eine Tür einzutreten.
five-cards = Fünf Karten heißt: fünf Karten.
    .instead = Nenn fünf, aus der Hand oder vom Tisch.
five-from-the-hand = An diesem Tisch kommen die fünf aus der Hand.
    .instead = Nenn fünf von der Hand.
not-done-yet = { $card } verlangt etwas, das { $seat } noch nicht getan hat.
    .instead = Hol’s nach oder wirf fünf Karten drauf.
nothing-to-pay = Die Karte will gar kein Geld und keine Karten.
    .instead = Behalt deine Karten und hack einfach.
other-than-asked = Das hat die Karte nicht bestellt.
    .instead = Noch mal zählen, noch mal sortieren: { $count } von dem, was draufsteht.
not-at-the-end = { $seat } ist noch gar nicht am Zentralserver.
    .instead = Hack erst den Rest der Matrix.

# Was erzählt wird.
told-played-vehicle = { $seat } parkt ein Fahrzeug auf dem Tisch
told-edged = { $seat }: Auf { $power } liegt jetzt Edge!
told-edge-gone = { $seat }: Edge! auf { $power } ist weg
told-ranked = { $seat }: { $power } hat Rang { $rank }
did-ditch = { $seat } lässt das Fahrzeug stehen

# Was gefragt wird und was man tun kann.
row-own-turn = Gehackt wird im eigenen Zug.
ask-ranks = Mehr Ränge als Stufen. Welche Kraft fliegt raus?
move-ditch = { $item } stehen lassen und weglaufen
move-withdraw = Aussteigen: Dieser Kampf würde das Spiel gewinnen

# Was nicht geht.
too-many-ranks = { $ranks } Ränge auf Stufe { $level }: Da platzt bei { $seat } der Schädel.
    .instead = { $helps ->
        [0] Steig erst auf.
       *[other] Wirf erst eine andere Kraft raus oder steig auf.
    }
power-costs-more = Das kostet { $seat } { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
    .instead = Nenn so viele: aus der Hand oder vom Tisch.
one-vehicle = { $seat } ist schon motorisiert.
    .instead = Verschenk oder verkauf das alte zuerst.
ditch-when-running = Stehen gelassen wird ein Fahrzeug erst, wenn’s ans Weglaufen geht.
    .instead = Wart, bis { $seat } würfelt.
ditch-what-slows = Daran liegt’s nicht, dass { $seat } so langsam ist.
    .instead = Lass ein Fahrzeug stehen, auf dem ein Minus steht.

# Was seine Karten sagen.
says-copy = Kopier die beste Kraft { $who ->
    [another] irgendeines anderen Spielers
    [any] irgendeines Spielers
   *[player] dieses Spielers
  }: Was sie dauernd bringt, zählt auch für deine Seite.
brief-copy = die beste fremde Kraft kopieren
says-rank = Eine Kraft von Rang { $rank }.
says-per = { $by } im Kampf für jeden Gegenstand von { $item }, den du benutzt.
says-a-made-by = alle in { $keyword }-Klamotten
power-second-vehicle = Platz für ein zweites Fahrzeug

# Was hier anders heißt als bei den übrigen: in-shadowrun- und der Text, für den es steht.
in-shadowrun = Shadowrun
in-shadowrun-told-classes = { $count ->
    [0] { $seat } hat keine Kräfte
   *[other] { $seat }: { $kinds }
  }
in-shadowrun-ask-opening-doors = Gebt allen { $doors ->
    [one] 1 Tür
   *[other] { $doors } Türen
  } und { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }. Legt aus, was geht: eine Rasse, eine Kraft von Rang 1, alles, was ihr tragen könnt. Alle so weit?
in-shadowrun-told-played-kind = { $seat } spielt { $name ->
    [unnamed] eine Rasse oder eine Kraft
   *[other] „{ $name }“
  }
in-shadowrun-says-banish = Schick { $what ->
    [fight] irgendein Monster im Kampf
    [map] irgendein Monster auf der Karte
   *[that] dieses Monster
  } in die Wüste; keiner kriegt was dafür.
in-shadowrun-title-witch = Fallenspender
    .why = Hat die meisten Fallen verteilt
in-shadowrun-told-power-works = { $seat } benutzt { $class }
in-shadowrun-told-power-fails = { $seat } versucht’s mit { $class } und kann nicht
in-shadowrun-told-half-breed = { $seat } ist jetzt verSURGEt
in-shadowrun-told-no-half-breed = { $seat } ist nicht mehr verSURGEt
in-shadowrun-told-averted = { $seat } entschärft die Falle
in-shadowrun-told-played-curse = { $seat } spielt { $name ->
    [unnamed] eine Falle
   *[other] die Falle „{ $name }“
  } gegen { $on }
in-shadowrun-told-played-curse-by-none = { $seat } tappt in { $name ->
    [unnamed] eine Falle
   *[other] die Falle „{ $name }“
  }
in-shadowrun-told-played-cheat = { $seat } spielt { $name ->
    [unnamed] Edge!
   *[other] „{ $name }“
  }
in-shadowrun-phone-curse = Falle für { $whom }
in-shadowrun-phone-cursed = Eine Falle, und nichts von dir hält sie auf.
in-shadowrun-nothing-to-halve = Diese Karte braucht eine { $of ->
    [race] Rasse
   *[other] Kraft
 }, neben der sie liegen kann.
    .instead = Leg erst eine auf den Tisch.
in-shadowrun-class-not-in-play = { $seat } hat keine solche Kraft ausliegen.
    .instead = Nenn eine Kraft, die auf dem Tisch liegt.
in-shadowrun-not-with-itself = Eine Kraft kann sich nicht selbst bezahlen.
    .instead = Wirf was raus, das du nicht mehr brauchst.
in-shadowrun-same-kind-twice = Zweimal { $kind } bringt genau nichts.
    .instead = Nenn jede Rasse und jede Kraft einmal.

# Beschriftungen und Fragen.
in-shadowrun-ask-cursed = Eine Falle! Halt sie auf, wenn du kannst.
in-shadowrun-curse-by = { $by } stellt { $seat } eine Falle: { $what }
in-shadowrun-curse-on = { $seat } tappt in eine Falle: { $what }
in-shadowrun-curse-any = eine Falle
in-shadowrun-curse-hint = Wer was gegen Fallen hat: jetzt raus damit.
in-shadowrun-next-curse = Die Falle schnappt zu
in-shadowrun-face-class = Kraft
in-shadowrun-face-curse = Falle
in-shadowrun-ill-fight-now = Falle
in-shadowrun-missing-curse = Eine Falle
in-shadowrun-hand-lifts = Damit wirst du eine Falle los, die du schon hast. Aufhalten tut es keine.
in-shadowrun-cursed-by = { $seat } spielt eine Falle gegen { $on }
in-shadowrun-cursed-on = Eine Falle für { $on }
in-shadowrun-seat-class = Kräfte
in-shadowrun-seat-brings = { $all } in jedem Kampf: Gegenstände { $items }, Rasse und Kräfte { $kinds }, Fallen und Konsorten { $hangs }, Ebene { $layer }. Mit Stufe { $level } macht das { $strength }.
in-shadowrun-palette-curse = { $seat } spielt eine Falle
in-shadowrun-card-missing-kind = Welche Rasse oder Kraft ist es? Eine antippen.
in-shadowrun-card-curse = Falle!
in-shadowrun-sort-kind = Rasse oder Kraft
in-shadowrun-sort-curse = Falle
in-shadowrun-kind-half-breed = verSURGEt
in-shadowrun-power-own = { $class }: die Kraft selbst abwerfen
in-shadowrun-deed-any-time = Eine Karte für jederzeit oder eine Falle
in-shadowrun-deed-power = Eine Kraft, die etwas kostet
in-shadowrun-deed-curse = Eine Falle
in-shadowrun-deed-class = Eine Kraftkarte
in-shadowrun-highlight-curse = Reingetappt!
in-shadowrun-turn-sheet = Rasse, Kräfte, Fallen
in-shadowrun-turn-races = Rasse, Kräfte
in-shadowrun-condition-curse = In der Falle
in-shadowrun-ill-class = Kräfte verlieren
in-shadowrun-found-curse = Eine bekannte Falle
in-shadowrun-box-curses = Fallen
in-shadowrun-box-curses-count = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
  } bisher an eurem Tisch beim Namen genannt.
in-shadowrun-part-kinds = Rasse und Kräfte

# Was seine Karten sagen, wo sie es anders sagen.
in-shadowrun-says-lose-classes = { $who ->
    [you] Verlier deine Kräfte.
    [victim] Das Opfer verliert seine Kräfte.
    [any] Irgendein Spieler verliert seine Kräfte.
    [another] Irgendein anderer Spieler verliert seine Kräfte.
    [anybody] Irgendein Munchkin im Kampf verliert seine Kräfte.
    [player] Dieser Spieler verliert seine Kräfte.
    [fighter] Dieser Munchkin verliert seine Kräfte.
    [others] Alle anderen verlieren ihre Kräfte.
   *[all] Alle verlieren ihre Kräfte.
  }
in-shadowrun-says-class-card = In deinem Zug: Sie gehört dir, wenn deine Stufe ihren Rang tragen kann.
in-shadowrun-says-curse = Eine Falle für irgendeinen Munchkin, jederzeit.
in-shadowrun-says-gear-averts = Abwerfen, und eine Falle, die dir gilt, schnappt ins Leere.
in-shadowrun-brief-lose-classes = Kräfte verlieren
in-shadowrun-brief-lift = eine Falle loswerden
in-shadowrun-brief-averts = Stoppt eine Falle

# Ablehnungen und Erinnerungen.
in-shadowrun-kind-not-in-play = { $seat } hat keine solche Rasse oder Kraft ausliegen.
    .instead = Nenn eine, die auf dem Tisch liegt, jede nur einmal.
in-shadowrun-item-averts-nothing = Dieser Gegenstand hält keine Falle auf.
    .instead = Nimm einen, der das kann, oder lass die Falle zuschnappen.
in-shadowrun-averts-own-only = Diese Falle kann nur { $seat } aufhalten.
    .instead = Überlass die Entscheidung { $seat }.
in-shadowrun-averting-failed = Gegen diese Falle wurde es schon versucht.
    .instead = Lass sie zuschnappen oder wirf einen Gegenstand ab, der Fallen stoppt.
in-shadowrun-no-such-power = So was kann diese Kraft nicht.
    .instead = Nimm, was auf der Karte steht.
in-shadowrun-remind-last-chance = Noch ist nichts gewonnen: Fallen und Einmalkarten zählen noch.
in-shadowrun-remind-died = Tote verlieren Gegenstände und Hand. Stufe, Rasse und Kräfte bleiben ihnen.
in-shadowrun-remind-read-the-card = Lest die ganze Karte: Manche Monster haben’s auf eine Rasse oder einen Konzern abgesehen.
in-shadowrun-remind-own-foot = Du darfst dir selbst eine Falle stellen und dein eigenes Monster füttern. Ist alles schon vorgekommen.
in-shadowrun-remind-curse-door = Eine Falle hinter deiner Tür gehört dir, und zwar auf der Stelle.
in-shadowrun-remind-job-quit = Einer Rasse oder Kraft kannst du jederzeit kündigen, sogar mitten im Kampf. Fristlos.
in-shadowrun-house-find-doors = Regel suchen: Helfer, Matrix, Falle …
in-shadowrun-rule-curse-dead = Ein toter Munchkin kann in Fallen tappen
in-shadowrun-says-lift = { $who ->
    [you] Schüttle deine letzte Falle oder sonstigen Ärger ab.
    [victim] Das Opfer schüttelt seine letzte Falle oder sonstigen Ärger ab.
    [any] Irgendein Spieler schüttelt seine letzte Falle oder sonstigen Ärger ab.
    [another] Irgendein anderer Spieler schüttelt seine letzte Falle oder sonstigen Ärger ab.
    [anybody] Irgendein Munchkin im Kampf schüttelt seine letzte Falle oder sonstigen Ärger ab.
    [player] Dieser Spieler schüttelt seine letzte Falle oder sonstigen Ärger ab.
    [fighter] Dieser Munchkin schüttelt seine letzte Falle oder sonstigen Ärger ab.
    [others] Alle anderen schütteln ihre letzte Falle oder sonstigen Ärger ab.
   *[all] Alle schütteln ihre letzte Falle oder sonstigen Ärger ab.
  }
in-shadowrun-cli-set-kind = { $deck ->
    [door] Türen: {""}
    [treasure] Schätze: {""}
   *[none] {""}
  }{ $kind ->
    [monster] Monster
    [race] Rassen
    [class] Kräfte
    [curse] Fallen
    [enhancer] auf Monster
    [item] zum Tragen
    [once] für einmal
    [level] Stufen
    [row] Matrix
    [seat] Charaktere
   *[other] der Rest
  }

# Geld: worin seine Karten ausgezeichnet sind. Wer mit etwas anderem zahlt, ändert dieses eine Wort.
-shadowrun-money = Gold
in-shadowrun-says-gear = { $what }{ $value ->
    [none] , ohne Preis.
   *[other] , { $value } { -shadowrun-money }.
  }
in-shadowrun-sell-total = { $worth } { -shadowrun-money }{ $purse ->
    [0] {""}
   *[other] {" "}und { $purse } im Beutel
  }. { $levels ->
    [one] Eine Stufe kostet { $price }
   *[other] { $levels } Stufen kosten { $price }
  }
in-shadowrun-sell-missing = noch { $gold } { -shadowrun-money } zu wenig
in-shadowrun-part-loot = { $what }{ $bonus }{ $gold ->
    [0] {""}
   *[other] , { $gold } { -shadowrun-money }
  }
in-shadowrun-part-price = { $gold ->
    [0] { $cards }: { $worth } { -shadowrun-money }
   *[other] { $cards } und { $gold } { -shadowrun-money }
  }
in-shadowrun-pile-gold = { $gold } { -shadowrun-money }
in-shadowrun-card-price = Preis in { -shadowrun-money }
in-shadowrun-sale-levels = { $levels ->
    [one] { $gold } { -shadowrun-money }: eine Stufe
   *[other] { $gold } { -shadowrun-money }: { $levels } Stufen
  }
in-shadowrun-sale-items = { $waste ->
    [0] { $items }: kein Stück verschenkt
   *[other] { $items }: { $waste } { -shadowrun-money } verschenkt
  }
in-shadowrun-level-too-dear = Eine Stufe kostet { $price } { -shadowrun-money }; was zum Verkauf steht, bringt { $worth }.
    .instead = Treib noch was zum Verkaufen auf.
in-shadowrun-bot-why-buy = Wozu hat man { -shadowrun-money }, wenn nicht dafür?

in-shadowrun-ill-classes = Alle Kräfte weg
in-shadowrun-record-curses = Die meisten Fallen gestellt: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }
keyword-drone = Drohne
keyword-gang = Gang
keyword-ghost = Geist
keyword-machine = Maschine
keyword-vehicle = Fahrzeug

row-choose-five = Irgendwelche fünf deiner Karten hacken sie auch: { $count } von 5
row-choose = Wähl, was sie verlangt, oder irgendwelche fünf: bisher { $count }
row-pick = { $card } mit Karten deiner Wahl hacken
row-pick-five = { $card } mit fünf beliebigen Karten hacken
row-take = Was nimmst du?
row-take-first = Tippe an, was du willst.
row-take-this = Nehmen: { $card }
row-take-back = Doch andere Karten

# In Shadowrun verflucht niemand jemanden.
in-shadowrun-story-curse = { $seat } lässt bei { $on } „{ $name }“ zuschnappen, und das kostet etwas
in-shadowrun-story-curse-plain = { $seat } lässt bei { $on } eine Falle zuschnappen, und das kostet etwas
god-after-a-fight = Nur ein Kampf pro Zug.
    .instead = Beende deinen Zug. G.O.D. läuft dir nicht weg.
