# Was die sagen, gegen die man spielt: wer, wann und welcher von fünf Sätzen. Gesprochen, unter sechzig Zeichen.
# Careful ist Tante Obacht, grabby Ralf Raffke, spiteful Fräulein Veilchen, reckless Ritter Hoppla, haggler Ede Ehrlich.

## Tante Obacht

# verdirbt jemandem den Kampf
talk-careful-stab-1 = Nimm’s nicht persönlich, Liebes. Ist nur Statistik.
talk-careful-stab-2 = Du hättest gewinnen und dir dabei wehtun können.
talk-careful-stab-3 = Ist nur zu deinem Besten. Na gut, zu meinem.
talk-careful-stab-4 = Langsam, Kindchen. Sonst wird dir noch schwindlig.
talk-careful-stab-5 = Vorsicht ist besser als dein Sieg.

# bekommt den Kampf verdorben
talk-careful-stabbed-1 = Und dir hab ich einen Helm gestrickt!
talk-careful-stabbed-2 = Ich bin nicht böse. Ich schreib’s nur auf.
talk-careful-stabbed-3 = Das erfährt deine Mutter.
talk-careful-stabbed-4 = Keine Suppe mehr für dich. Nie wieder.
talk-careful-stabbed-5 = Ich hatte so ein ungutes Gefühl. Das warst du.

# hilft nicht: ist eh verloren
talk-careful-refuse-1 = Bei { $percent } %? Ich hab einen Kuchen im Ofen.
talk-careful-refuse-2 = { $percent } %? Da sagen meine Knie nein, Liebes.
talk-careful-refuse-3 = { $percent } von hundert? Ich halt schon mal die Pflaster.
talk-careful-refuse-4 = { $percent } %? Da liest sich mein Testament lustiger.
talk-careful-refuse-5 = Bei { $percent } % schau ich lieber zu. Von zu Hause.

# hilft nicht: lohnt sich nicht
talk-careful-unpaid-1 = Und was kriegt das Tantchen, Liebes?
talk-careful-unpaid-2 = { $percent } %, wie schön. Für dich.
talk-careful-unpaid-3 = Bei meiner Rente kämpf ich doch nicht umsonst.
talk-careful-unpaid-4 = Nächstenliebe gern. Aber du sitzt so weit weg.
talk-careful-unpaid-5 = Ich riskier die Hüfte und du kriegst den Schatz?

# hilft
talk-careful-help-1 = Halt mal mein Strickzeug. Und das andere auch.
talk-careful-help-2 = Ich hab Feuchttücher, ein Seil und ein Ersatzseil.
talk-careful-help-3 = Stell dich hinter mich. Nein, weiter hinter mich.
talk-careful-help-4 = Extra dafür hab ich Brote geschmiert.
talk-careful-help-5 = Also gut, zusammen. Waren alle noch mal auf dem Klo?

# stirbt
talk-careful-death-1 = Ich sag doch, hier zieht’s.
talk-careful-death-2 = Sagt allen, ich hatte frische Wäsche an.
talk-careful-death-3 = Einmal lass ich das Seil daheim. Einmal!
talk-careful-death-4 = Macht bitte jemand meinen Ofen aus?
talk-careful-death-5 = Na so was. Das stand nicht auf der Liste.

# gewinnt um Haaresbreite
talk-careful-close-1 = Zu knapp. Ich setz mich und zähl meine Hüften.
talk-careful-close-2 = Mein Herz! Da steht doch „Vorsicht, Glas“ drauf!
talk-careful-close-3 = Das war spannender, als mein Arzt erlaubt.
talk-careful-close-4 = Und genau dafür trägt man ein Unterhemd.
talk-careful-close-5 = Wieder ein Jahr älter. Dabei hatte ich keins übrig.

# verliert haushoch
talk-careful-rout-1 = Wer ist hier eigentlich für die Würfel zuständig?
talk-careful-rout-2 = Und dafür bin ich aus dem Haus gegangen?
talk-careful-rout-3 = Ist es vorbei? Ich hatte die Augen zu.
talk-careful-rout-4 = Mein Schirm! Es hat meinen Schirm gefressen!
talk-careful-rout-5 = Beim Kaffeekränzchen kein Wort davon!

# steht eine Stufe unter der letzten
talk-careful-nine-1 = Eine unter der Spitze! Immer schön die Hand am Geländer.
talk-careful-nine-2 = Eile mit Weile. Das stick ich auf ein Kissen.
talk-careful-nine-3 = Nur noch eine! Da brauch ich einen größeren Helm.
talk-careful-nine-4 = Eine noch, dann leg ich die Füße hoch.
talk-careful-nine-5 = Nicht drängeln. Ich bin ja gleich oben.

# trifft den Boss
talk-careful-boss-1 = Ach herrje. Ist der satt?
talk-careful-boss-2 = Ich hatte gehofft, er ist kleiner. Und nicht da.
talk-careful-boss-3 = Erst Füße abtreten, dann fressen.
talk-careful-boss-4 = Machen wir’s kurz, mein Tee wird kalt.
talk-careful-boss-5 = Guten Tag, ich komme wegen des Lärms.

# findet einen Haufen Schätze
talk-careful-jackpot-1 = Huch! Und ich wollte nur Staub wischen.
talk-careful-jackpot-2 = Immer in der Sofaritze nachsehen.
talk-careful-jackpot-3 = Das kommt gleich unter die Matratze.
talk-careful-jackpot-4 = Wer’s findet, behält’s. Die anderen räumen auf.
talk-careful-jackpot-5 = So viel! Da hat niemand ordentlich gesucht.

# verflucht jemanden
talk-careful-curse-1 = Pardon, Liebes. Ich bin mit Absicht ausgerutscht.
talk-careful-curse-2 = Sieh’s als Grippeimpfung.
talk-careful-curse-3 = Es brennt nur, wenn du dich bewegst.
talk-careful-curse-4 = Das hab ich für schlechte Zeiten aufgehoben. Deine.
talk-careful-curse-5 = Du hast ein bisschen zu gesund ausgesehen.

