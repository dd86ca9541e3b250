//! The map: what there is to see (scene), where it lies on the screen (camera), and the widget that shows it, and who is on the way (walk).

pub mod camera;
pub mod keys;
pub mod paint;
pub mod scene;
pub mod view;
pub mod walk;

pub use camera::Camera;
pub use scene::{Scene, Spot};
