//! The thread that listens while phones are wanted: HTTP in the network the tablet is in, and server-sent events for what
//! is shown. It knows no game: what it shows was written by the table, and what it hears the table decides about.

use crate::catalog::words::Words;
use crate::phones::answer::{Desk, LONGEST, Picked, Reply, Request, Showing, Time};
use crate::phones::guests::{Guests, Standing};
use crate::phones::page::Texts;
use crate::phones::reach::GRACE;
use crate::rules::ids::Colour;
use hyper::body::{Body, Bytes, Frame, Incoming};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// Most connections at once: a browser opens six of them to one place, and six phones play.
const MOST: usize = 64;
/// Longest head of a request, in bytes.
const HEAD: usize = 16 << 10;
/// How long a phone may take to say what it wants, and the table to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a phone that is shown nothing new is told that somebody is still there.
const PULSE: Duration = Duration::from_secs(15);

/// How long it is waited for before somebody is listened to again whom the system could not put through.
const BREATH: Duration = Duration::from_millis(50);

/// How often all others have their turn before nobody is listened to any more: the last words go out meanwhile.
const FAREWELL: usize = 64;

/// The port phones find this at, if it is free.
const PORT: u16 = 7766;

/// What phones have to say to the table.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A phone has said the digits of a seat, and the tablet is asked; or it has gone again.
    Knocked,
    /// A pick, and where the answer goes.
    Picked(Picked, Asker),
    /// A phone has gone quiet, or is back.
    Reach,
}

/// Who wants to know whether a pick was carried out.
#[derive(Clone, Debug)]
pub struct Asker(Arc<Mutex<Option<oneshot::Sender<bool>>>>);

impl Asker {
    /// Whether it was; said once.
    pub fn tell(&self, done: bool) {
        if let Some(reply) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A phone that has gone meanwhile need not know.
            let _ = reply.send(done);
        }
    }
}

/// What phones say, as it comes.
pub type Hearing = mpsc::UnboundedReceiver<Heard>;

/// Why nobody can be let in.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// There is no network.
    #[error("no network")]
    NoNetwork,
    /// The system gives no chance.
    #[error("the system gives no random numbers")]
    NoChance,
    /// The system refused.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Somebody listens, until this is dropped.
#[derive(Debug)]
pub struct Server {
    desk: Arc<Mutex<Desk>>,
    changed: watch::Sender<u64>,
    /// Who listens; nobody where that is only staged.
    thread: Option<JoinHandle<()>>,
}

/// The address phones in the same network find this machine at, a private one before others.
///
/// # Errors
/// If there is none.
pub fn address() -> Result<IpAddr, Fault> {
    let rank = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) if ip.is_private() && ip.octets()[0] == 192 => 0,
        IpAddr::V4(ip) if ip.is_private() && ip.octets()[0] == 10 => 1,
        IpAddr::V4(ip) if ip.is_private() => 2,
        IpAddr::V4(_) => 3,
        IpAddr::V6(_) => 4,
    };
    let reached = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        // An address of one link needs more than itself to be reached by.
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local(),
    };
    let all = if_addrs::get_if_addrs()?.into_iter().map(|own| own.ip()).filter(reached);
    all.min_by_key(rank).ok_or(Fault::NoNetwork)
}

impl Server {
    /// Listens at an address, for the phones of these seats.
    ///
    /// # Errors
    /// What the system refused.
    pub fn open(
        ip: IpAddr,
        words: &Words,
        seats: impl IntoIterator<Item = Colour>,
    ) -> Result<(Server, Hearing), Fault> {
        let guests = Guests::of(seats).ok_or(Fault::NoChance)?;
        let listener = TcpListener::bind((ip, PORT)).or_else(|_| TcpListener::bind((ip, 0)))?;
        Server::listens(listener, words, guests)
    }

    /// Listens again where somebody listened before, for those who were let in then.
    ///
    /// # Errors
    /// What the system refused.
    pub fn again(at: SocketAddr, words: &Words, guests: Guests) -> Result<(Server, Hearing), Fault> {
        Server::listens(TcpListener::bind(at)?, words, guests)
    }

