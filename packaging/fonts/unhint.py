"""Takes the hinting programs out of the bundled fonts.

Every size of a hinted font runs its programs anew, which was a seventh of the time to the first frame; at the sizes
and densities Standie is read at, nobody sees them. Run it on a font before it goes into assets/fonts:

    python3 packaging/fonts/unhint.py assets/fonts/*.ttf        (needs fonttools)
"""

import sys

from fontTools.ttLib import TTFont

for path in sys.argv[1:]:
    font = TTFont(path)
    for table in ("cvt ", "fpgm", "prep", "gasp"):
        if table in font:
            del font[table]
    for name in font["glyf"].keys():
        font["glyf"][name].removeHinting()
    font.save(path)
