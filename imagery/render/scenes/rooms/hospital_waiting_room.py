"""A hospital's waiting room: white perforated metal ceiling, mint beam seats, birch counter, a green garden outside."""

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, glow, kelvin, sun
from ...core.output import Quality
from ...core.scene import group, put
from ...grade import Grade
from ...materials.floor import plaster
from ...materials.palette import dark_void, satin_steel, switched_off, white_metal
from ...materials.plain import plain
from ...materials.textile import felt, woven
from ...materials.wood import MAPLE, wood
from ...picture import picture
from ...subjects.furniture.office import monitor
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.waiting_seats import armchair, beam_seats
from ...subjects.furniture.tables import round_table
from ...subjects.rooms.ceilings import tiles
from ...subjects.rooms.linings import panels, perforate, skirting
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, wall, window

_ROOM = Room(9.6, 13.2, 2.95)


@picture(
    "hospital-waiting-room",
    1600,
    1067,
    Quality(samples=16, noise_threshold=0.045, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=0.3, power=1.3),
)
def hospital_waiting_room() -> None:
    _shell()
    _ceiling()
    _counter()
    _seats()
    sun((0.86, 0.30, -0.44), 10.0, (1, 0.93, 0.82), 0.8)
    # The light that the bright floor reflects onto the ceiling.
    area((-0.5, 6.5, 0.35), (-0.5, 6.5, 2.8), 7, 130, kelvin(5000), 11)
    level_camera((2.5, 0.45, 1.55), (-0.7, 9, 0), 20, (0, 0.01))


def _shell() -> None:
    white, frame = plaster("white", (0.74, 0.745, 0.72)), white_metal()
    left = _ROOM.side("left")
    opening = (0.8, 0.75, 11.0, 1.9)
    wall(left, _ROOM.height, white, (opening,), 0.35)
    window(left, opening, frame, columns=6, rows=1, bar=0.06, inset=0.2, sill=white)
    left.window_light(opening, 290, kelvin(6500), 0.5)
    view(left, 2.4, 30, 1.2, 3.0, (0.90, 0.93, 0.93), (0.26, 0.30, 0.24))
    for name in ("far", "right", "near"):
        wall(_ROOM.side(name), _ROOM.height, white)
    mint = [
        felt(f"mint felt {k}", tone, tuple(min(1, part * 1.3) for part in tone))
        for k, tone in enumerate(((0.33, 0.47, 0.40), (0.40, 0.53, 0.455), (0.27, 0.41, 0.345)))
    ]
    panels(
        6.0,
        2.1,
        mint,
        white,
        0.6,
        0.7,
        0.006,
        0.024,
        0.45,
        0.004,
        group("felt", (3.4, -0.05, 0), parent=_ROOM.side("right").frame()),
    )
    vinyl = plain("pale vinyl", (0.56, 0.57, 0.53), 0.22, unevenness=0.012, grain=40)
    box((_ROOM.width + 1, _ROOM.depth + 1, 0.1), (0, _ROOM.depth / 2, -0.05), vinyl)
    # A band of another colour leads from the door to the counter.
    box(
        (1.9, _ROOM.depth, 0.003),
        (2.95, _ROOM.depth / 2, 0.0005),
        plain("mint vinyl", (0.36, 0.50, 0.43), 0.22, unevenness=0.012, grain=40),
    )
    for name in ("left", "far", "right"):
        side = _ROOM.side(name)
        skirting(side.length, satin_steel(), 0.10, 0.010, side.frame())
        if name == "right":
            box(
                (side.length, 0.035, 0.14),
                (side.length / 2, -0.045, 0.34),
                wood("guard rail", MAPLE, "X"),
                0.012,
                parent=side.frame(),
            )


