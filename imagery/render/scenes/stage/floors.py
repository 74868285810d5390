"""Wooden stage floors: a built-up edge, and the four woods from the same place."""

from dataclasses import replace
from functools import partial

from ...core.camera import camera
from ...core.geometry import box
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import ambient
from ...grade import Grade
from ...materials.plain import plain
from ...materials.wood import wood
from ...picture import add, picture
from ...subjects.stage.floor import SPECIES, herringbone, strip_floor, substructure

_GRADE = Grade(exposure=0.35, saturation=1.05, power=1.2)
_CLOSE = Quality(samples=36, bounces=4, diffuse=3, glossy=2, noise_threshold=0.05)


def _stage_light(behind: float) -> None:
    """Low sun from the right, coming from `behind` the floor (or, if negative, from in front of it), a cool sky from the left front."""
    sun((-1, -behind, -0.44), 5.5, kelvin(4000), 1.4)
    area((-2.6, -2.2, 1.9), (0, 0.4, 0), 1.6, 70, kelvin(6500))
    area((1.2, 2.0, 2.6), (0, 0.6, 0), 1.4, 45, kelvin(4000))
    ambient((0.9, 0.95, 1), 0.16)


@picture("wooden-floor-product", 1600, 1200, Quality(samples=44, bounces=5, diffuse=3, glossy=3, noise_threshold=0.05), replace(_GRADE, exposure=0.6))
def built_up_edge() -> None:
    """Teak boards run to the edge of the stage; below them plywood and battens."""
    strip_floor(wood("teak", SPECIES["teak"], "X"), 6.0, -0.35, 4.2, joint=0.0018)
    substructure(5.0, -0.35, 2.2)
    box((8, 2, 0.02), (0, -0.6, -0.1206), plain("slab", (0.17, 0.165, 0.16), 0.85, relief=0.0002, grain=400))
    box((8, 0.1, 4), (0, 4.0, 1.5), plain("behind", (0.01, 0.01, 0.01), 0.9))
    _stage_light(-0.85)
    area((2.2, 2.6, 0.9), (0, 0.4, 0), 2.6, 30, kelvin(4000), 0.8)
    camera((-0.66, -1.50, 0.66), (0.0, 0.0, -0.065), 50, 7.1, (-0.02, -0.34, 0))


def _wood_from_above(name: str) -> None:
    """A stretch of laid floor, seen along the light."""
    if name == "parquet":
        herringbone(wood(name, SPECIES[name], "X"), 3.8, -1.3, 4.2)
    elif name == "rubber-wood":
        # A small tree, sold as short staves jointed end to end.
        strip_floor(wood(name, SPECIES[name], "X"), 4.6, -0.9, 4.4, board=0.055, lengths=(0.25, 0.35, 0.45, 0.6))
    else:
        strip_floor(wood(name, SPECIES[name], "X"), 4.6, -0.9, 4.4, seed=len(name))
    box((8, 8, 0.02), (0, 0, -0.035), plain("under", (0.02, 0.016, 0.012), 0.9))
    # Less in line with the sun, so that the sheen does not hide the grain.
    _stage_light(0.35 if name == "teak" else 0.85)
    camera((-0.45, -1.05, 0.62), (-0.03, 0.02, 0.0), 50, 6.3, (-0.05, -0.02, 0))


#: Fewer for woods with fine pores.
_SAMPLES = {"maple": 20, "rubber-wood": 20}
#: Teak is deep and warm, and would look pink in the light of the others.
_GRADES = {"teak": replace(_GRADE, exposure=0.2, saturation=1.2, power=1.35, balance=(1.02, 1, 0.9))}
for _name in SPECIES:
    add(f"wooden-floor-{_name}", partial(_wood_from_above, _name), 1200, 900, replace(_CLOSE, samples=_SAMPLES.get(_name, _CLOSE.samples)), _GRADES.get(_name, _GRADE))
