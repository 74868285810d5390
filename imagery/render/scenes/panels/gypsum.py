"""The Perforated Gypsum Board: square, circular and irregular circular holes in a white board of 12.5 mm, on walls and ceilings."""
from dataclasses import replace

import numpy

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import terrazzo
from ...materials.palette import satin_steel
from ...materials.plain import plain
from ...materials.soft import fleece
from ...subjects.furniture.office import notebook, paper_pile
from ...subjects.furniture.seats import side_chair
from ...subjects.furniture.tables import leg_table
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


@installed_fine("gypsum-board-installed-classroom", quality=replace(FINEST_ROOM, samples=64, noise_threshold=0.012))
def classroom_ceiling() -> None:
    """A school room on a cloudy morning, its ceiling seen from the back row, trees outside the windows."""
    bay = Bay(width=6.6, depth=6.0, height=3.0, light=1, windows=3, sill=0.85, head=2.6, pier=0.5, walls=linear("#b9b4a4"), has_ceiling=False, trimmed=True)
    room_bay(bay, terrazzo(linear("#7f8b8c")))
    mesh = sheet(SQUARE, 1.196, 0.596, 0.06)
    for column in range(6):
        for row in range(12):
            place(mesh, (-3.0 + column * 1.2, -0.3 - row * 0.6, 3.0), (90, 0, 0))
    box((7.0, 8.4, 0.02), (0, -3, 3.06), plain("void", (0.03, 0.03, 0.03), 1))
    box((6.6, 0.012, 1.30), (0, -0.006, 0.65), plain("wainscot", linear("#7d4f3a"), 0.55, specular=0.3), 0.001)
    box((6.6, 0.030, 0.03), (0, -0.015, 1.315), finish("paria-oak", "X"), 0.003)
    box((3.4, 0.03, 1.15), (-0.5, -0.03, 1.95), plain("board", linear("#2c3f37"), 0.55), 0.004)
    box((3.5, 0.07, 0.03), (-0.5, -0.05, 1.36), finish("paria-oak", "X"), 0.003)
    seat, steel = plain("seat", linear("#33506b"), 0.45), satin_steel()
    desk, pupil = leg_table(1.2, 0.55, finish("alberta-maple", "X"), steel, 0.72), side_chair(seat, steel)
    for x in (-2.05, -0.55, 0.95):
        put(desk, (x, -1.55, 0))
        for number, side in enumerate((-0.29, 0.30)):
            put(pupil, (x + side, -2.07, 0), 180 + (6, -9)[number] * (1 if x < 0 else -1))
    put(notebook(plain("cover", linear("#c08a3a"), 0.6)), (-0.80, -1.62, 0.72), 14)
    put(paper_pile(3), (0.72, -1.56, 0.72), -9)
    light_of(bay, "park", 0.42, 2.0, 20, 330)
    area((-0.5, -4.6, 2.9), (-0.5, -1.5, 0.4), 2.6, 40, kelvin(5000))
    sun((-1, 0.5, -0.5), 6, kelvin(4500), 1.2)
    level_camera((-1.6, -5.3, 1.36), (-0.35, 0), 24, (0, 0.10))
