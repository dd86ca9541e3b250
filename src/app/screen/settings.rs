//! Settings and what Standie is.

use crate::app::errand::Errand;
use crate::app::look::BODY;
use crate::app::screen::framed;
use crate::app::shell::Shell;
use crate::app::widget::number::number;
use crate::app::widget::parts::{body, bold, button, choice, dim, wrapped};
use crate::catalog::locale::{self, Locale, Status};
use crate::catalog::words::Value;
use crate::odds::bargain::Weights;
use crate::store::settings::{Looks, PACES, RING_OPEN, TAPPED};
use iced::widget::column;
use iced::{Alignment, Element};

/// Sizes to choose from.
const SCALES: [f32; 6] = [0.8, 1.0, 1.2, 1.4, 1.7, 2.0];

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// Looks.
    Looks(Looks),
    /// Size of text and controls.
    Scale(f32),
    /// Size of the map's labels.
    MapScale(f32),
    /// Table mode.
    Far(bool),
    /// The whole screen turned for the other side of the table.
    Turned(bool),
    /// The whole screen.
    Full(bool),
    /// Great moments are banners, or pass without one.
    Highlights(bool),
    /// Those the app plays speak, or do not.
    Talk(bool),
    /// Whether what changes is seen to move; none for as the system says.
    Motion(Option<bool>),
    /// How loud sounds are; 0 for none.
    Sound(f32),
    /// Length of the ring before a roll, in milliseconds.
    Ring(u32),
    /// How long a step of a bot is to be seen, in milliseconds.
    Pace(u32),
    /// Reminders.
    Reminders(bool),
    /// Reminders that were told not to come again come again.
    Unmute,
    /// What things are worth when help is bargained for.
    Weights(Weights),
    /// Language.
    Locale(String),
    /// Back.
    Back,
}

/// How large everything can be in this window, where somebody wants it larger.
fn room<'a>(shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (wanted, most) = (shell.settings.scale, shell.scale());
    let percent = Value::from((most * 100.0).floor() as i32);
    (most < wanted)
        .then(|| dim(shell.look, shell.words.with("settings-scale-room", &[("percent", percent)]), BODY).into())
}

/// Takes a message.
pub fn update(shell: &mut Shell, message: Message) -> Errand {
    match message {
        Message::Looks(looks) => shell.settings.looks = looks,
        Message::Scale(scale) => shell.settings.scale = scale,
        Message::MapScale(scale) => shell.settings.map_scale = scale,
        Message::Far(far) => shell.settings.far = far,
        Message::Turned(turned) => shell.settings.turned = turned,
        Message::Full(full) => shell.settings.full = full,
        Message::Ring(ring) => shell.settings.ring = ring,
        Message::Pace(pace) => shell.settings.pace = pace,
        Message::Reminders(reminders) => shell.settings.reminders = reminders,
        Message::Unmute => shell.settings.muted.clear(),
        Message::Weights(weights) => shell.settings.weights = weights.sane(),
        Message::Motion(motion) => shell.settings.motion = motion,
        Message::Highlights(highlights) => shell.settings.highlights = highlights,
        Message::Talk(talk) => shell.settings.talk = talk,
        Message::Sound(volume) => {
            shell.settings.sound = volume > 0.0;
            shell.settings.volume = if volume > 0.0 { volume } else { shell.settings.volume };
        }
        Message::Locale(locale) => {
            shell.settings.locale = locale;
            shell.apply_settings();
            return Errand::Speak;
        }
        Message::Back => return Errand::Back,
    }
    shell.apply_settings();
    Errand::None
}

