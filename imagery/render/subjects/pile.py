"""The pile of velvet: hundreds of thousands of short ribbons on a cloth, brushed in varying directions."""
import bpy
import numpy

from ..core.geometry import place

Array = numpy.ndarray


def pile(cloth: bpy.types.Object, count: int, length: float, breadth: float, material, seed: int = 4) -> bpy.types.Object:
    """
    `count` tufts on a cloth of quads, `length` metres long and `breadth` wide at the foot. They lean downwards, more where the
    pile has been brushed.
    """
    random = numpy.random.default_rng(seed)
    foot, normal = _feet(cloth.data, count, random)
    brushed = _brushed(foot, random)[:, None]
    lean = numpy.concatenate([random.normal(0, 0.20, (count, 1)) + 0.35 * brushed, random.normal(0, 0.2, (count, 1)), -0.45 - 0.55 * brushed], 1)
    middle = foot + (normal + 0.25 * lean) * length * 0.55
    tip = foot + (normal + 0.75 * lean) * length * random.uniform(0.75, 1.15, (count, 1))
    turn = random.normal(0, 1, (count, 3))
    aside = numpy.cross(turn, normal)
    aside *= breadth / 2 / numpy.linalg.norm(aside, axis=1, keepdims=True)
    points = numpy.stack([foot - aside, foot + aside, middle - 0.8 * aside, middle + 0.8 * aside, tip], 1).reshape(-1, 3)
    return place(_mesh(points, count, material), tuple(cloth.location), name="pile")


def _feet(mesh: bpy.types.Mesh, count: int, random) -> tuple[Array, Array]:
    """Evenly scattered points on the faces, with their normals."""
    corners = numpy.empty(len(mesh.vertices) * 3, numpy.float32)
    mesh.vertices.foreach_get("co", corners)
    faces = numpy.empty(len(mesh.polygons) * 4, numpy.int32)
    mesh.polygons.foreach_get("vertices", faces)
    a, b, c, d = (corners.reshape(-1, 3)[faces.reshape(-1, 4)[:, k]] for k in range(4))
    across = numpy.cross(c - a, d - b)
    areas = numpy.linalg.norm(across, axis=1)
    chosen = random.choice(len(areas), count, p=areas / areas.sum())
    u, v = random.random((count, 1)), random.random((count, 1))
    feet = (a[chosen] * (1 - u) + b[chosen] * u) * (1 - v) + (d[chosen] * (1 - u) + c[chosen] * u) * v
    normals = across[chosen] / areas[chosen][:, None]
    return feet, normals * -numpy.sign(numpy.median(normals[:, 1]))


def _brushed(foot: Array, random) -> Array:
    """Soft patches from 0 to 1, some centimetres wide and longer than wide."""
    total = numpy.zeros(len(foot))
    for _ in range(7):
        wave = random.normal(0, 1, 3) * (95, 60, 38)
        total += numpy.sin(foot @ wave + random.uniform(0, 6.3))
    return 1 / (1 + numpy.exp(-1.6 * total))


def _mesh(points: Array, count: int, material) -> bpy.types.Mesh:
    mesh = bpy.data.meshes.new("pile")
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(numpy.float32).ravel())
    corners = (numpy.arange(count)[:, None] * 5 + numpy.array([0, 1, 3, 2, 2, 3, 4])).ravel()
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set("vertex_index", corners.astype(numpy.int32))
    starts = (numpy.arange(count)[:, None] * 7 + numpy.array([0, 4])).ravel()
    mesh.polygons.add(len(starts))
    mesh.polygons.foreach_set("loop_start", starts.astype(numpy.int32))
    mesh.polygons.foreach_set("loop_total", numpy.tile([4, 3], count).astype(numpy.int32))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    return mesh
