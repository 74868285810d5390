"""A suspended ceiling of lay-in tiles on T-24 sections, viewed from below. It is in XY, with the faces of its sections at Z = 0."""
import bpy

from ..core.geometry import block, place
from ..core.scene import group
from ..materials.plain import plain

MODULE = 0.6
_FLANGE, _SHEET = 0.024, 0.0012
#: The distance of a tile's face above the flange: enough for a line of shadow.
_RECESS = 0.0025


def white_sections() -> bpy.types.Material:
    return plain("section", (0.84, 0.84, 0.825), 0.38)


def tile_ceiling(columns: int, rows: int, tile_at, sections=None, height: float = 0.0, spanning: tuple[int, int] = (1, 1), without: tuple = ()) -> bpy.types.Object:
    """
    `tile_at(column, row)` returns the mesh of an upright tile facing −Y, which is laid flat here. `spanning` is the
    number of modules that a tile covers. Positions in `without` stay empty, for lamps.
    """
    ceiling = group("ceiling", (0, 0, height))
    wide, deep = columns * spanning[0] * MODULE, rows * spanning[1] * MODULE
    sections = sections or white_sections()
    for column in range(columns):
        for row in range(rows):
            if (column, row) in without:
                continue
            x = (column + 0.5) * spanning[0] * MODULE - wide / 2
            y = (row + 0.5) * spanning[1] * MODULE - deep / 2
            place(tile_at(column, row), (x, y, _SHEET + _RECESS), (90, 0, 180 if (column + row) % 2 else 0), ceiling)
    along_y = block("main section", (_FLANGE, deep, _SHEET), 0.0004, sections)
    along_x = block("cross section", (wide, _FLANGE, _SHEET), 0.0004, sections)
    for line in range(columns + 1):
        place(along_y, (line * spanning[0] * MODULE - wide / 2, 0, _SHEET / 2), parent=ceiling)
    for line in range(rows + 1):
        place(along_x, (0, line * spanning[1] * MODULE - deep / 2, _SHEET / 2 - 0.0002), parent=ceiling)
    return ceiling
