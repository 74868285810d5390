"""A board cut through by rectangular openings. Face at Y = 0 towards −Y."""
import bmesh
import bpy

from ..core.geometry import fine, surface

#: Left, right, low, high in metres.
Opening = tuple[float, float, float, float]


def slotted_board(name: str, width: float, height: float, openings: list[Opening], face, core, thickness: float = 0.015, ease: float = 0.0004) -> bpy.types.Mesh:
    """A board about the middle of its face, its `openings` with eased edges and walls of `core`."""
    xs = sorted({-width / 2, width / 2, *(x for left, right, _, _ in openings for x in (left, right))})
    zs = sorted({-height / 2, height / 2, *(z for _, _, low, high in openings for z in (low, high))})
    columns, rows = len(xs) - 1, len(zs) - 1

    def solid(column: int, row: int) -> bool:
        if not (0 <= column < columns and 0 <= row < rows):
            return False
        x, z = (xs[column] + xs[column + 1]) / 2, (zs[row] + zs[row + 1]) / 2
        return not any(left < x < right and low < z < high for left, right, low, high in openings)

    points = [(x, y, z) for y in (0.0, thickness) for x in xs for z in zs]
    deep = len(xs) * len(zs)
    faces, walls = [], []
    for column in range(columns):
        for row in range(rows):
            if not solid(column, row):
                continue
            near = column * len(zs) + row
            far = near + len(zs)
            corners = (near, far, far + 1, near + 1)
            faces.append(corners)
            neighbours = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
            for side, beside in enumerate(neighbours):
                if not solid(*beside):
                    one, other = corners[side], corners[(side + 1) % 4]
                    walls.append((other, one, one + deep, other + deep))
    mesh = surface(points, faces + walls, face, smooth=False)
    mesh.name = name
    mesh.materials.append(core)
    mesh.polygons.foreach_set("material_index", [0] * len(faces) + [1] * len(walls))
    _ease(mesh, ease)
    return fine(mesh)


def _ease(mesh: bpy.types.Mesh, width: float) -> None:
    """Rounds the edges between face and walls; the rounding belongs to the face."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    sharp = [edge for edge in shape.edges if len(edge.link_faces) == 2 and len({face.material_index for face in edge.link_faces}) == 2]
    bmesh.ops.bevel(shape, geom=sharp, offset=width, segments=2, profile=0.5, affect="EDGES", material=0)
    shape.to_mesh(mesh)
    shape.free()
