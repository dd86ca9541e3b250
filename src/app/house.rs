//! House rules in the groups of the book: looked for, changed, put back, counted. The same where a table is made and where
//! it plays.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card, field};
use crate::app::screen::whole;
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, thin, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::written;
use crate::catalog::words::Value;
use crate::rules::book::{Book, RulingDef, Rulings, Values};
use iced::widget::{column, container, row, scrollable, space, text_input};
use iced::{Alignment, Element, Fill, Padding};

/// The groups, in the order of the book, with the switches of each in the order tables ask for them.
pub const GROUPS: [(&str, &[&str]); 8] = [
    (
        "links",
        &[
            "link_cost.passage",
            "link_cost.door",
            "link_cost.locked",
            "link_cost.hidden",
            "all_move_exit",
            "entrance_links",
            "entrance_searchable",
            "entrance_search_monster",
            "link_face",
        ],
    ),
    (
        "exploring",
        &[
            "explore_dxm",
            "explore_lock",
            "ransacked_modifier",
            "looted_out_blocks_search",
            "free_deals",
            "automatic_monster_after_run_away",
            "added_room_gets_monster",
            "dxm_when_rolled_base_unavailable",
            "base_purge_exempts_current_fight",
        ],
    ),
    (
        "fights",
        &[
            "roll_pause_seconds",
            "any_time_after_roll",
            "outside_oneshot_items",
            "combat_lock",
            "voluntary_drop_in_combat",
            "attack_ignoring",
            "loaded_die",
            "dice_window",
            "extra_die_to_level",
            "treasure_floor",
            "loot_of_removed",
            "removal_reward",
        ],
    ),
    ("help", &["bribe_due", "elf_helper_levels", "fearsome_helper_levels", "replace_removed_helper"]),
    (
        "losing",
        &[
            "loss_hits",
            "items_while_running",
            "lost_max_health_takes",
            "dying_keeps_kill_levels",
            "revive_also_draws_turn_dxm",
            "dead_counts_as_present",
            "curse_dead",
        ],
    ),
    (
        "monsters",
        &["board_changers", "edge_exit_needs_passable_link", "fast_extra_without_regular_move", "contrary_blocked"],
    ),
    (
        "goods",
        &[
            "blocked_level_gain",
            "bulk_level_sale",
            "sell_from_hand_for_level",
            "packed_big_items_count",
            "received_item_window",
        ],
    ),
    (
        "boss",
        &[
            "level_to_win",
            "joint_win",
            "time_limit",
            "boss_wounds",
            "boss_trigger",
            "boss_extra_hit",
            "boss_instant_kill",
        ],
    ),
];

/// What belongs to no group.
const OTHER: &str = "other";
/// Most letters of what is looked for.
const LETTERS: usize = 40;
/// Choices that are offered of a number.
const CHOICES: i32 = 6;

/// House rules as they are looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct House {
    /// What is looked for.
    find: String,
    /// Only those that differ from the book.
    ours: bool,
    /// The group that is open.
    open: Option<&'static str>,
}

/// What happens to house rules.
#[derive(Clone, Debug)]
pub enum Message {
    /// Words to look for.
    Find(String),
    /// Only those that differ, or all.
    Ours(bool),
    /// A group opens; the one that was open closes.
    Open(&'static str),
    /// One is set.
    Set(String, String),
    /// All are as in the book again.
    Book,
}

/// What people change about their house rules.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// One is set.
    Rule {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// All are as in the book again.
    Book,
}

impl Change {
    /// Makes the change before a game begins: only what differs from the book is kept.
    pub fn make(self, book: &Book, rulings: &mut Rulings) {
        match self {
            Change::Rule { name, value } => set(rulings, book, &name, value),
            Change::Book => rulings.clear(),
        }
    }
}

/// Sets a rule before a game begins: only what differs from the book is kept.
pub fn set(rulings: &mut Rulings, book: &Book, name: &str, value: String) {
    if book.ruling_def(name).is_some_and(|d| d.default == value) {
        rulings.remove(name);
    } else {
        rulings.insert(name.to_owned(), value);
    }
}

/// Rules that belong together.
struct Group<'a> {
    name: &'static str,
    rules: Vec<&'a RulingDef>,
}

