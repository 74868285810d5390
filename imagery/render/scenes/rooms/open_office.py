"""An open office: concrete above, felt baffles in terracotta and grey, oak floor, desks in fours by a long window."""

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import put
from ...grade import Grade
from ...materials.floor import concrete, plaster
from ...materials.palette import black_metal, black_plastic, dark_void, satin_steel, switched_off, white_metal
from ...materials.plain import plain
from ...materials.textile import felt, woven
from ...materials.wood import OAK, wood
from ...picture import picture
from ...subjects.furniture.lamps import dome_pendant, linear_pendant
from ...subjects.furniture.office import books, cup, laptop, monitor, notebook, paper_pile
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import office_chair, side_chair
from ...subjects.furniture.tables import cabinet, leg_table
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, boards, wall, window

_ROOM = Room(13.0, 19.0, 3.9)


@picture(
    "open-office-baffles",
    1600,
    1067,
    Quality(samples=40, noise_threshold=0.03, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=0.7, prefiltered=False),
)
def open_office() -> None:
    _shell()
    _ceiling()
    _desks()
    _edges()
    sun((0.90, 0.26, -0.44), 42.0, (1, 0.88, 0.70), 0.7)
    area((1.0, 0.5, 2.6), (0, 9, 1.0), 6, 110, kelvin(6500), 2)
    level_camera((2.2, 0.4, 1.60), (-0.5, 12, 0), 21, (0, 0.0))


def _shell() -> None:
    white, frame = plaster("white", (0.68, 0.67, 0.64)), black_metal()
    left = _ROOM.side("left")
    openings = tuple((0.5 + k * 4.65, 0.75, 4.2, 2.5) for k in range(4))
    wall(left, _ROOM.height, white, openings, 0.4)
    for opening in openings:
        window(left, opening, frame, columns=4, rows=2, bar=0.045, inset=0.26, sill=white)
        left.window_light(opening, 260, kelvin(6500), 0.55)
    view(left, 4.5, 28, 0.4, 3.4)
    for name in ("far", "near", "right"):
        wall(_ROOM.side(name), _ROOM.height, concrete("concrete wall") if name == "far" else white)
    soffit = concrete("concrete soffit", (0.40, 0.39, 0.375))
    _ROOM.ceiling(soffit)
    for k in range(5):
        box((_ROOM.width, 0.35, 0.42), (0, 0.4 + k * 4.6, _ROOM.height - 0.21), soffit, 0.012)
    for y in (9.6, 16.4):
        box((0.45, 0.45, _ROOM.height), (3.55, y, _ROOM.height / 2), concrete("column"), 0.015)
    _ROOM.floor(dark_void(), -0.03)
    boards(_ROOM, wood("oak floor", OAK.with_(light=(0.50, 0.36, 0.22), middle=(0.40, 0.275, 0.16), tone=0.10), "X"), 0.18, 2.2)


def _ceiling() -> None:
    """Felt baffles across the room in groups of nine, every group one colour, between lines of light."""
    colours = {
        "terracotta": ((0.31, 0.105, 0.055), (0.42, 0.18, 0.11)),
        "stone": ((0.36, 0.34, 0.31), (0.46, 0.44, 0.41)),
        "slate": ((0.085, 0.105, 0.115), (0.15, 0.17, 0.18)),
    }
    felts = {name: felt(f"{name} felt", *tones) for name, tones in colours.items()}
    meshes = {name: block("baffle", (2.36, 0.024, 0.30), 0.004, cloth) for name, cloth in felts.items()}
    order = ("stone", "terracotta", "slate", "stone", "terracotta", "stone", "slate", "terracotta")
    wire = satin_steel()
    for group_number in range(8):
        y0 = 1.0 + group_number * 2.25
        for column, x in enumerate((-4.6, -2.05, 0.5)):
            for k in range(7):
                y = y0 + k * 0.26
                place(meshes[order[(group_number + column) % len(order)]], (x, y, 2.98), name="baffle")
                for dx in (-0.9, 0.9):
                    box((0.0025, 0.0025, 0.77), (x + dx, y, 3.515), wire)
    for x in (-3.32, -0.78):
        for k in range(4):
            linear_pendant((x, 2.7 + k * 4.55, 2.66), 3.6, _ROOM.height, black_metal(), 90, 4000, 8)
    for x in (-3.3, -0.8):
        area((x, 9.5, 2.64), (x, 9.5, 0), 0.2, 95, kelvin(4000), 16)


