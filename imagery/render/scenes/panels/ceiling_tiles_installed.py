"""The Absoft and CalciLite tiles in rooms."""
import math
import random
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, lathe, place, tube
from ...core.light import area, glow, kelvin, sun
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, terrazzo
from ...materials.palette import black_metal, black_plastic, brass, lampshade, leather, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.weave import cane, melange_cloth
from ...subjects.acoustic_door import door
from ...subjects.bookshelf import bookcase, books
from ...subjects.collection import collected
from ...subjects.furniture.lamps import dome_pendant, table_lamp
from ...subjects.furniture.office import cup, monitor, notebook, paper_pile
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import bar_stool, cane_chair, office_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.people import listener, walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.tile_ceiling import tile_ceiling
from .ceiling_tiles import ROUND, SQUARE, absoft, calcilite, place_lamp
from .shots import FINEST_ROOM, ROOM, installed, installed_fine

#: Keeps sections straight and fleece rough as far as the back wall.
_CRISP = replace(FINEST_ROOM, samples=24, noise_threshold=0.03)
_CRISP_GRADE = replace(ROOM, prefiltered=False, raw=0.06)


def lit_ceiling(bay: Bay, tile_at, lamps: tuple, columns: int, rows: int, sections=None) -> None:
    """Tiles over the whole bay, with flat luminaires in the given positions."""
    ceiling = tile_ceiling(columns, rows, tile_at, sections, bay.height, without=lamps)
    ceiling.location.y = -rows * 0.3
    for column, row in lamps:
        place_lamp((column + 0.5) * 0.6 - columns * 0.3, (row + 0.5) * 0.6 - rows * 0.6, bay.height, 9)
    box((columns * 0.6 + 0.3, 9, 0.02), (0, -3, bay.height + 0.08), plain("dark void", (0.02, 0.02, 0.02), 1))


def silver_section():
    """A tone darker than the tiles, so that the grid is seen as far as the back wall."""
    return plain("silver section", (0.44, 0.44, 0.435), 0.4)


@installed("absoft-tile-installed-office", quality=replace(_CRISP, samples=32, noise_threshold=0.02), grade=_CRISP_GRADE)
def absoft_office() -> None:
    """An office at work: teak desks in three rows, people at their screens with their backs to us, a wall of files, evening sun."""
    bay = Bay(width=7.2, depth=9.0, height=2.85, light=-1, windows=4, sill=0.7, head=2.55, pier=0.5, walls=linear("#c4b394"), frames=linear("#4a2f1a"), has_ceiling=False, trimmed=True)
    room_bay(bay, carpet(linear("#6a6a5e")))
    tile = absoft(relief=0.0008, fineness=420)
    lit_ceiling(bay, lambda column, row: tile, ((2, 5), (9, 5), (2, 9), (9, 9), (2, 13), (9, 13)), 12, 17, silver_section())
    teak, upright = finish("natural-teak", "X"), finish("natural-teak")
    put(bookcase(books(), 5.0, teak, upright, levels=6, seed=5), (-0.6, -0.02, 0))
    _desks(leg_table(1.5, 0.75, teak, black_metal()))
    put(pot_plant(1.7, plain("pot", linear("#8f5638"), 0.75), leaf_material(), 11, 56), (2.75, -0.6, 0))
    light_of(bay, "city", 0.5, 1.8, 60, 260)
    sun((1, 0.50, -0.34), 8, kelvin(3700), 1.0)
    # Light reflected from the floor at the windows onto the ceiling.
    area((-2.6, -4.6, 0.6), (0.8, -4.2, 2.85), 5.0, 110, kelvin(4300), 0.6)
    level_camera((1.75, -8.95, 1.40), (-0.30, 0), 31.5, (0, 0.035))


