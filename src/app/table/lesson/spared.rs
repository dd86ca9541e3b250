//! What a bubble does not lie on: it speaks of them.

use crate::app::map::scene::{Lit, Scene, token_bounds};
use crate::app::table::fighters::key;
use crate::app::table::lesson::occasion::Occasion;
use crate::app::table::state::Table;
use crate::app::widget::pointing::Spare;
use crate::rules::fight;
use crate::rules::ids::Colour;
use iced::{Point, Rectangle, Size};

/// All who fight, everybody on the map and where they can go, the tools of the map, what is asked and what
/// answers it.
pub fn all(table: &Table) -> Vec<Spare<'_>> {
    let mut all = vec![
        Spare::Inside("map", Box::new(|size| on_map(table, size))),
        Spare::Named("map tools".to_owned()),
        Spare::Named("context".to_owned()),
        Spare::Named("totals".to_owned()),
        Spare::Named("asked".to_owned()),
        Spare::Named("tray".to_owned()),
    ];
    if let Some(fight) = fight::kept(table.game()) {
        let seats = std::iter::once(fight.main).chain(fight.helping(table.game())).map(fight::Fighter::Seat);
        let monsters = fight.monsters(table.game()).into_iter().map(fight::Fighter::Monster);
        all.extend(seats.chain(monsters).map(|who| Spare::Named(format!("fighter-{}", key(who)))));
    }
    // Where it speaks of cards they are seen.
    let of_cards = [Occasion::Hand, Occasion::React, Occasion::Curse, Occasion::Charity];
    if table.occasion().is_some_and(|(occasion, _)| of_cards.contains(&occasion)) {
        let cards = table.hot.iter().flat_map(|hot| hot.spread.places.iter().flatten());
        all.extend(cards.map(|card| Spare::Rather(format!("card {}", card.0))));
    }
    all.extend(Colour::ALL.map(|colour| Spare::Named(format!("colour-{}", colour.name()))));
    all
}

/// Everybody on the map, and where they can go.
fn on_map(table: &Table, size: Size) -> Vec<Rectangle> {
    let scene: &Scene = &table.scene;
    let camera = scene.camera(table.camera, table.turns, size);
    let around = |(at, reach): (Point, f32)| {
        Rectangle::new(Point::new(at.x - reach, at.y - reach), Size::new(2.0 * reach, 2.0 * reach))
    };
    let tokens = scene.tokens.iter().map(|(square, place, _)| token_bounds(&camera, *square, *place, size));
    let ways = scene.exits.iter().map(|exit| around(exit.sign(&camera, size)));
    let sides = scene.lit.iter().filter(|lit| matches!(lit, Lit::Side(..)));
    let lit = sides.filter_map(|lit| scene.lit_spot(*lit, &camera, size)).map(around);
    tokens.chain(ways).chain(lit).collect()
}
