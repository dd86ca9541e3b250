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
remind-question-mark = A question mark by an icon means there's a rule to read.
remind-packed = Turn packed cards sideways, so everybody can see what's put away.
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
remind-disputes = Argue about what no rule settles. The box's owner has the last word.
remind-own-hand = You may show your cards to anybody you like.
remind-munchkin-or-player = On cards, the munchkin is the figure and the player is you.
