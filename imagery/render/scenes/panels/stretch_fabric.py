"""The Arch Stretch Fabric Panel: fabric drawn over a UPVC track, with square edges; laminate and veneer beside it."""
from dataclasses import replace

import bpy

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, extrude, place
from ...core.light import area, kelvin, sun
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, plank_floor
from ...materials.palette import black_metal, lampshade, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.soft import glass_wool
from ...materials.weave import Weave, cane, melange_cloth, room_linen, woven_cloth
from ...subjects.furniture.lamps import floor_lamp, linear_pendant
from ...subjects.furniture.office import carafe, laptop, paper_pile, tumbler
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import cane_chair
from ...subjects.furniture.sofas import sofa
from ...subjects.furniture.tables import coffee_table, leg_table
from ...subjects.metal.sections import folded
from ...subjects.people import listener
from ...subjects.room_bay import Bay, daylight, light_of, room_bay
from ...subjects.soft_panel import wall, wrapped_panel
from ...subjects.studio import RakingSun, fill, table_light
from .shots import ROOM, SHARP_CLOSE, TEXTILE, close, hero, installed, plaster

_LINEN = Weave(thread=0.0009, contrast=0.3, slub=0.35)
SAND, CLAY, STONE = "#b9a684", "#9a6a4c", "#8d8a82"


def cloth(colour: str, near: bool = True) -> bpy.types.Material:
    return woven_cloth(colour, linear(colour), _LINEN) if near else room_linen(colour, linear(colour))


def panel(colour: str, width: float, height: float, thickness: float = 0.025, near: bool = True):
    return wrapped_panel(colour, width, height, thickness, cloth(colour, near), 0.0022 if near else 0.006)


@hero("stretch-fabric-panel-hero", grade=TEXTILE)
def hero_picture() -> None:
    for column in (-1, 1):
        for row, height in ((0.55, 1.0), (-0.659, 1.4)):
            place(panel(SAND, 1.2, height), (column * 0.604, -0.0125, row))
    wall(plaster((0.03, 0.03, 0.03)))
    light = RakingSun(side=64, height=36, strength=9)
    light.shade_beyond((-0.05, 0.05), 66)
    light.bars((0.24, 0.05), 66, 0.03, 0.22, 2)
    fill(4.5)
    upright_camera((-0.42, -0.52, -0.06), (0.08, 0, 0.05), 52, 8, (0.06, -0.025, 0.05))


@close("stretch-fabric-panel-front", grade=TEXTILE)
def front() -> None:
    place(panel(CLAY, 0.8, 1.4, 0.050), (-0.604, -0.025, 0))
    place(panel(SAND, 1.2, 0.80), (0.404, -0.0125, 0.30))
    place(panel(STONE, 1.2, 0.592), (0.404, -0.0125, -0.404))
    wall(plaster((0.05, 0.05, 0.05)))
    light = RakingSun(side=64, height=34, strength=7.5, temperature=4800, softness=1.8)
    light.shade_beyond((-0.34, 0.20), 60, distance=1.4)
    light.bars((0.36, 0.0), 60, 0.03, 0.26, 2)
    fill(24.0, (-1.9, -2.0, 0.5), size=2.0, surroundings=0.18)
    camera((0.02, -1.7, 0.0), (0.02, 0, 0.0), 50)


@close("stretch-fabric-panel-detail", grade=TEXTILE)
def detail() -> None:
    place(panel(STONE, 1.2, 1.4), (0.63, -0.0125, 0.5))
    place(wrapped_panel("veneer", 0.6, 1.4, 0.018, finish("swiss-oak"), 0.001), (-0.302, -0.009, 0.5))
    wall(plaster((0.10, 0.095, 0.09)))
    light = RakingSun(side=58, height=34, strength=8)
    light.shade_beyond((0.10, 0.0), 64, left=False)
    fill(7.0)
    camera((-0.16, -0.23, 0.10), (0.022, -0.02, -0.004), 58, 5.6, (0.03, -0.025, -0.005))


@close("stretch-fabric-panel-track", quality=SHARP_CLOSE, grade=replace(TEXTILE, raw=0.3))
def track() -> None:
    """A cut through the panel at its edge: the track on the wall, the fabric tucked into its jaw, the core behind."""
    upvc = plain("upvc", (0.74, 0.74, 0.72), 0.32)
    fabric = cloth(SAND)
    length = 0.5
    angle = folded([(44, 0.8), (0.8, 0.8), (0.8, 24.2)], 1.6)
    blade = folded([(1.2, 11), (10, 11), (10, 19), (5.5, 24)], 1.4)
    for outline in (angle, blade):
        place(extrude(outline, length, upvc, 0.0002), (0, length / 2, 0))
    skin = folded([(330, 25.3), (6.2, 25.3), (4.6, 24.9), (3.5, 24), (3.1, 22), (3, 15), (4.5, 13.2), (7, 13)], 0.8)
    place(extrude(skin, length - 0.022, fabric, 0.0002), (0, length / 2 + 0.011, 0))
    # Beyond the leg of the track the core lies on the wall.
    core = [(0.0115, 0.0017), (0.0449, 0.0017), (0.0449, 0.0001), (0.33, 0.0001), (0.33, 0.0248), (0.0115, 0.0248)]
    place(extrude(core, length - 0.010, glass_wool("core", (0.56, 0.53, 0.46), "Z", 2.6), 0.0004), (0, length / 2 + 0.005, 0))
    box((1.2, 1.6, 0.02), (0, 0.4, -0.0102), plaster((0.46, 0.43, 0.39)))
    table_light(6.0, 0.7, -0.55)
    camera((-0.045, -0.130, 0.066), (0.024, 0.010, 0.012), 60, 40, (0.012, 0.004, 0.016))


