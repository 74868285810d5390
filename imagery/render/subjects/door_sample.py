"""A sawn sample of an acoustic door, as showrooms stand it on a table: the lock edge of the leaf, and the jamb with its seal in a piece of wall. It stands on Z = 0."""

import bpy

from ..core.geometry import box, extrude, place, tube
from ..core.scene import group
from ..materials.plain import brushed, plain
from .acoustic_door import DoorSize, lever

_SIZE = DoorSize()
#: The height of the lever above the lower saw cut.
_LEVER = 0.215


def leaf_sample(veneer, sawn, height: float, width: float, location, turn: float) -> bpy.types.Object:
    """The lock edge at the origin, the leaf to its left, its face towards −Y. `sawn` is the material of its core."""
    leaf = group("leaf sample", location, turn)
    thick, lipping = _SIZE.leaf_thickness, 0.010
    membrane = plain("membrane", (0.022, 0.022, 0.023), 0.8)
    board = plain("skin", (0.21, 0.135, 0.078), 0.9, relief=0.0001, grain=1800)
    level, middle = 0.0, -(width + lipping) / 2
    for material, depth in ((veneer, 0.0012), (board, 0.006), (membrane, 0.003), (sawn, 0.0356), (membrane, 0.003), (board, 0.006), (veneer, 0.0012)):
        # The faces cover the lipping, the layers between them end at it.
        wide, x = (width, -width / 2) if material is veneer else (width - lipping, middle)
        box((wide, depth, height), (x, level + depth / 2, height / 2), material, 0.0003, parent=leaf)
        level += depth
    box((lipping, thick - 0.0025, height), (-lipping / 2, thick / 2, height / 2), veneer, 0.0006, parent=leaf)
    metal = brushed("satin steel", (0.58, 0.57, 0.55), 0.30)
    lever(leaf, (-0.065, -0.001, _LEVER), -1, metal)
    box((0.0016, 0.022, 0.235), (0.0004, thick / 2, _LEVER - 0.045), metal, 0.0004, parent=leaf)
    bolt = extrude([(0, -0.007), (0.004, -0.007), (0.013, 0.005), (0.013, 0.007), (0, 0.007)], 0.020, metal, 0.0006)
    place(bolt, (0, thick / 2, _LEVER), (90, 0, 0), leaf)
    return leaf


def jamb_sample(veneer, paint, masonry, height: float, width: float, location, turn: float) -> bpy.types.Object:
    """The rebate faces −X at X = 0, with the seal in its corner; `width` is that of the piece of wall on its right."""
    jamb = group("jamb sample", location, turn)
    face, deep, rebate = _SIZE.frame_face, _SIZE.wall_thickness, _SIZE.leaf_thickness + 0.006
    box((face, deep + 0.012, height), (face / 2, deep / 2 - 0.006, height / 2), veneer, 0.0010, parent=jamb)
    box((0.022, deep - rebate - 0.013, height - 0.0004), (-0.010, (deep + rebate + 0.013) / 2, height / 2 - 0.0002), veneer, 0.0010, parent=jamb)
    place(tube([(-0.0095, rebate + 0.005, 0), (-0.0095, rebate + 0.005, height - 0.001)], 0.0078, plain("seal", (0.20, 0.20, 0.205), 0.5)), parent=jamb)
    for y in (-0.0125, deep + 0.0125):
        box((0.075, 0.015, height - 0.0006), (face * 0.45 + 0.0375, y, height / 2 - 0.0003), veneer, 0.002, parent=jamb)
    plaster = 0.013
    for y in (plaster / 2, deep - plaster / 2):
        box((width, plaster, height - 0.001), (face + width / 2, y, height / 2 - 0.0005), paint, 0.001, parent=jamb)
    box((width - 0.001, deep - 2 * plaster, height - 0.0016), (face + width / 2, deep / 2, height / 2 - 0.0008), masonry, 0.001, parent=jamb)
    return jamb
