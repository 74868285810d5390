"""People seen from afar or from behind: a seated listener, a musician on the floor, someone walking. All face −Y."""
import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy
from mathutils import Matrix, Vector

from ..core.geometry import place, surface
from ..core.scene import Colour, assembly, put
from ..materials.colour import linear
from ..materials.plain import plain

Point = tuple[float, float, float]
#: From one point to another, thick at both ends by the radii, and stretched along the axes.
Stroke = tuple[Point, Point, float, float, Point]

_SKINS = ("#7d5238", "#94643f", "#63402c", "#a87850")
_ROUND = (1.0, 1.0, 1.0)


def stroke(start: Point, end: Point, first: float, last: float, stretch: Point = _ROUND) -> Stroke:
    """From `start` to `end`, thick by the radii `first` and `last`, stretched along the axes."""
    return start, end, first, last, stretch


def both(strokes: list[Stroke]) -> list[Stroke]:
    """The strokes and their mirror images."""
    return strokes + [((-a[0], *a[1:]), (-b[0], *b[1:]), r, s, stretch) for a, b, r, s, stretch in strokes]


def moulded(name: str, strokes: list[Stroke], material, voxel: float = 0.010) -> bpy.types.Mesh:
    """The strokes grown together, without edges between them."""
    ball, faces = _ball()
    points, corners = [], []
    for start, end, first, last, stretch in strokes:
        count = max(2, math.ceil(math.dist(start, end) / (0.35 * min(first, last) * min(stretch)))) if start != end else 1
        for share in numpy.linspace(0, 1, count):
            corners.append(faces + len(ball) * len(points))
            points.append(ball * (first + (last - first) * share) * stretch + numpy.array(start) * (1 - share) + numpy.array(end) * share)
    item = bpy.data.objects.new(name, surface(numpy.concatenate(points), numpy.concatenate(corners)))
    bpy.context.scene.collection.objects.link(item)
    remesh = item.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    smooth = item.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 8
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(item)
    mesh.materials.append(material)
    return mesh


