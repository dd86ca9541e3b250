# What those one plays against say: who, when, and which of five. Spoken, under sixty signs.

## careful

# spoils somebody's fight
talk-careful-stab-1 = Nothing personal, dear. Statistics.
talk-careful-stab-2 = I worried you might win and hurt yourself.
talk-careful-stab-3 = It’s for your own good. Mostly mine.
talk-careful-stab-4 = Somebody had to slow you down, sweetie.
talk-careful-stab-5 = Better safe than you winning.

# has a fight spoiled
talk-careful-stabbed-1 = And after I knitted you a helmet.
talk-careful-stabbed-2 = I’m not angry. I’m writing it down.
talk-careful-stabbed-3 = Your mother will hear about this.
talk-careful-stabbed-4 = No soup for you. Ever.
talk-careful-stabbed-5 = I had a bad feeling. It was you.

# does not help: it is lost anyway
talk-careful-refuse-1 = At { $percent }%? I have a cake in the oven.
talk-careful-refuse-2 = { $percent }%? My knees say no, dear.
talk-careful-refuse-3 = { $percent } in a hundred? I’ll hold the bandages.
talk-careful-refuse-4 = { $percent }%. I’ve read wills with better news.
talk-careful-refuse-5 = With { $percent }% I’d rather watch. From home.

# does not help: it does not pay
talk-careful-unpaid-1 = And what does Auntie get, dear?
talk-careful-unpaid-2 = { $percent }% is lovely. For you.
talk-careful-unpaid-3 = My pension won’t fight monsters for free.
talk-careful-unpaid-4 = Charity begins at home. I’m going home.
talk-careful-unpaid-5 = I should risk a hip for that?

# helps
talk-careful-help-1 = Hold my knitting. And my other knitting.
talk-careful-help-2 = I’ve got wipes, rope and a second rope.
talk-careful-help-3 = Stand behind me. No, further behind.
talk-careful-help-4 = I packed sandwiches for this.
talk-careful-help-5 = Together, then. Did everybody use the loo?

# dies
talk-careful-death-1 = I said it was draughty in here.
talk-careful-death-2 = Tell them I died in a clean vest.
talk-careful-death-3 = The one time I don’t bring the rope.
talk-careful-death-4 = Somebody turn off my oven.
talk-careful-death-5 = Well. That wasn’t on the checklist.

# wins a fight by a hair
talk-careful-close-1 = Too close. I need to sit down and count my hips.
talk-careful-close-2 = My heart! It’s on the list of breakables.
talk-careful-close-3 = That was far too exciting to be good for me.
talk-careful-close-4 = And that’s why we wear a vest.
talk-careful-close-5 = I aged a year. I hadn’t one to spare.

# loses a fight by far
talk-careful-rout-1 = I’d like a word with whoever does the dice.
talk-careful-rout-2 = I left the house for this?
talk-careful-rout-3 = Is it over? I kept my eyes shut.
talk-careful-rout-4 = My umbrella! It ate my umbrella!
talk-careful-rout-5 = Right. We never speak of this at tea.

# one level short of the last
talk-careful-nine-1 = One from the top, and I only used the handrail.
talk-careful-nine-2 = Slow and steady. Put that on a cushion.
talk-careful-nine-3 = One to go! I’ll need a bigger helmet.
talk-careful-nine-4 = One more and I can put my feet up.
talk-careful-nine-5 = Nobody push. I’m nearly there.

# meets the Boss
talk-careful-boss-1 = Oh my. Has it been fed?
talk-careful-boss-2 = I’d hoped it would be smaller. And out.
talk-careful-boss-3 = Wipe your feet before you eat me.
talk-careful-boss-4 = Quickly, please. My tea is getting cold.
talk-careful-boss-5 = I’ve come about the noise.

# finds a heap of Treasures
talk-careful-jackpot-1 = Ooh! And I only came in to dust.
talk-careful-jackpot-2 = Always check behind the cushions.
talk-careful-jackpot-3 = This goes straight under the mattress.
talk-careful-jackpot-4 = Finders keepers, losers tidy up.
talk-careful-jackpot-5 = All this, and nobody looked properly.

# curses somebody
talk-careful-curse-1 = Sorry, dear. My hand slipped on purpose.
talk-careful-curse-2 = Think of it as a flu shot.
talk-careful-curse-3 = It only stings if you move.
talk-careful-curse-4 = I saved that for a rainy day. Yours.
talk-careful-curse-5 = You looked a bit too well.

