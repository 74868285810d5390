"""The open cells of melamine foam as solid struts, for macros: jittered Kelvin cells cut by the faces of a tile."""
from collections.abc import Callable

import bpy
import numpy

from ..core.geometry import many_quads

Array = numpy.ndarray
#: The depth of the tile at each point, in metres: 0 at its faces, negative outside it.
Depth = Callable[[Array], Array]


def foam_struts(depth_at: Depth, low: Array, high: Array, cell: float, layers: float, material, seed: int = 5) -> bpy.types.Mesh:
    """
    The struts within the box from `low` to `high` that are inside the tile and at most `layers` cells below a face;
    `cell` is the width of a cell in metres.
    """
    random = numpy.random.default_rng(seed)
    first, second = _edges(_centres(depth_at, low, high, cell, layers))
    numbers, index = numpy.unique(numpy.concatenate([first, second]), axis=0, return_inverse=True)
    points = numbers / 4 + random.normal(0, 0.10, numbers.shape)
    for _ in range(6):
        # Cells grow unevenly, so that they are in no rows.
        points += 0.09 * random.normal(0, 1, 3) * numpy.sin(points @ random.normal(0, 0.75, (3, 1)) + random.uniform(0, 6.3))
    points *= cell
    start, end = points[index[: len(first)]], points[index[len(first) :]]
    depth = depth_at((start + end) / 2)
    kept = (depth > 0) & (depth < layers * cell)
    return _prisms(start[kept], end[kept], cell * random.uniform(0.030, 0.054, (kept.sum(), 1)), material)


def _centres(depth_at: Depth, low: Array, high: Array, cell: float, layers: float) -> Array:
    """The centres of the cells near the faces, on a body-centred lattice counted in quarters of a cell."""
    ranges = [numpy.arange(int(least // cell) - 1, int(most // cell) + 2) for least, most in zip(low, high)]
    corners = numpy.stack(numpy.meshgrid(*ranges, indexing="ij"), -1).reshape(-1, 3) * 4
    centres = numpy.concatenate([corners, corners + 2])
    depth = depth_at(centres * (cell / 4))
    return centres[(depth > -cell) & (depth < (layers + 1) * cell)]


def _edges(centres: Array) -> tuple[Array, Array]:
    """The two ends of every edge of the cells, each edge once though three cells share it."""
    # The vertices of a truncated octahedron are all orders of 0, ±1, ±2; its edges join neighbours at √2.
    vertices = [numpy.array(place) - 2 for place in numpy.ndindex(5, 5, 5) if sorted(abs(part - 2) for part in place) == [0, 1, 2]]
    pairs = [(one, other) for number, one in enumerate(vertices) for other in vertices[number + 1 :] if ((one - other) ** 2).sum() == 2]
    ends = (centres[:, None, None, :] + numpy.array(pairs)).reshape(-1, 2, 3)
    code = numpy.sort(((ends + 4096) * numpy.array([1, 1 << 14, 1 << 28])).sum(-1), axis=1)
    _, chosen = numpy.unique(code, axis=0, return_index=True)
    return ends[chosen, 0], ends[chosen, 1]


def _prisms(start: Array, end: Array, radius: Array, material) -> bpy.types.Mesh:
    """Struts of three sides, thinner in the middle."""
    count = len(start)
    along = end - start
    along /= numpy.linalg.norm(along, axis=1, keepdims=True)
    aside = numpy.cross(along, numpy.where(numpy.abs(along[:, 2:]) < 0.8, [[0.0, 0, 1]], [[0.0, 1, 0]]))
    aside /= numpy.linalg.norm(aside, axis=1, keepdims=True)
    across = numpy.cross(along, aside)
    rings = []
    for place, thickness in ((start, 1.35), ((start + end) / 2, 0.8), (end, 1.35)):
        for angle in (0.0, 2.094, 4.189):
            rings.append(place + radius * thickness * (numpy.cos(angle) * aside + numpy.sin(angle) * across))
    points = numpy.stack(rings, 1).reshape(-1, 3)
    sides = [(ring * 3 + k, ring * 3 + (k + 1) % 3, ring * 3 + 3 + (k + 1) % 3, ring * 3 + 3 + k) for ring in (0, 1) for k in range(3)]
    quads = numpy.arange(count)[:, None, None] * 9 + numpy.array(sides)
    return many_quads("struts", points, quads.reshape(-1, 4), material)
