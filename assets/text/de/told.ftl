# Was geschehen ist: das Protokoll, der Verlauf, der Rückgängig-Knopf.

told-turn = Zug { $number }: { $seat }
told-first = { $seat } fängt an
told-monster-die = Der Monsterwürfel zeigt { $colour }
told-six = { $seat } würfelt { $face }
told-ran-away = { $seat } würfelt { $face } und hängt { $monster } ab
told-ran-caught = { $seat } würfelt { $face } und wird erwischt: { $monster }
told-bad-nothing = Nichts zu holen: { $monster } lässt { $seat } noch mal davonkommen
told-six-monster = { $monster } würfelt { $face }
told-die = Ein Würfel zeigt { $face }
told-plays-on = Der Tisch spielt weiter
told-monsters-win = Alle tot: Die Monster gewinnen
told-players-win = { $seats } { $count ->
    [one] gewinnt
   *[other] gewinnen
  }
told-tied = Gleichstand: { $seats } würfeln noch mal
told-joined = { $seat } steigt ein
told-left = { $colour } verlässt den Tisch
told-away = { $seat } setzt aus
told-back = { $seat } ist wieder dabei
told-order = Neue Reihenfolge: { $seats }
told-ruled = Hausregel: { $rule }
told-printed = Wie gedruckt: { $rule }
told-on-table = { $component }: auf dem Tisch
told-in-app = { $component }: in der App
told-care = Standies Pensum ab jetzt: { $care }
told-botted = Für { $seat } spielt der Bot { $bot }
told-unbotted = Für { $seat } spielt wieder ein echter Mensch
told-gone = { $seat } ist nicht da: Standie antwortet
told-there = { $seat } sitzt wieder am Tisch
told-lets-go = { $seat } ist nicht da und lässt es durchgehen
told-runs-first = { $seat } ist nicht da: Zuerst geht’s weg von { $monster }
told-passes-turn = { $seat } ist nicht da und lässt den Zug aus
told-away-helps = { $seat } ist nicht da, packt aber mit an
told-away-declines = { $seat } ist nicht da und hält sich raus
told-costs-checked = Was Verbindungen kosten: im Karton nachgesehen

told-level-up = { $seat } steigt { $by ->
    [one] eine Stufe
   *[other] { $by } Stufen
  } auf (von { $from } auf { $to })
told-level-down = { $seat } verliert { $by ->
    [one] eine Stufe
   *[other] { $by } Stufen
  } (von { $from } auf { $to })
told-level-same = { $seat } steigt nicht auf: Zur 10 geht’s nur über Leichen
told-level-stays = { $seat } bleibt auf Stufe { $to }
told-max-health = { $seat } hat { $to } Gesundheitsmarker, davon { $red } rot
told-health-up = { $seat } bekommt { $by } Gesundheit zurück
told-health-down = { $seat } verliert { $by } Gesundheit
told-health-same = { $seat } behält { $to } Gesundheit
told-moves-up = { $seat } bekommt { $by } Bewegung
told-moves-down = { $seat } verliert { $by } Bewegung
told-moves-same = { $seat } behält { $to } Bewegung
told-spent = { $seat } gibt { $by } Bewegung aus
told-unspent = { $seat } bekommt { $by } Bewegung zurück
told-spent-same = { $seat } hat { $to } Bewegung ausgegeben
told-gold-up = { $seat } bekommt { $by } Gold
told-gold-down = { $seat } trennt sich von { $by } Gold
told-gold-same = { $seat } behält { $to } Gold
told-room-pays = { $room }: { $seat } kassiert { $by } Gold
told-room-costs = { $room }: { $seat } zahlt { $by } Gold
told-room-heals = { $room }: { $seat } bekommt { $by } Gesundheit zurück
told-room-hurts = { $room }: { $seat } verliert { $by } Gesundheit
told-hand = { $seat } hat auf der Hand: { $hand }
told-drew = { $seat } zieht { $cards }
told-take = { $seat }: nimm { $cards }
told-drew-open = { $seat } zieht { $cards } offen
told-gave-back = { $seat } gibt { $cards } zurück
told-races = { $count ->
    [0] { $seat } ist ein Mensch
   *[other] { $seat }: { $kinds }
  }
