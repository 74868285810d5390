"""Lay-In Tiles: 595 × 595 mm on exposed sections, plain or perforated, square or bevelled."""
import math
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import extrude, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import ambient, put
from ...materials.metal import powder_coat
from ...materials.palette import white_metal
from ...subjects.metal.ceilings import tee_grid, tiles_in
from ...subjects.metal.sections import tee
from ...subjects.metal.tile import metal_tile
from ...subjects.studio import ground, low_sun_below_ceiling
from ..panels.shots import WHITE_CEILING, close, hero
from .shots import COARSE, METAL, WIDE, low_window, void_above, white

_SIDE = 0.595
_MANY = Quality(samples=40, bounces=4, diffuse=3, glossy=2, noise_threshold=0.03)


def _tile(holes=None, bevel: float = 0.0):
    return metal_tile(_SIDE, white(), holes, bevel, 0.018)


def _silver_section():
    """A tone darker than the tiles, so that its edges are visible where no shadow falls."""
    return powder_coat("silver section", (0.47, 0.47, 0.465), 0.4)


@hero("lay-in-tiles-hero", quality=replace(_MANY, samples=40, noise_threshold=0.02), grade=replace(METAL, prefiltered=False, raw_where_fine=0.9))
def lay_in_hero() -> None:
    """One tile is being laid in: its right side rests on the section, its left side is still in the void."""
    bored, closed = _tile(WIDE), _tile()
    columns, rows, open_at = 15, 13, (8, 6)
    tee_grid(columns, rows, "plain", _silver_section())
    tiles_in(columns, rows, lambda column, row: None if (column, row) == open_at else closed if (column + row) % 3 == 0 else bored)
    lean, half = math.radians(30), _SIDE / 2
    x = (open_at[0] + 0.5 - columns / 2) * 0.6
    laid = put(bored, (x + half - half * math.cos(lean), 0, 0.003 + half * math.sin(lean)))
    laid.rotation_euler[1] = lean
    void_above(0.7, (0.10, 0.097, 0.092))
    low_window(280, -1.4, 5.0, mirrored=False)
    low_sun_below_ceiling(2.2, (0.0, 0.0), 82)
    area((-0.9, -0.5, -1.3), (0.3, 0.0, 0.1), 1.0, 14, kelvin(4000))
    area((0.0, -0.1, 0.42), (0.35, 0.05, 0.2), 0.25, 4, kelvin(5000))
    camera((-0.45, -0.98, -0.96), (0.42, 0.08, 0.02), 38, 16, (0.5, -0.1, 0))


@close("lay-in-tiles-front", grade=WHITE_CEILING)
def front() -> None:
    fine, closed = _tile(WIDE), _tile()
    tee_grid(6, 6, "plain", _silver_section())
    tiles_in(6, 6, lambda column, row: fine if (column + row) % 2 else closed)
    void_above()
    # Not reflected, or there would be a bright patch on the far tiles.
    area((2.6, 2.2, -0.55), (0.05, 0.1, 0), 1.2, 190, kelvin(4000), 0.5).visible_glossy = False
    area((-1.6, -1.8, -1.6), (0, 0, 0), 1.6, 8, kelvin(6500))
    ambient((0.88, 0.94, 1), 0.06)
    camera((-0.28, -0.62, -0.96), (0.06, 0.06, 0), 34)


@close("lay-in-tiles-detail", quality=_MANY, grade=replace(WHITE_CEILING, prefiltered=False, raw_where_fine=0.5))
def detail() -> None:
    tile = metal_tile(_SIDE, white(), COARSE, 0, 0.018, margin=0.018)
    tee_grid(2, 2, "plain", _silver_section())
    tiles_in(2, 2, lambda column, row: tile)
    area((0.7, 0.25, -0.13), (0, 0.02, 0), 0.5, 12, kelvin(4000), 0.12)
    area((-0.6, -0.6, -0.6), (0, 0, 0), 0.8, 1.6, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.08)
    camera((-0.085, -0.165, -0.20), (0.012, 0.016, 0), 52, 22, (0.0, 0.0, 0))


@close("lay-in-tiles-edge", grade=replace(METAL, prefiltered=False, raw_where_fine=0.5), quality=_MANY)
def edge() -> None:
    """Face up on a table: a square edge over a bevelled one, and the section they rest on."""
    ground((0.20, 0.198, 0.19), 14)
    # From behind, so that the edges towards the camera are shaded; low, so that each hole has a shaded side.
    sun((-1, -0.42, -0.55), 3.6, kelvin(4000), 1.0)
    area((-1.2, -1.3, 1.1), (0, 0, 0.05), 1.3, 9, kelvin(6500))
    ambient((0.9, 0.95, 1), 0.06)
    for tile, height, x, y, turn in ((_tile(None, 0.006), 0.0, 0.02, 0.06, 3), (_tile(WIDE), 0.0205, 0.06, 0.10, -6)):
        item = put(tile, (x + 0.1, y + 0.2, height + 0.018), turn)
        item.rotation_euler[0] = math.pi
    for k in range(2):
        place(extrude(tee("plain", 38), 0.40, white_metal(), 0.0002), (-0.21 - 0.07 * k, -0.08 - 0.05 * k, 0), (0, 0, 14 + 5 * k))
    camera((-0.60, -0.82, 0.44), (0.005, 0.06, 0.0), 51, 11, (-0.12, -0.12, 0.03))
