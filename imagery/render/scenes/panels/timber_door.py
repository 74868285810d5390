"""The Acoustic Timber Door: one leaf and two, its handle, and the seal in its edge."""
from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import box
from ...core.light import area, glow, kelvin
from ...core.scene import ambient, put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, plank_floor, terrazzo
from ...materials.palette import black_metal, lampshade, white_metal
from ...materials.plain import plain
from ...materials.weave import melange_cloth
from ...subjects.acoustic_door import DoorSize, door
from ...subjects.furnishing import rug
from ...subjects.furniture.lamps import floor_lamp
from ...subjects.furniture.office import cup, notebook
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.sofas import bench, sofa
from ...subjects.furniture.tables import coffee_table
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.studio import RakingSun, fill
from .shots import NEUTRAL, ROOM, SHARP_CLOSE, SOFT_ROOM, close, hero, installed, plaster

SIZE = DoorSize()


def wall_around(material, x: float, leaves: int = 1, reach: float = 5, height: float = 3.4) -> None:
    """A wall of 200 mm, its face at Y = −0.012, with an opening for a door about `x`."""
    half = leaves * SIZE.leaf_width / 2 + SIZE.frame_face
    top = SIZE.height + SIZE.frame_face
    for low, high in ((-reach, x - half), (x + half, reach)):
        box((high - low, 0.2, height), ((low + high) / 2, 0.088, height / 2), material)
    box((2 * half, 0.2, height - top), (x, 0.088, (top + height) / 2), material)


@hero("timber-door-hero", grade=NEUTRAL)
def hero_picture() -> None:
    door(finish("natural-teak"), finish("natural-teak"), location=(0.85, 0, 0))
    paint = plaster((0.55, 0.52, 0.47))
    wall_around(paint, 0.85)
    box((10, 6, 0.1), (0, -2.9, -0.05), terrazzo((0.42, 0.40, 0.37)))
    light = RakingSun(side=58, height=32, strength=9)
    light.shade_beyond((-0.05, 1.2), 64, distance=2.5)
    light.bars((1.95, 1.4), 64, 0.10, 0.6, 2, distance=2.5)
    fill(70, (-2.4, -3.5, 2.6), (0, 0, 1), size=2.5, surroundings=0.07)
    camera((-0.15, -5.0, 1.22), (-0.15, 0, 1.22), 34)


@close("timber-door-front", grade=NEUTRAL)
def front() -> None:
    door(finish("inntal-beech"), finish("inntal-beech"), vision=True)
    wall_around(plaster((0.68, 0.66, 0.62)), 0)
    box((10, 6, 0.1), (0, -2.9, -0.05), carpet(linear("#6f6a60")))
    light = RakingSun(side=52, height=36, strength=6, temperature=5000, softness=2.5)
    light.shade_beyond((-0.95, 1.2), 62, distance=3)
    fill(120, (-2.4, -3.5, 2.2), (0, 0, 1), size=2.5, surroundings=0.3)
    # Reflected in the pane: a slanting patch of window behind the camera.
    for x in (-0.30, 0.12, 0.54):
        box((0.36, 0.02, 1.5), (x, -6.2, 1.65), glow("window", kelvin(6500), 2.6, lights=False))
    camera((0.0, -4.1, 1.09), (0.0, 0, 1.09), 42)


@close("timber-door-handle", quality=SHARP_CLOSE, grade=NEUTRAL)
def handle() -> None:
    door(finish("natural-teak"), finish("natural-teak"))
    wall_around(plaster((0.60, 0.57, 0.52)), 0)
    light = RakingSun(side=62, height=34, strength=9)
    light.shade_beyond((0.26, 1.0), 64)
    fill(9, (-0.9, -1.3, 1.4), (0.4, 0, 1.03), size=1.0, surroundings=0.2)
    # Reflected in the lever.
    area((0.2, -0.9, 1.75), (0.38, -0.05, 1.02), 0.9, 7, kelvin(5000), 0.5)
    camera((0.14, -0.44, 1.10), (0.405, -0.01, 1.005), 52, 6.3, (0.38, -0.05, 1.02))


@close("timber-door-seal", quality=SHARP_CLOSE, grade=replace(NEUTRAL, exposure=0.1))
def seal() -> None:
    door(finish("natural-teak"), finish("natural-teak"), open_by=52)
    wall_around(plaster((0.60, 0.57, 0.52)), 0)
    box((6, 4, 0.1), (0, 1.5, -0.05), carpet(linear("#6f6a60")))
    # The room beyond: its far corner and ceiling.
    beyond = plaster((0.42, 0.44, 0.44))
    box((4, 0.1, 3), (0, 2.6, 1.5), beyond)
    box((0.1, 2.4, 3), (0.56, 1.4, 1.5), beyond)
    box((4, 2.6, 0.1), (0, 1.45, 2.80), plaster((0.62, 0.62, 0.60)))
    # Over the open leaf, along the face of the frame; the second from below into the rebate.
    area((-0.55, -0.36, 2.75), (0.46, -0.02, 2.15), 0.12, 34, kelvin(3500), 0.2)
    area((0.12, -1.1, 1.55), (0.46, 0.05, 2.13), 0.14, 11, kelvin(4000), 0.2)
    area((-0.6, 1.6, 2.2), (0.4, 0.6, 2.0), 1.0, 13, kelvin(6500))
    # Along the gasket, so that its rounded back has a highlight.
    area((0.05, -0.30, 1.72), (0.47, 0.06, 2.13), 0.12, 2.5, kelvin(6500), 0.3)
    ambient((0.9, 0.95, 1), 0.06)
    camera((0.31, -0.56, 1.89), (0.448, 0.05, 2.115), 70, 16, (0.46, 0.04, 2.13))