def _desks(desk) -> None:
    """Three rows of desks with screens, papers and cups, and those who work at them."""
    seat = office_chair(melange_cloth("seat", linear("#a8663f")), black_plastic(), satin_steel())
    lit, dark = (monitor(black_plastic(), screen) for screen in (glow("document", linear("#d5dade"), 0.9, lights=False), switched_off()))
    screen_between = block("divider", (1.5, 0.04, 0.28), 0.012, melange_cloth("divider", linear("#b8893f")))
    workers = {(0, 0): listener(1, "#e0dccf"), (0, 2): listener(2, "#7a2f3a", "#d5a540"), (1, 1): listener(3, "#4f6f8f"), (1, 2): listener(4, "#c98a4a")}
    glaze = plain("glaze", linear("#e4ded2"), 0.25)
    for row in range(3):
        for column, x in enumerate((-1.95, -0.35, 1.25)):
            y = -1.45 - row * 2.05
            put(desk, (x, y, 0))
            worker = workers.get((row, column))
            put(paper_pile(row + column, 4), (x + 0.42, y - 0.05, 0.74), 10 - 14 * column)
            if (row + column) % 2 == 0:
                put(cup(glaze), (x - 0.52, y - 0.12, 0.74), 40 * column)
            if row < 2:
                place(screen_between, (x, y + 0.40, 0.88))
                # Turned so that none reflects a window.
                put(lit if worker else dark, (x - 0.1, y + 0.15, 0.74), (13, 5, -4)[column])
                turn = (178, 184, 176)[column] if worker else (150, 205, 214)[column]
                put(seat, (x + 0.05, y - 0.62, 0), turn)
                if worker:
                    put(worker, (x + 0.05, y - 0.60, 0.0), turn)
    put(notebook(plain("cover", linear("#34506b"), 0.6)), (-1.70, -5.68, 0.74), 14)
    put(notebook(plain("cover", linear("#8a3a2a"), 0.6)), (1.55, -5.66, 0.74), -20)


@installed_fine("calcilite-tile-installed-reception", quality=replace(FINEST_ROOM, samples=24, noise_threshold=0.03), grade=replace(ROOM, exposure=0.95, raw_where_fine=0.6, prefiltered=False))
def calcilite_reception() -> None:
    """In the morning: a visitor walks up to the teak counter, marigolds on it, red oxide underfoot, a stone screen beside it."""
    bay = Bay(width=5.4, depth=6.4, height=2.75, light=1, windows=2, sill=0.6, head=2.35, pier=0.9, walls=linear("#cbb894"), has_ceiling=False, trimmed=True)
    room_bay(bay, plain("red oxide", linear("#7a3a2a"), 0.22, specular=0.45, relief=0.0002, grain=6))
    tile = calcilite(ROUND)
    lit_ceiling(bay, lambda column, row: tile, ((2, 3), (6, 3), (2, 7), (6, 7)), 9, 12, silver_section())
    _counter(-0.55)
    _stone_screen(-0.55)
    door(finish("natural-teak"), finish("natural-teak"), location=(2.05, -0.016, 0))
    walk(walker(3, "#7a2338", "#d8a13a"), (1.16, -2.25, 0), (1.00, -2.05, 0), 212)
    put(collected("briefcase", {"*": leather("case", linear("#5a2f1c"))}, 0.36), (2.30, -0.80, 0), 60)
    walk(walker(1, "#2f5d7a", "#c9a24a"), (-1.25, -0.62, 0), (-0.85, -0.60, 0), 100)
    put(cane_chair(finish("natural-teak"), cane()), (2.1, -1.25, 0), -52)
    light_of(bay, "park", 0.5, 2.2, 20, 190)
    sun((-1, 0.55, -0.55), 10, kelvin(4000), 0.7)
    # From the floor at the windows onto the ceiling.
    area((2.3, -3.6, 0.7), (-0.6, -3.2, 2.75), 3.6, 60, kelvin(4500), 0.8)
    level_camera((0.35, -6.3, 1.30), (0.12, 0), 31, (0, 0.085))


