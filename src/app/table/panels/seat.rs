//! A seat, all of it: what the cards do to a munchkin is tapped here.

use crate::app::hat;
use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::cardboard::paid;
use crate::app::table::figure::{Field, Naming};
use crate::app::table::hot::player;
use crate::app::table::map::Message as OnMap;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::items::add;
use crate::app::table::panels::parts::{field_label, range, value};
use crate::app::table::panels::ranks::with_its_card;
use crate::app::table::panels::{ranks, run};
use crate::app::table::play::draft::CardDraft;
use crate::app::table::prompt::tray::refused;
use crate::app::table::seats::control;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, title, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate::condition;
use crate::rules::amount::Amount;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::{outfit, timing};
use crate::rules::seat::{ABSENT, Condition, Seat, Sex, Until};
use crate::rules::table::Care;
use crate::rules::{cards, dungeon, engine, munchkin, table};
use iced::widget::{column, row, space};
use iced::{Alignment, Element, Fill};

/// The panel of a seat.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(seat) = table.game().seat(colour) else { return column![].into() };
    let name = words.seat(colour, Names::of(table.game()));
    let rename = Panel::words(Naming::Seat(colour), seat.name.clone());
    let head = row![
        badge(look, colour, 30.0),
        title(name, 28.0).width(Fill),
        tool(look, "pen").on_press(Message::opens(rename)),
        // The way out of the panel.
        space().width(TOUCH),
    ];
    let (goods, counts) = (table.game().keeps_goods(), table.game().table.care == Care::Count);
    let mut list = column![head.spacing(10).align_y(Alignment::Center)].spacing(12);
    // Who sits there, where it is the app's own box that has cards for that (SR-SET-09).
    let own = table.game().stock.is_some();
    if let Some(card) = table.session.book().cards.player(colour).filter(|_| own) {
        list = list.push(
            column![bold(words.printed(&card.name), BODY), dim(look, words.printed(&card.flavour), BODY)].spacing(2),
        );
    }
    list = list.push(quick(table, shell, seat));
    list = list.push(numbers(table, shell, seat, goods));
    // As exact as the table likes: Items can be listed wherever fights are told.
    // Where they are left to the box those it was told of are there to be put right.
    if goods || (!counts && (!table.game().has_map() || !seat.gear.is_empty())) {
        list = list.push(bold(words.get("seat-items"), BODY)).push(items(shell, seat));
        list = list.push(table.is_cardboard().then(|| adds(table, shell, seat)));
    }
    if !table.game().has_map() && !counts {
        list = list.push(bold(words.get("seat-run"), BODY)).push(run::view(table, shell, seat));
    }
    list = list.push(goods.then(|| player::brings(table, shell, seat)));
    list = list.push(bold(words.get("seat-race"), BODY)).push(kinds(table, shell, seat, true));
    list = list.push(bold(words.get("seat-class"), BODY)).push(match table.session.book().rules.ranks {
        true => ranks::view(table, shell, seat),
        false => kinds(table, shell, seat, false),
    });
    list = list.push(paid::thefts(table, shell, seat));
    list = list.push(bold(words.get("seat-sex"), BODY)).push(sexes(table, shell, seat));
    list = list.push(bold(words.get("seat-conditions"), BODY)).push(conditions(table, shell, seat));
    list = list.push(bold(words.get("seat-hat"), BODY)).push(hats(shell, colour));
    list = list.push(table_talk(table, shell, seat));
    // They come and go with a Class that is touched above: last, they move nothing.
    let powers = (!seat.classes.is_empty() && !counts && table.session.book().system.rolls())
        .then(|| powers(table, shell, seat));
    list.push(powers).into()
}

