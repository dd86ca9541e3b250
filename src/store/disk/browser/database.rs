//! The browser's database: one shelf, on which each part of a file lies under `[path, number]` as `[when, bytes]`.

use crate::store::disk::tree::Change;
use js_sys::{Array, Promise, Uint8Array};
use std::cell::RefCell;
use std::io;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbKeyRange, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

/// What the database is called.
const NAME: &str = "standie";
/// The shelf of files.
const FILES: &str = "files";
/// The form of what lies there.
const FORM: u32 = 1;

thread_local! {
    /// The database, once it is open.
    static DATABASE: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// What a browser says when it refuses.
fn said(value: &JsValue) -> String {
    let exception = value.dyn_ref::<web_sys::DomException>().map(|e| format!("{}: {}", e.name(), e.message()));
    let error = || value.dyn_ref::<js_sys::Error>().map(|e| String::from(e.message()));
    exception.or_else(error).or_else(|| value.as_string()).unwrap_or_else(|| "no reason given".to_owned())
}

fn refused(value: &JsValue) -> io::Error {
    io::Error::other(said(value))
}

/// What comes of a request.
async fn answer(request: &IdbRequest) -> Result<JsValue, String> {
    let promise = Promise::new(&mut |done, failed| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    });
    let answered = JsFuture::from(promise).await;
    let error = || request.error().ok().flatten().map(JsValue::from).unwrap_or(JsValue::NULL);
    match answered {
        Ok(_) => request.result().map_err(|e| said(&e)),
        Err(_) => Err(said(&error())),
    }
}

/// Opens the database, which is made if there is none.
pub(super) async fn open() -> Result<(), String> {
    let window = web_sys::window().ok_or("no window")?;
    let factory = window.indexed_db().map_err(|e| said(&e))?.ok_or("no database")?;
    let opening = factory.open_with_u32(NAME, FORM).map_err(|e| said(&e))?;
    let made = {
        let opening = opening.clone();
        Closure::<dyn FnMut()>::new(move || {
            if let Ok(database) = opening.result().map(JsValue::unchecked_into::<IdbDatabase>) {
                let _ = database.create_object_store(FILES);
            }
        })
    };
    opening.set_onupgradeneeded(Some(made.as_ref().unchecked_ref()));
    let database: IdbDatabase = answer(&opening).await?.unchecked_into();
    // What people have written is not to be thrown away when the device wants room; a browser may say no.
    let _ = window.navigator().storage().persist();
    DATABASE.with(|slot| *slot.borrow_mut() = Some(database));
    Ok(())
}

fn shelf(mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
    DATABASE.with(|slot| {
        let slot = slot.borrow();
        let database = slot.as_ref().ok_or_else(|| JsValue::from_str("no database is open"))?;
        let transaction = database.transaction_with_str_and_mode(FILES, mode)?;
        let shelf = transaction.object_store(FILES)?;
        Ok((transaction, shelf))
    })
}

/// All parts of all files, those of a file in order: path, when, bytes.
pub(super) async fn read() -> Result<Vec<(String, i64, Vec<u8>)>, String> {
    let asked = || -> Result<_, JsValue> {
        let (_, shelf) = shelf(IdbTransactionMode::Readonly)?;
        Ok((shelf.get_all_keys()?, shelf.get_all()?))
    };
    let (keys, values) = asked().map_err(|e| said(&e))?;
    let keys: Array = answer(&keys).await?.unchecked_into();
    let values: Array = answer(&values).await?.unchecked_into();
    let part = |(key, value): (JsValue, JsValue)| {
        let (key, value): (Array, Array) = (key.dyn_into().ok()?, value.dyn_into().ok()?);
        let bytes: Uint8Array = value.get(1).dyn_into().ok()?;
        Some((key.get(0).as_string()?, value.get(0).as_f64()? as i64, bytes.to_vec()))
    };
    Ok(keys.iter().zip(values.iter()).filter_map(part).collect())
}

fn key(path: &str, part: u32) -> JsValue {
    Array::of2(&path.into(), &part.into()).into()
}

/// Hands changes over, all or none; what the browser cannot keep is told later.
pub(super) fn write(changes: &[Change], spoilt: fn(&[String], &str)) -> io::Result<()> {
    hand_over(changes, spoilt).map_err(|e| refused(&e))
}

#[allow(deprecated, reason = "the binding says so without a reason; the browsers' own documents do not")]
fn hand_over(changes: &[Change], spoilt: fn(&[String], &str)) -> Result<(), JsValue> {
    let (transaction, shelf) = shelf(IdbTransactionMode::Readwrite)?;
    let paths: Vec<String> = changes.iter().map(|change| change.path().to_owned()).collect();
    let failed = {
        let transaction = transaction.clone();
        Closure::once_into_js(move || {
            let why = transaction.error().map_or_else(|| "it was stopped".to_owned(), |e| said(&e.into()));
            spoilt(&paths, &why);
        })
    };
    transaction.set_onabort(Some(failed.unchecked_ref()));
    for change in changes {
        match change {
            Change::Put { path, part, at, bytes } => {
                let value = Array::of2(&(*at as f64).into(), &Uint8Array::from(bytes.as_slice()));
                shelf.put_with_key(&value, &key(path, *part))?;
            }
            Change::Drop(path) => {
                let all = IdbKeyRange::bound(&key(path, 0), &key(path, u32::MAX))?;
                shelf.delete(&all)?;
            }
        }
    }
    // Not when this turn of the page's loop is over, but now: the tab may be gone by then.
    transaction.commit()
}