# is cursed
talk-careful-cursed-1 = I felt a draught. It had a name on it.
talk-careful-cursed-2 = At my age? Shame on you.
talk-careful-cursed-3 = I knew I should have worn the second vest.
talk-careful-cursed-4 = There. You’ve upset the cushions.
talk-careful-cursed-5 = I hope your biscuits go soft.

# wins the game
talk-careful-victory-1 = Slow, careful, and home before dark.
talk-careful-victory-2 = I won? I was only looking for the exit.
talk-careful-victory-3 = Safety first. And then me, first.
talk-careful-victory-4 = Everybody alive? Pity. I mean: lovely.
talk-careful-victory-5 = Now who wants cake? There’s none. I won.

# loses the game
talk-careful-defeat-1 = Well played. Put a jumper on.
talk-careful-defeat-2 = It’s only a game. I’m burning it.
talk-careful-defeat-3 = Second place has no monsters in it.
talk-careful-defeat-4 = I’d have won, but the stairs.
talk-careful-defeat-5 = I let you. Write that down.

## grabby

# spoils somebody's fight
talk-grabby-stab-1 = You weren’t using that victory, were you?
talk-grabby-stab-2 = Your loot was giving me the eye.
talk-grabby-stab-3 = If I can’t have it, it’s a fight.
talk-grabby-stab-4 = Drop anything nice on your way down.
talk-grabby-stab-5 = I’m not mean. I’m next in line.

# has a fight spoiled
talk-grabby-stabbed-1 = Hey! I’d already spent that treasure!
talk-grabby-stabbed-2 = I’ll send a bill. And a bill for the bill.
talk-grabby-stabbed-3 = You owe me one. I prefer gold.
talk-grabby-stabbed-4 = That’s coming out of your inheritance.
talk-grabby-stabbed-5 = Rude. And not even expensive rude.

# does not help: it is lost anyway
talk-grabby-refuse-1 = { $percent }%? My wallet just laughed.
talk-grabby-refuse-2 = { $percent }%! I’ve found better odds in a gutter.
talk-grabby-refuse-3 = At { $percent }% I’d want the monster’s shoes too.
talk-grabby-refuse-4 = { $percent }%? I’ll loot what’s left of you.
talk-grabby-refuse-5 = Only { $percent }%? Who gets your boots?

# does not help: it does not pay
talk-grabby-unpaid-1 = { $percent }%, sure. And what’s my cut?
talk-grabby-unpaid-2 = Make my pockets heavier, then ask again.
talk-grabby-unpaid-3 = For free? I don’t know that word.
talk-grabby-unpaid-4 = My sword arm only works for shiny.
talk-grabby-unpaid-5 = Gratitude doesn’t fit in my bag.

# helps
talk-grabby-help-1 = I’m in! I call the big chest.
talk-grabby-help-2 = Friendship! Also, loot.
talk-grabby-help-3 = For you? No. For that? Yes.
talk-grabby-help-4 = I’ll bring the bag. I always bring the bag.
talk-grabby-help-5 = Move over, partner. My loot’s in there.

# dies
talk-grabby-death-1 = Don’t touch my stuff. DON’T TOUCH MY STUFF.
talk-grabby-death-2 = I can see a light! Is it gold?
talk-grabby-death-3 = Bury me with it. Get a bigger hole.
talk-grabby-death-4 = Somebody’s rummaging. I can feel it.
talk-grabby-death-5 = You can’t take it with you? Then I’m not going.

# wins a fight by a hair
talk-grabby-close-1 = Close! I nearly had to drop something.
talk-grabby-close-2 = By a coin’s width. My coin.
talk-grabby-close-3 = Who cares how. What’s in the box?
talk-grabby-close-4 = Barely won pays the same as won.
talk-grabby-close-5 = Somebody hold me. Not by the pockets.

# loses a fight by far
talk-grabby-rout-1 = Okay, that one can keep it.
talk-grabby-rout-2 = I’d like a refund on this monster.
talk-grabby-rout-3 = Run! Not you, gold. You stay with me.
talk-grabby-rout-4 = It had nothing worth stealing anyway.
talk-grabby-rout-5 = I’m fine. My bag broke my fall. MY BAG!

# one level short of the last
talk-grabby-nine-1 = One short of the top! Everything’s within reach now.
talk-grabby-nine-2 = All but one for me. That leaves none for you.
talk-grabby-nine-3 = One more level and I own the place.
talk-grabby-nine-4 = I’d share my secret, but I don’t share.
talk-grabby-nine-5 = Collect them all, they said. So I did.

