### Handys, die eine Hand halten: die Seite auf dem Handy, und was das Tablet dazu sagt.

# Die Seite, bevor sie eine Hand hält.
phone-title = Standie, deine Hand
phone-code = Die sechs Ziffern vom Tablet
phone-come-in = Lass mich mitspielen
phone-join-hint = Die Ziffern deines Platzes stehen auf dem Tablet: Menü, dann Handys.
phone-six = Es sind sechs Ziffern, und sonst nichts. Sie stehen auf dem Tablet.
phone-wrong = Kein Platz hat diese Ziffern. Schau noch mal aufs Tablet.
phone-taken = Mit diesen Ziffern steht schon jemand vor der Tür. Das Tablet wird gerade gefragt.
phone-knocked-for = Du willst die Hand von { $seat }. Am Tablet muss noch jemand Ja sagen.
phone-not-mine = Nicht mein Platz
phone-closed = Das war einmal zu viel geraten. Am Tablet muss dich wieder jemand reinlassen.
phone-knocked = Das Tablet will wissen, ob du es wirklich bist. Dort muss jemand Ja sagen.
phone-gone = Standie ist gerade nicht zu erreichen. Deine Hand liegt sicher auf dem Tablet.
phone-left = Am Tablet haben sie diesen Tisch verlassen. Deine Hand liegt sicher dort. Kommen sie wieder, bist du auch wieder dabei.
phone-without = Das Tablet spielt jetzt ohne Handys. Deine Hand liegt wieder dort.
phone-soon = Nicht so hastig! Der Knopf war gerade erst da. Wenn du ihn meinst, tipp noch mal.
phone-refused = Der Tisch war schneller als dein Finger. So steht es jetzt.
phone-odd = Das stand nicht zur Auswahl.
phone-thrown-out = Das Tablet hat dieses Handy rausgeworfen. Deine Hand liegt wieder dort. Zurück geht’s mit den neuen Ziffern deines Platzes.
phone-turned-away = Am Tablet hieß es, das bist du nicht. Dein Platz hat jetzt neue Ziffern: Versuch es mit denen.
phone-anew = Standie hört wieder zu, aber auf neue Ziffern. Deine stehen auf dem Tablet.

# Die Seite, die eine hält.
phone-yours = Du bist dran.
phone-hand-title = Deine Hand
phone-hand-none = Keine Karten. Leichtes Gepäck.
phone-fight-title = Der Kampf
phone-others = Alle anderen
phone-own = Du
phone-news = Was gerade war
phone-earlier = Und davor
phone-hand-rest = Der Rest deiner Hand
phone-more = Was sonst noch geht
phone-claim = Moment, ich denk nach!
phone-pass = Ich nicht
phone-passed = Du hast gepasst. Doch noch was? Einfach tippen.
phone-claimed = Du hast was: Gleich bist du dran.
phone-peace = { $turn ->
    [yes] Passt bis zu deinem Zug. Mich wieder fragen
   *[no] Passt bis zum nächsten Kampf. Mich wieder fragen
  }