told-classes = { $count ->
    [0] { $seat } hat keine Klasse
   *[other] { $seat }: { $kinds }
  }
told-classes-gone = { $seat } verliert { $kinds }
told-female = { $seat } ist jetzt weiblich
told-male = { $seat } ist jetzt männlich
told-no-sex = { $seat }: Geschlecht bleibt offen
told-bonus-up = Kampfbonus von { $seat }: { $by } mehr
told-bonus-down = Kampfbonus von { $seat }: { $by } weniger
told-bonus = { $seat } hat einen Kampfbonus von { $to }
told-big = { $seat } schleppt { $to ->
    [0] keinen weiteren Großen Gegenstand
    [one] einen weiteren Großen Gegenstand
   *[other] { $to } weitere Große Gegenstände
  }
told-gear = { $seat } hat { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
  } auf der Liste
told-gear-new = Neu bei { $seat }: { $item }
told-gear-new-plain = Neu bei { $seat }: ein { $big ->
    [0] Gegenstand
   *[other] Großer Gegenstand
  }, { $bonus }
told-gear-gone = Nicht mehr bei { $seat }: { $item }
told-level-bought = { $seat } kauft eine Stufe ({ $from } auf { $to })
told-level-sold = { $seat } verkauft für { $by ->
    [one] eine Stufe
   *[other] { $by } Stufen
  } (von { $from } auf { $to })
told-hand-sold = { $seat } verkauft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } von der Hand
told-gear-sold = { $seat } verkauft { $item }
told-cards-sold = { $seat } verkauft { $cards } aus der Hand
told-gear-packed = { $seat } packt ein: { $item }
told-gear-unpacked = { $seat } packt aus: { $item }
told-gear-cheat = { $seat } schummelt: { $item }
told-condition = { $seat }: { $text }
condition-move = { $by } Bewegung
condition-bonus = { $by } im Kampf
condition-dice = { $by } Würfel im Kampf
condition-hands = { $by } { $count ->
    [one] Hand
   *[other] Hände
  }
condition-run = { $by } beim Weglaufen
condition-no-pick-up = hebt nichts auf
condition-may-search = darf überall suchen
condition-link-cost = jede Verbindung kostet { $count }
condition-unnamed = ein Zustand
told-over = { $seat } hat „{ $text }“ hinter sich
told-lifted = { $seat } schüttelt es ab
told-named = { $colour } heißt jetzt { $name }
told-died = { $seat } stirbt
told-died-lies = { $room }: Hier liegt alles, was { $seat } hatte. Wer’s findet, behält’s.
told-revived = { $seat } lebt wieder
told-revived-hand = { $seat } bekommt eine neue Hand
told-stood = { $seat } steht jetzt hier: { $room }
told-walked = { $seat } geht nach { $side }: { $room } ({ $link })
told-walked-all = { $seat } verbraucht alle Bewegung und geht nach { $side }: { $room } ({ $link })
told-ventured = { $seat } erkundet den { $side } ({ $link })
told-ventured-all = { $seat } verbraucht alle Bewegung und erkundet den { $side } ({ $link })
told-turned-back = Kein Durchkommen: { $seat } bekommt die Bewegung zurück
told-searched = { $room }: { $seat } durchsucht alles
told-found = { $seat } kommt beim Suchen auf { $result }

