"""The metal ceilings in rooms: tiles and grid. Each room has its own use, floor and light."""
from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import concrete, terrazzo
from ...materials.plain import plain
from ...materials.soft import fleece
from ...materials.weave import melange_cloth
from ...subjects.acoustic_door import door
from ...subjects.furnishing import bench, chair, plant, sofa, table
from ...subjects.metal.ceilings import strip_ceiling, tee_grid, tiles_in
from ...subjects.metal.tile import metal_tile
from ...subjects.room_bay import Bay, daylight, room_bay
from ..panels.shots import ROOM, installed, installed_fine
from .shots import DISTANT, warm_grey, white


def _flat_lamp(x: float, y: float, height: float, power: float = 14) -> None:
    area((x, y, height + 0.003), (x, y, 0), 0.575, power, kelvin(4000), 0.575, seen=True)


def _void(bay: Bay) -> None:
    """The dark above the ceiling, closed on all sides, so that no sky shines along the walls."""
    dark, middle, deep = plain("void", (0.012, 0.012, 0.013), 0.95), -bay.depth / 2 - 1.0, bay.depth + 2.4
    box((bay.width + 0.6, deep, 0.02), (0, middle, bay.height + 0.3), dark)
    box((bay.width + 0.6, 0.02, 0.31), (0, 0.1, bay.height + 0.155), dark)
    for side in (-1, 1):
        box((0.02, deep, 0.31), (side * (bay.width / 2 + 0.25), middle, bay.height + 0.155), dark)


@installed("lay-in-tiles-installed-classroom", grade=ROOM)
def classroom() -> None:
    bay = Bay(width=6.6, depth=6.6, height=2.9, light=-1, windows=3, sill=0.8, head=2.5, pier=0.4, walls=(0.70, 0.69, 0.64), has_ceiling=False)
    room_bay(bay, terrazzo((0.44, 0.43, 0.40)))
    columns, rows, lamps = 11, 13, ((2, 3), (8, 3), (2, 8), (8, 8))
    tile, at = metal_tile(0.595, white(), DISTANT, 0, 0.018), (0, -rows * 0.3, bay.height)
    tee_grid(columns, rows, "plain", plain("grey section", (0.36, 0.36, 0.355), 0.4), at=at, hangers=0.2)
    tiles_in(columns, rows, lambda column, row: None if (column, row) in lamps else tile, at=at)
    for column, row in lamps:
        _flat_lamp((column + 0.5) * 0.6 - columns * 0.3, (row + 0.5) * 0.6 - rows * 0.6, bay.height)
    _void(bay)
    box((3.4, 0.03, 1.2), (0.2, -0.02, 1.5), plain("board", linear("#2f4238"), 0.6), 0.004)
    seat, steel = plain("seat", linear("#b4713f"), 0.5), plain("steel", (0.5, 0.5, 0.5), 0.4)
    for y in (-1.9, -3.3):
        for x in (-1.9, -0.1, 1.7):
            table(finish("bavarian-beech", "X"), (x, y, 0), 1.3, 0.6, 0.74, steel)
            for side in (-0.32, 0.32):
                chair(finish("bavarian-beech"), seat, (x + side, y - 0.55, 0), 180)
    daylight(bay, 10, 0.62, 0.4, 150)
    level_camera((1.6, -6.2, 1.3), (0.3, 0), 23, (0, 0.09))


@installed("tee-grid-installed-studio", grade=ROOM)
def studio() -> None:
    bay = Bay(width=6.0, depth=6.0, height=2.9, light=1, windows=2, sill=0.0, head=2.6, pier=0.6, walls=(0.60, 0.585, 0.55), has_ceiling=False)
    room_bay(bay, concrete((0.34, 0.33, 0.31)))
    columns, rows = 10, 12
    board, at = metal_tile(0.584, fleece("board", (0.68, 0.675, 0.65)), None, 0, 0.012), (0, -rows * 0.3, bay.height)
    tee_grid(columns, rows, "silhouette", plain("black section", (0.018, 0.018, 0.019), 0.45), at=at, hangers=0.2)
    tiles_in(columns, rows, lambda column, row: board, at=at, rest=0.0036)
    _void(bay)
    table(finish("flowery-wenge", "X"), (-0.2, -1.9, 0), 2.8, 1.1)
    seat = melange_cloth("seat", linear("#26374a"))
    for x in (-1.2, -0.2, 0.8):
        chair(finish("flowery-wenge"), seat, (x, -1.15, 0), 0)
        chair(finish("flowery-wenge"), seat, (x, -2.7, 0), 180)
    plant(plain("pot", (0.10, 0.095, 0.09), 0.7), plain("leaf", (0.03, 0.075, 0.022), 0.5), (-2.5, -0.6, 0), 1.4, seed=5)
    daylight(bay, 10, 0.5, 0.4, 120)
    level_camera((-1.3, -5.6, 1.3), (-0.1, 0), 23, (0, 0.11))


