"""The Fabril Glass Stoff Panel: a glass-wool core of 25 or 50 mm behind fabric in the JU colours."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import block, box, place
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, concrete
from ...materials.plain import plain
from ...materials.soft import glass_wool
from ...materials.weave import melange_cloth, woven_cloth
from ...subjects.content_colours import swatch_colours
from ...subjects.furnishing import bench, chair, plant, sofa, table, vase
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.soft_panel import wall, wrapped_panel
from ...subjects.studio import RakingSun, fill, front_light, ground, table_light
from ..swatches.fabric import JU_WEAVE
from .shots import ROOM, TEXTILE, close, hero, installed, plaster

_COLOURS = swatch_colours("jutFabrics")


def panel(name: str, width: float, height: float, thickness: float = 0.05, near: bool = True):
    cloth = woven_cloth(name, linear(_COLOURS[name]), JU_WEAVE) if near else melange_cloth(name, linear(_COLOURS[name]))
    return wrapped_panel(name, width, height, thickness, cloth, 0.006)


@hero("glass-stoff-panel-hero", grade=replace(TEXTILE, exposure=0.45))
def hero_picture() -> None:
    for number, name in enumerate(("JU-109", "JU-109", "JU-112", "JU-103", "JU-115")):
        place(panel(name, 0.598, 1.198), (-0.66 + number * 0.63, -0.025, 0.0))
    wall(plaster())
    light = RakingSun(side=60, height=30, strength=7)
    light.shade_beyond((-0.05, 0.0), 58)
    fill(16.0, surroundings=0.15)
    upright_camera((-0.62, -0.66, 0.06), (0.22, 0, 0.01), 50, 9, (0.20, -0.05, 0))


@close("glass-stoff-panel-front", grade=TEXTILE)
def front() -> None:
    names = ("JU-113", "JU-112", "JU-101", "JU-104", "JU-108", "JU-113", "JU-112", "JU-101", "JU-104")
    for number, name in enumerate(names):
        place(panel(name, 0.594, 0.594, 0.025), (-0.6 + 0.6 * (number % 3), -0.0125, 0.6 - 0.6 * (number // 3)))
    wall(plaster((0.08, 0.08, 0.08)))
    front_light(2.4)
    camera((0, -1.75, 0), (0, 0, 0), 50)


@close("glass-stoff-panel-detail", grade=TEXTILE)
def detail() -> None:
    for number, name in enumerate(("JU-117", "JU-106")):
        place(panel(name, 0.598, 1.198), (-0.306 + number * 0.612, -0.025, 0.55))
    wall(plaster((0.45, 0.42, 0.38)))
    light = RakingSun(side=56, height=36, strength=6)
    light.shade_beyond((0.07, -0.02), 62, left=False)
    fill(6.0)
    camera((-0.13, -0.21, 0.06), (0.008, -0.04, -0.012), 58, 5.6, (-0.004, -0.05, -0.02))


@close("glass-stoff-panel-core", grade=TEXTILE)
def core() -> None:
    ground((0.44, 0.41, 0.37))
    wool = glass_wool("wool")
    for name, thick, x, turn in (("JU-110", 0.05, 0.0, 4), ("JU-113", 0.025, 0.03, -5)):
        base = 0.0 if thick == 0.05 else 0.0525
        place(block("core", (0.40, 0.46, thick - 0.003), 0.0015, wool), (x, 0.19, base + thick / 2 - 0.0015), (0, 0, turn))
        cloth = woven_cloth(name, linear(_COLOURS[name]), JU_WEAVE)
        place(block("face", (0.403, 0.34, 0.0018), 0.0008, cloth), (x + 0.006, 0.25, base + thick - 0.0008), (0, 0, turn))
        place(block("side", (0.0018, 0.34, thick), 0.0008, cloth), (x - 0.196, 0.262, base + thick / 2), (0, 0, turn))
    table_light(6.5, 0.62, -0.5)
    camera((-0.30, -0.44, 0.22), (-0.01, 0.03, 0.035), 55, 9, (-0.03, -0.03, 0.05))


@installed("glass-stoff-panel-installed-office", grade=ROOM)
def open_office() -> None:
    bay = Bay(width=5.8, depth=5.4, height=3.0, light=1, windows=3, sill=0.4, head=2.6, pier=0.4, walls=(0.72, 0.71, 0.68))
    room_bay(bay, carpet(linear("#5c6468")))
    for number, name in enumerate(("JU-109", "JU-101", "JU-112", "JU-112", "JU-101", "JU-109", "JU-113")):
        place(panel(name, 0.594, 1.794, near=False), (-1.86 + number * 0.62, -0.026, 1.55))
    top, seat = plain("white top", (0.72, 0.71, 0.68), 0.45), melange_cloth("seat", linear("#3a5164"))
    steel = plain("steel", (0.03, 0.03, 0.03), 0.4)
    for x in (-1.2, 0.7):
        table(top, (x, -1.0, 0), 1.6, 0.8, metal=steel)
        chair(finish("bavarian-beech"), seat, (x - 0.1, -1.75, 0), 175)
        table(top, (x, -2.9, 0), 1.6, 0.8, metal=steel)
    plant(plain("pot", (0.2, 0.19, 0.18), 0.7), plain("leaf", (0.03, 0.08, 0.022), 0.5), (2.3, -0.6, 0), 1.4, seed=12)
    daylight(bay, 10, 0.62, 0.45, 120)
    level_camera((-1.2, -5.1, 1.45), (-0.05, 0), 25, (0, -0.02))


@installed("glass-stoff-panel-installed-waiting", grade=ROOM)
def waiting_room() -> None:
    bay = Bay(width=4.8, depth=4.8, height=2.8, light=-1, windows=1, sill=0.0, head=2.4, pier=1.0, walls=(0.64, 0.61, 0.56))
    room_bay(bay, concrete((0.46, 0.44, 0.41)))
    for number, name in enumerate(("JU-115", "JU-103", "JU-117")):
        place(panel(name, 1.194, 1.194, near=False), (-1.25 + number * 1.25, -0.026, 1.60))
    oak = finish("paria-oak", "X")
    bench(oak, (-0.75, -0.5, 0), 1.9)
    sofa(melange_cloth("armchair", linear("#6d2f34")), (1.35, -0.9, 0), 1, -22, plain("steel", (0.02, 0.02, 0.02), 0.4))
    box((0.40, 0.40, 0.42), (0.42, -0.62, 0.21), plain("stone", (0.55, 0.52, 0.47), 0.6), 0.01)
    vase(plain("glaze", (0.10, 0.13, 0.12), 0.3), (0.42, -0.62, 0.42), 0.26)
    daylight(bay, 11, 0.52, 0.22, 85)
    level_camera((0.55, -4.5, 1.3), (0.05, 0), 28, (0, 0.0))