/// What cards do most often, one tap each.
fn quick<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let colour = seat.colour;
    // Touched in vain, each says why.
    let act = |name: &str, id: &str, effect: Effect| -> Element<'a, Message> {
        let command = table.played(vec![effect]);
        let refused = refused(table, command.clone());
        let press = icon_button(look, name, words.get(id)).faded(refused.is_some());
        let press = press.id(format!("{}{id}", if refused.is_some() { "no-" } else { "" }));
        press.on_press(refused.unwrap_or(Message::does(command))).into()
    };
    let open = |glyph: &str, id: &str, panel: Panel| -> Element<'a, Message> {
        icon_button(look, glyph, words.get(id)).on_press(Message::opens(panel)).into()
    };
    let heal = Command::Dungeon(dungeon::Command::Heal { seat: colour });
    let healed = engine::decide(table.session.book(), table.game(), &heal).is_ok().then_some(Message::does(heal));
    let by = Amount::By;
    // Nobody is offered a loss at Level 1 (MQ-FIX-05).
    let loss =
        table.played(vec![Effect::Munchkin(munchkin::Effect::Level { seat: colour, change: by(-1), kill: false })]);
    let loses = (seat.level > table.session.book().rules.level_min).then_some(Message::does(loss));
    let loses =
        icon_button(look, "star", words.get("quick-level-down")).id("level down".to_owned()).on_press_maybe(loses);
    let mut ways = vec![
        act(
            "star",
            "quick-level-up",
            Effect::Munchkin(munchkin::Effect::Level { seat: colour, change: by(1), kill: false }),
        ),
        loses.into(),
    ];
    let health = table.session.book().rules.start.health > 0;
    if health {
        let change = |by| Effect::Dungeon(dungeon::Effect::Health { seat: colour, change: by });
        ways.push(act("heart", "quick-hit", change(by(-1))));
        ways.push(act("heart", "quick-heal", change(by(1))));
    }
    let draws = |deck: Deck| Effect::Cards(cards::Effect::Hand { seat: colour, deck, change: by(1) });
    if table.game().keeps_goods() {
        let other = if table.session.book().system.rolls() { "quick-dxm" } else { "quick-door" };
        ways.push(act("scroll", other, draws(table.session.book().other_deck())));
        ways.push(act("chest", "quick-treasure", draws(Deck::TREASURE)));
    }
    let wish = timing::own_turn(table.game(), colour);
    ways.push(act("skull", "quick-die", Effect::Munchkin(munchkin::Effect::Life { seat: colour, dead: true, wish })));
    if table.game().table.care != Care::Count {
        if health {
            ways.push(icon_button(look, "heart", words.get("quick-level-heal")).on_press_maybe(healed).into());
            ways.push(open("info", "now-title", Panel::Now(colour)));
            if table.hot.is_none() {
                ways.push(open("star", "deed-buy-level", Panel::sale(colour)));
            }
        } else if let Some(other) = table.game().seats.iter().map(|s| s.colour).find(|other| *other != colour) {
            ways.push(open("coin", "turn-sell", Panel::sale(colour)));
            ways.push(open("deal", "turn-trade", Panel::Trade(colour, other)));
        }
        // Where the app keeps the cards they are played from the hand, and nowhere else.
        if table.game().stock.is_none() {
            ways.push(open("card", "card-title", Panel::Card(Box::new(CardDraft::of(colour)))));
        }
    }
    wrapped(ways, 6.0)
}

fn numbers<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, goods: bool) -> Element<'a, Message> {
    let mut fields = vec![Field::Level, Field::Bonus];
    if table.session.book().rules.start.health > 0 {
        fields.extend([Field::Health, Field::MaxHealth, Field::MoveLeft, Field::Moves]);
    }
    if goods {
        // What is sold is Levels at once where there is no map.
        fields.extend(table.session.book().system.rolls().then_some(Field::Gold));
        fields.extend([Field::Big, Field::Treasure, Field::Dxm]);
    }
    let each = fields.into_iter().filter_map(|field| {
        let ((now, step), range) = (value(table, seat.colour, field)?, range(table, seat.colour, field)?);
        let figure = control(shell.look, seat, field, now, range, 26.0).step(step);
        let label = body(shell.words.get(field_label(table, field))).size(14.0).color(shell.look.dim);
        Some(column![label, figure].align_x(Alignment::Center).width(104).into())
    });
    wrapped(each.collect(), 6.0)
}

