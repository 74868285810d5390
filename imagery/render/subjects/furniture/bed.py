"""A made bed: base, mattress, a quilt that falls over its sides, pillows. It stands on Z = 0, its head at Y = 0, its foot towards −Y."""
import math

import bpy
import numpy

from ...core.geometry import box, grid, place, surface
from ...core.scene import group

_QUILT_TOP, _CORNER = 0.60, 0.07


def bed(base, linen, quilt, cushion, location=(0, 0, 0), width: float = 1.80, length: float = 2.04) -> bpy.types.Object:
    """`base`, `linen`, `quilt` and `cushion` are materials; sizes in metres."""
    whole = group("bed", location)
    box((width + 0.02, length + 0.02, 0.24), (0, -length / 2 - 0.02, 0.20), base, 0.02, parent=whole)
    box((width - 0.02, length - 0.02, 0.26), (0, -length / 2 - 0.02, 0.44), linen, 0.06, parent=whole)
    place(_quilt(width, length, 0.62, 0.34, quilt), parent=whole)
    place(_quilt(width - 0.004, 0.98, 0.58, 0.10, linen, 0.012), parent=whole, name="turned sheet")
    for x in (-0.45, 0.45):
        place(_pillow(0.70, 0.46, 0.20, linen), (x, -0.17, 0.80), (-22, 0, 0), whole)
        place(_pillow(0.50, 0.34, 0.16, cushion), (x * 0.95, -0.35, 0.74), (-30, 0, 3 if x > 0 else -4), whole)
    return whole


def _quilt(width: float, length: float, head: float, fall: float, material, lift: float = 0.0) -> bpy.types.Mesh:
    """A quilt from `head` metres off the wall to the foot, hanging down `fall` metres at the sides and the foot."""
    half = width / 2 + 0.02
    across = numpy.linspace(-half - fall, half + fall, 121)
    reaches_foot = length > 1.5
    along = numpy.linspace(head, length + 0.05 + (fall if reaches_foot else 0), 111)
    points = [_fold(s, t, half, length + 0.05, lift) for t in along for s in across]
    return surface(points, grid(len(along), len(across)), material)


def _fold(s: float, t: float, half: float, foot: float, lift: float) -> tuple[float, float, float]:
    """The draped position of the point of a flat quilt `s` metres from the middle and `t` metres from the wall."""
    x, side_drop = _over_edge(abs(s), half)
    y, foot_drop = _over_edge(t, foot)
    drop = max(side_drop, foot_drop)
    puff = 0.010 * math.sin(7.1 * s + 2.3 * t) * math.sin(5.3 * t + 1.1) + 0.006 * math.sin(13 * t - 9 * s)
    hanging = min(1.0, drop / 0.2)
    run = t if side_drop else s
    # Folds stand outwards only: the mattress holds the cloth off.
    wave = hanging * (0.030 + 0.020 * math.sin(11 * run + 1.3) + 0.008 * math.sin(27 * run))
    x += lift + (wave if side_drop else 0)
    y += wave if foot_drop else 0
    return math.copysign(x, s), -y, _QUILT_TOP + lift + puff * (1 - hanging) - drop


def _over_edge(distance: float, edge: float) -> tuple[float, float]:
    """How far out and down a cloth extends that is flat up to a rounded edge and hangs beyond it."""
    turn = edge - _CORNER
    if distance <= turn:
        return distance, 0.0
    angle = (distance - turn) / _CORNER
    if angle < math.pi / 2:
        return turn + _CORNER * math.sin(angle), _CORNER * (1 - math.cos(angle))
    return edge, _CORNER + distance - turn - _CORNER * math.pi / 2


def _pillow(width: float, height: float, thickness: float, material) -> bpy.types.Mesh:
    """Upright in XZ, centred: thick in the middle, thin at the seam, with pointed corners."""
    steps = numpy.linspace(-1, 1, 33)
    points = []
    for side in (-1, 1):
        for v in steps:
            for u in steps:
                full = ((1 - abs(u) ** 3.2) * (1 - abs(v) ** 3.2)) ** 0.55
                drawn = 1 - 0.07 * (1 - abs(u * v)) * max(abs(u), abs(v)) ** 6
                points.append((u * width / 2 * drawn, side * thickness / 2 * full, v * height / 2 * drawn))
    count = len(steps)
    back, front = grid(count, count), grid(count, count, count * count)
    return surface(points, [face[::-1] for face in back] + front, material)
