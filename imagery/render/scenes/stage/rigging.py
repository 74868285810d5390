"""Supports for luminaires: side ladder and motorised light bar."""

from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import box
from ...core.light import area, kelvin, spot
from ...core.output import Quality
from ...core.scene import ambient, group
from ...grade import Grade
from ...materials.plain import plain
from ...picture import picture
from ...subjects.stage.light_bar import light_bar
from ...subjects.luminaires.pars import par_can, par_light
from ...subjects.luminaires.profile_spot import profile_spot
from ...subjects.stage.rigging import hung
from ...subjects.stage.side_ladder import side_ladder

_QUALITY = Quality(samples=40, bounces=6, diffuse=3, glossy=4, transmission=8, noise_threshold=0.05)
_GRADE = Grade(exposure=0.75, saturation=1.02, bloom=0.08)


def _stage_wall() -> None:
    """The bare back wall of a stage, far enough away to be out of focus, with separate light."""
    box((30, 0.1, 16), (0, 4.5, 4), plain("stage wall", (0.10, 0.096, 0.092), 0.85, relief=0.0004, grain=60))
    spot((1.4, 0.5, 7.0), (0.9, 4.5, 2.4), 1500, kelvin(4000), 55, 1, 0.4)


@picture("side-ladder-product", 1600, 1200, replace(_QUALITY, samples=20), _GRADE)
def hung_ladder() -> None:
    """A painted ladder hung at the side of the stage, with a luminaire on each of its upper rungs."""
    _stage_wall()
    paint = plain("painted steel", (0.055, 0.062, 0.066), 0.42, unevenness=0.05, grain=500)
    turn = group("ladder", (0.1, 0.3, 0), 14)
    side_ladder(paint, turn)
    for z, x, make in (
        (3.25, 0.0, lambda: profile_spot(tilt=18, cabled=False)),
        (2.35, 0.0, lambda: par_can(tilt=16, cabled=False)),
        (1.45, 0.0, lambda: par_can(tilt=10, cabled=False)),
    ):
        hung(make, (x, 0, z), 0).parent = turn
    area((-2.6, 1.2, 2.6), (0, 0, 1.8), 0.6, 330, kelvin(6500), 3.6)
    area((2.4, 1.2, 2.6), (0, 0, 1.8), 0.6, 280, kelvin(4000), 3.6)
    area((-1.8, -3.4, 2.6), (0, 0, 1.7), 1.4, 190, kelvin(5000), 2.6)
    ambient((0.9, 0.95, 1), 0.02)
    level_camera((-1.35, -5.4, 1.85), (0.1, 0.3, 0), 44)


@picture("motorized-light-bar-product", 1600, 1200, _QUALITY, _GRADE)
def bar_with_winch() -> None:
    """A bar with four luminaires on wire ropes that run over sheaves to a motor winch."""
    _stage_wall()
    steel = plain("bar paint", (0.045, 0.045, 0.047), 0.42, unevenness=0.05, grain=500)
    turn = group("bar", (0, 0, 0), -16)
    light_bar(steel, turn)
    for k, make in enumerate(
        (
            lambda: par_can(tilt=38, cabled=False),
            lambda: profile_spot(tilt=34, cabled=False),
            lambda: par_light(tilt=42, cabled=False),
            lambda: par_can(tilt=38, cabled=False),
        )
    ):
        hung(make, (-1.35 + k * 0.90, 0, 2.30), (14, 5, -4, -12)[k]).parent = turn
    area((-3.0, 0.6, 3.6), (0, 0, 2.6), 0.6, 170, kelvin(6500), 2.6)
    area((3.0, 1.2, 3.2), (0, 0, 2.6), 0.6, 160, kelvin(4000), 2.6)
    area((-2.0, -3.6, 3.6), (0, 0, 2.8), 1.6, 230, kelvin(5000), 1.4)
    ambient((0.9, 0.95, 1), 0.02)
    # From behind, along the edges of the luminaires.
    area((0.9, 1.7, 1.5), (0.7, 0, 2.1), 0.5, 150, kelvin(5000), 2.4)
    camera((-0.1, -4.65, 2.0), (0.80, -0.1, 2.77), 52, 11, (0.8, 0, 2.6))
