"""The Fabril Glass Stoff Panel: a glass-wool core of 25 or 50 mm behind fabric in the JU colours."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, kota_stone
from ...materials.palette import black_metal, black_plastic, satin_steel, switched_off, white_metal
from ...materials.plain import plain
from ...materials.weave import cane, melange_cloth, woven_cloth
from ...subjects.content_colours import swatch_colours
from ...subjects.bookshelf import open_book
from ...subjects.collection import collected
from ...subjects.furnishing import books
from ...subjects.furniture.lamps import linear_pendant
from ...subjects.furniture.office import carafe, monitor, notebook, paper_pile, tumbler
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import cane_chair, office_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.soft_panel import wall, wrapped_panel
from ...subjects.studio import RakingSun, fill
from ..swatches.fabric import JU_WEAVE
from .shots import ROOM, TEXTILE, close, hero, installed, plaster

_COLOURS = swatch_colours("jutFabrics")


def panel(name: str, width: float, height: float, thickness: float = 0.05, near: bool = True):
    cloth = woven_cloth(name, linear(_COLOURS[name]), JU_WEAVE) if near else melange_cloth(name, linear(_COLOURS[name]))
    return wrapped_panel(name, width, height, thickness, cloth, 0.006)


@hero("glass-stoff-panel-hero", grade=replace(TEXTILE, exposure=0.45))
def hero_picture() -> None:
    upper = ("JU-109", "JU-109", "JU-109", "JU-112", "JU-103", "JU-115")
    lower = ("JU-109", "JU-109", "JU-109", "JU-103", "JU-112", "JU-112")
    for names, middle in ((upper, 0.490), (lower, -0.724)):
        for number, name in enumerate(names):
            place(panel(name, 0.598, 1.198), (-1.236 + number * 0.614, -0.025, middle))
    wall(plaster((0.30, 0.29, 0.27)))
    light = RakingSun(side=58, height=34, strength=8)
    light.shade_beyond((-0.02, 0.0), 60)
    light.bars((0.40, 0.0), 60, 0.03, 0.24, 2)
    fill(10.0, surroundings=0.12)
    upright_camera((0.86, -0.66, 0.06), (0.16, 0, 0.01), 50, 9, (0.25, -0.05, 0))


@close("glass-stoff-panel-front", grade=TEXTILE)
def front() -> None:
    """Every other panel is a little further forward, so that light and shade show the wrapped edges in the joints."""
    names = ("JU-113", "JU-112", "JU-101", "JU-104", "JU-109", "JU-113", "JU-117", "JU-101", "JU-104")
    for number, name in enumerate(names):
        place(panel(name, 0.594, 0.594), (-0.6 + 0.6 * (number % 3), -0.032 if number % 2 else -0.025, 0.6 - 0.6 * (number // 3)))
    wall(plaster((0.08, 0.08, 0.08)))
    light = RakingSun(side=62, height=38, strength=6.5, temperature=4800, softness=3)
    light.shade_beyond((-0.42, 0.12), 58, distance=1.4)
    fill(26.0, (-1.9, -2.0, 0.5), size=2.0, surroundings=0.2)
    camera((-0.02, -1.75, -0.06), (-0.02, 0, -0.06), 50)


@close("glass-stoff-panel-detail", grade=TEXTILE)
def detail() -> None:
    for number, name in enumerate(("JU-117", "JU-106")):
        place(panel(name, 0.598, 1.198), (-0.306 + number * 0.612, -0.025, 0.55))
    wall(plaster((0.45, 0.42, 0.38)))
    light = RakingSun(side=56, height=36, strength=6)
    light.shade_beyond((0.07, -0.02), 62, left=False)
    fill(6.0)
    camera((-0.13, -0.21, 0.06), (0.008, -0.04, -0.012), 58, 5.6, (-0.004, -0.05, -0.02))


@installed("glass-stoff-panel-installed-office", grade=ROOM)
def open_office() -> None:
    """Desks with screens along a lined wall, the windows behind the camera's right shoulder, a grey day."""
    bay = Bay(width=6.4, depth=6.4, height=3.0, light=1, windows=3, sill=0.7, head=2.6, pier=0.3, walls=linear("#b3a692"), trimmed=True)
    room_bay(bay, carpet(linear("#5f5f5c")))
    for number, name in enumerate(("JU-109", "JU-101", "JU-112", "JU-112", "JU-101", "JU-109", "JU-113", "JU-113")):
        place(panel(name, 0.594, 1.794, near=False), (-2.35 + number * 0.62, -0.026, 1.72))
    top, frame = finish("bavarian-beech", "X"), black_metal()
    desk = leg_table(1.6, 0.8, top, frame)
    seat = office_chair(melange_cloth("seat", linear("#b0803a")), black_plastic(), satin_steel())
    screen, keyboard = monitor(black_plastic(), switched_off()), block("keyboard", (0.43, 0.13, 0.014), 0.004, white_metal())
    for number, x in enumerate((-1.75, 0.05, 1.85)):
        put(desk, (x, -0.85, 0))
        put(screen, (x - 0.12, -0.68, 0.74), (4, -7, 3)[number])
        place(keyboard, (x - 0.08, -1.02, 0.748), (0, 0, 3))
    put(seat, (0.10, -1.62, 0), 200)
    put(notebook(plain("cover", linear("#b4713f"), 0.6)), (0.55, -0.98, 0.74), 14)
    put(collected("caffe_final", size=0.055), (-1.28, -0.98, 0.74), 30)
    put(collected("headphones", {"*": black_plastic()}), (2.42, -0.78, 0.74), 60)
    put(collected("plant", {"grass_shader_1": leaf_material(), "pot": plain("pot", linear("#c9c2b4"), 0.6)}, 1.15), (-2.85, -0.45, 0))
    light_of(bay, "city", 0.45, 2.2, 60, 260)
    sun((-1, 0.75, -0.36), 6, kelvin(4500), 1.2)
    linear_pendant((0.05, -1.15, 2.66), 4.6, 3.0, black_metal())
    area((0.05, -1.15, 2.65), (0.05, -1.1, 0), 4.6, 60, kelvin(3500), 0.05)
    area((0.05, -2.6, 2.96), (0.05, -2.2, 0), 4.6, 36, kelvin(4000), 0.3)
    level_camera((1.0, -5.6, 1.40), (0.0, 0), 33, (0, -0.02), 5.6, (0, -0.4, 1.5))


