# Why a player of the app did what it did last.

bot-why-only = There was nothing else to do.
bot-why-split = Better one of them than none of them.
bot-why-nothing = Nothing looked any good.
bot-why-end = Staying here is best for now.
bot-why-search = Searching here is worth more than going on.
bot-why-walk = There's more to grab that way.
bot-why-hunt = There's a winnable fight that way ({ $percent }%).
bot-why-boss = It is time for the Boss ({ $percent }%).
bot-why-explore = A new room is worth the monster in it.
bot-why-pick-up = What lies here is worth the Move.
bot-why-buy = A level is worth more than what it costs.
bot-why-heal = Health is worth more than the level now.
bot-why-deal = The room's Deal is a good one.
bot-why-wear = Dressed to win.
bot-why-belt = On the belt it takes no room in the hand.
bot-why-pack = In the pack it takes no room in the hand.
bot-why-use = It does more good now than later.
bot-why-level-card = A free level is a free level.
bot-why-kind = Better to be something than nothing.
bot-why-power = The power is worth its price.
bot-why-curse = The Curse hits somebody who is doing too well.
bot-why-card = The card does more good now than later.
bot-why-roll = The odds will get no better ({ $percent }%).
bot-why-pass = Nothing here is worth a card.
bot-why-boost = This brings the chance to win to { $percent }%.
bot-why-hinder = This brings their chance to win to { $percent }%.
bot-why-turn = One die changes everything.
bot-why-ask = With help the chance is { $percent }%.
bot-why-help = Helping pays ({ $percent }%).
bot-why-decline = Helping does not pay.
bot-why-avert = The Curse would cost more than stopping it.
bot-why-suffer = The Curse isn't worth stopping.
bot-why-run = That way looks safest.
bot-why-best = The best bit, please.
bot-why-least = Nobody will miss these.
bot-why-base = A base of its own colour brings cards.
bot-why-place = It's in everybody else's way there.
bot-why-pick = The best of the lot.
bot-why-first = Whoever picks first picks best.

# The same at the doors.

bot-why-door = That door isn't going to kick itself.
bot-why-loot = Nobody home? Then nobody minds.
bot-why-trouble = This one's an easy Level.
bot-why-sell = A Level beats carrying it around.
bot-why-claim = Ahead, and nobody's stopping me.
bot-why-flee = Too big. Run for it!
bot-why-invite = Half a win beats a whole beating.
bot-why-share = There's something in it for me.
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
