//! Cards in hands and on the table: when they may be played, what they do there, what they pay for (MQ-CARD, MQ-PLAY,
//! MQ-ITEM, MQ-TRADE, MQ-CURSE and MQ-CLASS rows).

pub mod curse;
pub mod items;
pub mod level;
pub mod now;
pub mod pay;
pub mod play;
pub mod power;
pub mod timing;
