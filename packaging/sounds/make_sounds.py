#!/usr/bin/env python3
"""Makes the sounds of great moments: win, lose, level, death, curse, coin, card, door and gotcha in assets/sounds/.

Each is added up from sines and filtered noise with nothing but the standard library and a fixed seed, so that every
run writes the same bytes: 16 bit, mono, 22050 a second. Run it after changing a sound and commit what it writes. With
--check it writes nothing and says what is wrong with the files that are there. The sounds of die, step, arrival and
ring are not made here.
"""
import array
import math
import pathlib
import random
import sys
import wave

OUT = pathlib.Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 22050
PEAK = 0.5  # -6 dBFS
SOFT = 0.4  # -8 dBFS, for what sounds on without a pause
LARGEST = 110_000
TAU = 2 * math.pi


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(out, start, part, gain=1.0):
    """Mixes a part into a sound; what would stick out behind is cut off."""
    at = int(start * RATE)
    for i, v in enumerate(part[: len(out) - at]):
        out[at + i] += v * gain


def note(midi):
    return 440 * 2 ** ((midi - 69) / 12)


def swell(t, length, attack, release):
    """From nothing to 1 and back, with round corners."""
    rise = min(1, t / attack)
    fall = min(1, max(0, (length - t) / release))
    return math.sin(rise * math.pi / 2) ** 2 * math.sin(fall * math.pi / 2) ** 2


def brass(pitch, length, bright=1.0, attack=0.025, release=0.08, loud=lambda u: 1.0):
    """A horn: harmonics that open after the attack and close again. `pitch` is hertz at a time from 0 to 1."""
    out = []
    phase = 0.0
    for i in range(int(length * RATE)):
        t = i / RATE
        u = t / length
        hertz = pitch(u)
        phase += TAU * hertz / RATE
        open_ = bright * (0.35 + 0.65 * min(1, t / 0.06)) * (1 - 0.45 * u)
        v = 0.0
        for k in range(1, 13):
            if hertz * k > 5200:
                break
            v += math.sin(k * phase) / k * math.exp(-(k - 1) * 0.32 / open_)
        out.append(v * swell(t, length, attack, release) * loud(u))
    return out


def bell(hertz, length, partials, attack=0.004):
    """Struck metal: partials as (ratio, loudness, seconds to fade to a third)."""
    out = []
    for i in range(int(length * RATE)):
        t = i / RATE
        v = sum(a * math.exp(-t / fade) * math.sin(TAU * hertz * r * t) for r, a, fade in partials)
        out.append(v * swell(t, length, attack, min(0.12, length / 2)))
    return out


def thud(high, low, length):
    """A blow on something heavy: a sine that falls from high to low."""
    out = []
    phase = 0.0
    for i in range(int(length * RATE)):
        t = i / RATE
        phase += TAU * (low + (high - low) * math.exp(-t / 0.035)) / RATE
        out.append(math.sin(phase) * math.exp(-t / (length / 4)) * swell(t, length, 0.006, length / 3))
    return out


def hiss(chance, length, shape, hertz, width):
    """Noise through a band; `shape` is its loudness and `hertz` the middle of the band, at a time from 0 to 1."""
    noise = [chance.uniform(-1, 1) for _ in range(int(length * RATE))]
    n = len(noise)
    ringing = ring(noise, lambda i: hertz(i / n), width)
    return [v * shape(i / n) for i, v in enumerate(ringing)]


def ring(source, hertz, width):
    """A resonance of two poles; `hertz` is its middle at a sample."""
    r = math.exp(-math.pi * width / RATE)
    a = b = 0.0
    out = []
    for i, v in enumerate(source):
        a, b = v * (1 - r) + 2 * r * math.cos(TAU * hertz(i) / RATE) * a - r * r * b, a
        out.append(a)
    return out


def win(chance):
    """Ta-ta-ta-taa, and the chord under the last."""
    out = silence(1.15)
    for start, length in ((0.0, 0.11), (0.12, 0.11), (0.24, 0.11)):
        add(out, start, brass(lambda u: note(67), length, 1.0, 0.015, 0.04), 0.8)
    sway = lambda midi: lambda u: note(midi) * (1 + 0.004 * math.sin(TAU * 4 * u) * u)
    fade = lambda u: 1 - 0.45 * u
    for midi, gain in ((72, 1.0), (67, 0.6), (64, 0.6), (48, 0.7)):
        add(out, 0.36, brass(sway(midi), 0.78, 0.9, 0.02, 0.35, fade), gain)
    return out


