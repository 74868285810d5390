"""Boards grooved lengthways: veneered MDF of 128 or 192 mm with slats between grooves, and wide boards with slits. Face at Y = 0 towards −Y, length along Z."""
import bmesh
import bpy
import numpy

from ..core.geometry import fine, grid, place, surface


def grooved_board(
    name: str,
    slats: list[float],
    gap: float,
    length: float,
    face,
    core,
    thickness: float = 0.017,
    depth: float = 0.011,
    bevel: float = 0.0006,
) -> bpy.types.Mesh:
    """
    One board with `slats` (widths in metres, left to right) `gap` apart and half a gap at both edges, so that boards
    meet in a groove. `face` covers the slats and their bevels, `core` the grooves and the edges.
    """
    outline, is_face = _outline(slats, gap, thickness, depth, bevel)
    outline, is_face = _with_joint(outline, is_face, thickness, depth)
    low, high = -length / 2, length / 2
    points = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    mesh = surface(points, grid(2, len(outline)), face, smooth=False)
    mesh.materials.append(core)
    mesh.polygons.foreach_set("material_index", numpy.where(is_face, 0, 1).astype(numpy.int32))
    _close_ends(mesh, outline, low, high)
    return fine(mesh)


def _outline(slats: list[float], gap: float, thickness: float, depth: float, bevel: float):
    """The cross-section of the front, left to right, and whether each segment is veneered."""
    width = sum(slats) + gap * len(slats)
    x = -width / 2
    points, veneered = [(x, thickness)], []
    for slat in slats:
        left, right = x + gap / 2, x + gap / 2 + slat
        points += [(x, depth), (left, depth), (left, bevel), (left + bevel * 0.3, bevel * 0.3), (left + bevel, 0)]
        veneered += [False, False, False, True, True]
        points += [(right - bevel, 0), (right - bevel * 0.3, bevel * 0.3), (right, bevel), (right, depth)]
        veneered += [True, True, True, False]
        x = right + gap / 2
    points += [(x, depth), (x, thickness)]
    veneered += [False, False]
    return points, veneered


def _with_joint(outline, veneered, thickness: float, depth: float):
    """A groove in the left edge and a tongue on the right one, between the floor of the grooves and the back."""
    left, right = outline[0][0], outline[-1][0]
    near, far = depth + (thickness - depth) * 0.28, depth + (thickness - depth) * 0.72
    groove = [(left, thickness), (left, far), (left + 0.005, far), (left + 0.005, near), (left, near)]
    tongue = [(right, near), (right + 0.0045, near), (right + 0.0045, far), (right, far), (right, thickness)]
    return [*groove, *outline[1:-1], *tongue], [False] * 4 + veneered + [False] * 4


def _close_ends(mesh, outline, low: float, high: float) -> None:
    """Caps at both ends, visible only where a board is cut."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    for z, turn in ((low, 1), (high, -1)):
        cap = [shape.verts.new((x, y, z)) for x, y in outline]
        shape.faces.new(cap[::turn]).material_index = 1
    shape.to_mesh(mesh)
    shape.free()


def board_row(mesh, count: int, pitch: float, middle=(0.0, 0.0, 0.0)) -> None:
    """Boards side by side, each with a different figure."""
    for number in range(count):
        place(mesh, (middle[0] + (number - (count - 1) / 2) * pitch, middle[1], middle[2]))