# meets the Boss
talk-grabby-boss-1 = Whoever guards that much has that much.
talk-grabby-boss-2 = Big fella. Big fella’s bigger safe.
talk-grabby-boss-3 = Hand it over and nobody gets looted.
talk-grabby-boss-4 = I’m here to inherit.
talk-grabby-boss-5 = Nice crown. What size is it? It’s mine.

# finds a heap of Treasures
talk-grabby-jackpot-1 = Mine! Mine! And what’s this? Mine!
talk-grabby-jackpot-2 = Look, over there! No? Still mine.
talk-grabby-jackpot-3 = Come to Gussy.
talk-grabby-jackpot-4 = I need more hands. And bigger pockets.
talk-grabby-jackpot-5 = It just fell into my bag. Repeatedly.

# curses somebody
talk-grabby-curse-1 = A gift! I never give gifts, so enjoy it.
talk-grabby-curse-2 = Here. It’s the only thing I don’t want.
talk-grabby-curse-3 = Free sample. No returns.
talk-grabby-curse-4 = Finally cleared out that drawer.
talk-grabby-curse-5 = Take it, it’s yours. Really. All yours.

# is cursed
talk-grabby-cursed-1 = Ow! Can I at least sell it?
talk-grabby-cursed-2 = I usually like getting things.
talk-grabby-cursed-3 = Return to sender! RETURN TO SENDER!
talk-grabby-cursed-4 = That was my good luck. It was antique.
talk-grabby-cursed-5 = Fine. But I’m keeping the box.

# wins the game
talk-grabby-victory-1 = I win! Put it with the rest.
talk-grabby-victory-2 = Thank you all for carrying my things.
talk-grabby-victory-3 = Does the trophy come in a larger?
talk-grabby-victory-4 = All of it? For me? Finally.
talk-grabby-victory-5 = Who bet on the greedy one? Me. I did.

# loses the game
talk-grabby-defeat-1 = You won? Great. Lend me some gold.
talk-grabby-defeat-2 = I’m rich inside. And in both socks.
talk-grabby-defeat-3 = I’ll buy the win off you. How much?
talk-grabby-defeat-4 = Fine, but I’m taking the dice.
talk-grabby-defeat-5 = Is that crown heavy? Let me hold it.

## spiteful

# spoils somebody's fight
talk-spiteful-stab-1 = You looked lonely in there.
talk-spiteful-stab-2 = I brought you something, sweetheart. Duck.
talk-spiteful-stab-3 = Hold still. There’s something on your back.
talk-spiteful-stab-4 = Don’t thank me. You won’t be able to.
talk-spiteful-stab-5 = I hated to do that. Then I didn’t.

# has a fight spoiled
talk-spiteful-stabbed-1 = Oh, petal. You shouldn’t have. Really.
talk-spiteful-stabbed-2 = How lovely. I’ll treasure this grudge.
talk-spiteful-stabbed-3 = I’m smiling. That’s the bad sign.
talk-spiteful-stabbed-4 = You’re on my list. You ARE my list.
talk-spiteful-stabbed-5 = Sleep well tonight. One of us will.

# does not help: it is lost anyway
talk-spiteful-refuse-1 = { $percent }%? I’d love to. I mean watch.
talk-spiteful-refuse-2 = Only { $percent }%? I’ll bring flowers after.
talk-spiteful-refuse-3 = At { $percent }%, darling, I’ll just wave.
talk-spiteful-refuse-4 = { $percent }%! Say hello to the floor for me.
talk-spiteful-refuse-5 = { $percent }%? I wouldn’t miss it. From here.

# does not help: it does not pay
talk-spiteful-unpaid-1 = Help you win? That’s adorable.
talk-spiteful-unpaid-2 = Beg. No, prettier.
talk-spiteful-unpaid-3 = { $percent }%? Then you don’t need little me.
talk-spiteful-unpaid-4 = I’d help, but I’m so enjoying the view.
talk-spiteful-unpaid-5 = Bribe me, petal. Hope isn’t legal tender.

# helps
talk-spiteful-help-1 = Of course, darling. Turn your back to me.
talk-spiteful-help-2 = Let me stand right behind you.
talk-spiteful-help-3 = Allies! Until about Thursday.
talk-spiteful-help-4 = I’ll help. We’ll discuss your debt later.
talk-spiteful-help-5 = Anything for a friend I’m using.

# dies
talk-spiteful-death-1 = Lovely. I’ll haunt you first.
talk-spiteful-death-2 = Which of you is smiling? I’ll remember.
talk-spiteful-death-3 = Black suits me anyway.
talk-spiteful-death-4 = Tell my enemies I’m back by Tuesday.
talk-spiteful-death-5 = I’d like you all on my gravestone. Under it.

