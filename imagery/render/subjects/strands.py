"""Thousands of thin ribbons as one mesh: excelsior of wood wool boards, fibres of glass wool. They are in XZ, in layers towards −Y."""
import bpy
import numpy

from ..core.geometry import Point, fine, many_quads, place

#: The attributes of each point of a ribbon: the distance along it and from its middle, in metres, and the ribbon's number.
GRAIN = "grain"
#: How much flatter the fibres of a cut face are than loose ones.
_FLATTENED = 10


def strands(
    count: int,
    width: float,
    height: float,
    material,
    lengths: tuple[float, float] = (0.04, 0.13),
    breadths: tuple[float, float] = (0.0010, 0.0021),
    curl: float = 24,
    depth: float = 0.008,
    seed: int = 2,
    points: int = 14,
    sawn: bool = False,
    looseness: float = 1,
) -> bpy.types.Mesh:
    """
    `count` ribbons over a field of `width` × `height`. `curl` is the spread of their curvature in radians per metre,
    and `depth` the distance from the lowest, at Y = 0, to the topmost; `sawn` cuts off ribbons at the edge of the
    field. Their ends taper. With a `looseness` below 1 they are pressed: they roll and wave less, and sawn ends are in
    one line.
    """
    random = numpy.random.default_rng(seed)
    share = numpy.linspace(0, 1, points)
    length = random.uniform(*lengths, (count, 1))
    curvature = random.normal(0, curl, (count, 1)) + random.normal(0, curl * 0.8, (count, 1)) * numpy.sin(share * random.uniform(2, 7, (count, 1)))
    heading = random.uniform(0, 2 * numpy.pi, (count, 1)) + curvature * length * share
    step = length / (points - 1)
    x = random.uniform(-width / 2, width / 2, (count, 1)) + numpy.cumsum(numpy.cos(heading) * step, 1)
    z = random.uniform(-height / 2, height / 2, (count, 1)) + numpy.cumsum(numpy.sin(heading) * step, 1)
    level = depth * numpy.sqrt(numpy.linspace(0.02, 1, count))[:, None]
    waves = numpy.sin(share * random.uniform(3, 9, (count, 1)) + random.uniform(0, 6.3, (count, 1)))
    y = -level + (waves * 0.0013 + random.normal(0, 0.0008, (count, 1))) * looseness
    roll = numpy.sin(share * random.uniform(1, 5, (count, 1)) + random.uniform(0, 6.3, (count, 1))) * random.uniform(0.1, 0.7, (count, 1))
    roll *= looseness
    tapered = numpy.clip(numpy.minimum(share, 1 - share) * 14 + 0.25, 0, 1)
    half = random.uniform(*breadths, (count, 1)) / 2 * tapered
    across = numpy.stack([-numpy.sin(heading) * numpy.cos(roll), numpy.sin(roll), numpy.cos(heading) * numpy.cos(roll)], -1) * half[..., None]
    middle = numpy.stack([x, y, z], -1)
    vertices = numpy.stack([middle - across, middle + across], 2).reshape(-1, 3)
    first = (numpy.arange(count) * points * 2)[:, None] + numpy.arange(points - 1) * 2
    faces = numpy.stack([first, first + 1, first + 3, first + 2], -1).reshape(-1, 4)
    if sawn:
        inside = (numpy.abs(x) <= width / 2) & (numpy.abs(z) <= height / 2)
        kept = inside[:, :-1] & inside[:, 1:] if looseness == 1 else inside[:, :-1] | inside[:, 1:]
        faces = faces[kept.reshape(-1)]
        if looseness < 1:
            vertices[:, 0] = numpy.clip(vertices[:, 0], -width / 2, width / 2)
            vertices[:, 2] = numpy.clip(vertices[:, 2], -height / 2, height / 2)
    mesh = fine(many_quads("strands", vertices, faces, material))
    along = numpy.repeat(length * share, 2, 1)
    aside = numpy.stack([-half, half], 2).reshape(count, -1)
    whose = numpy.broadcast_to(numpy.arange(count)[:, None], along.shape)
    places = mesh.attributes.new(GRAIN, "FLOAT_VECTOR", "POINT")
    places.data.foreach_set("vector", numpy.stack([along, aside, whose], -1).astype(numpy.float32).ravel())
    return mesh


def cut_face(width: float, thick: float, material, seed: int, at: Point, turn: float = 0, parent=None) -> bpy.types.Object:
    """Fibres in layers on the cut edge of a board, some of them torn out by the knife."""
    mesh = strands(round(3_000_000 * width * thick), width - 0.001, (thick - 0.001) * _FLATTENED, material, (0.008, 0.03), (0.00008, 0.00018), 30, 0.0006, seed, 8, True)
    face = place(mesh, at, (0, 0, turn), parent)
    face.scale[2] = 1 / _FLATTENED
    return face