/// The screen.
pub fn view(shell: &Shell) -> Element<'_, Message> {
    let (words, look) = (&shell.words, shell.look);
    let section = |id: &str| bold(words.get(id), 19.0).color(look.torch);
    let looks = [(Looks::Dark, "looks-dark"), (Looks::Light, "looks-light"), (Looks::Contrast, "looks-contrast")];
    let looks = looks.into_iter().map(|(value, id)| {
        choice(look, words.get(id), shell.settings.looks == value).on_press(Message::Looks(value)).into()
    });
    let scales = |now: f32, message: fn(f32) -> Message| {
        let each = SCALES.into_iter().map(move |scale| {
            let chosen = (now - scale).abs() < 0.01;
            choice(look, format!("{:.0} %", scale * 100.0), chosen).on_press(message(scale)).into()
        });
        wrapped(each.collect(), 6.0)
    };
    let (far, turned, full) = (shell.settings.far, shell.settings.turned, shell.settings.full);
    let seen = vec![
        choice(look, words.get("menu-far"), far).on_press(Message::Far(!far)).into(),
        choice(look, words.get("menu-across"), turned).on_press(Message::Turned(!turned)).into(),
        choice(look, words.get("menu-full"), full).on_press(Message::Full(!full)).into(),
    ];
    let rings = [0, 1_500, 2_600, 5_000, RING_OPEN].into_iter().map(|ring| {
        let seconds = format!("{:.1}", f64::from(ring) / 1_000.0);
        let text = match ring {
            0 => words.get("off"),
            RING_OPEN => words.get("settings-ring-open"),
            _ => words.with("settings-seconds", &[("seconds", seconds.into())]),
        };
        choice(look, text, shell.settings.ring == ring).on_press(Message::Ring(ring)).into()
    });
    let paces = PACES.into_iter().map(|pace| {
        let seconds = format!("{:.1}", f64::from(pace) / 1_000.0);
        let text = match pace {
            TAPPED => words.get("settings-pace-tapped"),
            _ => words.with("settings-seconds", &[("seconds", seconds.into())]),
        };
        choice(look, text, shell.settings.pace == pace).on_press(Message::Pace(pace)).into()
    });
    let version = words.with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let home = match cfg!(target_family = "wasm") {
        true => words.get("about-browser"),
        false => shell.home.as_ref().map(|h| h.path().display().to_string()).unwrap_or_default(),
    };
    let list = column![
        section("settings-looks"),
        wrapped(looks.collect(), 6.0),
        section("settings-scale"),
        scales(shell.settings.scale, Message::Scale),
        room(shell),
        section("settings-map-scale"),
        scales(shell.settings.map_scale, Message::MapScale),
        section("settings-seen"),
        wrapped(seen, 6.0),
        section("settings-motion"),
        wrapped(motion(shell), 6.0),
        section("settings-highlights"),
        wrapped(highlights(shell), 6.0),
        section("settings-talk"),
        wrapped(talk(shell), 6.0),
        section("settings-sound"),
        wrapped(sound(shell), 6.0),
        section("settings-ring"),
        wrapped(rings.collect(), 6.0),
        section("settings-pace"),
        wrapped(paces.collect(), 6.0),
        section("settings-reminders"),
        reminders(shell),
        section("settings-weights"),
        dim(look, words.get("settings-weights-hint"), 15.0),
        weights(shell),
        section("settings-language"),
        languages(shell),
        section("about-title"),
        body(version),
        body(words.get("unofficial")),
        dim(look, words.get("about-licence"), BODY),
        dim(look, words.with("about-home", &[("path", home.into())]), 14.0),
    ]
    .spacing(10);
    framed(shell, words.get("settings-title"), Message::Back, list, 860.0)
}

/// The languages, each by its own name; what nobody has read yet says so.
fn languages(shell: &Shell) -> Element<'_, Message> {
    let (words, look) = (&shell.words, shell.look);
    let chosen = |locale: &Locale| shell.settings.locale == locale.id;
    let each = locale::all().iter().map(|locale| {
        let id = if locale.status == Status::Draft { "settings-language-draft" } else { "settings-language-checked" };
        let name = words.with(id, &[("name", locale.name.as_str().into())]);
        let choice = choice(look, name, chosen(locale)).id(format!("locale {}", locale.id));
        choice.on_press(Message::Locale(locale.id.to_owned())).into()
    });
    let draft = locale::all().iter().any(|locale| chosen(locale) && locale.status == Status::Draft);
    let draft = draft.then(|| dim(look, words.get("settings-language-hint"), BODY));
    column![wrapped(each.collect(), 6.0), draft].spacing(6).into()
}