/// Races or Classes, with the card that lets one have two: a tap puts one in play or takes it out; two at the most.
fn kinds<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, races: bool) -> Element<'a, Message> {
    let rules = &table.session.book().rules;
    let (all, now) = if races { (&rules.races, &seat.races) } else { (&rules.classes, &seat.classes) };
    let each = all.iter().map(|kind| {
        let chosen = now.contains(kind);
        let mut kinds: Vec<String> = now.iter().filter(|k| *k != kind).cloned().collect();
        if !chosen {
            // Without the card for two, another takes the place of the one before.
            if !(if races { seat.half_breed } else { seat.super_munchkin }) {
                kinds.clear();
            }
            kinds.push(kind.clone());
        }
        let effect = if races {
            Effect::Munchkin(munchkin::Effect::Races { seat: seat.colour, races: kinds })
        } else {
            Effect::Munchkin(munchkin::Effect::Classes { seat: seat.colour, classes: kinds })
        };
        let effects = with_its_card(table, seat, (effect, table.session.book().other_deck()), !chosen);
        let press = choice(shell.look, shell.words.kind(kind), chosen).id(format!("kind {kind}"));
        press.on_press(Message::does(table.played(effects))).into()
    });
    let mut all: Vec<Element<'a, Message>> = each.collect();
    let (id, on) =
        if races { ("kind-half-breed", seat.half_breed) } else { ("kind-super-munchkin", seat.super_munchkin) };
    let effect = if races {
        Effect::Munchkin(munchkin::Effect::HalfBreed { seat: seat.colour, on: !on })
    } else {
        Effect::Munchkin(munchkin::Effect::SuperMunchkin { seat: seat.colour, on: !on })
    };
    let effects = with_its_card(table, seat, (effect, table.session.book().other_deck()), !on);
    let card = choice(shell.look, shell.words.get(id), on).on_press(Message::does(table.played(effects)));
    all.push(card.into());
    wrapped(all, 6.0)
}

fn sexes<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let each = [(Sex::Female, "sex-female"), (Sex::Male, "sex-male")].into_iter().map(|(sex, id)| {
        let chosen = seat.sex == Some(sex);
        let effect = Effect::Munchkin(munchkin::Effect::Sex { seat: seat.colour, sex: (!chosen).then_some(sex) });
        choice(shell.look, shell.words.get(id), chosen).on_press(Message::does(table.played(vec![effect]))).into()
    });
    wrapped(each.collect(), 6.0)
}

/// The hats: a touch puts one on, another takes it off.
fn hats<'a>(shell: &'a Shell, colour: Colour) -> Element<'a, Message> {
    let worn = hat::worn(&shell.settings, colour);
    let each = hat::HATS.into_iter().map(|hat| {
        let chosen = worn == Some(hat);
        let press = press(shell.look, icon(hat, 30.0)).kind(Kind::Choice(chosen)).padding([7, 9]).height(TOUCH);
        let wish = Action::Hat(colour, (!chosen).then_some(hat));
        press.id(format!("{hat}-{}", colour.name())).on_press(Message::Ask(wish)).into()
    });
    wrapped(each.collect(), 6.0)
}

fn conditions<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(4);
    for (index, condition) in seat.conditions.iter().enumerate() {
        let lift = table.played(vec![Effect::Munchkin(munchkin::Effect::Lift { seat: seat.colour, index })]);
        // Without words of its own it says so itself.
        let moves =
            (condition.moves != 0 && !condition.text.is_empty()).then(|| bold(format!("{:+}", condition.moves), BODY));
        let gone = tool(look, "cross").kind(Kind::Quiet).id(format!("lift-{index}")).on_press(Message::does(lift));
        let line = row![moves, body(condition::name(words, condition)).width(Fill), gone]
            .spacing(8)
            .align_y(Alignment::Center);
        list = list.push(line);
    }
    let ready = |moves: i8, id: &str| -> Element<'a, Message> {
        let add = Condition { text: words.get(id), moves, ..Default::default() };
        let effect = Effect::Munchkin(munchkin::Effect::Condition { seat: seat.colour, add });
        button(look, words.get(id)).on_press(Message::does(table.played(vec![effect]))).into()
    };
    let own = Panel::words(Naming::Condition(seat.colour, 0), String::new());
    let mut add = vec![
        ready(-1, "condition-slow"),
        ready(1, "condition-quick"),
        icon_button(look, "pen", words.get("condition-own")).on_press(Message::opens(own)).into(),
    ];
    // Nobody walks where there is no map: there a Curse that lasts is a badge.
    if table.session.book().rules.start.health == 0 {
        let badge = |id: &str, add: Condition| -> Element<'a, Message> {
            let add = Condition { text: words.get(id), ..add };
            let effect = Effect::Munchkin(munchkin::Effect::Condition { seat: seat.colour, add });
            let press = button(look, words.get(id)).id(id.to_owned());
            press.on_press(Message::does(table.played(vec![effect]))).into()
        };
        let weaker = Condition { bonus: -5, until: Until::NextFight, ..Condition::default() };
        let ready = [
            badge("condition-next-fight", weaker),
            badge("condition-hand", Condition { hands: -1, ..Condition::default() }),
            badge("condition-curse", Condition::default()),
        ];
        add.splice(..2, ready);
    }
    list.push(wrapped(add, 6.0)).into()
}