# wird verflucht
talk-careful-cursed-1 = Das war kein Durchzug. Das war Absicht.
talk-careful-cursed-2 = In meinem Alter? Schäm dich.
talk-careful-cursed-3 = Hätt ich bloß das zweite Unterhemd angezogen.
talk-careful-cursed-4 = Jetzt hast du die Sofakissen erschreckt.
talk-careful-cursed-5 = Mögen deine Kekse weich werden.

# gewinnt das Spiel
talk-careful-victory-1 = Langsam, vorsichtig und zum Abendbrot daheim.
talk-careful-victory-2 = Gewonnen? Ich hab doch nur den Ausgang gesucht.
talk-careful-victory-3 = Sicherheit geht vor. Außer heute, da ging ich vor.
talk-careful-victory-4 = Leben alle noch? Schade. Ich meine: schön.
talk-careful-victory-5 = Wer will Kuchen? Gibt keinen. Ich hab gewonnen.

# verliert das Spiel
talk-careful-defeat-1 = Schön gespielt. Zieh dir was Warmes an.
talk-careful-defeat-2 = Ist doch nur ein Spiel. Das brennt bestimmt gut.
talk-careful-defeat-3 = Auf dem zweiten Platz sind wenigstens keine Monster.
talk-careful-defeat-4 = Ich hätte ja gewonnen, aber so viele Stufen!
talk-careful-defeat-5 = Ich hab dich gewinnen lassen. Schreib das auf.

## Ralf Raffke

# verdirbt jemandem den Kampf
talk-grabby-stab-1 = Den Sieg hast du doch gar nicht gebraucht, oder?
talk-grabby-stab-2 = Deine Beute hat mir zugezwinkert.
talk-grabby-stab-3 = Wenn ich’s nicht krieg, kriegst du Ärger.
talk-grabby-stab-4 = Lass beim Umfallen ruhig was Schönes liegen.
talk-grabby-stab-5 = Ich bin nicht gemein. Ich bin als Nächster dran.

# bekommt den Kampf verdorben
talk-grabby-stabbed-1 = He! Den Schatz hatte ich schon ausgegeben!
talk-grabby-stabbed-2 = Du kriegst eine Rechnung. Und eine für die Rechnung.
talk-grabby-stabbed-3 = Du schuldest mir was. Am liebsten Gold.
talk-grabby-stabbed-4 = Das zieh ich dir vom Erbe ab.
talk-grabby-stabbed-5 = Billig war das. Ich hätte was Teures verdient.

# hilft nicht: ist eh verloren
talk-grabby-refuse-1 = { $percent } %? Mein Geldbeutel hat gerade gelacht.
talk-grabby-refuse-2 = { $percent } %! In jedem Gully find ich mehr.
talk-grabby-refuse-3 = Bei { $percent } % will ich auch die Schuhe vom Monster.
talk-grabby-refuse-4 = { $percent } %? Ich fledder dann, was übrig ist.
talk-grabby-refuse-5 = Nur { $percent } %? Wer erbt deine Stiefel?

# hilft nicht: lohnt sich nicht
talk-grabby-unpaid-1 = { $percent } %, gern. Und mein Anteil?
talk-grabby-unpaid-2 = Mach mir die Taschen schwerer, dann frag noch mal.
talk-grabby-unpaid-3 = Umsonst? Das Wort kenn ich nicht.
talk-grabby-unpaid-4 = Mein Schwertarm geht nur mit Münzeinwurf.
talk-grabby-unpaid-5 = Ein Dankeschön klimpert nicht.

# hilft
talk-grabby-help-1 = Bin dabei! Die große Truhe ist meine!
talk-grabby-help-2 = Freundschaft! Und Beute. Na ja, Beute.
talk-grabby-help-3 = Für dich? Nein. Für das da? Ja.
talk-grabby-help-4 = Ich bring den Sack mit. Ich bring immer den Sack mit.
talk-grabby-help-5 = Rutsch mal rüber. Da drin liegt meine Beute.

# stirbt
talk-grabby-death-1 = Finger weg von meinem Zeug! FINGER WEG!
talk-grabby-death-2 = Ich seh ein Licht! Ist das Gold?
talk-grabby-death-3 = Begrabt mich damit. Grabt ein größeres Loch.
talk-grabby-death-4 = Da wühlt doch wer. Das spür ich.
talk-grabby-death-5 = Das letzte Hemd hat keine Taschen? Dann bleib ich!

# gewinnt um Haaresbreite
talk-grabby-close-1 = Knapp! Fast hätt ich was fallen lassen.
talk-grabby-close-2 = Um eine Münzbreite. Die Münze ist meine.
talk-grabby-close-3 = Egal, wie. Was ist in der Kiste?
talk-grabby-close-4 = Knapp gewonnen zahlt genauso gut.
talk-grabby-close-5 = Haltet mich fest! Nicht an den Taschen!

# verliert haushoch
talk-grabby-rout-1 = Na gut, das da darf sein Zeug behalten.
talk-grabby-rout-2 = Für dieses Monster will ich mein Geld zurück.
talk-grabby-rout-3 = Lauf! Nicht du, Gold. Du bleibst bei mir.
talk-grabby-rout-4 = Bei dem war eh nichts zu holen.
talk-grabby-rout-5 = Nichts passiert, bin auf den Sack gefallen. MEIN SACK!

# steht eine Stufe unter der letzten
talk-grabby-nine-1 = Fast ganz oben! Jetzt komm ich überall dran.
talk-grabby-nine-2 = Alle bis auf eine für mich. Bleibt keine für euch.
talk-grabby-nine-3 = Noch eine Stufe und der Laden gehört mir.
talk-grabby-nine-4 = Mein Geheimnis? Ich teile nicht. Das ist es.
talk-grabby-nine-5 = „Sammle alle“, hieß es. Gesagt, gerafft.

