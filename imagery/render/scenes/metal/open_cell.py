"""Open Cell Ceiling: blades 15 mm wide and 50 mm high, cells of 75 to 300 mm, powder coated."""
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import box, lathe, place, tube
from ...core.light import area, kelvin
from ...core.scene import ambient
from ...materials.metal import powder_coat
from ...materials.palette import satin_steel
from ...materials.plain import plain
from ...subjects.metal.ceilings import open_cell_ceiling
from ..panels.shots import SHARP_CLOSE, close, hero
from .shots import METAL, low_window, void_above, white


def _services(height: float) -> None:
    """The objects behind an open ceiling: the slab, a duct, pipes."""
    dark = plain("painted services", (0.055, 0.055, 0.056), 0.8)
    box((24, 24, 0.1), (0, 0, height + 0.75), plain("slab", (0.075, 0.072, 0.068), 0.95, relief=0.0003, grain=60))
    place(tube([(-7, 1.3, height + 0.42), (7, 1.9, height + 0.42)], 0.16, dark))
    for k in range(3):
        place(tube([(-7, 0.1 + 0.09 * k, height + 0.5), (7, 0.5 + 0.09 * k, height + 0.5)], 0.022, dark))


@hero("open-cell-ceiling-hero", grade=METAL)
def open_cell_hero() -> None:
    open_cell_ceiling(80, 70, 0.15, white())
    _services(0.05)
    low_window(950, -1.1, 5.2, mirrored=False)
    camera((-0.75, -1.15, -0.70), (0.22, 0.12, 0.02), 35, 9, (0.2, -0.2, 0))


@close("open-cell-ceiling-front", grade=METAL)
def front() -> None:
    open_cell_ceiling(40, 40, 0.1, powder_coat("silver coat", (0.44, 0.45, 0.455), 0.36))
    void_above(0.8, (0.012, 0.012, 0.013))
    low_window(420, -1.1, 4.6, mirrored=False)
    camera((0.02, -0.45, -1.30), (0.02, 0.07, 0), 34)


@close("open-cell-ceiling-detail", quality=SHARP_CLOSE, grade=METAL)
def detail() -> None:
    open_cell_ceiling(24, 24, 0.075, powder_coat("sand coat", (0.58, 0.51, 0.41)))
    box((5, 5, 0.1), (0, 0, 0.6), plain("slab", (0.05, 0.05, 0.05), 0.95))
    area((0.9, 0.1, -0.25), (0, 0.0, 0), 0.6, 26, kelvin(4000), 0.2)
    area((-0.7, -0.6, -0.5), (0, 0, 0), 0.8, 3.4, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.08)
    camera((-0.17, -0.30, -0.21), (0.02, 0.02, 0.01), 48, 11, (-0.02, -0.04, 0))


@close("open-cell-ceiling-edge", quality=replace(SHARP_CLOSE, samples=28), grade=replace(METAL, prefiltered=False, raw=0.15))
def edge() -> None:
    """The corner of a field that hangs on rods below the slab, seen from below."""
    columns, rows, cell = 18, 16, 0.15
    open_cell_ceiling(columns, rows, cell, powder_coat("silver coat", (0.52, 0.53, 0.535), 0.34), (columns * cell / 2, rows * cell / 2, 0))
    box((12, 12, 0.1), (0, 0, 0.65), plain("slab", (0.20, 0.19, 0.175), 0.95, relief=0.0003, grain=60))
    box((60, 0.1, 8), (0, 6.5, 0), plain("far wall", (0.40, 0.37, 0.33), 0.9, relief=0.0002, grain=300))
    steel = satin_steel()
    anchor = lathe([(0, 0), (0.018, 0), (0.018, 0.012), (0, 0.012)], steel, 32)
    for column in range(0, columns + 1, 4):
        for row in range(0, rows + 1, 4):
            place(tube([(column * cell, row * cell, 0.048), (column * cell, row * cell, 0.6)], 0.003, steel))
            place(anchor, (column * cell, row * cell, 0.588))
    area((2.6, -0.9, -0.5), (0.7, 0.5, 0.02), 1.2, 130, kelvin(4000), 0.6)
    area((-1.2, -1.6, 0.0), (0.3, 0.1, 0.1), 1.0, 22, kelvin(6500))
    ambient((0.9, 0.95, 1), 0.06)
    camera((-0.50, -0.92, -0.52), (0.46, 0.30, 0.10), 37, 14, (0.0, 0.0, 0.02))
