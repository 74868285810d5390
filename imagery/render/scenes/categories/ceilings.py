"""The corner of a ceiling of perforated tiles."""

from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import box, place, tube
from ...core.light import area, kelvin, sun
from ...core.scene import ambient, group
from ...materials.colour import linear
from ...materials.plain import plain
from ...subjects.tile_ceiling import MODULE, tile_ceiling, white_sections
from ..panels.ceiling_tiles import ROUND, calcilite
from ..panels.shots import WHITE
from .shots import category


@category("category-acoustic-ceilings", 32, replace(WHITE, prefiltered=False, raw_where_fine=0.4))
def acoustic_ceilings() -> None:
    """The corner of a hung ceiling from below: perforated tiles in their sections, light along them."""
    tile = calcilite(ROUND, 0.012)
    count = 4
    tile_ceiling(count, count, lambda column, row: tile)
    half, trim = count * MODULE / 2, white_sections()
    for turn in range(4):
        edge = group("trim", turn=90 * turn)
        box((2 * half + 0.03, 0.0016, 0.05), (0, -half - 0.0142, 0.025), trim, 0.0004, parent=edge)
        box((2 * half + 0.028, 0.016, 0.0014), (0, -half - 0.006, 0.0008 + 0.0002 * (turn % 2)), trim, 0.0004, parent=edge)
    box((2 * half - 0.1, 2 * half - 0.1, 0.002), (0, 0, 0.0175), plain("fleece", (0.02, 0.02, 0.02), 0.95))
    steel = plain("hanger", (0.30, 0.30, 0.31), 0.4, 1)
    for x in (-half + 0.06, -half + 0.66, -half + 1.26):
        for y in (-half + 0.06, -half + 0.66, -half + 1.26):
            place(tube([(x, y, 0.03), (x, y, 1.4)], 0.003, steel))
    paint = plain("paint", linear("#4f6c8c"), 0.92, relief=0.0002, grain=400)
    box((6.2, 0.1, 16), (0.5, 3.6, 0), paint)
    box((0.1, 14, 16), (3.6, 0, 0), paint)
    sun((0.80, -0.50, 0.27), 4.0, kelvin(5000), 1.2)
    area((-2.2, -2.6, -1.2), (-0.6, -0.6, 0), 1.4, 10, kelvin(6500))
    ambient((0.95, 0.97, 1), 0.16)
    camera((-1.62, -1.72, -0.50), (-0.85, -0.87, 0.035), 40, 13, (-0.9, -0.95, 0))
