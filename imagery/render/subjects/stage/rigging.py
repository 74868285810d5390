"""Pipes, clamps, wire ropes, and luminaires hung from them."""

import math

import bpy

from ...core.geometry import box, lathe, place, tube
from ...core.scene import assembly, group, put
from ...materials.plain import plain

#: Radius of the pipe that every clamp fits.
PIPE = 0.024
#: The distance from the axis of the pipe down to a hung luminaire.
HANGING = PIPE + 0.030
#: The name of the base plate of a luminaire, which is removed when it is hung.
FOOT_PLATE = "foot plate"


def pipe(start, end, material, radius: float = PIPE) -> bpy.types.Object:
    return place(tube([start, end], radius, material), name="pipe")


def wire_rope(start, end, radius: float = 0.004) -> bpy.types.Object:
    """Galvanised strands twisted about each other."""
    steel = plain("galvanised strand", (0.40, 0.40, 0.41), 0.38, metallic=1)
    length = math.dist(start, end)
    direction = [(b - a) / length for a, b in zip(start, end)]
    aside = (1.0, 0.0, 0.0) if abs(direction[0]) < 0.5 else (0.0, 1.0, 0.0)
    across = _cross(direction, aside)
    upward = _cross(direction, across)
    steps = max(8, int(length / 0.008))
    parent = group("wire rope")
    for strand in range(3):
        points = []
        for k in range(steps + 1):
            along, angle = length * k / steps, 2 * math.pi * (k * length / steps / 0.06 + strand / 3)
            a, b = 0.55 * radius * math.cos(angle), 0.55 * radius * math.sin(angle)
            points.append(tuple(s + d * along + c * a + u * b for s, d, c, u in zip(start, direction, across, upward)))
        place(tube(points, radius * 0.55, steel), parent=parent)
    return parent


def _cross(a, b) -> tuple[float, float, float]:
    x, y, z = a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    size = math.sqrt(x * x + y * y + z * z)
    return x / size, y / size, z / size


def hung(make, location, turn: float = 0) -> bpy.types.Object:
    """
    A luminaire hung upside down under a pipe whose axis is at `location`. `make` builds it standing, with its beam
    *raised* by its tilt, so that the beam points down when hung. `turn` is about the vertical; without it the beam
    points to −Y.
    """
    with assembly("hung luminaire") as thing:
        whole = group("hung")
        whole.rotation_euler[1] = math.pi
        whole.location[2] = -HANGING
        make().parent = whole
        for item in list(thing.objects):
            if item.name.startswith(FOOT_PLATE):
                bpy.data.objects.remove(item)
        _clamp()
    return put(thing, location, turn)


def _clamp() -> None:
    """A hook over the pipe with its wing bolt."""
    cast = plain("clamp", (0.045, 0.045, 0.046), 0.45, unevenness=0.04, grain=900)
    hook = [(0, 0.032 * math.cos(math.radians(a)), 0.032 * math.sin(math.radians(a))) for a in range(-150, 31, 12)]
    for x in (-0.014, 0.0, 0.014):
        place(tube([(x, y, z) for _, y, z in hook], 0.0075, cast), name="hook")
    box((0.045, 0.045, 0.020), (0, -0.010, -PIPE - 0.018), cast, 0.004)
    bolt = lathe([(0, 0.05), (0.006, 0.05), (0.006, 0), (0, 0)], plain("wing bolt", (0.42, 0.42, 0.43), 0.34, metallic=1), 20)
    place(bolt, (0, 0.026, -0.012), (-65, 0, 0), name="wing bolt")
