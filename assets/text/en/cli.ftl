# The command line.

cli-help =
    Standie: a referee beside your Munchkin and Munchkin Quest boxes.

    standie [GAME] [--renderer auto|gpu|cpu]    the window, with a saved game at once
    standie resolve BOARD [--json]              a Monster Turn from a board
    standie play NEW|GAME [--script COMMANDS] [--journal PATH] [--ack] [--json]
                                                a game driven by a script, a command a line
    standie legal GAME [--json]                 everything anyone may do now, by seat
    standie replay GAME [--json]                a saved game as it stands
    standie story GAME [--json]                 how a saved game went: Levels, titles, luck, and what turned it
    standie verify GAME                         is a saved game sound?
    standie restore GAME                        a damaged game, put together again from its copies
    standie odds FIGHT [--json] | odds --jsonl  the odds of a roll, of running away, of hidden hands; many rolls, a query a line
    standie rules [--game quest|classic|short|shadowrun] [WORDS... | --example NAME] [--json]
                                                rules in our own words, and shown by example
    standie simulate [--game quest|classic|short|shadowrun] --players N --bots A,B,... [--games N] [--seed N] [--jobs N] [--rule NAME=VALUE]... [--figures] [--unchecked] [--journal PATH --ack] [--json]
                                                whole games played by bots, counted
    standie fair GAME [--json]                  was a saved game played fair? Every move and roll, worked out again
    standie fair                                how to check that yourself, without Standie
    standie daily [--date YYYY-MM-DD] [--json]  the dungeon of the day: who you are up against; its set-up for play
    standie check PACK... [--set] [--json]      content packs, and every fault in them; with --set, whether they are a whole set
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
cli-set-kind = { $deck ->
    [door] Doors: {""}
    [treasure] Treasures: {""}
   *[none] {""}
  }{ $kind ->
    [monster] monsters
    [race] Races
    [class] Classes
    [curse] Curses
    [enhancer] on monsters
    [item] to wear or hold
    [once] used once
    [level] Levels
    [row] On the way
    [seat] Seats
   *[other] the rest
  }
cli-set-all = All of it
cli-set-line = { $kind } { $here } here, { $box } { $beside ->
    [ours] in ours
   *[box] in the box
  }
cli-set-special = { $count ->
    [0] Nothing only one card does, and { $most } would be fine
    [one] One thing only one card does ({ $most } would be fine): { $list }
   *[other] { $count } things only one card does ({ $most } would be fine): { $list }
  }
cli-set-ok = A whole set of { $system }: there's a card for everything
cli-no-display = No display: DISPLAY and WAYLAND_DISPLAY are not set, so there's nowhere to open a window. The commands of standie --help need none.
cli-dead-display = The display { $display } does not answer, so there is nowhere to open a window. The commands of standie --help need none.
cli-no-window = This build has no window; the commands of standie --help need none.
cli-window-failed = The window could not be opened, or had to close: { $what }. Games are on disk up to the last action shown; the commands of standie --help need no window.
cli-window-again = The window had to close: { $what }. Trying again without the graphics card.
cli-house-rule = House rule: { $sentence }
cli-daily-against = You against { $company }.
cli-arranged = Arranged: somebody picked cards, Levels or dice beforehand.
cli-at-point = Now at point { $point } of the history
cli-odds = Win: { $percent }%, { $numerator } of { $denominator }
cli-flight-order = Best order: { $order }
cli-flight-any-order = Any order will do: { $order }
cli-flight-foe = { $name }: needs { $needs }, { $percent }%, { $numerator } of { $denominator }
cli-flight-foe-sure = { $name }: gets away for sure
cli-flight-foe-never = { $name }: no die is high enough
cli-flight-caught = { $times ->
    [0] Away from all of them
    [1] Caught once
    [2] Caught twice
   *[other] Caught { $times } times
  }: { $percent }%, { $numerator } of { $denominator }
