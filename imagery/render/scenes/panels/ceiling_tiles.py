"""The Absoft and CalciLite ceiling tiles, lying in their T-24 sections and seen from below."""
from dataclasses import replace

import bpy
from mathutils import Matrix

from ...core.camera import camera
from ...core.geometry import block, box, place
from ...core.light import area, glow, kelvin
from ...core.output import Quality
from ...core.scene import ambient, group
from ...materials.plain import plain
from ...materials.soft import fleece, glass_wool
from ...subjects.perforated_board import Perforation, board
from ...subjects.studio import ground, low_sun_below_ceiling, pile, table_light
from ...subjects.tile_ceiling import tile_ceiling, white_sections
from .shots import WHITE, WHITE_CEILING, close, hero, painted_board

_MANY = Quality(samples=28, bounces=4, diffuse=3, glossy=2, noise_threshold=0.01)
ROUND = Perforation(0.020, 0.009)
SQUARE = Perforation(0.022, 0.010, square=True, segments=16, chamfer=0.0002)
#: The denoiser would mistake the mottle for noise.
_FLEECE = replace(WHITE_CEILING, prefiltered=False, raw=0.3)


def absoft(thickness: float = 0.015, side: float = 0.595, relief: float = 0.00018, fineness: float = 1300) -> bpy.types.Mesh:
    """A soft tile with a painted fleece face, at Y = 0 towards −Y like the boards. `relief` is that of its fleece in metres."""
    mesh = block("absoft", (side, thickness, side), 0.0018, fleece("fleece", (0.72, 0.72, 0.70), relief, fineness), 2)
    mesh.transform(Matrix.Translation((0, thickness / 2, 0)))
    return mesh


def calcilite(holes: Perforation, thickness: float = 0.008, side: float = 0.595, grain: float = 0) -> bpy.types.Mesh:
    """`grain` is the relief in metres of its cut edges in close-ups."""
    white = painted_board((0.72, 0.72, 0.71))
    return board("calcilite", side, side, thickness, holes, white, plain("silicate", (0.62, 0.61, 0.58), 0.95, relief=grain, grain=1400), 0.045)


def place_lamp(x: float, y: float, height: float, power: float = 14) -> None:
    """A flat luminaire of one module, flush in the ceiling."""
    area((x, y, height + 0.004), (x, y, 0), 0.575, power, kelvin(4000), 0.575, seen=True)


def _framed_lamp(x: float, y: float) -> None:
    """A luminaire of one module close up: its pane in a narrow frame."""
    place(block("pane", (0.575, 0.575, 0.002), 0, glow("pane", kelvin(5000), 0.8)), (x, y, 0.006))
    frame = white_sections()
    for turn in range(4):
        edge = group("frame", (x, y, 0), 90 * turn)
        box((0.5848, 0.010, 0.006), (0.005, 0.2925, 0.002), frame, 0.0005, parent=edge)


def void_above() -> None:
    box((7, 7, 0.01), (0, 0, 0.04), plain("dark void", (0.015, 0.015, 0.015), 1))


@hero("absoft-tile-hero", quality=_MANY, grade=_FLEECE)
def absoft_hero() -> None:
    """From close below: light from the right grazes the fleece, one luminaire is lit among the tiles."""
    tile = absoft(relief=0.0007, fineness=420)
    tile_ceiling(9, 9, lambda column, row: tile, plain("silver section", (0.60, 0.60, 0.595), 0.4), without=((5, 6),))
    _framed_lamp(0.6, 1.2)
    void_above()
    area((4.6, 0.9, -0.42), (0.2, 0.3, 0), 2.4, 260, kelvin(4000), 0.3)
    area((-1.0, -1.2, -1.2), (0, 0, 0), 1.2, 1.5, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.035)
    camera((-0.62, -0.86, -0.62), (0.20, 0.26, 0), 40, 9, (0.2, 0.25, 0))


@hero("calcilite-tile-hero", quality=replace(_MANY, samples=20, noise_threshold=0.03), grade=replace(WHITE_CEILING, prefiltered=False, raw_where_fine=0.5))
def calcilite_hero() -> None:
    tiles = (calcilite(ROUND), calcilite(SQUARE))
    tile_ceiling(6, 6, lambda column, row: tiles[(column + row) % 2])
    void_above()
    low_sun_below_ceiling(1.8, (-0.10, 0.0), 88, height=0.34, turn=0.85)
    area((-1.0, -1.2, -1.2), (0, 0, 0), 1.2, 2.5, kelvin(4000))
    ambient((1, 0.95, 0.88), 0.06)
    camera((-0.50, -0.62, -0.46), (0.14, 0.16, 0), 45, 9, (0.12, 0.14, 0))