def lose(chance):
    """Wah, wah, wah, waaah: down by half tones, and the last one gives up."""
    out = silence(1.18)
    wah = lambda u: 0.45 + 0.55 * math.sin(math.pi * min(1, u * 1.3))
    for i, midi in enumerate((58, 57, 56)):
        slide = lambda u, m=midi: note(m - 0.5 * max(0, u - 0.6))
        add(out, 0.2 * i, brass(slide, 0.19, 0.8, 0.035, 0.05, wah))
    sag = lambda u: note(55 - 2.2 * u * u + 0.35 * math.sin(TAU * 3.4 * u))
    add(out, 0.6, brass(sag, 0.57, 0.75, 0.04, 0.25, lambda u: 1 - 0.3 * u))
    return out


def level(chance):
    """A rising run on small bells."""
    out = silence(0.6)
    for i, midi in enumerate((60, 64, 67, 72, 76)):
        partials = ((1, 1.0, 0.16), (2, 0.3, 0.09), (3.01, 0.12, 0.05))
        add(out, 0.062 * i, bell(note(midi), 0.6 - 0.062 * i, partials), 0.6 + 0.08 * i)
    for i in range(7):
        glint = bell(note(chance.choice((84, 86, 88, 91))), 0.16, ((1, 1.0, 0.04),), 0.008)
        add(out, 0.2 + 0.034 * i, glint, 0.1)
    return out


def death(chance):
    """A thud, and the bell that is tolled for it."""
    out = silence(1.2)
    add(out, 0.0, thud(150, 55, 0.4), 1.0)
    add(out, 0.0, hiss(chance, 0.16, lambda u: (1 - u) ** 3 * min(1, u * 20), lambda u: 220, 260), 0.8)
    partials = ((0.5, 0.5, 0.6), (1, 1.0, 0.5), (1.19, 0.5, 0.4), (1.5, 0.25, 0.3), (2, 0.4, 0.25), (2.74, 0.2, 0.15))
    add(out, 0.09, bell(note(57), 1.1, partials, 0.008), 0.6)
    return out


def curse(chance):
    """Something slides down and cannot keep still."""
    out = silence(0.8)
    for detune, gain in ((1.0, 1.0), (1.012, 0.7), (0.5, 0.6)):
        phase = wobble = 0.0
        part = []
        for i in range(len(out)):
            t = i / RATE
            u = t / 0.8
            wobble += TAU * (11 - 5 * u) / RATE
            hertz = detune * 520 * (150 / 520) ** u * (1 + (0.03 + 0.07 * u) * math.sin(wobble))
            phase += TAU * hertz / RATE
            v = math.sin(phase) + 0.35 * math.sin(2 * phase) + 0.15 * math.sin(3 * phase)
            part.append(v * swell(t, 0.8, 0.04, 0.3) * (1 - 0.3 * u))
        add(out, 0, part, gain)
    return out


def coin(chance):
    """Two coins, one upon the other."""
    out = silence(0.4)
    partials = ((1, 1.0, 0.09), (2.32, 0.3, 0.045), (3.9, 0.1, 0.02))
    add(out, 0.0, bell(note(79), 0.2, partials, 0.003), 0.8)
    add(out, 0.085, bell(note(83), 0.31, partials, 0.003), 1.0)
    return out


def card(chance):
    """Paper over paper, and the flick at its end."""
    out = silence(0.2)
    rub = lambda u: math.sin(math.pi * u) ** 2 * (0.4 + 0.6 * u)
    add(out, 0.0, hiss(chance, 0.13, rub, lambda u: 1100 + 1300 * u, 1300))
    add(out, 0.105, hiss(chance, 0.07, lambda u: min(1, u * 12) * (1 - u) ** 4, lambda u: 1500 - 600 * u, 900), 1.5)
    add(out, 0.108, thud(260, 170, 0.07), 0.12)
    return out


