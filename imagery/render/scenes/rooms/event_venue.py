"""An event venue set for dinner: white round tables with candles, curtains washed in blue and violet, a truss with moving heads."""

import math

import numpy

from ...core.camera import level_camera
from ...core.geometry import box, lathe, place, tube
from ...core.light import area, glow, kelvin, spot
from ...core.output import Quality
from ...core.scene import ambient, assembly, put
from ...grade import Grade
from ...materials.floor import carpet
from ...materials.palette import black_metal, brass, dark_void, satin_steel
from ...materials.plain import plain
from ...materials.textile import velvet, woven
from ...picture import picture
from ...subjects.drapery import hang
from ...subjects.furniture.office import tumbler
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import side_chair
from ...subjects.furniture.tables import banquet_table
from ...subjects.rooms.ceilings import downlights, open_cells
from ...subjects.rooms.shell import Room

_ROOM = Room(20.0, 24.0, 7.2)


@picture(
    "event-venue-tables",
    1600,
    1067,
    Quality(samples=28, bounces=6, diffuse=3, clamp=4, noise_threshold=0.045),
    Grade(exposure=2.3, saturation=1.1, bloom=0.06),
)
def event_venue() -> None:
    _shell()
    _stage()
    _truss()
    _tables()
    area((0, 11, 6.6), (0, 11, 0), 14, 190, kelvin(3000), 16)
    area((0, 0.8, 3.4), (0, 10, 1.0), 10, 90, kelvin(3000), 1.5)
    # The light that tables and curtains reflect onto the ceiling.
    area((0, 12, 3.0), (0, 12, 7), 16, 70, kelvin(3500), 18)
    ambient((0.35, 0.35, 0.7), 0.008)
    level_camera((2.6, -1.9, 2.15), (-0.4, 14, 0), 26, (0, 0.0))


def _shell() -> None:
    _ROOM.floor(carpet("night blue carpet", (0.022, 0.024, 0.045), 0.0))
    _ROOM.ceiling(dark_void())
    open_cells((-10, 10, 0, 24), 6.7, plain("cell", (0.05, 0.05, 0.054), 0.5), 0.60, 0.16, 0.03)
    downlights([(x, y) for x in (-6, -2, 2, 6) for y in (2.5, 6.5, 10.5, 14.5)], 6.69, black_metal(), 3000, 30, 0.07)
    cloth = woven("pale curtain", (0.34, 0.33, 0.34), (0.28, 0.27, 0.28), 0.004, 0.0005, 0.5)
    for k in range(4):
        hang(6.0, 6.5, cloth, (-9.7, k * 6.0 + 0.0, 6.6), 90, 0.24, 0.10, 40 + k)
        hang(6.0, 6.5, cloth, (9.7, 24.0 - k * 6.0, 6.6), -90, 0.24, 0.10, 50 + k)
    hang(6.4, 6.5, cloth, (-9.9, 23.6, 6.6), 0, 0.24, 0.10, 60)
    hang(6.4, 6.5, cloth, (3.5, 23.6, 6.6), 0, 0.24, 0.10, 61)
    for x in (-10.1, 10.1):
        box((0.1, 24, 7.2), (x, 12, 3.6), dark_void())
    box((20, 0.1, 7.2), (0, 24.2, 3.6), dark_void())
    violet, blue = (0.42, 0.13, 1.0), (0.10, 0.26, 1.0)
    for k in range(4):
        for side in (-1, 1):
            tint = violet if (k + (side > 0)) % 2 else blue
            spot((side * 8.9, 3.0 + k * 5.6, 0.26), (side * 9.75, 3.0 + k * 5.6, 5.0), 900, tint, 62, 0.9, 0.08)
            place(
                lathe([(0, 0), (0.11, 0), (0.12, 0.02), (0.10, 0.20), (0, 0.20)], black_metal(), 32),
                (side * 8.9, 3.0 + k * 5.6, 0),
                name="uplighter",
            )
    for x in (-6.8, 6.8):
        spot((x, 22.9, 0.12), (x, 23.6, 5.0), 620, violet, 62, 0.9, 0.08)