impl House {
    /// Takes a message. Says what is to be changed.
    pub fn update(&mut self, message: Message) -> Option<Change> {
        match message {
            Message::Find(words) => self.find = words.chars().take(LETTERS).collect(),
            Message::Ours(ours) => self.ours = ours,
            Message::Open(group) => self.open = Some(group).filter(|group| self.open != Some(*group)),
            Message::Set(name, value) => return Some(Change::Rule { name, value }),
            Message::Book => return Some(Change::Book),
        }
        None
    }

    /// The rules of each group that are looked for: to the letter, and only where there are none such, slips forgiven.
    fn wanted<'a>(&self, shell: &Shell, defs: &'a [RulingDef], now: &Rulings) -> Vec<Group<'a>> {
        let letters = letters(self.find.trim());
        let groups = || GROUPS.iter().map(|(group, _)| *group).chain([OTHER]);
        let all: Vec<Group<'a>> = groups().map(|name| Group { name, rules: of_group(defs, name) }).collect();
        let ours = |def: &RulingDef| !self.ours || differs(def, now);
        let that = |fits: &dyn Fn(&str) -> bool| -> Vec<Group<'a>> {
            let of = |group: &Group<'a>| {
                let rules = group.rules.iter().copied();
                let wanted = |def: &&RulingDef| {
                    ours(def)
                        && (letters.is_empty()
                            || fits(&told(shell, &title(shell, group.name, has_boss(defs)), def, now)))
                };
                Group { name: group.name, rules: rules.filter(wanted).collect() }
            };
            all.iter().map(of).filter(|group| !group.rules.is_empty()).collect()
        };
        let found = that(&|told| letters.split_whitespace().all(|word| told.contains(word)));
        if found.is_empty() { that(&|told| shell.words.finder().tongue.forgives(&letters, told)) } else { found }
    }
}

/// All that is said of a rule.
fn told(shell: &Shell, group: &str, def: &RulingDef, now: &Rulings) -> String {
    let choices = choices(def, set_to(def, now));
    let choices: Vec<String> = choices.iter().map(|c| shell.words.ruling_value(&def.name, c)).collect();
    let told = [group.to_owned(), shell.words.ruling(&def.name), choices.join(" ")];
    letters(&told.join(" "))
}

/// A text as it is looked for: an apostrophe is typed straight, and printed curled.
fn letters(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}

/// Whether there is a Boss at the end: without one that group is about winning alone.
fn has_boss(defs: &[RulingDef]) -> bool {
    defs.iter().any(|def| def.name == "boss_wounds")
}

/// What a group is called.
fn title(shell: &Shell, group: &str, boss: bool) -> String {
    let name = if group == "boss" && !boss { "win" } else { group };
    shell.words.get(&format!("house-{name}"))
}

/// The group a rule belongs to.
pub fn group(name: &str) -> &'static str {
    GROUPS.iter().find(|(_, names)| names.contains(&name)).map_or(OTHER, |(group, _)| group)
}

/// The rules of a group that somebody acts on, in its order.
fn of_group<'a>(defs: &'a [RulingDef], wanted: &'static str) -> Vec<&'a RulingDef> {
    let place = |def: &RulingDef| {
        let names = GROUPS.iter().find(|(group, _)| *group == wanted).map(|(_, names)| *names).unwrap_or_default();
        names.iter().position(|name| *name == def.name)
    };
    let mut list: Vec<&RulingDef> = defs.iter().filter(|d| d.in_force && group(&d.name) == wanted).collect();
    list.sort_by_key(|def| place(def));
    list
}

fn set_to<'a>(def: &'a RulingDef, now: &'a Rulings) -> &'a str {
    now.get(&def.name).unwrap_or(&def.default)
}

fn differs(def: &RulingDef, now: &Rulings) -> bool {
    def.in_force && set_to(def, now) != def.default
}