@installed_fine("clip-in-tiles-installed-clinic")
def clinic() -> None:
    bay = Bay(width=4.2, depth=7.0, height=2.7, light=-1, windows=3, sill=0.0, head=2.4, pier=0.9, walls=(0.74, 0.745, 0.73), has_ceiling=False)
    room_bay(bay, terrazzo((0.48, 0.50, 0.485)))
    columns, rows, lamps = 7, 13, ((3, 2), (3, 6), (3, 10))
    bored, closed = metal_tile(0.5996, warm_grey(), DISTANT, 0.007, 0.034), metal_tile(0.5996, warm_grey(), None, 0.007, 0.034)
    tiles_in(columns, rows, lambda column, row: None if (column, row) in lamps else closed if column in (0, 6) else bored, at=(0, -rows * 0.3, bay.height), rest=0)
    for column, row in lamps:
        _flat_lamp((column + 0.5) * 0.6 - columns * 0.3, (row + 0.5) * 0.6 - rows * 0.6, bay.height)
    _void(bay)
    box((0.012, 7.0, 1.1), (2.09, -3.5, 0.55), plain("dado", linear("#5f7482"), 0.5), 0.002)
    box((0.04, 7.0, 0.10), (2.07, -3.5, 1.0), finish("bavarian-beech", "Y"), 0.006)
    for x in (-0.85, 0.85):
        door(finish("bavarian-beech"), finish("bavarian-beech"), location=(x, 0, 0))
    bench(finish("bavarian-beech", "X"), (1.75, -2.6, 0), 1.6, 90)
    plant(plain("pot", (0.62, 0.60, 0.56), 0.6), plain("leaf", (0.03, 0.08, 0.022), 0.5), (0.0, -0.4, 0), 1.0, seed=12)
    daylight(bay, 10, 0.7, 0.4, 130)
    level_camera((0.45, -6.6, 1.35), (0.1, 0), 23, (0, 0.10))


@installed("linear-ceiling-installed-arrivals", grade=ROOM)
def arrivals() -> None:
    bay = Bay(width=7.2, depth=7.0, height=3.3, light=1, windows=3, sill=0.0, head=3.0, pier=0.3, walls=(0.66, 0.65, 0.62), has_ceiling=False)
    room_bay(bay, terrazzo((0.40, 0.39, 0.37)))
    coat = plain("bronze coat", (0.30, 0.20, 0.115), 0.42, specular=0.45)
    strip_ceiling(8.2, [84] * 73, 16, 16, coat, None, (0, -3.6, bay.height))
    _void(bay)
    cloth = melange_cloth("sofa", linear("#3d4d47"))
    for x in (-1.2, 1.2):
        sofa(cloth, (x, -1.5, 0), 3, 0, plain("legs", (0.02, 0.02, 0.02), 0.4))
    plant(plain("pot", (0.55, 0.53, 0.49), 0.6), plain("leaf", (0.03, 0.08, 0.022), 0.5), (2.6, -0.7, 0), 1.7, seed=21)
    wall = block("wall panel", (1.19, 0.02, 3.28), 0.002, plain("lining", (0.52, 0.49, 0.44), 0.7))
    for column in range(6):
        place(wall, (-3.0 + column * 1.2, -0.012, 1.65))
    daylight(bay, 11, 0.5, 0.45, 190)
    level_camera((-1.8, -6.6, 1.35), (-0.15, 0), 22, (0, 0.10))
