"""The twelve wood finishes, the veneer and the laminate."""
from dataclasses import replace
from functools import partial
from zlib import crc32

from ...core.output import Quality
from ...materials.colour import linear
from ...materials.plain import plain
from ...materials.veneer import Veneer, veneer
from ...picture import add, add_drawn
from ...subjects.swatch_plate import SAMPLE_GRADE, sheet_sample
from ...textures.figures import FIGURES
from ...textures.veneer_sheet import veneer_sheet

_QUALITY = Quality(samples=24, bounces=2, diffuse=1, glossy=1)
#: Metres of a finish that a sample shows: enough for its figure.
_WIDTH = 0.2


def _veneer() -> None:
    sheet_sample(veneer("veneer", Veneer("#c2a37c", crown=True, ring=0.0028, contrast=0.5, pores=0.8, ring_porous=True)), _WIDTH, offset=(0.03, 0.1))


def _laminate() -> None:
    sheet_sample(plain("laminate", linear("#cfc8ba"), 0.5, specular=0.4, relief=0.00006, grain=900), _WIDTH, 30)


for _name, _figure in FIGURES.items():
    _draw = partial(veneer_sheet, _figure, 640, _WIDTH * 1000, crc32(_name.encode()))
    add_drawn(f"swatches/finish-{_name}", _draw, replace(SAMPLE_GRADE, mean=_figure.colour, sharpening=0, grain=0))
add("swatches/wood-veneer", _veneer, 640, 640, _QUALITY, SAMPLE_GRADE)
add("swatches/melamine-laminate", _laminate, 640, 640, _QUALITY, SAMPLE_GRADE)
