"""The metal ceilings in rooms: tiles and grid. Each room has a different use, floor and light."""
import math
import random
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, extrude, lathe, place, tube
from ...core.light import area, glow, kelvin, sun
from ...core.scene import group, put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import concrete, terrazzo
from ...materials.palette import black_metal, black_plastic, leather, satin_steel, switched_off, white_metal
from ...materials.plain import plain
from ...materials.soft import fleece
from ...subjects.acoustic_door import door
from ...subjects.collection import collected
from ...subjects.furnishing import chair, table
from ...subjects.furniture.fans import ceiling_fan
from ...subjects.furniture.lamps import dome_pendant
from ...subjects.furniture.office import laptop, paper_pile
from ...subjects.furniture.plants import leaf_material
from ...subjects.furniture.seats import side_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.furniture.waiting_seats import beam_seats
from ...subjects.metal.ceilings import strip_ceiling, tee_grid, tiles_in
from ...subjects.metal.tile import metal_tile
from ...subjects.people import listener, walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from ..panels.shots import FINE_ROOM, ROOM, installed, installed_fine
from .shots import SPARSE, white


def flat_lamp(x: float, y: float, height: float, power: float = 14) -> None:
    area((x, y, height + 0.003), (x, y, 0), 0.575, power, kelvin(4000), 0.575, seen=True)


def void_above(bay: Bay) -> None:
    """The void above the ceiling, closed on all sides, so that no skylight reaches the walls."""
    dark, middle, deep = plain("void", (0.012, 0.012, 0.013), 0.95), -bay.depth / 2 - 1.0, bay.depth + 2.4
    box((bay.width + 0.6, deep, 0.02), (0, middle, bay.height + 0.3), dark)
    box((bay.width + 0.6, 0.02, 0.31), (0, 0.1, bay.height + 0.155), dark)
    for side in (-1, 1):
        box((0.02, deep, 0.31), (side * (bay.width / 2 + 0.25), middle, bay.height + 0.155), dark)


@installed_fine("lay-in-tiles-installed-classroom", quality=replace(FINE_ROOM, samples=24), grade=replace(ROOM, exposure=0.6, bloom=0.03, raw_where_fine=0.5, prefiltered=False))
def classroom() -> None:
    """A lesson in the morning: pupils from behind, the teacher in motion, walls in two tones, the fans on, hard sun from the left."""
    bay = Bay(width=6.6, depth=7.2, height=2.95, light=-1, windows=3, sill=0.85, head=2.45, pier=0.5, walls=linear("#d9cba6"), has_ceiling=False, frames=linear("#3f5a4c"))
    room_bay(bay, terrazzo((0.40, 0.37, 0.33)))
    _dado(bay)
    columns, rows, lamps = 11, 14, ((2, 3), (8, 3), (2, 8), (8, 8))
    bored, closed, at = metal_tile(0.595, white(), SPARSE, 0, 0.018), metal_tile(0.595, white(), None, 0, 0.018), (0, -rows * 0.3, bay.height)
    tee_grid(columns, rows, "plain", plain("grey section", (0.30, 0.30, 0.295), 0.4), at=at, hangers=0.2)
    tiles_in(columns, rows, lambda column, row: None if (column, row) in lamps else closed if column in (0, 10) else bored, at=at)
    for column, row in lamps:
        flat_lamp((column + 0.5) * 0.6 - columns * 0.3, (row + 0.5) * 0.6 - rows * 0.6, bay.height, 6)
    void_above(bay)
    box((3.6, 0.03, 1.2), (0.3, -0.02, 1.55), plain("board", linear("#2c3d35"), 0.7), 0.004)
    _board_frame(3.6, 1.2, (0.3, -0.02, 1.55), finish("natural-teak", "X"), finish("natural-teak"))
    _chalk(0.3)
    place(lathe([(0, 0.03), (0.13, 0.03), (0.15, 0.02), (0.15, 0), (0, 0)], plain("clock", (0.70, 0.68, 0.62), 0.4), 56), (-2.2, -0.01, 2.35), (90, 0, 0))
    for angle, long in ((-50, 0.07), (62, 0.105)):
        hand = group("hand", (-2.2, -0.044, 2.35))
        hand.rotation_euler[1] = math.radians(angle)
        box((0.009, 0.003, long), (0, 0, long / 2), black_plastic(), parent=hand)
    for x in (-1.5, 1.5):
        ceiling_fan((x, -2.7, 2.58), bay.height, plain("fan", linear("#cfc6b2"), 0.45), 14, 25 * x)
    _pupils()
    walk(walker(1, "#a8632c", "#7a2338"), (0.95, -0.75, 0), (1.19, -0.72, 0), 115)
    light_of(bay, "park", 0.42, 1.5, 60, 240)
    sun((1, 0.42, -0.62), 10, kelvin(4000), 0.6)
    # From the sunlit floor onto the ceiling.
    area((-1.6, -3.2, 0.8), (0.4, -3.4, 2.95), 3.0, 32, kelvin(4000), 3.0)
    level_camera((0.75, -7.1, 1.42), (0.12, 0), 31, (0, 0.10))