/// The rules that differ from the book.
pub fn differing<'a>(defs: &'a [RulingDef], now: &'a Rulings) -> impl Iterator<Item = &'a RulingDef> {
    defs.iter().filter(|def| differs(def, now))
}

/// What a rule can be set to by a touch; what it is set to is always among it.
fn choices(def: &RulingDef, now: &str) -> Vec<String> {
    let mut list: Vec<String> = match &def.values {
        Values::OneOf(values) => values.clone(),
        Values::Whole(low, high) => (*low..=(*high).min(*low + CHOICES)).map(|n| n.to_string()).collect(),
        Values::FourLinks => ["passage", "door", "locked", "hidden"].map(str::to_owned).to_vec(),
        Values::Thousandths(..) => ["0", "1.5", "2.6", "5"].map(str::to_owned).to_vec(),
    };
    for value in [&def.default, now] {
        if !list.iter().any(|choice| choice == value) {
            list.push(value.to_owned());
        }
    }
    list
}

/// How many rules are this table's own.
pub fn count<'a, M: 'a>(shell: &'a Shell, defs: &[RulingDef], now: &Rulings) -> Element<'a, M> {
    let count = differing(defs, now).count();
    let text = shell.words.with("rules-differ", &[("count", Value::from(count))]);
    if count > 0 { bold(text, BODY).color(shell.look.torch) } else { dim(shell.look, text, BODY) }.into()
}

/// What is looked for, which of them, and the way back to the book: it stays where it is while the list changes.
pub fn tools<'a>(house: &'a House, shell: &'a Shell, defs: &'a [RulingDef], now: &'a Rulings) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let count = differing(defs, now).count();
    let input = text_input(&words.get(if has_boss(defs) { "house-find" } else { "house-find-doors" }), &house.find)
        .id("house find")
        .on_input(Message::Find)
        .padding(11)
        .size(18)
        .style(field(look));
    let input = written(words.get(if has_boss(defs) { "house-find" } else { "house-find-doors" }), &house.find, input);
    let ours = words.with("house-ours", &[("count", Value::from(count))]);
    let tools = vec![
        choice(look, words.get("house-all"), !house.ours).on_press(Message::Ours(false)).into(),
        choice(look, ours, house.ours).id("house ours".to_owned()).on_press(Message::Ours(true)).into(),
        icon_button(look, "undo", words.get("house-book"))
            .id("house book".to_owned())
            .on_press_maybe((count > 0).then_some(Message::Book))
            .into(),
    ];
    column![input, wrapped(tools, 6.0)].spacing(10).into()
}

/// House rules as plain sentences.
pub fn list<'a>(house: &'a House, shell: &'a Shell, defs: &'a [RulingDef], now: &'a Rulings) -> Element<'a, Message> {
    let looks = house.ours || !house.find.trim().is_empty();
    let mut found = house.wanted(shell, defs, now);
    let mut list = column![].spacing(10);
    if found.is_empty() {
        // What is looked for among the own ones may be there, and as usual: that is said, and it can be changed here.
        let usual = House { ours: false, ..house.clone() };
        found = if house.find.trim().is_empty() { Vec::new() } else { usual.wanted(shell, defs, now) };
        let count: usize = found.iter().map(|group| group.rules.len()).sum();
        list = list.push(body(match count {
            0 => shell.words.get("house-none"),
            _ => shell.words.with("house-as-usual", &[("count", Value::from(count))]),
        }));
    }
    for group in found {
        let open = looks || house.open == Some(group.name);
        list = list.push(heading(
            shell,
            (group.name, title(shell, group.name, has_boss(defs))),
            (open, looks),
            &(if looks { group.rules.clone() } else { of_group(defs, group.name) }),
            now,
        ));
        if open {
            let rules = group.rules.into_iter().map(|def| rule(shell, def, now));
            list = list.push(column(rules).spacing(12));
        }
    }
    // Away from the bar it is scrolled by.
    let list = container(list).padding(Padding::default().right(14.0));
    scrollable(list).direction(thin()).height(Fill).width(Fill).into()
}

