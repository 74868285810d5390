"""Tee-Grid Suspension System: Plain, Select and Silhouette, each with main, cross and wall angle sections."""
from dataclasses import replace

import bpy

from ...core.camera import camera
from ...core.geometry import block, box, extrude, lathe, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import ambient
from ...materials.palette import white_metal
from ...materials.plain import plain
from ...materials.soft import fleece, glass_wool
from ...subjects.metal.ceilings import tee_grid, tiles_in
from ...subjects.metal.sections import tee, wall_angle
from ...subjects.metal.tile import metal_tile
from ...subjects.strands import cut_face
from ...subjects.studio import ground
from ..panels.shots import WHITE_CEILING, close, hero
from .shots import METAL, low_window, void_above

_SHARP = Quality(samples=24, bounces=4, diffuse=3, glossy=2, noise_threshold=0.03)
_VARIANTS = ("plain", "select", "silhouette")


def _board(relief: float = 0.00018):
    return metal_tile(0.584, fleece("tile", (0.66, 0.655, 0.63), relief), None, 0.0, 0.012)


@hero("tee-grid-hero", quality=_SHARP, grade=METAL)
def tee_grid_hero() -> None:
    """The bare grid on its hangers; behind it, the first rows of tiles."""
    columns, rows = 16, 14
    tile = _board()
    tee_grid(columns, rows, "silhouette", white_metal(), hangers=0.75)
    tiles_in(columns, rows, lambda column, row: tile if row > 7 + (column % 3 == 0) or column < 6 else None, rest=0.0036)
    void_above(0.85, (0.17, 0.163, 0.153))
    # Where each hanger is fixed to the slab.
    plate = lathe([(0, -0.012), (0.02, -0.012), (0.026, 0), (0, 0)], plain("anchor", (0.30, 0.30, 0.31), 0.4, 1), 32)
    for column in range(columns + 1):
        for row in range(0, rows, 2):
            place(plate, ((column - columns / 2) * 0.6 + 0.0022, (row + 0.5 - rows / 2) * 0.6, 0.84))
    low_window(520, -1.3, 5.0)
    area((1.6, -1.2, 0.35), (0.4, 0.6, 0.84), 1.6, 90, kelvin(4000), 0.4)
    camera((-0.85, -1.25, -0.72), (0.22, 0.22, 0.06), 35, 9, (0.1, -0.25, 0))


@close("tee-grid-front", quality=replace(_SHARP, samples=40), grade=replace(METAL, exposure=0.2, prefiltered=False, raw=0.1))
def three_variants() -> None:
    """On a table, ends to the camera: the main and cross sections and the wall angle of all three variants."""
    ground((0.10, 0.102, 0.104))
    coat, x = white_metal(), -0.20
    for variant in _VARIANTS:
        for outline in (tee(variant, 42), tee(variant, 32), wall_angle(variant)):
            wide = max(point[0] for point in outline) - min(point[0] for point in outline)
            shift = -min(point[0] for point in outline)
            main = outline == tee(variant, 42)
            # Cutting holes would corrupt the normals of bevelled edges.
            section = place(extrude([(px + shift, pz) for px, pz in outline], 0.5, coat, 0 if main else 0.0001), (x, 0.26, 0.0002))
            if main:
                _punch(section, shift, 0.042)
            x += wide + 0.014
        x += 0.032
    # High enough for the bulbs to shade the webs, and each web the flange beside it.
    sun((-0.6, 0.55, -1.5), 3.2, kelvin(5000), 1.2)
    area((-1.2, -1.3, 0.9), (0, 0, 0.02), 0.9, 1.6, kelvin(6500))
    ambient((0.9, 0.95, 1), 0.08)
    camera((0.14, -0.40, 0.25), (-0.005, 0.13, 0.0), 47, 16, (0.02, 0.02, 0.02), (-0.085, 0.08))


def _punch(main: bpy.types.Object, middle: float, height: float) -> None:
    """Cuts the slots that cross sections hook into, and the holes that hangers go through, into the web of a main section."""
    main.data.polygons.foreach_set("use_smooth", [False] * len(main.data.polygons))
    slot = block("slot", (0.02, 0.0035, 0.013), 0.0008)
    hole = lathe([(0.0, -0.01), (0.0027, -0.01), (0.0027, 0.01), (0.0, 0.01)], None, 32)
    for k in range(10):
        y = -0.235 + 0.05 * k
        mesh, at, turn = (slot, (middle, y, height * 0.50), (0, 0, 0)) if k % 2 == 0 else (hole, (middle, y, height * 0.68), (0, 90, 0))
        cutter = place(mesh, at, turn, main)
        cutter.hide_render = True
        main.modifiers.new("punch", "BOOLEAN").object = cutter


@close("tee-grid-detail", quality=replace(_SHARP, samples=128, noise_threshold=0.008), grade=replace(WHITE_CEILING, exposure=0.95, prefiltered=False, raw=0.25))
def detail() -> None:
    tile = _board(0.0009)
    tee_grid(2, 2, "silhouette", white_metal())
    tiles_in(2, 2, lambda column, row: tile, rest=0.0036)
    void_above(0.2)
    # Far enough away to light the left and the right equally.
    area((2.4, 0.75, -0.50), (0, 0.02, 0), 0.5, 116, kelvin(4000), 0.20)
    area((-0.6, -0.6, -0.6), (0, 0, 0), 0.8, 1.8, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.08)
    camera((-0.075, -0.135, -0.10), (0.004, 0.006, 0), 55, 25, (0.0, 0.0, 0))


@close("tee-grid-edge", quality=replace(_SHARP, samples=16), grade=replace(METAL, exposure=0.7, prefiltered=False, raw=0.1))
def seated() -> None:
    """The cut end of a main section, and on either side of its web a tile on the flange, their mineral fibres cut through."""
    steel, wool, white = white_metal(), glass_wool("core", (0.40, 0.37, 0.31), "Z", 1.6), fleece("face", (0.72, 0.72, 0.70))
    yarns = plain("fibres", (0.74, 0.71, 0.64), 0.7, specular=0.2)
    place(extrude(tee("plain", 42), 0.6, steel, 0.00012), (0, 0.3, 0))
    for side in (-1, 1):
        middle = (side * 0.301, 0.280)
        place(block("core", (0.594, 0.53, 0.0166), 0.0008, wool), (*middle, 0.0111))
        place(block("face", (0.594, 0.53, 0.0014), 0.0004, white), (*middle, 0.0021))
        cut_face(0.24, 0.0174, yarns, 4 + side, (side * 0.124, 0.015, 0.0111))
    box((6, 0.1, 6), (0, 2.4, 0), plain("wall", (0.14, 0.165, 0.155), 0.9, relief=0.0002, grain=300))
    area((-0.9, -0.7, 0.6), (0, 0.02, 0.02), 0.3, 26, kelvin(5000), 0.3)
    area((0.7, -0.6, -0.5), (0, 0.05, 0), 0.5, 7, kelvin(6500))
    area((0.8, 1.2, 1.2), (0, 2.4, 0.0), 1.2, 70, kelvin(5000))
    ambient((0.92, 0.96, 1), 0.25)
    camera((-0.075, -0.25, 0.050), (0.001, 0.02, 0.0155), 84, 20, (0.0, 0.004, 0.015))