    /// The table is left, and nobody is listened to any more: where that was, and who was let in. Phones are told why.
    pub fn leaves(self) -> Option<(SocketAddr, Guests)> {
        let at = self.socket();
        let desk = self.ends(Texts::left);
        let guests = std::mem::take(&mut locked(&desk).guests);
        Some((at?, guests))
    }

    /// It is played without phones from now on, and they are told so.
    pub fn closes(self) {
        self.ends(Texts::without);
    }

    fn ends(self, why: impl FnOnce(&Texts) -> &str) -> Arc<Mutex<Desk>> {
        let Server { desk, changed, thread } = self;
        {
            let mut desk = locked(&desk);
            desk.farewell = Some(why(&desk.texts).to_owned());
        }
        // It ends by that, and leaves the address free.
        drop(changed);
        thread.into_iter().for_each(|thread| drop(thread.join()));
        desk
    }

    fn listens(listener: TcpListener, words: &Words, guests: Guests) -> Result<(Server, Hearing), Fault> {
        listener.set_nonblocking(true)?;
        let host = listener.local_addr()?.to_string();
        let desk = Arc::new(Mutex::new(Desk::new(guests, Texts::of(words), host)));
        let ((changed, follows), (says, hearing)) = (watch::channel(0), mpsc::unbounded_channel());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let house = House { desk: desk.clone(), follows, says };
        let thread = std::thread::Builder::new()
            .name("phones".to_owned())
            .spawn(move || runtime.block_on(house.listen(listener)))?;
        Ok((Server { desk, changed, thread: Some(thread) }, hearing))
    }

    /// Nobody listens: how it looks if somebody did, at an address, with phones as they stand. For pictures.
    pub fn staged(words: &Words, host: &str, seats: &[(Colour, &str, Standing)]) -> (Server, Hearing) {
        let desk = Arc::new(Mutex::new(Desk::new(Guests::staged(seats), Texts::of(words), host.to_owned())));
        (Server { desk, changed: watch::channel(0).0, thread: None }, mpsc::unbounded_channel().1)
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        locked(&self.desk)
    }

    fn change<T>(&self, change: impl FnOnce(&mut Desk) -> T) -> T {
        let done = change(&mut self.desk());
        self.changed.send_modify(|times| *times += 1);
        done
    }

    /// What phones open.
    pub fn host(&self) -> String {
        self.desk().host.clone()
    }

    /// The address and the port, as tests connect to it.
    pub fn socket(&self) -> Option<SocketAddr> {
        self.host().parse().ok()
    }

    /// The digits of a seat, while they let somebody in.
    pub fn code(&self, seat: Colour) -> Option<String> {
        self.desk().guests.code(seat).map(str::to_owned)
    }

    /// How it stands with the phone of a seat; none if it has no place.
    pub fn standing(&self, seat: Colour) -> Option<Standing> {
        self.desk().guests.standing(seat)
    }

    /// Seats whose hands are on phones.
    pub fn inside(&self) -> Vec<Colour> {
        self.desk().guests.inside().collect()
    }

    /// Whether the phone of a seat is in and has gone quiet.
    pub fn is_quiet(&self, seat: Colour) -> bool {
        let desk = self.desk();
        desk.guests.standing(seat) == Some(Standing::In) && desk.reach.is_quiet(seat)
    }

    /// A phone that is not heard for so long from now on has gone quiet.
    pub fn wait(&self, grace: Duration) {
        self.desk().reach.wait(grace);
    }

    /// As if the phone of a seat had gone quiet. For pictures.
    pub fn quiets(&self, seat: Colour) {
        let mut desk = self.desk();
        desk.reach.comes(seat);
        if let Some(absence) = desk.reach.goes(seat) {
            desk.reach.waited(seat, absence);
        }
    }

    /// Whose phones are in, and the fingerprint each is known by.
    pub fn prints(&self) -> Vec<(Colour, String)> {
        self.desk().guests.prints()
    }

    /// Whether nobody is listened to after too many wrong digits.
    pub fn is_closed(&self) -> bool {
        self.desk().guests.is_closed()
    }

    /// The tablet lets the phone of a seat in.
    pub fn let_in(&self, seat: Colour) {
        self.change(|desk| desk.guests.let_in(seat));
    }

