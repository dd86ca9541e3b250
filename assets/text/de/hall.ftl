# Titel, die über die Spiele hinweg bleiben, und die Seite, an der sie hängen.

feat-fresh-meat = Frischfleisch
    .why = Das erste Spiel überstanden. Die Monster lassen grüßen.
feat-beginners-luck = Anfängerglück
    .why = Zum ersten Mal gewonnen. „Glück“, sagen alle, die verloren haben.
feat-getting-annoying = Wird langsam lästig
    .why = Drei Siege. Die Freunde merken allmählich was.
feat-uninvited = Ausgeladen
    .why = Zehn Siege. Der Spieleabend ist umgezogen, und keiner sagt, wohin.
feat-sofa = Kuhle im Sofa
    .why = Zehn Spiele. Das Sofa vergisst keins davon.
feat-sunlight = Was ist Sonnenlicht?
    .why = Fünfzig Spiele. Das ist die große Lampe da draußen.
feat-character = Charakterkopf
    .why = Dreimal am Stück verloren. Das stärkt den Charakter, bis er platzt.
feat-running-up = Wir haben’s kapiert
    .why = Mit vier Stufen Vorsprung gewonnen.
feat-by-a-nose = Um eine Nasenlänge
    .why = Eine Stufe Vorsprung. Aber was für ein Zinken!
feat-two-of-us = Geteilte Freude
    .why = Den Sieg geteilt. Beim Erzählen ist er schon wieder ganz.
feat-flat-broke = Völlig blank
    .why = Ohne ein einziges Goldstück gewonnen. Die Pizza zahlt wer anders.
feat-too-nice = Verdächtig nett
    .why = Gewonnen, ohne wem in den Rücken zu fallen. Was führst du im Schilde?
feat-knife-drawer = Messerset, fünfteilig
    .why = Anderen in einem Spiel fünf Kämpfe verdorben.
feat-pincushion = Nadelkissen
    .why = Fünf Kämpfe von Freunden verdorben bekommen. Von Freunden!
feat-ouch-won = Mehr habt ihr nicht drauf?
    .why = Dreimal den Dolch im Rücken und trotzdem gewonnen.
feat-loyalty-card = Stempelkarte
    .why = In einem Spiel dreimal gestorben. Der vierte Tod geht aufs Haus.
feat-feeling-better = Geht schon wieder
    .why = Erst gestorben, dann gewonnen. Die Ärzte sind ratlos.
feat-bubble-wrap = Luftpolsterfolie
    .why = Kein Kampf verloren, kein Tod, kein Sieg. Aber auch kein Kratzer.
feat-last-of-its-kind = Die Letzten ihrer Art
    .why = Zehn Monster in einem Spiel erlegt. Viel mehr gab’s davon nicht.
feat-monster-rights = Monsterschutzbund
    .why = Kein einziges erlegt. Sie sammeln schon für ein Denkmal.
feat-work-shy = Arbeitsallergie
    .why = Gewonnen mit höchstens zwei erlegten Monstern. Wer hat den Rest gemacht?
feat-turned-up = Teilnehmerurkunde
    .why = In einem Spiel sechs Kämpfe verloren und zum siebten wieder angetreten.
feat-tells-you = Das glaubt ihr nie
    .why = Einen Kampf mit höchstens 10 % gewonnen. Ihr werdet davon hören. Oft.
feat-how = Wie jetzt?
    .why = Einen Kampf mit mindestens 90 % verloren. Nein, ehrlich: Wie?
feat-that-die = Zeig mal den Würfel
    .why = Im Schnitt 4 oder mehr gewürfelt. Den ganzen Abend.
feat-not-personal = Liegt nicht an dir, liegt am Würfel
    .why = Im Schnitt 3 oder weniger gewürfelt. Bisschen liegt’s auch an dir.
feat-saving-up = Worauf sparst du?
    .why = Verloren, mit dem Gold für eine ganze Stufe in der Tasche.
feat-shoulder = Schulter zu vermieten
    .why = In einem Spiel drei Kämpfe mitgewonnen. Rechnung folgt.
feat-greetings = Schöne Bescherung
    .why = In einem Spiel drei Flüche verteilt. Der gute Wille zählt.
feat-estate-agent = Immobilienhai
    .why = In einem Spiel sechs Räume erschlossen. Alle mit Charme, die meisten mit Zähnen.
feat-your-turn = Wer ist dran?
    .why = In einem Spiel eine halbe Stunde gegrübelt. Du bist dran. Schon ewig.
feat-ground-floor = Erdgeschoss
    .why = Auf Stufe 1 fertig geworden. Ruhige Lage, barrierefrei.
feat-so-close = Noch nicht drüber weg
    .why = Bis Stufe 9 gekommen und verloren. Bloß nicht drauf ansprechen.
feat-called-off = Wir reden nicht darüber
    .why = Die Monster haben gewonnen. Offiziell: Abbruch wegen Regen.
feat-new-floor = Je größer, desto rums
    .why = Eine Gegenseite mit Stärke 30 besiegt. Der Fußboden musste neu.
feat-toaster = Vom Toaster besiegt
    .why = Letzter Platz. Und die anderen waren Software.
feat-full-house = Volles Haus
    .why = Zu sechst zu Ende gespielt. Geschummelt haben die anderen fünf.

hall-title = Ruhmeskühlschrank
hall-home = Ruhm
hall-empty = Noch hängt nichts am Kühlschrank. Spielt ein Spiel zu Ende: Alle kriegen was, verdient oder nicht.
hall-who = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }, { $wins ->
    [0] noch kein Sieg
    [one] ein Sieg
   *[other] { $wins } Siege
  }
hall-nobody = Spieler ohne Namen
hall-once = { $when }
hall-times = { $times } Mal, erstmals: { $when }
hall-where = { $name }, { $when }
hall-new = Neu: { $title }{ $left ->
    [0] {""}
   *[other] {" "}und { $left } mehr
  }
hall-open = Zum Kühlschrank
hall-left = Noch zu haben: { $count }
hall-recovered = Der Kühlschrank war nicht zu lesen und fängt leer an. Was dran hing, liegt noch hier: { $kept }.
hall-unwritten = Diese Titel bleiben nicht hängen: { $what }
