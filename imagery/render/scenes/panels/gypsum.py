"""The Perforated Gypsum Board: square, circular and irregular circular holes in a white board of 12.5 mm, on walls and ceilings."""
from dataclasses import replace

import numpy

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import block, box, lathe, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import terrazzo
from ...materials.palette import satin_steel
from ...materials.plain import plain
from ...materials.soft import fleece
from ...subjects.furnishing import bench
from ...subjects.furniture.fans import ceiling_fan
from ...subjects.furniture.tables import leg_table
from ...subjects.people import listener
from ...subjects.perforated_board import Perforation, board
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.soft_panel import wall
from ...subjects.studio import RakingSun, fill, ground, pile, table_light
from .shots import FINEST_ROOM, WHITE, close, dark_behind, hero, installed_fine, painted_board

_MANY = Quality(samples=24, bounces=4, diffuse=3, glossy=2, noise_threshold=0.03)
SQUARE = Perforation(0.030, 0.012, square=True, segments=16, chamfer=0.0002)
CIRCLE = Perforation(0.030, 0.012)
IRREGULAR = Perforation(0.020, 0.012)


def irregular_diameters(columns: int = 64, rows: int = 64, seed: int = 5) -> numpy.ndarray:
    """Holes of 12, 6 and 3 mm scattered over the grid, so that most neighbours differ."""
    random = numpy.random.default_rng(seed)
    kinds = random.choice(3, (columns, rows), p=[0.36, 0.34, 0.30])
    for column in range(1, columns):
        same = (kinds[column] == kinds[column - 1]) & (random.random(rows) < 0.7)
        kinds[column] = numpy.where(same, (kinds[column] + random.integers(1, 3, rows)) % 3, kinds[column])
    return numpy.array([0.012, 0.006, 0.003])[kinds]


def sheet(holes: Perforation, width: float = 0.6, height: float = 0.6, margin: float = 0.03, core=None, white=None):
    white = white or painted_board()
    core = core or plain("gypsum", (0.66, 0.65, 0.62), 0.95)
    sizes = irregular_diameters() if holes is IRREGULAR else None
    return board("sheet", width - 0.001, height - 0.001, 0.0125, holes, white, core, margin, sizes)


@hero("gypsum-board-hero", grade=WHITE)
def hero_picture() -> None:
    mesh = sheet(IRREGULAR, 0.6, 1.2, 0.02)
    for x in (-0.3, 0.3, 0.9):
        place(mesh, (x, 0, 0.1), (0, 180 if x > 0.8 else 0, 0))
    dark_behind(0.02)
    light = RakingSun(side=66, height=36, strength=8)
    light.shade_beyond((-0.06, 0.0), 52)
    fill(2.2, surroundings=0.05)
    upright_camera((-0.40, -0.46, -0.08), (0.09, 0, 0.02), 52, 8, (0.10, 0, 0.01))


@close("gypsum-board-patterns", quality=_MANY, grade=WHITE)
def three_patterns() -> None:
    """A strip of each board, close enough to show the shapes of the holes, with the fleece behind them."""
    for number, holes in enumerate((SQUARE, CIRCLE, IRREGULAR)):
        place(sheet(holes, 0.24, 0.9, 0.0), (-0.242 + 0.242 * number, 0, 0))
    wall(fleece("fleece", (0.10, 0.097, 0.092)), depth=0.016)
    light = RakingSun(side=62, height=38, strength=5.5, temperature=5000, softness=3)
    light.shade_beyond((-0.39, -0.16), 56)
    fill(9.0, (-1.8, -1.8, 0.3), size=2.0, surroundings=0.16)
    camera((0, -1.15, 0), (0, 0, 0), 58)


@close("gypsum-board-detail", quality=replace(_MANY, samples=64, noise_threshold=0.01), grade=replace(WHITE, prefiltered=False, raw=0.2))
def detail() -> None:
    grained = plain("grained board", (0.80, 0.79, 0.77), 0.85, specular=0.25, relief=0.00006, grain=1400)
    for x in (-0.3, 0.3):
        place(sheet(SQUARE, white=grained), (x, 0, 0.22))
    dark_behind(0.02)
    light = RakingSun(side=68, height=40, strength=8)
    light.shade_beyond((0.15, 0.0), 62, left=False)
    fill(6.0)
    camera((-0.04, -0.27, -0.03), (0.062, 0, 0.016), 58, 16, (0.06, 0, 0.01))


@close("gypsum-board-edge", grade=WHITE)
def edge() -> None:
    ground((0.33, 0.32, 0.30))
    kinds = [(SQUARE, (0.02, 0.03, 3)), (CIRCLE, (0.0, 0.0, -5)), (IRREGULAR, (0.02, 0.03, 6))]
    sawn = plain("sawn gypsum", (0.40, 0.39, 0.365), 0.95, relief=0.0004, grain=1400)
    pile([(sheet(holes, 0.45, 0.45, 0.02, sawn), 0.0125, where) for holes, where in kinds])
    table_light(5.5, 0.6, -0.45)
    camera((-0.33, -0.50, 0.22), (-0.12, -0.15, 0.015), 60, 11, (-0.17, -0.22, 0.035))


