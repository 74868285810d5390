"""Clip-In Tiles: 600 × 600 mm, their sides held in hidden sections, so that only a fine groove is visible."""
import math
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import extrude, place
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import ambient, put
from ...materials.metal import galvanised
from ...picture import phone_hero
from ...subjects.metal.ceilings import tiles_in
from ...subjects.metal.sections import folded
from ...subjects.metal.tile import metal_tile, spring_section
from ...subjects.studio import low_sun_below_ceiling
from ..panels.shots import close, hero
from .shots import COARSE, METAL, WIDE, low_window, metal_table, void_above, warm_grey

_SIDE = 0.5996
_FINE = Quality(samples=40, bounces=4, diffuse=3, glossy=2, noise_threshold=0.03)
_FINEST = replace(_FINE, samples=40, noise_threshold=0.02)
_FINE_GRADE = replace(METAL, prefiltered=False, raw_where_fine=0.5)


def _tile(holes=None, bevel: float = 0.004):
    return metal_tile(_SIDE, warm_grey(), holes, bevel, 0.034)


@hero("clip-in-tiles-hero", quality=_FINEST, grade=replace(_FINE_GRADE, raw_where_fine=0.9))
def clip_in_hero() -> None:
    """Rows of perforated and of plain tiles, their fine grooves in low light."""
    _rows()
    camera((-0.62, -0.66, -0.74), (0.20, 0.10, 0.0), 40, 16, (0.1, 0.0, 0))


@phone_hero("clip-in-tiles-hero-portrait", quality=_FINEST, grade=replace(_FINE_GRADE, raw_where_fine=0.6, sharpening=0, grain=0))
def clip_in_upright() -> None:
    """The same from further below, so that a phone shows a whole tile. Without film grain, which would enlarge the file and be invisible."""
    _rows()
    camera((-0.95, -1.35, -1.25), (-0.02, -0.26, 0.0), 37, 16, (0.0, -0.1, 0))


def _rows() -> None:
    bored, closed = _tile(WIDE), _tile()
    tiles_in(16, 13, lambda column, row: bored if column % 2 else closed, rest=0)
    void_above()
    low_window(420, -1.3, 5.2, mirrored=False)
    low_sun_below_ceiling(2.6, (-0.12, 0.0), 82)


# The denoiser would remove its fine grooves.
@close("clip-in-tiles-front", grade=replace(METAL, prefiltered=False), quality=_FINE)
def front() -> None:
    fine, closed = _tile(WIDE, 0.002), _tile(None, 0.002)
    tiles_in(6, 6, lambda column, row: closed if row % 3 == 1 else fine, rest=0)
    void_above()
    # Along the diagonal, so that grooves in both directions are shaded equally.
    window = area((3.2, 3.2, -0.9), (0.0, 0.1, 0), 4.0, 520, kelvin(4000), 0.9)
    window.visible_glossy = False
    area((-1.6, -1.8, -1.6), (0, 0, 0), 1.6, 25, kelvin(4000))
    ambient((1, 0.95, 0.88), 0.06)
    camera((-0.42, -0.72, -0.95), (0.0, 0.08, 0), 36)


@close("clip-in-tiles-detail", grade=_FINE_GRADE, quality=_FINE)
def detail() -> None:
    tiles = (metal_tile(_SIDE, warm_grey(), COARSE, 0.004, 0.034, margin=0.020), _tile(None, 0.004))
    tiles_in(2, 2, lambda column, row: tiles[(column + row) % 2], rest=0)
    void_above(0.05)
    area((0.7, 0.30, -0.13), (0, 0.02, 0), 0.5, 20, kelvin(4000), 0.12)
    area((-0.6, -0.6, -0.6), (0, 0, 0), 0.8, 2.6, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.08)
    camera((0.055, -0.13, -0.24), (0.0, 0.004, 0), 52, 22, (0.0, 0.0, 0))


@close("clip-in-tiles-edge", grade=_FINE_GRADE, quality=_FINE)
def edge() -> None:
    """Tiles on a table, one on its back: the raised sides, and the section that holds them."""
    metal_table((0.20, 0.205, 0.20), 40, 20)
    put(_tile(None), (0.05, 0.29, 0.0), 4)
    turned = put(_tile(WIDE), (0.02, 0.24, 0.070), -8)
    turned.rotation_euler[0] = math.pi
    steel = galvanised()
    for k in range(2):
        place(spring_section(0.6, steel), (-0.36 - 0.075 * k, 0.08 - 0.05 * k, 0.001), (0, 0, 16 + 6 * k))
    bar = extrude(folded([(-19, 12), (-19, 0.5), (19, 0.5), (19, 12)], 0.9), 0.5, steel, 0.0001)
    place(bar, (0.07, -0.19, 0.0), (0, 0, 82))
    camera((-0.52, -0.86, 0.42), (-0.02, 0.07, 0.02), 46, 11, (-0.14, -0.05, 0.07))
