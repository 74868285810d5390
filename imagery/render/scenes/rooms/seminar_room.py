"""A seminar room in the morning: a horseshoe of tables, ochre chairs, grooved felt walls, a tile ceiling."""

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import group, put
from ...grade import Grade
from ...materials.floor import carpet, plaster
from ...materials.palette import dark_void, satin_steel, switched_off, white_metal
from ...materials.plain import plain
from ...materials.textile import felt, woven
from ...materials.wood import MAPLE, wood
from ...picture import picture
from ...subjects.furniture.office import laptop, notebook, paper_pile
from ...subjects.furniture.seats import side_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.rooms.ceilings import tiles
from ...subjects.rooms.linings import skirting
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, slabs, wall, window

_ROOM = Room(8.4, 10.2, 3.0)


@picture(
    "seminar-room-tables",
    1600,
    1067,
    Quality(samples=44, noise_threshold=0.03, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=0.05),
)
def seminar_room() -> None:
    _shell()
    _tables()
    sun((0.90, 0.22, -0.42), 10.0, (1, 0.90, 0.76), 0.7)
    area((0.5, 0.5, 2.4), (0, 7, 1.0), 5, 46, kelvin(6500), 1.5)
    level_camera((0.0, 0.35, 1.62), (0.45, 7, 0), 19, (0, -0.02))


def _shell() -> None:
    white, frame = plaster("white", (0.70, 0.69, 0.66)), white_metal()
    left = _ROOM.side("left")
    openings = tuple((0.7 + k * 3.15, 0.85, 2.6, 1.75) for k in range(3))
    wall(left, _ROOM.height, white, openings, 0.35)
    for opening in openings:
        window(left, opening, frame, columns=2, rows=1, bar=0.05, inset=0.2, sill=white)
        left.window_light(opening, 75, kelvin(6500), 0.5)
    view(left, 4.5, 24, 1.2, 3.6)
    for name in ("far", "near"):
        wall(_ROOM.side(name), _ROOM.height, white)
    right = _ROOM.side("right")
    wall(right, _ROOM.height, white)
    _felt_wall(right)
    _board()
    lit = tuple((column, row) for column in (2, 6, 11) for row in (3, 8, 13))
    tiles(
        (-4.2, 4.2, 0, 10.2),
        2.9,
        plain("mineral tile", (0.74, 0.73, 0.70), 0.9, relief=0.0006, grain=900),
        white_metal(),
        lights=lit,
    )
    for y in (2.4, 6.0):
        area((0, y, 2.87), (0, y, 0), 6.4, 40, kelvin(4000), 2.4)
    _ROOM.floor(dark_void(), -0.03)
    slabs(_ROOM, carpet("grey carpet", (0.125, 0.130, 0.128), 0.09), 0.5, 0.5, 0.0006)
    for name in ("far", "left"):
        skirting(_ROOM.side(name).length, satin_steel(), 0.08, 0.012, _ROOM.side(name).frame())


def _felt_wall(right) -> None:
    """Felt boards 1.2 m wide, cut into upright ribs of three widths; every few boards one in ochre."""
    green = felt("sage felt", (0.150, 0.180, 0.135), (0.215, 0.245, 0.190))
    ochre = felt("ochre felt", (0.42, 0.235, 0.050), (0.52, 0.32, 0.10))
    frame = group("felt", (0, -0.03, 0), parent=right.frame())
    ribs = {
        (name, width): block("rib", (width - 0.007, 0.024, 2.82), 0.003, cloth)
        for name, cloth in (("green", green), ("ochre", ochre))
        for width in (0.06, 0.12, 0.18)
    }
    x, k = 0.0, 0
    pattern = (0.12, 0.06, 0.18, 0.06, 0.12, 0.12, 0.06, 0.18, 0.06, 0.12, 0.12)
    while x < _ROOM.depth - 0.06:
        width = pattern[k % len(pattern)]
        colour = "ochre" if int(x / 1.2) in (2, 5) and k % 2 else "green"
        place(ribs[(colour, width)], (x + width / 2, 0, 1.49), parent=frame, name="rib")
        x, k = x + width, k + 1
    box((_ROOM.depth, 0.01, 2.9), (_ROOM.depth / 2, 0.018, 1.45), dark_void(), parent=frame)


def _board() -> None:
    far = _ROOM.side("far").frame()
    gloss = plain("whiteboard", (0.80, 0.80, 0.79), 0.14, specular=0.5)
    box((2.9, 0.03, 1.25), (2.2, -0.03, 1.58), gloss, 0.004, parent=far)
    box((2.94, 0.02, 1.29), (2.2, -0.018, 1.58), satin_steel(), 0.003, parent=far)
    box((2.9, 0.06, 0.02), (2.2, -0.06, 0.94), satin_steel(), 0.003, parent=far)
    box((1.9, 0.055, 1.09), (5.6, -0.06, 1.62), plain("display", (0.02, 0.02, 0.021), 0.4), 0.006, parent=far)
    box((1.88, 0.004, 1.07), (5.6, -0.089, 1.62), switched_off(), parent=far)


def _tables() -> None:
    top, frame = wood("maple top", MAPLE.with_(tone=0.04, cathedral=5, roughness=0.34), "X"), white_metal()
    table = leg_table(1.5, 0.65, top, frame)
    shell = plain("oat shell", (0.60, 0.55, 0.46), 0.45)
    chair = side_chair(
        shell, satin_steel(), woven("ochre cloth", (0.46, 0.245, 0.050), (0.36, 0.185, 0.036), 0.0026, 0.0006, 0.5, 0.35, 220)
    )
    book, machine = notebook(plain("cover", (0.05, 0.085, 0.075), 0.6)), laptop(satin_steel(), switched_off())
    for k in range(4):
        y = 2.2 + k * 1.52
        for side in (-1, 1):
            x = -0.35 + side * 2.15
            put(table, (x, y, 0), 90)
            for dy in (-0.38, 0.38):
                put(chair, (x + side * 0.58, y + dy + 0.02 * ((k * 5) % 3), 0), -90 * side + (k * 11 + int(dy * 10)) % 15 - 7)
            put(paper_pile(k + side + 2), (x + side * 0.06, y + 0.36, 0.741), 90 + k * 3)
            if (k + side) % 2:
                put(machine, (x - side * 0.02, y - 0.36, 0.741), -90 * side)
            else:
                put(book, (x + side * 0.05, y - 0.30, 0.741), 80)
    for x in (-1.1, 0.4):
        put(table, (x, 8.0, 0))
    for x in (-1.45, -0.7, 0.05, 0.8):
        put(chair, (x, 8.58, 0), (x * 9) % 13 - 6)
    put(machine, (-0.35, 7.98, 0.741), 0)