# wins a fight by a hair
talk-spiteful-close-1 = By a whisker. Yours are next.
talk-spiteful-close-2 = Never in doubt. Stop looking so sad.
talk-spiteful-close-3 = Aw. Did somebody hope I’d lose?
talk-spiteful-close-4 = I could hear you all hoping.
talk-spiteful-close-5 = I won by an eyelash. I batted it.

# loses a fight by far
talk-spiteful-rout-1 = If anyone laughs, I have a list.
talk-spiteful-rout-2 = I tripped. On one of you, I’m sure.
talk-spiteful-rout-3 = Nobody saw that. Nobody who wants to live.
talk-spiteful-rout-4 = I meant to do that. To me. Hush.
talk-spiteful-rout-5 = How rude. It didn’t even hear my insult.

# one level short of the last
talk-spiteful-nine-1 = One from the top. Feel free to be afraid.
talk-spiteful-nine-2 = Look up, petals. That’s me up there.
talk-spiteful-nine-3 = Almost there! And only half my friends betrayed.
talk-spiteful-nine-4 = One to go. Who’d like to be it?
talk-spiteful-nine-5 = I do so love the view of all your backs.

# meets the Boss
talk-spiteful-boss-1 = Finally, somebody worth betraying.
talk-spiteful-boss-2 = You poor thing. Nobody warned you about me?
talk-spiteful-boss-3 = Shall I do it nicely, or slowly and nicely?
talk-spiteful-boss-4 = I’ve brought flowers. For your grave.
talk-spiteful-boss-5 = Don’t get up. You won’t again.

# finds a heap of Treasures
talk-spiteful-jackpot-1 = For me? Don’t watch me count, darlings.
talk-spiteful-jackpot-2 = Green suits you all. Keep envying.
talk-spiteful-jackpot-3 = Mmm. Smells like everybody else losing.
talk-spiteful-jackpot-4 = I’d share, but then you’d have some.
talk-spiteful-jackpot-5 = Look what somebody’s granny left me.

# curses somebody
talk-spiteful-curse-1 = From me, with love. Mostly with aim.
talk-spiteful-curse-2 = I picked this one just for you.
talk-spiteful-curse-3 = Bless your heart. Curse the rest of you.
talk-spiteful-curse-4 = You’d look so much better ruined.
talk-spiteful-curse-5 = It matches your eyes. Hollow.

# is cursed
talk-spiteful-cursed-1 = Amateur. Where’s the ribbon?
talk-spiteful-cursed-2 = Ooh, is that how we’re playing? Good.
talk-spiteful-cursed-3 = I taught that one. I know the sequel.
talk-spiteful-cursed-4 = You misspelt my name. It still hurt.
talk-spiteful-cursed-5 = One of us will regret this. I’ve picked who.

# wins the game
talk-spiteful-victory-1 = Oh, was everybody else trying?
talk-spiteful-victory-2 = I couldn’t have done it without using you.
talk-spiteful-victory-3 = Kneel, petals. It’s a lovely floor.
talk-spiteful-victory-4 = I forgave nobody, and look.
talk-spiteful-victory-5 = Sweet of you all to come second.

# loses the game
talk-spiteful-defeat-1 = Well done. Eat something I baked.
talk-spiteful-defeat-2 = Enjoy it. Really. While you can.
talk-spiteful-defeat-3 = I’m so happy for you I could bite.
talk-spiteful-defeat-4 = Congratulations! I know where you sit.
talk-spiteful-defeat-5 = A winner! Let me shake you by the throat.

## reckless

# spoils somebody's fight
talk-reckless-stab-1 = Sorry! I was aiming at the monster. Mostly.
talk-reckless-stab-2 = Incoming! Oh. It came in.
talk-reckless-stab-3 = I shouted “duck” in my head.
talk-reckless-stab-4 = Was that your fight? It’s everybody’s now.
talk-reckless-stab-5 = More trouble, more glory! You’re welcome!

# has a fight spoiled
talk-reckless-stabbed-1 = Ha! Tickles. Ow. No, it doesn’t.
talk-reckless-stabbed-2 = From behind? I don’t even have a behind plan.
talk-reckless-stabbed-3 = A true friend stabs in the front!
talk-reckless-stabbed-4 = Excellent! I was nearly winning.
talk-reckless-stabbed-5 = Knife in my back. Is it anybody’s?

