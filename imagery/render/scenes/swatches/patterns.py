"""Hole patterns at one scale: the four perforations of the timber panel, the three of gypsum board, the two of CalciLite."""
from dataclasses import replace
from functools import partial

from ...core.geometry import place
from ...core.output import Quality
from ...picture import add
from ...subjects.perforated_board import Perforation
from ...subjects.swatch_plate import SAMPLE_GRADE, light_sample, see_sample
from ..panels import ceiling_tiles, gypsum, perforated
from ..panels.shots import dark_behind

_QUALITY = Quality(samples=32, bounces=3, diffuse=2, glossy=1)
_GRADE = replace(SAMPLE_GRADE, raw=0)
#: Metres of the board that a sample shows.
_WIDTH = 0.12


def _sample(mesh_of, pitch: float) -> None:
    """A board that fills the frame; its pattern begins with a hole or a web so that the frame cuts none in half."""
    count = round(_WIDTH / pitch)
    shift = pitch / 2 if count % 2 != (round(0.5 / pitch) % 2) else 0
    place(mesh_of(), (shift, 0, shift))
    dark_behind(0.02)
    light_sample(42)
    see_sample(_WIDTH)


def _timber(holes: Perforation) -> None:
    _sample(lambda: perforated.panel("thansau-maple", holes, 0.5, 0.5, segments=64), holes.pitch)


def _gypsum(holes: Perforation) -> None:
    _sample(lambda: gypsum.sheet(holes, 0.6, 0.6), holes.pitch)


def _calcilite(holes: Perforation) -> None:
    _sample(lambda: ceiling_tiles.calcilite(holes), holes.pitch)


_TIMBER = {"perforation-d3-16": perforated.D3_16, "perforation-d3-22": perforated.D3_22, "perforation-d10-10": perforated.D10_10, "perforation-d6-15": perforated.D6_15}
_GYPSUM = {"gypsum-square": gypsum.SQUARE, "gypsum-circle": gypsum.CIRCLE, "gypsum-irregular-circle": gypsum.IRREGULAR}
_CALCILITE = {"calcilite-round": ceiling_tiles.ROUND, "calcilite-square": ceiling_tiles.SQUARE}
for _make, _patterns in ((_timber, _TIMBER), (_gypsum, _GYPSUM), (_calcilite, _CALCILITE)):
    for _name, _holes in _patterns.items():
        add(f"swatches/{_name}", partial(_make, _holes), 640, 640, _QUALITY, _GRADE)