told-room-placed = Neu im Dungeon: { $room }
told-room-moved = { $room } zieht um
told-room-flipped = Ein Raum wird umgedreht: jetzt { $room }
told-room-flipped-from = { $before } wird umgedreht: jetzt { $room }
told-room-printed = { $room }: Angaben notiert
told-arrow = { $room }: { $colour } zeigt nach { $side }
told-arrow-none = { $room }: kein Pfeil in { $colour }
told-arrow-unknown = { $room }: Der Pfeil in { $colour } ist wieder offen
told-room-gone = { $room } fliegt aus dem Dungeon
told-link = { $room }, { $side }: { $link }
told-ransacked = { $room }: Durchwühlt
told-looted-out = { $room }: Ausgeplündert
told-unmarked = { $room }: kein Suchmarker
told-pile-letter = { $room }: Hier liegt Haufen { $letter }{ $gold ->
    [0] {""}
   *[other] , dazu { $gold } Gold
  }
told-pile = { $room }: { $gold } Gold liegen herum
told-pile-gone = { $room }: Hier liegt nichts mehr
told-tiles-gone = Der Dungeon ist fertig erkundet

told-monster-placed = { $room }: { $monster } taucht auf
told-sent-in = { $seat } schickt { $monster } dazu
told-monster-met = { $monster } steht vor { $seat }
told-monster-comes = { $monster } taucht auf
told-monster-moved = { $monster } zieht weiter: { $room }
told-based = { $monster } steht auf einem Fuß in { $colour }
told-monster-card = { $monster }: Angaben notiert
told-monster-figures = { $monster }: { $figures }
footprint-ordinary = normaler Fußabdruck
figure-level = Stufe { $count }
figure-dice = { $count } Würfel
figure-worth = { $count ->
    [one] bringt 1 Stufe
   *[other] bringt { $count } Stufen
  }
figure-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
  }
cards-treasure = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
  }
cards-dxm = { $count } DxM
cards-door = { $count ->
    [one] 1 Türkarte
   *[other] { $count } Türkarten
  }
cards-monster = { $count } Monster
gold-count = { $count } Gold
told-enhanced = { $monster }: { $name }, { $what }
told-enhanced-again = { $monster }: { $what }
told-enhanced-plain = { $monster }: { $name }
adds-level = Stufe { $by }
adds-strength = { $by } im Kampf
adds-treasures = { $by } { $count ->
    [one] Schatz
   *[other] Schätze
  }
adds-worth = { $by } { $count ->
    [one] Stufe
   *[other] Stufen
  } fürs Töten
adds-size = Größe { $by }
told-enhancer-struck = { $monster }: { $name } ({ $what }) ist gestrichen
told-enhancer-struck-plain = { $monster }: { $name } ist gestrichen
told-enhancers = { $monster }: Verstärker, zusammen { $level }
told-monster-killed = { $monster }: besiegt und weg
told-monster-freed-base = { $monster } verzieht sich: Der Fuß wird gebraucht
told-monster-gone = { $monster } verlässt den Dungeon
told-monster-left = { $monster } ist aus dem Kampf
told-marched = { $colour } gewürfelt: { $moving ->
    [0] { $why ->
        [nobody] kein Monster da, also zieht keins
        [lurking] sie lauern, also zieht keins
        [target] alle sind schon bei ihrem Ziel, also zieht keins
        [arrow] wo sie stehen, gibt’s keinen Pfeil in { $colour }, also zieht keins
        [unknown] ihre Pfeile hat keiner gesagt. Standies, die am Tisch gezogen sind, kommen dahin, wo sie stehen
        [blocked] da geht es nicht durch, also zieht keins
        [entrance] hinter dem Eingang ist kein Raum, also lässt er kein Monster rein, und keins zieht
        [beyond] hinten ist der Eingang zu, also lässt er kein Monster rein, und keins zieht
        [circle] der Weg führt nur dahin zurück, wo sie stehen, also zieht keins
       *[mixed] keins zieht
      }
    [one] { $all ->
        [one] das einzige Monster zieht
       *[other] 1 von { $all } Monstern zieht
      }
   *[other] { $stay ->
        [0] { $moving ->
            [2] beide Monster ziehen
           *[other] alle { $moving } Monster ziehen
          }
       *[other] { $moving } von { $all } Monstern ziehen
      }
  }
