# Short reminders of what no rule enforces, each shown once a game at the moment it matters.

remind-why = Why?
remind-not-again = Not again
remind-count = { $count ->
    [one] 1 reminder
   *[other] { $count } reminders
}
remind-out-of-reach = Meant for somebody far away? Then they have to come and find it.
remind-not-helping = You can also bribe people not to help.
remind-search-token = Check the token: its icon changes the next search.
remind-question-mark = A question mark by an icon means there’s a rule to read.
remind-packed = Turn packed cards sideways, so everybody can see what’s put away.
remind-item-enhancers = Cards may speak of Item Enhancers. This box has none.
remind-card-times = Every card has its moment: some on your turn, some in a fight.
remind-treasures = Most Treasures are Items: see what you can put on.
remind-board-changers = Move the link-breakers first: they open doors for the rest.
remind-mob = A mob splits up: each monster moves by its own feet.
remind-spent-move = Turn over a Move token for every Move spent.
remind-gold = When the small gold runs out, make change with each other.
remind-which-roll = Rolling for several? Say first who each roll is for.
remind-bidding = Several could help? Let them underbid each other.
remind-fight-words = On cards, fight, battle and the like all mean combat.
remind-health-tokens = The Health tokens have run out. Coins will do.
remind-move-tokens = The Move tokens have run out. Coins will do.
remind-search-tokens = The search tokens have run out. Mark the room with anything.
remind-one-dragon = The base box has only one Dragon. Is one of these a slip?
remind-sex = Male or female matters now: same as the player, until a card changes it.
remind-mapmaker = One of you is the Mapmaker and looks after rooms and links.
remind-supply = Put the dice, standies and spare tokens where everybody can reach.
remind-disputes = Argue about what no rule settles. The box’s owner has the last word.
remind-charity = Charity: five cards in hand at most. The lowest Level gets the rest.
remind-own-hand = You may show your cards to anybody you like.
remind-munchkin-or-player = On cards, the munchkin is the figure and the player is you.

# Of classic Munchkin.

remind-first-pick = Sharing the Treasure? Agree now on who picks first.
remind-staying-out = Help has its price. So has keeping out of it.
remind-open-treasure = With a helper in it, the Treasure is drawn face up.
remind-last-chance = Not won yet: Curses and potions still count.
remind-ran = Run, and there’s no Treasure for you, and no second Door card.
remind-got-away = Away safe? Read the card again: some monsters bite all the same.
remind-down-at-once = New Treasure can go straight on the table, whoever’s turn it is.
remind-last-level = One to go. The last Level takes a kill: it’s not for sale.
remind-died = The dead lose Items and hand. Level, Race and Class stay with them.
remind-back-again = Back from the dead: draw two Doors and two Treasures, face down.
remind-sex-changed = Changed sex? The next fight is harder for it. Keep the card till then.
remind-read-the-card = Read the whole card: some monsters have it in for a Race or a Class.
remind-own-foot = You may curse yourself and feed your own monster. It has been done.
remind-luggage = One hat, one suit of armor, one pair of shoes, two hands. The rest is luggage.
remind-one-big = One Big Item each. Only Dwarves carry more.
remind-five-cards = Turn over? Five cards in hand, six for a Dwarf. The lowest Level gets the rest.
remind-as-you-stand = You fight in what you’re wearing: no changing till it’s over.
remind-either-side = A potion doesn’t care whose side it’s on. Throw it at either.
remind-thief = There’s a Thief about. Mind your back.
remind-all-cards = The full set has 168 cards. Look under the sofa.
remind-first-items = Before the first turn, all the Items you like can come down.
remind-second-door = No monster at the door? Look for trouble, or take a second Door card unseen.
remind-curse-door = A Curse behind your door is yours, there and then.
remind-show-hand = Let anybody look at your hand, if it helps.
remind-sell-hand = Items sell straight from the hand, too.
remind-trouble = Looking for trouble? Only what you can beat, or bring a friend.
remind-job-quit = You may give up a Race or a Class at any time, even in a fight.
