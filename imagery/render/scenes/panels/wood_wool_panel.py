"""The Fabril Wood Wool Panel: long strands bound with cement, 15 to 50 mm thick."""
from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import block, place
from ...core.light import area, kelvin, sun
from ...core.scene import group, put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.palette import black_metal, polished_brass
from ...materials.plain import plain
from ...materials.weave import cane, melange_cloth
from ...materials.wood_wool import wood_wool
from ...subjects.bookshelf import open_book
from ...subjects.furniture.lamps import dome_pendant
from ...subjects.furniture.office import carafe, cup, tumbler
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import bentwood_chair
from ...subjects.furniture.sofas import bench
from ...subjects.furniture.tables import round_table
from ...subjects.people import listener
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.soft_panel import wall
from ...subjects.strands import GRAIN, strands
from ...subjects.studio import RakingSun, fill, front_light, ground, table_light
from ...subjects.wood_wool_board import cement, pressed_board
from .shots import NEUTRAL, close, hero, installed_fine


def slab(width: float, height: float, thickness: float, density: float = 62_000, seed: int = 2):
    """A sawn board as a group: a cement body with strands on its face and its four edges. Its back is at Y = 0, face towards −Y."""
    whole = group("slab")
    body = thickness - 0.004
    place(block("body", (width - 0.006, body, height - 0.006), 0.001, cement()), (0, -body / 2, 0), parent=whole)
    material = wood_wool("strands")
    face = strands(round(density * width * height), width, height, material, (0.03, 0.09), seed=seed, depth=0.005, points=40, sawn=True)
    place(face, (0, -body + 0.001, 0), parent=whole)
    for number, (long, reach, turn) in enumerate(((height, width, 90), (width, height, 0))):
        for side in (-1, 1):
            count = round(density * 1.6 * thickness * long)
            size = (long, body) if turn == 0 else (body, long)
            rim = strands(count, *size, material, (0.012, 0.04), curl=40, depth=0.0025, seed=seed + 1 + number, points=30, sawn=True)
            at = reach / 2 - 0.003
            where, turned = ((side * at, -body / 2, 0), (0, 0, 90 * side)) if turn else ((0, -body / 2, side * at), (-90 * side, 0, 0))
            place(rim, where, turned, whole)
    return whole


def far_board(width: float, height: float, thickness: float):
    """A mesh of a board for rooms, instanced many times: fewer, broader strands than `slab`, and none on its edges."""
    body = block("board", (width, thickness, height), 0.006, cement(), 2)
    pale = wood_wool("strands from afar", (0.66, 0.575, 0.43))
    # They end before the bevel, so that the joints are straight.
    face = strands(round(21_000 * width * height), width - 0.012, height - 0.012, pale, (0.03, 0.10), (0.0012, 0.0022), 22, 0.006, 6, 10, True)
    return body, face


def _hang(board, x: float, z: float, thickness: float, turn: float) -> None:
    """One board on the wall at Y = 0, its middle at `x`, `z`."""
    body, face = board
    place(body, (x, -thickness / 2, z), (0, turn, 0))
    place(face, (x, 0.001 - thickness, z), (0, turn, 0))


@hero("wood-wool-panel-hero", grade=NEUTRAL)
def hero_picture() -> None:
    place(strands(62000, 1.1, 0.7, wood_wool("strands"), seed=4), (0.1, 0, 0))
    wall(cement(), depth=0.0005)
    light = RakingSun(side=68, height=34, strength=10)
    light.shade_beyond((-0.02, 0.0), 44)
    fill(2.8)
    camera((-0.28, -0.36, -0.06), (0.05, 0, 0.0), 46, 8, (0.04, -0.008, 0))


@close("wood-wool-panel-front", grade=NEUTRAL)
def front() -> None:
    for number, (x, z) in enumerate(((-0.3015, 0.3015), (0.3015, 0.3015), (-0.3015, -0.3015), (0.3015, -0.3015))):
        board = slab(0.598, 0.598, 0.025, 52_000, seed=3 + 5 * number)
        board.location = (x, 0, z)
    wall(plain("wall", (0.06, 0.055, 0.05), 0.9))
    front_light(3.4, side=58)
    camera((0.06, -1.05, 0.03), (0.06, 0, 0.03), 46)