# trifft den Boss
talk-grabby-boss-1 = Wer so viel bewacht, der hat auch so viel.
talk-grabby-boss-2 = Großer Kerl. Noch größerer Tresor.
talk-grabby-boss-3 = Her damit, dann wird niemand geplündert.
talk-grabby-boss-4 = Ich komme wegen der Erbschaft.
talk-grabby-boss-5 = Schicke Krone. Welche Größe? Ach, egal. Meine.

# findet einen Haufen Schätze
talk-grabby-jackpot-1 = Meins! Meins! Und was ist das? Auch meins!
talk-grabby-jackpot-2 = Guckt mal, da drüben! Nein? Trotzdem meins.
talk-grabby-jackpot-3 = Kommt zu Ralfi, ihr Süßen.
talk-grabby-jackpot-4 = Ich brauch mehr Hände. Und größere Taschen.
talk-grabby-jackpot-5 = Ist mir so in den Sack gefallen. Mehrmals.

# verflucht jemanden
talk-grabby-curse-1 = Ein Geschenk! Ich schenke nie, also genieß es.
talk-grabby-curse-2 = Da. Das Einzige, was ich nicht haben will.
talk-grabby-curse-3 = Gratisprobe. Umtausch ausgeschlossen.
talk-grabby-curse-4 = Endlich ist die Schublade leer.
talk-grabby-curse-5 = Nimm, gehört dir. Ehrlich. Ganz allein dir.

# wird verflucht
talk-grabby-cursed-1 = Aua! Kann ich das wenigstens verkaufen?
talk-grabby-cursed-2 = Sonst krieg ich ja gern was.
talk-grabby-cursed-3 = Annahme verweigert! ANNAHME VERWEIGERT!
talk-grabby-cursed-4 = Das war mein Glück! Ein Sammlerstück!
talk-grabby-cursed-5 = Na gut. Aber die Verpackung behalt ich.

# gewinnt das Spiel
talk-grabby-victory-1 = Gewonnen! Stellt’s zu dem anderen Zeug.
talk-grabby-victory-2 = Danke euch allen fürs Tragen meiner Sachen.
talk-grabby-victory-3 = Gibt’s den Pokal auch eine Nummer größer?
talk-grabby-victory-4 = Alles? Für mich? Na endlich.
talk-grabby-victory-5 = Wer hat auf den Gierigen gesetzt? Ich. Alles.

# verliert das Spiel
talk-grabby-defeat-1 = Du hast gewonnen? Toll. Leih mir Gold.
talk-grabby-defeat-2 = Ich bin innerlich reich. Und in beiden Socken.
talk-grabby-defeat-3 = Ich kauf dir den Sieg ab. Was soll er kosten?
talk-grabby-defeat-4 = Na schön, aber die Würfel nehm ich mit.
talk-grabby-defeat-5 = Ist die Krone schwer? Lass mich mal halten.

## Fräulein Veilchen

# verdirbt jemandem den Kampf
talk-spiteful-stab-1 = Du hast so einsam ausgesehen da drin.
talk-spiteful-stab-2 = Ich hab dir was mitgebracht, Herzchen. Duck dich.
talk-spiteful-stab-3 = Halt still, du hast da was im Rücken.
talk-spiteful-stab-4 = Dank mir nicht. Du kommst eh nicht mehr dazu.
talk-spiteful-stab-5 = Das tat mir so leid. Dann nicht mehr.

# bekommt den Kampf verdorben
talk-spiteful-stabbed-1 = Das wär doch nicht nötig gewesen. Wirklich nicht.
talk-spiteful-stabbed-2 = Wie reizend. Diesen Groll press ich mir ins Album.
talk-spiteful-stabbed-3 = Ich lächle. Das ist das schlechte Zeichen.
talk-spiteful-stabbed-4 = Du stehst auf meiner Liste. Du BIST meine Liste.
talk-spiteful-stabbed-5 = Träum süß. Am besten mit offenen Augen.

# hilft nicht: ist eh verloren
talk-spiteful-refuse-1 = { $percent } %? Liebend gern. Zuschauen, meine ich.
talk-spiteful-refuse-2 = Nur { $percent } %? Ich bring hinterher Blumen.
talk-spiteful-refuse-3 = Bei { $percent } %, Liebling, wink ich nur.
talk-spiteful-refuse-4 = { $percent } %! Grüß mir den Fußboden.
talk-spiteful-refuse-5 = { $percent } %? Das lass ich mir nicht entgehen. Von hier.

# hilft nicht: lohnt sich nicht
talk-spiteful-unpaid-1 = Dir zum Sieg verhelfen? Wie putzig.
talk-spiteful-unpaid-2 = Bettle. Nein, hübscher.
talk-spiteful-unpaid-3 = { $percent } %? Da brauchst du mich Pflänzchen doch nicht.
talk-spiteful-unpaid-4 = Ich würd ja helfen, aber die Aussicht ist so schön.
talk-spiteful-unpaid-5 = Bestich mich, Blümchen. Hoffen kannst du woanders.

# hilft
talk-spiteful-help-1 = Aber gern, Liebling. Dreh mir den Rücken zu.
talk-spiteful-help-2 = Ich stell mich direkt hinter dich.
talk-spiteful-help-3 = Verbündete! So bis etwa Donnerstag.
talk-spiteful-help-4 = Ich helfe. Über deine Schulden reden wir noch.
talk-spiteful-help-5 = Für Freunde, die ich ausnutze, tu ich alles.

# stirbt
talk-spiteful-death-1 = Wie schön. Bei dir spuke ich zuerst.
talk-spiteful-death-2 = Wer von euch lächelt da? Das merk ich mir.
talk-spiteful-death-3 = Schwarz steht mir sowieso.
talk-spiteful-death-4 = Sagt meinen Feinden, Dienstag bin ich zurück.
talk-spiteful-death-5 = Kommt doch alle an mein Grab. Platz ist drin.

