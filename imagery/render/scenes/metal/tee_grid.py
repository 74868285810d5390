"""Tee-Grid Suspension System: Plain, Select and Silhouette, each with main, cross and wall angle sections."""
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import box, extrude, place
from ...core.light import area, kelvin
from ...core.scene import ambient
from ...materials.palette import white_metal
from ...materials.plain import plain
from ...materials.soft import fleece
from ...subjects.metal.ceilings import tee_grid, tiles_in
from ...subjects.metal.sections import tee, wall_angle
from ...subjects.metal.tile import metal_tile
from ..panels.shots import WHITE_CEILING, close, hero
from .shots import METAL, low_window, metal_table, void_above

_VARIANTS = ("plain", "select", "silhouette")


def _board():
    return metal_tile(0.584, fleece("tile", (0.66, 0.655, 0.63)), None, 0.0, 0.012)


@hero("tee-grid-hero", grade=METAL)
def tee_grid_hero() -> None:
    """The bare grid on its hangers; behind, the first rows of tiles are in."""
    columns, rows = 16, 14
    tile = _board()
    tee_grid(columns, rows, "silhouette", white_metal(), hangers=0.75)
    tiles_in(columns, rows, lambda column, row: tile if row > 7 + (column % 3 == 0) or column < 6 else None, rest=0.0036)
    void_above(0.85, (0.10, 0.097, 0.092))
    low_window(820, -1.0, 5.0)
    area((1.6, -1.2, 0.5), (0.2, 0.2, 0.6), 1.2, 40, kelvin(5000), 0.4)
    camera((-0.85, -1.25, -0.72), (0.22, 0.22, 0.06), 35, 9, (0.1, -0.25, 0))


@close("tee-grid-front", grade=replace(METAL, exposure=0.0))
def three_variants() -> None:
    """On a table, ends to the camera: the main and cross sections and the wall angle of all three variants."""
    metal_table()
    coat, x = white_metal(), -0.20
    for variant in _VARIANTS:
        for outline in (tee(variant, 42), tee(variant, 32), wall_angle(variant)):
            wide = max(point[0] for point in outline) - min(point[0] for point in outline)
            shift = -min(point[0] for point in outline)
            place(extrude([(px + shift, pz) for px, pz in outline], 0.5, coat, 0.0001), (x, 0.26, 0.0002))
            x += wide + 0.014
        x += 0.032
    camera((0.15, -0.37, 0.135), (-0.022, 0.10, 0.012), 41, 13, (0.02, 0.0, 0.02))


@close("tee-grid-detail", grade=WHITE_CEILING)
def detail() -> None:
    tile = _board()
    tee_grid(2, 2, "silhouette", white_metal())
    tiles_in(2, 2, lambda column, row: tile, rest=0.0036)
    void_above(0.2)
    area((0.7, 0.25, -0.13), (0, 0.02, 0), 0.5, 13, kelvin(4000), 0.12)
    area((-0.6, -0.6, -0.6), (0, 0, 0), 0.8, 1.8, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.08)
    camera((-0.075, -0.135, -0.10), (0.004, 0.006, 0), 55, 9, (0.0, 0.0, 0))


@close("tee-grid-edge", grade=WHITE_CEILING)
def at_the_wall() -> None:
    """A cross section rests on the wall angle; the main section runs past."""
    steel = white_metal()
    grid = tee_grid(3, 4, "plain", steel, hangers=0.4)
    grid.location = (-0.9, 0.6, 0.0013)
    place(extrude(wall_angle("plain"), 4.0, steel), (0.0, 0.4, 0), (0, 0, 180))
    box((0.1, 5, 2.4), (0.0505, 0.5, 0.2), plain("plaster", (0.46, 0.44, 0.40), 0.9, relief=0.0002, grain=500))
    void_above(0.6, (0.08, 0.078, 0.075))
    area((-1.5, -0.7, -0.3), (-0.2, 0.2, 0.05), 0.9, 26, kelvin(4000), 0.4)
    area((-0.5, -1.2, -0.8), (0, 0, 0), 0.8, 4, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.10)
    camera((-0.34, -0.50, -0.24), (-0.09, 0.05, 0.01), 46, 9, (-0.05, -0.0, 0.0))