@installed("timber-door-installed-lobby", quality=replace(SOFT_ROOM, samples=22), grade=replace(ROOM, power=1.34, balance=(0.98, 1.01, 0.98)))
def double_door() -> None:
    """The doors of a small hall before a performance: two strips of light beside them, a runner, a padded bench."""
    bay = Bay(width=6.0, depth=5.6, height=3.2, light=1, windows=2, sill=0.0, head=2.8, pier=1.2, walls=linear("#a08f78"), ceiling=(0.50, 0.48, 0.44), back_wall=False)
    room_bay(bay, terrazzo(linear("#8d857a")))
    middle = -0.25
    door(finish("swiss-oak"), finish("swiss-oak"), 2, location=(middle, 0, 0))
    wall_around(plain("wall paint", bay.walls, 0.9), middle, 2, 3.4)
    opening = SIZE.leaf_width + SIZE.frame_face
    steel, lit = black_metal(), glow("strip", kelvin(3000), 7, lights=False)
    for side, end in ((-1, -3.0), (1, 3.0)):
        low, high = sorted((middle + side * opening, end))
        box((high - low, 0.016, 0.12), ((low + high) / 2, -0.02, 0.06), plain("skirting", linear("#43403c"), 0.5), 0.002)
        x = middle + side * (opening + 0.30)
        box((0.05, 0.05, 1.10), (x, -0.037, 1.62), steel, 0.004)
        box((0.026, 0.006, 1.04), (x, -0.064, 1.62), lit, 0.001)
        area((x, -0.075, 1.62), (x, -2, 1.62), 0.03, 9, kelvin(3000), 1.04)
        area((x, -0.09, 1.62), (x + side * 0.3, 0.2, 1.62), 0.03, 5, kelvin(3000), 1.04)
        area((x, -0.09, 1.62), (x - side * 0.3, 0.2, 1.62), 0.03, 5, kelvin(3000), 1.04)
        area((x - side * 0.03, -0.30, 1.50), (middle, 0, 1.05), 0.03, 4, kelvin(3000), 1.3)
    put(bench(1.35, melange_cloth("bench", linear("#54707a")), finish("swiss-oak", "X")), (1.66, -0.38, 0))
    put(pot_plant(1.35, plain("pot", linear("#3b3733"), 0.6), leaf_material(), 7), (-2.35, -0.50, 0))
    rug(melange_cloth("runner", linear("#3b3c3d"), 0.3), (middle, -2.4, 0), 1.7, 4.2)
    area((middle, -1.5, 3.15), (middle, 0, 0.8), 2.0, 80, kelvin(4000), 0.5)
    light_of(bay, "park", 0.16, 0.7, 20, 90)
    level_camera((-0.14, -5.3, 1.36), (-0.14, 0), 32, (0, 0.0))


@installed("timber-door-installed-office", quality=replace(SOFT_ROOM, samples=48, noise_threshold=0.02), grade=replace(ROOM, prefiltered=False))
def office_door() -> None:
    """Towards evening: a lamp lit beside the sofa, the last cool light from the left, the passage behind the pane lit."""
    bay = Bay(width=5.0, depth=4.8, height=2.75, light=-1, windows=1, sill=0.0, head=2.4, pier=1.2, walls=linear("#56655f"), back_wall=False)
    room_bay(bay)
    plank_floor("natural-teak", 5.2, 6.4, -2.6)
    door(finish("alberta-maple"), finish("alberta-maple"), 1, location=(-0.62, 0, 0), vision=True)
    wall_around(plain("wall paint", bay.walls, 0.9), -0.62, 1, 2.5)
    opening = SIZE.leaf_width / 2 + SIZE.frame_face
    for low, high in ((-2.5, -0.62 - opening), (-0.62 + opening, 2.5)):
        box((high - low, 0.014, 0.10), ((low + high) / 2, -0.018, 0.05), plain("skirting", linear("#4b5954"), 0.5), 0.003)
    box((0.085, 0.010, 0.085), (0.07, -0.016, 1.05), white_metal(), 0.002)
    cloth, warm = melange_cloth("sofa", linear("#b9a488")), melange_cloth("pillow", linear("#a4532f"))
    put(sofa(1.75, cloth, black_metal(), 2, (warm,)), (1.32, -0.62, 0), 0)
    put(floor_lamp(lampshade(), black_metal(), 1.5), (0.22, -0.42, 0))
    put(coffee_table(0.34, 0.40, finish("paria-oak", "X"), black_metal()), (1.05, -1.62, 0))
    put(notebook(plain("cover", linear("#b4713f"), 0.6)), (1.12, -1.62, 0.40), 24)
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (0.90, -1.52, 0.40), 40)
    rug(melange_cloth("rug", linear("#8c8577"), 0.3), (1.2, -1.35, 0), 2.3, 1.7)
    light_of(bay, "dawn", 0.16, 0.8, 90, 46)
    area((0.22, -0.42, 1.58), (0.22, -0.30, 3), 0.26, 12, kelvin(3000))
    area((0.22, -0.42, 1.24), (0.22, -0.42, 0), 0.30, 8, kelvin(3000))
    area((-0.4, -3.4, 2.7), (-0.4, -0.3, 1.1), 1.4, 22, kelvin(3800))
    level_camera((-1.55, -4.15, 1.28), (0.05, 0), 30, (0, -0.02), 5.6, (-0.62, 0, 1.1))