cli-flight-dies = Dead: { $percent }%, { $numerator } of { $denominator }
cli-flight-loses = A Level or more lost: { $percent }%, { $numerator } of { $denominator }
cli-swing-alone = One card is enough: { $percent }%, { $numerator } of { $denominator }
cli-swing-together = All of them together are enough: { $percent }%, { $numerator } of { $denominator }
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $unfinished } of them not over within { $cap } turns; turns: { $min } to { $max }, half of them up to { $median }
cli-simulated-seat = Seat { $place }, { $bot }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, { $share }% ({ $low } to { $high }%)
cli-simulated-monsters = The monsters: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, { $share }% ({ $low } to { $high }%)
cli-simulated-god = Won by beating G.O.D.: { $wins } ({ $share }%), by Level: { $levels }
cli-simulated-figures =
    fights won in rounds 1 to 5: { $early }%
    fights lost by ten or more: { $far }%
    fights at the last level or the one before: { $late }%
    fights won with nobody meddling: { $alone }%, with somebody meddling: { $meddled }%
    Deals a game: { $deals }
cli-simulated-doors =
    rounds, half of the games: up to { $rounds }
    seats: { $apart } points apart
    turns from the first who was two Levels short of winning to the end, half of the games: up to { $end }
    turns of more than 12 decisions: { $long }%
    fights won in rounds 1 to 5: { $early }%
    fights won with nobody meddling: { $alone }%, with somebody meddling: { $meddled }%
    claims that held with nobody meddling: { $claims }%, with somebody meddling: { $contested }%
    best card to be dealt: { $best }, { $gain } points
    worst card to be dealt: { $worst }, { $loss } points
cli-simulated-speed = { $actions } actions in { $seconds } s: { $speed } a second
cli-fair-fair = Fair: it all adds up, and nobody could know the dice beforehand.
cli-fair-partly = What can be checked adds up. Not everything can be; see below.
cli-fair-running = So far it all adds up. The secret comes out when the game is over.
cli-fair-arranged = Arranged: it all adds up, but the seed was picked by hand, so whoever picked it could know every roll. That never counts as fair.
cli-fair-laid = Arranged: it all adds up, but somebody picked cards, Levels or dice beforehand. That never counts as fair.
cli-fair-daily = Dungeon of the day: it all adds up. Everybody gets these dice, and they follow from the date, so they were never a secret.
cli-fair-first = First game: it all adds up. Its dice and first monsters were picked to make the first evening a nice one, so it never counts as fair.
cli-fair-altered = Somebody has been at this game: it doesn't add up.
cli-fair-seed = Seed: { $seed }
cli-fair-seal = Seal of the dice{ $from ->
    [1] {""}
   *[other] {" "}from record { $from } on
  }: { $seal }
cli-fair-secret = The secret: { $secret }
cli-fair-waits = The secret comes out when the game is over.
cli-fair-unknown-secret = Its secret isn't on this machine, and the game doesn't tell it.
cli-fair-words = What people threw in: { $words }
cli-fair-no-words = Nobody threw a word in, so you're trusting the machine that made the secret.
cli-fair-commands = { $same } of { $commands } moves come out the same
cli-fair-same = { $same } of { $rolls } rolls and draws come out the same
cli-fair-told = { $count ->
    [one] 1 roll or draw was somebody's own; that can't be checked
   *[other] { $count } rolls and draws were somebody's own; those can't be checked
  }
cli-fair-boxed = { $count ->
    [one] 1 room or monster came
   *[other] { $count } rooms and monsters came
  } from somebody's Box: the draw is right, but what it says there can't be checked
cli-fair-unknown = { $count ->
    [one] 1 roll or draw can't be checked
   *[other] { $count } rolls and draws can't be checked
  }, the first at point { $from }: the secret isn't known
cli-fair-other = { $count ->
    [one] Not the roll or draw it should be, at point { $points }
   *[other] { $count } rolls and draws aren't what they should be, at points { $points }
  }
cli-fair-altered-points = { $count ->
    [one] Not what the rules make of it, at point { $points }
   *[other] { $count } times not what the rules make of it, at points { $points }
  }
cli-fair-other-rules = { $count ->
    [one] Another version of Standie decided otherwise at point { $points }; only that one can check it
   *[other] Other versions of Standie decided otherwise { $count } times, at points { $points }; only they can check those
  }
cli-fair-stray = { $count ->
    [one] A secret in the file doesn't fit any seal
   *[other] { $count } secrets in the file don't fit any seal
  }
cli-fair-own-cards = It was played with other cards than this version's.
cli-fair-lost = { $lost ->
    [one] 1 damaged line was left out
   *[other] { $lost } damaged lines were left out
  }
dice-lost = The secret behind this game's dice isn't on this machine, so new dice start here. Only what's rolled from now on can be checked.
dice-unkept = The secret behind the dice couldn't be put away ({ $what }). Play on; if the game is opened again, new dice start there.
