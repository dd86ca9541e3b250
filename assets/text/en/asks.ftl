# The question that stands. -hint is the line below it.

ask-first-player = Who starts? A die each; the highest begins.
ask-first-player-or = Who starts? A die each; the highest begins. Or just tap a name.
ask-opening = Deal 3 Treasures, 3 DxM and 300 gold each. Put down any Races, Classes and Items now. All ready?
ask-opening-doors = Deal everybody { $doors ->
    [one] 1 Door
   *[other] { $doors } Doors
  } and { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
  }. Put down a Race, a Class, whatever you can carry. All ready?
opening-each = { $count } of each
opening-newer = Newer boxes deal 4 of each. Same for everybody.
ask-opening-count = Everybody ready?
ask-arrange = Set up the board as it is now. Whose move is it?
ask-turn = What do you do?
ask-turn-dead = Stone dead. Your next turn brings a new hand.
ask-charity = Too many cards in hand: give away the extras.
ask-charity-discard = Too many cards in hand, and nobody is lower than you: discard the extras.
charity-goes = { $count ->
    [one] They go to { $seats }.
   *[other] They go to { $seats }, as evenly as you can. You say who gets what.
}
ask-base-die = Roll the Monster Die for the new monster’s base.
ask-monster-die = Roll the Monster Die for the monsters.
ask-moving = Move the monsters on the table.
ask-moving-none = Nobody moves. Lucky you.
ask-nobody-here = Everybody’s sitting out. Whose turn is it?
ask-tile = Which room was drawn?
ask-links = Which links were drawn?
ask-explore-dxm = Draw the DxM for exploring?
ask-new-monster = Which monster was drawn?
ask-base-colour = Nobody plays that color. Whose base does it get? Whoever you pick rolls its dice.
ask-base-colour-of = { $monster }: nobody plays that color. Whose base does it get? Whoever you pick rolls its dice.
ask-fight = Fight! Add what everybody plays, then roll.
ask-fight-told = Fight! A touch for every card that anybody plays.
ask-run-away-told = Run! What does the die say?
ask-fight-came = { $monsters } came into your room. Play what you’ve got, then roll.
ask-fight-app = Fight! Play what you’ve got, then roll.
ask-boss = Here comes the Boss! Draw a monster: that’s the one.
ask-fight-dice = Roll! Everyone rolls for themselves and for monsters on their color.
ask-fight-rolled = Anybody messing with the dice?
ask-refuge = You lost. Where do you run?
ask-run-away = { $least ->
        [6] Roll to get away: only a 6 will do.
        [5] Roll to get away: 5 or 6.
       *[other] Roll to get away: { $least } or more.
    }
ask-run-away-sure = Roll to get away. You can’t miss.
ask-run-away-never = Roll to get away. No number on the die will do, but run all the same.
ask-run-away-each = Roll to get away: some are faster than others.
ask-run-ditch = Ditch what’s slowing you down, or chance it?
ask-run-first = They’re all after you. Which one do you dodge first?
ask-bad-stuff = Caught! What does its Bad Stuff do?
ask-search-dice = Roll the search.
ask-collect = Pick up what’s lying here?
ask-automatic = Everything is explored. Draw a monster here?
ask-cursed = A Curse! Stop it if you can.
ask-power-die = Roll the ten-sided die: your Level or less. A 0 is a 10.
ask-claim = Somebody is buying a card off the discards. Do you want it too?
ask-theft-die = Roll a die: 4 or more and it’s yours.
ask-die-again = Roll that die again.
ask-die-again-of = Roll { $who }’s { $face } again.
ask-empty-room = In which empty room does it appear?
taker-monster = { $monster } caught you.
taker-curse = { $name } hits you.
ask-lose-item = Which Item goes?
ask-overfull = The pack is bursting. What gets dropped or given away?
ask-pick-order = Who picks Treasures first?
ask-leaver = What happens to their monsters and their stuff?
ask-link-costs = First door: are these the costs printed in your box?
ask-arrow = Which way does the arrow point?
ask-gait = Which footprint does it have?
ask-level = What Level is on its card?
ask-over = The game is over.

curse-by = { $by } curses { $seat }: { $what }
curse-on = { $seat } is cursed: { $what }
curse-any = a Curse
curse-plain = { $what }, from { $seat }
curse-averted-by = Discard { $item } to block it
curse-averted = It’s blocked
curse-hint = Got anything that stops a Curse? Now’s the time.
power-die-hint = The bright ones do it.
pack-surplus = { $surplus ->
    [one] One Item too many in the pack.
   *[other] { $surplus } Items too many in the pack.
  }
pack-drop = Drop { $item }
pack-give = Give away or trade
next-curse = Take it
empty-room-exit = A new room beyond { $room }, { $side }
ask-draw-cards = Which cards were drawn?
ask-shed-cards = What’s got to go?
ask-loot-roll = Same Level, same grave. Roll for first pick.
surplus-to = goes to { $seat }
surplus-gone = goes on the discards
ask-surplus = Only one Big Item fits on you now. Which one goes?
ask-corpse = The late { $seat } won’t be needing any of this. What do you take?
ask-loot-told = Highest Level first, one card each. Same Level? Roll for it.
ask-loot-whose = { $seat } won’t be needing this.
ask-corpse-told = Grabs a card of what is left.
ask-spoils = Which Treasure is yours?
spoils-whose = Won together: { $seat } picks.
spoils-picks = { $count ->
    [one] Touch the one you want.
   *[other] Touch one. You get { $count } of these, taking turns.
  }
ask-window = Does anybody react?
ask-lurker = Which monster was drawn?
ask-asked = Will you help?
