"""Hole patterns at one scale: the four perforations of the timber panel, the three of gypsum board, the two of CalciLite. Slats and slits at another."""
from dataclasses import replace
from functools import partial

import bpy

from ...core.geometry import place
from ...core.output import Quality
from ...materials.finishes import finish
from ...picture import add
from ...subjects.perforated_board import Perforation
from ...subjects.slatted_board import board_row
from ...subjects.slotted_board import slotted_board
from ...subjects.swatch_plate import SAMPLE_GRADE, light_sample, see_sample
from ..panels import ceiling_tiles, gypsum, perforated, slatted, slit
from ..panels.shots import dark_behind, mdf

_QUALITY = Quality(samples=32, bounces=3, diffuse=2, glossy=1)
_GRADE = replace(SAMPLE_GRADE, raw=0)
#: Metres of a perforated board that a sample shows, as much as the drawings of the perforations; and of a grooved one.
_WIDTH = 0.096
_LINES_WIDTH = 0.2


def _sample(mesh: bpy.types.Mesh, field: float, pitch: float) -> None:
    """A board larger than the frame, its holes over `field` metres; moved by half a pitch where the frame would cut a row in half."""
    in_frame, on_board = round(_WIDTH / pitch), int(field / pitch + 1e-6)
    shift = pitch / 2 if in_frame % 2 != on_board % 2 else 0
    place(mesh, (shift, 0, shift))
    _show(_WIDTH)


def _lines(mesh, width: float, boards: int) -> None:
    """Grooved boards beside one another."""
    board_row(mesh, boards, width)
    _show(_LINES_WIDTH)


def _show(width: float) -> None:
    dark_behind(0.02)
    light_sample(42)
    see_sample(width)


def _slats(name: str, slat_mm: float, gap_mm: float) -> None:
    mesh, pitch = slatted.slats(name, slat_mm, gap_mm, 0.5)
    _lines(mesh, pitch, 4)


def _slits(name: str, pattern: list[float]) -> None:
    mesh, width = slit.panel(name, pattern, 0.6, 0.5)
    _lines(mesh, width, 1)


def _short_slits(name: str) -> None:
    """Slits that start and stop, every second column set off by half a length."""
    pitch, slit_width, length, land = 0.02, 0.003, 0.07, 0.022
    slots = []
    for column in range(-6, 7):
        x, shift = (column + 0.5) * pitch, (length + land) / 2 * (column % 2)
        for row in range(-3, 4):
            z = row * (length + land) + shift
            slots.append((x - slit_width / 2, x + slit_width / 2, z - length / 2, z + length / 2))
    _lines(slotted_board("short slits", 0.30, 0.60, slots, finish(name), mdf()), 0.3, 1)


def _timber(holes: Perforation) -> None:
    _sample(perforated.panel("thansau-maple", holes, 0.5, 0.5, segments=64), 0.499, holes.pitch)


def _gypsum(holes: Perforation) -> None:
    _sample(gypsum.sheet(holes, 0.6, 0.6, 0.03), 0.539, holes.pitch)


def _calcilite(holes: Perforation) -> None:
    _sample(ceiling_tiles.calcilite(holes), 0.505, holes.pitch)


_TIMBER = {"perforation-d3-16": perforated.D3_16, "perforation-d3-22": perforated.D3_22, "perforation-d10-10": perforated.D10_10, "perforation-d6-15": perforated.D6_15}
_GYPSUM = {"gypsum-square": gypsum.SQUARE, "gypsum-circle": gypsum.CIRCLE, "gypsum-irregular-circle": gypsum.IRREGULAR}
_CALCILITE = {"calcilite-round": ceiling_tiles.ROUND, "calcilite-square": ceiling_tiles.SQUARE}
for _make, _patterns in ((_timber, _TIMBER), (_gypsum, _GYPSUM), (_calcilite, _CALCILITE)):
    for _name, _holes in _patterns.items():
        add(f"swatches/{_name}", partial(_make, _holes), 640, 640, _QUALITY, _GRADE)

#: Where a gap is printed as 3–4 mm, 3 mm.
_SLATS = {"16-3-4": ("alberta-maple", 16, 3), "21-3-4": ("natural-teak", 21, 3), "28-4": ("oxford-cherry", 28, 4), "56-4": ("flowery-wenge", 56, 4)}
for _name, _slat in _SLATS.items():
    add(f"swatches/slat-{_name}", partial(_slats, *_slat), 640, 640, _QUALITY, _GRADE)
_SLITS = {"even": ("mahogany", [0.030]), "pairs": ("oxford-cherry", [0.043, 0.011])}
for _name, _slit in _SLITS.items():
    add(f"swatches/slit-{_name}", partial(_slits, *_slit), 640, 640, _QUALITY, _GRADE)
add("swatches/slit-staggered", partial(_short_slits, "mangfall-beech"), 640, 640, _QUALITY, _GRADE)