@close("wood-wool-panel-detail", grade=replace(NEUTRAL, exposure=-0.4, power=1.3, prefiltered=False, raw=0.3))
def detail() -> None:
    ribbons = strands(42000, 0.6, 0.5, wood_wool("ribbons", grain_attribute=GRAIN), (0.06, 0.17), (0.0012, 0.0030), 24, 0.0045, 9, 40, looseness=0.35)
    # At this distance the thickness and sharp edges of a ribbon are visible.
    ribbons.use_auto_smooth, ribbons.auto_smooth_angle = True, 0.6
    place(ribbons, (0.05, 0, 0.05)).modifiers.new("thickness", "SOLIDIFY").thickness = 0.00028
    wall(cement(), depth=0.0005)
    light = RakingSun(side=71, height=40, strength=10, temperature=5000)
    light.shade_beyond((0.075, 0.0), 70, left=False)
    fill(5.0)
    camera((-0.085, -0.19, -0.07), (0.008, -0.004, 0.010), 58, 9, (0.004, -0.005, 0.004))


@close("wood-wool-panel-edge", grade=replace(NEUTRAL, exposure=0.5, power=1.25))
def edge() -> None:
    ground((0.36, 0.345, 0.32))
    level = 0.0
    for thick, x, y, turn, seed in ((0.050, 0.0, 0.0, 2, 3), (0.025, 0.035, 0.03, -3, 13), (0.015, 0.06, 0.075, 3, 23)):
        board = pressed_board(0.42, 0.42, thick, seed=seed)
        board.location, board.rotation_euler = (x, y, level), (-1.5708, 0, turn * 0.01745)
        level += thick
    table_light(7.5, 0.6, -0.45)
    camera((-0.40, -0.62, 0.26), (-0.06, -0.12, 0.04), 52, 14, (-0.14, -0.19, 0.06))


@installed_fine("wood-wool-panel-installed-cafe")
def cafe() -> None:
    """A tea room: a teak bench along the boards, brass lamps over marble tables, a guest from behind, low sun on red oxide."""
    bay = Bay(width=5.2, depth=5.4, height=3.0, light=-1, windows=3, sill=0.5, head=2.6, pier=0.5, walls=linear("#cbbda2"), frames=linear("#4a2f1a"))
    room_bay(bay, plain("red oxide", linear("#6b3d30"), 0.24, specular=0.4, relief=0.0002, grain=6))
    board = far_board(0.597, 0.597, 0.035)
    for column in range(9):
        for row in range(5):
            _hang(board, -2.4 + column * 0.6, 0.3 + row * 0.6, 0.035, 90 * ((column + row) % 4))
    teak, upright, brass = finish("natural-teak", "X"), finish("natural-teak"), polished_brass()
    put(bench(4.6, melange_cloth("bench", linear("#31504a")), teak), (0.0, -0.42, 0))
    seat, glaze = bentwood_chair(upright, cane()), plain("glaze", linear("#e9e2d4"), 0.25)
    tables = round_table(0.34, 0.74, plain("marble", linear("#d8d0c2"), 0.18), black_metal())
    for number, (x, turn) in enumerate(((-1.55, 168), (0.0, 180), (1.6, 205))):
        put(tables, (x, -1.10, 0))
        put(cup(glaze), (x + 0.10, -1.20, 0.74), 40 * number)
        put(seat, (x, -1.85, 0), turn)
        dome_pendant((x, -1.05, 2.02), 0.16, 3.0, brass)
        area((x, -1.05, 1.96), (x, -1.05, 0), 0.22, 9, kelvin(2700))
    guest = put(listener(3, "#31506e"), (0.0, -1.84, -0.03), 180)
    guest.scale = (0.92, 0.92, 0.95)
    put(carafe(), (-1.42, -1.02, 0.74))
    put(tumbler(), (-1.68, -1.06, 0.74))
    open_book((1.55, -1.12, 0.742), 15)
    put(pot_plant(1.3, plain("pot", linear("#6d6a63"), 0.7), leaf_material(), 17, 50), (2.25, -1.25, 0))
    light_of(bay, "park", 0.42, 2.0, 60, 190)
    sun((1, 0.50, -0.42), 8, kelvin(3800), 1.0)
    level_camera((0.15, -5.2, 1.34), (0.0, 0), 33, (0, -0.01))