# gewinnt um Haaresbreite
talk-spiteful-close-1 = Um ein Haar. Eures ist als Nächstes dran.
talk-spiteful-close-2 = Das war nie knapp. Guckt nicht so traurig.
talk-spiteful-close-3 = Och. Hat da jemand auf mein Ende gehofft?
talk-spiteful-close-4 = Ich hab euch alle hoffen gehört.
talk-spiteful-close-5 = Um einen Wimpernschlag. Ich hab geklimpert.

# verliert haushoch
talk-spiteful-rout-1 = Wer lacht, kommt auf die Liste.
talk-spiteful-rout-2 = Ich bin gestolpert. Bestimmt über euch.
talk-spiteful-rout-3 = Das hat niemand gesehen, der noch leben will.
talk-spiteful-rout-4 = Das war Absicht. Gegen mich. Ruhe jetzt.
talk-spiteful-rout-5 = Frechheit. Ich war noch mitten im Beleidigen.

# steht eine Stufe unter der letzten
talk-spiteful-nine-1 = Fast ganz oben. Ihr dürft euch jetzt fürchten.
talk-spiteful-nine-2 = Schaut mal hoch, Blümchen. Da oben, das bin ich.
talk-spiteful-nine-3 = Fast da! Und nur die Hälfte meiner Freunde verraten.
talk-spiteful-nine-4 = Eine noch. Wer möchte sie sein?
talk-spiteful-nine-5 = Von hier oben sieht man so schön eure Rücken.

# trifft den Boss
talk-spiteful-boss-1 = Endlich jemand, der den Verrat lohnt.
talk-spiteful-boss-2 = Du armes Ding. Hat dich niemand vor mir gewarnt?
talk-spiteful-boss-3 = Soll ich nett sein? Oder langsam und nett?
talk-spiteful-boss-4 = Ich hab Blumen dabei. Für dein Grab.
talk-spiteful-boss-5 = Bleib sitzen. Aufstehen lohnt nicht mehr.

# findet einen Haufen Schätze
talk-spiteful-jackpot-1 = Für mich? Schaut weg, ihr Lieben, ich zähle.
talk-spiteful-jackpot-2 = Grün vor Neid? Steht euch ausgezeichnet.
talk-spiteful-jackpot-3 = Mmh. Das duftet nach eurer Niederlage.
talk-spiteful-jackpot-4 = Ich würd ja teilen, aber dann hättet ihr was.
talk-spiteful-jackpot-5 = Was mir irgendeine Oma da wieder hinterlässt!

# verflucht jemanden
talk-spiteful-curse-1 = Von mir, mit Liebe. Und gut gezielt.
talk-spiteful-curse-2 = Den hab ich ganz allein für dich ausgesucht.
talk-spiteful-curse-3 = Gott segne dein Herz. Den Rest übernehme ich.
talk-spiteful-curse-4 = Ruiniert siehst du bestimmt viel besser aus.
talk-spiteful-curse-5 = Ein Veilchen. Passt so gut zu deinen Augen.

# wird verflucht
talk-spiteful-cursed-1 = Stümperei. Wo ist die Schleife?
talk-spiteful-cursed-2 = Ach, so spielen wir? Fein.
talk-spiteful-cursed-3 = Den hab ich erfunden. Ich kenn die Fortsetzung.
talk-spiteful-cursed-4 = Mein Name war falsch geschrieben. Weh tat’s trotzdem.
talk-spiteful-cursed-5 = Das wird jemand bereuen. Ich weiß auch schon, wer.

# gewinnt das Spiel
talk-spiteful-victory-1 = Ach, habt ihr auch mitgespielt?
talk-spiteful-victory-2 = Ohne euch auszunutzen hätt ich’s nie geschafft.
talk-spiteful-victory-3 = Kniet nieder, Blümchen. Ich hab extra gewischt.
talk-spiteful-victory-4 = Ich hab niemandem verziehen, und siehe da.
talk-spiteful-victory-5 = Lieb von euch, alle Zweite zu werden.

# verliert das Spiel
talk-spiteful-defeat-1 = Glückwunsch. Probier doch was von meinem Gebäck.
talk-spiteful-defeat-2 = Genieß es. Wirklich. Solange du kannst.
talk-spiteful-defeat-3 = Ich freu mich so für dich, ich könnt beißen.
talk-spiteful-defeat-4 = Gratuliere! Ich weiß, wo du sitzt.
talk-spiteful-defeat-5 = Gewonnen! Lass dich drücken. Am Hals.

## Ritter Hoppla

# verdirbt jemandem den Kampf
talk-reckless-stab-1 = Verzeihung! Ich hab aufs Monster gezielt. Grob.
talk-reckless-stab-2 = Achtung, Flugobjekt! Oh. Gelandet.
talk-reckless-stab-3 = Ich hab „Deckung!“ gerufen. Innerlich.
talk-reckless-stab-4 = War das dein Kampf? Jetzt haben alle was davon!
talk-reckless-stab-5 = Mehr Ärger, mehr Ruhm! Gern geschehen!

# bekommt den Kampf verdorben
talk-reckless-stabbed-1 = Ha! Das kitzelt. Au. Nein, tut’s nicht.
talk-reckless-stabbed-2 = Von hinten? Ich hab nicht mal vorn einen Plan!
talk-reckless-stabbed-3 = Wahre Freunde stechen von vorn!
talk-reckless-stabbed-4 = Prächtig! Fast hätte ich gewonnen.
talk-reckless-stabbed-5 = Da steckt ein Messer in mir. Gehört das wem?

# hilft nicht: ist eh verloren
talk-reckless-refuse-1 = { $percent } %? Sogar mein Pferd hat nein gesagt.
talk-reckless-refuse-2 = { $percent } %! Herrlich! Du zuerst. Und danach auch du.
talk-reckless-refuse-3 = Bei { $percent } % sterb ich nur in eigener Sache.
talk-reckless-refuse-4 = { $percent } %? Mein Glückshelm ist in der Wäsche.
talk-reckless-refuse-5 = { $percent } %? Mit mir wird’s weniger. Frag, wen du willst.

