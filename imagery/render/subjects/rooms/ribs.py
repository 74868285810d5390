"""Bent timber ribs: upright fins that follow a free curve, side by side, as a wall that flows into a ceiling."""

from collections.abc import Callable

import bpy
import numpy

from ...core.geometry import place

Array = numpy.ndarray


def rib(line: Array, depth: float, thickness: float, material, chamfer: float = 0.003) -> bpy.types.Mesh:
    """
    A fin in the XZ plane. Its visible edge is `line` (points of x and z); it is `depth` deep, to the right of the line's
    direction. The attribute `grain` holds the coordinates of the straightened fin: Z along the edge, X away from it.
    """
    direction = numpy.gradient(line, axis=0)
    direction /= numpy.linalg.norm(direction, axis=1, keepdims=True)
    behind = numpy.stack([direction[:, 1], -direction[:, 0]], 1)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    half = thickness / 2
    section = [(0.0, -half + chamfer), (0.0, half - chamfer), (chamfer, half), (depth, half), (depth, -half), (chamfer, -half)]
    points, grain = [], []
    for into, across in section:
        flat = line + behind * into
        points.append(numpy.stack([flat[:, 0], numpy.full(len(line), across), flat[:, 1]], 1))
        grain.append(numpy.stack([numpy.full(len(line), into), numpy.full(len(line), across), along], 1))
    count, sides = len(line), len(section)
    faces = [
        ((side + 1) % sides * count + k, side * count + k, side * count + k + 1, (side + 1) % sides * count + k + 1)
        for side in range(sides)
        for k in range(count - 1)
    ]
    faces += [tuple(side * count for side in range(sides)), tuple(side * count + count - 1 for side in reversed(range(sides)))]
    mesh = bpy.data.meshes.new("rib")
    mesh.from_pydata(numpy.concatenate(points).tolist(), [], [tuple(int(i) for i in face) for face in faces])
    stored = mesh.attributes.new("grain", "FLOAT_VECTOR", "POINT")
    stored.data.foreach_set("vector", numpy.concatenate(grain).astype(numpy.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", numpy.ones(len(faces), bool))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.5
    mesh.materials.append(material)
    return mesh


def ribs(
    length: float, pitch: float, line: Callable[[float], Array], depth: float, thickness: float, material, start: float = 0.0
) -> None:
    """A rib every `pitch` metres along Y; `line` gives the curve at a position along the room."""
    for k in range(int(length / pitch)):
        y = start + k * pitch
        place(rib(line(y), depth, thickness, material), (0, y, 0), name="rib")
