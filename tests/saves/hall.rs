//! Titles that are kept over games: once a game, for a person whatever the case of the name, and never lost to a broken file.

use standie::play::feats;
use standie::play::story::deeds::{Deeds, Fact};
use standie::store::hall::{self, Finished, Hall, Person};
use standie::store::home::Home;

fn person(name: &str, won: bool, more: &[(Fact, i64)]) -> Person {
    let deeds: Deeds = more.iter().copied().chain([(Fact::Won, i64::from(won))]).collect();
    Person { name: name.to_owned(), deeds, titles: Vec::new() }
}

fn game(id: u64, at: i64, people: Vec<Person>) -> Finished {
    Finished { game: format!("{id:016x}"), at, name: String::new(), day: None, people }
}

fn has(hall: &Hall, name: &str, title: &str) -> usize {
    let shelves = hall.shelves();
    let shelf = shelves.iter().find(|shelf| shelf.name == name);
    shelf.and_then(|shelf| shelf.titles.get(title)).map_or(0, Vec::len)
}

#[test]
fn a_game_ended_twice_counts_once_and_as_it_ended_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    hall::enter(&home, game(7, 100, vec![person("Ann", true, &[])])).expect("kept");
    hall::enter(&home, game(7, 100, vec![person("Ann", true, &[])])).expect("kept");
    let (hall, _) = hall::read(&home).expect("read");
    assert_eq!((hall.games.len(), has(&hall, "Ann", "beginners-luck")), (1, 1));
    // The end was taken back, and it went otherwise.
    let (hall, _) = hall::enter(&home, game(7, 200, vec![person("Ann", false, &[])])).expect("kept");
    assert_eq!((hall.games.len(), has(&hall, "Ann", "beginners-luck")), (1, 0));
    assert_eq!(has(&hall, "Ann", "fresh-meat"), 1);
}

#[test]
fn titles_are_counted_for_each_name_and_new_only_once() {
    let mut hall = Hall::default();
    for n in 1..=3 {
        hall.enter(game(n, n as i64, vec![person("Ann", false, &[(Fact::Stabs, 6)]), person("", true, &[])]));
    }
    hall.enter(game(4, 4, vec![person(" ann", true, &[(Fact::Stabs, 9)])]));
    assert_eq!(has(&hall, " ann", "knife-drawer"), 4, "one person, however the name is written");
    assert_eq!(has(&hall, " ann", "character"), 1, "three lost in a row");
    let new = |id: usize, who: usize| -> Vec<&str> {
        let game = &hall.games[id];
        hall.new_in(game, &game.people[who]).collect()
    };
    assert!(new(0, 0).contains(&"knife-drawer") && !new(1, 0).contains(&"knife-drawer"));
    assert_eq!(new(3, 0), ["beginners-luck"]);
    let names: Vec<String> = hall.shelves().into_iter().map(|shelf| shelf.name).collect();
    assert_eq!(names, [" ann", ""], "who gave no name comes last");
}

#[test]
fn a_broken_file_is_kept_aside_and_a_title_of_a_later_version_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    std::fs::write(home.hall(), b"{\"games\": [{").expect("written");
    let (hall, kept) = hall::enter(&home, game(1, 1, vec![person("Ann", true, &[])])).expect("kept");
    assert_eq!(hall.games.len(), 1);
    assert_eq!(std::fs::read(kept.expect("a copy")).expect("read"), b"{\"games\": [{");
    let later = r#"{"games":[{"game":"1","at":1,"people":[{"name":"Ann","deeds":{"won":1,"juggled":3},"titles":["juggler"]}]}]}"#;
    std::fs::write(home.hall(), later).expect("written");
    let (hall, kept) = hall::enter(&home, game(2, 2, vec![person("Ann", true, &[])])).expect("kept");
    assert_eq!((kept, has(&hall, "Ann", "juggler")), (None, 1));
}

#[test]
fn what_nobody_counted_earns_nothing() {
    let nothing = Deeds::new();
    assert_eq!(feats::earned(&nothing).count(), 0);
    assert!(feats::feats().len() >= 30, "{}", feats::feats().len());
    let words = standie::catalog::words::Words::load("en");
    for feat in feats::feats() {
        let id = format!("feat-{}", feat.id);
        assert!(!feat.when.is_empty() && words.get(&id) != id && words.attribute(&id, "why").is_some(), "{id}");
    }
}