@close("absoft-tile-front", quality=_MANY, grade=_FLEECE)
def absoft_front() -> None:
    tile = absoft(relief=0.0009, fineness=420)
    tile_ceiling(6, 6, lambda column, row: tile, plain("silver section", (0.60, 0.60, 0.595), 0.4))
    void_above()
    area((-2.6, 0.9, -0.42), (0, 0.1, 0), 1.2, 150, kelvin(4000), 0.35)
    area((2.0, -1.4, -1.5), (0.4, 0.1, 0), 1.6, 26, kelvin(5000))
    ambient((0.9, 0.95, 1), 0.10)
    camera((-0.10, -0.62, -1.10), (-0.02, 0.14, 0), 36)


@close("calcilite-tile-front", grade=WHITE_CEILING)
def calcilite_front() -> None:
    tile = calcilite(SQUARE)
    tile_ceiling(6, 6, lambda column, row: tile)
    void_above()
    _low_light()
    camera((0.30, -0.85, -1.05), (0.02, 0.10, 0), 36)


def _low_light() -> None:
    """Low daylight that grazes the ceiling."""
    area((2.3, 0.3, -0.55), (0, 0.1, 0), 2.4, 115, kelvin(4000), 0.5)
    area((-1.4, -1.6, -1.6), (0, 0, 0), 1.6, 9, kelvin(6500))
    ambient((0.9, 0.95, 1), 0.10)


@close("absoft-tile-detail", quality=_MANY, grade=replace(WHITE_CEILING, prefiltered=False, raw=0.35))
def absoft_detail() -> None:
    # A tone darker than the tiles, so that its edges are visible where no shadow falls.
    tile = absoft()
    tile_ceiling(2, 2, lambda column, row: tile, plain("silver section", (0.47, 0.47, 0.465), 0.4))
    area((0.9, 0.30, -0.10), (0, 0.02, 0), 0.35, 26, kelvin(4000), 0.06)
    area((-0.6, -0.6, -0.6), (0, 0, 0), 0.8, 1.5, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.06)
    camera((-0.12, -0.22, -0.12), (-0.01, 0.045, 0), 55, 8, (0.0, 0.0, 0))


@close("calcilite-tile-detail", grade=WHITE_CEILING)
def calcilite_detail() -> None:
    tile = calcilite(ROUND)
    tile_ceiling(2, 2, lambda column, row: tile, plain("silver section", (0.55, 0.55, 0.545), 0.4))
    void_above()
    area((0.9, 0.20, -0.20), (0, 0.02, 0), 0.5, 17, kelvin(4000), 0.12)
    area((0.6, -0.6, -0.6), (0, 0, 0), 0.8, 2.4, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.10)
    camera((0.14, -0.20, -0.15), (0.035, 0.045, 0), 50, 7, (0.04, 0.05, 0))


@close("absoft-tile-edge", grade=WHITE)
def absoft_edge() -> None:
    ground((0.36, 0.345, 0.32))
    core = glass_wool("core", (0.60, 0.53, 0.36), "Z")
    level = 0.0
    for thick, x, y, turn in ((0.025, 0.02, 0.03, 3), (0.020, 0.0, 0.0, -5), (0.015, 0.02, 0.03, 6)):
        place(block("body", (0.44, 0.44, thick - 0.0012), 0.001, core), (x, y, level + (thick - 0.0012) / 2), (0, 0, turn))
        place(block("face", (0.442, 0.442, 0.0014), 0.0006, fleece("fleece")), (x, y, level + thick - 0.0007), (0, 0, turn))
        level += thick + 0.0006
    table_light(5.5, 0.6, -0.45)
    camera((-0.34, -0.55, 0.20), (-0.05, -0.12, 0.032), 58, 9, (-0.13, -0.2, 0.045))


@close("calcilite-tile-edge", grade=WHITE)
def calcilite_edge() -> None:
    ground((0.055, 0.06, 0.06))
    kinds = [(ROUND, 0.015, (0.02, 0.03, 3)), (ROUND, 0.015, (0.0, 0.0, -4)), (SQUARE, 0.008, (0.015, 0.03, 5))]
    pile([(calcilite(holes, thick, 0.595, 0.0003), thick, where) for holes, thick, where in kinds])
    table_light(5.0, 0.6, -0.45)
    camera((-0.42, -0.64, 0.22), (-0.125, -0.20, 0.015), 56, 10, (-0.22, -0.27, 0.035))
