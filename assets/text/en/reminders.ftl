# Short reminders of what no rule enforces, each shown once a game at the moment it matters.

remind-out-of-reach = Meant for somebody far away? Then they have to come and find it.
remind-not-helping = Items can also be promised for not helping.
remind-search-token = Look at the token: its icon tells what it means for the next search.
remind-question-mark = A question mark beside an icon: there is a rule to read.
remind-packed = Turn packed cards sideways, so that everybody sees what is put away.
remind-item-enhancers = Cards may speak of Item Enhancers. This box has none.
remind-card-times = Every sort of card has its own time: some need your turn, some a fight.
remind-treasures = Most Treasures are Items: see what you can put on.
remind-board-changers = Move the link-breakers first: the others meet the map they leave.
remind-mob = Several monsters share a room. Move each by its own feet: mobs split up.
remind-spent-move = Turn over a Move token for every Move spent.
remind-gold = When the small gold runs out, make change with each other.
remind-which-roll = One hand, several rolls: say first whom each one is for.
remind-bidding = More than one could help. Let them bid against each other.
remind-fight-words = Cards that say fight, battle or the like mean this: combat.
remind-health-tokens = The box is out of Health tokens. Coins and buttons will do.
remind-move-tokens = The box is out of Move tokens. Coins and buttons will do.
remind-search-tokens = The box is out of search tokens. Mark the room with anything.
remind-one-dragon = The base box has one Dragon only: is one of these noted wrongly?
remind-sex = Male or female counts now: as the player is, unless a card changed it.
remind-mapmaker = One of you is the Mapmaker and looks after rooms and links.
remind-supply = Monster Die, ten-sider, standies and spare tokens lie where all can reach.
remind-disputes = Argue about what no rule settles. The box's owner has the last word.
remind-own-hand = You may show your cards to anybody you like.
remind-munchkin-or-player = On cards, the munchkin is the figure, the player is the person.