/// A group: its name, how many there are of those that are looked for, how many of them differ.
fn heading<'a>(
    shell: &'a Shell,
    (name, title): (&'static str, String),
    (open, looks): (bool, bool),
    all: &[&RulingDef],
    now: &Rulings,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let count = all.iter().filter(|def| differs(def, now)).count();
    let differ = (count > 0)
        .then(|| bold(words.with("house-group-differ", &[("count", Value::from(count))]), 14.0).color(look.torch));
    let sign = icon(if open { "minus" } else { "plus" }, 18.0).color(look.torch);
    let size = words.with("house-group", &[("count", Value::from(all.len()))]);
    let line = row![sign, bold(title, 18.0).width(Fill), differ, dim(look, size, 14.0)];
    let line = press(look, line.spacing(10).align_y(Alignment::Center)).width(Fill).height(TURN_TOUCH);
    // What is looked for is open anyway.
    let line = line.id(format!("house {name}")).on_press_maybe((!looks).then_some(Message::Open(name)));
    line.kind(Kind::Plain).into()
}

/// One rule: what it says, what it can be, and the way back to the book.
fn rule<'a>(shell: &'a Shell, def: &'a RulingDef, now: &Rulings) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let value = set_to(def, now);
    let each = choices(def, value).into_iter().map(|option| {
        let chosen = option == value;
        let text = words.ruling_value(&def.name, &option);
        let id = format!("{} {option}", def.name);
        choice(look, text, chosen).id(id).on_press(Message::Set(def.name.clone(), option)).into()
    });
    let changed = value != def.default;
    let back: Element<'a, Message> = match changed {
        true => tool(look, "undo")
            .kind(Kind::Quiet)
            .id(format!("reset {}", def.name))
            .on_press(Message::Set(def.name.clone(), def.default.clone()))
            .into(),
        // Its place is kept.
        false => space().width(TOUCH).height(TOUCH).into(),
    };
    let book = words.with("house-usual", &[("value", words.ruling_value(&def.name, &def.default).into())]);
    let mark = changed.then(|| bold(book, 14.0).color(look.torch));
    let told = row![body(words.ruling(&def.name)).width(Fill), mark].spacing(8).align_y(Alignment::Center);
    let told = column![told, wrapped(each.collect(), 6.0)].spacing(6).width(Fill);
    let outline = if changed { look.torch } else { look.line };
    let line = row![told, back].spacing(6).align_y(Alignment::Center);
    container(line).padding([8, 10]).width(Fill).style(card(look, outline, if changed { 2.0 } else { 1.0 })).into()
}

/// House rules on a page of their own, before a game begins, and the way back.
pub fn page<'a, M: Clone + 'a>(
    house: &'a House,
    shell: &'a Shell,
    (book, now): (&'a Book, &'a Rulings),
    does: fn(Message) -> M,
    close: M,
) -> Element<'a, M> {
    let (words, look, defs) = (&shell.words, shell.look, book.rulings());
    let (tools, list) = (tools(house, shell, defs, now).map(does), list(house, shell, defs, now).map(does));
    let done = press(look, container(bold(words.get("setup-rules-close"), 22.0)).center_x(Fill));
    let done = done.kind(Kind::Primary).height(68).width(Fill).id("rules done".to_owned()).on_press(close.clone());
    let page = column![count(shell, defs, now), tools, list, done].spacing(12).max_width(860).width(Fill);
    let page = container(page).padding(16).center_x(Fill).height(Fill);
    whole(shell, words.get("setup-rules"), close, page)
}

/// The way to that page, and how many of the rules are this table's own.
pub fn way<'a, M: Clone + 'a>(shell: &'a Shell, book: &Book, now: &Rulings, open: M) -> Element<'a, M> {
    let open = icon_button(shell.look, "book", shell.words.get("setup-rules-open")).height(TURN_TOUCH).on_press(open);
    let open = open.id("house rules".to_owned());
    let count = count(shell, book.rulings(), now);
    // On a telephone there is no room beside it.
    match shell.is_held() {
        true => column![open, count].spacing(6).into(),
        false => row![open, count].spacing(12).align_y(Alignment::Center).into(),
    }
}
