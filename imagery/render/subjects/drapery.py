"""Curtains in folds. A drape hangs in XZ from its top edge, its face towards −Y."""

import bpy
import numpy

from ..core.geometry import place, surface


def drape(
    width: float, height: float, material, fold: float = 0.17, depth: float = 0.075, seed: int = 1, **character: float
) -> bpy.types.Mesh:
    """
    From x = 0 to `width` and down from z = 0; folds about `fold` wide that widen and drift towards the hem. In
    `character`, a `fullness` above 0.26 makes the folds overhang, `wander` is the sideways drift of a fold, `ripple`
    the share of a smaller fold within each, and `crease` the height in metres of soft diagonal creases.
    """
    usual = {"fullness": 0.45, "wander": 0.10, "ripple": 0.0, "crease": 0.0}
    fullness, wander, ripple, crease = (character.get(name, value) for name, value in usual.items())
    random = numpy.random.default_rng(seed)
    across = max(8, round(width / 0.004))
    down = max(6, round(height / (0.012 if crease else 0.22)))
    s = numpy.linspace(0, width, across + 1)
    edges = numpy.concatenate([[0], numpy.cumsum(fold * random.uniform(0.72, 1.3, int(width / fold * 1.6) + 2))])
    phase = _eased(numpy.interp(s, edges, numpy.arange(len(edges))), fold / 3, s[1]) * 2 * numpy.pi
    strength = numpy.interp(s, edges, random.uniform(0.65, 1.15, len(edges)))
    sway = numpy.interp(s, edges, random.normal(0, 1, len(edges)))
    points = []
    for row in range(down + 1):
        fallen = row / down
        opened = 0.55 + 0.45 * fallen**0.6
        drift = wander * fallen * sway + 0.05 * numpy.sin(3 * fallen + sway * 2)
        y = depth * strength * opened * (numpy.sin(phase + drift) + ripple * numpy.sin(2 * phase + 2 * sway + drift))
        if crease:
            y += crease * _creases(s, fallen * height, seed)
        x = s - 0.30 * fold * opened * numpy.sin(2 * (phase + drift)) * fullness
        points.append(numpy.stack([x, y, numpy.full_like(x, -fallen * height)], 1))
    count = across + 1
    faces = [
        (row * count + k, (row + 1) * count + k, (row + 1) * count + k + 1, row * count + k + 1)
        for row in range(down)
        for k in range(across)
    ]
    return surface(numpy.concatenate(points), faces, material)


def _eased(values, reach: float, step: float):
    """The values, one every `step` metres, with corners rounded over `reach` metres."""
    count = max(1, round(reach / step))
    padded = numpy.concatenate([2 * values[0] - values[count:0:-1], values, 2 * values[-1] - values[-2 : -count - 2 : -1]])
    return numpy.convolve(padded, numpy.full(2 * count + 1, 1 / (2 * count + 1)), "valid")


def _creases(s, z: float, seed: int):
    """Soft diagonal waves from −1 to 1 that fade in and out over several decimetres."""
    first = numpy.sin(13 * s + 6 * z + seed) * numpy.sin(3.1 * s - 4.3 * z + 2 * seed)
    second = numpy.sin(24 * s - 15 * z + 3 * seed) * numpy.sin(5.2 * s + 6.1 * z + seed)
    return 0.65 * first + 0.35 * second


def hang(
    width: float, height: float, material, location, turn: float = 0, fold: float = 0.17, depth: float = 0.075, seed: int = 1
) -> bpy.types.Object:
    """Hangs a drape whose upper left corner is at `location`."""
    return place(drape(width, height, material, fold, depth, seed), location, (0, 0, turn), name="drape")


def curtain(width: float, height: float, material, location, fold: float, depth: float, seed: int, loose: bool = False) -> bpy.types.Object:
    """Hangs a heavy curtain with rounder, drifting folds; if `loose`, in varying widths with small folds between."""
    character = {"fullness": 0.30, "wander": 1.3, "ripple": 0.30, "crease": 0.011} if loose else {"fullness": 0.25, "wander": 0.40, "ripple": 0.12}
    return place(drape(width, height, material, fold, depth, seed, **character), location, name="curtain")