def _ball() -> tuple[numpy.ndarray, numpy.ndarray]:
    """The points and triangles of a ball with a radius of 1 m."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
    points = numpy.array([vertex.co[:] for vertex in shape.verts])
    faces = numpy.array([[vertex.index for vertex in face.verts] for face in shape.faces])
    shape.free()
    return points, faces


def _head(chest: float, skin: Colour, grey: float, bun: bool, flowers: bool = False) -> bpy.types.Material:
    """
    Neck, head and hair above a chest at that height; `grey` is the share of white hair. A bun may hold jasmine
    flowers. Returns the hair's material.
    """
    z = chest
    flesh = [
        stroke((0, 0.075, z + 0.08), (0, 0.055, z + 0.20), 0.064, 0.058),
        stroke((0, 0.03, z + 0.285), (0, 0.03, z + 0.285), 0.1, 0.1, (0.76, 0.95, 1.16)),
        stroke((0, 0.0, z + 0.235), (0, 0.0, z + 0.235), 0.058, 0.058),
        *both([stroke((0.077, 0.045, z + 0.265), (0.077, 0.045, z + 0.285), 0.016, 0.019, (0.6, 1, 1))]),
    ]
    place(moulded("head", flesh, plain("skin", skin, 0.5, specular=0.35)))
    hair = [
        stroke((0, 0.052, z + 0.312), (0, 0.052, z + 0.312), 0.1, 0.1, (0.82, 0.94, 0.94)),
        stroke((0, 0.080, z + 0.215), (0, 0.075, z + 0.28), 0.060, 0.078, (1, 0.8, 1)),
    ]
    if bun:
        hair += [stroke((0, 0.155, z + 0.255), (0, 0.155, z + 0.255), 0.05, 0.05, (1.1, 0.85, 1))]
    dark = (0.012, 0.010, 0.009)
    strands = plain("hair", tuple(part + (0.32 - part) * grey for part in dark), 0.5, relief=0.008, grain=130)
    place(moulded("hair", hair, strands, 0.007))
    if bun and flowers:
        ring = [(0.050 * math.cos(a), 0.170, z + 0.255 + 0.044 * math.sin(a)) for a in numpy.linspace(3.3, 6.1, 11)]
        place(moulded("jasmine", [stroke(point, point, 0.009, 0.009) for point in ring], plain("jasmine", (0.60, 0.59, 0.52), 0.8), 0.003))
    return strands


def _face(chest: float, skin: Colour, hair: bpy.types.Material, beard: bool) -> None:
    """What is left of a face at ten metres: a hairline, brows, eyes in their sockets, a nose, lips or a beard."""
    z = chest
    place(moulded("nose", [stroke((0, -0.062, z + 0.305), (0, -0.080, z + 0.262), 0.010, 0.016)], plain("skin", skin, 0.5, specular=0.35), 0.004))
    marks = both([stroke((0.014, -0.066, z + 0.322), (0.046, -0.050, z + 0.322), 0.007, 0.006)])
    marks += [stroke((-0.048, 0.002, z + 0.370), (0.048, 0.002, z + 0.370), 0.036, 0.036)]
    if beard:
        marks += both([stroke((0.0, -0.040, z + 0.205), (0.058, 0.010, z + 0.240), 0.036, 0.024), stroke((0.0, -0.070, z + 0.247), (0.030, -0.058, z + 0.240), 0.009, 0.008)])
    place(moulded("hairline", marks, hair, 0.004))
    dark = both([stroke((0.022, -0.060, z + 0.300), (0.040, -0.052, z + 0.300), 0.009, 0.008)])
    if not beard:
        dark += [stroke((-0.018, -0.062, z + 0.225), (0.018, -0.062, z + 0.225), 0.008, 0.008)]
    place(moulded("eyes", dark, plain("eyes and lips", tuple(part * 0.3 for part in skin), 0.6), 0.004))


def torso(hip: float, chest: float) -> list[Stroke]:
    """Trunk and shoulders between two heights."""
    return [
        stroke((0, 0.08, hip), (0, 0.10, chest), 0.135, 0.125, (1.25, 0.85, 1)),
        stroke((-0.15, 0.09, chest + 0.03), (0.15, 0.09, chest + 0.03), 0.062, 0.062),
        stroke((0, 0.085, chest + 0.03), (0, 0.078, chest + 0.11), 0.078, 0.060),
        *both([stroke((0.16, 0.09, chest + 0.035), (0.03, 0.080, chest + 0.115), 0.052, 0.046)]),
    ]


def arm(chest: float, elbow: Point, hand: Point) -> list[Stroke]:
    """One arm from the shoulder above a chest at that height, on the side of its elbow."""
    return [stroke((math.copysign(0.19, elbow[0]), 0.09, chest + 0.01), elbow, 0.053, 0.045), stroke(elbow, hand, 0.043, 0.032)]


def draped(chest: float) -> list[Stroke]:
    """A dupatta or the end of a sari over the left shoulder and down the back."""
    return [
        stroke((0.10, -0.03, chest - 0.16), (0.13, 0.10, chest + 0.075), 0.05, 0.055, (1.2, 1, 1)),
        stroke((0.13, 0.12, chest + 0.06), (0.03, 0.225, chest - 0.38), 0.055, 0.10, (1.2, 0.5, 1)),
    ]


def listener(number: int, cloth: str, shawl: str | None = None, grey: float = 0) -> bpy.types.Collection:
    """Someone on a chair, hands in the lap; with a shawl a woman, her hair in a bun."""
    chest, skin = 0.95, linear(_SKINS[number % len(_SKINS)])
    legs = both([stroke((0.09, 0.02, 0.52), (0.12, -0.40, 0.50), 0.085, 0.065), stroke((0.12, -0.40, 0.50), (0.12, -0.38, 0.08), 0.06, 0.045)])
    arms = both(arm(chest, (0.235, 0.05, 0.70), (0.07, -0.22, 0.62)))
    with assembly(f"listener {number}") as made:
        place(moulded("clothes", torso(0.50, chest) + arms + legs, plain("clothes", linear(cloth), 0.9, sheen=0.3)))
        _head(chest, skin, grey, shawl is not None, number % 2 == 0)
        if shawl:
            place(moulded("shawl", draped(chest), plain("shawl", linear(shawl), 0.7, sheen=0.4)))
    return made


def musician(
    number: int, cloth: str, hands: tuple[Point, Point], shawl: str | None = None, bun: bool = False, grey: float = 0, bow: float = 15
) -> bpy.types.Collection:
    """Someone cross-legged on the floor, with the left and the right hand at two points, the head bent forward by `bow` degrees."""
    chest, skin = 0.52, linear(_SKINS[number % len(_SKINS)])
    legs = both([stroke((0.08, 0.05, 0.10), (0.36, -0.18, 0.11), 0.088, 0.066), stroke((0.36, -0.18, 0.09), (-0.06, -0.32, 0.07), 0.056, 0.045)])
    left, right = hands
    arms = arm(chest, (0.26, -0.02, 0.30), left) + arm(chest, (-0.26, -0.02, 0.30), right)
    with assembly(f"musician {number}") as made:
        place(moulded("clothes", torso(0.10, chest) + arms + legs, plain("clothes", linear(cloth), 0.9, sheen=0.3)))
        place(moulded("hands", [stroke(point, point, 0.042, 0.042) for point in hands], plain("skin", skin, 0.5)))
        with _bowed(chest, bow):
            hair = _head(chest, skin, grey, bun)
            _face(chest, skin, hair, not bun)
        if shawl:
            place(moulded("shawl", draped(chest), plain("shawl", linear(shawl), 0.7, sheen=0.4)))
    return made


@contextmanager
def _bowed(chest: float, degrees: float):
    """Turns what is made inside it forward about the nape."""
    pivot = Vector((0, 0.06, chest + 0.13))
    before = set(bpy.data.objects)
    yield
    turn = Matrix.Translation(pivot) @ Matrix.Rotation(math.radians(degrees), 4, "X") @ Matrix.Translation(-pivot)
    for item in set(bpy.data.objects) - before:
        item.matrix_basis = turn


def walker(number: int, cloth: str, shawl: str | None = None) -> bpy.types.Collection:
    """Someone in the middle of a step, in a long kurta or a sari."""
    chest = 1.38
    skirt = stroke((0, 0.08, 0.95), (0, 0.05, 0.12 if shawl else 0.58), 0.150, 0.20 if shawl else 0.17, (1.15, 0.95, 1))
    legs = [
        stroke((0.08, 0.05, 0.85), (0.09, -0.16, 0.46), 0.08, 0.06),
        stroke((0.09, -0.16, 0.46), (0.09, -0.24, 0.06), 0.055, 0.045),
        stroke((-0.08, 0.08, 0.85), (-0.09, 0.10, 0.46), 0.08, 0.06),
        stroke((-0.09, 0.10, 0.46), (-0.09, 0.32, 0.12), 0.055, 0.045),
    ]
    arms = arm(chest, (0.25, 0.14, 1.12), (0.23, 0.02, 0.90)) + arm(chest, (-0.25, 0.02, 1.10), (-0.22, -0.16, 0.94))
    with assembly(f"walker {number}") as made:
        place(moulded("clothes", [*torso(0.92, chest), skirt, *legs, *arms], plain("clothes", linear(cloth), 0.9, sheen=0.3)))
        _head(chest, linear(_SKINS[number % len(_SKINS)]), 0, shawl is not None)
        if shawl:
            place(moulded("shawl", draped(chest), plain("shawl", linear(shawl), 0.7, sheen=0.4)))
    return made


def walk(figure: bpy.types.Collection, start: Point, end: Point, turn: float) -> None:
    """Puts someone into the scene between two points, blurred by walking from one towards the other while the shutter is open."""
    item = put(figure, start, turn)
    for frame, at in ((0, start), (2, end)):
        item.location = at
        item.keyframe_insert("location", frame=frame)
    bpy.context.scene.render.use_motion_blur = True