def _stage() -> None:
    """A low stage with a plain lit backdrop and a lectern of glass."""
    black = plain("stage front", (0.02, 0.02, 0.022), 0.5)
    box((9.0, 4.6, 0.7), (0, 21.2, 0.35), black, 0.01)
    box((9.04, 4.64, 0.03), (0, 21.2, 0.70), plain("stage floor", (0.03, 0.03, 0.032), 0.22), 0.004)
    box((2.2, 0.32, 0.35), (0, 18.75, 0.175), black, 0.006)
    box((8.8, 0.02, 0.012), (0, 18.88, 0.655), glow("stage edge", kelvin(3000), 8, lights=False))
    backdrop = velvet("plum velvet", (0.13, 0.050, 0.085))
    hang(7.4, 6.3, backdrop, (-3.7, 23.3, 6.6), 0, 0.26, 0.13, 70)
    for x in (-3, -1, 1, 3):
        spot((x, 22.2, 0.8), (x, 23.3, 4.6), 700, (1, 0.42, 0.16), 54, 0.9, 0.06)
    # From the truss on to the backdrop and the stage.
    area((0, 19.6, 5.6), (0, 23.2, 2.0), 6.4, 520, (1, 0.66, 0.42), 0.4)
    area((0, 18.0, 6.2), (0, 20.6, 0.7), 7.0, 120, kelvin(3500), 0.4)
    box((0.62, 0.45, 0.02), (-2.6, 20.0, 1.84), brass(), 0.004, (14, 0, 0))
    box((0.30, 0.06, 1.1), (-2.6, 20.0, 1.27), plain("lectern", (0.03, 0.03, 0.031), 0.35), 0.006)
    box((0.55, 0.40, 0.03), (-2.6, 20.0, 0.73), brass(), 0.006)
    leaf, pot = leaf_material(), plain("pot", (0.025, 0.025, 0.026), 0.4)
    for x in (-4.1, 4.1):
        put(pot_plant(1.5, pot, leaf, 5, 56), (x, 19.6, 0.71), x * 20)


def _truss() -> None:
    """A triangular truss over the stage with eight moving heads and their beams on the tables."""
    steel = satin_steel()
    y, z, half = 17.4, 5.7, 6.5
    corners = ((0.0, -0.16), (-0.16, 0.14), (0.16, 0.14))
    for dy, dz in corners:
        place(tube([(-half, y + dy, z + dz), (half, y + dy, z + dz)], 0.025, steel))
    steps = numpy.arange(-half, half + 0.01, 0.45)
    for first, second in ((0, 1), (1, 2), (2, 0)):
        zigzag = [
            (float(x), y + corners[first if k % 2 else second][0], z + corners[first if k % 2 else second][1])
            for k, x in enumerate(steps)
        ]
        place(tube(zigzag, 0.010, steel))
    for x in (-half + 0.4, half - 0.4):
        place(tube([(x, y, z + 0.14), (x, y, 7.2)], 0.008, steel))
    head = _moving_head()
    for k in range(8):
        x = -5.6 + k * 1.6
        put(head, (x, y, z - 0.18), (k * 29) % 40 - 20)
    for k, x in enumerate((-5.6, -2.4, 2.4, 5.6)):
        spot((x, y - 0.1, z - 0.6), (x * 0.9, 10.0 - 2.5 * (k % 2), 0.7), 900, kelvin(3000), 26, 0.8, 0.08)


