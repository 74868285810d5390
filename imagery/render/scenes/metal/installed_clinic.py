"""The clip-in ceiling in the waiting area of a clinic."""
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import kota_stone
from ...materials.palette import leather, satin_steel
from ...materials.plain import plain
from ...subjects.acoustic_door import door
from ...subjects.collection import collected
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.waiting_seats import beam_seats
from ...subjects.metal.ceilings import tiles_in
from ...subjects.metal.tile import metal_tile
from ...subjects.people import listener, walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from ..panels.shots import FINE_ROOM, ROOM, installed_fine
from .installed import flat_lamp, void_above
from .shots import DISTANT, white


@installed_fine("clip-in-tiles-installed-clinic", quality=replace(FINE_ROOM, samples=24), grade=replace(ROOM, exposure=0.6, raw_where_fine=0.5, prefiltered=False))
def clinic() -> None:
    """Where patients wait in the morning: a nurse on her way, one patient with his back to us, a tiled dado, teak doors, sun on Kota stone."""
    bay = Bay(width=5.0, depth=7.6, height=2.75, light=-1, windows=3, sill=0.95, head=2.30, pier=0.8, walls=linear("#d9ccb0"), frames=linear("#3f5a4c"), has_ceiling=False, trimmed=True)
    room_bay(bay, kota_stone(0.6))
    columns, rows, lamps = 9, 14, ((2, 3), (6, 3), (2, 8), (6, 8))
    bored, closed = metal_tile(0.5996, white(), DISTANT, 0.007, 0.034), metal_tile(0.5996, white(), None, 0.007, 0.034)
    tiles_in(columns, rows, lambda column, row: None if (column, row) in lamps else closed if column in (0, 8) else bored, at=(0, -rows * 0.3, bay.height), rest=0)
    for column, row in lamps:
        flat_lamp((column + 0.5) * 0.6 - columns * 0.3, (row + 0.5) * 0.6 - rows * 0.6, bay.height, 7)
    void_above(bay)
    _tiled_dado(bay)
    teak = finish("natural-teak")
    for x in (-1.0, 0.75):
        door(teak, teak, location=(x, -0.03, 0), vision=True)
        box((0.26, 0.012, 0.16), (x + 0.72, -0.012, 1.62), plain("sign", linear("#2f5a55"), 0.5), 0.003)
    seats = beam_seats(4, plain("shell", linear("#6d3a22"), 0.45), leather("seat", linear("#b5673a")), satin_steel())
    put(seats, (2.06, -2.5, 0), -90)
    put(seats, (-0.35, -4.3, 0), 180)
    put(listener(2, "#3f6f8a"), (0.55, -4.33, -0.04), 180)
    put(collected("briefcase", {"*": leather("case", linear("#5a2f1c"))}, 0.36), (-0.62, -4.34, 0.48), 172)
    walk(walker(1, "#a9c4c6", "#e6e4da"), (-0.30, -1.75, 0), (-0.16, -1.55, 0), 200)
    _notices()
    ceramic = plain("pot", linear("#9a5a3c"), 0.75)
    put(pot_plant(1.15, ceramic, leaf_material(), 4, 46), (2.12, -0.55, 0))
    light_of(bay, "park", 0.45, 2.0, 60, 220)
    sun((1, 0.34, -0.52), 9, kelvin(4000), 0.8)
    # From the sunlit floor onto the ceiling.
    area((-1.2, -3.6, 0.6), (0.6, -3.4, 2.75), 3.0, 95, kelvin(4200), 2.0)
    level_camera((0.55, -7.4, 1.42), (-0.03, 0), 25, (0, 0.09))


def _tiled_dado(bay: Bay) -> None:
    """Glazed tiles to shoulder height on the end wall and the right one, below a teak rail."""
    tile, grout = block("wall tile", (0.146, 0.012, 0.146), 0.004, plain("glaze", linear("#5d8a80"), 0.16)), plain("grout", linear("#cfc8b6"), 0.9)
    box((bay.width, 0.008, 1.20), (0, -0.004, 0.60), grout)
    box((0.008, bay.depth, 1.20), (bay.width / 2 - 0.004, -bay.depth / 2, 0.60), grout)
    for course in range(8):
        for number in range(34):
            place(tile, (-2.475 + number * 0.15, -0.012, 0.075 + course * 0.15))
        for number in range(50):
            place(tile, (bay.width / 2 - 0.012, -0.075 - number * 0.15, 0.075 + course * 0.15), (0, 0, 90))
    box((bay.width, 0.04, 0.05), (0, -0.02, 1.225), finish("natural-teak", "X"), 0.005)
    box((0.04, bay.depth, 0.05), (bay.width / 2 - 0.02, -bay.depth / 2, 1.225), finish("natural-teak", "Y"), 0.005)


def _notices() -> None:
    """A board with notices on the right wall."""
    x = 2.5
    box((0.02, 1.3, 0.8), (x - 0.01, -2.6, 1.75), plain("cork", linear("#a98a5e"), 0.9, relief=0.0004, grain=120), 0.003)
    for number, (y, z) in enumerate(((-2.15, 1.82), (-2.45, 1.66), (-2.75, 1.86), (-3.02, 1.68))):
        box((0.003, 0.21, 0.297), (x - 0.023, y, z), plain("notice", linear(("#ded8c8", "#e3d7a8", "#d9dfe0", "#ded8c8")[number]), 0.8), rotation=((number * 3 - 4), 0, 0))
