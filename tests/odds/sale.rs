//! What to sell for a Level: the Items that waste least.

use standie::odds::sale::{Sale, least_waste};

const ITEMS: [u32; 5] = [300, 400, 700, 900, 1_100];

fn sold(price: u32, high: bool) -> Option<(Vec<u32>, u32)> {
    let Sale { sold, waste } = least_waste(&ITEMS, price, high)?;
    Some((sold.into_iter().map(|at| ITEMS[at]).collect(), waste))
}

#[test]
fn a_level_is_paid_without_waste_where_it_can_be() {
    assert_eq!(sold(1_000, false), Some((vec![300, 700], 0)));
    assert_eq!(sold(2_000, false), Some((vec![900, 1_100], 0)));
    assert_eq!(sold(3_400, false), Some((ITEMS.to_vec(), 0)));
    assert_eq!(sold(4_000, false), None, "all of them are worth 3,400");
    assert_eq!(sold(4_000, true), Some((vec![300, 700, 900, 1_100], 100)), "the dearest counts twice");
}

#[test]
fn nothing_wastes_less_whatever_the_items_are() {
    let mut seed = 7_u32;
    let mut next = move || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) % 12 * 100
    };
    for round in 0..216 {
        // Most tables list a few; the largest of them sixteen.
        let values: Vec<u32> =
            (0..if round < 200 { 1 + round % 8 } else { 9 + (round - 200) % 8 }).map(|_| next()).collect();
        for (price, high) in [(1_000, false), (1_000, true), (2_000, false)] {
            let worth = |chosen: u32| {
                let sold = values.iter().enumerate().filter(|(at, _)| chosen & (1 << at) != 0).map(|(_, value)| *value);
                let (sum, top) = sold.fold((0, 0), |(sum, top): (u32, u32), value| (sum + value, top.max(value)));
                sum + if high { top } else { 0 }
            };
            let best = (1..1_u32 << values.len()).filter_map(|chosen| worth(chosen).checked_sub(price)).min();
            let found = least_waste(&values, price, high);
            assert_eq!(found.as_ref().map(|sale| sale.waste), best, "{values:?} for {price}, {high}");
            if let Some(sale) = found {
                let chosen = sale.sold.iter().fold(0, |all, at| all | 1 << at);
                assert_eq!(worth(chosen) - price, sale.waste, "{values:?} for {price}: what is sold is what is said");
            }
        }
    }
}
