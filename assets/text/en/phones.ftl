### Phones that hold a seat’s hand: the page on the phone, and what the tablet says of it.

# The page, before it holds a hand.
phone-title = Standie, your hand
phone-code = The six digits on the tablet
phone-come-in = Deal me in
phone-join-hint = Your seat’s digits are on the tablet: Menu, then Phones.
phone-six = It takes six digits, and nothing else. They’re on the tablet.
phone-wrong = No seat has those digits. Have another look at the tablet.
phone-taken = Somebody’s at the door with those digits already. The tablet is being asked.
phone-knocked-for = You’ve asked for { $seat }’s hand. Somebody has to say yes on the tablet.
phone-not-mine = Not my seat
phone-closed = That was one guess too many. Ask at the tablet to be let in again.
phone-knocked = The tablet wants to know whether it’s really you. Somebody has to say yes there.
phone-gone = Can’t get through to Standie. Your hand is safe on the tablet.
phone-left = They’ve left this table at the tablet. Your hand is safe there. When they’re back, so are you.
phone-without = The tablet’s playing without phones now. Your hand is back there.
phone-soon = Easy! That button had only just come up. If you meant it, tap again.
phone-refused = The table had moved on before your tap got there. Here’s how it stands now.
phone-odd = That wasn’t one of the things you could do.
phone-thrown-out = The tablet threw this phone out. Your hand is back there. To come in again, type your seat’s new digits.
phone-turned-away = Somebody at the tablet said that’s not you. Your seat has new digits now: try again with those.
phone-anew = Standie is listening again, to new digits. Yours are on the tablet.

# The page that holds one.
phone-yours = Your move.
phone-hand-title = Your hand
phone-hand-none = No cards. Travel light.
phone-fight-title = The fight
phone-others = Everybody else
phone-own = You
phone-news = What just happened
phone-earlier = And before that
phone-hand-rest = The rest of your hand
phone-more = What else you could do
phone-claim = Hold on, I’m thinking!
phone-pass = Not me
phone-passed = You’ve passed. Changed your mind? Just tap.
phone-claimed = You’ve got something: you’re up next.
phone-peace = { $turn ->
    [yes] Passing until your turn. Ask me again
   *[no] Passing until the next fight. Ask me again
  }
phone-runs = You’re off! Anything to play before you run?
phone-run = Nothing. I’m running
phone-goods = { $item }: { $says }
phone-time = { $seconds ->
    [one] One second to speak up, for everybody.
   *[other] { $seconds } seconds to speak up, for everybody.
}
phone-why = { $seat }: “{ $why }”
phone-played = { $seat } played “{ $card }”.
phone-die = { $what }: { $faces }
phone-throws = { $who } { $faces }
phone-base = It’s about { $monster }.
phone-base-whose = { $seat } ({ $colour })
phone-helping = You’re helping { $seat }.
phone-helping-later = { $seat } says when. Before it counts, you’re asked whether you play anything.
phone-meanwhile = { $seat } hasn’t called it yet. Play whatever you like.
phone-meanwhile-turn = It’s { $seat }’s turn. Whatever goes any time goes now, too.
phone-meanwhile-later = { $seat } has to settle this first. After that you can butt in again.
phone-helped = Before it’s settled, { $seat } may play cards too.
phone-waits = Waiting for { $seat }.
phone-break-in = I’ve got something!
phone-break-in-none = Nothing that would work right now. Look mysterious anyway.
phone-quiet = { $seat }’s phone has gone quiet: asleep, or out of reach.
phone-waits-for = Still waiting for { $seats }.
phone-waits-charity = { $seat } has too many cards, and is picking what goes.
phone-waits-corpse = { $seat } is going through the late { $dead }’s pockets.
phone-waits-corpse-mine = You’re dead. { $seat } is going through your pockets.
phone-waits-end = { $seat } is wrapping up the turn.
phone-waits-opening = { $seat } is putting down a starting hand.
phone-waits-turn = Your turn, once { $seats } { $count ->
    [one] has
   *[other] have
  } had the chance to play something.
