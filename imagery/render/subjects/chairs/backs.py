"""Backs of auditorium chairs. A back stands on its lower edge in the frame of its parent, its face towards −Y."""

import numpy

from ...core.geometry import lathe, place
from .model import ChairFinish, ChairModel
from ..upholstery import Outline, Pad, pad_mesh, piping

Array = numpy.ndarray


def back(model: ChairModel, finish: ChairFinish, length: float, parent) -> None:
    """Cushion and shell in one of the five forms of `model.back_top`, with the joint of a back that pushes back."""
    width = model.width + 0.015 if model.width != 0.45 else 0.45
    shape = _FORMS[model.back_top](width, length)
    middle, depth = length / 2, model.back_thickness
    corner = 0.125 if model.back_top == "rounded" else 0.035 if model.back_top == "straight" else 0.075
    if model.back_top == "headrest":
        _headrest_cushions(finish, width, length, depth, parent)
    else:
        cushion = Pad(width, length, depth, corner, 0.034, 0.014, form=shape, **_seams(model.back_top, width, length))
        _upholster(cushion, finish, (0, 0.045, middle), parent)
    behind = 0.045 + depth / 2 + 0.005
    shell = Pad(width + 0.010, length + 0.02, 0.018, corner + 0.003, 0.008, 0, waist=0, form=_FORMS[model.back_top](width, length + 0.02))
    place(pad_mesh(shell, finish.shell, _bend, rings=26), (0, behind, middle - 0.012), parent=parent, name="back shell")
    if model.upholstered_rear:
        rear = Pad(width - 0.03, length - 0.06, 0.024, corner, 0.010, 0.004, waist=0, form=_FORMS[model.back_top](width, length))
        place(pad_mesh(rear, finish.cloth, lambda x, z: -_bend(x, z)), (0, behind + 0.013, middle), (0, 0, 180), parent, "rear")
    if model.back == "push-back":
        _recline_joint(model, finish, parent)


def _upholster(cushion: Pad, finish: ChairFinish, location, parent) -> None:
    # A finer mesh where upright seams cross its rings, or the seams would be jagged.
    around, rings = (760, 240) if cushion.upright_seams else (320, 120)
    place(pad_mesh(cushion, finish.cloth, _bend, around, rings), location, parent=parent, name="back")
    place(piping(cushion, finish.cord, 0.0028, _bend, depth=cushion.depth / 2 - 0.026), location, parent=parent, name="back cord")


def _headrest_cushions(finish: ChairFinish, width: float, length: float, depth: float, parent) -> None:
    """A long pad for the back, and a thicker, narrower one for the head above it."""
    head = 0.190
    lower = length - head - 0.012
    _upholster(Pad(width, lower, depth, 0.050, 0.034, 0.014, 0.04, seams=(lower / 2 - 0.12,)), finish, (0, 0.045, lower / 2), parent)
    pillow = Pad(width * 0.86, head, depth + 0.030, 0.060, 0.044, 0.012)
    _upholster(pillow, finish, (0, 0.030, length - head / 2), parent)


def _seams(back_top: str, width: float, length: float) -> dict:
    if back_top == "straight":
        return {"upright_seams": (-width / 6, width / 6), "tuck": 0.012}
    if back_top == "arched":
        return {"seams": tuple(length / 2 - below for below in (0.15, 0.27, 0.39)), "tuck": 0.010}
    if back_top == "waisted":
        return {"upright_seams": (0.0,), "tuck": 0.012}
    return {}


def _bend(x: Array, z: Array) -> Array:
    """Around the shoulders, and with a hollow for the lower back."""
    return -0.30 * x * x + 0.10 * z * z - 0.012 * numpy.exp(-(((z + 0.16) / 0.11) ** 2))


def _plain(width: float, length: float) -> Outline | None:
    return None


def _slightly_tapered(width: float, length: float) -> Outline:
    return lambda x, z: (x * (1 - 0.06 * numpy.clip(z / length + 0.5, 0, 1)), z)


def _arched(width: float, length: float) -> Outline:
    """The upper edge rises to the middle and falls to the shoulders."""

    def form(x: Array, z: Array) -> tuple[Array, Array]:
        upward = numpy.clip(z / length + 0.5, 0, 1) ** 2
        return x * (1 - 0.05 * upward), z - 0.085 * upward * (2 * x / width) ** 2

    return form


def _waisted(width: float, length: float) -> Outline:
    """Narrow above the arms, wide at the shoulders."""

    def form(x: Array, z: Array) -> tuple[Array, Array]:
        return x * (1 - 0.17 * numpy.exp(-(((z - 0.01) / 0.12) ** 2))), z

    return form


_FORMS = {"straight": _plain, "rounded": _slightly_tapered, "arched": _arched, "waisted": _waisted, "headrest": _plain}


def _recline_joint(model: ChairModel, finish: ChairFinish, parent) -> None:
    """Discs at both edges of the back on which it pivots, above the seat."""
    for side in (-1, 1):
        disc = [(0, 0.014), (0.030, 0.014), (0.036, 0.010), (0.038, 0.0), (0.038, -0.012), (0, -0.012)]
        place(lathe(disc, finish.metal, 64), (side * (model.spacing / 2 - 0.037), 0.062, 0.10), (0, side * 90, 0), parent, "recline joint")
        cap = [(0, 0.004), (0.011, 0.004), (0.013, 0.002), (0.013, 0)]
        place(lathe(cap, finish.bolt, 6, 20), (side * (model.spacing / 2 - 0.023), 0.062, 0.10), (0, side * 90, 0), parent, "joint bolt")