    /// The tablet turns the phone of a seat away.
    pub fn turn_away(&self, seat: Colour) {
        self.change(|desk| desk.guests.turn_away(seat));
    }

    /// The tablet listens again, to new digits.
    pub fn reopen(&self) {
        self.change(|desk| desk.guests.reopen());
    }

    /// These seats have a place from now on, and no others.
    pub fn seat(&self, seats: impl IntoIterator<Item = Colour>) {
        self.change(|desk| desk.guests.seat(seats));
    }

    /// Speaks with these words from now on.
    pub fn speak(&self, words: &Words) {
        self.change(|desk| desk.texts = Texts::of(words));
    }

    /// Seats are called so.
    pub fn call(&self, words: &Words, names: &[(Colour, String)]) {
        self.change(|desk| desk.texts.call(words, names));
    }

    /// The how manieth showing of a seat it is.
    pub fn at(&self, seat: Colour) -> u32 {
        self.desk().showing(seat).at
    }

    /// A seat is shown something else from now on, and has so long to react. Its number goes up by itself.
    pub fn show(&self, seat: Colour, time: Option<Time>, part: impl FnOnce(u32) -> String) {
        self.change(|desk| {
            let at = desk.showing(seat).at.wrapping_add(1);
            desk.showings.retain(|(own, _)| *own != seat);
            desk.showings.push((seat, Showing { at, part: part(at).into(), time }));
        });
    }
}

/// The desk, whatever has become of whoever had it last.
fn locked(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the thread has.
#[derive(Clone)]
struct House {
    desk: Arc<Mutex<Desk>>,
    follows: watch::Receiver<u64>,
    says: mpsc::UnboundedSender<Heard>,
}

/// What is sent: all of it at once, or as it comes.
enum Sent {
    Once(Option<Bytes>),
    Follows(mpsc::Receiver<Bytes>),
}

impl Body for Sent {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.get_mut() {
            Sent::Once(all) => Poll::Ready(all.take().map(|all| Ok(Frame::data(all)))),
            Sent::Follows(next) => next.poll_recv(cx).map(|next| next.map(|next| Ok(Frame::data(next)))),
        }
    }
}

impl House {
    /// Listens until whoever opened it has gone.
    async fn listen(self, listener: TcpListener) {
        let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
        let room = Arc::new(Semaphore::new(MOST));
        let mut gone = self.follows.clone();
        let local = tokio::task::LocalSet::new();
        let accepts = async {
            // Who was let in before this began finds back by itself, or is missed.
            let inside: Vec<Colour> = locked(&self.desk).guests.inside().collect();
            for seat in inside {
                let (house, absence) = (self.clone(), locked(&self.desk).reach.misses(seat));
                tokio::task::spawn_local(async move { house.misses(seat, absence).await });
            }
            loop {
                let Ok((stream, _)) = listener.accept().await else {
                    // Where the system has nothing left to give, a moment is waited for.
                    tokio::time::sleep(BREATH).await;
                    continue;
                };
                // Whoever finds no room is not heard, and costs nothing.
                let Ok(place) = room.clone().try_acquire_owned() else { continue };
                heeds(&stream);
                let house = self.clone();
                tokio::task::spawn_local(async move {
                    let service = service_fn(move |request| {
                        let house = house.clone();
                        async move { Ok::<_, Infallible>(house.serve(request).await) }
                    });
                    let mut http = http1::Builder::new();
                    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(HEAD);
                    // A phone that goes away in the middle of it has nothing more to be told.
                    let _ = http.serve_connection(TokioIo::new(stream), service).await;
                    drop(place);
                });
            }
        };
        let closes = async { while gone.changed().await.is_ok() {} };
        local.run_until(until(closes, accepts)).await;
        drop(listener);
        if locked(&self.desk).farewell.is_none() {
            return;
        }
        // Whoever follows is told why; what a phone does not take at once is not waited for.
        let told = async {
            for _ in 0..FAREWELL {
                tokio::task::yield_now().await;
            }
        };
        local.run_until(told).await;
    }