def _desks() -> None:
    """Tables in fours with a felt screen between those that face each other."""
    top, frame = plain("linoleum top", (0.48, 0.46, 0.42), 0.5, unevenness=0.05, grain=100), black_metal()
    desk = leg_table(1.5, 0.75, top, frame)
    chair = office_chair(
        woven("slate cloth", (0.085, 0.105, 0.115), (0.06, 0.075, 0.085), 0.003, 0.0006, melange=0.3),
        black_plastic(),
        satin_steel(),
    )
    screen = block("screen", (1.46, 0.03, 0.42), 0.008, felt("screen felt", (0.30, 0.30, 0.275), (0.39, 0.39, 0.36)))
    display, machine, mug = (
        monitor(black_plastic(), switched_off(), 0.62),
        laptop(satin_steel(), switched_off()),
        cup(plain("glaze", (0.62, 0.58, 0.50), 0.3)),
    )
    book = notebook(plain("cover", (0.36, 0.11, 0.06), 0.6))
    for block_number, y0 in enumerate((3.6, 7.4, 11.2, 15.0)):
        for x0 in (-4.1, -0.65):
            for k in range(2):
                y = y0 + (k - 0.5) * 1.52
                for side in (-1, 1):
                    x = x0 + side * 0.40
                    seed = block_number * 8 + k * 4 + (side + 1) + int(x0 > -2)
                    put(desk, (x, y, 0), 90)
                    put(display, (x0 + side * 0.20, y + 0.12, 0.74), 90 * side)
                    put(chair, (x + side * (0.66 + 0.05 * (seed % 3)), y - 0.05, 0), -90 * side + (seed * 17) % 50 - 25)
                    if seed % 3 == 0:
                        put(machine, (x + side * 0.10, y - 0.42, 0.74), 90 * side + 180 - 12)
                    if seed % 3 == 1:
                        put(book, (x + side * 0.12, y - 0.45, 0.74), 90 + seed * 9)
                    if seed % 2:
                        put(mug, (x + side * 0.08, y + 0.52, 0.74), seed * 40)
                    put(paper_pile(seed, 2), (x + side * 0.16, y - 0.10, 0.74), 90 + seed % 7)
                place(screen, (x0, y, 0.98), (0, 0, 90), name="screen")


def _edges() -> None:
    """Along the right wall a low row of cabinets with books and plants."""
    white = white_metal()
    oak = wood("cabinet top", OAK, "X")
    case = cabinet(2.4, 0.45, 1.02, plain("grey front", (0.30, 0.31, 0.30), 0.5), oak, 4)
    pot, leaf = plain("pot", (0.46, 0.20, 0.11), 0.7), leaf_material()
    for k in range(6):
        put(case, (_ROOM.width / 2 - 0.26, 3.2 + k * 2.45, 0), -90)
        shelf = books(0.7 if k % 2 else 0.45, k + 1)
        put(shelf, (_ROOM.width / 2 - 0.26, 3.4 + k * 2.45, 1.02), -90)
    _meeting_table(oak)
    for k, (x, y, tall) in enumerate(((1.55, 12.6, 1.9), (-5.9, 5.5, 1.7), (-5.9, 13.0, 1.9), (5.2, 17.6, 2.1))):
        put(pot_plant(tall, pot if k % 2 else white, leaf, k + 2, 64), (x, y, 0), k * 70)


def _meeting_table(oak) -> None:
    """In the free bay on the right a long oak table under two lamps, with chairs that do not match the desks'."""
    middle = (3.75, 6.6)
    put(leg_table(2.8, 1.0, oak, black_metal(), thickness=0.03, name="meeting table"), (*middle, 0), 90)
    chair = side_chair(
        wood("oak shell", OAK.with_(cathedral=7, tone=0.05), "Z"),
        black_metal(),
        woven("rust cloth", (0.30, 0.095, 0.045), (0.22, 0.068, 0.032), 0.003, 0.0006, melange=0.3),
    )
    for side in (-1, 1):
        for k in range(3):
            put(chair, (middle[0] + side * 0.72, middle[1] + (k - 1) * 0.85, 0), -90 * side + (k * 11 + side * 4) % 17 - 8)
    for y in (-0.7, 0.7):
        dome_pendant((middle[0], middle[1] + y, 1.95), 0.21, _ROOM.height, black_metal(), white_metal())
    put(notebook(plain("cover", (0.05, 0.08, 0.075), 0.6)), (middle[0] - 0.2, middle[1] - 0.5, 0.74), 70)
    put(books(0.16, 7), (middle[0] + 0.05, middle[1] + 0.5, 0.74), 35)
