//! The texts as Fluent has them, read when the first of them is wanted.

use crate::catalog::locale::{self, FALLBACK};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::borrow::Cow;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// What becomes of every piece of text between arguments.
pub(super) type Change = fn(&str) -> Cow<'_, str>;

type Bundle = FluentBundle<FluentResource>;

/// The texts of one locale, with English behind them.
pub(super) struct Bundles {
    locale: String,
    change: Option<Change>,
    all: OnceLock<Vec<Bundle>>,
    /// What the command line says, in English alone and in a file of its own: most commands want nothing else.
    commands: OnceLock<Option<Bundle>>,
}

impl Bundles {
    /// Those of a locale; of English where there is no such locale.
    pub(super) fn of(locale: &str, change: Option<Change>) -> Bundles {
        Bundles { locale: locale.to_owned(), change, all: OnceLock::new(), commands: OnceLock::new() }
    }

    /// All of them, the locale's own first.
    pub(super) fn all(&self) -> &[Bundle] {
        self.all.get_or_init(|| {
            let own = Some(self.locale.as_str()).filter(|own| *own != FALLBACK);
            let read = |locale: &str| bundle(locale, locale::files(locale, None, "ftl"), self.change);
            own.into_iter().chain([FALLBACK]).filter_map(read).collect()
        })
    }

    /// Those a text can stand in, by its id.
    pub(super) fn with(&self, id: &str) -> &[Bundle] {
        if self.locale != FALLBACK || !id.starts_with("cli-") {
            return self.all();
        }
        let read = || bundle(FALLBACK, locale::file(FALLBACK, "cli.ftl").into_iter().collect(), self.change);
        self.commands.get_or_init(read).as_slice()
    }
}

fn bundle(locale: &str, texts: Vec<&str>, change: Option<Change>) -> Option<Bundle> {
    if texts.is_empty() {
        return None;
    }
    let language: LanguageIdentifier = locale.parse().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Our fonts have no isolation marks, and the languages that ship need none.
    bundle.set_use_isolating(false);
    bundle.set_transform(change);
    for text in texts {
        // What parses of a file is used even if a line of it does not; the tests hold that all of it does.
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    Some(bundle)
}