# hilft nicht: lohnt sich nicht
talk-reckless-unpaid-1 = Auch Helden müssen essen! Was springt raus?
talk-reckless-unpaid-2 = { $percent } %? Zu leicht! Wo bleibt da der Ruhm?
talk-reckless-unpaid-3 = Mein Schwert sagt ja. Mein Vermieter sagt Miete.
talk-reckless-unpaid-4 = Und was kriegt das Pferd?
talk-reckless-unpaid-5 = Ich hab mal umsonst geholfen. War umsonst.

# hilft
talk-reckless-help-1 = ATTACKEEEE! Moment, welches ist es?
talk-reckless-help-2 = Die Rettung ist da! Das mit der Tür tut mir leid.
talk-reckless-help-3 = Zurücktreten! Oder nicht. Ich guck eh nie hin.
talk-reckless-help-4 = Ich hab keinen Plan, und den bring ich mit!
talk-reckless-help-5 = Zwei Köpfe sind besser! Duck deinen, ich hole aus!

# stirbt
talk-reckless-death-1 = Das war’s wert. War’s das wert?
talk-reckless-death-2 = Ich bereue vieles. Halt, nein. Nichts.
talk-reckless-death-3 = Morgen um dieselbe Zeit?
talk-reckless-death-4 = Dass es hinten weitergeht, sagt einem keiner!
talk-reckless-death-5 = Sagt meinem Pferd, es war seine Idee.

# gewinnt um Haaresbreite
talk-reckless-close-1 = Ha! Haushoch gewonnen! Kleines Haus.
talk-reckless-close-2 = Ich hatte die Augen zu. Was ist passiert?
talk-reckless-close-3 = Gewonnen? Staunt nicht so! Das ist mein Part!
talk-reckless-close-4 = Alles Können. Etwas Glück. Alles Glück.
talk-reckless-close-5 = Ich lebe! Schaut mal nach. Lebe ich?

# verliert haushoch
talk-reckless-rout-1 = Taktisches Hinlegen!
talk-reckless-rout-2 = Hat wer meine Zähne gesehen? Alle?
talk-reckless-rout-3 = Ich hab’s euch schon mal weich geklopft!
talk-reckless-rout-4 = Der Boden hat mitgekämpft. Guter Mann.
talk-reckless-rout-5 = Zu meiner Verteidigung: Ich hatte keine.

# steht eine Stufe unter der letzten
talk-reckless-nine-1 = Fast ganz oben! Und fast neun Finger!
talk-reckless-nine-2 = So weit kann ich gar nicht zählen! Hurra!
talk-reckless-nine-3 = „Vorsicht, Stufe“? Pah! Nur noch eine!
talk-reckless-nine-4 = Nur noch eine Stufe! Was soll da schiefgehen?
talk-reckless-nine-5 = Neun Leben weg, eine Stufe noch! Das wird knapp!

# trifft den Boss
talk-reckless-boss-1 = Bist du groß! Das geht schnell, so oder so!
talk-reckless-boss-2 = Ich hab ein Schwert! Weiter reicht der Plan nicht!
talk-reckless-boss-3 = Ha! Ich bin schon von Größerem runtergefallen!
talk-reckless-boss-4 = Ist das sein Bein? DAS IST SEIN BEIN?
talk-reckless-boss-5 = Keiner greift ein! Greift denn keiner ein?

# findet einen Haufen Schätze
talk-reckless-jackpot-1 = Bin drübergestolpert! Schönster Sturz der Woche!
talk-reckless-jackpot-2 = Ein Schatz! Ich dachte, das wär eine Stufe!
talk-reckless-jackpot-3 = Seht ihr? Nie gucken, wo man hintritt!
talk-reckless-jackpot-4 = Die Wand ist hin! Dafür bin ich saniert!
talk-reckless-jackpot-5 = Es glitzert! Ist es scharf? Au. Ja, scharf.

# verflucht jemanden
talk-reckless-curse-1 = Hoppla. „Nicht laut vorlesen“ stand da.
talk-reckless-curse-2 = Ich hab draufgedrückt. Was macht das? Oh.
talk-reckless-curse-3 = Tschuldigung! Ich hab geniest, da ging’s los!
talk-reckless-curse-4 = Ich dachte, das ist die Speisekarte!
talk-reckless-curse-5 = Fang! Nicht? Dann hat’s eben dich gefangen.

# wird verflucht
talk-reckless-cursed-1 = Ha! Daneben! Nein. Nein, doch nicht.
talk-reckless-cursed-2 = Ich hatte schon Schlimmeres. Heute früh. Von Suppe.
talk-reckless-cursed-3 = Soll das abfallen?
talk-reckless-cursed-4 = Verflucht noch mal! Nein, echt: noch mal verflucht!
talk-reckless-cursed-5 = Mir geht’s prächtig! Wo ist oben?

# gewinnt das Spiel
talk-reckless-victory-1 = Gewonnen? Ich hab nicht mal hingeguckt!
talk-reckless-victory-2 = Nie planen. Nie bremsen. Nie das Pferd fragen.
talk-reckless-victory-3 = Sieg! Wickelt mich wer aus der Fahne?
talk-reckless-victory-4 = Ich hab’s gewusst! Geglaubt hab ich’s nicht!
talk-reckless-victory-5 = Erster! Und ausnahmsweise nicht am Boden!

# verliert das Spiel
talk-reckless-defeat-1 = Herrlich! Noch mal! Wo ist mein anderes Bein?
talk-reckless-defeat-2 = So knapp dran! An allem! Gleichzeitig!
talk-reckless-defeat-3 = Verloren? Wann? Ich war gerade im Anlauf!
talk-reckless-defeat-4 = Du hast fair gewonnen. Ich bin fairer gefallen.
talk-reckless-defeat-5 = Meine schönste Niederlage heute!