told-nobody-marches = Kein Monster da, also zieht keins. Gewürfelt wird trotzdem: Die Farbe zieht eine DxM-Karte
told-stays-put = { $monster }: { $why ->
    [lurking] lauert
    [target] ist schon am Ziel
    [arrow] kein Pfeil in { $colour }
    [unknown] keiner kennt den Pfeil
    [blocked] da geht es nicht durch
    [entrance] hinter dem Eingang ist kein Raum, also lässt er kein Monster rein
    [beyond] hinten ist der Eingang zu, also lässt er kein Monster rein
   *[circle] der Weg führt nur dahin zurück, wo es steht
  }
told-unmarched = Alle Monster zurück auf ihren Platz
told-ticked = Auf dem Tisch versetzt: { $monster }
told-all-moved = Auf dem Tisch alle versetzt

did-power = { $class } im Einsatz
did-room-deal = Ein Handel
did-ask-help = { $seat } wird um Hilfe gebeten
did-cards = Die gewählten Karten
did-took-one = Eine Karte von der Leiche
did-pick-up = { $seat } hebt etwas auf
did-none-left = { $seat } hat keine Gegner mehr
did-still-win = { $seat } sagt: „Trotzdem gewonnen!“
did-still-run = { $seat } läuft weg
did-pass = { $seat } passt
did-shared-out = Alles aufgeteilt: { $seat }
did-curse = { $name } trifft { $seat }
did-deal = { $seat } macht einen Handel
did-search = { $seat } sucht
did-loot-room = { $seat } plündert den Raum
did-buy-level = { $seat } kauft { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  }
did-sell-level = { $seat } verkauft für { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
  }
did-heal = { $seat } tauscht eine Stufe gegen Gesundheit
did-swap = { $seat } und { $to } tauschen
did-give = { $seat } gibt { $to } etwas
did-give-item = { $seat } gibt { $to }: { $item }
did-give-bonus = { $seat } gibt { $to } +{ $bonus }
did-time-up = Zeit um! Die höchste Stufe gewinnt
did-by-the-book = Hausregeln alle wieder wie üblich
did-links = Verbindungen: { $room }
did-run = { $seat } läuft nach { $side } weg
did-run-first = { $seat } weicht zuerst aus: { $monster }
did-exit = { $room }, { $side }: ein Raum dahinter
did-charity = Milde Gabe von { $seat }
did-roll = Die Würfel
did-win = Der Sieg
did-win-after-all = Der Kampf wurde doch gewonnen: { $who }
did-lose-after-all = Der Kampf ging doch verloren: { $who }
did-roll-of = { $seat } würfelt { $faces }
did-lurker = Ein Monster in einem leeren Raum
did-effects = Was eine Karte anrichtet
did-amend = Eine Korrektur
did-ready = Bereit zum Würfeln
did-fight = Wie der Kampf ausging
did-bad-stuff = Schlimme Dinge: { $monster }
did-play-card = Ausgespielt: { $card }
did-bot = Neue Besetzung für { $seat }
did-end-turn = Ende des Zugs
did-all-ready = Alle so weit
did-done = Erledigt
did-nothing-left = Nichts mehr zu ziehen
did-jump = Weiter mit: { $phase }
did-reroll-card = Eine Karte macht { $colour } daraus
did-reroll-mistake = Es war { $colour }
did-by-hand = Haben wir selbst gemacht
did-skip = Übersprungen
did-no = Gepasst
did-answer = Eine Antwort
did-leave = { $seat } geht
did-left = { $seat } ist gegangen
did-something = Eine Änderung

# Wege der Monster, Schritt für Schritt.

step-arrow = Pfeil in { $colour } nach { $side }: { $room }
step-contrary = Störrisch gegen den Pfeil nach { $side }: { $room }
step-fast = Schnell, also noch ein Raum nach { $side }: { $room }
step-entrance = Durch den Eingang geradeaus nach { $side }: { $room }
step-gap = Über die Lücke nach { $side }: { $room }
step-edge = Nach { $side } über den Rand, drüben wieder herein: { $room }

