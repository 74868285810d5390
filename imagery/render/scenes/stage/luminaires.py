"""The seven luminaires, each lit and unlit: the same dark ground, lens and turn."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from ...core.light import area, kelvin
from ...core.output import Quality
from ...grade import Grade
from ...picture import add
from ...subjects.luminaires.fresnel_spot import fresnel_spot
from ...subjects.luminaires.blinder import blinder
from ...subjects.luminaires.cyclorama_light import cyclorama_light
from ...subjects.luminaires.moving_head import moving_head
from ...subjects.luminaires.pars import par_can, par_light
from ...subjects.luminaires.profile_spot import profile_spot
from ...subjects.product_studio import dark_studio

_QUALITY = Quality(samples=36, bounces=7, diffuse=2, glossy=5, transmission=8, noise_threshold=0.05)


@dataclass(frozen=True)
class _Shot:
    build: Callable[[bool], object]
    #: Height of the luminaire in metres, for ground, light and camera.
    height: float
    raised: float = 0.47
    distance: float = 1.0
    #: Fewer for luminaires with broad, even surfaces.
    lit_samples: int = 36
    unlit_samples: int = 36


def _blinders(lit: bool) -> None:
    blinder(2, 2, (-0.16, 0.12, 0), -24, 5, lit)
    # Turned further than the other, because its panes would reflect the light.
    blinder(1, 2, (0.245, -0.24, 0), -42, 3, lit)


def _profile_spot(lit: bool) -> None:
    profile_spot((0.04, 0.0, 0), -38, 9, lit)
    if not lit:
        # Reflected in the lens.
        area((-1.15, -0.50, 0.44), (-0.16, -0.28, 0.28), 0.55, 26, kelvin(6500), 0.8).visible_diffuse = False


_SHOTS = {
    "par-can": _Shot(lambda lit: par_can((0.01, 0.02, 0), -27, 15, lit), 0.36, 0.52, 0.95),
    "blinder": _Shot(_blinders, 0.53, 0.38, 1.2),
    "fresnel-spot": _Shot(lambda lit: fresnel_spot((0.02, 0.02, 0), -36, 10, lit), 0.48, lit_samples=20, unlit_samples=20),
    "par-light": _Shot(lambda lit: par_light((0, 0.02, 0), -34, 16, lit), 0.38, 0.48, 0.92),
    "profile-light": _Shot(_profile_spot, 0.48, 0.46, 1.14),
    "moving-head": _Shot(lambda lit: moving_head((0, 0, 0), -24, 26, lit), 0.60, 0.47, 0.84),
    "cyclorama-light": _Shot(lambda lit: cyclorama_light((0, 0.02, 0), -32, 16, lit), 0.46, 0.46, 0.98, 20, 28),
}


def _portrait(shot: _Shot, lit: bool) -> None:
    shot.build(lit)
    dark_studio(shot.height, shot.raised, distance=shot.distance)


for _name, _shot in _SHOTS.items():
    for _lit in (True, False):
        _identifier = f"{_name}-{'lit' if _lit else 'unlit'}-product"
        _quality = replace(_QUALITY, samples=_shot.lit_samples if _lit else _shot.unlit_samples)
        add(_identifier, partial(_portrait, _shot, _lit), 1600, 1200, _quality, Grade(exposure=0.35, bloom=0.09, saturation=1.05))