## Ede Ehrlich

# verdirbt jemandem den Kampf
talk-haggler-stab-1 = Nicht persönlich nehmen. Ist eine Werbeaktion.
talk-haggler-stab-2 = Zu jedem Kampf ein Problem gratis dazu!
talk-haggler-stab-3 = Du hast deinen Schutz nicht verlängert.
talk-haggler-stab-4 = Lieferung für dich! Bitte mit Blut unterschreiben.
talk-haggler-stab-5 = Gegen Gebühr hätt ich dich gewarnt.

# bekommt den Kampf verdorben
talk-haggler-stabbed-1 = Das kommt auf deinen Deckel. Mit Zinsen.
talk-haggler-stabbed-2 = Damit ist dein Freundschaftsrabatt futsch.
talk-haggler-stabbed-3 = Du hörst von meinem Anwalt. Mein Anwalt bin ich.
talk-haggler-stabbed-4 = Geht’s um den Karren, den ich dir verkauft hab?
talk-haggler-stabbed-5 = Fürs Bleibenlassen hätt ich mehr gezahlt.

# hilft nicht: ist eh verloren
talk-haggler-refuse-1 = { $percent } %? Das kann ich nicht mal Mutti andrehen.
talk-haggler-refuse-2 = { $percent } %? Ich mach miese Angebote. Ich nehm keine an.
talk-haggler-refuse-3 = Bei { $percent } % nehm ich Pfand auf mich selbst.
talk-haggler-refuse-4 = { $percent } %? Meine Versicherung ist grad umgekippt.
talk-haggler-refuse-5 = { $percent } %. Das kann nicht mal ich schönreden.

# hilft nicht: lohnt sich nicht
talk-haggler-unpaid-1 = { $percent } %! Fehlt nur noch mein Honorar.
talk-haggler-unpaid-2 = Schönes Angebot. Und wo ist der Rest davon?
talk-haggler-unpaid-3 = Dafür kann ich dir Applaus anbieten.
talk-haggler-unpaid-4 = Mach ein Angebot, das ich weiterverkaufen kann.
talk-haggler-unpaid-5 = Ich arbeite für fast nichts. Das war weniger.

# hilft
talk-haggler-help-1 = Mit Vergnügen. Es gelten meine AGB.
talk-haggler-help-2 = Verkauft! Ein Held, kaum gebraucht.
talk-haggler-help-3 = Die nächsten vier Minuten gehör ich dir.
talk-haggler-help-4 = Hand drauf. Zähl danach die Finger.
talk-haggler-help-5 = Abgemacht! Bei Verzehr keine Rückerstattung.

# stirbt
talk-haggler-death-1 = Ich möchte diesen Körper umtauschen.
talk-haggler-death-2 = Alles muss raus. Ich auch.
talk-haggler-death-3 = Räumungsverkauf. Kam ganz plötzlich.
talk-haggler-death-4 = Sagt meinen Gläubigern die frohe Botschaft.
talk-haggler-death-5 = Hätt ich’s gelesen! Das Kleingedruckte hatte Zähne.

# gewinnt um Haaresbreite
talk-haggler-close-1 = Gewinnspanne: ein Zeh.
talk-haggler-close-2 = Innerhalb der Toleranz. Bitte nicht nachmessen.
talk-haggler-close-3 = Wie neu. Nur nicht die Rückseite angucken.
talk-haggler-close-4 = Sieg zum Schleuderpreis! Gilt trotzdem!
talk-haggler-close-5 = Ich runde immer auf. Heute von tot.

# verliert haushoch
talk-haggler-rout-1 = Zu diesem Monster hol ich eine Zweitmeinung ein.
talk-haggler-rout-2 = Das stand so nicht im Prospekt.
talk-haggler-rout-3 = Ein Stern. Würde nicht wieder kämpfen.
talk-haggler-rout-4 = Wir sind mit einem Totalschaden davongekommen!
talk-haggler-rout-5 = Fehlinvestition. Wer hat mich da beraten? Ich?

# steht eine Stufe unter der letzten
talk-haggler-nine-1 = Fast ganz oben! Meine Aktien steigen!
talk-haggler-nine-2 = Fast neuwertig, unfallfrei, eine Stufe vor Schluss.
talk-haggler-nine-3 = Fast der komplette Satz. Was bietet ihr?
talk-haggler-nine-4 = So weit oben, und nur einmal pro Stufe draufgeschlagen.
talk-haggler-nine-5 = Jetzt zugreifen: Eine Stufe noch, dann werd ich teuer.

# trifft den Boss
talk-haggler-boss-1 = Guten Abend! Sind Sie mit Ihrem Dungeon zufrieden?
talk-haggler-boss-2 = Mein Angebot hat noch keiner lebend abgelehnt.
talk-haggler-boss-3 = Sie sind der Eigentümer? Angenehm, der neue.
talk-haggler-boss-4 = Kommen wir gleich zu dem Teil, wo Sie aufgeben.
talk-haggler-boss-5 = Hier wird doch gleich eine Chefstelle frei.

# findet einen Haufen Schätze
talk-haggler-jackpot-1 = Großhandel! Ich liebe Großhandel!
talk-haggler-jackpot-2 = Ist vom Laster gefallen. Also, vom Dungeon.
talk-haggler-jackpot-3 = Ich nehm alles. Ich hab alles genommen.
talk-haggler-jackpot-4 = Inventur! Mein liebster Tag im Jahr!
talk-haggler-jackpot-5 = Quittung? Das war nie weg, Herr Wachtmeister.

# verflucht jemanden
talk-haggler-curse-1 = Herzlichen Glückwunsch, Sie haben gewonnen!
talk-haggler-curse-2 = War im Angebot. Da hab ich an dich gedacht.
talk-haggler-curse-3 = Probeabo. Kündigen geht nicht.
talk-haggler-curse-4 = Ein Vorbesitzer, verstorben. Läuft einwandfrei.
talk-haggler-curse-5 = Das ist kein Mangel, das ist dein Problem.