def _dado(bay: Bay) -> None:
    """The washable lower part of the walls, in oil paint, below a darker line."""
    paint, line, half = plain("dado", linear("#7f9d8c"), 0.35), plain("line", linear("#3f5a4c"), 0.4), bay.width / 2
    for tone, low, high, out in ((paint, 0, 1.05, 0.006), (line, 1.05, 1.09, 0.007)):
        size, middle = high - low, (low + high) / 2
        box((bay.width, out * 2, size), (0, 0, middle), tone)
        box((out * 2, bay.depth + 2, size), (half, -bay.depth / 2, middle), tone)
        box((out * 2, bay.depth + 2, min(size, bay.sill - low) if low < bay.sill else 0.001), (-half, -bay.depth / 2, min(middle, bay.sill / 2)), tone)


def _chalk(x: float) -> None:
    """A lesson on waves: a curve between two axes, and lines of writing."""
    chalk = plain("chalk", (0.62, 0.62, 0.58), 0.95)
    place(tube([(x - 1.5, -0.038, 1.5), (x - 0.35, -0.038, 1.5)], 0.004, chalk))
    place(tube([(x - 1.5, -0.038, 1.15), (x - 1.5, -0.038, 2.0)], 0.004, chalk))
    place(tube([(x - 1.5 + k * 0.028, -0.038, 1.5 + 0.26 * math.sin(k * 0.31)) for k in range(40)], 0.004, chalk))
    choose = random.Random(4)
    for line in range(5):
        at = x + 0.05
        while at < x + 1.0 - 0.1 * line:
            wide = choose.uniform(0.05, 0.16)
            steps = max(4, round(wide / 0.011))
            word = [(at + wide * k / steps, -0.038, 1.96 - line * 0.12 + choose.uniform(-0.018, 0.022)) for k in range(steps + 1)]
            place(tube(word, 0.003, chalk))
            at += wide + 0.045


def _pupils() -> None:
    """Two rows of desks: some pupils with books in front of them, an empty place with its chair pushed back, bags on the floor."""
    timber, steel = finish("natural-teak", "X"), plain("steel", linear("#2d4a52"), 0.4)
    shirts = [listener(k, cloth) for k, cloth in enumerate(("#8fa9bd", "#9cb3c2"))] + [listener(2, "#8fa9bd", "#2a3f66")]
    open_book, covers = plain("pages", (0.70, 0.68, 0.62), 0.85), [plain("cover", linear(colour), 0.6) for colour in ("#8f2f2c", "#26374a", "#c99432")]
    for row, y in enumerate((-2.15, -3.75)):
        for column, x in enumerate((-1.75, 0.05, 1.85)):
            table(timber, (x, y, 0), 1.3, 0.55, 0.74, steel)
            for side in (-0.33, 0.33):
                number = row * 6 + column * 2 + (side > 0)
                free = number in (3, 6, 7, 9, 11)
                chair(finish("natural-teak"), plain("seat", linear("#8a5a34"), 0.5), (x + side, y - (0.72 if free else 0.52), 0), 180 + (24 if free else 0))
                if not free:
                    figure = put(shirts[number % 3], (x + side, y - 0.52, -0.03), 180 + (-9, 4, 11, -5)[number % 4])
                    figure.scale = (0.9, 0.9, 0.93)
                    box((0.30, 0.21, 0.008), (x + side, y + 0.02, 0.745), open_book, 0.002, (0, 0, 5 - number))
                else:
                    box((0.16, 0.22, 0.02), (x + side, y, 0.751), covers[number % 3], 0.002, (0, 0, 17))
    for x, y, turn, colour in ((0.78, -4.0, 20, "#8f2f2c"), (-0.95, -3.9, -30, "#26374a"), (-2.55, -3.6, 10, "#6f7a3a")):
        _satchel(x, y, turn, plain("satchel", linear(colour), 0.8))