def _moving_head():
    """For a distant view: base, yoke and head, hung upside down and tilted towards the tables."""
    black = plain("moving head", (0.012, 0.012, 0.013), 0.45)
    with assembly("moving head") as made:
        box((0.34, 0.26, 0.09), (0, 0, -0.05), black, 0.02)
        for side in (-1, 1):
            box((0.045, 0.13, 0.34), (side * 0.175, 0, -0.27), black, 0.012)
        profile = [(0, -0.20), (0.075, -0.20), (0.092, -0.13), (0.105, 0.06), (0.112, 0.15), (0.105, 0.155), (0.10, 0.13)]
        place(lathe(profile, black, 56), (0, 0, -0.36), (136, 0, 0), name="head")
        place(
            lathe([(0, 0.132), (0.10, 0.132)], glow("beam lens", kelvin(4000), 40, lights=False), 40),
            (0, 0, -0.36),
            (136, 0, 0),
            name="lens",
        )
    return made


def _tables() -> None:
    linen = woven("linen", (0.66, 0.63, 0.58), (0.58, 0.55, 0.50), 0.002, 0.0003, 0.4)
    gold = brass()
    chair = side_chair(plain("black shell", (0.02, 0.02, 0.021), 0.4), gold, velvet("chair velvet", (0.085, 0.080, 0.16)))
    cloths = [banquet_table(linen, seed=k, name=f"banquet table {k}") for k in range(3)]
    setting, centre = _setting(), _centrepiece(gold)
    for row in range(5):
        for column in range(5):
            x = -7.2 + column * 3.6 + (1.8 if row % 2 else 0) - 0.9
            y = 4.2 + row * 2.85
            if abs(x) > 8.2:
                continue
            turn = (row * 37 + column * 53) % 45
            put(cloths[(row + column) % 3], (x, y, 0), turn)
            put(centre, (x, y, 0.75), turn)
            for k in range(8):
                angle = math.radians(turn + k * 45)
                put(
                    chair, (x + 1.18 * math.sin(angle), y - 1.18 * math.cos(angle), 0), turn + k * 45 + 180 + (k * 13 + row) % 9 - 4
                )
                put(setting, (x + 0.66 * math.sin(angle), y - 0.66 * math.cos(angle), 0.751), turn + k * 45)
            if y < 8:
                area((x, y, 2.2), (x, y, 0.75), 0.5, 5, kelvin(2700))


def _setting():
    china, blade = plain("china", (0.74, 0.73, 0.70), 0.18), satin_steel()
    with assembly("place setting") as made:
        place(lathe([(0, 0.004), (0.09, 0.004), (0.135, 0.016), (0.136, 0.019), (0.092, 0.010), (0, 0.009)], china, 56, 50))
        for x in (-0.165, 0.165, 0.188):
            box((0.014, 0.20, 0.0025), (x, 0, 0.002), blade, 0.001)
        put(tumbler(), (0.15, 0.15, 0))
    return made


def _centrepiece(gold):
    """Three candles in glasses around a low bowl of leaves."""
    flame = glow("candle", kelvin(2400), 22, lights=False)
    wax = plain("wax", (0.75, 0.68, 0.55), 0.5)
    with assembly("centrepiece") as made:
        for k in range(3):
            angle = math.radians(k * 120)
            x, y = 0.20 * math.cos(angle), 0.20 * math.sin(angle)
            tall = 0.16 + 0.05 * k
            place(
                lathe([(0, 0), (0.035, 0), (0.036, 0.006), (0.008, 0.012), (0.008, 0.05), (0.02, 0.06), (0, 0.06)], gold, 32),
                (x, y, 0),
            )
            place(lathe([(0, 0.06), (0.011, 0.06), (0.010, 0.06 + tall), (0, 0.062 + tall)], wax, 20), (x, y, 0))
            place(lathe([(0, 0), (0.006, 0.008), (0.005, 0.016), (0, 0.034)], flame, 12), (x, y, 0.064 + tall))
        leaf = leaf_material("centre leaf", (0.05, 0.10, 0.035))
        small = pot_plant(0.62, gold, leaf, 12, 60, "bowl")
        item = put(small, (0, 0, -0.05))
        item.scale = (0.55, 0.55, 0.45)
    return made
