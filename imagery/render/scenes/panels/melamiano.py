"""The Melamiano Panel: melamine foam of a fine cell, white, grey or fabric finished, with square or bevelled edges."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, face_weighted_normals
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, plank_floor
from ...materials.plain import plain
from ...materials.soft import foam, open_cell_foam, soft_foam
from ...materials.weave import melange_cloth, room_linen, woven_cloth
from ...picture import phone_hero
from ...subjects.furnishing import books, chair, plant, table
from ...subjects.furniture.seats import tub_chair
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.soft_panel import bevelled_tile, grid, wall
from ...subjects.studio import RakingSun, fill, ground, lay, table_light
from .shots import FINE_ROOM, ROOM, WHITE, close, hero, installed, plaster

#: Half of the raw picture is kept, because the denoiser mistakes open cells for noise.
_FOAM = Quality(samples=30, bounces=4, diffuse=3, glossy=2, noise_threshold=0.012)
_FOAM_GRADE = replace(WHITE, exposure=0.55, prefiltered=False, raw=0.55)
_WALL_GRADE = replace(WHITE, exposure=0.55, prefiltered=False, raw=0.12)
WHITE_FOAM, GREY_FOAM, FABRIC = "#eceae4", "#8f918f", "#a89a82"


def tile(colour: str, width: float = 0.6, height: float = 0.6, thickness: float = 0.025, bevel: float = 0.015):
    return bevelled_tile("tile", width - 0.002, height - 0.002, thickness, bevel, foam(colour, linear(colour)))


def near_tile(colour: str, size: float = 0.6, bevel: float = 0.008, cell: float = 0.0014):
    """A tile with visible cells and soft edges."""
    mesh = bevelled_tile("tile", size - 0.001, size - 0.001, 0.025, bevel, soft_foam(colour, linear(colour), cell), 0.0028)
    return face_weighted_normals(mesh)


@hero("melamiano-panel-hero", quality=replace(_FOAM, samples=36), grade=_WALL_GRADE)
def hero_picture() -> None:
    _stepped_wall()
    upright_camera((-0.27, -0.40, -0.03), (0.0, 0, -0.088), 58, 11, (-0.075, -0.025, -0.07))


@phone_hero("melamiano-panel-hero-portrait", quality=replace(_FOAM, samples=24), grade=replace(_WALL_GRADE, sharpening=0, grain=0))
def hero_upright() -> None:
    """Without film grain, which would enlarge the file and be invisible."""
    _stepped_wall()
    upright_camera((-0.26, -0.44, -0.03), (-0.02, 0, -0.112), 56, 11, (-0.085, -0.025, -0.07))


def _stepped_wall() -> None:
    """White tiles that end in steps on a painted wall; sun from the side of their soft edges, so that their thickness is lit."""
    white = near_tile(WHITE_FOAM)
    for row, first in enumerate((-0.40, -0.10, 0.07, 0.40)):
        grid(white, 4, 1, 0.6, 0, 0.025, (first + 1.2, 0.80 - row * 0.6))
    wall(plaster(linear("#7f4a35")))
    RakingSun(side=-66, height=34, strength=5.0, temperature=5000, softness=5)
    fill(9.0, (1.6, -1.8, 0.5), size=1.8, surroundings=0.30, temperature=5000)


@close("melamiano-panel-front", quality=replace(_FOAM, samples=28), grade=_WALL_GRADE)
def front() -> None:
    """White and grey tiles around the place of a missing one, in sun along the wall."""
    for column, row, colour in ((-2, 0, GREY_FOAM), (-1, 0, WHITE_FOAM), (0, 0, GREY_FOAM), (1, 0, WHITE_FOAM), (-1, -1, GREY_FOAM), (0, -1, WHITE_FOAM), (-1, 1, WHITE_FOAM), (0, 1, WHITE_FOAM), (1, 1, GREY_FOAM)):
        grid(near_tile(colour, 0.3, 0.010, 0.0022), 1, 1, 0.3, 0.3, 0.025, (column * 0.3, row * 0.3))
    wall(plaster(linear("#7f4a35")))
    RakingSun(side=-66, height=34, strength=5.0, temperature=5000, softness=5)
    fill(7.0, (1.6, -1.8, 0.5), size=1.8, surroundings=0.22, temperature=5000)
    upright_camera((-0.22, -0.62, -0.12), (0.07, 0, -0.10), 46, 16, (0.02, -0.025, -0.10))


@close("melamiano-panel-detail", quality=replace(_FOAM, samples=64), grade=_WALL_GRADE)
def detail() -> None:
    """Close enough to see the cells: the corner where four tiles meet, one of them grey."""
    for column, row, colour in ((-1, 0, WHITE_FOAM), (0, 0, WHITE_FOAM), (-1, -1, WHITE_FOAM), (0, -1, GREY_FOAM)):
        grid(near_tile(colour, 0.3, 0.010), 1, 1, 0.3, 0.3, 0.025, (column * 0.3 + 0.15, row * 0.3 + 0.15))
    wall(plaster(linear("#7f4a35")))
    RakingSun(side=-66, height=34, strength=5.0, temperature=5000, softness=5)
    fill(9.0, (1.6, -1.8, 0.5), size=1.8, surroundings=0.30, temperature=5000)
    camera((-0.10, -0.19, -0.03), (0.004, -0.02, 0.004), 64, 16, (-0.006, -0.0245, 0.006))


@close("melamiano-panel-edge", quality=replace(_FOAM, samples=40), grade=replace(_FOAM_GRADE, exposure=0.3))
def edge() -> None:
    ground((0.33, 0.31, 0.285))
    cloth = woven_cloth("cloth", linear(FABRIC))
    square = bevelled_tile("square", 0.42, 0.42, 0.020, 0, soft_foam("grey", linear(GREY_FOAM), 0.0014), 0.0028)
    covered = bevelled_tile("covered", 0.42, 0.42, 0.025, 0, cloth, 0.004)
    bevelled = near_tile(WHITE_FOAM, 0.42, 0.012)
    boards = [(covered, 0.025, (0.03, 0.03, 4)), (square, 0.020, (0.0, 0.0, -3)), (bevelled, 0.025, (0.015, 0.03, 6))]
    level = 0.0
    for mesh, thick, (x, y, turn) in boards:
        level += thick
        lay(mesh, thick, level - thick / 2, x, y, turn)
    table_light(4.6, 0.6, -0.45)
    camera((-0.36, -0.56, 0.20), (-0.06, -0.12, 0.035), 58, 9, (-0.14, -0.20, 0.05))


@installed("melamiano-panel-installed-studio", quality=FINE_ROOM, grade=replace(ROOM, exposure=1.2))
def rehearsal_room() -> None:
    bay = Bay(width=4.6, depth=4.6, height=2.8, light=1, windows=1, sill=0.7, head=2.35, pier=1.2, walls=(0.30, 0.32, 0.32), ceiling=(0.6, 0.6, 0.58))
    room_bay(bay)
    plank_floor("natural-teak", 4.6, 6.2, -2.2)
    for column in range(6):
        for row in range(2):
            colour = WHITE_FOAM if (column * 2 + row) % 3 else GREY_FOAM
            grid(tile(colour, bevel=0.018), 1, 1, 1, 1, 0.025, (-1.5 + column * 0.6, 1.56 + row * 0.6))
    _upright_piano(-0.55)
    put(tub_chair(room_linen("chair", linear("#a2683d"), 0.3), plain("steel", (0.02, 0.02, 0.02), 0.4)), (1.35, -1.0, 0), -38)
    # At a low angle, so that it reaches the panels.
    daylight(bay, 10, 0.34, 0.95, 75)
    area((0.4, -3.9, 2.4), (0, 0, 1.5), 1.2, 14, kelvin(6500), 0.6)
    # Along the wall, so that the bevels are visible.
    area((2.2, -0.34, 2.0), (-1.5, -0.02, 1.8), 0.3, 42, kelvin(5000), 1.4)
    level_camera((0.7, -4.3, 1.3), (0.05, 0), 27, (0, -0.01))


def _upright_piano(x: float) -> None:
    """A plain upright piano with its stool."""
    lacquer = plain("lacquer", (0.012, 0.011, 0.010), 0.12, clearcoat=0.6)
    ivory = plain("ivory", (0.75, 0.72, 0.65), 0.3)
    box((1.46, 0.30, 1.18), (x, -0.22, 0.61), lacquer, 0.006)
    box((1.50, 0.36, 0.03), (x, -0.22, 1.215), lacquer, 0.004)
    box((1.46, 0.30, 0.06), (x, -0.50, 0.65), lacquer, 0.006)
    box((1.23, 0.14, 0.02), (x, -0.55, 0.692), ivory, 0.002)
    for number in range(35):
        if number % 7 not in (2, 6):
            box((0.012, 0.09, 0.014), (x - 0.598 + number * 0.0351 + 0.0175, -0.525, 0.708), lacquer, 0.001)
    for side in (-1, 1):
        box((0.07, 0.42, 0.10), (x + side * 0.695, -0.47, 0.70), lacquer, 0.005)
        box((0.06, 0.08, 0.62), (x + side * 0.69, -0.60, 0.31), lacquer, 0.005)
        box((0.08, 0.68, 0.06), (x + side * 0.69, -0.36, 0.03), lacquer, 0.005)
    box((0.62, 0.34, 0.07), (x, -0.98, 0.47), plain("leather", (0.02, 0.018, 0.016), 0.45), 0.02)
    for dx in (-0.26, 0.26):
        for dy in (-0.12, 0.12):
            box((0.035, 0.035, 0.44), (x + dx, -0.98 + dy, 0.22), lacquer, 0.003)


@installed("melamiano-panel-installed-office", quality=FINE_ROOM, grade=replace(ROOM, prefiltered=False, raw=0.03))
def office() -> None:
    bay = Bay(width=5.2, depth=5.0, height=2.9, light=-1, windows=2, sill=0.7, head=2.5, pier=0.5, walls=(0.66, 0.63, 0.57))
    room_bay(bay, carpet(linear("#8c8577")))
    panel = bevelled_tile("tile", 1.198, 0.598, 0.025, 0.022, open_cell_foam(GREY_FOAM, linear(GREY_FOAM), 0.006), 0.001)
    for row, shift in enumerate((0.0, 0.6, 0.0)):
        for column in range(3):
            grid(panel, 1, 1, 1, 1, 0.025, (-1.5 + shift + column * 1.2, 1.0 + row * 0.6))
    oak = finish("inntal-beech", "X")
    table(oak, (-0.55, -0.75, 0), 1.8, 0.75)
    table(oak, (1.30, -0.75, 0), 1.8, 0.75)
    seat = melange_cloth("seat", linear("#c7a04a"))
    for x, turn in ((-0.75, 172), (1.25, 190)):
        chair(finish("inntal-beech"), seat, (x, -1.45, 0), turn)
    books([plain("a", linear("#26374a"), 0.6), plain("b", linear("#b3ab9b"), 0.6), plain("c", linear("#6f8066"), 0.6)], (-1.15, -0.72, 0.74), 8)
    plant(plain("pot", (0.62, 0.60, 0.56), 0.6), plain("leaf", (0.035, 0.085, 0.025), 0.5), (1.75, -0.72, 0.74), 0.38, 22, 5, 0.5)
    daylight(bay, 5.5, 0.36, 0.36, 70)
    level_camera((0.8, -4.2, 1.35), (0.25, 0), 29, (0, -0.03))
