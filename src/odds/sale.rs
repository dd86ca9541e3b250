//! What to sell for a Level: the Items that reach the price and waste least (MC-SELL rows).

/// So many Items are looked at in all combinations; of more, the dearest.
const MOST: usize = 16;

/// What is sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sale {
    /// Which, by their places in the list, in its order.
    pub sold: Vec<usize>,
    /// Gold pieces beyond the price, which nobody gets back (MC-SELL-03).
    pub waste: u32,
}

/// Of Items worth so many gold pieces each, those that reach a price and waste least, the fewest of them where several waste
/// the same. The dearest of those that are sold counts twice where one can be sold high (MC-SELL-06). None where all of them
/// together are worth too little.
pub fn least_waste(values: &[u32], price: u32, high: bool) -> Option<Sale> {
    cheapest(values, price, high, |_| 0)
}

/// The same where an Item is worth more than its gold to whoever sells it: by so many gold pieces, by its place in the list.
pub fn cheapest(values: &[u32], price: u32, high: bool, loss: impl Fn(usize) -> i64) -> Option<Sale> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(values[*at]));
    order.truncate(MOST);
    let losses: Vec<i64> = order.iter().map(|at| loss(*at)).collect();
    let mut best: Option<(i64, u32, u32, u32)> = None;
    for chosen in 1_u32..1 << order.len() {
        let bits = || (0..order.len()).filter(|bit| chosen & (1 << bit) != 0);
        let (sum, top) = bits()
            .map(|bit| values[order[bit]])
            .fold((0_u32, 0), |(sum, top), value| (sum.saturating_add(value), top.max(value)));
        let worth = if high { sum.saturating_add(top) } else { sum };
        let Some(waste) = worth.checked_sub(price) else { continue };
        let missed: i64 = bits().map(|bit| losses[bit]).sum();
        let this = (i64::from(waste).saturating_add(missed), chosen.count_ones(), chosen, waste);
        if best.is_none_or(|best| this < best) {
            best = Some(this);
        }
    }
    let (_, _, chosen, waste) = best?;
    let mut sold: Vec<usize> =
        order.iter().enumerate().filter(|(bit, _)| chosen & (1 << bit) != 0).map(|(_, at)| *at).collect();
    sold.sort_unstable();
    Some(Sale { sold, waste })
}