def _counter(x: float) -> None:
    """A teak counter with what lies on it: a bowl of marigolds, the register and its pen, a bell, a lamp, cups."""
    teak = finish("natural-teak", "X")
    box((2.52, 0.54, 0.06), (x, -1.15, 0.03), plain("plinth", (0.02, 0.02, 0.02), 0.6))
    for number in range(42):
        box((0.052, 0.62, 0.95), (x - 1.271 + (number + 0.5) * 0.0605, -1.15, 0.535), finish("natural-teak"), 0.003)
    box((2.5, 0.56, 0.94), (x, -1.15, 0.535), plain("recess", (0.02, 0.018, 0.016), 0.6))
    box((2.72, 0.74, 0.04), (x, -1.15, 1.035), teak, 0.004)
    place(lathe([(0, 0.008), (0.05, 0), (0.15, 0.05), (0.17, 0.075), (0.165, 0.075), (0.14, 0.05), (0, 0.03)], brass(), 64), (x - 0.85, -1.2, 1.055))
    choose, ball = random.Random(3), lathe([(0.026 * math.sin(a), 0.026 * math.cos(a)) for a in (0, 0.5, 1.0, 1.6, 2.1, 2.7, math.pi)], plain("marigold", linear("#e08a1e"), 0.8), 14)
    for _ in range(44):
        angle, out = choose.uniform(0, 6.3), 0.125 * choose.random() ** 0.5
        place(ball, (x - 0.85 + out * math.cos(angle), -1.2 + out * math.sin(angle), 1.128 - 2.2 * out * out))
    put(notebook(plain("register", linear("#8f2f2c"), 0.6)), (x + 0.62, -1.27, 1.055), 82)
    put(paper_pile(3, 5), (x + 0.25, -1.22, 1.055), 80)
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (x - 0.25, -1.30, 1.055), 30)
    put(table_lamp(lampshade(), brass()), (x + 1.05, -1.05, 1.055))
    put(monitor(black_plastic(), switched_off(), 0.5), (x + 0.12, -1.0, 0.78), 180)


def _stone_screen(x: float) -> None:
    """Behind the counter interlaced rings of sandstone in front of a wall of lime green, lit from above."""
    box((2.9, 0.02, 2.3), (x, -0.02, 1.25), plain("niche", linear("#6b6a3e"), 0.9))
    step = 0.145
    radius = step / math.sqrt(2)
    ring = lathe([(radius - 0.011, -0.02), (radius + 0.011, -0.02), (radius + 0.011, 0.02), (radius - 0.011, 0.02), (radius - 0.011, -0.02)], plain("sandstone", linear("#c79c78"), 0.85, relief=0.0002, grain=300), 40)
    for column in range(20):
        for row in range(16):
            place(ring, (x - 1.3775 + column * step, -0.10 - 0.002 * ((column + row) % 2), 0.16 + row * step), (90, 0, 0))
    for side in (-1, 1):
        box((0.06, 0.14, 2.42), (x + side * 1.5, -0.07, 1.21), finish("natural-teak"), 0.003)
    box((3.06, 0.14, 0.06), (x, -0.07, 2.44), finish("natural-teak", "X"), 0.003)
    area((x, -0.08, 2.40), (x, -0.04, 0.8), 2.7, 24, kelvin(3000), 0.04)