@installed("glass-stoff-panel-installed-waiting", grade=ROOM)
def waiting_room() -> None:
    """A wall lined from its teak rail to the ceiling, straw to copper, behind cane chairs in low sun; a reader has just got up."""
    bay = Bay(width=5.2, depth=5.6, height=2.9, light=-1, windows=3, sill=0.5, head=2.5, pier=0.4, walls=linear("#cdbfa4"), frames=linear("#5a3a20"), trimmed=True)
    room_bay(bay, kota_stone(0.6))
    teak, upright = finish("natural-teak", "X"), finish("natural-teak")
    for number, name in enumerate(("JU-115", "JU-115", "JU-104", "JU-117", "JU-104", "JU-115", "JU-117", "JU-117")):
        place(panel(name, 0.640, 1.790, near=False), (-2.275 + number * 0.65, -0.028, 1.94))
    box((bay.width, 0.06, 0.05), (0, -0.03, 0.995), teak, 0.004)
    box((bay.width, 0.03, 0.97), (0, -0.015, 0.485), plain("dado", linear("#5c6b55"), 0.5, relief=0.0001, grain=500), 0.002)
    seat = cane_chair(upright, cane())
    for x, turn in ((-1.66, 5), (-0.94, -3), (-0.22, 3), (0.48, -14)):
        put(seat, (x, -0.52, 0), turn)
    open_book((-0.94, -0.60, 0.455), 160)
    _table_of_papers(teak, upright)
    put(pot_plant(1.20, plain("pot", linear("#9a5a3c"), 0.75), leaf_material(), 9, 44), (2.06, -0.34, 0))
    light_of(bay, "park", 0.45, 2.0, 60, 220)
    sun((1, 0.52, -0.40), 8.5, kelvin(3900), 1.0)
    level_camera((0.20, -5.4, 1.32), (-0.02, 0), 37, (0, -0.01), 8, (0, -0.3, 1.5))


def _table_of_papers(teak, upright) -> None:
    """A low table beside the chairs, with papers, books and water."""
    put(leg_table(0.9, 0.5, teak, upright, 0.42, 0.03), (1.30, -0.55, 0))
    put(paper_pile(4, 5), (1.12, -0.56, 0.42), 16)
    books([plain("a", linear("#6d2f34"), 0.6), plain("b", linear("#d9d2c3"), 0.6), plain("c", linear("#2f4a5a"), 0.6)], (1.38, -0.50, 0.42), -12)
    put(tumbler(), (1.62, -0.64, 0.42))
    put(carafe(), (1.60, -0.42, 0.42))
