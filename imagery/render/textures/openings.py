"""Holes, slits and gaps in a sheet viewed square on and lit from the upper left: their edges, the core, and the fleece behind."""
import numpy

from .noise import Array, halved, noise

#: Towards the light: up and to the left.
_LIGHT = numpy.array([-0.75, -0.66], numpy.float32)
#: The share of light that the fleece behind a hole reflects; hardly any reaches it through a narrow slot.
FLEECE, SHADED = 0.042, 0.011


def grid_of_holes(size: int, width_mm: float, pitch: float, diameter: float | Array, square: bool = False) -> Array:
    """
    The distance of each point from the edge of a hole, in millimetres: positive inside, negative outside; at twice
    `size` pixels. As many holes as fit, each in the middle of a cell; `diameter` may differ between holes.
    """
    side = size * 2
    place = (numpy.arange(side) + 0.5) / side * width_mm
    count = round(width_mm / pitch)
    number = numpy.clip(((place - width_mm / 2) / pitch + count / 2).astype(int), 0, count - 1)
    offset = place - (width_mm / 2 + (number + 0.5 - count / 2) * pitch)
    radius = numpy.broadcast_to(numpy.asarray(diameter, numpy.float32), (count, count))[number[:, None], number[None, :]] / 2
    x, y = offset[None, :], offset[:, None]
    away = numpy.maximum(abs(x), abs(y)) if square else numpy.hypot(x, y)
    return numpy.where(radius > 0, radius - away, -pitch).astype(numpy.float32)


def upright_slots(size: int, width_mm: float, slots: list[tuple[float, float, float, float]]) -> Array:
    """The same for slots given by left, right, bottom and top, in millimetres from the middle of the sheet."""
    side = size * 2
    place = (numpy.arange(side) + 0.5) / side * width_mm - width_mm / 2
    x, z = place[None, :], -place[:, None]
    inside = numpy.full((side, side), -width_mm, numpy.float32)
    for left, right, bottom, top in slots:
        inside = numpy.maximum(inside, numpy.minimum(numpy.minimum(x - left, right - x), numpy.minimum(z - bottom, top - z)))
    return inside


def cut(face: Array, inside: Array, width_mm: float, core: Array, edge: float = 0.35, behind: float = FLEECE, wall_mm: float = 0.45, wall_light: float = 0.5) -> Array:
    """
    Cuts the openings into `face`, a linear array of the size of `inside`, and halves its size. `edge` is the rounding
    of the edges, `behind` the lightness behind the openings; `wall_mm` and `wall_light` are the extent and strength of
    the light on the far wall.
    """
    scale = inside.shape[0] / width_mm
    down, across = numpy.gradient(inside)
    lit = (across * _LIGHT[0] + down * _LIGHT[1]) * scale
    rounded = numpy.clip(1 + inside / edge, 0, 1) * (inside < 0)
    surface = face * (1 + 0.42 * lit * rounded**1.5)[..., None]
    fleece = behind * (1 + 0.35 * noise(inside.shape, 0.5 * scale, 0.5 * scale, 1) + 0.2 * noise(inside.shape, 0.2 * scale, 0.2 * scale, 2))
    # Light on the far wall of an opening, which fades further in.
    wall = numpy.clip(lit, 0, 1) * numpy.exp(-numpy.maximum(inside, 0) / wall_mm)
    shade = 0.55 + 0.45 * numpy.clip(0.5 + 0.25 * (_slope(inside) @ _LIGHT * -1), 0, 1)
    hollow = (fleece * shade)[..., None] + wall_light * core * wall[..., None]
    share = numpy.clip(inside * scale + 0.5, 0, 1)[..., None]
    return halved(surface * (1 - share) + hollow * share).astype(numpy.float32)


def _slope(inside: Array) -> Array:
    down, across = numpy.gradient(inside)
    length = numpy.hypot(down, across) + 1e-6
    return numpy.stack([across / length, down / length], -1)
