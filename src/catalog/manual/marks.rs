//! A page of the manual as marks, a line each: what reads Markdown is large, and is needed before the program is compiled,
//! not in it. `build.rs` takes this file in, and so does the test that pages are read as they are written.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

/// The marks of a page: a letter, and what belongs to it. What nobody reads is marked `?`.
pub fn of(markdown: &str) -> String {
    let mut marks = String::new();
    for event in Parser::new(markdown) {
        let mark = match event {
            Event::Start(Tag::Heading { .. }) => "h".to_owned(),
            Event::Start(Tag::Paragraph) => "p".to_owned(),
            Event::Start(Tag::Item) => "i".to_owned(),
            Event::Start(Tag::List(first)) => format!("l{}", first.map(|n| n.to_string()).unwrap_or_default()),
            Event::Start(Tag::Strong) => "b".to_owned(),
            Event::Start(Tag::Emphasis) => "e".to_owned(),
            Event::Start(Tag::Link { dest_url, .. }) => format!("a{dest_url}"),
            Event::Start(Tag::Image { dest_url, .. }) => format!("g{dest_url}"),
            Event::End(TagEnd::Heading(_)) => "H".to_owned(),
            Event::End(TagEnd::Paragraph) => "P".to_owned(),
            Event::End(TagEnd::Item) => "I".to_owned(),
            Event::End(TagEnd::List(_)) => "L".to_owned(),
            Event::End(TagEnd::Strong) => "B".to_owned(),
            Event::End(TagEnd::Emphasis) => "E".to_owned(),
            Event::End(TagEnd::Link) => "A".to_owned(),
            Event::End(TagEnd::Image) => "G".to_owned(),
            Event::Text(text) => format!("t{text}"),
            Event::Code(text) => format!("c{text}"),
            Event::SoftBreak | Event::HardBreak => "t ".to_owned(),
            other => format!("?{other:?}"),
        };
        marks.push_str(&mark.replace('\n', " "));
        marks.push('\n');
    }
    marks
}
