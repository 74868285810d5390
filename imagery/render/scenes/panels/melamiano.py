"""The Melamiano Panel: melamine foam of a fine cell, white, grey or fabric finished, with square or bevelled edges."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, face_weighted_normals, lathe, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import plank_floor, terrazzo
from ...materials.palette import black_plastic, brass, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.soft import foam, open_cell_foam, soft_foam
from ...materials.weave import Weave, cane, woven_cloth
from ...picture import phone_hero
from ...subjects.furnishing import rug
from ...subjects.furniture.lamps import table_lamp
from ...subjects.furniture.office import cup, laptop, monitor, paper_pile
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import cane_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.room_bay import Bay, light_of, room_bay
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


@installed("melamiano-panel-installed-studio", quality=FINE_ROOM, grade=replace(ROOM, exposure=0.7, prefiltered=False, raw=0.05))
def rehearsal_room() -> None:
    """A practice room in the afternoon: foam over the whole wall above an upright piano, a cane chair with notes on it, a rug."""
    bay = Bay(width=5.0, depth=5.4, height=2.9, light=1, windows=2, sill=0.6, head=2.4, pier=0.8, walls=linear("#8d5a3d"), frames=linear("#4a2f1a"), trimmed=True)
    room_bay(bay)
    plank_floor("natural-teak", 5.0, 7.0, -2.6)
    for column in range(7):
        for row in range(3):
            colour = WHITE_FOAM if (column * 2 + row) % 3 else GREY_FOAM
            grid(tile(colour, bevel=0.018), 1, 1, 1, 1, 0.025, (-1.8 + column * 0.6, 1.28 + row * 0.6))
    _upright_piano(-0.6)
    put(cane_chair(finish("natural-teak"), cane()), (1.15, -1.05, 0), -38)
    put(paper_pile(4, 3), (1.12, -1.02, 0.45), 20)
    put(table_lamp(plain("lamp shade", linear("#2f5a45"), 0.35), brass()), (-1.22, -0.24, 1.23))
    rug(woven_cloth("rug", linear("#7a3b2c"), Weave(0.01, "plain", 0.35, 0.4, 0.002)), (-0.2, -1.9, 0), 2.6, 1.7)
    put(pot_plant(1.4, plain("pot", linear("#5b6b58"), 0.7), leaf_material(), 23, 48), (2.05, -0.5, 0))
    light_of(bay, "park", 0.45, 2.0, 60, 190)
    sun((-1, 0.60, -0.40), 8.5, kelvin(3900), 1.0)
    # Along the wall, so that the bevels are visible.
    area((2.3, -0.34, 2.0), (-1.5, -0.02, 1.8), 0.3, 22, kelvin(4000), 1.4)
    level_camera((0.45, -5.2, 1.36), (0.0, 0), 32, (0, -0.005))


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


@installed("melamiano-panel-installed-office", quality=FINE_ROOM, grade=replace(ROOM, exposure=0.55, prefiltered=False, raw=0.03))
def office() -> None:
    """A planning office at work: desks along a wall of white and grey panels, drawings on them, cane chairs pushed back."""
    bay = Bay(width=5.2, depth=5.6, height=2.9, light=-1, windows=3, sill=0.7, head=2.5, pier=0.4, walls=linear("#c8a981"), frames=linear("#5a3a20"), trimmed=True)
    room_bay(bay, terrazzo((0.36, 0.33, 0.29)))
    white, grey = (
        bevelled_tile(colour, 1.198, 0.598, 0.025, 0.022, open_cell_foam(colour, linear(colour), 0.006), 0.001) for colour in (WHITE_FOAM, "#a3a5a2")
    )
    for row, (shift, tiles) in enumerate(((0.0, (white, grey, white)), (0.6, (grey, white, white)), (0.0, (white, white, grey)))):
        for column, panel in enumerate(tiles):
            grid(panel, 1, 1, 1, 1, 0.025, (-1.5 + shift + column * 1.2, 1.12 + row * 0.6))
    teak, upright = finish("natural-teak", "X"), finish("natural-teak")
    desk = leg_table(1.8, 0.8, teak, upright)
    seat = cane_chair(upright, cane())
    for x, chair_x, turn in ((-0.75, -0.95, 196), (1.15, 1.30, 152)):
        put(desk, (x, -0.62, 0))
        put(seat, (chair_x, -1.42, 0), turn)
    _work_on_desks()
    put(pot_plant(1.15, plain("pot", linear("#9a5a3c"), 0.75), leaf_material(), 4, 40), (2.28, -0.42, 0))
    light_of(bay, "park", 0.45, 2.0, 60, 240)
    sun((1, 0.42, -0.38), 5.0, kelvin(4200), 1.0)
    level_camera((0.55, -5.0, 1.38), (0.20, 0), 33, (0, -0.02))


def _work_on_desks() -> None:
    """A screen, a laptop, rolled and open drawings, tea and a lamp."""
    steel = satin_steel()
    put(laptop(steel, switched_off()), (-1.05, -0.66, 0.74), 12)
    put(monitor(black_plastic(), switched_off()), (1.62, -0.42, 0.74), -10)
    put(paper_pile(2, 6), (-0.45, -0.78, 0.74), -14)
    put(paper_pile(6, 3), (0.80, -0.82, 0.74), 8)
    put(paper_pile(7, 4), (1.25, -0.74, 0.74), -20)
    paper = plain("drawing", linear("#e9e4d6"), 0.85)
    for k in range(3):
        place(lathe([(0, 0), (0.024, 0), (0.024, 0.62), (0.018, 0.62), (0.018, 0.02), (0, 0.02)], paper, 24), (-0.28 + 0.055 * k, -0.42 + 0.03 * k, 0.766), (0, 90, 6 * k - 4))
    put(cup(plain("glaze", (0.62, 0.55, 0.45), 0.3)), (-0.78, -0.86, 0.74), 40)
    put(table_lamp(plain("lamp shade", linear("#2f5a45"), 0.35), brass()), (-1.52, -0.42, 0.74))
