//! Looks: colours, fonts and the few styles everything is made of. A torch-lit dungeon in ink and parchment.

use crate::rules::ids::Colour;
use crate::store::settings::Looks;
use iced::font::{Family, Weight};
use iced::theme::Palette;
use iced::widget::{container, text_input};
use iced::{Background, Border, Color, Font, Theme, border};

/// Running text.
pub const SANS: Font = Font { family: Family::Name("Standie Sans"), weight: Weight::Medium, ..Font::DEFAULT };
/// Figures, buttons, names.
pub const BOLD: Font = Font { family: Family::Name("Standie Sans"), weight: Weight::Bold, ..Font::DEFAULT };
/// Titles.
pub const TITLE: Font = Font { family: Family::Name("Standie Title"), weight: Weight::Bold, ..Font::DEFAULT };
/// Pictograms.
pub const ICONS: Font = Font { family: Family::Name("Standie Icons"), ..Font::DEFAULT };

/// The bundled fonts.
pub fn fonts() -> [&'static [u8]; 4] {
    [
        include_bytes!("../../assets/fonts/StandieSans-Medium.ttf"),
        include_bytes!("../../assets/fonts/StandieSans-Bold.ttf"),
        include_bytes!("../../assets/fonts/StandieTitle-Bold.ttf"),
        include_bytes!("../../assets/fonts/StandieIcons.ttf"),
    ]
}

/// Touch targets are at least this high, in logical pixels.
pub const TOUCH: f32 = 44.0;
/// Targets of every turn are at least this high.
pub const TURN_TOUCH: f32 = 56.0;
/// Body text.
pub const BODY: f32 = 16.0;
/// Letters of a player's name there is room for.
pub const NAME: usize = 24;

/// Longest name of anything else that is typed, in letters.
pub const LONG_NAME: usize = 60;

const fn rgb(hex: u32) -> Color {
    Color::from_rgb8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// The colours of one look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Behind everything.
    pub ground: Color,
    /// Panels.
    pub panel: Color,
    /// Things that can be pressed.
    pub raised: Color,
    /// Lines and outlines.
    pub line: Color,
    /// Text.
    pub text: Color,
    /// Text of less weight.
    pub dim: Color,
    /// The next step.
    pub torch: Color,
    /// Text on it.
    pub on_torch: Color,
    /// Something good.
    pub good: Color,
    /// Something bad.
    pub bad: Color,
    /// The darkness around the map.
    pub dark: Color,
    /// Floor tiles.
    pub floor: Color,
    /// Floor of the Entrance.
    pub entrance: Color,
    /// Ink on floor tiles.
    pub ink: Color,
    /// Ink of less weight.
    pub pale_ink: Color,
    /// Whether the ground is dark.
    pub is_dark: bool,
}

impl Look {
    /// The colours of a setting.
    pub const fn of(looks: Looks) -> Look {
        match looks {
            Looks::Dark => DARK,
            Looks::Light => LIGHT,
            Looks::Contrast => CONTRAST,
        }
    }

    /// The toolkit's theme for it, used where a widget draws itself.
    pub fn theme(self) -> Theme {
        Theme::custom(
            "Standie",
            Palette {
                background: self.ground,
                text: self.text,
                primary: self.torch,
                success: self.good,
                warning: self.torch,
                danger: self.bad,
            },
        )
    }

    /// A seat's colour as a fill. No two are closer than those who see no red, no green or no blue can tell.
    pub const fn seat(self, colour: Colour) -> Color {
        match colour {
            Colour::Red => rgb(0xd03a2a),
            Colour::Yellow => rgb(0xf0c419),
            Colour::Green => rgb(0x35a047),
            Colour::Blue => rgb(0x2375d8),
            Colour::Orange => rgb(0xf07f13),
            Colour::Purple => rgb(0x8943af),
        }
    }

    /// A seat's colour as a sign on the ground and on panels: a shade of it that can be made out there, at least 3:1 also on what
    /// is chosen.
    pub const fn mark(self, colour: Colour) -> Color {
        rgb(match (colour, self.is_dark) {
            (Colour::Red, true) => 0xea5a47,
            (Colour::Yellow, true) => 0xf0c419,
            (Colour::Green, true) => 0x45ae56,
            (Colour::Blue, true) => 0x68a3fb,
            (Colour::Orange, true) => 0xf07f13,
            (Colour::Purple, true) => 0xad73d5,
            (Colour::Red, false) => 0xb32928,
            (Colour::Yellow, false) => 0x807918,
            (Colour::Green, false) => 0x2d833c,
            (Colour::Blue, false) => 0x2d70cb,
            (Colour::Orange, false) => 0xbf5000,
            (Colour::Purple, false) => 0x8a44b6,
        })
    }