# does not help: it is lost anyway
talk-reckless-refuse-1 = { $percent }%? Even my horse said no.
talk-reckless-refuse-2 = { $percent }%! Splendid! You go first. And second.
talk-reckless-refuse-3 = At { $percent }% I only die for myself.
talk-reckless-refuse-4 = { $percent }%? My lucky helmet’s in the wash.
talk-reckless-refuse-5 = { $percent }%? I’d only make it worse. Ask anyone.

# does not help: it does not pay
talk-reckless-unpaid-1 = Heroes eat too, you know. Pay up!
talk-reckless-unpaid-2 = { $percent }%? Too easy. Where’s the glory?
talk-reckless-unpaid-3 = My sword says yes. My landlord says money.
talk-reckless-unpaid-4 = What’s in it for the horse?
talk-reckless-unpaid-5 = I helped for nothing once. I got nothing.

# helps
talk-reckless-help-1 = CHAAARGE! Wait, which one is it?
talk-reckless-help-2 = Help is here! Sorry about the door.
talk-reckless-help-3 = Stand back! Or don’t. I never check.
talk-reckless-help-4 = I’ve got no plan and I’m bringing it!
talk-reckless-help-5 = Two heads are better! Mind the swinging.

# dies
talk-reckless-death-1 = Worth it. Was it worth it?
talk-reckless-death-2 = I have regrets. No, wait. None.
talk-reckless-death-3 = Same time tomorrow?
talk-reckless-death-4 = Nobody said it had a tail!
talk-reckless-death-5 = Tell my horse it was his idea.

# wins a fight by a hair
talk-reckless-close-1 = Ha! A mile to spare! Or a hair.
talk-reckless-close-2 = I had my eyes shut. What happened?
talk-reckless-close-3 = I won? Don’t sound so surprised. That’s my job.
talk-reckless-close-4 = All skill. Some luck. All luck.
talk-reckless-close-5 = I live! Check me. Do I live?

# loses a fight by far
talk-reckless-rout-1 = Tactical lying down!
talk-reckless-rout-2 = Did anybody see my teeth? All of them?
talk-reckless-rout-3 = I softened it up for you!
talk-reckless-rout-4 = I fought the floor as well. It was good.
talk-reckless-rout-5 = In my defense, I had none.

# one level short of the last
talk-reckless-nine-1 = Nearly at the top! And nearly nine fingers!
talk-reckless-nine-2 = I can’t count this high, but hurrah!
talk-reckless-nine-3 = And they said “look before you leap”. Pah!
talk-reckless-nine-4 = One more level! What could go wrong?
talk-reckless-nine-5 = Nine lives used, one level to go!

# meets the Boss
talk-reckless-boss-1 = You’re huge! This’ll be quick, either way!
talk-reckless-boss-2 = I brought a sword and no follow-up!
talk-reckless-boss-3 = Ha! I’ve fallen off bigger things!
talk-reckless-boss-4 = Is that its leg? THAT’S ITS LEG?
talk-reckless-boss-5 = Nobody help me! Somebody help me!

# finds a heap of Treasures
talk-reckless-jackpot-1 = I tripped over it! Best fall this week!
talk-reckless-jackpot-2 = Treasure! I thought it was a step!
talk-reckless-jackpot-3 = See? Never look where you’re going!
talk-reckless-jackpot-4 = I broke the wall and it broke rich!
talk-reckless-jackpot-5 = Shiny! Is it sharp? Ow. It’s sharp.

# curses somebody
talk-reckless-curse-1 = Oops. It said “do not read aloud”.
talk-reckless-curse-2 = I pressed it. What does it do? Oh.
talk-reckless-curse-3 = Sorry, I sneezed and it went off!
talk-reckless-curse-4 = I thought it was a sandwich menu!
talk-reckless-curse-5 = Catch! No? Well, it caught you.

# is cursed
talk-reckless-cursed-1 = Ha! Missed! No. No, it didn’t.
talk-reckless-cursed-2 = I’ve had worse. This morning. From soup.
talk-reckless-cursed-3 = Is it supposed to fall off?
talk-reckless-cursed-4 = Curses! No, really, look: curses.
talk-reckless-cursed-5 = I feel great! Which way is up?

# wins the game
talk-reckless-victory-1 = I won? I wasn’t even looking!
talk-reckless-victory-2 = Never plan. Never stop. Never ask the horse.
talk-reckless-victory-3 = Victory! Somebody untangle me!
talk-reckless-victory-4 = I told you it’d work! I didn’t believe it!
talk-reckless-victory-5 = First! And for once not to fall down!

