"""Hole patterns at one scale: the four perforations of the timber panel, the three of gypsum board, the two of CalciLite. Slats and slits at another."""
from dataclasses import replace
from functools import partial
from math import ceil

import numpy

from ...picture import add_drawn
from ...subjects.swatch_plate import SAMPLE_GRADE
from ...textures.figures import FIGURES
from ...textures.noise import noise
from ...textures.openings import SHADED, cut, grid_of_holes, upright_slots
from ...textures.veneer_sheet import veneer_sheet
from ...tone import linear_colour

_GRADE = replace(SAMPLE_GRADE, sharpening=0, grain=0)
_SIZE = 640
#: The width in millimetres of the samples of perforated boards, equal to that of their drawings; and of grooved boards.
_WIDTH, _LINES_WIDTH = 96, 200
_MDF = "#7d6248"

#: Narrow slats are cut from veneer whose grain runs straight along them.
_STRAIGHT = {
    "alberta-maple": replace(FIGURES["alberta-maple"], crown=False, ring=3.2, contrast=0.16, wander=1.2, fibres=0.07, rays=0.14),
    "natural-teak": replace(FIGURES["natural-teak"], crown=False, ring=2.8, contrast=0.26, late=0.34, wander=1.0, vessels=34, fibres=0.11),
    "flowery-wenge": replace(FIGURES["flowery-wenge"], colour="#584a41", crown=False, contrast=0.6, vessels=30, streaks=0.2),
}


#: Close enough to see the fibres and vessels.
_BORED = replace(FIGURES["thansau-maple"], ring=4.2, contrast=0.12, wander=1.2, fibres=0.12, vessels=34, vessel_depth=0.4, rays=0.3, streaks=0.05)


def _timber(pitch: float, diameter: float, seed: int, wide: bool = False) -> numpy.ndarray:
    """A board with holes; enough light enters `wide` holes to show their wall, with the fleece in shade."""
    face = veneer_sheet(_BORED, _SIZE * 2, _WIDTH, seed)
    depth = {"edge": 0.45, "behind": 0.022, "wall_mm": 1.0, "wall_light": 1.25} if wide else {}
    return cut(face, grid_of_holes(_SIZE, _WIDTH, pitch, diameter), _WIDTH, linear_colour(_MDF), **depth)


def _white(pitch: float, diameter: float, square: bool = False, irregular: bool = False) -> numpy.ndarray:
    """A painted board; `irregular` mixes holes of four sizes."""
    side = _SIZE * 2
    colour = linear_colour("#e6e5e1")
    face = colour * (1 + 0.012 * noise((side, side), 5, 5, 3) + 0.01 * noise((side, side), 400, 400, 4))[..., None]
    sizes: float | numpy.ndarray = diameter
    if irregular:
        count = round(_WIDTH / pitch)
        sizes = numpy.random.default_rng(12).choice((3.5, 6.0, 9.0, diameter), (count, count), p=(0.32, 0.28, 0.22, 0.18))
    return cut(face, grid_of_holes(_SIZE, _WIDTH, pitch, sizes, square), _WIDTH, colour, 0.3 if square else 0.45)


def _boards(name: str, edges: list[float], seed: int) -> numpy.ndarray:
    """Leaves of veneer between the given edges, each from a different part of the log."""
    sheet = veneer_sheet(_STRAIGHT.get(name, FIGURES[name]), _SIZE * 2, _LINES_WIDTH, seed)
    random = numpy.random.default_rng(seed)
    face = numpy.empty_like(sheet)
    scale = sheet.shape[1] / _LINES_WIDTH
    bounds = [round((edge + _LINES_WIDTH / 2) * scale) for edge in edges]
    for left, right in zip(bounds, bounds[1:]):
        left, right = max(0, left), min(sheet.shape[1], right)
        if right > left:
            moved = numpy.roll(sheet, int(random.integers(sheet.shape[1])), 1)
            face[:, left:right] = moved[:, left:right] * random.uniform(0.92, 1.06)
    return face