stop-lurking = { $room }: lauert und rührt sich nie von selbst
stop-target-here = { $room }: bleibt hier beim Ziel
stop-target-reached = { $room }: Hab dich! Ziel gefunden
stop-no-arrow = { $room }: kein Pfeil in { $colour }
stop-unknown-arrow = { $room }: Den Pfeil in { $colour } kennt keiner
stop-blocked-link = { $room }: Wo der Pfeil in { $colour } hinzeigt, ist kein Durchkommen
stop-would-retrace = { $room }: Schluss, sonst ginge es wieder zurück
stop-entrance-blocked = { $room }: Schluss, hinter dem Eingang geht es geradeaus nicht weiter
stop-slow = { $room }: Langsam, nach einem Raum ist Schluss
stop-fast-done = { $room }: Schnell, aber den Extraraum gab es schon

part-move-tokens = Bewegungsmarker
part-condition = Zustand
part-kinds = Rasse und Klasse
part-big-items = Große Gegenstände ab dem zweiten

odd-monster-in-entrance = { $monster } steht im Eingang, wo kein Monster stehen bleiben darf
odd-no-base = { $monster } hat keinen Fuß
odd-too-many-bases = { $count ->
    [one] 1 Monster steht
   *[other] { $count } Monster stehen
  } auf einem Fuß in { $colour }; im Karton sind nur drei
odd-not-on-map = { $seat } steht in keinem Raum auf der Karte
odd-health = Bei { $seat } passt die Gesundheit nicht: tot mit roten Markern oder lebendig ohne

# Ein Kampf.

told-helps = { $seat } hilft
told-alone = Am Ende hilft doch keiner
told-declined = { $seat } schlägt das Angebot aus
told-term = { $who }: { $name }, { $amount }
told-term-plain = { $who }: { $amount }
term-strength = { $by }
term-dice = { $by } Würfel
told-term-struck = { $who }: { $name } zählt nicht
told-term-struck-plain = { $who }: { $amount } zählt nicht
told-treasures-unknown = { $monster }: Wie viele Schätze es gibt, hat keiner gesagt, also zählt 1. Sagt die Karte was anderes, nehmt so viele.
told-stands = { $seat } steht wieder auf den Beinen, mit leeren Händen
told-sold-high = { $seat } bekommt fürs beste Stück das Doppelte
told-sent = Raus aus dem Kampf, der Schatz bleibt da: { $monster }
told-sent-empty = Raus aus dem Kampf, ohne etwas dazulassen: { $monster }
told-slain = { $monster } ist auf der Stelle tot
told-left-alone = { $monster } wird in Ruhe gelassen
told-attacked = { $monster } wird auch angegriffen
told-claimed = { $seat } sagt: „Gewonnen!“
told-claimed-parted = { $seat } sagt „Gewonnen!“ und läuft dann weg vor: { $rest }
told-yields = { $seat } will weglaufen
told-stays = { $seat } läuft doch nicht weg
told-announced = Gleich wird gewürfelt
told-not-yet = Noch nicht gewürfelt
told-emptied = Keiner mehr da zum Kämpfen. Hat wer ein Monster für { $seat }?
told-not-won-yet = { $seat } hat noch nicht gewonnen
told-stopped = { $seat }: „Halt! Ich hab da noch was.“
told-turned = { $who }: Aus einer { $from } wird eine { $to }
told-ties-won = Gleichstand geht an die Munchkins
told-ties-lost = Gleichstand geht an die Monster
told-fight-won = Der Kampf ist gewonnen, { $ours } gegen { $theirs }
did-lost = Der Kampf ist verloren
told-fight-lost = Der Kampf ist verloren, { $ours } gegen { $theirs }
told-boss = { $monster } ist der Boss!
told-bargain = Abgemacht: Der Helfer bekommt { $what }
told-bargain-first = Abgemacht: Der Helfer bekommt { $what } und sucht zuerst aus
told-bargain-second = Abgemacht: Der Helfer bekommt { $what } und sucht als Zweiter aus
told-bargain-nothing = Abgemacht: Der Helfer will nichts dafür