    /// A coin.
    pub const fn gold(self) -> Color {
        rgb(if self.is_dark { 0xe8b93c } else { 0x8a6a00 })
    }

    /// What is chosen among others, below its outline: lit, and everything that is written elsewhere can be read on it.
    pub fn chosen(self) -> Color {
        mix(self.panel, self.torch, 0.2)
    }

    /// What cannot be touched just now: grey, and to be read all the same.
    pub fn off(self) -> Color {
        mix(self.panel, self.text, if self.is_dark { 0.56 } else { 0.68 })
    }

    /// What can be read on a seat's colour.
    pub const fn on_seat(self, colour: Colour) -> Color {
        match colour {
            Colour::Yellow | Colour::Orange | Colour::Green => rgb(0x1c1408),
            _ => Color::WHITE,
        }
    }
}

const DARK: Look = Look {
    ground: rgb(0x14161a),
    panel: rgb(0x1d2026),
    raised: rgb(0x2c313a),
    line: rgb(0x454c59),
    text: rgb(0xf3ead8),
    dim: rgb(0xb9af9c),
    torch: rgb(0xf2a33a),
    on_torch: rgb(0x1c1408),
    good: rgb(0x7fbf6a),
    bad: rgb(0xf47c68),
    dark: rgb(0x0d0f12),
    floor: rgb(0xe7d6ae),
    entrance: rgb(0xf3e7c9),
    ink: rgb(0x2b2118),
    pale_ink: rgb(0x7c6a4e),
    is_dark: true,
};

const LIGHT: Look = Look {
    ground: rgb(0xf2e8d2),
    panel: rgb(0xfaf4e6),
    raised: rgb(0xe6d8b8),
    line: rgb(0x9a8763),
    text: rgb(0x2b2118),
    dim: rgb(0x5f4f33),
    torch: rgb(0x8f470a),
    on_torch: rgb(0xffffff),
    good: rgb(0x28642a),
    bad: rgb(0x9c2415),
    dark: rgb(0xcdbd97),
    floor: rgb(0xfbf5e4),
    entrance: rgb(0xffffff),
    ink: rgb(0x2b2118),
    pale_ink: rgb(0x7c6a4e),
    is_dark: false,
};

const CONTRAST: Look = Look {
    ground: rgb(0x000000),
    panel: rgb(0x000000),
    raised: rgb(0x1a1a1a),
    line: rgb(0xffffff),
    text: rgb(0xffffff),
    dim: rgb(0xe0e0e0),
    torch: rgb(0xffd400),
    on_torch: rgb(0x000000),
    good: rgb(0x66ff66),
    bad: rgb(0xff8a7a),
    dark: rgb(0x000000),
    floor: rgb(0xffffff),
    entrance: rgb(0xffffff),
    ink: rgb(0x000000),
    pale_ink: rgb(0x404040),
    is_dark: true,
};

/// A colour between two others.
pub fn mix(a: Color, b: Color, share: f32) -> Color {
    let part = |x: f32, y: f32| x + (y - x) * share;
    Color { r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b), a: part(a.a, b.a) }
}

/// A panel.
pub fn panel(look: Look) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(Background::Color(look.panel)),
        text_color: Some(look.text),
        ..container::Style::default()
    }
}

/// A card on a panel, with an outline.
pub fn card(look: Look, outline: Color, width: f32) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(Background::Color(mix(look.panel, look.raised, 0.45))),
        text_color: Some(look.text),
        border: Border { color: outline, width, radius: border::radius(8) },
        ..container::Style::default()
    }
}

/// A plain fill.
pub fn fill(colour: Color, radius: f32) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(Background::Color(colour)),
        border: border::rounded(radius),
        ..container::Style::default()
    }
}

/// Everything under an open panel.
pub fn shade(look: Look) -> impl Fn(&Theme) -> container::Style {
    fill(Color { a: 0.72, ..look.dark }, 0.0)
}

/// A field for letters.
pub fn field(look: Look) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
    move |_, status| text_input::Style {
        background: Background::Color(look.ground),
        border: Border {
            color: if matches!(status, text_input::Status::Focused { .. }) { look.torch } else { look.line },
            width: 2.0,
            radius: border::radius(6),
        },
        icon: look.dim,
        placeholder: look.dim,
        value: look.text,
        selection: mix(look.torch, look.ground, 0.5),
    }
}
