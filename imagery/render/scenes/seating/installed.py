"""Rows of one model on the steps of a hall."""

from functools import partial

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, glow, kelvin
from ...core.output import Quality
from ...core.scene import ambient, group
from ...grade import Grade
from ...materials.plain import plain
from ...materials.wood import OAK, TEAK, wood
from ...picture import add
from ...subjects.chair_assembly import row
from ...subjects.rooms.linings import slats
from .catalogue import MODELS, chair_finish

_PITCH, _RISE, _ROWS, _CHAIRS = 0.98, 0.17, 4, 9
_QUALITY = Quality(samples=44, bounces=5, diffuse=4, glossy=2, clamp=4, noise_threshold=0.05)
_GRADE = Grade(exposure=1.05, saturation=0.98, power=1.22)


def _hall(slug: str, timber, carpet, camera_x: float) -> None:
    model, finish = MODELS[slug], chair_finish(slug)
    length = _CHAIRS * model.spacing
    tread = plain("carpet", carpet, 0.96, relief=0.003, grain=210, sheen=0.2)
    lamp = glow("step light", kelvin(3000), 5, lights=False)
    for k in range(_ROWS):
        row(model, finish, _CHAIRS, (0, k * _PITCH, k * _RISE))
        front = k * _PITCH - 0.52
        box((14, _PITCH + 0.02, 0.3), (0, front + _PITCH / 2, k * _RISE - 0.15), tread, 0.008)
        if k:
            box((1.0, 0.008, 0.010), (-length / 2 - 0.75, front - 0.002, k * _RISE - 0.035), lamp)
    box((14, 6, 0.3), (0, -3.5, -0.15), tread)
    box((14, 3, 0.3), (0, _ROWS * _PITCH + 0.9, (_ROWS - 1) * _RISE - 0.152), tread)
    _walls(timber, length)
    area((-3.4, -2.6, 4.6), (0.4, 1.0, 0.6), 2.2, 330, kelvin(5000), 1.6)
    area((1.0, 1.6, 4.9), (0.6, 1.6, 0), 4.0, 150, kelvin(4000), 1.2)
    area((0, _ROWS * _PITCH + 1.9, 4.5), (0, _ROWS * _PITCH + 2.3, 1.5), 9, 190, kelvin(3000), 0.12)
    ambient((0.85, 0.9, 1), 0.03)
    level_camera((camera_x, -2.25, 1.42), (0.35, 1.6, 0), 33, (0, -0.055), 5.6, (-0.4, 0.0, 1.2))


def _walls(timber, length: float) -> None:
    """Slats behind the last row, a plain side wall."""
    dark = plain("behind slats", (0.010, 0.009, 0.009), 0.9)
    rear = _ROWS * _PITCH + 2.35
    slats(13, 4.6, timber, dark, 0.045, 0.05, 0.075, lift=0.5, parent=group("rear wall", (-6.5, rear, 0)))
    box((14, 0.1, 5.4), (0, rear + 0.12, 2.7), dark)
    box((0.1, 12, 5.4), (length / 2 + 1.5, 1, 2.7), plain("side wall", (0.20, 0.185, 0.165), 0.85, relief=0.0002, grain=200))
    box((0.1, 12, 5.4), (-6.4, 1, 2.7), plain("far side wall", (0.20, 0.185, 0.165), 0.85))


def _oak():
    return wood("oak slat", OAK.with_(tone=0.13), "Z")


def _dark_teak():
    return wood("dark slat", TEAK.with_(tone=0.12), "Z")


def _rows(slug: str, timber, carpet, camera_x: float) -> None:
    _hall(slug, timber(), carpet, camera_x)


add("chair-abpb11-installed", partial(_rows, "abpb11", _oak, (0.030, 0.031, 0.034), -2.55), 1200, 900, _QUALITY, _GRADE)
add("chair-abtwp03-installed", partial(_rows, "abtwp03", _dark_teak, (0.060, 0.056, 0.050), -1.35), 1200, 900, _QUALITY, _GRADE)
add("chair-abpb08-installed", partial(_rows, "abpb08", _dark_teak, (0.022, 0.016, 0.016), 2.1), 1200, 900, _QUALITY, _GRADE)