phone-between = { $seat }’s got something. You go on when they’re done.
phone-waits-help-you = { $seat } is thinking about whether to help you.
phone-waits-help = { $seat } is thinking about whether to help { $main }.
phone-lets-in = Phones are being let in at the tablet. It goes on once they’re in.
phone-undone = Undone at the table.
phone-undone-what = Undone at the table: { $what }.
phone-fixed = Something was put right at the table.
phone-redone = Done again at the table.
phone-reads = Somebody’s looking something up on the tablet. It goes on once they’re done.
phone-offer = { $seat } offers you { $gets } for { $gives }. Deal?
phone-offered = You’ve offered { $gets } for { $gives }.
phone-offer-nothing = nothing at all
phone-drew = New in your hand: { $cards }.
phone-new = new
phone-open = Nobody home. See what they’ve left lying about.
phone-lent = You’re playing on the tablet for now.
phone-lent-open = Your hand’s open on the tablet.
phone-fetch = Back to this phone
phone-waits-table = The tablet is asked.
phone-over = It’s over. { $ending }
phone-sheds = { $count ->
    [one] One card has to go. Which one?
   *[other] { $count } cards have to go. Which ones?
}
phone-spares = Or play something first: whatever you play stays out of it.
phone-give = { $count ->
    [one] Off it goes
   *[other] Off they go
}
phone-level = Level { $level } of { $top }
phone-health = Health { $red } of { $max }
phone-moves = { $moves } Move left
phone-dice = Dice: { $ours } against { $theirs }
phone-lies-won = As it lies: won
phone-lies-lost = As it lies: lost
phone-gold = { $gold } gold
phone-play = Play it
phone-fight-it = Fight it
phone-send-in = Send it in
phone-sure = Sure? { $what }
phone-keep = Keep it
phone-level-self = A Level for you
phone-level-up = A Level for { $whom }
phone-curse = Curse { $whom }
phone-cursed = A Curse, and nothing you have stops it.
phone-for-others = For somebody else
phone-waste = Waste it
phone-mark = This one
phone-paid = { $what }, { $pays }
phone-pays = with { $cards }
phone-pays-hand = with your whole hand
phone-pays-ten = on a roll of your Level or less
phone-send-away = Send { $monster } away{ $stays ->
    [yes] : its Treasure stays
   *[other] {""}
}
phone-steal = Steal from { $seat }: { $item }{ $least ->
    [1] {""}
   *[other] {" "}({ $least } or more, or lose a level)
}
phone-ways = { $what }: { $whom }
phone-would = { $seat } would help. { $terms }: deal!
phone-want = { $terms }, and I’ll help
phone-hack = Hack it with cards you pick
phone-sell = Buy a level
phone-sale = What do you sell for a Level?
phone-never-mind = Never mind
phone-trade-with = Trade with { $seat }
phone-trade = A trade with { $seat }: what changes hands?
phone-trade-none = { $seats } { $count ->
    [one] has
   *[other] have
  } nothing on the table to trade, and neither have you.
phone-trade-item = { $who }: { $item }
phone-trade-offer = Offer that
phone-trade-back = { $seat } has thought better of it.
begun-trade = Something came up: your trade with { $seat } needs offering again.
begun-offer = Something came up: { $seat }’s offer is off the table.
begun-sale = Something came up: start your sale again.
begun-hack = Something came up: start your hack again.
phone-trade-asks = { $seat } is thinking it over.
phone-row-own = Your card in the Matrix
phone-row-all = The whole Matrix
phone-row-here = Here: { $seats }
phone-row-turn = It’s { $seat }’s turn.
phone-row-turn-mine = It’s your turn.
phone-bonus-own = { $bonus } from what you carry
phone-bonus = { $bonus } from what they carry
phone-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
phone-dead = dead
phone-items = Carries { $items }
phone-items-idle = Packed or no use just now: { $items }
phone-fight = { $seat } against { $monsters }
phone-helps = { $seat } helps.
phone-totals = { $ours } to { $theirs }
phone-chance = { $percent }% to win

# What the tablet says.
menu-phones = Phones
phones-title = Hands on phones
phones-why = Everybody in this room can hold their cards on their own phone. The tablet stays the table.
phones-safe = Only phones in the same Wi-Fi can see the page, and only while this is on. Use a Wi-Fi you trust.
phones-open = Let phones in
phones-done = That’s everybody: on with the game
phones-close = Throw all phones out
phones-address = On the phone, open
phones-scan = or point its camera at your square.
phones-digits = then type { $code }
phones-knocks = { $seat }’s phone is at the door. Is it really { $seat }?
phones-yes = That’s me
phones-no = Never seen it
phones-in = { $seat } holds the hand on a phone.
phones-out = Throw it out
phones-found = The phones are back in.
phones-astray = Hands were on phones here: let them in again.
phones-guessed = Somebody has been guessing digits. Nobody is let in until you say so.
phones-again = Deal new digits
phones-no-network = This tablet isn’t in a network. Join the Wi-Fi first, then try again.
phones-failed = Phones can’t be let in: { $what }
phones-trade = { $from } has offered { $to } a trade.
phones-relay = { $seat } decides on the phone.
phones-quiet = { $seat }’s phone has gone quiet: asleep, or out of reach. Wake it up, or play here.
phones-quiet-in = { $seat }’s phone has gone quiet. Wake it up and load the page again; if that doesn’t help, throw it out and let it in anew.
phones-here = Play { $seat } here instead
phones-back = Back to the phone
phones-offer = { $seat }! { $offer }