/// Whether reminders are shown, and those that were told not to come again.
fn reminders(shell: &Shell) -> Element<'_, Message> {
    let (words, look) = (&shell.words, shell.look);
    let on = [(true, "on"), (false, "off")].into_iter().map(|(value, id)| {
        let choice = choice(look, words.get(id), shell.settings.reminders == value);
        choice.id(format!("reminders {id}")).on_press(Message::Reminders(value)).into()
    });
    let muted = shell.settings.muted.len();
    let again = words.with("settings-unmute", &[("count", muted.into())]);
    let again = button(look, again).id("unmute".to_owned()).on_press_maybe((muted > 0).then_some(Message::Unmute));
    wrapped(on.chain([again.into()]).collect(), 6.0)
}

/// What things are worth in gold: the fair deals a helper is shown come from these.
fn weights(shell: &Shell) -> Element<'_, Message> {
    let (words, look) = (&shell.words, shell.look);
    let now = shell.settings.weights;
    let line = |id: &str, value: f64, set: fn(&mut Weights, f64)| -> Element<'_, Message> {
        let change = move |gold: i32| {
            let mut weights = now;
            set(&mut weights, f64::from(gold));
            Message::Weights(weights)
        };
        let gold = value.round() as i32;
        let figure = number(look, gold, change).range(0, Weights::MOST as i32).step(50).size(26.0);
        column![dim(look, words.get(id), 15.0), figure].align_x(Alignment::Center).into()
    };
    wrapped(
        vec![
            line("weight-level", now.level, |w, gold| w.level = gold),
            line("weight-treasure", now.treasure, |w, gold| w.treasure = gold),
            line("weight-hit", now.hit, |w, gold| w.hit = gold),
            line("weight-bad-stuff", now.bad_stuff, |w, gold| w.bad_stuff = gold),
        ],
        18.0,
    )
}

fn motion<'a>(shell: &Shell) -> Vec<Element<'a, Message>> {
    let each = [(None, "motion-system"), (Some(true), "on"), (Some(false), "off")].into_iter().map(|(value, id)| {
        let choice = choice(shell.look, shell.words.get(id), shell.settings.motion == value);
        choice.id(format!("motion {id}")).on_press(Message::Motion(value)).into()
    });
    each.collect()
}

fn highlights<'a>(shell: &Shell) -> Vec<Element<'a, Message>> {
    let each = [(true, "on"), (false, "off")].into_iter().map(|(value, id)| {
        let choice = choice(shell.look, shell.words.get(id), shell.settings.highlights == value);
        choice.id(format!("highlights {id}")).on_press(Message::Highlights(value)).into()
    });
    each.collect()
}

fn talk<'a>(shell: &Shell) -> Vec<Element<'a, Message>> {
    let each = [(true, "on"), (false, "off")].into_iter().map(|(value, id)| {
        let choice = choice(shell.look, shell.words.get(id), shell.settings.talk == value);
        choice.id(format!("talk {id}")).on_press(Message::Talk(value)).into()
    });
    each.collect()
}

fn sound<'a>(shell: &Shell) -> Vec<Element<'a, Message>> {
    let now = if shell.settings.sound { shell.settings.volume } else { 0.0 };
    let each = [(0.0, "off"), (0.3, "sound-soft"), (1.0, "sound-full")].into_iter().map(|(volume, id)| {
        let choice = choice(shell.look, shell.words.get(id), (now - volume).abs() < 0.01);
        choice.id(format!("sound {id}")).on_press(Message::Sound(volume)).into()
    });
    each.collect()
}
