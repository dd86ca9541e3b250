//! A player who does anything that is allowed, all of it as likely as the rest.

use crate::bots::bot::Bot;
use crate::bots::view::View;
use crate::rules::command::Command;
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;

/// Picks blindly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn pick(&mut self, _view: &View, wishes: &[Command], rng: &mut Pcg64Mcg) -> usize {
        rng.random_range(0..wishes.len())
    }

    fn blind(&mut self, wishes: usize, rng: &mut Pcg64Mcg) -> Option<usize> {
        (wishes > 0).then(|| rng.random_range(0..wishes))
    }
}
