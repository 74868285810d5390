"""The opening picture of every chair: two rows in raking light. The title is on the left third, which is in shade."""

from functools import partial

from ...core.camera import camera
from ...core.geometry import box
from ...core.light import area, glow, kelvin
from ...core.output import Quality
from ...core.scene import ambient, group
from ...grade import Grade
from ...materials.plain import plain
from ...picture import add
from ...subjects.chairs.assembly import row
from ...subjects.rooms.linings import slats
from ...subjects.rooms.stepped_hall import backing
from .catalogue import MODELS, chair_finish

_QUALITY = Quality(samples=12, bounces=4, diffuse=3, glossy=2, clamp=4, noise_threshold=0.05)
_GRADE = Grade(prefiltered=False, exposure=1.1, saturation=1.05, power=1.18)
#: The chair in the right half, the only one visible on a phone, is at the origin; the row extends to the left.
_CHAIRS = 7
#: How much the camera is lowered for models whose foot plate would be cut off, in metres.
_LOWERED = {"abpb04": 0.075, "abpb05": 0.085, "abr07": 0.105, "abpb08": 0.085, "abpwp10": 0.075, "abpb11": 0.055}
#: The factor of the lamps in front of the rows for dark upholstery, which would disappear in the shade.
_BRIGHTENED = {"abpb11": 1.9}


def _rows_in_raking_light(slug: str) -> None:
    model, look = MODELS[slug], chair_finish(slug)
    away = -(_CHAIRS - 1) / 2 * model.spacing
    row(model, look, _CHAIRS, (away, 0, 0))
    row(model, look, _CHAIRS + 2, (away - 0.3 * model.spacing, 1.02, 0.17))
    _hall()
    tall, brighter, down = model.back_height, _BRIGHTENED.get(slug, 1.0), _LOWERED.get(slug, 0.0)
    area((2.3, 1.7, 2.3), (-0.2, 0, 0.6), 0.5, 400, kelvin(4000), 1.6)
    area((1.6, -3.0, 2.3), (0.0, 0, 0.5), 1.2, 80 * brighter, kelvin(5000))
    area((-2.6, 2.6, 2.7), (-2.4, 0.4, 0.5), 3.2, 46 * brighter**2, kelvin(6500), 0.3)
    camera((1.42, -3.35, 1.24), (-0.74, 0, tall * 0.51 - down), 50, 4.5, (0, -0.15, tall * 0.6))


def _hall() -> None:
    """Dark steps with a lit nosing, and a slatted wall that catches the light on the right."""
    tread = plain("carpet", (0.050, 0.046, 0.043), 0.96, specular=0.1, relief=0.003, grain=210, sheen=0.2)
    box((16, 5, 0.3), (-3, -1.96, -0.15), tread)
    box((16, 4, 0.3), (-3, 0.54 + 2, 0.02), tread, 0.008)
    box((8, 0.008, 0.010), (-3.4, 0.536, 0.135), glow("step light", kelvin(3000), 4, lights=False))
    slats(12, 4, plain("dark timber", (0.21, 0.105, 0.045), 0.5, specular=0.3), backing(), 0.045, 0.05, 0.075, lift=0.17, parent=group("rear wall", (-8, 3.0, 0)))
    area((1.7, 2.5, 3.9), (0.9, 3.0, 0.8), 2.6, 46, kelvin(3500), 0.1)
    ambient((0.8, 0.88, 1), 0.02)


for _slug in MODELS:
    add(f"chair-{_slug}-hero", partial(_rows_in_raking_light, _slug), 1600, 800, _QUALITY, _GRADE)
