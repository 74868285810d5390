"""The Absoft and CalciLite tiles in rooms."""
import random

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, terrazzo
from ...materials.plain import plain
from ...materials.weave import melange_cloth
from ...subjects.acoustic_door import door
from ...subjects.furnishing import books, chair, sofa, table, vase
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.tile_ceiling import tile_ceiling
from .ceiling_tiles import ROUND, SQUARE, absoft, calcilite, place_lamp
from .shots import FINEST_ROOM, ROOM, installed, installed_fine


def _lit_ceiling(bay: Bay, tile_at, lamps: tuple, columns: int, rows: int) -> None:
    """Tiles over the whole bay, with flat luminaires in the places named."""
    ceiling = tile_ceiling(columns, rows, tile_at, height=bay.height, without=lamps)
    ceiling.location.y = -rows * 0.3
    for column, row in lamps:
        place_lamp((column + 0.5) * 0.6 - columns * 0.3, (row + 0.5) * 0.6 - rows * 0.6, bay.height, 9)
    box((columns * 0.6 + 0.3, 9, 0.02), (0, -3, bay.height + 0.08), plain("dark void", (0.02, 0.02, 0.02), 1))


@installed("absoft-tile-installed-office", grade=ROOM)
def absoft_office() -> None:
    bay = Bay(width=6.0, depth=6.0, height=2.8, light=1, windows=3, sill=0.6, head=2.5, pier=0.4, walls=(0.72, 0.70, 0.67), has_ceiling=False)
    room_bay(bay, carpet(linear("#6f7a80")))
    tile = absoft()
    _lit_ceiling(bay, lambda column, row: tile, ((2, 3), (7, 3), (2, 8), (7, 8)), 10, 12)
    top, steel, seat = plain("white top", (0.72, 0.71, 0.68), 0.45), plain("steel", (0.5, 0.5, 0.5), 0.4), melange_cloth("seat", linear("#26374a"))
    for y in (-1.2, -3.0):
        for x in (-1.5, 0.4):
            table(top, (x, y, 0), 1.6, 0.8, metal=steel)
            chair(finish("bavarian-beech"), seat, (x + 0.1, y - 0.7, 0), 176)
    box((6.0, 0.02, 0.9), (0, -0.012, 0.45), finish("bavarian-beech", "X"), 0.002)
    daylight(bay, 10, 0.6, 0.45, 125)
    level_camera((-1.5, -5.7, 1.25), (-0.1, 0), 23, (0, 0.09))


@installed("absoft-tile-installed-library", grade=ROOM)
def absoft_library() -> None:
    bay = Bay(width=4.8, depth=6.0, height=2.7, light=-1, windows=2, sill=0.0, head=2.4, pier=0.8, walls=(0.66, 0.63, 0.58), has_ceiling=False)
    room_bay(bay, carpet(linear("#6d6a62")))
    tile = absoft()
    _lit_ceiling(bay, lambda column, row: tile, (), 8, 11)
    oak = finish("swiss-oak", "X")
    for level in range(6):
        box((4.8, 0.30, 0.03), (0, -0.15, 0.10 + level * 0.36), oak, 0.002)
    for x in (-2.385, -1.2, 0, 1.2, 2.385):
        box((0.03, 0.306, 1.95), (x, -0.153, 0.98), oak, 0.002)
    _shelved_books()
    table(oak, (0.2, -2.1, 0), 1.9, 0.9)
    seat = melange_cloth("seat", linear("#445642"))
    for x in (-0.3, 0.7):
        chair(finish("swiss-oak"), seat, (x, -1.45, 0), 0)
        chair(finish("swiss-oak"), seat, (x, -2.8, 0), 180)
    daylight(bay, 11, 0.5, 0.35, 105)
    level_camera((0.8, -5.2, 1.25), (0.1, 0), 24, (0, 0.08))


def _shelved_books() -> None:
    choose = random.Random(6)
    covers = [plain("cover", linear(colour), 0.7) for colour in ("#8a4534", "#26374a", "#cfc8b9", "#57463c", "#6f8066", "#b58f56", "#3d3d3c", "#e6e2d8")]
    for level in range(5):
        x = -2.33
        while x < 2.3:
            thick, tall = choose.uniform(0.018, 0.05), choose.uniform(0.20, 0.30)
            if choose.random() < 0.9:
                box((thick - 0.001, choose.uniform(0.15, 0.21), tall), (x + thick / 2, -0.17, 0.117 + level * 0.36 + tall / 2), choose.choice(covers), 0.0015)
            x += thick + (choose.uniform(0.1, 0.5) if choose.random() < 0.05 else 0)


