"""The twelve wood finishes, the veneer and the laminate."""
from dataclasses import replace
from functools import partial
from zlib import crc32

from ...core.output import Quality
from ...materials.colour import linear
from ...materials.plain import plain
from ...picture import add, add_drawn
from ...subjects.swatch_plate import SAMPLE_GRADE, sheet_sample
from ...textures.figures import FIGURES, VENEER
from ...textures.veneer_sheet import veneer_sheet

_QUALITY = Quality(samples=24, bounces=2, diffuse=1, glossy=1)
#: The width of a finish sample in millimetres: enough to show its figure.
_WIDTH_MM = 200


def _laminate() -> None:
    sheet_sample(plain("laminate", linear("#cfc8ba"), 0.5, specular=0.4, relief=0.00006, grain=900), 0.2, 30)


#: Weaker than on slats, because a whole sheet shows more of the figure.
_QUIETER = {
    "alberta-maple": replace(FIGURES["alberta-maple"], contrast=0.10, wander=1.4, rays=0.14, fibres=0.06, streaks=0.05),
    "flowery-wenge": replace(FIGURES["flowery-wenge"], crown=False, contrast=0.6, vessels=30, streaks=0.2),
    "natural-teak": replace(FIGURES["natural-teak"], crown=False, ring=5.2, contrast=0.24, late=0.36, wander=3.0, vessels=34, vessel_depth=0.5, fibres=0.11),
    "oxford-cherry": replace(FIGURES["oxford-cherry"], crown=False, ring=4.6, contrast=0.16, wander=2.2, fibres=0.12, vessels=30, vessel_depth=0.3),
    "thansau-maple": replace(FIGURES["thansau-maple"], ring=4.2, contrast=0.20, wander=1.6, fibres=0.10, vessels=26, vessel_depth=0.3, rays=0.34, curl=0.006, streaks=0.05),
}
_SHEETS = {f"finish-{name}": figure for name, figure in (FIGURES | _QUIETER).items()} | {"wood-veneer": VENEER}
for _name, _figure in _SHEETS.items():
    _draw = partial(veneer_sheet, _figure, 640, _WIDTH_MM, crc32(_name.removeprefix("finish-").encode()))
    add_drawn(f"swatches/{_name}", _draw, replace(SAMPLE_GRADE, mean=_figure.colour, sharpening=0, grain=0))
add("swatches/melamine-laminate", _laminate, 640, 640, _QUALITY, SAMPLE_GRADE)