def _satchel(x: float, y: float, turn: float, cloth) -> None:
    """A school bag on the floor, leaning a little, with its pocket and its handle."""
    whole = group("satchel", (x, y, 0), turn)
    place(block("bag", (0.32, 0.17, 0.40), 0.06, cloth, 5), (0, 0, 0.20), (-8, 0, 0), whole)
    place(block("pocket", (0.26, 0.08, 0.20), 0.035, cloth, 5), (0, -0.10, 0.13), (-8, 0, 0), whole)
    place(tube([(-0.06, 0.04, 0.385), (-0.05, 0.04, 0.44), (0.05, 0.04, 0.44), (0.06, 0.04, 0.385)], 0.008, cloth), parent=whole)


def _board_frame(width: float, height: float, at: tuple[float, float, float], lying, upright) -> None:
    """A wooden frame around a blackboard, and the tray for its chalk."""
    x, y, z = at
    for side in (-1, 1):
        box((width + 0.10, 0.045, 0.05), (x, y, z + side * (height / 2 + 0.025)), lying, 0.003)
        box((0.05, 0.045, height), (x + side * (width / 2 + 0.025), y, z), upright, 0.003)
    box((width + 0.10, 0.09, 0.02), (x, y - 0.06, z - height / 2 - 0.04), lying, 0.004)


@installed("tee-grid-installed-studio", grade=ROOM)
def studio() -> None:
    """A design studio in the afternoon: black sections around pale boards, a long table with lamps and papers."""
    bay = Bay(width=6.6, depth=7.0, height=3.0, light=1, windows=3, sill=0.6, head=2.7, pier=0.4, walls=linear("#a06c55"), has_ceiling=False, trimmed=True)
    room_bay(bay, concrete((0.30, 0.29, 0.275)))
    columns, rows = 11, 13
    board, at = metal_tile(0.584, fleece("board", (0.68, 0.675, 0.65)), None, 0, 0.012), (0, -rows * 0.3, bay.height)
    tee_grid(columns, rows, "silhouette", plain("black section", (0.018, 0.018, 0.019), 0.45), at=at, hangers=0.2)
    tiles_in(columns, rows, lambda column, row: board, at=at, rest=0.0036)
    void_above(bay)
    put(leg_table(3.4, 1.15, finish("swiss-oak", "X"), black_metal()), (-0.35, -2.0, 0))
    seat = side_chair(plain("shell", linear("#2f3a3d"), 0.5), black_metal())
    for x, y, turn in ((-1.45, -1.15, 5), (-0.45, -1.1, -12), (0.55, -1.15, 8), (-1.1, -2.95, 170), (0.35, -3.0, 205)):
        put(seat, (x, y, 0), turn)
    put(laptop(satin_steel(), switched_off()), (-1.2, -2.2, 0.74), 168)
    for number, (x, y) in enumerate(((-0.35, -1.85), (0.1, -2.2), (0.75, -1.9))):
        put(paper_pile(number + 4, 4), (x, y, 0.74), 20 * number)
    put(collected("desklamp", {"*": plain("lamp", linear("#c9a54a"), 0.4)}), (1.1, -1.75, 0.74))
    put(collected("bookcase"), (-2.75, -0.28, 0))
    put(collected("augalas", {"Pot": plain("pot", (0.35, 0.33, 0.30), 0.7)}), (-2.75, -0.28, 1.47))
    put(collected("plant", {"grass_shader_1": leaf_material(), "pot": plain("pot", (0.10, 0.095, 0.09), 0.7)}, 1.5), (2.75, -0.6, 0))
    for x in (-1.1, 0.4):
        dome_pendant((x, -2.0, 1.85), 0.22, 3.0, black_metal())
        area((x, -2.0, 1.90), (x, -2.0, 0), 0.30, 55, kelvin(3000))
    light_of(bay, "park", 0.5, 1.7, 20, 280)
    sun((-1, 0.5, -0.55), 8, kelvin(4000), 1.2)
    level_camera((-1.7, -6.3, 1.35), (-0.1, 0), 28, (0, 0.10))


