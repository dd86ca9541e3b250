//! Which files to touch to change something, and an exercise for whoever is new here.
//!
//! Folders are named after things on the table. What a thing *is* lies in a short file (`step.rs`, `event.rs`,
//! `command.rs`, `answer.rs`, `ask.rs`, `effect.rs`, `does.rs`, and nouns such as `dungeon/room.rs`); what is *done* with it
//! lies beside it, a file a topic (`dungeon/search.rs`, `munchkin/curse.rs`). Numbers, cards, texts and house rules are data
//! under `assets`: what the book says in a set's `rules.json`, what tables may rule otherwise in its `rulings.json`. Rows
//! that name *Quest's* file mean that set; the others have theirs beside it under `assets/systems`, and their packs beside
//! Home Brew's. What a map has to do with a rule lies in `src/rules/dungeon`, what takes its place where there is none in
//! `src/rules/doors`.
//!
//! # To add ..., touch these
//!
//! | to add | touch |
//! |---|---|
//! | a room | `assets/packs/home-brew/rooms.json`; the box holds 24 tiles, so one goes (`tests/rules/home_brew.rs`) |
//! | a card | `assets/packs/home-brew/treasures.json` or `assets/packs/home-brew/dxm.json`, with a number nobody has; old games keep theirs |
//! | a monster | `assets/packs/home-brew/monsters.json` |
//! | a text | a card's own words stand with its numbers in its pack, in other languages under `cards` of theirs; all others in `assets/text/en`: `told.ftl` for the journal and the end, `hall.ftl` for titles that are kept, `daily.ftl` for the dungeon of the day, `table.ftl` for the table and its buttons, `screens.ftl` for all other screens, `hot.ftl` for games without a box, `asks.ftl`, `moves.ftl`, `refusals.ftl`, `reminders.ftl`, `rulings.ftl`, `cards.ftl`, `names.ftl`, `bots.ftl`, `talk.ftl`, `clinic.ftl` for the examples, `cli.ftl`; ids are asked for in code, never sentences |
//! | a language | a folder of `assets/text` beside `assets/text/en`, with its `locale.json`; `assets/text/README.md` says what lies in it, and `tests/house/languages.rs` what is held of it |
//! | a house-rule switch | `assets/systems/quest/rulings.json`, its words in `assets/text/en/rulings.ftl`, its name in `src/rules/rulings.rs`, the one place that asks it, a test that tries each value |
//! | an effect | the part's `effect.rs`, and its `does.rs` if cards are to do it; `src/rules/effect/interpret.rs` or `src/rules/dungeon/effects.rs`; `src/rules/card/bind.rs`; the compiler then asks for its words (`src/play/narrate/card`) and its worth (`src/bots/mind/worth.rs`) |
//! | a step that is owed | the part's `step.rs`; the part's file in `src/rules/steps` (`src/rules/dungeon/steps.rs` for the map): what follows, what is asked, who answers, the answers, what one does; the topic's file for how |
//! | an event | the part's `event.rs`, `src/rules/apply.rs`, and its line in `src/play/narrate.rs` with words in `assets/text/en/told.ftl`; one that takes another's place leaves it to be read in old files, and `src/play/old_words.rs` says it in today's words |
//! | a question's screen | `src/app/table/prompt`, a file a topic; in a game without a box `src/app/table/hot` |
//! | a screen | `src/app/screen`, its place in `src/app/screen.rs` and `src/app.rs`, a preset in `src/app/presets.rs` |
//! | a rule cited in all sets | a constant in the part's `cited.rs`, with a row or a reason for each ledger |
//! | a bot's opinion | of one kind of bot: its temper, a row of weights in `src/bots/temper.rs`; of all of them: `src/bots/mind` |
//! | a title that is kept over games | `assets/feats.json`, its name and what for in `assets/text/en/hall.ftl`; a fact nobody counts yet in `src/play/story/deeds.rs` |
//! | somebody to play against | `assets/bots/people.json`; the name and what they are like in `assets/text/en/bots.ftl`, what they say in `assets/text/en/talk.ftl`, `assets/icons/face-careful.svg` beside the others |
//! | a rule set | a folder under `assets/systems` (numbers, switches, ledger), a value that answers [`System`](crate::rules::book::System), one more book in `src/catalog.rs`; `tests/toy` is the smallest there is |
//!
//! # To change ..., look here first
//!
//! | to change | look |
//! |---|---|
//! | a number of the book | `assets/systems/quest/rules.json`, its fields explained in `src/rules/numbers.rs`: limits of Levels and of hands, prices, costs, the Boss's Level, the face to run away on, search results; one a table may set otherwise is a default in `assets/systems/quest/rulings.json`, the cost of links among them |
//! | whether something is so at all | `assets/systems/quest/rulings.json`, before any code: it may be a house rule already |
//! | the phases of a turn | `src/rules/table/phase.rs`; what each owes `src/rules/dungeon/phases.rs` |
//! | what an Item counts that is used or thrown | `src/rules/hand/play.rs`; who may throw it how far `src/rules/fight/interfere.rs` |
//! | a Deal, what lies in rooms | `src/rules/dungeon/deal.rs`, `src/rules/dungeon/piles.rs` |
//! | which Items a munchkin can use, and what they give | `src/rules/munchkin/outfit.rs` |
//! | when something may be done | `src/rules/munchkin/timing.rs`; `src/rules/hand/when.rs` for cards; `src/rules/dungeon/locks.rs` for what a fight keeps where it is |
//! | what a death does | `src/rules/dungeon/death.rs` on a map; `src/rules/doors/corpse.rs` where the others share out what is left |
//! | who may react, and to which dice | `src/rules/dice/cast.rs` (what waits), `src/rules/dice/recast.rs` (what a card does to it, and who is refused), `src/rules/hand/window.rs` (when others may), `src/rules/hand/moves.rs` (what is offered) |
//! | in what order a fight ends | `src/rules/fight/roll.rs` (`settle`), then `src/rules/fight/ending.rs` (gold and Items that were agreed on are paid), `src/rules/fight/won.rs` (its rewards, shared), `src/rules/fight/spoils.rs` (where the app keeps the cards) |
//! | how somebody runs away, and what Bad Stuff does | `src/rules/fight/flight.rs`, `src/rules/fight/bad_stuff.rs`; where to, and what losing costs before, `src/rules/dungeon/flight.rs` |
//! | who comes when, and who goes first | `src/rules/table/order.rs`; the Boss `src/rules/dungeon/boss.rs` |
//! | what is told when a game is over | `src/play/story` (titles, lines), its words in `assets/text/en/told.ftl`, the screen `src/app/table/end.rs` |
//! | what becomes of what is owed | `src/rules/dungeon/owed.rs` |
//!
//! # Who says what, once
//!
//! - What is owed, asked, listed and answered: [`rules::steps`](crate::rules::steps), one line a step, and
//!   `src/rules/dungeon/steps.rs` for the map. Answers that can be listed stand in `answers`, those that cannot in `template`,
//!   and how players of the app spell those out in `wishes`.
//! - Whose a step is, so that a death, a leaving or a jump knows what becomes of it: `rules::table::whose`, and `whose` on each
//!   part's steps.
//! - What another set would do otherwise: a hook of [`System`](crate::rules::book::System); no verb asks which set it is in.
//! - Which rule it is: `cites!` in a set's own files, a constant of `cited.rs` in those that sets share.
//!
//! # An exercise
//!
//! Ten changes. Say for each which file you would open first; the answers stand below.
//!
//! 1. A munchkin that runs away gets off on a 4.
//! 2. Five cards in hand are too few: make it six.
//! 3. The journal is to say "rummages" instead of "searches".
//! 4. A new card that gives everybody a level: its text and what it does.
//! 5. Who is asked when Charity is owed, and which answers are listed.
//! 6. Cards of Charity go to the strongest instead of the weakest.
//! 7. A helper's share is to be paid before the Treasures are drawn.
//! 8. The careful bot is to think a level worth twice as much.
//! 9. A munchkin that dies drops its Items: they are to be discarded instead.
//! 10. A card may be played on the dice of a search only by whoever searches.
//!
//! # The answers
//!
//! 1. `assets/systems/quest/rules.json` (`away_from`).
//! 2. `assets/systems/quest/rules.json` (`hand_limit`).
//! 3. `assets/text/en/told.ftl` (`told-searched`).
//! 4. `assets/packs/home-brew/dxm.json`; nothing else, unless it does what no card does yet.
//! 5. `src/rules/steps/munchkin.rs`.
//! 6. `src/rules/munchkin/charity.rs` (`charity_to`).
//! 7. `src/rules/fight/won.rs` shares Treasures; gold and Items agreed on are paid before, in `src/rules/fight/ending.rs`.
//! 8. `src/bots/temper.rs`.
//! 9. `src/rules/dungeon/death.rs`.
//! 10. `src/rules/dice/recast.rs` refuses it; so that it is not offered, `src/rules/hand/moves.rs` too.
