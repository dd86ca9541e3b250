#!/usr/bin/env python3
"""Makes assets/fonts/StandieIcons.ttf from assets/icons/*.svg.

Every pictogram is one glyph, so the app draws it as text: sharp at any size, in any colour, and cheap without a
graphics card. assets/icons/index.txt says which code point is which; new names are added at its end, old ones keep
theirs. Needs fonttools, skia-pathops and svgelements from PyPI. Run it after changing a pictogram and commit the font.
"""
import pathlib
import re

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from svgelements import Arc, Close, CubicBezier, Line, Matrix, Move, Path, QuadraticBezier

ROOT = pathlib.Path(__file__).resolve().parents[2]
ICONS = ROOT / "assets" / "icons"
INDEX = ICONS / "index.txt"
UNITS = 1000
FIRST = 0xE000


def outline(svg):
    """The path of an SVG as a winding outline in font units, y upwards, the 24 x 24 box on the em square."""
    shape = Path(re.search(r' d="([^"]+)"', svg)[1])
    turn = re.search(r'rotate\((\d+) 12 12\)', svg)
    if turn:
        shape *= Matrix(f"rotate({turn[1]}deg, 12, 12)")
    shape.reify()
    scale = UNITS / 24
    point = lambda p: (p.x * scale, UNITS - p.y * scale)
    path = pathops.Path(fillType=pathops.FillType.EVEN_ODD)
    pen = path.getPen()
    open_ = False
    for part in shape:
        if isinstance(part, Move):
            if open_:
                pen.closePath()
            pen.moveTo(point(part.end))
            open_ = True
        elif isinstance(part, Close):
            pen.closePath()
            open_ = False
        elif isinstance(part, Line):
            pen.lineTo(point(part.end))
        elif isinstance(part, CubicBezier):
            pen.curveTo(point(part.control1), point(part.control2), point(part.end))
        elif isinstance(part, QuadraticBezier):
            pen.qCurveTo(point(part.control), point(part.end))
        elif isinstance(part, Arc):
            for c in part.as_cubic_curves():
                pen.curveTo(point(c.control1), point(c.control2), point(c.end))
    if open_:
        pen.closePath()
    path.simplify(fix_winding=True, keep_starting_points=False)
    return path


def main():
    known = {}
    if INDEX.exists():
        known = dict(reversed(line.split()) for line in INDEX.read_text().split("\n") if line.strip())
    names = sorted(p.stem for p in ICONS.glob("*.svg"))
    next_ = max([FIRST - 1] + [int(code, 16) for code in known.values()]) + 1
    for name in names:
        if name not in known:
            known[name] = f"{next_:04X}"
            next_ += 1
    order = [n for n in sorted(known, key=lambda n: known[n]) if n in names]
    INDEX.write_text("".join(f"{known[n]} {n}\n" for n in order))
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for name in order:
        pen = TTGlyphPen(None)
        outline((ICONS / f"{name}.svg").read_text()).draw(Cu2QuPen(pen, 1.0, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font = FontBuilder(UNITS, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({int(known[n], 16): n for n in order})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({n: (UNITS, getattr(glyphs[n], "xMin", 0) if n != ".notdef" else 0) for n in glyphs})
    font.setupHorizontalHeader(ascent=UNITS, descent=0)
    font.setupNameTable({"familyName": "Standie Icons", "styleName": "Regular", "psName": "StandieIcons"})
    font.setupOS2(sTypoAscender=UNITS, sTypoDescender=0, usWinAscent=UNITS, usWinDescent=0)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = 0
    font.save(ROOT / "assets" / "fonts" / "StandieIcons.ttf")


main()
