"""A board with real holes: one cell of the grid, repeated with numpy into one mesh. The board stands in XZ, its face at Y = 0 towards −Y."""
from dataclasses import dataclass

import bpy
import numpy

from ..core.geometry import fine

Array = numpy.ndarray


@dataclass(frozen=True)
class Perforation:
    """Holes on a square grid. Lengths in metres."""

    pitch: float
    diameter: float
    square: bool = False
    #: Points around a hole: a multiple of 8.
    segments: int = 32
    chamfer: float = 0.0004


def board(
    name: str,
    width: float,
    height: float,
    thickness: float,
    holes: Perforation,
    face,
    core,
    margin: float = 0.0,
    diameters: Array | None = None,
    bevel: float = 0.0008,
) -> bpy.types.Mesh:
    """
    As many holes as fit inside `margin`, centred. `diameters` (columns × rows) gives each hole its own size; 0 leaves it
    out. `face` covers the front, `core` the walls of the holes and the edges.
    """
    columns = int((width - 2 * margin) / holes.pitch + 1e-6)
    rows = int((height - 2 * margin) / holes.pitch + 1e-6)
    sizes = numpy.full((columns, rows), holes.diameter) if diameters is None else diameters[:columns, :rows]
    points, quads, materials = _field(columns, rows, holes, sizes, thickness)
    half_field = (columns * holes.pitch / 2, rows * holes.pitch / 2)
    rim_points, rim_quads, rim_materials = _rim(half_field, (width / 2, height / 2), thickness, bevel)
    quads = numpy.concatenate([quads, rim_quads + len(points)])
    points = numpy.concatenate([points, rim_points])
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], quads.tolist())
    mesh.materials.append(face)
    mesh.materials.append(core)
    mesh.polygons.foreach_set("material_index", numpy.concatenate([materials, rim_materials]).astype(numpy.int32))
    mesh.polygons.foreach_set("use_smooth", numpy.ones(len(quads), bool))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
    mesh.update()
    return fine(mesh)


def _field(columns: int, rows: int, holes: Perforation, sizes: Array, thickness: float):
    ring = _directions(holes)
    count = holes.segments
    outer = _on_square(ring) * holes.pitch / 2
    shape = _on_square(ring) if holes.square else ring
    x = (numpy.arange(columns) - (columns - 1) / 2) * holes.pitch
    z = (numpy.arange(rows) - (rows - 1) / 2) * holes.pitch
    centres = numpy.stack(numpy.meshgrid(x, z, indexing="ij"), -1).reshape(-1, 1, 2)
    radii = sizes.reshape(-1, 1, 1) / 2
    rings = [
        (centres + outer, 0.0),
        (centres + shape * (radii + holes.chamfer), 0.0),
        (centres + shape * radii, holes.chamfer),
        (centres + shape * radii, thickness),
    ]
    layers = [numpy.concatenate([flat, numpy.full((len(flat), count, 1), depth)], -1) for flat, depth in rings]
    points = numpy.stack(layers, 1)[..., [0, 2, 1]].reshape(-1, 3)
    step = numpy.arange(count)
    following = (step + 1) % count
    cell = numpy.concatenate(
        [numpy.stack([level * count + step, level * count + following, (level + 1) * count + following, (level + 1) * count + step], 1) for level in range(3)]
    )
    quads = (cell[None] + (numpy.arange(columns * rows) * 4 * count)[:, None, None]).reshape(-1, 4)
    materials = numpy.tile(numpy.repeat([0, 0, 1], count), columns * rows)
    return points, quads, materials


def _rim(field: tuple[float, float], edge: tuple[float, float], thickness: float, bevel: float):
    corners = numpy.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], float)
    frames = [
        (numpy.array(field), 0.0),
        (numpy.array(edge) - bevel, 0.0),
        (numpy.array(edge), bevel),
        (numpy.array(edge), thickness),
    ]
    points = numpy.concatenate([numpy.insert(corners * half, 1, depth, axis=1) for half, depth in frames])
    quads, materials = [], []
    for level in range(3):
        for corner in range(4):
            following = (corner + 1) % 4
            quads.append((level * 4 + corner, level * 4 + following, level * 4 + 4 + following, level * 4 + 4 + corner))
            materials.append(1 if level == 2 else 0)
    return points, numpy.array(quads), numpy.array(materials)


def _directions(holes: Perforation) -> Array:
    angles = numpy.linspace(0, 2 * numpy.pi, holes.segments, endpoint=False)
    return numpy.stack([numpy.cos(angles), numpy.sin(angles)], 1)


def _on_square(directions: Array) -> Array:
    return directions / numpy.abs(directions).max(1, keepdims=True)
