# Warum jemand, den die App spielt, zuletzt getan hat, was zu sehen war.

bot-why-only = Was soll ich sonst machen?
bot-why-split = Lieber eins von denen als gar keins.
bot-why-nothing = Da halt ich mich raus.
bot-why-end = So, das reicht mir.
bot-why-search = Unterm Teppich liegt doch was.
bot-why-walk = Da drüben ist mehr zu holen.
bot-why-hunt = Das Vieh pack ich ({ $percent } %).
bot-why-boss = Zeit für den Boss ({ $percent } %).
bot-why-explore = Mal sehen, was dahinter ist.
bot-why-pick-up = Wer’s findet, behält’s.
bot-why-buy = Wozu hat man denn Gold?
bot-why-heal = Ich häng am Leben.
bot-why-deal = Das nenn ich ein Schnäppchen.
bot-why-wear = Kleider machen Sieger.
bot-why-belt = An den Gürtel, da ist es griffbereit.
bot-why-pack = Ab in den Rucksack. Man weiß ja nie.
bot-why-use = Wann, wenn nicht jetzt?
bot-why-level-card = Geschenkten Stufen schaut man nicht ins Maul.
bot-why-kind = Irgendwas muss man ja sein.
bot-why-power = Jede Karte wert.
bot-why-curse = Dir ging’s einfach zu gut.
bot-why-card = Die juckt mich schon ewig in den Fingern.
bot-why-roll = Besser wird’s nicht ({ $percent } %).
bot-why-pass = Meine heb ich mir auf.
bot-why-more = Wartet’s nur ab. Am Ende sind’s { $percent } %.
bot-why-boost = Macht jetzt { $percent } %.
bot-why-hinder = Nur noch { $percent } %. Gern geschehen.
bot-why-turn = Ein Würfelchen nur …
bot-why-ask = Zu zweit sind’s { $percent } %.
bot-why-help = Die Quote gefällt mir ({ $percent } %).
bot-why-decline = Und was hab ich davon? Eben.
bot-why-hopeless = Dann verlieren wir bloß beide.
bot-why-avert = Heute nicht, danke.
bot-why-suffer = Ich kenn Schlimmeres.
bot-why-run = Da lang! Lauf!
bot-why-ditch = Ohne die Karre bin ich schneller. Tschüss!
bot-why-run-first = Das fiese zuerst, solange mein Glück hält.
bot-why-best = Das Beste davon, bitte.
bot-why-least = Das vermisst keiner.
bot-why-base = Da hängen Karten dran.
bot-why-place = Da steht’s allen anderen im Weg.
bot-why-pick = Das Beste vom ganzen Haufen.
bot-why-first = Wer zuerst greift, greift das Beste.

# Dasselbe an den Türen.

bot-why-door = Die Tür tritt sich nicht von allein ein.
bot-why-loot = Keiner da? Dann stört’s auch keinen.
bot-why-trouble = Leichter kommt man an keine Stufe.
bot-why-sell = Lieber eine Stufe als das ewige Schleppen.
bot-why-claim = Ich lieg vorn, und keiner hält mich auf.
bot-why-flee = Zu groß. Nichts wie weg!
bot-why-invite = Lieber halb gewonnen als ganz verdroschen.
bot-why-share = Da springt was für mich raus.
bot-why-ahead = Das dürfte reichen.
bot-why-stop = Da musste mal wer dazwischengehen.

# Gegen wen man spielt: der Name und eine Zeile, wie jemand so ist.

person-careful = Tante Obacht
person-careful-like = Kämpft nie ohne Plan, Ersatzplan und belegte Brote.
person-grabby = Ralf Raffke
person-grabby-like = Gibt dir die Hand und zählt dabei deine Ringe.
person-spiteful = Fräulein Veilchen
person-spiteful-like = Hebt die fiesesten Karten für deinen schönsten Moment auf.
person-reckless = Ritter Hoppla
person-reckless-like = Macht erst die Tür auf und liest dann das Schild.
person-haggler = Ede Ehrlich
person-haggler-like = Hilft allen, wenn der Preis stimmt. Plus Gebühren.
person-again = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