told-stocked = Die Stapel sind gemischt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
told-unstocked = Die Karten liegen wieder auf dem Tisch
told-took-plus = { $seat } fleddert die Leiche von { $from }: Gegenstand mit { $what }, auf die Hand
told-took-item = { $seat } fleddert die Leiche von { $from }: { $what }, auf die Hand
told-took-this = { $seat } fleddert die Leiche von { $from }: { $what }
told-took-one = { $seat } fleddert die Leiche von { $from }: eine Karte
told-looted = { $seat } beerbt { $from }, ohne zu fragen: { $card }
did-open-door = { $seat } tritt eine Tür ein
told-behind-door = Hinter der Tür für { $seat }: { $cards }
did-throw-away = { $seat } wirft etwas weg
did-trouble = { $seat } sucht Ärger
told-shown = Offen für { $seat }: { $cards }
told-took = { $seat } nimmt { $cards }
told-turned-up = { $count ->
    [one] Ein Schatz wird aufgedeckt: { $cards }
   *[other] { $count } Schätze werden aufgedeckt: { $cards }
  }
told-picked = { $seat } sucht sich { $cards } aus
told-shed = { $seat } wirft { $cards } ab
told-passed = { $seat } gibt { $to } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
told-fetched = { $seat } nimmt { $card } aus der Ablage
told-reshuffled = { $deck }: Die Ablage ist gemischt und wieder der Stapel
told-recast = { $count ->
    [one] Der Würfel zeigt
   *[other] Die Würfel zeigen
  } jetzt { $faces }
told-recast-again = Ein Würfel wird noch mal gewürfelt

told-half-breed = { $seat } ist jetzt Halbblut
told-no-half-breed = { $seat } ist kein Halbblut mehr
told-super-munchkin = { $seat } ist jetzt Super-Munchkin
told-no-super-munchkin = { $seat } ist kein Super-Munchkin mehr
told-hands = { $seat } hat { $to ->
    [0] keine Hand
    [one] eine Hand
   *[other] { $to } Hände
  }
told-played-item = { $seat } legt { $name ->
    [unnamed] einen Gegenstand
   *[other] „{ $name }“
  } auf den Tisch
told-played-used = { $seat } benutzt { $name ->
    [unnamed] einen Einweg-Gegenstand
   *[other] „{ $name }“
  }
told-played-thrown = { $seat } wirft { $name ->
    [unnamed] einen Gegenstand
   *[other] „{ $name }“
  } in den Kampf
told-played-level = { $seat } spielt { $name ->
    [unnamed] eine Karte für eine Stufe
   *[other] „{ $name }“
  }
told-played-kind = { $seat } spielt { $name ->
    [unnamed] eine Rasse oder Klasse
   *[other] „{ $name }“
  }
told-played-curse = { $seat } hängt { $on } { $name ->
    [unnamed] einen Fluch
   *[other] den Fluch „{ $name }“
  } an
told-played-curse-by-none = { $seat } bekommt { $name ->
    [unnamed] einen Fluch
   *[other] den Fluch „{ $name }“
  } ab
told-played-enhancer = { $seat } spielt { $name ->
    [unnamed] eine Karte
   *[other] „{ $name }“
  } auf ein Monster
told-played-monster = { $seat } bringt noch ein Monster mit
told-played-cheat = { $seat } spielt { $name ->
    [unnamed] Schummeln
   *[other] „{ $name }“
  }
told-played-card = { $seat } spielt { $name ->
    [unnamed] eine Karte
   *[other] „{ $name }“
  }
told-no-effect = { $seat } hat nichts zu verlieren
told-averted = { $seat } wehrt den Fluch ab
told-power-works = { $seat } macht Ernst: { $class }!
told-power-fails = { $seat } wollte Ernst machen: { $class }. Wollte.
told-room-rule = { $room }: { $seat } liest die Regel des Raums
told-card-passed-to = { $monster }: Die Monsterkarte bekommt { $seat }
told-card-passed = { $monster }: Die Monsterkarte bekommt, wem der Fuß gehört
told-room-says = { $room }: { $text }
example-route = { $monster }: { $step }

