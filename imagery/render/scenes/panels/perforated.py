"""The Perforated Acoustic Panel: MDF with round holes, D3/16, D3/22, D10/10 (10 mm clear between holes) and D6/15."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import block, box, place
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import plank_floor
from ...materials.plain import plain
from ...materials.weave import melange_cloth, woven_cloth
from ...subjects.furniture.office import cup, paper_pile
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.sofas import sofa
from ...subjects.furniture.tables import coffee_table
from ...subjects.perforated_board import Perforation, board
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.soft_panel import wall
from ...subjects.studio import RakingSun, fill, ground, pile, table_light
from .shots import FINEST_ROOM, ROOM, SHARP_CLOSE, SHARP_TIMBER, TIMBER, close, dark_behind, hero, installed_fine, mdf

D3_16 = Perforation(0.016, 0.003)
D3_22 = Perforation(0.022, 0.003)
D10_10 = Perforation(0.020, 0.010)
D6_15 = Perforation(0.015, 0.006)


def panel(finish_name: str, holes: Perforation, width: float = 0.6, height: float = 0.6, margin: float = 0.0, thickness: float = 0.016, segments: int = 32):
    fine = Perforation(holes.pitch, holes.diameter, segments=segments)
    return board(finish_name, width - 0.001, height - 0.001, thickness, fine, finish(finish_name), mdf(), margin)


@hero("perforated-panel-hero", grade=TIMBER)
def hero_picture() -> None:
    place(panel("bavarian-beech", D6_15, 1.2, 1.2, 0.0075, segments=48), (0.2, 0, 0.1))
    dark_behind(0.018)
    light = RakingSun(side=70, height=34, strength=13)
    light.shade_beyond((0.0, 0.0), 55)
    fill(1.8)
    upright_camera((-0.20, -0.28, -0.04), (0.03, 0, 0.0), 60, 6.3, (0.035, 0, -0.005))


@close("perforated-panel-patterns", quality=SHARP_CLOSE, grade=SHARP_TIMBER)
def four_patterns() -> None:
    kinds = (("alberta-maple", D3_16), ("oxford-cherry", D3_22), ("swiss-oak", D10_10), ("mangfall-beech", D6_15))
    for number, (name, holes) in enumerate(kinds):
        place(panel(name, holes, margin=0.03), (-0.3005 + 0.601 * (number % 2), 0, 0.3005 - 0.601 * (number // 2)))
    dark_behind(0.018)
    light = RakingSun(side=64, height=38, strength=10, temperature=5000, softness=1.6)
    light.shade_beyond((-0.22, -0.02), 56)
    fill(9.0, (-1.8, -1.8, 0.3), size=2.0, surroundings=0.16)
    camera((0.0, -1.15, 0), (0, 0, 0), 60)


@close("perforated-panel-detail", grade=TIMBER)
def detail() -> None:
    place(panel("oxford-cherry", D10_10, 0.6, 0.6, 0.02, segments=64), (0.26, 0, 0.27))
    place(panel("oxford-cherry", D10_10, 0.6, 0.6, 0.02, segments=64), (-0.342, 0, 0.27))
    dark_behind(0.018)
    light = RakingSun(side=64, height=42, strength=7.5)
    light.shade_beyond((0.14, 0.06), 58, left=False)
    fill(6.0)
    camera((-0.15, -0.19, 0.0), (0.012, 0, 0.065), 60, 11, (0.0, 0, 0.06))


@close("perforated-panel-edge", grade=TIMBER)
def edge() -> None:
    ground((0.46, 0.43, 0.39))
    boards = [("swiss-oak", D6_15, 0.018, (0.02, 0.02, 3)), ("alberta-maple", D3_16, 0.016, (0.0, 0.0, -4)), ("mahogany", D10_10, 0.012, (-0.01, 0.03, 6))]
    pile([(panel(name, holes, 0.45, 0.45, 0.02, thick, 40), thick, place_) for name, holes, thick, place_ in boards])
    table_light(8.0, 0.6, -0.45)
    camera((-0.30, -0.52, 0.19), (-0.055, -0.13, 0.03), 58, 9, (-0.14, -0.22, 0.03))


@installed_fine("perforated-panel-installed-lounge", quality=replace(FINEST_ROOM, samples=40, noise_threshold=0.02), grade=replace(ROOM, raw_where_fine=0.8, prefiltered=False))
def lounge() -> None:
    bay = Bay(width=4.8, depth=4.6, height=2.9, light=-1, windows=1, sill=0.0, head=2.5, pier=0.9, walls=(0.55, 0.52, 0.47))
    room_bay(bay)
    plank_floor("swiss-oak", 4.8, 6.2, -2.2)
    tile = panel("mahogany", D10_10, 0.6, 1.2, 0.03, segments=24)
    for column in range(8):
        for row in range(2):
            place(tile, (-2.1 + column * 0.6, -0.03, 0.72 + row * 1.2), (0, 180 * (column % 2), 0))
    wall(plain("void", (0.02, 0.02, 0.02), 1), 5.2, 4.8, -0.006)
    box((4.8, 0.034, 0.52), (0, -0.017, 2.64 - 0.0), plain("upper", (0.55, 0.52, 0.47), 0.9), 0.001)
    box((4.8, 0.034, 0.12), (0, -0.017, 0.06), plain("base", (0.06, 0.05, 0.045), 0.7), 0.001)
    cloth, steel = melange_cloth("sofa", linear("#6f6a5c")), plain("steel", (0.02, 0.02, 0.02), 0.4)
    put(sofa(1.75, cloth, steel, 2, (melange_cloth("pillow", linear("#b98a4a")),)), (0.45, -0.62, 0))
    place(block("shawl", (0.36, 0.30, 0.016), 0.007, woven_cloth("shawl", linear("#c9862e"))), (0.92, -0.70, 0.452), (0, 0, 12))
    put(pot_plant(1.15, plain("pot", linear("#8a4a30"), 0.75), leaf_material(), 8), (-0.98, -0.50, 0))
    put(coffee_table(0.30, 0.40, finish("natural-teak"), steel), (-0.28, -1.28, 0))
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (-0.38, -1.32, 0.40), 40)
    put(paper_pile(4, 5), (-0.18, -1.24, 0.40), 24)
    daylight(bay, 6, 0.55, 0.5, 120)
    level_camera((0.1, -3.9, 1.2), (0.1, 0), 42, (0, -0.04))
