//! What phones say is done at the table, and what comes of it is shown on them.

use crate::app::route::Route;
use crate::app::state::App;
use crate::app::table::panel::Panel;
use crate::phones::server::Heard;

impl App {
    /// Phones have something to say.
    pub(super) fn hear(&mut self, heard: Heard) {
        match heard {
            // Whoever is at the door is seen where phones are let in.
            Heard::Knocked => {
                self.shell.phones.draw();
                if let Some(table) = self.table.as_mut().filter(|_| self.route == Route::Table) {
                    table.panel.get_or_insert(Panel::Phones);
                }
            }
            // Whoever is waited for is said to be out of reach, or no more.
            Heard::Reach => self.show_phones(),
            Heard::Picked(picked, asker) => {
                let does = self.shell.phones.meant(picked).and_then(|shown| shown.picks.get(picked.pick));
                let does = does.map(|pick| pick.does.clone());
                let done = match (&mut self.table, does) {
                    (Some(table), Some(does)) => {
                        let done = table.picked(&mut self.shell, picked.seat, &does);
                        table.goes_on_by(&mut self.shell);
                        done
                    }
                    _ => false,
                };
                // What comes of it is on its way before the phone hears that it was done.
                self.show_phones();
                asker.tell(done);
            }
        }
    }

    /// Each phone is shown what has changed for it. Only those of the game on the table are listened to.
    pub(super) fn show_phones(&mut self) {
        self.show_them();
        if let Some(home) = &self.shell.home {
            self.shell.phones.keep(home, self.shell.clock.now());
        }
    }

    fn show_them(&mut self) {
        let now = self.shell.clock.now();
        let (words, phones) = (&self.shell.words, &mut self.shell.phones);
        let Some(table) = &mut self.table else {
            phones.sit(words, None, &[], now);
            return;
        };
        let (known, at) = (table.session.known_by(), table.session.header().at);
        let people: Vec<_> = table.people_here().collect();
        let back = phones.sit(words, Some((known, at)), &people, now);
        if back {
            table.names_phones(&self.shell);
            // Where phones are let in it is seen anyway.
            if !matches!(table.panel, Some(Panel::Phones)) {
                self.shell.say(self.shell.words.get("phones-found"));
            }
        }
        table.phones_changed(&self.shell);
        for trade in std::mem::take(&mut self.shell.phones.trades).iter().filter(|_| back) {
            table.asks_on_about(&mut self.shell, trade);
        }
        self.shell.phones.trades = table.thought_over();
        let shell = &self.shell;
        let shown: Vec<_> = shell.phones.inside().into_iter().filter_map(|seat| table.on_phone(shell, seat)).collect();
        self.shell.phones.show(&self.shell.words, self.shell.clock.now(), shown);
    }
}