@installed("linear-ceiling-installed-arrivals", quality=FINE_ROOM, grade=replace(ROOM, exposure=0.9, power=1.36))
def arrivals() -> None:
    """The arrivals hall: travellers in motion, rows of seats on beams, luggage beside them, a glazed front on the right."""
    bay = Bay(width=14.0, depth=13.0, height=4.2, light=1, windows=5, sill=0.0, head=3.9, pier=0.6, walls=(0.60, 0.59, 0.56), has_ceiling=False)
    room_bay(bay, terrazzo((0.36, 0.35, 0.335)))
    coat = plain("bronze coat", (0.30, 0.20, 0.115), 0.42, specular=0.45)
    strip_ceiling(15.0, [84] * 132, 16, 16, coat, None, (0, -6.6, bay.height))
    void_above(bay)
    seats = beam_seats(4, white_metal(), leather("seat", linear("#8a4f2f")), satin_steel())
    for x, y in ((-3.3, -4.0), (0.2, -4.0), (-3.3, -6.6), (0.2, -6.6)):
        put(seats, (x, y, 0))
    for x, y, turn, colour in ((-1.55, -5.1, 12, "#6d2f34"), (2.25, -7.2, -18, "#26374a"), (2.7, -7.0, 24, "#b9b2a4")):
        _suitcase(x, y, turn, plain("case", linear(colour), 0.42))
    walk(walker(1, "#27476b", "#c98a2e"), (2.55, -4.75, 0), (2.78, -4.68, 0), 108)
    walk(walker(2, "#dcd5c4"), (-0.35, -2.30, 0), (-0.62, -2.24, 0), -98)
    _suitcase(0.15, -2.32, 84, plain("case", linear("#2f4a42"), 0.42))
    panel = block("wall panel", (1.19, 0.02, 4.18), 0.002, plain("lining", linear("#bfa987"), 0.7))
    for column in range(12):
        place(panel, (-6.6 + column * 1.2, -0.012, 2.1))
    door(plain("door leaf", (0.30, 0.31, 0.315), 0.45), plain("door frame", (0.115, 0.12, 0.125), 0.45), 2, location=(-2.4, -0.024, 0))
    box((3.4, 0.10, 0.46), (-2.4, -0.10, 2.72), plain("sign", linear("#20272b"), 0.4), 0.004)
    box((3.3, 0.004, 0.36), (-2.4, -0.152, 2.72), glow("sign light", linear("#c9a54a"), 0.5, lights=False))
    _signs(plain("sign ink", (0.01, 0.011, 0.012), 0.5))
    for x, y in ((-5.3, -2.6), (3.6, -2.6), (3.6, -7.6)):
        place(lathe([(0, 0), (0.27, 0), (0.27, 4.2), (0, 4.2)], plain("column", (0.62, 0.61, 0.58), 0.6), 64), (x, y, 0), name="column")
    for x in (-4.4, -1.6, 1.2, 4.0):
        area((x, -6.5, 4.15), (x, -6.5, 0), 0.12, 55, kelvin(3500), 10.5)
    light_of(bay, "park", 0.6, 5.0, 60, 1100)
    sun((-1, 0.30, -0.50), 22, kelvin(4000), 1.0)
    level_camera((-3.1, -12.4, 1.55), (0.9, 0), 27, (0, 0.085))


def _signs(ink) -> None:
    """On the lit sign an arrow to the right, and a suitcase for the belts."""
    arrow = [(0.17, 0), (0.02, 0.13), (-0.05, 0.13), (0.06, 0.03), (-0.17, 0.03), (-0.17, -0.03), (0.06, -0.03), (-0.05, -0.13), (0.02, -0.13)]
    place(extrude(arrow, 0.003, ink), (-1.05, -0.1555, 2.72))
    for width, height, x, z in ((0.34, 0.18, 0, -0.04), (0.025, 0.05, -0.07, 0.07), (0.025, 0.05, 0.07, 0.07), (0.165, 0.022, 0, 0.105)):
        box((width, 0.003, height), (x - 3.75, -0.1555, z + 2.72), ink)


def _suitcase(x: float, y: float, turn: float, shell) -> None:
    """A cabin case on four wheels, its handle drawn out."""
    whole = group("suitcase", (x, y, 0), turn)
    place(block("shell", (0.38, 0.23, 0.54), 0.045, shell, 4), (0, 0, 0.33), parent=whole)
    for k in range(5):
        box((0.018, 0.236, 0.44), (-0.12 + k * 0.06, 0, 0.33), shell, 0.008, parent=whole)
    for side in (-1, 1):
        place(tube([(side * 0.10, 0.08, 0.58), (side * 0.10, 0.08, 0.98)], 0.007, satin_steel()), parent=whole)
        for end in (-1, 1):
            box((0.03, 0.045, 0.05), (side * 0.14, end * 0.07, 0.027), black_plastic(), 0.01, parent=whole)
    box((0.24, 0.03, 0.028), (0, 0.08, 0.99), black_plastic(), 0.01, parent=whole)
