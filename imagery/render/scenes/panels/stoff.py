"""The Fabril Stoff Panel: fabric in twelve named colours over a core of 20, 25 or 50 mm."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, place
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, terrazzo
from ...materials.palette import black_metal, brass, lampshade, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.weave import melange_cloth, room_linen, woven_cloth
from ...subjects.content_colours import swatch_colours
from ...subjects.drapery import curtain
from ...subjects.furnishing import books
from ...subjects.furniture.bed import bed
from ...subjects.furniture.lamps import dome_pendant, table_lamp
from ...subjects.furniture.office import cup, laptop, notebook, paper_pile, tumbler
from ...subjects.furniture.seats import side_chair
from ...subjects.furniture.tables import round_table
from ...subjects.people import walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.soft_panel import wall, wrapped_panel
from ...subjects.studio import RakingSun, fill, ground, lay, table_light
from ..swatches.fabric import STOFF_WEAVE
from .shots import ROOM, SOFT_ROOM, TEXTILE, close, hero, installed, plaster

_COLOURS = swatch_colours("stoffColours")


def panel(name: str, width: float = 0.596, height: float = 0.596, thickness: float = 0.025, near: bool = True):
    cloth = woven_cloth(name, linear(_COLOURS[name]), STOFF_WEAVE) if near else melange_cloth(name, linear(_COLOURS[name]))
    return wrapped_panel(name, width, height, thickness, cloth, 0.004)


@hero("stoff-panel-hero", grade=replace(TEXTILE, exposure=0.45))
def hero_picture() -> None:
    rows = (("Dark Blue", "Dark Blue", "Dark Blue", "Gold"), ("Dark Blue", "Dark Blue", "Gold", "Light Blue"))
    for row, names in enumerate(rows):
        for column, name in enumerate(names):
            place(panel(name), (-0.6 + column * 0.6, -0.0125, 0.3 - row * 0.6))
    wall(plaster((0.05, 0.05, 0.05)))
    light = RakingSun(side=66, height=26, strength=8)
    light.shade_beyond((-0.12, 0.0), 70)
    light.bars((0.34, 0.0), 70, 0.03, 0.30, 2)
    fill(42.0, surroundings=0.3)
    upright_camera((-0.50, -0.90, 0.12), (0.24, 0, 0.02), 42, 8, (0.28, -0.025, 0))


@close("stoff-panel-front", quality=Quality(samples=16, bounces=4, diffuse=3, glossy=2, noise_threshold=0.02), grade=replace(TEXTILE, exposure=0.75, raw=0.25))
def front() -> None:
    """Panels of 25 and 50 mm side by side, so that they stand out from each other, in the low light of a window on the left."""
    panels = (("Camel", 25), ("Light Grey", 50), ("Light Brown", 25)), (("Light Grey", 50), ("Green", 25), ("Camel", 50)), (("Light Brown", 25), ("Light Grey", 50), ("Dark Grey", 25))
    for row, columns in enumerate(panels):
        for column, (name, thick) in enumerate(columns):
            cloth = woven_cloth(name, linear(_COLOURS[name]), replace(STOFF_WEAVE, thread=0.0014, relief=0.0008, slub=0.35))
            place(wrapped_panel(name, 0.596, 0.596, thick / 1000, cloth, 0.010), (-0.46 + 0.6 * column, -thick / 2000, 0.42 - 0.6 * row))
    wall(plaster((0.05, 0.05, 0.05)))
    RakingSun(side=-60, height=40, strength=6.0, temperature=4800, softness=2.5)
    fill(16.0, (1.9, -2.2, 0.6), size=2.2, surroundings=0.18)
    upright_camera((0.62, -1.16, 0.06), (0.02, 0, -0.03), 42, 11, (0.1, -0.05, 0.05))


@close("stoff-panel-detail", grade=TEXTILE)
def detail() -> None:
    for number, name in enumerate(("Red", "Red Black", "Red", "Red")):
        place(panel(name), (-0.2995 + 0.599 * (number % 2), -0.0125, -0.2995 + 0.599 * (number // 2)))
    wall(plaster((0.03, 0.03, 0.03)))
    light = RakingSun(side=60, height=46, strength=8)
    light.shade_beyond((-0.075, 0.0), 60)
    fill(30.0, surroundings=0.25)
    camera((0.11, -0.18, -0.09), (-0.006, -0.02, 0.004), 58, 5.6, (0.0, -0.025, 0.0))


@close("stoff-panel-edge", grade=TEXTILE)
def edge() -> None:
    ground((0.50, 0.47, 0.43))
    boards = [("Green", 0.050, (0.02, 0.03, 3)), ("Camel", 0.025, (0.0, 0.0, -4)), ("Light Grey", 0.020, (0.02, 0.035, 5))]
    level = 0.0
    for name, thick, (x, y, turn) in boards:
        level += thick
        lay(panel(name, 0.44, 0.44, thick), thick, level - thick / 2, x, y, turn)
    table_light(6.5, 0.6, -0.45)
    camera((-0.34, -0.55, 0.23), (-0.05, -0.12, 0.045), 56, 9, (-0.13, -0.2, 0.06))


@installed("stoff-panel-installed-hotel", grade=replace(ROOM, exposure=1.5, prefiltered=False, raw=0.06))
def hotel_room() -> None:
    """A headboard between two lit bedside lamps, in the evening, the curtain closed."""
    bay = Bay(width=4.8, depth=5.0, height=2.75, light=-1, windows=1, sill=0.0, head=2.4, pier=1.0, walls=linear("#8f8578"), trimmed=True)
    room_bay(bay, carpet(linear("#5d5750")))
    for column in range(5):
        for row in range(2):
            name = "Green" if (column, row) not in ((1, 1), (3, 0)) else "Light Blue"
            place(panel(name, 0.596, 0.596, 0.05, near=True), (-1.2 + column * 0.6, -0.026, 0.98 + row * 0.6))
    linen, brown = melange_cloth("linen", (0.74, 0.72, 0.68), 0.05), melange_cloth("base", linear("#6e4f37"))
    bed(brown, linen, melange_cloth("quilt", linear("#8f9290"), 0.30, 330), melange_cloth("cushion", linear("#b08a4a")), (0, -0.05, 0))
    lamp = table_lamp(lampshade(), brass())
    for x in (-1.32, 1.32):
        box((0.50, 0.40, 0.36), (x, -0.25, 0.34), finish("natural-teak", "X"), 0.004)
        box((0.46, 0.004, 0.15), (x, -0.452, 0.42), finish("natural-teak", "X"), 0.002)
        put(lamp, (x, -0.22, 0.52))
        area((x, -0.22, 0.98), (x, -0.22, 3), 0.17, 9, kelvin(3000))
        area((x, -0.22, 0.78), (x, -0.22, 0), 0.24, 7, kelvin(3000))
    books([plain("a", linear("#28405f"), 0.6), plain("b", linear("#b4b4b0"), 0.6)], (-1.42, -0.36, 0.52), 14)
    put(tumbler(), (1.46, -0.36, 0.52))
    curtain(1.1, 2.68, melange_cloth("curtain", linear("#a59b8a")), (-2.36, -0.10, 2.70), fold=0.17, depth=0.06, seed=4).rotation_euler[2] = -1.5708
    light_of(bay, "dawn", 0.16, 0.6, 90, 34)
    area((0.4, -3.6, 2.7), (0, -0.9, 0.4), 1.6, 46, kelvin(3500))
    level_camera((0.0, -4.6, 1.02), (0.0, 0), 46, (0, 0.035), 5.6, (0, -0.1, 1.2))


@installed("stoff-panel-installed-meeting", quality=replace(SOFT_ROOM, samples=10), grade=replace(ROOM, prefiltered=False, raw=0.04))
def meeting_room() -> None:
    """Under a cloudy sky, as the meeting ends: chairs pushed back, tea and papers left, someone on her way to the window."""
    bay = Bay(width=5.2, depth=5.6, height=2.9, light=1, windows=3, sill=0.35, head=2.5, pier=0.6, walls=linear("#d3c9b6"), trimmed=True)
    room_bay(bay, terrazzo((0.43, 0.385, 0.32)))
    # Strips of brass divide the terrazzo.
    for k in range(-2, 3):
        box((0.005, 7.0, 0.002), (-0.35 + k * 1.2, -3.0, 0.0003), brass())
        box((5.2, 0.005, 0.002), (0, -1.85 + k * 1.2, 0.0003), brass())
    for column, name in enumerate(("Dark Blue", "Dark Blue", "Light Blue", "Dark Blue")):
        cloth = room_linen(name, linear(_COLOURS[name]), 0.34)
        place(wrapped_panel(name, 1.204, 2.434, 0.050, cloth, 0.016), (-1.83 + column * 1.22, -0.026, 1.45))
    teak = finish("natural-teak", "X")
    put(round_table(0.68, 0.74, teak, black_metal()), (-0.35, -1.85, 0))
    seat = side_chair(teak, brass(), melange_cloth("seat", linear("#b5632f")))
    for x, y, turn in ((-0.50, -0.92, -6), (-1.36, -1.72, 100), (0.60, -1.45, -58), (0.10, -2.95, 164)):
        put(seat, (x, y, 0), turn)
    clay = plain("clay", linear("#9c5433"), 0.75)
    for x, y in ((-0.62, -1.48), (0.02, -1.70), (-0.72, -2.02)):
        put(cup(clay), (x, y, 0.74), 90 * x)
    put(laptop(satin_steel(), switched_off()), (-0.30, -2.08, 0.74), 160)
    for x, y, turn in ((-0.22, -1.55, 24), (0.05, -1.98, -30)):
        put(paper_pile(3, 3), (x, y, 0.74), turn)
    put(notebook(plain("cover", linear("#c9a54a"), 0.6)), (-0.80, -1.75, 0.74), 66)
    dome_pendant((-0.35, -1.85, 1.86), 0.26, bay.height, brass())
    area((-0.35, -1.85, 1.88), (-0.35, -1.85, 0), 0.4, 12, kelvin(3000))
    walk(walker(2, "#b9862e", "#6e2a24"), (1.58, -1.02, 0), (1.66, -0.98, 0), 124)
    light_of(bay, "city", 0.5, 1.8, 260, 200)
    # Along the wall, for the weave and the rounded edges.
    area((2.5, -0.30, 1.6), (-2.0, -0.02, 1.45), 0.3, 16, kelvin(5000), 2.2)
    level_camera((-0.05, -5.4, 1.30), (-0.05, 0), 30.5, (0, -0.03))