    async fn serve(&self, request: hyper::Request<Incoming>) -> Response<Sent> {
        let (head, body) = request.into_parts();
        let body = match tokio::time::timeout(PATIENCE, read(body)).await {
            Ok(Some(body)) => body,
            Ok(None) => return refused(413, String::new()),
            Err(_) => return refused(408, String::new()),
        };
        let post = match head.method {
            Method::GET | Method::HEAD => false,
            Method::POST => true,
            _ => return refused(405, String::new()),
        };
        let text = |name: HeaderName| only(&head.headers, &name);
        let asked = Request {
            post,
            path: head.uri.path(),
            host: text(header::HOST),
            origin: text(header::ORIGIN),
            cookie: text(header::COOKIE),
            body: &body,
        };
        let reply = locked(&self.desk).answer(&asked);
        match reply {
            Reply::Page(status, page) => whole(status, "text/html; charset=utf-8", page.into()),
            Reply::File(kind, file) => whole(200, kind, Bytes::from_static(file.as_bytes())),
            Reply::See(token) => {
                let _ = self.says.send(Heard::Knocked);
                let mut see = see();
                let cookie = token.map(|token| format!("seat={}; HttpOnly; SameSite=Strict; Path=/", token.text()));
                if let Some(Ok(cookie)) = cookie.map(HeaderValue::try_from) {
                    see.headers_mut().insert(header::SET_COOKIE, cookie);
                }
                see
            }
            Reply::Follow(token) => self.follow(token),
            Reply::Here(seat) => self.hears(seat),
            Reply::Pick(picked) => self.pick(picked).await,
            Reply::Refused(status, why) => refused(status, why),
        }
    }

    /// The table is asked whether it can be done.
    async fn pick(&self, picked: Picked) -> Response<Sent> {
        let (reply, done) = oneshot::channel();
        let sent = self.says.send(Heard::Picked(picked, Asker(Arc::new(Mutex::new(Some(reply)))))).is_ok();
        match tokio::time::timeout(PATIENCE, done).await {
            Ok(Ok(true)) if sent => see(),
            _ => {
                let why = locked(&self.desk).texts.refused().to_owned();
                refused(409, why)
            }
        }
    }

    /// Everything a phone is shown from now on, until it goes or is thrown out.
    fn follow(&self, token: String) -> Response<Sent> {
        let (sends, next) = mpsc::channel(4);
        let house = self.clone();
        tokio::task::spawn_local(async move {
            let whose = locked(&house.desk).guests.known(&token).map(|(seat, _)| seat);
            let was_quiet = whose.is_some_and(|seat| locked(&house.desk).reach.comes(seat));
            if was_quiet {
                let _ = house.says.send(Heard::Reach);
            }
            // Or until nobody listens to it any more.
            until(sends.closed(), house.tells(&token, &sends)).await;
            let Some(seat) = whose else { return };
            let absence = locked(&house.desk).reach.goes(seat);
            if let Some(absence) = absence {
                house.misses(seat, absence).await;
            }
        });
        answer(200, "text/event-stream", Sent::Follows(next))
    }

    /// A phone says that it is here: it is missed where it says so no more, even if its line stands.
    fn hears(&self, seat: Colour) -> Response<Sent> {
        let heard = locked(&self.desk).reach.beats(seat);
        if let Some((was_quiet, beat)) = heard {
            if was_quiet {
                let _ = self.says.send(Heard::Reach);
            }
            let house = self.clone();
            let grace = locked(&self.desk).reach.grace();
            tokio::task::spawn_local(async move {
                tokio::time::sleep(grace).await;
                if locked(&house.desk).reach.silent(seat, beat) {
                    let _ = house.says.send(Heard::Reach);
                }
            });
        }
        whole(200, "text/plain; charset=utf-8", Bytes::from_static(b"here"))
    }

    /// A phone is away: it is said so where it stays away.
    async fn misses(&self, seat: Colour, absence: u32) {
        let grace = locked(&self.desk).reach.grace();
        tokio::time::sleep(grace).await;
        if locked(&self.desk).reach.waited(seat, absence) {
            let _ = self.says.send(Heard::Reach);
        }
    }