@installed_fine("calcilite-tile-installed-kitchen")
def calcilite_kitchen() -> None:
    """An office kitchen: sink and tap under the tiled wall, a tall unit with a handle, stools at the bench."""
    bay = Bay(width=5.4, depth=5.4, height=2.75, light=-1, windows=2, sill=0.95, head=2.35, pier=0.5, walls=linear("#aeb3a6"), has_ceiling=False, trimmed=True)
    room_bay(bay, terrazzo((0.40, 0.385, 0.36)))
    tile = calcilite(SQUARE)
    lit_ceiling(bay, lambda column, row: tile, ((2, 2), (6, 2), (2, 6), (6, 6)), 9, 11)
    _tiled_wall()
    _units(finish("natural-teak", "Z"), plain("worktop", (0.62, 0.60, 0.56), 0.35), satin_steel())
    put(collected("coffeeBrewer"), (0.92, -0.30, 0.897), 8)
    put(collected("littlePlant"), (-2.15, -0.34, 0.90))
    island = finish("natural-teak", "X")
    box((2.2, 0.62, 0.86), (0.15, -2.05, 0.47), plain("island", linear("#4c5f58"), 0.5), 0.004)
    box((2.4, 0.86, 0.035), (0.15, -2.05, 0.918), island, 0.004)
    for x in (-0.5, 0.35):
        put(bar_stool(melange_cloth("stool", linear("#b4713f")), black_metal()), (x, -2.72, 0), 170 if x > 0 else 196)
    put(cup(plain("glaze", (0.60, 0.58, 0.54), 0.3)), (0.72, -2.1, 0.936), 40)
    for x in (-0.4, 0.7):
        dome_pendant((x, -2.05, 1.75), 0.16, 2.75, plain("shade", linear("#4c5f58"), 0.35))
        place(lathe([(0, 0.025), (0.05, 0.025), (0.05, 0), (0, 0)], black_metal(), 48), (x, -2.05, 2.724), name="canopy")
        area((x, -2.05, 1.78), (x, -2.05, 0), 0.22, 9, kelvin(3000))
    light_of(bay, "park", 0.6, 1.6, 300, 290)
    level_camera((1.25, -5.1, 1.4), (0.0, 0), 28, (0, 0.06))


def _units(front, top, steel) -> None:
    """Base units with bar handles, a sink with its tap, and a tall unit at the end of the row."""
    handle = tube([(-0.11, 0, 0), (0.11, 0, 0)], 0.005, steel)
    for number in range(6):
        x = -2.1 + number * 0.6
        box((0.594, 0.58, 0.74), (x, -0.30, 0.49), front, 0.003)
        place(handle, (x, -0.606, 0.80), name="handle")
    box((3.66, 0.56, 0.10), (-0.6, -0.29, 0.05), plain("plinth", (0.05, 0.05, 0.05), 0.6))
    box((3.68, 0.62, 0.030), (-0.6, -0.31, 0.882), top, 0.003)
    box((0.56, 0.42, 0.004), (-0.9, -0.30, 0.8985), steel, 0.001)
    box((0.50, 0.36, 0.004), (-0.9, -0.30, 0.9005), plain("basin", (0.10, 0.10, 0.10), 0.35, 1), 0.001)
    swan = [(0, 0, 0), (0, 0, 0.26)]
    swan += [(0, -0.09 + 0.09 * math.cos(math.radians(a)), 0.26 + 0.09 * math.sin(math.radians(a))) for a in range(15, 181, 15)]
    place(tube([*swan, (0, -0.18, 0.22)], 0.012, steel), (-0.9, -0.10, 0.897), name="tap")
    place(tube([(0.02, 0, 0.06), (0.10, 0, 0.085)], 0.006, steel), (-0.9, -0.10, 0.897), name="lever")
    box((1.19, 0.56, 0.105), (1.83, -0.29, 0.0525), plain("plinth", (0.05, 0.05, 0.05), 0.6))
    for number in range(2):
        x = 1.53 + number * 0.6
        box((0.594, 0.60, 2.15), (x, -0.31, 1.18), front, 0.003)
        place(tube([(0, 0, -0.2), (0, 0, 0.2)], 0.006, steel), (1.53 + number * 0.6 + (0.24 if number == 0 else -0.24), -0.62, 1.2), name="handle")
    # The filler strip between unit and wall.
    box((0.268, 0.02, 2.15), (2.564, -0.595, 1.18), front, 0.002)
    box((0.272, 0.02, 0.105), (2.56, -0.56, 0.0525), plain("plinth", (0.05, 0.05, 0.05), 0.6))


def _tiled_wall() -> None:
    """Glazed wall tiles of 200 × 100 mm between worktop and ceiling."""
    box((5.6, 0.002, 1.2), (0, -0.001, 1.5), plain("grout", (0.34, 0.33, 0.31), 0.9))
    mesh = block("tile", (0.1965, 0.008, 0.0965), 0.0012, plain("glaze", (0.70, 0.70, 0.67), 0.14))
    for row in range(12):
        for column in range(28):
            place(mesh, (-2.7 + column * 0.2 + 0.1 * (row % 2), -0.004, 0.95 + row * 0.1))