# loses the game
talk-reckless-defeat-1 = Splendid! Again! Where’s my other leg?
talk-reckless-defeat-2 = I was this close! To everything! At once!
talk-reckless-defeat-3 = I lost? When? I was charging!
talk-reckless-defeat-4 = You won fair. I fell fairer.
talk-reckless-defeat-5 = Best defeat I’ve had all day!

## haggler

# spoils somebody's fight
talk-haggler-stab-1 = Nothing personal. It’s a promotion.
talk-haggler-stab-2 = Buy one fight, get one problem free!
talk-haggler-stab-3 = You forgot to renew your protection.
talk-haggler-stab-4 = Delivery for you! Sign in blood.
talk-haggler-stab-5 = I’d have warned you for a small fee.

# has a fight spoiled
talk-haggler-stabbed-1 = That goes on your account. With interest.
talk-haggler-stabbed-2 = That voids your friend discount.
talk-haggler-stabbed-3 = You’ll hear from my lawyer. I’m my lawyer.
talk-haggler-stabbed-4 = Is this about the cart I sold you?
talk-haggler-stabbed-5 = I’d have given you a better price not to.

# does not help: it is lost anyway
talk-haggler-refuse-1 = { $percent }%? I couldn’t sell that to my mother.
talk-haggler-refuse-2 = { $percent }%? I sell bad bargains. I don’t buy them.
talk-haggler-refuse-3 = At { $percent }% I’d want a deposit on myself.
talk-haggler-refuse-4 = { $percent }%? My insurer just fainted.
talk-haggler-refuse-5 = { $percent }%. Even I can’t polish that.

# does not help: it does not pay
talk-haggler-unpaid-1 = { $percent }%, and all that’s missing is my fee.
talk-haggler-unpaid-2 = Lovely offer. Where’s the rest of it?
talk-haggler-unpaid-3 = For that I can offer you applause.
talk-haggler-unpaid-4 = Make me an offer I can resell.
talk-haggler-unpaid-5 = I’d work for anything. That was nothing.

# helps
talk-haggler-help-1 = A pleasure doing business. Terms apply.
talk-haggler-help-2 = Sold! One hero, lightly used.
talk-haggler-help-3 = I’m yours for the next four minutes.
talk-haggler-help-4 = Shake on it. Count your fingers after.
talk-haggler-help-5 = Deal! No refunds if eaten.

# dies
talk-haggler-death-1 = I’d like to return this body.
talk-haggler-death-2 = Everything must go. Including me.
talk-haggler-death-3 = Closing-down sale. Very sudden.
talk-haggler-death-4 = Tell my creditors the good news.
talk-haggler-death-5 = I should’ve read the small print. It had teeth.

# wins a fight by a hair
talk-haggler-close-1 = Profit margin: one toe.
talk-haggler-close-2 = Within tolerance. Barely. Don’t measure.
talk-haggler-close-3 = Good as new. Don’t look at the back.
talk-haggler-close-4 = Cut-price victory! Still counts!
talk-haggler-close-5 = I always round up. Today from dead.

# loses a fight by far
talk-haggler-rout-1 = I’d like a second opinion on that monster.
talk-haggler-rout-2 = That was not as advertised.
talk-haggler-rout-3 = One star. Would not fight again.
talk-haggler-rout-4 = We got off with a total loss!
talk-haggler-rout-5 = Bad investment. Who advised me? Me?

# one level short of the last
talk-haggler-nine-1 = One from the top! Shares in me are up!
talk-haggler-nine-2 = Nearly at the top, one careful owner.
talk-haggler-nine-3 = Almost the full set. Make me an offer.
talk-haggler-nine-4 = This far up, and I only overcharged once a level.
talk-haggler-nine-5 = Buy now: one level more and I get expensive.

# meets the Boss
talk-haggler-boss-1 = Evening! Are you happy with your dungeon?
talk-haggler-boss-2 = I’ve an offer you can’t survive refusing.
talk-haggler-boss-3 = You’re the owner? Lovely. I’m the new one.
talk-haggler-boss-4 = Let’s skip to where you give in.
talk-haggler-boss-5 = I’m told there’s a vacancy at the top.

# finds a heap of Treasures
talk-haggler-jackpot-1 = Wholesale! I love wholesale!
talk-haggler-jackpot-2 = Fell off the back of a dungeon.
talk-haggler-jackpot-3 = I’ll take the lot. I took the lot.
talk-haggler-jackpot-4 = Inventory day! My favorite day!
talk-haggler-jackpot-5 = Receipt? It was never lost, officer.

