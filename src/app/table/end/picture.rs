//! The end as a picture to share: who won, the podium, the Levels turn by turn, what is worth telling. It is drawn by
//! itself, by the processor, and so is the same on every screen.

use crate::app::shell::Shell;
use crate::app::table::end::podium;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::turned::software;
use crate::catalog::words::Names;
use crate::play::session::Session;
use crate::play::story::{Story, said};
use crate::store::shelf;
use iced::advanced::layout::{Layout, Limits};
use iced::advanced::mouse;
use iced::advanced::renderer::{Headless, Renderer as _, Style};
use iced::advanced::widget::Tree;
use iced::widget::{Column, column, container, row, space};
use iced::{Element, Fill, Length, Rectangle, Size};

/// The picture, in the pixels it is laid out in.
const SIZE: Size = Size::new(1200.0, 760.0);
/// How much finer it is drawn.
const FINE: f32 = 1.5;
/// Lines of the story that are told.
const LINES: usize = 4;

impl Table {
    /// Keeps a picture of the end where people find their pictures, and says where.
    pub(in crate::app::table) fn take_picture(&mut self, shell: &mut Shell) {
        let Some(story) = self.end.as_ref().map(|end| &end.story) else { return };
        let Some(png) = draw(shell, &self.session, story) else {
            shell.say(shell.words.get("end-no-picture"));
            return;
        };
        if shell.page.is_there {
            return shell.give(format!("standie-{}.png", shell.clock.day()), png);
        }
        let Some(home) = &shell.home else { return };
        match shelf::keep_picture(home, &format!("standie-{}", shell.clock.day()), &png) {
            Ok(path) => {
                let text = shell.words.with("end-picture-kept", &[("path", path.display().to_string().into())]);
                shell.say(text);
            }
            Err(fault) => shell.complain(&fault),
        }
    }
}

/// The picture, as a PNG; none if this machine has nothing to draw it with.
pub fn draw(shell: &Shell, session: &Session, story: &Story) -> Option<Vec<u8>> {
    let mut element = content(shell, session, story);
    let mut renderer = software()?;
    let mut tree = Tree::new(&element);
    let node = element.as_widget_mut().layout(&mut tree, &renderer, &Limits::new(Size::ZERO, SIZE));
    let all = Rectangle::with_size(SIZE);
    renderer.reset(all);
    let (theme, style) = (shell.look.theme(), Style { text_color: shell.look.text });
    let away = mouse::Cursor::Unavailable;
    element.as_widget().draw(&tree, &mut renderer, &theme, &style, Layout::new(&node), away, &all);
    let (width, height) = ((SIZE.width * FINE) as u32, (SIZE.height * FINE) as u32);
    let pixels = renderer.screenshot(Size::new(width, height), FINE, shell.look.ground);
    encode(&pixels, width, height).ok()
}

fn encode(pixels: &[u8], width: u32, height: u32) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(bytes)
}

/// What is on the picture.
fn content<'a>(shell: &'a Shell, session: &'a Session, story: &'a Story) -> Element<'a, Message> {
    let (words, look, game) = (&shell.words, shell.look, session.game());
    let names = Names::told(session.book(), game, game);
    let above = row![
        podium::podium(game, shell, story, 1.2).width(Length::FillPortion(2)),
        podium::curves(shell, story, 1.2).width(Length::FillPortion(3))
    ];
    let told = story.lines.iter().take(LINES).map(|line| body(said::line(words, line, names)).size(20.0).into());
    let signed = row![
        bold("Standie", 18.0).color(look.torch),
        space().width(Fill),
        dim(look, shell.clock.format(shell.clock.now(), "%Y-%m-%d"), 18.0)
    ];
    let content = column![
        podium::head(game, shell, story, 1.3),
        above.spacing(16).height(Fill),
        podium::boxed(shell, ("end-story", 1.2), Column::with_children(told).spacing(8).width(Fill)),
        signed
    ];
    container(content.spacing(16)).padding(28).width(Fill).height(Fill).into()
}
