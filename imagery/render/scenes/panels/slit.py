"""The Wooden Slit Acoustic Panel: MDF with fine slits. The slit patterns are schematic: the catalogue gives no dimension."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, place
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import concrete, terrazzo
from ...materials.plain import plain
from ...materials.weave import melange_cloth
from ...subjects.furnishing import bench, chair, pendant, round_table, vase
from ...subjects.furniture.waiting_seats import armchair
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.slatted_board import board_row, grooved_board
from ...subjects.studio import RakingSun, fill, ground, pile, table_light
from .shots import FINEST_ROOM, ROOM, SHARP_CLOSE, SHARP_TIMBER, TIMBER, close, cut_mdf, dark_behind, hero, installed, installed_fine, mdf

_SLIT = 0.003
#: Widths between slits in one repeat of each pattern, in metres.
EVEN, PAIRS, RHYTHM = [0.057], [0.097, 0.017], [0.077, 0.037, 0.017, 0.037]


def panel(finish_name: str, pattern: list[float], width: float = 0.6, height: float = 1.2, thickness: float = 0.015, core=None):
    """A panel of about `width`, and its true width."""
    repeat = sum(pattern) + _SLIT * len(pattern)
    widths = pattern * round(width / repeat)
    mesh = grooved_board(finish_name, widths, _SLIT, height, finish(finish_name), core or mdf(), thickness, depth=thickness - 0.004)
    return mesh, sum(widths) + _SLIT * len(widths)


@hero("slit-panel-hero", grade=TIMBER)
def hero_picture() -> None:
    mesh, width = panel("sapelli", RHYTHM, 0.6)
    for row in (-0.62, 0.582):
        for column in range(5):
            place(mesh, (-0.5 + column * (width + 0.001), 0, row))
    dark_behind(0.016)
    light = RakingSun(side=52, height=46, strength=8)
    light.shade_beyond((0.02, 0.0), 62)
    light.bars((0.34, 0.0), 62, 0.035, 0.25, 2)
    fill(3.5)
    upright_camera((-0.48, -0.62, -0.12), (0.13, 0, 0.02), 52, 9, (0.13, 0, 0.0))


@close("slit-panel-patterns", quality=SHARP_CLOSE, grade=SHARP_TIMBER)
def three_patterns() -> None:
    left = -0.54
    for name, pattern in (("mahogany", EVEN), ("paria-oak", PAIRS), ("inntal-beech", RHYTHM)):
        mesh, width = panel(name, pattern, 0.36)
        place(mesh, (left + width / 2, 0, 0))
        left += width + 0.002
    dark_behind(0.016)
    middle = left / 2 - 0.27
    light = RakingSun(side=66, height=34, strength=7.5, temperature=4800, softness=1.8)
    light.shade_beyond((middle - 0.25, 0.05), 58, distance=0.8)
    fill(16.0, (-1.8, -1.8, 0.4), size=2.0, surroundings=0.2)
    camera((middle, -1.26, 0), (middle, 0, 0), 56)


@close("slit-panel-detail", quality=SHARP_CLOSE, grade=replace(SHARP_TIMBER, exposure=0.0, balance=(1, 1, 0.92), saturation=1.06, power=1.38))
def detail() -> None:
    mesh, width = panel("mahogany", PAIRS)
    board_row(mesh, 2, width)
    light = RakingSun(side=58, height=36, strength=14, temperature=4800)
    light.shade_beyond((-0.055, 0.0), 118)
    fill(9.0)
    camera((-0.145, -0.24, 0.10), (0.030, 0, -0.005), 54, 18, (0.02, 0, 0.0))


@close("slit-panel-edge", quality=SHARP_CLOSE, grade=SHARP_TIMBER)
def edge() -> None:
    ground((0.34, 0.325, 0.30))
    kinds = [("mahogany", EVEN, 0.018, (0.015, -0.03, 5)), ("natural-teak", RHYTHM, 0.016, (0.01, 0.0, -3)), ("alberta-maple", EVEN, 0.012, (-0.02, 0.05, 4))]
    pile([(panel(name, pattern, 0.36, 0.5, thick, cut_mdf())[0], thick, where) for name, pattern, thick, where in kinds])
    table_light(8.0, 0.55, -0.35)
    camera((-0.20, -0.62, 0.21), (-0.03, -0.17, 0.024), 54, 16, (-0.06, -0.25, 0.03))


@installed_fine("slit-panel-installed-lounge", quality=replace(FINEST_ROOM, samples=24, noise_threshold=0.03), grade=replace(ROOM, prefiltered=False, raw=0.06))
def hotel_lounge() -> None:
    bay = Bay(width=5.4, depth=5.0, height=3.2, light=1, windows=1, sill=0.0, head=2.8, pier=1.1, walls=(0.60, 0.56, 0.50))
    room_bay(bay, terrazzo((0.34, 0.32, 0.29)))
    mesh, width = panel("oxford-cherry", RHYTHM, 0.6, 1.18)
    for row in range(2):
        board_row(mesh, round(5.4 / width), width + 0.002, (0, -0.02, 0.72 + row * 1.185))
    box((5.4, 0.03, 0.70), (0, -0.015, 2.86), plain("upper", (0.60, 0.56, 0.50), 0.9), 0.001)
    box((5.4, 0.026, 0.12), (0, -0.013, 0.06), plain("base", (0.05, 0.045, 0.04), 0.7), 0.001)
    steel = plain("steel", (0.02, 0.02, 0.02), 0.4)
    put(armchair(melange_cloth("armchair", linear("#4d6650"), 0.35, 200), finish("flowery-wenge", "X")), (0.55, -0.80, 0), -22)
    round_table(finish("flowery-wenge", "X"), steel, (-0.28, -0.75, 0), 0.26, 0.5)
    vase(plain("glaze", (0.62, 0.58, 0.50), 0.3), (-0.28, -0.75, 0.5), 0.2)
    daylight(bay, 6, 0.5, 0.4, 120)
    level_camera((0.0, -4.0, 1.22), (0.0, 0), 39, (0, -0.105))


@installed("slit-panel-installed-cafe", quality=replace(FINEST_ROOM, samples=24, noise_threshold=0.03), grade=replace(ROOM, prefiltered=False, raw=0.06))
def cafe() -> None:
    bay = Bay(width=4.6, depth=4.8, height=2.9, light=-1, windows=2, sill=0.5, head=2.5, pier=0.4, walls=(0.70, 0.69, 0.66))
    room_bay(bay, concrete((0.40, 0.385, 0.36)))
    mesh, width = panel("paria-oak", PAIRS, 0.6, 1.2)
    for row in range(2):
        board_row(mesh, round(4.6 / width) + 1, width + 0.002, (0, -0.02, 0.68 + row * 1.202))
    box((4.6, 0.03, 0.44), (0, -0.015, 2.70), plain("upper", (0.70, 0.69, 0.66), 0.9), 0.001)
    oak, steel = finish("paria-oak", "X"), plain("steel", (0.02, 0.02, 0.02), 0.4)
    bench(oak, (0, -0.35, 0), 4.2)
    seat = melange_cloth("seat", linear("#8a4534"))
    for x in (-1.25, 0.0, 1.25):
        round_table(oak, steel, (x, -0.95, 0), 0.34)
        chair(finish("swiss-oak"), seat, (x + 0.05, -1.6, 0), 180 + 8 * x)
        pendant(plain("shade", linear("#6f8066"), 0.45), (x, -0.95, 2.9), 1.15, 0.13, 6)
    daylight(bay, 5, 0.6, 0.5, 100)
    level_camera((0.0, -4.75, 1.34), (0.0, 0), 30, (0, -0.055))