# curses somebody
talk-haggler-curse-1 = Congratulations! You’ve won a prize!
talk-haggler-curse-2 = It was on offer. I thought of you.
talk-haggler-curse-3 = Free trial. You can’t cancel.
talk-haggler-curse-4 = One previous victim. Works perfectly.
talk-haggler-curse-5 = It’s not a fault, it’s your problem.

# is cursed
talk-haggler-cursed-1 = I sell these. They’re terrible.
talk-haggler-cursed-2 = Is there a warranty? There never is.
talk-haggler-cursed-3 = I demand to see the manager of fate.
talk-haggler-cursed-4 = That’s second-hand. I should know.
talk-haggler-cursed-5 = What’ll you take to take it back?

# wins the game
talk-haggler-victory-1 = Pleasure robbing you. Doing business! Business.
talk-haggler-victory-2 = Honest work. Well, work.
talk-haggler-victory-3 = Sold! To the man in the hat.
talk-haggler-victory-4 = And you said my price was too high.
talk-haggler-victory-5 = Souvenirs at the exit. Half price. Of double.

# loses the game
talk-haggler-defeat-1 = You won? I’d like to represent you.
talk-haggler-defeat-2 = Good game. That’ll be forty gold.
talk-haggler-defeat-3 = I didn’t lose. I invested badly.
talk-haggler-defeat-4 = Second place for sale. Hardly used.
talk-haggler-defeat-5 = Fair win. I’d have cheated better.

## At the doors: a win is claimed, and spoiled; charity is given, and taken

# careful claims a win
talk-careful-claim-1 = I believe that’s a win. Check my sums, dear.
talk-careful-claim-2 = I’ve counted twice. You may count a third time.
talk-careful-claim-3 = If nobody minds, I’ll call that won.
talk-careful-claim-4 = Win, please. No sudden movements.
talk-careful-claim-5 = I’d say I’ve won. I’d say it quietly.

# careful's win is spoiled
talk-careful-spoiled-1 = I knew I shouldn’t have said it aloud.
talk-careful-spoiled-2 = And I’d already put my coat on.
talk-careful-spoiled-3 = Somebody’s mother will hear of this.
talk-careful-spoiled-4 = I did ask whether anybody minded.
talk-careful-spoiled-5 = Well. Now I have to use the good handbag.

# careful gives to charity
talk-careful-gives-1 = Here. Eat something, too.
talk-careful-gives-2 = I kept it in tissue paper. Mind the corners.
talk-careful-gives-3 = Take it, dear. It was going stale.
talk-careful-gives-4 = There. And write your name in it.
talk-careful-gives-5 = I’ve outgrown these. You’ll grow into them.

# careful takes charity
talk-careful-gets-1 = How kind. What’s wrong with it?
talk-careful-gets-2 = I’ll wash it first.
talk-careful-gets-3 = You shouldn’t have. No, really, look at it.
talk-careful-gets-4 = I’ll send a thank-you note. To be safe.
talk-careful-gets-5 = Has anybody checked this for moths?

# grabby claims a win
talk-grabby-claim-1 = Mine! I win! Whose turn to clap?
talk-grabby-claim-2 = I win. Pass the loot. Pass it faster.
talk-grabby-claim-3 = Won it. Where do I pick it up?
talk-grabby-claim-4 = That’s a win! Somebody hold my other sack.
talk-grabby-claim-5 = I win! Nobody touch anything!

# grabby's win is spoiled
talk-grabby-spoiled-1 = But I’d already spent it!
talk-grabby-spoiled-2 = I had my hand in the chest! IN it!
talk-grabby-spoiled-3 = Put that win back where I found it.
talk-grabby-spoiled-4 = That’s stealing! From a thief at heart!
talk-grabby-spoiled-5 = You owe me one chest. Full.

# grabby gives to charity
talk-grabby-gives-1 = Take it. Slowly. I’m saying goodbye.
talk-grabby-gives-2 = I want it noted that this hurt.
talk-grabby-gives-3 = It’s a loan. Everything is a loan.
talk-grabby-gives-4 = Five cards? Who holds only five?
talk-grabby-gives-5 = Let go! No, you let go! Fine.

# grabby takes charity
talk-grabby-gets-1 = More? There’s more? I love being poor!
talk-grabby-gets-2 = Finally somebody sees how needy I am.
talk-grabby-gets-3 = Ooh, free! My favorite flavor!
talk-grabby-gets-4 = Got it, keeping it, sleeping on it.
talk-grabby-gets-5 = Anything else you’re not using? Shoes?

