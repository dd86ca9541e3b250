//! Everybody's Level, turn by turn, as stairs in the seats' colours.

use crate::app::icon::{glyph, shape};
use crate::app::look::{ICONS, mix};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::widget::parts::dim;
use crate::catalog::words::Value;
use crate::play::story::Story;
use iced::advanced::text;
use iced::widget::canvas::{self, Frame, Geometry, LineJoin, Path, Stroke, Text};
use iced::widget::{Canvas, column, row, space};
use iced::{Color, Element, Fill, Point, Rectangle, Renderer, Size, Theme, alignment, mouse};

/// Two lines on one Level lie so far apart, in pixels.
const APART: f32 = 2.5;
/// Room above and below the lines.
const EDGE: f32 = 8.0;
/// Room for the shapes behind them, and their size.
const BEHIND: f32 = 26.0;
const SHAPE: f32 = 18.0;

/// One player's way.
#[derive(Debug)]
struct Course {
    colour: Color,
    shape: char,
    points: Vec<(u32, u8)>,
}

/// The chart.
#[derive(Debug)]
struct Chart {
    courses: Vec<Course>,
    turns: u32,
    top: u8,
    grid: Color,
}

/// The chart with its figures.
pub fn view<'a>(shell: &'a Shell, story: &'a Story, by: f32) -> Element<'a, Message> {
    let look = shell.look;
    let courses: Vec<Course> = story
        .seats
        .iter()
        .rev()
        .map(|seat| Course {
            colour: look.mark(seat.colour),
            shape: glyph(shape(seat.colour)),
            points: seat.course.clone(),
        })
        .collect();
    let highest = courses.iter().flat_map(|c| &c.points).map(|(_, level)| *level).max().unwrap_or(1);
    let top = highest.max(2);
    let chart = Chart { courses, turns: story.turns.max(1), top, grid: mix(look.panel, look.line, 0.8) };
    let figures = column![dim(look, top.to_string(), 14.0 * by), space().height(Fill), dim(look, "1", 14.0 * by)]
        .width(22.0 * by);
    let last = shell.words.with("end-turns", &[("turns", Value::from(story.turns))]);
    column![
        row![figures, Canvas::new(chart).width(Fill).height(Fill)].spacing(4).height(Fill),
        row![space().width(Fill), dim(look, last, 14.0 * by)]
    ]
    .spacing(2)
    .into()
}

impl Chart {
    fn at(&self, size: Size, turn: u32, level: u8) -> Point {
        let across = turn.min(self.turns) as f32 / self.turns as f32;
        let up = f32::from(level.saturating_sub(1)) / f32::from(self.top - 1);
        Point::new(across * (size.width - BEHIND), EDGE + (1.0 - up) * (size.height - 2.0 * EDGE))
    }

    /// Where everybody's line ends, so far apart that each shape can be read.
    fn ends(&self, size: Size) -> Vec<(&Course, f32)> {
        let end = |course: &Course| course.points.last().map_or(0.0, |(turn, level)| self.at(size, *turn, *level).y);
        let mut ends: Vec<(&Course, f32)> = self.courses.iter().map(|course| (course, end(course))).collect();
        ends.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut low = size.height - SHAPE / 2.0;
        for (_, y) in &mut ends {
            *y = y.min(low);
            low = *y - SHAPE;
        }
        // What was pushed out at the top pushes back.
        let mut high = SHAPE / 2.0;
        for (_, y) in ends.iter_mut().rev() {
            *y = y.max(high);
            high = *y + SHAPE;
        }
        ends
    }

    fn stairs(&self, size: Size, course: &Course) -> Path {
        Path::new(|path| {
            let mut before: Option<Point> = None;
            for (turn, level) in &course.points {
                let at = self.at(size, *turn, *level);
                match before {
                    None => path.move_to(at),
                    Some(before) => {
                        path.line_to(Point::new(at.x, before.y));
                        path.line_to(at);
                    }
                }
                before = Some(at);
            }
            if let Some(before) = before {
                path.line_to(Point::new(size.width - BEHIND, before.y));
            }
        })
    }
}

impl canvas::Program<Message> for Chart {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let size = bounds.size();
        let mut frame = Frame::new(renderer, size);
        for level in 1..=self.top {
            let line = Path::line(self.at(size, 0, level), self.at(size, self.turns, level));
            frame.stroke(&line, Stroke::default().with_color(self.grid).with_width(1.0));
        }
        let middle = (self.courses.len() as f32 - 1.0) / 2.0;
        for (place, course) in self.courses.iter().enumerate() {
            let by = (place as f32 - middle) * APART;
            frame.with_save(|frame| {
                frame.translate(iced::Vector::new(0.0, by));
                let stroke = Stroke::default().with_color(course.colour).with_width(3.0);
                frame.stroke(&self.stairs(size, course), stroke.with_line_join(LineJoin::Round));
            });
        }
        for (course, y) in self.ends(size) {
            frame.fill_text(Text {
                content: course.shape.to_string(),
                position: Point::new(size.width - BEHIND / 2.0, y),
                color: course.colour,
                size: SHAPE.into(),
                font: ICONS,
                align_x: text::Alignment::Center,
                align_y: alignment::Vertical::Center,
                ..Text::default()
            });
        }
        vec![frame.into_geometry()]
    }
}
