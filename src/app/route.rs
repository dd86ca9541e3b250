//! Where the app is.

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// Home.
    Home,
    /// Set-up.
    Setup,
    /// Set-up of a game that is all in the app.
    Quick,
    /// The table.
    Table,
    /// The journal of the running game.
    Journal,
    /// The dungeon of the day.
    Daily,
    /// The titles of everybody.
    Hall,
    /// The Box.
    Library,
    /// Rules, looked up.
    Rules,
    /// Just the odds of a roll.
    Odds,
    /// Settings.
    Settings,
}
