"""Upholstered pads: a rounded outline with a thick edge, a seam at mid depth, and seams across the face."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import bpy
import numpy

from ..core.geometry import surface, tube

Array = numpy.ndarray
Bend = Callable[[Array, Array], Array]
Outline = Callable[[Array, Array], tuple[Array, Array]]


@dataclass(frozen=True)
class Pad:
    """A pad standing in XZ, its face towards −Y, its middle at the origin. Lengths in metres."""

    width: float
    height: float
    depth: float
    #: Radius of the outline's corners, seen from the front.
    corner: float = 0.06
    #: Radius of the edge between face and side.
    edge: float = 0.025
    #: How far the middle of the face bulges beyond its edge.
    crown: float = 0.012
    #: How much narrower the top is than the bottom, as a share.
    taper: float = 0.0
    #: Heights at which a seam is sewn across the face.
    seams: tuple[float, ...] = ()
    #: Places across at which a seam is sewn along the height.
    upright_seams: tuple[float, ...] = ()
    #: How deep the seams draw the face in.
    tuck: float = 0.007
    #: How deep the seam around the side is drawn in; 0 for a moulded shell.
    waist: float = 0.0025
    #: Moves the points (x, z) of the finished pad, for example to arch the top or form a waist.
    form: Outline | None = None


def pad_mesh(pad: Pad, material, bend: Bend | None = None, around: int = 160, rings: int = 34) -> bpy.types.Mesh:
    """`bend` returns how far a point (x, z) of the pad moves along Y, to follow a back or a thigh."""
    outline = _outline(pad, around)
    face = _sheet(pad, outline, rings, front=True)
    back = _sheet(pad, outline, rings // 2, front=False)[::-1]
    side = _side(pad, outline)
    layers = numpy.concatenate([face, side, back])
    points = layers.reshape(-1, 3)
    points = _tapered(points, pad)
    if bend:
        points[:, 1] += bend(points[:, 0], points[:, 2])
    count = len(layers)
    quads = []
    for level in range(count - 1):
        for step in range(around):
            following = (step + 1) % around
            quads.append(
                (level * around + step, (level + 1) * around + step, (level + 1) * around + following, level * around + following)
            )
    return surface(points, quads, material, crease=60)


def piping(pad: Pad, material, radius: float = 0.003, bend: Bend | None = None, depth: float | None = None) -> bpy.types.Curve:
    """A cord around the pad's side, `depth` behind its middle: by default along its front edge."""
    outline = _outline(pad, 160)
    behind = (-pad.depth / 2 + pad.edge) if depth is None else depth
    points = _tapered(numpy.stack([outline[:, 0], numpy.full(len(outline), behind), outline[:, 1]], 1), pad)
    if bend:
        points[:, 1] += bend(points[:, 0], points[:, 2])
    return tube([tuple(point) for point in points], radius, material, closed=True)


def _outline(pad: Pad, around: int) -> Array:
    """Points of a rounded rectangle, a quarter of them on each corner's side."""
    half_width, half_height, corner = pad.width / 2, pad.height / 2, pad.corner
    angles = numpy.linspace(0, 2 * math.pi, around, endpoint=False)
    # More points at the corners of the outline: angles are shifted towards the diagonals.
    angles = angles - 0.12 * numpy.sin(4 * angles)
    direction = numpy.stack([numpy.cos(angles), numpy.sin(angles)], 1)
    points = []
    for dx, dz in direction:
        reach = min(half_width / max(abs(dx), 1e-9), half_height / max(abs(dz), 1e-9))
        x, z = dx * reach, dz * reach
        inner_x, inner_z = half_width - corner, half_height - corner
        if abs(x) > inner_x and abs(z) > inner_z:
            offset = numpy.array([abs(x) - inner_x, abs(z) - inner_z])
            offset *= corner / max(numpy.linalg.norm(offset), 1e-9)
            x, z = math.copysign(inner_x + offset[0], x), math.copysign(inner_z + offset[1], z)
        points.append((x, z))
    return numpy.array(points)


def _sheet(pad: Pad, outline: Array, rings: int, front: bool) -> Array:
    """Rings from the middle to the edge, closer together at the curve of the edge."""
    share = numpy.sin(numpy.linspace(0, 1, rings) * math.pi / 2) ** 0.9
    flat = share[:, None, None] * outline[None]
    x, z = flat[..., 0], flat[..., 1]
    inside = _distance_inside(pad, x, z)
    near_edge = numpy.clip(1 - inside / pad.edge, 0, 1)
    lift = pad.edge * (1 - numpy.sqrt(numpy.maximum(0, 1 - near_edge**2)))
    u, v = numpy.clip(2 * x / pad.width, -1, 1), numpy.clip(2 * z / pad.height, -1, 1)
    fullness = (1 - u**4) * (1 - v**4)
    if not front:
        return numpy.stack([x, pad.depth / 2 - lift + 0.1 * pad.crown * fullness, z], -1)
    y = -pad.depth / 2 + lift - pad.crown * fullness
    fade = numpy.clip(inside / 0.05, 0, 1) ** 0.5
    for height in pad.seams:
        y += pad.tuck * fade * _groove(z - height)
    for across in pad.upright_seams:
        y += pad.tuck * fade * _groove(x - across)
    return numpy.stack([x, y, z], -1)


def _groove(distance: Array) -> Array:
    """A sewn line: a fine sharp cut in a broad hollow."""
    return 0.62 * numpy.exp(-((distance / 0.004) ** 2)) + 0.38 * numpy.exp(-((distance / 0.022) ** 2))


def _side(pad: Pad, outline: Array) -> Array:
    rows = numpy.linspace(-1, 1, 13)[1:-1] * (pad.depth / 2 - pad.edge)
    centre = outline / numpy.maximum(numpy.linalg.norm(outline, axis=1, keepdims=True), 1e-9)
    layers = []
    for y in rows:
        inward = pad.waist * math.exp(-((y / 0.004) ** 2))
        flat = outline - centre * inward
        layers.append(numpy.stack([flat[:, 0], numpy.full(len(flat), y), flat[:, 1]], 1))
    return numpy.array(layers)


def _distance_inside(pad: Pad, x: Array, z: Array) -> Array:
    """The distance of a point inside the rounded outline."""
    over_x, over_z = numpy.abs(x) - (pad.width / 2 - pad.corner), numpy.abs(z) - (pad.height / 2 - pad.corner)
    outside = numpy.hypot(numpy.maximum(over_x, 0), numpy.maximum(over_z, 0))
    return numpy.maximum(0, pad.corner - outside - numpy.minimum(numpy.maximum(over_x, over_z), 0))


def _tapered(points: Array, pad: Pad) -> Array:
    result = points.copy()
    upward = numpy.clip(result[:, 2] / pad.height + 0.5, 0, 1)
    result[:, 0] *= 1 - pad.taper * upward
    if pad.form:
        result[:, 0], result[:, 2] = pad.form(result[:, 0], result[:, 2])
    return result


def curled(mesh: bpy.types.Mesh, radius: float) -> bpy.types.Mesh:
    """Wraps a pad around an upright axis `radius` in front of it, as the back of a tub chair."""
    points = numpy.empty(len(mesh.vertices) * 3, numpy.float32)
    mesh.vertices.foreach_get("co", points)
    x, y, z = points.reshape(-1, 3).T
    angle, reach = x / radius, radius + y
    mesh.vertices.foreach_set(
        "co", numpy.stack([reach * numpy.sin(angle), reach * numpy.cos(angle) - radius, z], 1).astype(numpy.float32).ravel()
    )
    mesh.update()
    return mesh
