"""Tables and desks, assemblies that stand on the floor at the origin. Timber with its grain along X."""

import math

import bpy
import numpy

from ...core.geometry import block, box, extrude, lathe, place, surface, tube
from ...core.scene import assembly


def boat_table(
    length: float, width: float, top, base, height: float = 0.74, bow: float = 0.14, name: str = "conference table"
) -> bpy.types.Collection:
    """A conference table whose long sides swell, on two hollow plinths; a channel for cables runs down the middle."""
    with assembly(name) as made:
        steps = numpy.linspace(-1, 1, 33)
        half = [(s * length / 2, width / 2 - bow * s * s) for s in steps]
        outline = half + [(x, -z) for x, z in reversed(half)]
        place(extrude(outline, 0.032, top, 0.006, 3), (0, 0, height - 0.016), (-90, 0, 0), name="top")
        inset = [(x * 0.97, z * 0.93) for x, z in outline]
        place(extrude(inset, 0.028, base, 0.004), (0, 0, height - 0.047), (-90, 0, 0), name="underframe")
        box((length * 0.55, 0.13, 0.004), (0, 0, height + 0.001), base, 0.001)
        for side in (-1, 1):
            box((length * 0.20, width * 0.36, height - 0.06), (side * length * 0.28, 0, (height - 0.06) / 2), base, 0.01)
            box((length * 0.22, width * 0.40, 0.02), (side * length * 0.28, 0, 0.01), base, 0.006)
    return made


def leg_table(
    length: float, width: float, top, frame, height: float = 0.74, thickness: float = 0.025, panel=None, name: str = "table"
) -> bpy.types.Collection:
    """A table on two steel frames; `panel` closes its far side (+Y)."""
    with assembly(name) as made:
        box((length, width, thickness), (0, 0, height - thickness / 2), top, 0.003)
        for side in (-1, 1):
            x = side * (length / 2 - 0.09)
            for y in (-width / 2 + 0.05, width / 2 - 0.05):
                box((0.04, 0.04, height - thickness), (x, y, (height - thickness) / 2), frame, 0.003)
            box((0.04, width - 0.14, 0.04), (x, 0, height - thickness - 0.021), frame, 0.003)
        box((length - 0.22, 0.03, 0.04), (0, width / 2 - 0.06, height - thickness - 0.021), frame, 0.003)
        if panel:
            box((length - 0.26, 0.018, 0.34), (0, width / 2 - 0.05, height - thickness - 0.22), panel, 0.003)
    return made


def round_table(
    radius: float,
    height: float,
    top,
    foot,
    thickness: float = 0.022,
    column: float = 0.03,
    base: float = 0.55,
    name: str = "round table",
) -> bpy.types.Collection:
    """A disc on a column; `base` is the foot's share of the disc."""
    with assembly(name) as made:
        edge = thickness * 0.35
        place(
            lathe(
                [
                    (0, height),
                    (radius - edge, height),
                    (radius, height - edge),
                    (radius, height - thickness + edge),
                    (radius - edge, height - thickness),
                    (0, height - thickness),
                ],
                top,
                96,
            ),
            name="top",
        )
        place(
            lathe(
                [
                    (column, height - thickness),
                    (column, 0.03),
                    (radius * base * 0.9, 0.014),
                    (radius * base, 0.008),
                    (radius * base, 0),
                    (0, 0),
                ],
                foot,
                72,
            ),
            name="foot",
        )
    return made


def banquet_table(
    cloth, radius: float = 0.9, height: float = 0.75, seed: int = 1, name: str = "banquet table"
) -> bpy.types.Collection:
    """A round table under a cloth that falls to the floor in soft folds."""
    random = numpy.random.default_rng(seed)
    phases, weights = random.uniform(0, 2 * math.pi, 5), random.uniform(0.5, 1, 5)
    angles = numpy.linspace(0, 2 * math.pi, 288, endpoint=False)
    wave = sum(w * numpy.sin((13 + 2 * k) * angles + p) for k, (w, p) in enumerate(zip(weights, phases))) / 3
    profile = [
        (0.0, height),
        (radius * 0.5, height),
        (radius - 0.015, height),
        (radius - 0.004, height - 0.004),
        (radius, height - 0.014),
    ]
    profile += [(radius + 0.03 * (1 - z / height), z) for z in numpy.linspace(height - 0.05, 0.008, 14)]
    points, count = [], len(angles)
    for r, z in profile:
        fall = max(0.0, (height - z) / height)
        reach = r + 0.085 * fall**0.8 * (wave if r > radius * 0.99 else 0)
        reach = numpy.broadcast_to(reach, angles.shape)
        points.append(numpy.stack([reach * numpy.cos(angles), reach * numpy.sin(angles), numpy.full(count, z)], 1))
    faces = [
        (row * count + k, (row + 1) * count + k, (row + 1) * count + (k + 1) % count, row * count + (k + 1) % count)
        for row in range(len(profile) - 1)
        for k in range(count)
    ]
    with assembly(name) as made:
        place(surface(numpy.concatenate(points), faces, cloth, crease=70), name="cloth")
    return made


def coffee_table(radius: float, height: float, top, frame, name: str = "coffee table") -> bpy.types.Collection:
    """A disc on three bent legs."""
    with assembly(name) as made:
        place(
            lathe(
                [
                    (0, height),
                    (radius - 0.006, height),
                    (radius, height - 0.006),
                    (radius - 0.012, height - 0.022),
                    (0, height - 0.022),
                ],
                top,
                96,
            ),
            name="top",
        )
        for step in range(3):
            angle = math.radians(step * 120 + 20)
            c, s = math.cos(angle), math.sin(angle)
            place(
                tube(
                    [(radius * 0.82 * c, radius * 0.82 * s, 0), (radius * 0.66 * c, radius * 0.66 * s, height - 0.022)],
                    0.011,
                    frame,
                )
            )
        ring = [
            (radius * 0.7 * math.cos(a), radius * 0.7 * math.sin(a), height * 0.3)
            for a in numpy.linspace(0, 2 * math.pi, 48, endpoint=False)
        ]
        place(tube(ring, 0.006, frame, closed=True))
    return made


def cabinet(
    length: float, depth: float, height: float, front, top, doors: int = 4, plinth=None, name: str = "cabinet"
) -> bpy.types.Collection:
    """A low cabinet with its doors towards −Y and 3 mm joints."""
    with assembly(name) as made:
        box((length, depth - 0.02, height - 0.10), (0, 0.01, 0.08 + (height - 0.10) / 2), plinth or front)
        box((length - 0.06, depth - 0.08, 0.08), (0, 0.02, 0.04), plinth or front)
        box((length + 0.01, depth + 0.006, 0.02), (0, 0, height - 0.01), top, 0.003)
        mesh = block("door", (length / doors - 0.003, 0.018, height - 0.125), 0.0015, front)
        for k in range(doors):
            place(mesh, (-length / 2 + (k + 0.5) * length / doors, -depth / 2 + 0.011, 0.08 + (height - 0.105) / 2))
    return made