def door(chance):
    """Hinges that stick and slip, and the wood that meets the wall."""
    out = silence(0.7)
    slips = silence(0.44)
    at = 0.01
    while at < 0.42:
        u = at / 0.44
        slips[int(at * RATE)] = chance.uniform(0.7, 1.0)
        at += chance.uniform(0.88, 1.12) / (38 + 75 * math.sin(math.pi * min(1, u * 1.15)) ** 2)
    bend = lambda k: lambda i: k * (1 + 0.28 * math.sin(math.pi * i / len(slips)))
    for hertz, width, gain in ((430, 90, 1.0), (760, 120, 0.7), (1340, 170, 0.4)):
        creak = ring(slips, bend(hertz), width)
        loud = max(abs(v) for v in creak)
        creak = [v / loud * swell(i / RATE, 0.44, 0.06, 0.1) for i, v in enumerate(creak)]
        add(out, 0, creak, 0.42 * gain)
    add(out, 0.43, thud(150, 62, 0.26), 1.0)
    add(out, 0.43, hiss(chance, 0.12, lambda u: (1 - u) ** 3 * min(1, u * 25), lambda u: 320, 300), 0.9)
    return out


def gotcha(chance):
    """Dun-DUNN: a short low step, then a chord that does not fit."""
    out = silence(0.7)
    add(out, 0.0, brass(lambda u: note(50), 0.11, 0.9, 0.012, 0.04), 0.8)
    add(out, 0.125, thud(140, 60, 0.3), 1.0)
    for midi, gain in ((44, 0.9), (50, 0.7), (56, 0.7), (62, 0.6), (65, 0.45)):
        shake = lambda u, m=midi: note(m) * (1 + 0.006 * math.sin(TAU * 5 * u))
        add(out, 0.125, brass(shake, 0.57, 1.1, 0.012, 0.3, lambda u: (1 - u) ** 0.8), gain)
    return out


def finish(out, drive, peak):
    """No rumble and no constant part, nothing at both ends, and as loud as the others: what is mostly a blow is driven,
    so that its body is heard and not its tip alone."""
    low = 1 - math.exp(-TAU * 28 / RATE)
    base = 0.0
    for i, v in enumerate(out):
        base += low * (v - base)
        out[i] = v - base
    loudest = max(abs(v) for v in out)
    out = [math.tanh(drive * v / loudest) for v in out]
    mean = sum(out) / len(out)
    n = len(out)
    fade_in, fade_out = int(0.002 * RATE), int(0.03 * RATE)
    for i in range(n):
        edge = min(1, i / fade_in, (n - 1 - i) / fade_out)
        out[i] = (out[i] - mean) * math.sin(edge * math.pi / 2) ** 2
    loudest = max(abs(v) for v in out)
    return array.array("h", (round(v / loudest * peak * 32767) for v in out))


# How each is made, how long it may be, how hard it is driven, and its peak.
SOUNDS = {
    "win": (win, 1.2, 0.8, PEAK),
    "lose": (lose, 1.2, 0.3, SOFT),
    "level": (level, 0.6, 1.0, PEAK),
    "death": (death, 1.2, 2.0, PEAK),
    "curse": (curse, 0.8, 0.5, SOFT),
    "coin": (coin, 0.4, 0.8, PEAK),
    "card": (card, 0.2, 0.8, PEAK),
    "door": (door, 0.7, 2.0, PEAK),
    "gotcha": (gotcha, 0.7, 1.4, PEAK),
}


def write(name, samples):
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def check(name, longest, loudest):
    """What is wrong with a file, and a line about it."""
    path = OUT / f"{name}.wav"
    with wave.open(str(path), "rb") as file:
        kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    seconds = len(samples) / RATE
    peak = 20 * math.log10(max(abs(v) for v in samples) / 32768)
    mean = sum(samples) / len(samples)
    power = math.sqrt(sum(v * v for v in samples) / len(samples))
    leap = max(abs(b - a) for a, b in zip(samples, samples[1:]))
    wrong = []
    if kind != (1, 2, RATE):
        wrong.append("not 16 bit mono at 22050")
    if seconds > longest + 0.001:
        wrong.append("too long")
    if abs(peak - 20 * math.log10(loudest)) > 0.1:
        wrong.append("not as loud as it should be")
    if abs(mean) > 20:
        wrong.append("a constant part")
    if samples[0] or samples[-1]:
        wrong.append("does not begin and end at nothing")
    if path.stat().st_size > LARGEST:
        wrong.append("too large")
    line = f"{name:7} {seconds:5.2f} s  {peak:6.2f} dBFS  rms {power:5.0f}  mean {mean:6.2f}  leap {leap:5}"
    print(line, "", ", ".join(wrong) or "fine")
    return wrong


def main():
    if "--check" not in sys.argv[1:]:
        for name, (make, _, drive, peak) in SOUNDS.items():
            write(name, finish(make(random.Random(name)), drive, peak))
    if any([check(name, longest, peak) for name, (_, longest, _, peak) in SOUNDS.items()]):
        sys.exit(1)


main()
