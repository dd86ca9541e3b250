//! What copies of a game share until one of them changes it: looking one fact ahead copies only what that fact changes.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut, Index, IndexMut};
use std::sync::Arc;

/// One thing that copies share. Changing it through one copy leaves the others as they are.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Shared(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(s)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        T::deserialize(d).map(Shared::from)
    }
}

/// A list each of whose items is shared by its copies.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct List<T>(Vec<Shared<T>>);

impl<T> List<T> {
    /// The items.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator + Clone {
        self.0.iter().map(|item| &**item)
    }

    /// Those before a place, and those from there on.
    pub fn split_at(&self, place: usize) -> (impl Iterator<Item = &T>, impl Iterator<Item = &T>) {
        let (before, after) = self.0.split_at(place.min(self.0.len()));
        (before.iter().map(|item| &**item), after.iter().map(|item| &**item))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// An item by its place.
    pub fn get(&self, place: usize) -> Option<&T> {
        self.0.get(place).map(|item| &**item)
    }

    /// The first.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// Puts one in at a place.
    pub fn insert(&mut self, place: usize, item: T) {
        self.0.insert(place, item.into());
    }

    /// Puts one at the end.
    pub fn push(&mut self, item: T) {
        self.0.push(item.into());
    }

    /// Takes out all but those.
    pub fn retain(&mut self, mut stays: impl FnMut(&T) -> bool) {
        self.0.retain(|item| stays(item));
    }

    /// Puts them in an order.
    pub fn sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.0.sort_by_key(|item| key(item));
    }
}

impl<T: Clone> List<T> {
    /// An item by its place, to change it.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        self.0.get_mut(place).map(|item| &mut **item)
    }

    /// The items, each to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().map(|item| &mut **item)
    }

    /// Takes one out.
    pub fn remove(&mut self, place: usize) -> T {
        Arc::unwrap_or_clone(self.0.remove(place).0)
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        List(Vec::new())
    }
}

impl<T: fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T> Index<usize> for List<T> {
    type Output = T;
    fn index(&self, place: usize) -> &T {
        &self.0[place]
    }
}

impl<T: Clone> IndexMut<usize> for List<T> {
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut self.0[place]
    }
}

impl<T> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        List(items.into_iter().map(Shared::from).collect())
    }
}

impl<'a, T> IntoIterator for &'a List<T> {
    type Item = &'a T;
    type IntoIter = std::iter::Map<std::slice::Iter<'a, Shared<T>>, fn(&'a Shared<T>) -> &'a T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(|item| item)
    }
}