def _slats(name: str, slat: float, gap: float, slat_in_the_middle: bool = False) -> numpy.ndarray:
    """Slats between gaps, with a gap or a slat in the middle, so that no gap is at the edge of the sample."""
    pitch = slat + gap
    reach = ceil(_LINES_WIDTH / pitch / 2) * 2
    first = -(reach + slat_in_the_middle) / 2 * pitch
    gaps = [(first + k * pitch - gap / 2, first + k * pitch + gap / 2, -500.0, 500.0) for k in range(reach + 1)]
    face = _boards(name, [first + k * pitch for k in range(reach + 1)], round(slat))
    return cut(face, upright_slots(_SIZE, _LINES_WIDTH, gaps), _LINES_WIDTH, linear_colour(_MDF), 0.8, SHADED)


def _slits(name: str, steps: list[float], slit: float = 3.0) -> numpy.ndarray:
    """Grooves whose distances repeat `steps`, in one board, the first of these about its middle."""
    places, at, number = [], -steps[0] / 2 - 4 * sum(steps), 0
    while at < _LINES_WIDTH / 2 + steps[0]:
        places.append((at - slit / 2, at + slit / 2, -500.0, 500.0))
        at += steps[number % len(steps)]
        number += 1
    face = _boards(name, [-_LINES_WIDTH / 2, _LINES_WIDTH / 2], 7)
    return cut(face, upright_slots(_SIZE, _LINES_WIDTH, places), _LINES_WIDTH, linear_colour(_MDF), 0.5, SHADED)


def _short_slits(name: str) -> numpy.ndarray:
    """Short slits, with every second column offset by half a length."""
    pitch, slit, length, land = 20.0, 3.0, 70.0, 22.0
    slots = []
    for column in range(-6, 7):
        x, shift = (column + 0.5) * pitch, (length + land) / 2 * (column % 2)
        for row in range(-3, 4):
            z = row * (length + land) + shift
            slots.append((x - slit / 2, x + slit / 2, z - length / 2, z + length / 2))
    face = _boards(name, [-_LINES_WIDTH / 2, _LINES_WIDTH / 2], 9)
    return cut(face, upright_slots(_SIZE, _LINES_WIDTH, slots), _LINES_WIDTH, linear_colour(_MDF), 0.5, SHADED)


#: A gap printed as 3–4 mm is drawn as 3 mm.
_DRAWN = {
    "perforation-d3-16": partial(_timber, 16, 3, 1),
    "perforation-d3-22": partial(_timber, 22, 3, 2),
    "perforation-d10-10": partial(_timber, 20, 10, 3, wide=True),
    "perforation-d6-15": partial(_timber, 15, 6, 4, wide=True),
    "gypsum-square": partial(_white, 30, 12, square=True),
    "gypsum-circle": partial(_white, 30, 12),
    "gypsum-irregular-circle": partial(_white, 20, 12, irregular=True),
    "calcilite-round": partial(_white, 20, 9),
    "calcilite-square": partial(_white, 22, 10, square=True),
    "slat-16-3-4": partial(_slats, "alberta-maple", 16, 3, slat_in_the_middle=True),
    "slat-21-3-4": partial(_slats, "natural-teak", 21, 3, slat_in_the_middle=True),
    "slat-28-4": partial(_slats, "oxford-cherry", 28, 4, slat_in_the_middle=True),
    "slat-56-4": partial(_slats, "flowery-wenge", 56, 4),
    "slit-even": partial(_slits, "mahogany", [30.0]),
    "slit-pairs": partial(_slits, "oxford-cherry", [43.0, 11.0]),
    "slit-staggered": partial(_short_slits, "mangfall-beech"),
}
for _name, _draw in _DRAWN.items():
    add_drawn(f"swatches/{_name}", _draw, _GRADE)