phone-runs = Du läufst gleich los. Spielst du vorher noch was?
phone-run = Nichts, ich lauf
phone-goods = { $item }: { $says }
phone-time = { $seconds ->
    [one] Eine Sekunde für alle, um was zu sagen.
   *[other] { $seconds } Sekunden für alle, um was zu sagen.
}
phone-why = { $seat }: „{ $why }“
phone-played = { $seat } hat „{ $card }“ gespielt.
phone-die = { $what }: { $faces }
phone-throws = { $who } { $faces }
phone-base = Es geht um { $monster }.
phone-base-whose = { $seat } ({ $colour })
phone-helping = Du hilfst { $seat }.
phone-helping-later = { $seat } sagt, wann. Bevor es zählt, wirst du gefragt, ob du was spielst.
phone-meanwhile = { $seat } überlegt noch. Spiel ruhig, was du willst.
phone-meanwhile-turn = { $seat } ist dran. Was jederzeit geht, geht auch jetzt.
phone-meanwhile-later = Erst muss { $seat } das klären. Danach kannst du wieder dazwischenfunken.
phone-helped = Bevor es zählt, darf auch { $seat } noch Karten spielen.
phone-waits = { $seat } ist dran.
phone-break-in = Ich hab was!
phone-break-in-none = Nichts, was jetzt ginge. Guck einfach geheimnisvoll.
phone-quiet = Das Telefon von { $seat } meldet sich nicht: Es schläft oder ist außer Reichweite.
phone-waits-for = Es fehlen noch { $seats }.
phone-waits-charity = { $seat } hat zu viele Karten und sucht aus, was weggeht.
phone-waits-corpse = { $seat } durchsucht gerade die Taschen der Leiche: { $dead }.
phone-waits-corpse-mine = Du bist tot. { $seat } durchsucht gerade deine Taschen.
phone-waits-end = { $seat } macht noch den Zug fertig.
phone-waits-opening = { $seat } legt noch die Starthand aus.
phone-waits-turn = Gleich bist du am Zug. Spielt vorher noch jemand was? Es fehlen { $seats }.
phone-between = { $seat } hat da was. Danach bist du wieder dran.
phone-waits-help-you = { $seat } überlegt, ob du Hilfe bekommst.
phone-waits-help = { $seat } überlegt, ob { $main } Hilfe bekommt.
phone-lets-in = Am Tablet kommen gerade Handys dazu. Danach geht’s weiter.
phone-undone = Am Tisch rückgängig gemacht.
phone-undone-what = Am Tisch rückgängig gemacht: { $what }.
phone-fixed = Am Tisch wurde etwas berichtigt.
phone-redone = Am Tisch wiederhergestellt.
phone-reads = Am Tablet schlägt jemand was nach. Danach geht’s weiter.
phone-offer = { $seat } bietet dir { $gets } für { $gives }. Abgemacht?
phone-offered = Du bietest { $gets } für { $gives }.
phone-offer-nothing = gar nichts
phone-drew = Neu in deiner Hand: { $cards }.
phone-new = neu
phone-open = Keiner zu Hause. Schau, was die so herumliegen lassen.
phone-lent = Du spielst gerade am Tablet.
phone-lent-open = Deine Hand liegt offen auf dem Tablet.
phone-fetch = Zurück auf dieses Handy
phone-waits-table = Das Tablet ist gefragt.
phone-over = Es ist vorbei. { $ending }
phone-sheds = { $count ->
    [one] Eine Karte muss weg. Welche?
   *[other] { $count } Karten müssen weg. Welche?
}
phone-spares = Oder spiel erst noch was: Was gespielt ist, muss nicht weg.
phone-give = { $count ->
    [one] Weg damit
   *[other] Weg mit ihnen
}
phone-level = Stufe { $level } von { $top }
phone-health = Leben { $red } von { $max }
phone-moves = Bewegung übrig: { $moves }
phone-dice = Würfel: { $ours } gegen { $theirs }
phone-lies-won = So, wie es liegt: gewonnen
phone-lies-lost = So, wie es liegt: verloren
phone-gold = { $gold } Gold
phone-play = Ausspielen
phone-fight-it = Kampf!
phone-send-in = Rein damit
phone-sure = Wirklich? { $what }
phone-keep = Behalten
phone-level-self = Eine Stufe für dich
phone-level-up = Eine Stufe für { $whom }
phone-curse = { $whom } verfluchen
phone-cursed = Ein Fluch, und nichts von dir hält ihn auf.
phone-for-others = Für jemand anderen
phone-waste = Verschwenden
phone-mark = Die hier
phone-paid = { $what }, { $pays }
phone-pays = mit { $cards }
phone-pays-hand = mit deiner ganzen Hand
phone-pays-ten = mit einem Wurf bis zu deiner Stufe
phone-send-away = { $monster } wegschicken{ $stays ->
    [yes] : der Schatz bleibt
   *[other] {""}
}
phone-steal = Bei { $seat } klauen: { $item }{ $least ->
    [1] {""}
   *[other] {" "}(ab { $least }, sonst eine Stufe weg)
}
phone-ways = { $what }: { $whom }
phone-would = { $seat } würde helfen. { $terms }: abgemacht!
phone-want = { $terms }, dann helf ich
phone-hack = Mit eigenen Karten hacken
phone-sell = Eine Stufe kaufen
phone-sale = Was verkaufst du für eine Stufe?
phone-never-mind = Doch nicht
phone-trade-with = Mit { $seat } tauschen
phone-trade = Ein Tausch mit { $seat }: Was wechselt den Besitzer?
phone-trade-none = { $seats } { $count ->
    [one] hat
   *[other] haben
  } nichts zum Tauschen ausliegen, und du auch nicht.