@installed_fine("gypsum-board-installed-canteen", quality=replace(FINEST_ROOM, samples=48, noise_threshold=0.015))
def canteen() -> None:
    """A school canteen at noon: long teak tables with steel plates, pupils from behind, a tiled counter, the ceiling over all of it."""
    bay = Bay(width=7.2, depth=7.6, height=3.1, light=1, windows=3, sill=0.9, head=2.6, pier=0.7, walls=linear("#d8c9a4"), frames=linear("#3f5a4c"), has_ceiling=False, trimmed=True)
    room_bay(bay, terrazzo((0.40, 0.37, 0.33)))
    mesh = sheet(SQUARE, 1.196, 0.596, 0.06)
    for column in range(6):
        for row in range(15):
            place(mesh, (-3.0 + column * 1.2, -0.3 - row * 0.6, bay.height), (90, 0, 0))
    box((7.6, 10.0, 0.02), (0, -3.5, bay.height + 0.06), plain("void", (0.03, 0.03, 0.03), 1))
    box((7.2, 0.012, 1.30), (0, -0.006, 0.65), plain("wainscot", linear("#5d7f73"), 0.5, specular=0.3), 0.001)
    teak, upright, steel = finish("natural-teak", "X"), finish("natural-teak"), satin_steel()
    box((7.2, 0.030, 0.04), (0, -0.015, 1.315), teak, 0.003)
    _counter(steel)
    table = leg_table(2.7, 0.75, teak, upright, 0.74, 0.04)
    plate = lathe([(0, 0.004), (0.115, 0.004), (0.135, 0.022), (0.138, 0.022), (0.120, 0), (0, 0)], steel, 64)
    beaker = lathe([(0, 0), (0.030, 0), (0.038, 0.105), (0.036, 0.105), (0.028, 0.006), (0, 0.006)], steel, 40)
    shirts = ("#aebccb", "#c9d4de", "#b9c4a6")
    for row, y in enumerate((-2.4, -4.6)):
        for x in (-1.75, 1.35):
            put(table, (x, y, 0))
            for side in (-0.62, 0.62):
                bench(teak, (x, y + side, 0), 2.5)
            for number in range(4):
                place(plate, (x - 0.95 + number * 0.63, y - 0.18, 0.74))
                place(beaker, (x - 0.78 + number * 0.63, y - 0.02, 0.74))
            for number in ((0, 2, 3), (1, 2), (), ())[row * 2 + (x > 0)]:
                pupil = put(listener(number + row, shirts[(number + row) % 3]), (x - 0.95 + number * 0.63, y - 0.66, -0.03), 180 + 5 * (number - 1))
                pupil.scale = (0.84, 0.84, 0.88)
    for x in (-1.6, 1.4):
        ceiling_fan((x, -3.4, 2.72), bay.height, plain("fan", linear("#cfc6b2"), 0.45), 14, 30 * x)
    light_of(bay, "park", 0.42, 2.0, 20, 210)
    # From the sunlit floor onto the ceiling.
    area((0.8, -3.6, 0.8), (-0.4, -3.4, 3.1), 3.0, 16, kelvin(4200), 3.0)
    sun((-1, 0.45, -0.55), 8, kelvin(4000), 0.9)
    level_camera((-0.2, -7.5, 1.62), (0.0, 0), 25, (0, 0.085))


def _counter(steel) -> None:
    """Where the food is served: white tiles, a steel top, and brass pots."""
    tile, brass = block("wall tile", (0.146, 0.012, 0.146), 0.004, plain("glaze", linear("#e6dfce"), 0.16)), plain("brass", linear("#a8803f"), 0.25, metallic=1)
    box((4.4, 0.55, 0.98), (-0.2, -0.30, 0.49), plain("grout", linear("#b9b19e"), 0.9))
    for course in range(6):
        for number in range(29):
            place(tile, (-2.32 + number * 0.15, -0.582, 0.09 + course * 0.15))
    box((4.6, 0.66, 0.035), (-0.2, -0.32, 1.0), steel, 0.004)
    pot = [(0, 0), (0.15, 0), (0.19, 0.06), (0.19, 0.20), (0.16, 0.24), (0.19, 0.26), (0.18, 0.265), (0.15, 0.245), (0, 0.245)]
    for x, size in ((-1.7, 1.0), (-1.15, 0.8), (0.15, 1.1), (0.7, 0.8), (1.3, 0.95)):
        item = place(lathe(pot, brass if size > 0.9 else steel, 72), (x, -0.30, 1.018))
        item.scale = (size, size, size)
