# Why a player of the app did what it did last.

bot-why-only = What else could I do?
bot-why-split = Better one of them than none of them.
bot-why-nothing = I’ll sit this one out.
bot-why-end = This’ll do me.
bot-why-search = There’s something under that rug.
bot-why-walk = More to grab that way.
bot-why-hunt = I can take that one ({ $percent }%).
bot-why-boss = Boss time ({ $percent }%).
bot-why-explore = What’s behind that one?
bot-why-pick-up = Finders keepers.
bot-why-buy = What’s gold for, if not for this?
bot-why-heal = I’d rather live.
bot-why-deal = Now that’s a bargain.
bot-why-wear = Dressed to win.
bot-why-belt = On the belt, where I can grab it.
bot-why-pack = Into the bag. You never know.
bot-why-use = No time like the present.
bot-why-level-card = A free level is a free level.
bot-why-kind = Everybody has to be somebody.
bot-why-power = Worth every card.
bot-why-curse = You were doing far too well.
bot-why-card = This has been burning a hole in my hand.
bot-why-roll = It won’t get any better ({ $percent }%).
bot-why-pass = I’m saving mine.
bot-why-more = Just you wait. I’m aiming for { $percent }%.
bot-why-boost = That’s { $percent }% now.
bot-why-hinder = Down to { $percent }%. You’re welcome.
bot-why-turn = One little die...
bot-why-ask = With a friend it’s { $percent }%.
bot-why-help = I like those odds ({ $percent }%).
bot-why-decline = What’s in it for me? Exactly.
bot-why-hopeless = We’d only lose together.
bot-why-avert = Not today, thank you.
bot-why-suffer = I’ve had worse.
bot-why-run = That way! Run!
bot-why-ditch = It’s slowing me down. Bye, wheels.
bot-why-run-first = The nasty one first, while my luck holds.
bot-why-best = The best bit, please.
bot-why-least = Nobody will miss these.
bot-why-base = That one comes with cards.
bot-why-place = It’s in everybody else’s way there.
bot-why-pick = The best of the lot.
bot-why-first = First pick, best pick.

# The same at the doors.

bot-why-door = That door isn’t going to kick itself.
bot-why-loot = Nobody home? Then nobody minds.
bot-why-trouble = This one’s an easy Level.
bot-why-sell = A Level beats carrying it around.
bot-why-claim = Ahead, and nobody’s stopping me.
bot-why-flee = Too big. Run for it!
bot-why-invite = Half a win beats a whole beating.
bot-why-share = There’s something in it for me.
bot-why-ahead = That should do it.
bot-why-stop = Somebody had to stop that.

# Those one plays against: the name, and one line of what they are like.

person-careful = Aunt Prue
person-careful-like = Never fights without a plan, a spare plan and sandwiches.
person-grabby = Grabby Gus
person-grabby-like = Shakes your hand and checks it for rings.
person-spiteful = Sweet Violet
person-spiteful-like = Saves her worst cards for your best moment.
person-reckless = Sir Oops
person-reckless-like = Opens the door first and reads the sign later.
person-haggler = Honest Hal
person-haggler-like = Helps anybody, for a price. Then there are the fees.
person-again = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
