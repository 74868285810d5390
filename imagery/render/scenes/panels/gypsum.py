"""The Perforated Gypsum Board: square, circular and irregular circular holes in a white board of 12.5 mm, on walls and ceilings."""
import numpy

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, place
from ...core.output import Quality
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import plank_floor
from ...materials.plain import plain
from ...materials.soft import fleece
from ...materials.weave import melange_cloth
from ...subjects.furnishing import chair, table
from ...subjects.perforated_board import Perforation, board
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.soft_panel import wall
from ...subjects.studio import RakingSun, fill, ground, pile, table_light
from .shots import WHITE, close, dark_behind, hero, installed_fine, painted_board

_MANY = Quality(samples=24, bounces=4, diffuse=3, glossy=2, noise_threshold=0.03)
SQUARE = Perforation(0.030, 0.012, square=True, segments=16, chamfer=0.0002)
CIRCLE = Perforation(0.030, 0.012)
IRREGULAR = Perforation(0.020, 0.012)


def irregular_diameters(columns: int = 64, rows: int = 64, seed: int = 5) -> numpy.ndarray:
    """Holes of 12, 6 and 3 mm strewn over the grid, neighbours mostly unlike."""
    random = numpy.random.default_rng(seed)
    kinds = random.choice(3, (columns, rows), p=[0.36, 0.34, 0.30])
    for column in range(1, columns):
        same = (kinds[column] == kinds[column - 1]) & (random.random(rows) < 0.7)
        kinds[column] = numpy.where(same, (kinds[column] + random.integers(1, 3, rows)) % 3, kinds[column])
    return numpy.array([0.012, 0.006, 0.003])[kinds]


def sheet(holes: Perforation, width: float = 0.6, height: float = 0.6, margin: float = 0.03):
    white = painted_board()
    core = plain("gypsum", (0.66, 0.65, 0.62), 0.95)
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
    """A strip of each board, near enough to tell the shapes of the holes, with the fleece in their depth."""
    for number, holes in enumerate((SQUARE, CIRCLE, IRREGULAR)):
        place(sheet(holes, 0.24, 0.9, 0.0), (-0.242 + 0.242 * number, 0, 0))
    wall(fleece("fleece", (0.10, 0.097, 0.092)), depth=0.016)
    light = RakingSun(side=62, height=38, strength=5.5, temperature=5000, softness=3)
    light.shade_beyond((-0.39, -0.16), 56)
    fill(9.0, (-1.8, -1.8, 0.3), size=2.0, surroundings=0.16)
    camera((0, -1.15, 0), (0, 0, 0), 58)


@close("gypsum-board-detail", grade=WHITE)
def detail() -> None:
    for x in (-0.3, 0.3):
        place(sheet(SQUARE), (x, 0, 0.22))
    dark_behind(0.02)
    light = RakingSun(side=60, height=40, strength=6)
    light.shade_beyond((0.11, 0.0), 62, left=False)
    fill(6.0)
    camera((-0.19, -0.23, -0.06), (0.012, 0, 0.016), 58, 5.6, (0.0, 0, 0.01))


@close("gypsum-board-edge", grade=WHITE)
def edge() -> None:
    ground((0.33, 0.32, 0.30))
    kinds = [(SQUARE, (0.02, 0.03, 3)), (CIRCLE, (0.0, 0.0, -5)), (IRREGULAR, (0.02, 0.03, 6))]
    pile([(sheet(holes, 0.45, 0.45, 0.02), 0.0125, where) for holes, where in kinds])
    table_light(5.5, 0.6, -0.45)
    camera((-0.30, -0.40, 0.24), (-0.09, -0.12, 0.03), 62, 9, (-0.14, -0.21, 0.035))


@installed_fine("gypsum-board-installed-classroom")
def classroom_ceiling() -> None:
    bay = Bay(width=6.0, depth=6.0, height=3.0, light=1, windows=3, sill=0.85, head=2.7, pier=0.6, walls=(0.70, 0.68, 0.63), has_ceiling=False)
    room_bay(bay)
    plank_floor("paria-oak", 6.0, 8.0, -3.0)
    mesh = sheet(SQUARE, 1.2, 0.6, 0.06)
    for column in range(5):
        for row in range(10):
            place(mesh, (-2.4 + column * 1.2, 0.0 - 0.3 - row * 0.6, 3.0), (90, 0, 0))
    box((6.4, 8.4, 0.02), (0, -3, 3.06), plain("void", (0.03, 0.03, 0.03), 1))
    box((2.9, 0.02, 1.2), (-0.2, -0.012, 1.55), plain("board", (0.035, 0.06, 0.05), 0.5), 0.004)
    box((3.0, 0.06, 0.03), (-0.2, -0.03, 0.93), finish("paria-oak", "X"), 0.002)
    seat = melange_cloth("seat", linear("#7f9fb6"))
    for y in (-1.6, -2.9):
        for x in (-1.6, 0.0, 1.6):
            table(finish("alberta-maple", "X"), (x, y, 0), 1.2, 0.6, 0.72, plain("steel", (0.5, 0.5, 0.5), 0.4))
            chair(finish("alberta-maple"), seat, (x, y - 0.5, 0), 180)
    daylight(bay, 10, 0.7, 0.4, 135)
    level_camera((-1.2, -5.6, 1.3), (-0.1, 0), 23, (0, 0.10))