# wird verflucht
talk-haggler-cursed-1 = Die verkauf ich selber. Die sind furchtbar.
talk-haggler-cursed-2 = Ist da Garantie drauf? Nie ist da Garantie drauf.
talk-haggler-cursed-3 = Ich will den Geschäftsführer vom Schicksal sprechen!
talk-haggler-cursed-4 = Der ist gebraucht. So was seh ich.
talk-haggler-cursed-5 = Was kostet es, wenn du den zurücknimmst?

# gewinnt das Spiel
talk-haggler-victory-1 = War mir ein Raub. Ein Vergnügen! Vergnügen.
talk-haggler-victory-2 = Ehrliche Arbeit. Na ja, Arbeit.
talk-haggler-victory-3 = Verkauft! An den Herrn mit dem Hut.
talk-haggler-victory-4 = Und da hieß es, mein Preis wär zu hoch.
talk-haggler-victory-5 = Andenken am Ausgang. Halber Preis. Vom doppelten.

# verliert das Spiel
talk-haggler-defeat-1 = Du hast gewonnen? Brauchst du einen Manager?
talk-haggler-defeat-2 = Schönes Spiel. Macht vierzig Gold.
talk-haggler-defeat-3 = Ich hab nicht verloren. Ich hab schlecht angelegt.
talk-haggler-defeat-4 = Zweiter Platz günstig abzugeben. Kaum benutzt.
talk-haggler-defeat-5 = Fair gewonnen. Ich hätt besser geschummelt.

## An den Türen: jemand ruft „Gewonnen!“, jemand verdirbt es; Milde Gaben werden gegeben und genommen

# Tante Obacht ruft „Gewonnen!“
talk-careful-claim-1 = Das ist gewonnen, glaub ich. Rechne nach, Liebes.
talk-careful-claim-2 = Ich hab zweimal gezählt. Zählt ruhig ein drittes Mal.
talk-careful-claim-3 = Wenn’s keinen stört, nenn ich das gewonnen.
talk-careful-claim-4 = Gewonnen, bitte. Keine hastigen Bewegungen.
talk-careful-claim-5 = Gewonnen, würd ich sagen. Aber ganz leise.

# Tante Obacht wird der Sieg verdorben
talk-careful-spoiled-1 = Hätt ich’s bloß nicht laut gesagt.
talk-careful-spoiled-2 = Und ich hatte schon den Mantel an.
talk-careful-spoiled-3 = Da ruf ich gleich bei jemandes Mutter an.
talk-careful-spoiled-4 = Ich hab doch gefragt, ob’s wen stört.
talk-careful-spoiled-5 = Tja. Dann muss jetzt die gute Handtasche ran.

# Tante Obacht gibt eine Milde Gabe
talk-careful-gives-1 = Da. Und iss auch was.
talk-careful-gives-2 = War in Seidenpapier. Pass auf die Ecken auf.
talk-careful-gives-3 = Nimm, Liebes. Wird sonst nur altbacken.
talk-careful-gives-4 = So. Und schreib deinen Namen rein.
talk-careful-gives-5 = Mir ist das zu klein. Du wächst da noch rein.

# Tante Obacht bekommt eine Milde Gabe
talk-careful-gets-1 = Wie lieb. Was stimmt damit nicht?
talk-careful-gets-2 = Das wasch ich erst mal durch.
talk-careful-gets-3 = Wär nicht nötig gewesen. Nein, wirklich, schau’s an.
talk-careful-gets-4 = Ich schreib eine Dankeskarte. Sicher ist sicher.
talk-careful-gets-5 = Hat da schon jemand nach Motten geguckt?

# Ralf Raffke ruft „Gewonnen!“
talk-grabby-claim-1 = Meins! Gewonnen! Wer ist dran mit Klatschen?
talk-grabby-claim-2 = Gewonnen. Beute her. Schneller her.
talk-grabby-claim-3 = Gewonnen. Wo kann ich’s abholen?
talk-grabby-claim-4 = Das ist ein Sieg! Halt mal wer meinen zweiten Sack.
talk-grabby-claim-5 = Gewonnen! Keiner fasst was an!

# Ralf Raffke wird der Sieg verdorben
talk-grabby-spoiled-1 = Aber das hatte ich schon ausgegeben!
talk-grabby-spoiled-2 = Ich hatte die Hand in der Truhe! DRIN!
talk-grabby-spoiled-3 = Leg den Sieg dahin zurück, wo ich ihn gefunden hab.
talk-grabby-spoiled-4 = Diebstahl! Das ist doch MEIN Fach!
talk-grabby-spoiled-5 = Du schuldest mir eine Truhe. Voll.

# Ralf Raffke gibt eine Milde Gabe
talk-grabby-gives-1 = Nimm’s. Langsam. Ich verabschiede mich noch.
talk-grabby-gives-2 = Fürs Protokoll: Das hat wehgetan.
talk-grabby-gives-3 = Ist nur geliehen. Alles ist nur geliehen.
talk-grabby-gives-4 = Fünf Karten? Wer hat denn nur fünf?
talk-grabby-gives-5 = Lass los! Nein, du lässt los! Na gut.

# Ralf Raffke bekommt eine Milde Gabe
talk-grabby-gets-1 = Noch mehr? Da ist noch mehr? Armsein ist toll!
talk-grabby-gets-2 = Endlich sieht mal wer, wie bedürftig ich bin.
talk-grabby-gets-3 = Oh, umsonst! Meine Lieblingssorte!
talk-grabby-gets-4 = Hab ich, behalt ich, schlaf ich drauf.
talk-grabby-gets-5 = Brauchst du sonst noch was nicht? Schuhe?

