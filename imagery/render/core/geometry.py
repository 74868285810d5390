"""Meshes in metres. Every edge is bevelled, because no real edge is perfectly sharp."""
import math

import bmesh
import bpy
import numpy

from .scene import link

Point = tuple[float, float, float]


def face_weighted_normals(mesh: bpy.types.Mesh) -> bpy.types.Mesh:
    """Keeps faces flat, with highlights on the bevels. Stored in the mesh, not as a modifier, so that instances share it."""
    normals = numpy.zeros((len(mesh.vertices), 3))
    for polygon in mesh.polygons:
        weighted = numpy.array(polygon.normal) * polygon.area
        for index in polygon.vertices:
            normals[index] += weighted
    normals /= numpy.maximum(numpy.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices([tuple(normal) for normal in normals])
    return mesh


def block(name: str, size: Point, bevel: float = 0, material=None, segments: int = 2) -> bpy.types.Mesh:
    """A box about its centre."""
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if bevel:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    for face in shape.faces:
        face.smooth = bool(bevel)
    shape.to_mesh(mesh)
    shape.free()
    if bevel:
        face_weighted_normals(mesh)
    if material:
        mesh.materials.append(material)
    return mesh


def place(mesh, location: Point = (0, 0, 0), rotation: Point = (0, 0, 0), parent=None, name: str | None = None) -> bpy.types.Object:
    """Puts a mesh or curve into the scene; rotation in degrees about X, Y, Z."""
    item = bpy.data.objects.new(name or mesh.name, mesh)
    item.location = location
    item.rotation_euler = [math.radians(angle) for angle in rotation]
    item.pass_index = int("fine" in mesh)
    return link(item, parent)


def fine(mesh: bpy.types.Mesh) -> bpy.types.Mesh:
    """Marks a mesh whose holes, grooves or strands a picture may exclude from denoising (`Grade.raw_where_fine`)."""
    mesh["fine"] = True
    return mesh


def box(size: Point, location: Point, material=None, bevel: float = 0, rotation: Point = (0, 0, 0), parent=None) -> bpy.types.Object:
    return place(block("box", size, bevel, material), location, rotation, parent)


def lathe(profile: list[tuple[float, float]], material=None, segments: int = 96, crease: float = 40) -> bpy.types.Mesh:
    """A profile of (radius, height) revolved about Z; edges sharper than `crease` degrees stay sharp."""
    mesh = bpy.data.meshes.new("lathe")
    count = len(profile)
    vertices = []
    for step in range(segments):
        angle = 2 * math.pi * step / segments
        vertices += [(radius * math.cos(angle), radius * math.sin(angle), height) for radius, height in profile]
    faces = []
    for step in range(segments):
        following = (step + 1) % segments
        for k in range(count - 1):
            faces.append((step * count + k, following * count + k, following * count + k + 1, step * count + k + 1))
    mesh.from_pydata(vertices, [], faces)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    return _finish_smooth(shape, mesh, material, crease)


def extrude(outline: list[tuple[float, float]], depth: float, material=None, bevel: float = 0, segments: int = 2) -> bpy.types.Mesh:
    """An outline of (x, z) extruded along Y about its middle."""
    mesh = bpy.data.meshes.new("extrusion")
    shape = bmesh.new()
    face = shape.faces.new([shape.verts.new((x, -depth / 2, z)) for x, z in outline])
    extruded = bmesh.ops.extrude_face_region(shape, geom=[face])
    moved = [item for item in extruded["geom"] if isinstance(item, bmesh.types.BMVert)]
    bmesh.ops.translate(shape, vec=(0, depth, 0), verts=moved)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    if not bevel:
        return _finish_smooth(shape, mesh, material, 35)
    sharp = [edge for edge in shape.edges if edge.is_manifold and edge.calc_face_angle(0) > math.radians(30)]
    bmesh.ops.bevel(shape, geom=sharp, offset=bevel, segments=segments, profile=0.5, affect="EDGES")
    for item in shape.faces:
        item.smooth = True
    shape.to_mesh(mesh)
    shape.free()
    face_weighted_normals(mesh)
    if material:
        mesh.materials.append(material)
    return mesh


def grid(rows: int, columns: int, first: int = 0) -> list[tuple[int, int, int, int]]:
    """The faces between rows of points; `first` is the index of the first point."""
    corners = [first + row * columns + column for row in range(rows - 1) for column in range(columns - 1)]
    return [(corner, corner + 1, corner + columns + 1, corner + columns) for corner in corners]


def surface(vertices, faces, material=None, smooth: bool = True, crease: float = 0) -> bpy.types.Mesh:
    """A mesh from points and faces; with `crease` degrees, duplicates are merged and normals made consistent."""
    mesh = bpy.data.meshes.new("surface")
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(int(i) for i in f) for f in faces])
    if crease:
        shape = bmesh.new()
        shape.from_mesh(mesh)
        bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=2e-5)
        return _finish_smooth(shape, mesh, material, crease)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    if material:
        mesh.materials.append(material)
    return mesh


def many_quads(name: str, points: numpy.ndarray, quads: numpy.ndarray, material) -> bpy.types.Mesh:
    """A smooth mesh of many quads, made much faster than by `surface`; `quads` has the four points of each."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(numpy.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.astype(numpy.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", numpy.arange(0, quads.size, 4, dtype=numpy.int32))
    mesh.polygons.foreach_set("loop_total", numpy.full(len(quads), 4, numpy.int32))
    mesh.polygons.foreach_set("use_smooth", numpy.ones(len(quads), bool))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    return mesh


def curve_through(points, steps: int = 10) -> list[tuple[float, ...]]:
    """A curve through points in two or three dimensions (Catmull-Rom), with `steps` points per segment."""
    p = numpy.array([points[0], *points, points[-1]], float)
    t = numpy.linspace(0, 1, steps, endpoint=False)[:, None]
    found = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:])
    ]
    return [tuple(point) for point in numpy.concatenate(found)] + [tuple(p[-1])]


def tube(points: list[Point], radius: float, material=None, closed: bool = False) -> bpy.types.Curve:
    """A round bar along points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    if material:
        curve.materials.append(material)
    return curve


def _finish_smooth(shape, mesh, material, crease: float) -> bpy.types.Mesh:
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    for face in shape.faces:
        face.smooth = True
    shape.to_mesh(mesh)
    shape.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(crease)
    if material:
        mesh.materials.append(material)
    return mesh
