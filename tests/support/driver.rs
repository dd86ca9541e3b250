//! Drives the window without a display: keeps the widgets' state between steps, feeds raw events, performs tasks and
//! subscriptions, finds by what is written, and takes pictures at any size.

use crate::support::turns::Turns;
use iced_test::core::theme::Base as _;
use iced_test::core::{self, Event, Point, Size, keyboard, mouse, renderer, touch, widget, window};
use iced_test::futures::futures::StreamExt as _;
use iced_test::futures::futures::channel::mpsc;
use iced_test::futures::{Executor as _, Runtime, subscription};
use iced_test::program::Program;
use iced_test::renderer::graphics::{Text, Viewport};
use iced_test::runtime::{self, UserInterface, task, user_interface};
use iced_test::selector::{Bounded, Selector};
use standie::app::shell::Clock;
use standie::app::{self, App};
use std::time::Instant;

type Action<P> = runtime::Action<<P as Program>::Message>;

pub struct Driver<P: Program> {
    program: P,
    pub state: P::State,
    turns: Turns,
    runtime: Runtime<Turns, mpsc::UnboundedSender<Action<P>>, Action<P>>,
    inbox: mpsc::UnboundedReceiver<Action<P>>,
    renderer: P::Renderer,
    cache: Option<user_interface::Cache>,
    pub size: Size,
    pub scale: f32,
    cursor: mouse::Cursor,
    window: window::Id,
    clipboard: Clip,
    /// Messages that tasks and subscriptions have delivered.
    pub heard: usize,
    /// Whether the window was told to close.
    pub closed: bool,
}

#[derive(Default)]
pub struct Clip(Option<String>);

impl core::Clipboard for Clip {
    fn read(&self, _: core::clipboard::Kind) -> Option<String> {
        self.0.clone()
    }
    fn write(&mut self, _: core::clipboard::Kind, text: String) {
        self.0 = Some(text);
    }
}

/// Standie's window, drawn by the software renderer.
pub trait Window: Program<State = App, Message = app::Message> + 'static {}

impl<P> Window for P where P: Program<State = App, Message = app::Message> + 'static {}

/// The app at a preset, in a window of a size.
pub fn at(preset: &str, width: f32, height: f32) -> Driver<impl Window + use<>> {
    let program = app::program(|| App::in_memory(Clock::Fixed(0)));
    Driver::new(program.into_program(), Size::new(width, height), Some(preset))
}

/// The app in a state of a test's own making.
pub fn with(app: App, width: f32, height: f32) -> Driver<impl Window> {
    let held = std::cell::RefCell::new(Some(app));
    let fallback = || App::in_memory(Clock::Fixed(0));
    let program = app::program(move || held.borrow_mut().take().unwrap_or_else(fallback));
    Driver::new(program.into_program(), Size::new(width, height), None)
}

/// iced hands out an `Application`, which is a program once it is run; here it is one at once.
pub trait IntoProgram {
    type Program: Window;
    fn into_program(self) -> Self::Program;
}

impl<P: Window> IntoProgram for iced::Application<P> {
    type Program = iced::Application<P>;
    fn into_program(self) -> Self::Program {
        self
    }
}

