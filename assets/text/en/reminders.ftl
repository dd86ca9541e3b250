# Short reminders of what no rule enforces, each shown once a game at the moment it matters.

remind-why = Why?
remind-not-again = Not again
remind-count = { $count ->
    [one] 1 reminder
   *[other] { $count } reminders
}
remind-out-of-reach = Meant for somebody far away? Then they have to come and find it.
remind-not-helping = Items can also be promised for not helping.
remind-search-token = Look at the token: its icon tells what it means for the next search.
remind-question-mark = A question mark beside an icon: there is a rule to read.
remind-packed = Turn packed cards sideways: everybody sees what is put away.
remind-item-enhancers = Cards may speak of Item Enhancers. This box has none.
remind-card-times = Every sort of card has its time: some on your turn, some in a fight.
remind-treasures = Most Treasures are Items: see what you can put on.
remind-board-changers = Move the link-breakers first: they change the others' ways.
remind-mob = A mob splits up: each monster moves by its own feet.
remind-spent-move = Turn over a Move token for every Move spent.
remind-gold = When the small gold runs out, make change with each other.
remind-which-roll = One hand, several rolls: say first whom each one is for.
remind-bidding = Several could help: let them bid against each other.
remind-fight-words = On cards, fight, battle and the like all mean combat.
remind-health-tokens = The Health tokens have run out. Coins will do.
remind-move-tokens = The Move tokens have run out. Coins will do.
remind-search-tokens = The search tokens have run out. Mark the room with anything.
remind-one-dragon = The base box has one Dragon: is one of these noted wrongly?
remind-sex = Male or female counts now: as the player is, until cards change it.
remind-mapmaker = One of you is the Mapmaker and looks after rooms and links.
remind-supply = Shared dice, standies and spare tokens lie where all can reach.
remind-disputes = Argue about what no rule settles. The box's owner has the last word.
remind-own-hand = You may show your cards to anybody you like.
remind-munchkin-or-player = On cards, a munchkin is the figure, a player is the person.