@installed_fine("calcilite-tile-installed-reception")
def calcilite_reception() -> None:
    bay = Bay(width=5.4, depth=5.0, height=2.75, light=1, windows=2, sill=0.9, head=2.4, pier=0.9, walls=(0.70, 0.66, 0.59), has_ceiling=False)
    room_bay(bay, terrazzo((0.42, 0.38, 0.34)))
    tile = calcilite(ROUND)
    _lit_ceiling(bay, lambda column, row: tile, ((2, 3), (6, 3), (4, 7)), 9, 11)
    teak = finish("natural-teak", "X")
    box((2.6, 0.62, 1.03), (-0.75, -1.15, 0.515), teak, 0.004)
    box((2.72, 0.74, 0.035), (-0.75, -1.15, 1.048), plain("worktop", (0.66, 0.64, 0.60), 0.3), 0.003)
    box((3.5, 0.02, 2.1), (-0.95, -0.012, 1.05), plain("lining", linear("#8a5a44"), 0.7), 0.002)
    door(finish("natural-teak"), finish("natural-teak"), location=(1.75, -0.016, 0))
    vase(plain("glaze", (0.50, 0.47, 0.42), 0.35), (-1.65, -1.15, 1.066), 0.26)
    books([plain("a", linear("#445642"), 0.6), plain("b", linear("#b4b4b0"), 0.6)], (0.1, -1.10, 1.066), 12)
    sofa(melange_cloth("armchair", linear("#5f7066")), (1.65, -2.1, 0), 1, -58, plain("legs", (0.02, 0.02, 0.02), 0.4))
    daylight(bay, 10, 0.55, 0.55, 130)
    level_camera((-1.2, -4.9, 1.35), (-0.05, 0), 23, (0, 0.09))


@installed_fine("calcilite-tile-installed-kitchen", quality=FINEST_ROOM)
def calcilite_kitchen() -> None:
    bay = Bay(width=5.4, depth=5.4, height=2.75, light=-1, windows=2, sill=0.95, head=2.35, pier=0.5, walls=(0.72, 0.72, 0.70), has_ceiling=False)
    room_bay(bay, terrazzo((0.42, 0.41, 0.39)))
    tile = calcilite(SQUARE)
    _lit_ceiling(bay, lambda column, row: tile, ((2, 2), (6, 2), (2, 6), (6, 6)), 9, 11)
    _tiled_wall()
    top, front = plain("steel top", (0.55, 0.55, 0.55), 0.3, 1), plain("cabinet", linear("#5f7482"), 0.5)
    for number in range(6):
        box((0.594, 0.58, 0.76), (-1.9 + number * 0.6, -0.30, 0.48), front, 0.003)
    box((3.66, 0.62, 0.035), (-0.4, -0.31, 0.885), top, 0.003)
    box((0.6, 0.62, 2.0), (1.95, -0.31, 1.0), front, 0.003)
    table(plain("work top", (0.55, 0.55, 0.55), 0.3, 1), (0.1, -2.0, 0), 2.2, 0.9, 0.9, plain("steel", (0.5, 0.5, 0.5), 0.35, 1))
    daylight(bay, 10, 0.7, 0.45, 105)
    level_camera((1.0, -5.1, 1.3), (0.1, 0), 24, (0, 0.08))


def _tiled_wall() -> None:
    """Glazed wall tiles of 200 × 100 mm between worktop and ceiling."""
    box((5.6, 0.002, 1.3), (0, -0.001, 1.5), plain("grout", (0.34, 0.33, 0.31), 0.9))
    mesh = block("tile", (0.1965, 0.008, 0.0965), 0.0012, plain("glaze", (0.70, 0.70, 0.67), 0.14))
    for row in range(12):
        for column in range(28):
            place(mesh, (-2.7 + column * 0.2 + 0.1 * (row % 2), -0.004, 0.95 + row * 0.1))