# Wie eine Partie gelaufen ist, wenn sie vorbei ist.
story-line = Zug { $turn }: { $text }
story-turn = { $seat } geht in Führung und gibt sie nicht mehr her
story-turn-fight = { $foes } am Boden: { $seat } geht in Führung und gibt sie nicht mehr her
story-stab-sure = { $seat } beglückt { $main } mit „{ $name }“, und ein sicherer Sieg ist dahin
story-stab-sure-plain = { $seat } mischt sich bei { $main } ein, und ein sicherer Sieg ist dahin
story-stab = { $seat } beglückt { $main } mit „{ $name }“: Aus { $before } % werden { $after } %
story-stab-plain = { $seat } mischt sich bei { $main } ein: Aus { $before } % werden { $after } %
story-unlucky = { $seat } hat { $percent } % und verliert trotzdem { $ours } zu { $theirs }. Glückwunsch an: { $foes }
story-unlucky-tie = { $seat } hat { $percent } % und verliert bei Gleichstand, { $ours } zu { $ours }. Glückwunsch an: { $foes }
story-lucky = { $seat } hat { $percent } % und gewinnt trotzdem { $ours } zu { $theirs }. Beileid an: { $foes }
story-march = { $monster } marschiert { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
  } am Stück, ganz ohne Pinkelpause
story-great = { $foes } am Boden: { $seat } gewinnt { $ours } zu { $theirs }
story-death = { $seat } stirbt
story-boss-lost = { $seat } greift nach dem Sieg und verliert. Glückwunsch an: { $foes }
story-curse = { $seat } verflucht { $on } mit „{ $name }“, und etwas ist weg
story-curse-plain = { $seat } verflucht { $on }, und etwas ist weg
story-deaths = { $seat } stirbt schon wieder: insgesamt { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
  }
story-end-helped = { $foes } am Boden, { $ours } zu { $theirs }: { $helper } hat { $seat } nur geholfen und gewinnt damit das Spiel.
story-end-fight = { $foes } am Boden: { $seat } gewinnt { $ours } zu { $theirs }. Aus die Maus.
story-end-monsters = Alle tot, und zwar gleichzeitig. Die Monster schmeißen eine Party.
# Was man am Tisch vergleicht, wenn die Karten wieder im Karton sind.
record-helped = Gewonnen durch Mithelfen: Stufe { $level }
record-level = Ganz klassisch gewonnen: mit Stufe { $level }
record-god = Gewonnen: G.O.D. verhauen
record-length = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }{ $hours ->
    [0] { $minutes ->
        [0] {""}
       *[other] , { $minutes } min
      }
   *[other] , { $hours } h { $minutes } min
  }
record-fight = Größter Sieg: { $who }, { $ours } zu { $theirs } in Zug { $turn }
record-fight-helped = Größter Sieg: { $who } und { $helper }, { $ours } zu { $theirs } in Zug { $turn }
record-kills = Die meisten Monster erlegt: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }
record-helps = Am meisten mitgesiegt: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
  }
record-deaths = Am öftesten gestorben: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }-mal
record-lost = Die meisten Kämpfe verloren: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }
record-stabs = Die meisten Dolchstöße: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }
record-curses = Die meisten Flüche verteilt: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }
record-stops = Am öftesten „Halt!“ gebrüllt: { $who }, { $several ->
    [one] {""}
   *[other] je{" "}
  }{ $count }-mal
story-dice = { $average } pro Würfel
story-time = { $minutes } min

title-backstabber = Dolchstoß vom Dienst
    .why = Hat die meisten Kämpfe versaut
title-sidekick = Freundschaft gegen Rechnung
    .why = Hat am öftesten beim Siegen geholfen
title-martyr = Stammgast im Jenseits
    .why = Ist am öftesten gestorben
