# The command line.

cli-help =
    Standie: a referee beside your Munchkin Quest box.

    standie [GAME] [--renderer auto|gpu|cpu]    the window, with a saved game at once
    standie resolve BOARD [--json]              a Monster Turn from a board
    standie play NEW|GAME [--script COMMANDS] [--journal PATH] [--ack] [--json]
                                                a game driven by a script, a command a line
    standie legal GAME [--json]                 everything anyone may do now, by seat
    standie replay GAME [--json]                a saved game as it stands
    standie verify GAME                         is a saved game sound?
    standie restore GAME                        a damaged game, put together again from its copies
    standie odds FIGHT [--json] | odds --jsonl  the odds of a roll; many of them, a query a line
    standie rules [WORDS... | --example NAME] [--json]
                                                rules in our own words, and shown by example
    standie simulate --players N --bots A,B,... [--games N] [--seed N] [--unchecked] [--journal PATH --ack] [--json]
                                                whole games played by bots, counted
    standie fair GAME [--json]                  the dice of a saved game, worked out again from its seed
    standie check PACK... [--json]              content packs, and every fault in them
    standie --help | --version

    A file can be - for standard input. STANDIE_HOME names the data folder.
    Exit codes: 0 done, 2 the input is wrong, 1 anything else.

    Unofficial. Munchkin Quest is a game by Steve Jackson Games, which has nothing to do with Standie.
cli-input-fault = { $place }: { $problem }
cli-other-fault = { $what }
cli-usage = { $problem } (standie --help shows what there is)
cli-roll = The Monster Die shows { $colour }
cli-link-changed = { $room }, { $side }: the { $from } is a passage now
cli-cite = { $page ->
    [0] { $id }
   *[other] { $id }, p. { $page }
  }
cli-asked = { $seat }: { $ask }
cli-table = Anyone:
cli-templates = With details of your own:
cli-replay = { $records ->
    [one] 1 record
   *[other] { $records } records
  }, turn { $turn }, state { $hash }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost ->
    [one] 1 damaged line
   *[other] { $lost } damaged lines
  } left out)
  }
cli-restorable = { $file } is damaged, but there is more of it in copies: { $records ->
    [one] one action
   *[other] { $records } actions
  } in all. `standie restore { $file }` brings it back.
cli-restored = All of it is back: { $records ->
    [one] one action
   *[other] { $records } actions
  }.
cli-restored-kept = All of it is back: { $records ->
    [one] one action
   *[other] { $records } actions
  }. The damaged file is kept as { $kept }.
cli-seat = { $seat }: Level { $level }, Health { $red } of { $max }, { $gold } gold
cli-seat-room = { $seat }: Level { $level }, Health { $red } of { $max }, { $gold } gold, in { $room }
cli-pack-ok = { $file }: sound, { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  } and { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
  }
cli-pack-ok-cards = { $file }: sound, { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  }, { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } and { $kinds ->
    [one] 1 Race or Class
   *[other] { $kinds } Races and Classes
  }
cli-pack-faults = { $count ->
    [one] one fault
   *[other] { $count } faults
  }
cli-no-display = No display: DISPLAY and WAYLAND_DISPLAY are not set, so there is nowhere to open a window. The commands of standie --help need none.
cli-dead-display = The display { $display } does not answer, so there is nowhere to open a window. The commands of standie --help need none.
cli-no-window = This build has no window; the commands of standie --help need none.
cli-window-failed = The window could not be opened, or had to close: { $what }. Games are on disk up to the last action shown; the commands of standie --help need no window.
cli-window-again = The window had to close: { $what }. Trying again without the graphics card.
cli-house-rule = House rule: { $sentence }
cli-at-point = Now at point { $point } of the history
cli-odds = Win: { $percent } %, { $numerator } of { $denominator }
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $unfinished } of them not over within { $cap } turns; turns: { $min } to { $max }, half of them up to { $median }
cli-simulated-seat = Seat { $place }, { $bot }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, { $share } % ({ $low } to { $high } %)
cli-simulated-monsters = The monsters: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, { $share } % ({ $low } to { $high } %)
cli-simulated-speed = { $actions } actions in { $seconds } s: { $speed } a second
cli-fair-commitment = Fingerprint of the dice: { $commitment }
cli-fair-waits = The seed is shown when the game is over.
cli-fair-seed = Seed: { $seed }. Its fingerprint is SHA-256 over the text "standie fair dice { $seed }".
cli-fair-same = { $same } of { $rolls } rolls and draws come out the same
cli-fair-told = { $told } were told by the table
cli-fair-other = Not the same at points { $points }