phone-trade-item = { $who }: { $item }
phone-trade-offer = Das anbieten
phone-trade-back = { $seat } hat es sich anders überlegt.
begun-trade = Da kam was dazwischen: Den Tausch mit { $seat } musst du noch mal anbieten.
begun-offer = Da kam was dazwischen: Das Angebot von { $seat } gilt nicht mehr.
begun-sale = Da kam was dazwischen: Fang den Verkauf noch mal an.
begun-hack = Da kam was dazwischen: Fang den Hack noch mal an.
phone-trade-asks = { $seat } überlegt noch.
phone-row-own = Deine Karte in der Matrix
phone-row-all = Die ganze Matrix
phone-row-here = Hier: { $seats }
phone-row-turn = { $seat } ist am Zug.
phone-row-turn-mine = Du bist am Zug.
phone-bonus-own = { $bonus } durch deine Ausrüstung
phone-bonus = { $bonus } durch Ausrüstung
phone-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
phone-dead = tot
phone-items = Trägt { $items }
phone-items-idle = Eingepackt oder gerade nutzlos: { $items }
phone-fight = { $seat } gegen { $monsters }
phone-helps = { $seat } hilft.
phone-totals = { $ours } zu { $theirs }
phone-chance = { $percent } % zu gewinnen

# Was das Tablet sagt.
menu-phones = Handys
phones-title = Hände auf Handys
phones-why = Wer hier sitzt, kann die Karten auf dem eigenen Handy halten. Das Tablet bleibt der Tisch.
phones-safe = Nur Handys im selben WLAN sehen die Seite, und nur solange das hier an ist. Nimm ein WLAN, dem du traust.
phones-open = Handys reinlassen
phones-done = Alle da: weiter geht’s
phones-close = Alle Handys hinauswerfen
phones-address = Auf dem Handy öffnen:
phones-scan = oder die Kamera auf das eigene Quadrat richten.
phones-digits = dann { $code } eintippen
phones-knocks = Ein Handy will die Hand von { $seat }. Stimmt das?
phones-yes = Ja, das bin ich
phones-no = Nie gesehen
phones-in = { $seat } hält die Hand auf einem Handy.
phones-out = Rauswerfen
phones-found = Die Handys sind wieder dabei.
phones-astray = Hier waren Hände auf Handys: Lasst sie wieder rein.
phones-guessed = Jemand hat Ziffern geraten. Niemand kommt rein, bis du es sagst.
phones-again = Neue Ziffern austeilen
phones-no-network = Dieses Tablet ist in keinem Netz. Erst ins WLAN, dann noch mal.
phones-failed = Handys kommen nicht rein: { $what }
phones-trade = { $from } bietet { $to } einen Tausch an.
phones-relay = { $seat } entscheidet auf dem Handy.
phones-quiet = Das Telefon von { $seat } meldet sich nicht: Es schläft oder ist außer Reichweite. Weckt es auf, oder spielt hier.
phones-quiet-in = Das Telefon von { $seat } meldet sich nicht. Aufwecken und die Seite neu laden; hilft das nicht, rauswerfen und neu hereinlassen.
phones-here = { $seat } hier spielen
phones-back = Zurück aufs Handy
phones-offer = { $seat }! { $offer }