def _ceiling() -> None:
    metal = perforate(plain("perforated metal", (0.76, 0.765, 0.755), 0.5), 0.020, 0.006, "XY", dark=(0.22, 0.22, 0.22))
    lit = tuple((column, row) for column in (2, 7, 12) for row in range(1, 22, 3))
    tiles(
        (-4.8, 4.8, 0, 13.2),
        2.85,
        metal,
        plain("joint", (0.22, 0.22, 0.22), 0.7),
        lights=lit,
        lamp=glow("panel light", kelvin(5000), 7, lights=False),
        reveal=0.016,
    )
    for x in (-3.3, -0.3, 2.7):
        area((x, 6.6, 2.82), (x, 6.6, 0), 0.6, 9, kelvin(5000), 12)


def _counter() -> None:
    birch = wood("birch", MAPLE.with_(light=(0.62, 0.475, 0.31), middle=(0.55, 0.40, 0.245), tone=0.03, cathedral=5), "X")
    white = plain("solid surface", (0.74, 0.74, 0.72), 0.3)
    y = 11.1
    box((4.2, 0.05, 1.02), (0.9, y, 0.57), birch, 0.004)
    box((4.3, 0.42, 0.045), (0.9, y + 0.14, 1.10), white, 0.008)
    box((1.5, 0.05, 0.66), (-1.95, y + 0.06, 0.39), birch, 0.004)
    box((1.55, 0.75, 0.045), (-1.95, y + 0.36, 0.75), white, 0.008)
    box((4.1, 0.8, 0.03), (0.9, y + 0.55, 0.74), white, 0.004)
    box((5.7, 0.04, 0.06), (0.15, y + 0.06, 0.03), satin_steel())
    screen = monitor(plain("grey plastic", (0.30, 0.30, 0.30), 0.5), switched_off(), 0.54)
    for x in (-0.2, 1.9):
        put(screen, (x, y + 0.62, 0.755), 180)
    far = _ROOM.side("far").frame()
    panels(5.6, 2.85, birch, dark_void(), 1.4, 0.95, 0.006, 0.02, 0, 0.0015, group("back wall", (2.15, -0.05, 0), parent=far))
    box((1.15, 0.05, 2.15), (8.55, -0.04, 1.075), birch, 0.004, parent=far)
    box((1.30, 0.04, 2.24), (8.55, -0.02, 1.12), white, 0.004, parent=far)
    box((0.02, 0.05, 0.14), (8.08, -0.09, 1.05), satin_steel(), 0.006, parent=far)
    area((0.15, y + 1.9, 2.78), (0.15, y + 2.05, 1.2), 5.4, 26, kelvin(4000), 0.06)


def _seats() -> None:
    mint, teal = woven("mint cloth", (0.20, 0.36, 0.30), (0.15, 0.28, 0.235), 0.003, 0.0006, melange=0.25), woven(
        "teal cloth", (0.045, 0.155, 0.150), (0.032, 0.115, 0.112), 0.003, 0.0006, melange=0.25
    )
    shell = plain("white shell", (0.70, 0.70, 0.68), 0.4)
    row, dark_row = beam_seats(4, shell, mint, satin_steel()), beam_seats(4, shell, teal, satin_steel(), "teal beam seats")
    for k, y in enumerate((3.3, 5.5, 7.7)):
        put(row if k != 1 else dark_row, (-1.75, y, 0), 180)
    put(dark_row, (-3.85, 10.3, 0), 55)
    timber = wood("birch frame", MAPLE, "X")
    easy = armchair(teal, timber)
    for y in (5.0, 5.85, 7.6):
        put(easy, (4.15, y, 0), -90)
    put(round_table(0.28, 0.48, shell, satin_steel(), base=0.7), (4.2, 6.72, 0))
    pot, leaf = plain("pot", (0.55, 0.54, 0.50), 0.6), leaf_material("leaf", (0.040, 0.11, 0.03))
    put(pot_plant(1.75, pot, leaf, 3, 64), (-4.25, 8.6, 0))
    put(pot_plant(1.35, pot, leaf, 8, 50), (4.2, 9.9, 0), 120)
