"""The opening pictures of the luminaires: three of a kind on a bar in the dark, seen from below. The left third carries the title."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import bpy

from ...core.camera import camera
from ...core.geometry import box
from ...core.light import area, kelvin, spot
from ...core.output import Quality
from ...core.scene import Colour, ambient
from ...grade import Grade
from ...materials.plain import plain
from ...picture import add
from ...subjects.luminaires.beam import Optics, beam, haze
from ...subjects.luminaires.blinder import blinder
from ...subjects.luminaires.cyclorama_light import cyclorama_light
from ...subjects.luminaires.fresnel_spot import fresnel_spot
from ...subjects.luminaires.moving_head import moving_head
from ...subjects.luminaires.pars import par_can, par_light
from ...subjects.luminaires.profile_spot import profile_spot
from ...subjects.stage.rigging import hung, pipe

_QUALITY = Quality(samples=12, bounces=6, diffuse=2, glossy=3, transmission=8, noise_threshold=0.05)
_GRADE = Grade(prefiltered=False, exposure=0.7, bloom=0.11, saturation=1.08)
_BAR = 4.0


@dataclass(frozen=True)
class _Lamp:
    """
    `spacing` of the lamps on the bar in metres; `tilt`, and `spread` of the beam, in degrees; `broad` is the beam's
    ratio of width to height, and `rise` the metres over which it fades in. Without `optics` the beam is invisible.
    """

    build: Callable[[], bpy.types.Object]
    tilt: float
    spacing: float
    optics: Optics | None
    spread: float = 9
    colour: Colour = kelvin(3500)
    broad: float = 1
    haze: float = 0.30
    rise: float = 0.0
    count: int = 4


_LAMPS = {
    "par-can": _Lamp(lambda: par_can(tilt=42, cabled=False), 42, 0.62, Optics(0.215, 0.172, 0.090)),
    "blinder": _Lamp(lambda: blinder(2, 2, tilt=34, cabled=False), 34, 0.66, None),
    "fresnel-spot": _Lamp(lambda: fresnel_spot(tilt=42, cabled=False), 42, 0.80, Optics(0.270, 0.150, 0.10), 12),
    "par-light": _Lamp(lambda: par_light(tilt=44, cabled=False, standing=False), 44, 0.60, Optics(0.205, 0.050, 0.12), 8, kelvin(5000), haze=0.15, rise=0.22, count=3),
    "profile-light": _Lamp(lambda: profile_spot(tilt=42, cabled=False), 42, 0.72, Optics(0.235, 0.396, 0.072), 6, haze=0.30, rise=0.05, count=2),
    "moving-head": _Lamp(lambda: moving_head(tilt=52), 52, 0.74, Optics(0.384, 0.158, 0.098), 4, kelvin(8000)),
    "cyclorama-light": _Lamp(lambda: cyclorama_light(tilt=38, cabled=False), 38, 0.72, Optics(0.235, 0.090, 0.105), 9, kelvin(4000), 1.7, 0.055),
}


def _on_the_bar(lamp: _Lamp) -> None:
    pipe((-6, 0, _BAR), (3, 0, _BAR), plain("bar", (0.05, 0.05, 0.052), 0.4, unevenness=0.05, grain=500))
    lit = haze(lamp.colour, lamp.haze, rise=lamp.rise)
    for k in range(lamp.count):
        x = 0.12 - k * lamp.spacing
        hung(lamp.build, (x, 0, _BAR), 10 - 3 * k)
        if lamp.optics:
            beam(lamp.optics, lit, (x, 0, _BAR), lamp.tilt, lamp.spread, 10 - 3 * k).scale[0] = lamp.broad
    box((40, 0.1, 20), (0, 9, 6), plain("stage wall", (0.07, 0.066, 0.062), 0.9))
    spot((3.0, 4.0, 11.0), (2.2, 9, 7.2), 1500, kelvin(3500), 60, 1, 0.4)
    spot((-1.0, 4.5, 11.0), (-2.2, 9, 8.0), 420, kelvin(6500), 55, 1, 0.4)
    area((2.2, 1.3, 4.3), (0, 0, 3.75), 0.4, 90, kelvin(4000), 2.0)
    area((-2.6, 1.0, 4.6), (-0.4, 0, 3.75), 0.5, 110, kelvin(6500), 2.6)
    area((-0.6, -2.6, 3.0), (0, 0, 3.75), 1.4, 38, kelvin(5000))
    ambient((0.85, 0.92, 1), 0.012)
    camera((0.62, -2.15, 2.95), (-0.36, 0, 3.74), 50, 4.0, (0.08, -0.05, 3.72))


for _name, _lamp in _LAMPS.items():
    add(f"{_name}-hero", partial(_on_the_bar, _lamp), 1600, 800, _QUALITY, _GRADE)