    /// Tells a phone what there is to tell, as it comes.
    async fn tells(&self, token: &str, sends: &mpsc::Sender<Bytes>) {
        let (desk, mut follows) = (&self.desk, self.follows.clone());
        let mut known = None;
        let mut last = None;
        loop {
            follows.mark_unchanged();
            let (standing, showing) = {
                let desk = locked(desk);
                let now = desk.guests.known(token);
                (now, now.map(|(seat, _)| desk.showing(seat)).unwrap_or_default())
            };
            let was = known.replace(standing.map(|(_, standing)| standing));
            let event = match standing {
                None => Some("event: anew\ndata: out\n\n".to_owned()),
                Some((_, Standing::In)) if was.is_some_and(|was| was != Some(Standing::In)) => {
                    Some("event: anew\ndata: in\n\n".to_owned())
                }
                Some((_, Standing::In)) if last != Some(showing.at) => {
                    last = Some(showing.at);
                    // A page is plain text: writing it as JSON cannot fail.
                    serde_json::to_string(&showing.at_moment(Instant::now()))
                        .ok()
                        .map(|part| format!("event: shown\ndata: {part}\n\n"))
                }
                Some(_) => None,
            };
            if let Some(event) = event
                && sends.send(event.into()).await.is_err()
            {
                return;
            }
            if standing.is_none() {
                return;
            }
            match tokio::time::timeout(PULSE, follows.changed()).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => {
                    // Writing a text as JSON cannot fail.
                    let farewell = locked(desk).farewell.as_ref().and_then(|text| serde_json::to_string(text).ok());
                    if let Some(text) = farewell {
                        let _ = sends.send(format!("event: left\ndata: {text}\n\n").into()).await;
                    }
                    return;
                }
                Err(_) if sends.send(Bytes::from_static(b": still here\n\n")).await.is_err() => return,
                Err(_) => {}
            }
        }
    }
}

/// Does something until it is done, or something else ends it.
async fn until(ends: impl Future<Output = ()>, does: impl Future<Output = ()>) {
    let (mut ends, mut does) = (pin!(ends), pin!(does));
    std::future::poll_fn(|cx| match ends.as_mut().poll(cx) {
        Poll::Ready(()) => Poll::Ready(()),
        Poll::Pending => does.as_mut().poll(cx),
    })
    .await;
}

/// A phone that has left the network says nothing more, not even that: the system asks, and hangs up before long.
fn heeds(stream: &tokio::net::TcpStream) {
    let socket = socket2::SockRef::from(stream);
    // Where the system cannot, whoever is gone is missed later.
    let _ = socket.set_tcp_keepalive(&socket2::TcpKeepalive::new().with_time(GRACE).with_interval(GRACE));
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(2 * GRACE));
}

/// The body of a request; none if it is too long or breaks off.
async fn read(mut body: Incoming) -> Option<Vec<u8>> {
    let mut all = Vec::new();
    while let Some(frame) = std::future::poll_fn(|cx| Pin::new(&mut body).poll_frame(cx)).await {
        let data = frame.ok()?.into_data().unwrap_or_default();
        if all.len() + data.len() > LONGEST {
            return None;
        }
        all.extend_from_slice(&data);
    }
    Some(all)
}

/// A header that is there once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?;
    all.next().is_none().then(|| first.to_str().ok()).flatten()
}

/// Go and look at the first page.
fn see() -> Response<Sent> {
    let mut see = whole(303, "text/plain", Bytes::new());
    see.headers_mut().insert(header::LOCATION, HeaderValue::from_static("/"));
    see
}

fn refused(status: u16, why: String) -> Response<Sent> {
    whole(status, "text/plain; charset=utf-8", why.into())
}

fn whole(status: u16, kind: &'static str, body: Bytes) -> Response<Sent> {
    answer(status, kind, Sent::Once(Some(body)))
}

/// What every answer says of itself: nothing of it comes from elsewhere, goes elsewhere, or is kept.
const SAID: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    // Without any, browsers do not say from which page a form was sent, either.
    ("referrer-policy", "same-origin"),
    ("cache-control", "no-store"),
];

fn answer(status: u16, kind: &'static str, body: Sent) -> Response<Sent> {
    let mut answer = Response::new(body);
    *answer.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    for (name, value) in SAID {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    answer
}