@installed("stretch-fabric-panel-installed-lounge", grade=replace(ROOM, prefiltered=False, raw=0.06))
def lounge() -> None:
    """Broad panels in two courses, the joints of the upper one shifted."""
    bay = Bay(width=5.2, depth=5.0, height=2.8, light=1, windows=2, sill=0.3, head=2.4, pier=0.9, walls=(0.66, 0.62, 0.56))
    room_bay(bay, carpet(linear("#7d6f60")))
    for middle, height, widths in ((0.62, 1.08, (1.70, 1.70, 1.74)), (1.96, 1.56, (0.86, 1.70, 1.70, 0.88))):
        left = -2.58
        for number, width in enumerate(widths):
            colour = CLAY if middle < 1 else SAND if number != 2 else STONE
            place(panel(colour, width - 0.006, height, 0.025, near=False), (left + width / 2, -0.014, middle))
            left += width
    steel = plain("steel", (0.02, 0.02, 0.02), 0.4)
    upholstery = melange_cloth("upholstery", linear("#4c6158"), 0.3, 320)
    put(sofa(2.2, upholstery, steel, 3, (melange_cloth("pillow", linear("#c2b8a3"), 0.3, 150),)), (-0.60, -0.75, 0))
    put(coffee_table(0.42, 0.36, finish("swiss-oak", "X"), steel), (-0.35, -1.95, 0))
    put(floor_lamp(lampshade(), steel, 1.5), (1.05, -0.38, 0))
    area((1.05, -0.38, 1.24), (1.05, -0.38, 0), 0.30, 12, kelvin(3000))
    area((1.05, -0.38, 1.57), (1.05, -0.30, 3), 0.28, 11, kelvin(3000))
    # The light of the shade on the wall.
    area((0.98, -0.17, 1.40), (0.98, 0, 1.40), 0.55, 3, kelvin(3000), 0.3)
    put(pot_plant(1.2, plain("pot", linear("#5b5a56"), 0.7), leaf_material(), 5), (1.85, -0.65, 0))
    daylight(bay, 7.5, 0.6, 0.3, 105)
    level_camera((-0.9, -4.8, 1.3), (0.0, 0), 28, (0, -0.03))


@installed("stretch-fabric-panel-installed-boardroom", grade=replace(ROOM, exposure=0.65, power=1.42, prefiltered=False, raw=0.06))
def boardroom() -> None:
    """Before a meeting: two have sat down at the teak table with their backs to us, papers at every place, evening sun on the cloth."""
    bay = Bay(width=5.6, depth=6.0, height=3.0, light=-1, windows=3, sill=0.4, head=2.6, pier=0.5, walls=linear("#cfc1a6"), frames=linear("#4a2f1a"))
    room_bay(bay)
    plank_floor("natural-teak", 5.6, 7.6, -2.9)
    veneer = finish("oxford-cherry")
    for side in (-1, 1):
        place(wrapped_panel("veneer", 0.90, 2.8, 0.02, veneer, 0.001), (side * 2.345, -0.011, 1.5))
        place(panel(STONE, 1.88, 2.8, 0.025, near=False), (side * 0.944, -0.014, 1.5))
    box((5.6, 0.02, 0.08), (0, -0.01, 0.05), plain("base", (0.05, 0.045, 0.04), 0.6), 0.001)
    teak, upright = finish("natural-teak", "X"), finish("natural-teak")
    put(leg_table(3.0, 1.1, teak, upright, 0.75, 0.045), (0.0, -1.85, 0))
    seat = cane_chair(upright, cane())
    for number, x in enumerate((-1.0, 0.0, 1.0)):
        put(seat, (x, -1.02, 0), (4, -6, 3)[number])
        put(seat, (x, -2.72, 0), (176, 196, 184)[number])
        put(paper_pile(number, 4), (x + 0.05, -2.10, 0.75), 8 - 10 * number)
        put(paper_pile(number + 5, 3), (x - 0.1, -1.58, 0.75), 186 + 8 * number)
    put(listener(1, "#2f4a63"), (-1.0, -2.70, -0.04), 176)
    put(listener(2, "#7a2f3a"), (1.0, -2.70, -0.04), 184)
    put(laptop(satin_steel(), switched_off()), (0.05, -1.62, 0.75), 172)
    put(carafe(), (0.45, -1.85, 0.75))
    for x in (0.62, 0.74):
        put(tumbler(), (x, -1.90, 0.75))
    linear_pendant((0.0, -1.85, 2.15), 2.2, 3.0, black_metal())
    area((0.0, -1.85, 2.14), (0.0, -1.85, 0), 2.2, 26, kelvin(3000), 0.06)
    light_of(bay, "city", 0.45, 2.0, 60, 200)
    sun((1, 0.55, -0.42), 8, kelvin(3800), 1.0)
    level_camera((0.25, -5.85, 1.42), (-0.02, 0), 33, (0, -0.015))