/// The Items, on a panel of their own; what they are good for in a line.
fn items<'a>(shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut names: Vec<String> =
        outfit::working(seat).filter(|(_, g)| !g.name.is_empty()).map(|(_, g)| words.item(g)).collect();
    names.truncate(6);
    let listed = dim(look, words.list(&names), 15.0);
    let open = Message::opens(Panel::items(seat.colour, Vec::new()));
    let label = words.with("items-open", &[("count", (seat.gear.len() as u32).into())]);
    let open = icon_button(look, "sword", label).height(48).id(format!("items {}", seat.colour.name())).on_press(open);
    row![open, listed].spacing(10).align_y(Alignment::Center).into()
}

/// One more Item, of so much: its name is asked for next, and need not be told.
fn adds<'a>(table: &Table, shell: &'a Shell, seat: &Seat) -> Element<'a, Message> {
    wrapped(add::buttons(table, shell, seat.colour, Message::Ask), 4.0)
}

/// The powers of one's Classes: by the ten-sided die, or paid with a card.
fn powers<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let legal = |command: Command| {
        engine::decide(table.session.book(), table.game(), &command).is_ok().then_some(Message::made(command))
    };
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    for class in &seat.classes {
        let power = |by: PowerBy| {
            Command::Munchkin(munchkin::Command::Power {
                seat: seat.colour,
                class: class.clone(),
                by,
                effects: Vec::new(),
            })
        };
        let pay =
            |treasure: u8, dxm: u8| PowerBy::Discard(Cards { hand: Hand::dealt(treasure, dxm), ..Cards::default() });
        let own = PowerBy::Discard(Cards { kinds: vec![class.clone()], ..Cards::default() });
        let name = words.kind(class);
        for (id, by) in
            [("power-ten", PowerBy::Ten), ("power-dxm", pay(0, 1)), ("power-treasure", pay(1, 0)), ("power-own", own)]
        {
            let text = words.with(id, &[("class", name.as_str().into())]);
            list.push(button(look, text).on_press_maybe(legal(power(by))).into());
        }
    }
    wrapped(list, 6.0)
}

/// Moving the munchkin, passing over, leaving.
fn table_talk<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let colour = seat.colour;
    let away = if seat.away { "seat-back" } else { "seat-away" };
    let mut items: Vec<Element<'a, Message>> = Vec::new();
    if table.game().has_map() {
        items.push(
            icon_button(look, "move", words.get("seat-move")).on_press(Message::Map(OnMap::CarrySeat(colour))).into(),
        );
    }
    let order: Vec<Colour> = table.game().seats.iter().map(|s| s.colour).collect();
    let at = order.iter().position(|c| *c == colour).unwrap_or(0);
    let swapped = |with: usize| {
        let mut order = order.clone();
        order.swap(at, with);
        Message::does(Command::Table(table::Command::Order(order)))
    };
    let earlier = (at > 0).then(|| swapped(at - 1));
    let later = (at + 1 < order.len()).then(|| swapped(at + 1));
    items.push(icon_button(look, "back", words.get("seat-earlier")).on_press_maybe(earlier).into());
    items.push(icon_button(look, "next", words.get("seat-later")).on_press_maybe(later).into());
    items.push(
        icon_button(look, "clock", words.get(away))
            .on_press(Message::does(Command::Table(table::Command::Away { seat: colour, away: !seat.away })))
            .into(),
    );
    // Out for a while, and still in the game: nobody waits for them meanwhile.
    if table.is_cardboard() {
        let bot = (!seat.is_absent()).then(|| ABSENT.to_owned());
        let gone = choice(look, words.get("seat-gone"), seat.is_absent()).id("gone".to_owned());
        items.push(gone.on_press(Message::does(Command::Table(table::Command::Bot { seat: colour, bot }))).into());
    }
    if seat.dead {
        let mut alive = vec![Effect::Munchkin(munchkin::Effect::Life { seat: colour, dead: false, wish: false })];
        if seat.health.max > 0 {
            let change = Amount::To(seat.health.max.into());
            alive.push(Effect::Dungeon(dungeon::Effect::Health { seat: colour, change }));
        }
        items.push(icon_button(look, "heart", words.get("seat-alive")).on_press(Message::corrects(alive)).into());
    }
    let leave = icon_button(look, "person", words.get("seat-leave"))
        .kind(Kind::Danger)
        .on_press(Message::does(Command::Table(table::Command::Leave { seat: colour })));
    items.push(leave.into());
    wrapped(items, 6.0)
}
