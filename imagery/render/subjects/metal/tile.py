"""A pressed metal ceiling tile: a shallow tray, its face down at Z = 0, its sides turned up; plain or with real holes."""
import math

import bpy

from ...core.geometry import box, extrude, place, surface
from ...core.scene import assembly
from ...materials.plain import plain
from .sections import folded
from ..perforated_board import Perforation, board

_SHEET = 0.0006


def metal_tile(side: float, coat, holes: Perforation | None = None, bevel: float = 0.0, drop: float = 0.022, margin: float = 0.03, lip: float = 0.0) -> bpy.types.Collection:
    """
    `side` over all, in metres. `bevel` is the width of the slope that gives a groove between two tiles; 0 for a square edge.
    `lip` turns the top of the sides outwards, to rest on a section.
    """
    half = side / 2
    with assembly("metal tile") as tile:
        place(_tray(half, bevel, drop, lip, 0.014, coat, closed=holes is None))
        if holes:
            inner = (half - bevel - 0.014) * 2
            sheet = board("perforated face", inner, inner, _SHEET, holes, coat, coat, max(0.0, margin - 0.014), bevel=0.00001)
            place(sheet, (0, 0, 0), (90, 0, 0))
            box((side - 0.05, side - 0.05, 0.001), (0, 0, 0.0045), plain("black fleece", (0.014, 0.014, 0.015), 0.95))
    return tile


def _tray(half: float, bevel: float, drop: float, lip: float, frame: float, coat, closed: bool) -> bpy.types.Mesh:
    """Square rings from the face outwards, up the side, round its edge and down its inner side."""
    radius = 0.0009
    rings = [(half - bevel - frame, 0.0)]
    if bevel:
        rings += [(half - bevel - radius, 0.0), (half - bevel + radius * 0.7, radius * 0.7), (half - radius * 0.6, bevel - radius * 0.6), (half, bevel + radius)]
    else:
        rings += [(half - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (0.0, 0.4, 0.8, 1.2, math.pi / 2)]
    if lip:
        rings += [(half, drop - radius), (half + radius, drop), (half + lip, drop), (half + lip, drop + _SHEET), (half - _SHEET, drop + _SHEET)]
    else:
        rings += [(half, drop), (half - _SHEET, drop)]
    rings += [(half - _SHEET, max(bevel, radius) + _SHEET), (half - bevel - 0.003, _SHEET), (half - bevel - frame, _SHEET)]
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    points = [(x * reach, y * reach, height) for reach, height in rings for x, y in corners]
    faces = []
    for level in range(len(rings) - 1):
        for corner in range(4):
            following = (corner + 1) % 4
            faces.append((level * 4 + corner, level * 4 + following, level * 4 + 4 + following, level * 4 + 4 + corner))
    if closed:
        last = (len(rings) - 1) * 4
        faces += [(3, 2, 1, 0), (last, last + 1, last + 2, last + 3)]
    # Flat shaded, because smooth shading would round the bevel.
    return surface(points, faces, coat, crease=15 if bevel else 38)


def spring_section(length: float, steel) -> bpy.types.Mesh:
    """The section that a clip-in tile snaps into: two springing leaves below a box."""
    leaves = [(-4.5, 0), (-1.2, 5), (-2.6, 12), (-0.8, 20), (-5, 20), (-5, 38), (5, 38), (5, 20), (0.8, 20), (2.6, 12), (1.2, 5), (4.5, 0)]
    return extrude(folded(leaves, 0.6), length, steel)
