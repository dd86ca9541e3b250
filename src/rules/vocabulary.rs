//! Vocabularies: an enum of the parts' own enums, flat in files. A word stands in a file as if there were one long list,
//! so that a word can pass from one part to another and no save notices; the parts' lists are disjoint, and a test holds
//! it.

use serde::de::value::{EnumAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};
use std::borrow::Cow;
use std::fmt;

/// The words of a part's list, as they stand in files.
pub fn words<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    struct Probe<'a>(&'a mut &'static [&'static str]);
    impl<'de> Deserializer<'de> for Probe<'_> {
        type Error = serde::de::value::Error;
        fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Self::Error> {
            Err(Self::Error::custom("not an enum"))
        }
        fn deserialize_enum<V: Visitor<'de>>(
            self,
            _name: &'static str,
            variants: &'static [&'static str],
            _visitor: V,
        ) -> Result<V::Value, Self::Error> {
            *self.0 = variants;
            Err(Self::Error::custom("only asked for its words"))
        }
        forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
            newtype_struct seq tuple tuple_struct map struct identifier ignored_any
        }
    }
    let mut words: &'static [&'static str] = &[];
    // The probe always fails: all it wants has been said by then.
    let _: Result<T, _> = T::deserialize(Probe(&mut words));
    words
}

/// A word that has been read.
pub struct Word<'de>(pub Cow<'de, str>);

impl<'de> Deserialize<'de> for Word<'de> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Text;
        impl<'de> Visitor<'de> for Text {
            type Value = Word<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("variant identifier")
            }
            fn visit_borrowed_str<E: Error>(self, word: &'de str) -> Result<Word<'de>, E> {
                Ok(Word(Cow::Borrowed(word)))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Word<'de>, E> {
                Ok(Word(Cow::Owned(word.to_owned())))
            }
        }
        d.deserialize_identifier(Text)
    }
}

/// A word that has been read already, and what stands behind it.
struct Read<'a, A> {
    word: &'a str,
    rest: A,
}

impl<'de, A: serde::de::VariantAccess<'de>> EnumAccess<'de> for Read<'_, A> {
    type Error = A::Error;
    type Variant = A;
    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let word: StrDeserializer<'_, A::Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self.rest))
    }
}

/// Reads what stands behind a word with the part whose word it is.
///
/// # Errors
/// As the part.
pub fn read<'de, T: Deserialize<'de>, A: serde::de::VariantAccess<'de>>(word: &str, rest: A) -> Result<T, A::Error> {
    T::deserialize(EnumAccessDeserializer::new(Read { word, rest }))
}

/// That a word is none of these.
pub fn unknown<E: Error>(word: &str, known: impl Iterator<Item = &'static str>) -> E {
    let known: Vec<_> = known.map(|word| format!("`{word}`")).collect();
    E::custom(format_args!("unknown variant `{word}`, expected one of {}", known.join(", ")))
}

/// An enum of the parts' own enums: written and told (`Debug`) as the part's word alone, read by looking whose word it is.
macro_rules! vocabulary {
    ($(#[$doc:meta])* pub enum $Sum:ident { $($(#[$part_doc:meta])* $Part:ident($Own:ty)),* $(,)? }) => {
        vocabulary! { only_written $(#[$doc])* pub enum $Sum { $($(#[$part_doc])* $Part($Own)),* } }

        impl<'de> serde::Deserialize<'de> for $Sum {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                struct Whose;
                impl<'de> serde::de::Visitor<'de> for Whose {
                    type Value = $Sum;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(concat!("enum ", stringify!($Sum)))
                    }
                    fn visit_enum<A: serde::de::EnumAccess<'de>>(self, data: A) -> Result<$Sum, A::Error> {
                        let (word, rest) = data.variant::<$crate::rules::vocabulary::Word<'de>>()?;
                        let word = &*word.0;
                        $(
                            if $crate::rules::vocabulary::words::<$Own>().contains(&word) {
                                return $crate::rules::vocabulary::read::<$Own, _>(word, rest).map($Sum::$Part);
                            }
                        )*
                        Err($crate::rules::vocabulary::unknown(word, $Sum::words()))
                    }
                }
                d.deserialize_enum(stringify!($Sum), &[], Whose)
            }
        }

        impl $Sum {
            /// All its words, as they stand in files, part by part.
            pub fn words() -> impl Iterator<Item = &'static str> {
                std::iter::empty()$(.chain($crate::rules::vocabulary::words::<$Own>().iter().copied()))*
            }
        }
    };
    (only_written $(#[$doc:meta])* pub enum $Sum:ident { $($(#[$part_doc:meta])* $Part:ident($Own:ty)),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum $Sum {
            $($(#[$part_doc])* $Part($Own)),*
        }

        impl std::fmt::Debug for $Sum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($Sum::$Part(own) => own.fmt(f)),*
                }
            }
        }

        $(
            impl From<$Own> for $Sum {
                fn from(own: $Own) -> $Sum {
                    $Sum::$Part(own)
                }
            }
        )*
    };
}
