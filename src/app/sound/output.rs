//! Sound through rodio's mixer: on Linux over PulseAudio's own protocol, so that no ALSA headers are needed to build;
//! elsewhere through the system.

use super::cue::Cue;
use rodio::Source as _;
use rodio::mixer::Mixer;
use std::io::Cursor;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

fn wave(cue: Cue) -> &'static [u8] {
    match cue {
        Cue::Die => include_bytes!("../../../assets/sounds/die.wav"),
        Cue::Step => include_bytes!("../../../assets/sounds/step.wav"),
        Cue::Arrival => include_bytes!("../../../assets/sounds/arrival.wav"),
        Cue::Ring => include_bytes!("../../../assets/sounds/ring.wav"),
        Cue::Win => include_bytes!("../../../assets/sounds/win.wav"),
        Cue::Lose => include_bytes!("../../../assets/sounds/lose.wav"),
        Cue::Level => include_bytes!("../../../assets/sounds/level.wav"),
        Cue::Death => include_bytes!("../../../assets/sounds/death.wav"),
        Cue::Curse => include_bytes!("../../../assets/sounds/curse.wav"),
        Cue::Coin => include_bytes!("../../../assets/sounds/coin.wav"),
        Cue::Card => include_bytes!("../../../assets/sounds/card.wav"),
        Cue::Door => include_bytes!("../../../assets/sounds/door.wav"),
        Cue::Gotcha => include_bytes!("../../../assets/sounds/gotcha.wav"),
    }
}

/// How long the device stays open after a sound; longer than any of them.
const LINGER: Duration = Duration::from_millis(1_500);

/// Sounds, played by a thread that opens the device when the first one is wanted.
#[derive(Debug)]
pub struct Sound(Option<Sender<(Cue, f32)>>);

impl Sound {
    /// Sound, as far as there is a device.
    pub fn start() -> Sound {
        let (cues, inbox) = channel();
        let thread = std::thread::Builder::new().name("sound".to_owned()).spawn(move || serve(&inbox));
        Sound(thread.ok().map(|_| cues))
    }

    /// No sound.
    pub fn off() -> Sound {
        Sound(None)
    }

    /// Whether sound is wanted.
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Plays a sound soon, so loud, 1 as it was made; silently nothing where there is no device.
    pub fn play(&mut self, cue: Cue, volume: f32) {
        if let Some(cues) = &self.0 {
            let _ = cues.send((cue, volume));
        }
    }
}

fn serve(inbox: &Receiver<(Cue, f32)>) {
    while let Ok(first) = inbox.recv() {
        // Opened for each burst of sounds and closed after it: a silent stream would wake the machine all evening,
        // and a sound server that was restarted is found again.
        let Some(device) = Device::open() else { continue };
        let mut cue = Ok(first);
        while let Ok((next, volume)) = cue {
            if let Ok(sound) = rodio::Decoder::new(Cursor::new(wave(next))) {
                device.mixer().add(sound.amplify(volume));
            }
            cue = inbox.recv_timeout(LINGER);
        }
    }
}

#[cfg(not(target_os = "linux"))]
struct Device(rodio::MixerDeviceSink);

#[cfg(not(target_os = "linux"))]
impl Device {
    fn open() -> Option<Device> {
        rodio::DeviceSinkBuilder::open_default_sink().ok().map(Device)
    }

    fn mixer(&self) -> &Mixer {
        self.0.mixer()
    }
}

#[cfg(target_os = "linux")]
use pulse::Device;

#[cfg(target_os = "linux")]
mod pulse {
    use super::Mixer;
    use pulseaudio::{AsPlaybackSource as _, Client, PlaybackStream, protocol};
    use std::num::NonZero;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    const RATE: NonZero<u32> = NonZero::new(48_000).unwrap();
    const CHANNELS: NonZero<u16> = NonZero::new(2).unwrap();
    /// Bytes of about 40 ms of sound.
    const AHEAD: u32 = 48_000 * 8 / 25;
    /// How long a server may take to answer before there is silence.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// A stream to the sound server.
    pub struct Device {
        mixer: Mixer,
        _stream: PlaybackStream,
        _client: Client,
    }

    impl Device {
        /// Connects to the server, if there is one that answers in time.
        pub fn open() -> Option<Device> {
            let (done, wait) = channel();
            let connect = move || {
                let _ = done.send(connect());
            };
            std::thread::Builder::new().name("sound server".to_owned()).spawn(connect).ok()?;
            wait.recv_timeout(PATIENCE).ok()?
        }

        pub fn mixer(&self) -> &Mixer {
            &self.mixer
        }
    }

    fn connect() -> Option<Device> {
        let client = Client::from_env(c"Standie").ok()?;
        let (mixer, mut source) = rodio::mixer::mixer(CHANNELS, RATE);
        // Silence without end keeps the mixer open while nothing plays.
        mixer.add(rodio::source::Zero::new(CHANNELS, RATE));
        let fill = move |buffer: &mut [u8]| {
            let (samples, _) = buffer.as_chunks_mut::<4>();
            let count = samples.len();
            for sample in samples {
                *sample = source.next().unwrap_or(0.0).clamp(-1.0, 1.0).to_le_bytes();
            }
            count * 4
        };
        let params = protocol::PlaybackStreamParams {
            sample_spec: protocol::SampleSpec {
                format: protocol::SampleFormat::Float32Le,
                channels: 2,
                sample_rate: RATE.get(),
            },
            channel_map: protocol::ChannelMap::stereo(),
            cvolume: Some(protocol::ChannelVolume::norm(2)),
            sink_name: Some(protocol::DEFAULT_SINK.to_owned()),
            buffer_attr: protocol::stream::BufferAttr { target_length: AHEAD, ..Default::default() },
            flags: protocol::stream::StreamFlags { adjust_latency: true, ..Default::default() },
            ..Default::default()
        };
        let stream =
            futures_executor::block_on(client.create_playback_stream(params, fill.as_playback_source())).ok()?;
        Some(Device { mixer, _stream: stream, _client: client })
    }
}