# Fräulein Veilchen ruft „Gewonnen!“
talk-spiteful-claim-1 = Gewonnen. Na los, Liebling. Versuch’s doch.
talk-spiteful-claim-2 = Das ist gewonnen. Ich spür euren Hass bis hier.
talk-spiteful-claim-3 = Gewonnen, Schätzchen. Schau gut hin und heul.
talk-spiteful-claim-4 = Gewonnen! Spart euch eure Kärtchen.
talk-spiteful-claim-5 = Wer traut sich? Ich führe übrigens eine Liste.

# Fräulein Veilchen wird der Sieg verdorben
talk-spiteful-spoiled-1 = Wie nett. Jetzt stehst du ganz oben auf der Liste.
talk-spiteful-spoiled-2 = Das war hoffentlich deine letzte Karte.
talk-spiteful-spoiled-3 = Ach, süß. Du glaubst, das war’s.
talk-spiteful-spoiled-4 = Daran denk ich auf deiner Hochzeit.
talk-spiteful-spoiled-5 = Lächle, solange du kannst, Herzchen.

# Fräulein Veilchen gibt eine Milde Gabe
talk-spiteful-gives-1 = Für dich, Liebling. Passt zu gar nichts.
talk-spiteful-gives-2 = Das arme Ding tut mir leid. Die Karte, meine ich.
talk-spiteful-gives-3 = Ich hab die genommen, die zu dir passen: die miesen.
talk-spiteful-gives-4 = Almosen! Wie ist es so, da unten?
talk-spiteful-gives-5 = Bedank dich nicht. Du wirst nicht wollen.

# Fräulein Veilchen bekommt eine Milde Gabe
talk-spiteful-gets-1 = Jede einzelne davon wirst du bereuen.
talk-spiteful-gets-2 = Du bewaffnest mich? Wie tapfer von dir.
talk-spiteful-gets-3 = Danke. Kriegst du zurück. Mit Schwung.
talk-spiteful-gets-4 = Oh, so eine! Fang doch bald mal einen Kampf an.
talk-spiteful-gets-5 = Güte. Wie furchtbar kurzsichtig.

# Ritter Hoppla ruft „Gewonnen!“
talk-reckless-claim-1 = Gewonnen! Glaub ich! Oder? Doch!
talk-reckless-claim-2 = Sieg! Ich hab kaum hingesehen!
talk-reckless-claim-3 = Ha! Blind gewonnen! Au!
talk-reckless-claim-4 = Gewonnen! Keiner rechnet nach!
talk-reckless-claim-5 = Weiter! Moment, ist es tot? Gewonnen!

# Ritter Hoppla wird der Sieg verdorben
talk-reckless-spoiled-1 = Hoppla. Ich war schon beim Verbeugen.
talk-reckless-spoiled-2 = Ein neues Problem! Ich liebe neue Probleme!
talk-reckless-spoiled-3 = Das war nicht im Plan! Es gab keinen Plan!
talk-reckless-spoiled-4 = Bitte! Doppelt so viel Ruhm! Halb so viele Beine!
talk-reckless-spoiled-5 = Also kein Sieg. Ein Sieg mit Spannung!

# Ritter Hoppla gibt eine Milde Gabe
talk-reckless-gives-1 = Fang! Oh. Du hättest fangen sollen.
talk-reckless-gives-2 = Nimm die! Ich les die sowieso nie!
talk-reckless-gives-3 = Zu viele Karten! Ich setz mich ständig drauf!
talk-reckless-gives-4 = Ein Geschenk! Kann sein, dass es noch brennt!
talk-reckless-gives-5 = Meine besten! Oder miesesten! Sind durcheinander!

# Ritter Hoppla bekommt eine Milde Gabe
talk-reckless-gets-1 = Für mich? Was macht das? Ich find’s raus!
talk-reckless-gets-2 = Ha! Arm UND bewaffnet!
talk-reckless-gets-3 = Eine Karte! Die verlier ich sofort!
talk-reckless-gets-4 = Danke! Wo fasst man das an?
talk-reckless-gets-5 = Milde Gaben! Das zweite Standbein der Helden!

# Ede Ehrlich ruft „Gewonnen!“
talk-haggler-claim-1 = Zum Ersten, zum Zweiten … und gewonnen.
talk-haggler-claim-2 = Zuschlag an mich! Oder bietet jemand mehr?
talk-haggler-claim-3 = Gewonnen. Vom Umtausch ausgeschlossen.
talk-haggler-claim-4 = Gewonnen. Hab ich schriftlich. Von mir.
talk-haggler-claim-5 = Ich erkläre diesen Sieg für eröffnet.

# Ede Ehrlich wird der Sieg verdorben
talk-haggler-spoiled-1 = Überboten! In letzter Sekunde!
talk-haggler-spoiled-2 = Der Sieg hatte schon einen Käufer! Mich!
talk-haggler-spoiled-3 = Storniert? Das kostet Stornogebühr.
talk-haggler-spoiled-4 = Die Karte kauf ich dir ab. Rückwirkend.
talk-haggler-spoiled-5 = Originalverpackt zurück, und wir reden nicht drüber.

# Ede Ehrlich gibt eine Milde Gabe
talk-haggler-gives-1 = Eine Gratisprobe! Die nächste kostet.
talk-haggler-gives-2 = Das kannst du absetzen. Die Steuer bin ich.
talk-haggler-gives-3 = Restposten! Achte aufs Verfallsdatum!
talk-haggler-gives-4 = Wenn’s kracht, empfiehl mich weiter.
talk-haggler-gives-5 = Ein Vermögen wert, so eine. Die nicht. Die andere.

# Ede Ehrlich bekommt eine Milde Gabe
talk-haggler-gets-1 = Spenden! So gut war meine Gewinnspanne noch nie!
talk-haggler-gets-2 = Gratis? Und was kostet es wirklich?
talk-haggler-gets-3 = Das kommt gleich ins Schaufenster.
talk-haggler-gets-4 = Aus zweiter Hand! Meine liebste Hand!
talk-haggler-gets-5 = Heißen Dank. Gibt’s das auch als Paar?