title-witch = Fluchautomat
    .why = Hat die meisten Flüche verteilt
title-slayer = Schädlingsbekämpfung
    .why = Hat die meisten Monster erlegt
title-explorer = Türöffner
    .why = Hat die meisten Räume aufgemacht
title-runner = Marathon-Munchkin
    .why = Hat die meisten Kämpfe verloren
title-miser = Sparschwein
    .why = Hat das meiste Gold übrig
title-lucky = Liebling der Würfel
    .why = Hat am besten gewürfelt
title-hacker = Root-Zugriff
    .why = Hat die meisten Karten gehackt
title-giant = Großwildjagd
    .why = Hat das größte Vieh am Tisch erledigt
title-winner = Kam, um zu gewinnen
    .why = Und hat’s getan. Nervig, oder?
title-moral = Moralische Unterstützung
    .why = War für alle da. Nur da.
title-tourist = Feriengast
    .why = Kam wegen der Schätze, blieb wegen der Chips
title-furniture = Gehört zum Inventar
    .why = Zwischen den Stühlen kaum aufgefallen
title-bystander = Unschuldiger Zaungast
    .why = Hat alles gesehen und nichts getan
title-enigma = Großes Rätsel
    .why = Hatte einen Plan. Welchen, erfahren wir nie.
title-sport = Fairnesspokal
    .why = Hat kein einziges Mal den Tisch umgeworfen
title-unlucky = Im Krieg mit den Würfeln
    .why = Hat am schlechtesten gewürfelt

# Was Monsterkarten sonst noch sagen.

told-spares = { $monster } ist zu faul, { $seat } nachzulaufen
told-hurts = { $monster } lässt { $seat } ziehen, aber nicht ungeschoren
told-instructs = { $card } hat { $seat } noch was zu sagen
told-drove-off = { $seat } macht einen Schritt nach vorn, und { $monster } ist weg
told-friendly = { $card } mag { $seat } und kämpft nicht
told-theft = { $seat } will bei { $from } klauen: { $item }
told-stole = { $seat } kommt damit davon
told-caught-stealing = { $seat } wird beim Klauen erwischt, die Hand in der falschen Tasche
told-wants = { $seat } will { $card } aus der Ablage

told-compelled = { $seat } muss helfen, ob’s passt oder nicht
told-withdrew = { $seat } steigt aus: Keiner muss anderen zum Sieg verhelfen
told-called-off = Der Kampf fällt aus. Alle gehen mit leeren Händen heim
told-shows-hand = { $seat } zeigt die ganze Hand: { $cards }
told-shows-hand-on-table = { $seat } zeigt die ganze Hand
told-shares = { $seat } gewinnt mit, falls das hier der Sieg ist

told-gear-traded = { $seat } und { $other } tauschen: { $gone } gegen { $got }
told-gear-swapped = { $seat } tauscht: { $gone } gegen { $got }

# Eine Tat, so dass sie allein versteht, wer sie verpasst hat.
recap-helps = { $seat } hilft { $main } gegen { $foes }
recap-where = { $text } ({ $main } gegen { $foes })
recap-lost = Gegen { $foes } reicht’s nicht für { $seats }: { $ours } zu { $theirs }
recap-beat = Sieg über { $foes }: { $seats }
recap-beats = { $seat } besiegt { $foes } und steigt { $by ->
    [one] eine Stufe
   *[other] { $by } Stufen
  } auf ({ $from } auf { $to })
recap-helped = { $seat } hilft { $main } gegen { $foes } und steigt { $by ->
    [one] eine Stufe
   *[other] { $by } Stufen
  } auf ({ $from } auf { $to })
recap-stole = { $seat } klaut { $from } { $named ->
    [0] einen Gegenstand
   *[other] „{ $item }“
  }
recap-caught = Erwischt: { $seat } wollte { $from } { $named ->
    [0] einen Gegenstand
   *[other] „{ $item }“
  } klauen
recap-by = { $text }, durch „{ $name }“