impl<P: Program + 'static> Driver<P> {
    pub fn new(program: P, size: Size, preset: Option<&str>) -> Self {
        use renderer::Headless as _;
        let settings = program.settings();
        for font in settings.fonts.clone() {
            iced_test::renderer::graphics::text::font_system().write().unwrap().load_font(font);
        }
        let turns = Turns::new().unwrap();
        let renderer = turns
            .block_on(P::Renderer::new(settings.default_font, settings.default_text_size, Some("tiny-skia")))
            .expect("a software renderer");
        let (sender, inbox) = mpsc::unbounded();
        let mut runtime = Runtime::new(turns.clone(), sender);
        let (state, task) = runtime.enter(|| match preset {
            Some(name) => {
                let found = program.presets().iter().find(|p| p.name() == name);
                found.unwrap_or_else(|| panic!("no preset {name}")).boot()
            }
            None => program.boot(),
        });
        if let Some(stream) = task::into_stream(task) {
            runtime.run(stream.boxed());
        }
        let mut driver = Driver {
            program,
            state,
            turns,
            runtime,
            inbox,
            renderer,
            cache: Some(user_interface::Cache::default()),
            size,
            scale: 1.0,
            cursor: mouse::Cursor::Unavailable,
            window: window::Id::unique(),
            clipboard: Clip::default(),
            heard: 0,
            closed: false,
        };
        driver.resubscribe();
        driver
    }

    fn resubscribe(&mut self) {
        let recipes = self.runtime.enter(|| self.program.subscription(&self.state).map(runtime::Action::Output));
        self.runtime.track(subscription::into_recipes(recipes));
    }

    #[allow(clippy::type_complexity)]
    fn ui(&mut self) -> (UserInterface<'_, P::Message, P::Theme, P::Renderer>, &mut P::Renderer, &mut Clip) {
        let size = self.logical();
        let Self { program, state, renderer, cache, window, clipboard, .. } = self;
        let view = program.view(state, *window);
        let ui = UserInterface::build(view, size, cache.take().unwrap_or_default(), renderer);
        (ui, renderer, clipboard)
    }

    /// The window's size in the pixels of the app: places on the screen are given in them.
    pub fn logical(&self) -> Size {
        self.size * (1.0 / self.program.scale_factor(&self.state, self.window))
    }

    /// Feeds raw events, one at a time, each with all that follows from it.
    pub fn send(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Mouse(mouse::Event::CursorMoved { position })
            | Event::Touch(touch::Event::FingerPressed { position, .. })
            | Event::Touch(touch::Event::FingerMoved { position, .. }) = event
            {
                self.cursor = mouse::Cursor::Available(*position);
            }
            let cursor = self.cursor;
            let mut messages = Vec::new();
            let (cache, statuses) = {
                let (mut ui, renderer, clip) = self.ui();
                let (_, statuses) = ui.update(std::slice::from_ref(event), cursor, renderer, clip, &mut messages);
                (ui.into_cache(), statuses)
            };
            self.cache = Some(cache);
            self.runtime.broadcast(subscription::Event::Interaction {
                window: self.window,
                event: event.clone(),
                status: statuses[0],
            });
            for message in messages {
                self.message(message);
            }
        }
        self.settle();
    }

    pub fn message(&mut self, message: P::Message) {
        let task = self.runtime.enter(|| self.program.update(&mut self.state, message));
        if let Some(stream) = task::into_stream(task) {
            self.runtime.run(stream.boxed());
        }
        self.resubscribe();
    }

    /// Performs what tasks and subscriptions deliver, until nothing gets any further.
    pub fn settle(&mut self) {
        self.turns.run();
        while let Ok(action) = self.inbox.try_recv() {
            self.perform(action);
            self.turns.run();
        }
    }

    fn perform(&mut self, action: Action<P>) {
        match action {
            runtime::Action::Output(message) => {
                self.heard += 1;
                self.message(message);
            }
            runtime::Action::Exit | runtime::Action::Window(runtime::window::Action::Close(_)) => self.closed = true,
            runtime::Action::Widget(operation) => self.operate(operation),
            _ => {}
        }
    }

    fn operate(&mut self, operation: Box<dyn widget::Operation>) {
        let cache = {
            let (mut ui, renderer, _) = self.ui();
            let mut next = Some(operation);
            while let Some(mut operation) = next.take() {
                ui.operate(renderer, operation.as_mut());
                if let widget::operation::Outcome::Chain(chained) = operation.finish() {
                    next = Some(chained);
                }
            }
            ui.into_cache()
        };
        self.cache = Some(cache);
    }

    /// Runs an operation over what is on the screen.
    pub fn asks<T: Send>(&mut self, mut operation: impl widget::Operation<T>) -> Option<T> {
        let cache = {
            let (mut ui, renderer, _) = self.ui();
            ui.operate(renderer, &mut widget::operation::black_box(&mut operation));
            ui.into_cache()
        };
        self.cache = Some(cache);
        match operation.finish() {
            widget::operation::Outcome::Some(found) => Some(found),
            _ => None,
        }
    }

    /// The first thing a selector finds: a text, an id, a point.
    pub fn find<S>(&mut self, selector: S) -> Option<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        self.asks(selector.find()).flatten()
    }

    /// A second passes with whatever is held down held down.
    pub fn holds(&mut self) {
        let later = Instant::now() + std::time::Duration::from_secs(1);
        self.send(&[Event::Window(window::Event::RedrawRequested(later))]);
    }

    /// Everything a selector finds, in the order it is drawn.
    pub fn find_all<S>(&mut self, selector: S) -> Vec<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        self.asks(selector.find_all()).unwrap_or_default()
    }

    /// Types letters on a keyboard.
    pub fn types(&mut self, text: &str) {
        for letter in text.chars() {
            let key = match letter {
                ' ' => keyboard::Key::Named(keyboard::key::Named::Space),
                letter => keyboard::Key::Character(letter.to_string().into()),
            };
            self.send(&[Event::Keyboard(keyboard::Event::KeyPressed {
                key: key.clone(),
                modified_key: key,
                physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
                location: keyboard::Location::Standard,
                modifiers: keyboard::Modifiers::default(),
                text: Some(letter.to_string().into()),
                repeat: false,
            })]);
        }
    }

    /// Turns the wheel at a place, downwards by so many lines.
    pub fn wheels(&mut self, position: Point, lines: f32) {
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: -lines };
        self.send(&[
            Event::Mouse(mouse::Event::CursorMoved { position }),
            Event::Mouse(mouse::Event::WheelScrolled { delta }),
        ]);
    }

    /// Whether a text is written somewhere it can be seen.
    pub fn sees(&mut self, text: &str) -> bool {
        self.find(text).is_some_and(|found| found.visible_bounds().is_some())
    }

    pub fn click_at(&mut self, position: Point) {
        self.send(&[
            Event::Mouse(mouse::Event::CursorMoved { position }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ]);
    }

    pub fn tap_at(&mut self, position: Point) {
        let id = touch::Finger(1);
        self.send(&[
            Event::Touch(touch::Event::FingerPressed { id, position }),
            Event::Touch(touch::Event::FingerLifted { id, position }),
        ]);
    }

    /// Where the middle of something is.
    ///
    /// # Panics
    /// If it is not there, or cannot be seen: a test that looks for it has failed.
    pub fn place<S>(&mut self, selector: S) -> Point
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let name = selector.description();
        let found = self.find(selector).unwrap_or_else(|| panic!("not on the screen: {name}"));
        found.visible_bounds().unwrap_or_else(|| panic!("out of sight: {name}")).center()
    }

    pub fn click<S>(&mut self, selector: S)
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let at = self.place(selector);
        self.click_at(at);
    }

    pub fn tap<S>(&mut self, selector: S)
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let at = self.place(selector);
        self.tap_at(at);
    }

    pub fn key(&mut self, key: keyboard::Key, modifiers: keyboard::Modifiers) {
        let physical_key = keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified);
        let location = keyboard::Location::Standard;
        self.send(&[
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: key.clone(),
                modified_key: key.clone(),
                physical_key,
                location,
                modifiers,
                text: None,
                repeat: false,
            }),
            Event::Keyboard(keyboard::Event::KeyReleased {
                key: key.clone(),
                modified_key: key,
                physical_key,
                location,
                modifiers,
            }),
        ]);
    }

    /// A picture, as red, green, blue, alpha.
    /// Lays everything out and gives it to the renderer, as for every frame; its colour behind all is given back.
    pub fn draws(&mut self) -> core::Color {
        let theme = self.program.theme(&self.state, self.window);
        let theme = theme.unwrap_or_else(|| P::Theme::default(core::theme::Mode::None));
        let style = self.program.style(&self.state, &theme);
        let cursor = self.cursor;
        let mut messages = Vec::new();
        let cache = {
            let (mut ui, renderer, clip) = self.ui();
            let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
            let _ = ui.update(&[redraw], cursor, renderer, clip, &mut messages);
            ui.draw(renderer, &theme, &renderer::Style { text_color: style.text_color }, cursor);
            ui.into_cache()
        };
        self.cache = Some(cache);
        for message in messages {
            self.message(message);
        }
        style.background_color
    }

    pub fn screenshot(&mut self) -> (Vec<u8>, u32, u32) {
        use renderer::Headless as _;
        let ground = self.draws();
        let (w, h) = ((self.size.width * self.scale).round() as u32, (self.size.height * self.scale).round() as u32);
        let scale = self.scale * self.program.scale_factor(&self.state, self.window);
        (self.renderer.screenshot(Size::new(w, h), scale, ground), w, h)
    }

    /// Every text as it is drawn: what it says, all the room it takes, and how much of that is seen.
    pub fn written(&mut self) -> Vec<(String, core::Rectangle, Option<core::Rectangle>)> {
        self.draws();
        let drawn = self.layers().into_iter().flat_map(|layer| {
            let texts = layer.text.iter().flat_map(|item| item.as_slice()).filter_map(|text| match text {
                Text::Paragraph { paragraph, position, clip_bounds, .. } => {
                    let lines = paragraph.upgrade()?;
                    let said: Vec<&str> = lines.buffer().lines.iter().map(|line| line.text()).collect();
                    let whole = core::Rectangle::new(*position, paragraph.min_bounds);
                    let seen = clip_bounds.intersection(&layer.bounds).and_then(|clip| whole.intersection(&clip));
                    Some((said.join(" "), whole, seen))
                }
                _ => None,
            });
            texts.collect::<Vec<_>>()
        });
        drawn.collect()
    }

    /// What was drawn for the last picture.
    pub fn layers(&mut self) -> Vec<iced_tiny_skia::Layer> {
        let renderer: &mut dyn std::any::Any = &mut self.renderer;
        let renderer = renderer.downcast_mut::<iced_tiny_skia::Renderer>().expect("the software renderer");
        renderer.layers().to_vec()
    }

    /// Draws the last frame once more, only where it is said to have changed, into pixels that are kept.
    pub fn redraws(
        &mut self,
        pixels: &mut tiny_skia::PixmapMut<'_>,
        mask: &mut tiny_skia::Mask,
        viewport: &Viewport,
        damage: &[core::Rectangle],
    ) {
        let theme = self.program.theme(&self.state, self.window);
        let theme = theme.unwrap_or_else(|| P::Theme::default(core::theme::Mode::None));
        let ground = self.program.style(&self.state, &theme).background_color;
        let renderer: &mut dyn std::any::Any = &mut self.renderer;
        let renderer = renderer.downcast_mut::<iced_tiny_skia::Renderer>().expect("the software renderer");
        renderer.draw(pixels, mask, viewport, damage, ground);
    }

    pub fn save_png(&mut self, path: &std::path::Path) {
        let (rgba, w, h) = self.screenshot();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = std::fs::File::create(path).unwrap();
        let mut encoder = png::Encoder::new(std::io::BufWriter::new(file), w, h);
        encoder.set_color(png::ColorType::Rgba);
        encoder.write_header().unwrap().write_image_data(&rgba).unwrap();
    }
}
