"""Panels of one block: fabric over a core, bevelled foam, felt sheets. The face at Y = −thickness towards −Y, the back on the wall at Y = 0."""
import bmesh
import bpy
from mathutils import Matrix

from ..core.geometry import Point, block, extrude, place, surface

#: The depth of a V-groove as a share of its width.
GROOVE_DEPTH = 0.55


def wrapped_panel(name: str, width: float, height: float, thickness: float, cloth, radius: float = 0.006) -> bpy.types.Mesh:
    """A core wrapped in cloth, which rounds its edges."""
    return block(name, (width, thickness, height), radius, cloth, 4)


def bevelled_tile(name: str, width: float, height: float, thickness: float, bevel: float, material, softness: float = 0.0008) -> bpy.types.Mesh:
    """A tile whose front edges are cut at 45°, `bevel` wide; 0 for a square edge."""
    mesh = block(name, (width, thickness, height), 0, material)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    front = [edge for edge in shape.edges if all(vertex.co.y < 0 for vertex in edge.verts)]
    if bevel:
        bmesh.ops.bevel(shape, geom=front, offset=bevel, segments=1, affect="EDGES")
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=softness, segments=2, profile=0.5, affect="EDGES")
    for face in shape.faces:
        face.smooth = True
    shape.to_mesh(mesh)
    shape.free()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.5
    return mesh


def grooved_felt(
    name: str, width: float, height: float, thickness: float, groove_at: list[float], material, groove: float = 0.008
) -> bpy.types.Mesh:
    """A felt sheet with V-grooves cut along its height at the given places (metres from its middle)."""
    depth = groove * GROOVE_DEPTH
    outline = [(-width / 2, thickness), (-width / 2, 0.0)]
    for x in groove_at:
        outline += [(x - groove / 2, 0.0), (x, depth), (x + groove / 2, 0.0)]
    outline += [(width / 2, 0.0), (width / 2, thickness)]
    mesh = extrude(outline, height, material, 0.0007, 2)
    # The outline was drawn in XZ and extruded along Y: turn it upright, facing −Y.
    mesh.transform(Matrix(((1, 0, 0, 0), (0, 0, 1, -thickness), (0, -1, 0, 0), (0, 0, 0, 1))))
    mesh.name = name
    return mesh


def grid(mesh, columns: int, rows: int, pitch_x: float, pitch_z: float, depth: float, middle: tuple[float, float] = (0, 0)) -> None:
    """Tiles in rows on the wall at Y = 0, `depth` thick."""
    for column in range(columns):
        for row in range(rows):
            location: Point = (
                middle[0] + (column - (columns - 1) / 2) * pitch_x,
                -depth / 2,
                middle[1] + (row - (rows - 1) / 2) * pitch_z,
            )
            place(mesh, location)


def wall(material, width: float = 8, height: float = 5, depth: float = 0.0) -> None:
    """The plain surface behind panels, its face at Y = `depth`."""
    half, tall = width / 2, height / 2
    corners = [(-half, depth, -tall), (half, depth, -tall), (half, depth, tall), (-half, depth, tall)]
    place(surface(corners, [(0, 1, 2, 3)], material, smooth=False))