# spiteful claims a win
talk-spiteful-claim-1 = I win. Go on, darling. Try something.
talk-spiteful-claim-2 = That’s won. I can feel you all hating it.
talk-spiteful-claim-3 = I win, sweetie. Watch closely and weep.
talk-spiteful-claim-4 = Won! Save your little cards for yourselves.
talk-spiteful-claim-5 = Who’d dare? I do keep a list, you know.

# spiteful's win is spoiled
talk-spiteful-spoiled-1 = Lovely. You’re at the top of the list now.
talk-spiteful-spoiled-2 = I do hope that was your last card.
talk-spiteful-spoiled-3 = Oh, bless. You think it’s over.
talk-spiteful-spoiled-4 = I’ll remember this at your wedding.
talk-spiteful-spoiled-5 = Smile while you can, poppet.

# spiteful gives to charity
talk-spiteful-gives-1 = For you, darling. It matches nothing.
talk-spiteful-gives-2 = The poor thing. The card, I mean.
talk-spiteful-gives-3 = I picked the ones that suit you: the bad ones.
talk-spiteful-gives-4 = Alms! How does it feel down there?
talk-spiteful-gives-5 = Don’t thank me. You won’t want to.

# spiteful takes charity
talk-spiteful-gets-1 = You’ll regret every one of these.
talk-spiteful-gets-2 = Arming me? How brave of you.
talk-spiteful-gets-3 = Thank you. I’ll return it. At speed.
talk-spiteful-gets-4 = Oh, one of these! Do get into a fight soon.
talk-spiteful-gets-5 = Kindness. How very short-sighted.

# reckless claims a win
talk-reckless-claim-1 = I win! I think! Do I? I do!
talk-reckless-claim-2 = Victory! I barely looked!
talk-reckless-claim-3 = Ha! Won it with my eyes shut! Ow!
talk-reckless-claim-4 = I win! Nobody do the sums!
talk-reckless-claim-5 = Onward! Wait, is it dead? I win!

# reckless's win is spoiled
talk-reckless-spoiled-1 = Oops. I was bowing already.
talk-reckless-spoiled-2 = A new problem! I love new problems!
talk-reckless-spoiled-3 = That wasn’t in the plan! There was no plan!
talk-reckless-spoiled-4 = Fine! Twice the glory! Half the legs!
talk-reckless-spoiled-5 = So, not a win. A win with suspense!

# reckless gives to charity
talk-reckless-gives-1 = Catch! Oh. You were supposed to catch it.
talk-reckless-gives-2 = Have these! I never read them anyway!
talk-reckless-gives-3 = Too many cards! I keep sitting on them!
talk-reckless-gives-4 = A gift! It may still be on fire!
talk-reckless-gives-5 = Take my best! Or my worst! I mixed them up!

# reckless takes charity
talk-reckless-gets-1 = For me? What does it do? I’ll find out!
talk-reckless-gets-2 = Ha! I’m poor AND armed!
talk-reckless-gets-3 = A card! I’ll lose it at once!
talk-reckless-gets-4 = Thanks! Which end do I hold?
talk-reckless-gets-5 = Charity! The hero’s other income!

# haggler claims a win
talk-haggler-claim-1 = Going once, going twice... I win.
talk-haggler-claim-2 = Sold to me! Unless anybody bids higher?
talk-haggler-claim-3 = I win. All sales final.
talk-haggler-claim-4 = That’s a win. I’ve got it in writing. Mine.
talk-haggler-claim-5 = I declare this victory open for business.

# haggler's win is spoiled
talk-haggler-spoiled-1 = Outbid! At the last second!
talk-haggler-spoiled-2 = That win had a customer! Me!
talk-haggler-spoiled-3 = Canceled? There’s a cancellation fee.
talk-haggler-spoiled-4 = I’ll buy that card off you. Backwards.
talk-haggler-spoiled-5 = Return it unopened and we’ll say no more.

# haggler gives to charity
talk-haggler-gives-1 = A free sample! The next one costs.
talk-haggler-gives-2 = It’s tax-deductible. I’m the tax.
talk-haggler-gives-3 = Surplus stock! Mind the use-by date!
talk-haggler-gives-4 = Tell your friends who gave it to you.
talk-haggler-gives-5 = Worth a fortune, that. Not this one. That one.

# haggler takes charity
talk-haggler-gets-1 = Donated goods! My margins have never been better!
talk-haggler-gets-2 = Free? And what’s it really cost?
talk-haggler-gets-3 = I’ll put it straight in the window.
talk-haggler-gets-4 = Second hand! My favorite hand!
talk-haggler-gets-5 = Much obliged. Do you have it in a pair?
