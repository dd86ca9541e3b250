//! The message bus that screen readers on Linux listen to, through AccessKit. It is asked for in threads of its own, and nothing is
//! told before a reader is there.

use crate::app::aloud::Heard;
use crate::app::aloud::asked::Asked;
use crate::app::widget::spoken::{Role as Kind, Wish};
use accesskit::{
    Action, ActionData, ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Live, Node, NodeId, Rect,
    Role, Toggled, TreeId, TreeInfo, TreeUpdate,
};
use accesskit_unix::Adapter;
use iced::Subscription;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::futures::{Stream, StreamExt as _, stream};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// The window itself.
const ROOT: NodeId = NodeId(0);

/// The bus.
pub struct Bus {
    adapter: Adapter,
    line: Line,
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bus").finish_non_exhaustive()
    }
}

/// What readers say, until somebody listens.
#[derive(Clone)]
struct Line(Arc<Mutex<Option<UnboundedReceiver<Asked>>>>);

impl Hash for Line {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).hash(state);
    }
}

/// Whoever calls from a thread of the bus: nobody listens any more once the window has closed.
struct Calls(UnboundedSender<Asked>);

impl Calls {
    fn say(&self, asked: Asked) {
        let _ = self.0.unbounded_send(asked);
    }
}

impl ActivationHandler for Calls {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.say(Asked::Began);
        None
    }
}

impl DeactivationHandler for Calls {
    fn deactivate_accessibility(&mut self) {
        self.say(Asked::Over);
    }
}

impl ActionHandler for Calls {
    fn do_action(&mut self, request: ActionRequest) {
        let id = request.target_node.0;
        match (request.action, request.data) {
            (Action::Click, _) => self.say(Asked::Do(id, Wish::Press)),
            (Action::ShowContextMenu, _) => self.say(Asked::Do(id, Wish::Hold)),
            (Action::Focus, _) => self.say(Asked::Focus(id)),
            (Action::Increment, _) => self.say(Asked::Do(id, Wish::Step(1))),
            (Action::Decrement, _) => self.say(Asked::Do(id, Wish::Step(-1))),
            (Action::SetValue, Some(ActionData::NumericValue(to))) => self.say(Asked::Set(id, to)),
            // Nothing else is offered.
            _ => {}
        }
    }
}

impl Bus {
    /// Speaks to whoever reads, from now on.
    pub fn open() -> Bus {
        let (say, heard) = unbounded();
        let calls = || Calls(say.clone());
        let adapter = Adapter::new(calls(), calls(), calls());
        Bus { adapter, line: Line(Arc::new(Mutex::new(Some(heard)))) }
    }

    /// What readers say, as it comes.
    pub fn hears(&self) -> Subscription<Asked> {
        Subscription::run_with(self.line.clone(), hears)
    }

    /// Tells what is on the screen. Whether it was taken: a reader that has just asked may not be ready yet.
    pub fn tell(&mut self, whole: &Heard, scale: f32) -> bool {
        let mut taken = false;
        self.adapter.update_if_active(|| {
            taken = true;
            tree(whole, f64::from(scale))
        });
        taken
    }

    /// The window has the keyboard, or another one.
    pub fn focused(&mut self, has: bool) {
        self.adapter.update_window_focus_state(has);
    }
}

fn hears(line: &Line) -> impl Stream<Item = Asked> + use<> {
    let heard = line.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    stream::iter(heard).flatten()
}

/// All of a screen, as the bus has it.
fn tree(whole: &Heard, scale: f64) -> TreeUpdate {
    let mut nodes = Vec::new();
    let mut root = Node::new(Role::Window);
    root.set_label("Standie");
    root.set_children(whole.parts.iter().map(|part| NodeId(part.id)).collect::<Vec<_>>());
    nodes.push((ROOT, root));
    for heard in whole.parts.iter().flat_map(Heard::all) {
        nodes.push((NodeId(heard.id), node(heard, scale)));
    }
    // What has just opened over the rest is told of, before anything in it has the keyboard.
    let all = whole.all();
    let dialog = || all.iter().find(|heard| heard.role == Some(Kind::Dialog));
    let focus = all.iter().find(|heard| heard.focus == Some(true)).or_else(dialog);
    let focus = focus.map_or(ROOT, |heard| NodeId(heard.id));
    TreeUpdate { nodes, tree: Some(TreeInfo::new(ROOT)), tree_id: TreeId::ROOT, focus }
}

/// One of it.
fn node(heard: &Heard, scale: f64) -> Node {
    let role = match heard.role {
        None => Role::Label,
        Some(Kind::Button | Kind::Choice(_)) => Role::Button,
        Some(Kind::Number) => Role::SpinButton,
        Some(Kind::Field) => Role::TextInput,
        Some(Kind::Map) => Role::Canvas,
        Some(Kind::News) => Role::Status,
        Some(Kind::Dialog) => Role::Dialog,
        Some(Kind::Group | Kind::Part | Kind::Beneath) => Role::Group,
    };
    let mut node = Node::new(role);
    match (heard.role, &heard.value) {
        // What is written is a text's value.
        (None, _) => node.set_value(heard.name.as_str()),
        // Of what it shows, it is called by what is looked at.
        (Some(Kind::Map), Some(here)) => node.set_label(format!("{}: {here}", heard.name)),
        // A card says how it stands, a field what is written in it: of neither is a value read out.
        (Some(Kind::Field | Kind::Button), Some(value)) if !value.is_empty() => {
            node.set_label(format!("{}: {value}", heard.name));
            node.set_value(value.as_str());
        }
        (_, value) => {
            node.set_label(heard.name.as_str());
            value.iter().for_each(|value| node.set_value(value.as_str()));
        }
    }
    if let Some([now, low, high, step]) = heard.number {
        node.set_numeric_value(now.into());
        node.set_min_numeric_value(low.into());
        node.set_max_numeric_value(high.into());
        node.set_numeric_value_step(step.into());
        node.add_action(Action::SetValue);
    }
    if let Some(Kind::Choice(chosen)) = heard.role {
        node.set_toggled(if chosen { Toggled::True } else { Toggled::False });
    }
    if heard.role == Some(Kind::News) {
        node.set_live(Live::Polite);
    }
    if heard.role == Some(Kind::Dialog) {
        node.set_modal();
    }
    if heard.is_control() && !heard.presses && !heard.holds {
        node.set_disabled();
    }
    if heard.presses {
        node.add_action(Action::Click);
    }
    if heard.holds {
        node.add_action(Action::ShowContextMenu);
    }
    if heard.focus.is_some() {
        node.add_action(Action::Focus);
    }
    if let Some(key) = &heard.key {
        node.set_author_id(key.as_str());
    }
    let (x, y) = (f64::from(heard.at.x) * scale, f64::from(heard.at.y) * scale);
    node.set_bounds(Rect::new(x, y, x + f64::from(heard.at.width) * scale, y + f64::from(heard.at.height) * scale));
    node.set_children(heard.parts.iter().map(|part| NodeId(part.id)).collect::<Vec<_>>());
    node
}
