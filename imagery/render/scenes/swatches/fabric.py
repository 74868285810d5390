"""The JU fabrics, the Stoff colours, the PET felts and the foam, each a series over the content's list."""
from dataclasses import replace
from functools import partial
from zlib import crc32

from ...core.output import Quality
from ...materials.colour import linear
from ...materials.soft import foam
from ...materials.weave import Weave, woven_cloth
from ...picture import add, add_drawn
from ...subjects.content_colours import slug, swatch_colours
from ...subjects.swatch_plate import SAMPLE_GRADE, sheet_sample
from ...textures.felt import felt_sheet

_QUALITY = Quality(samples=20, bounces=2, diffuse=1, glossy=1)

#: A fine plain cloth for the JU range, a heavier basket weave for Stoff.
JU_WEAVE = Weave(contrast=0.24, slub=0.28)
STOFF_WEAVE = Weave(thread=0.0009, binding="basket", contrast=0.14, slub=0.2, relief=0.00035)


def _cloth(colour: str, weave: Weave) -> None:
    sheet_sample(woven_cloth("cloth", linear(colour), weave), 0.1, 30)


def _foam(colour: str) -> None:
    sheet_sample(foam("foam", linear(colour)), 0.1, 28)


for _name, _colour in swatch_colours("jutFabrics").items():
    add(f"swatches/{slug(_name)}", partial(_cloth, _colour, JU_WEAVE), 640, 640, _QUALITY, replace(SAMPLE_GRADE, mean=_colour))
for _name, _colour in swatch_colours("stoffColours").items():
    add(f"swatches/stoff-{slug(_name)}", partial(_cloth, _colour, STOFF_WEAVE), 640, 640, _QUALITY, replace(SAMPLE_GRADE, mean=_colour))
for _name, _colour in swatch_colours("petFelts").items():
    _draw = partial(felt_sheet, _colour, 640, 100, crc32(_name.encode()))
    add_drawn(f"swatches/pet-{slug(_name)}", _draw, replace(SAMPLE_GRADE, mean=_colour, sharpening=0, grain=0))
add("swatches/foam-cloth", partial(_cloth, "#a89a82", STOFF_WEAVE), 640, 640, _QUALITY, SAMPLE_GRADE)
for _name, _colour in {"white": "#eceae4", "grey": "#8f918f"}.items():
    add(f"swatches/foam-{_name}", partial(_foam, _colour), 640, 640, _QUALITY, replace(SAMPLE_GRADE, mean=_colour))
