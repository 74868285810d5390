"""The PET Panel: felt sheets of 9 and 12 mm in twenty colours, plain or cut with grooves."""
from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import place
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, concrete
from ...materials.plain import plain
from ...materials.soft import pet_felt
from ...materials.weave import melange_cloth
from ...subjects.content_colours import swatch_colours
from ...subjects.furnishing import chair, pendant, plant, round_table, sofa, table
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.soft_panel import grooved_felt, wall, wrapped_panel
from ...subjects.strands import strands
from ...subjects.studio import RakingSun, fill, front_light, ground, lay, table_light
from .shots import ROOM, TEXTILE, close, hero, installed, plaster

_COLOURS = swatch_colours("petFelts")


def felt(code: str):
    return pet_felt(code, linear(_COLOURS[code]))


def sheet(code: str, width: float, height: float, thickness: float = 0.012, grooves: int = 0, groove: float = 0.010):
    """A felt sheet, its back at Y = 0; with `grooves`, cut upright at even distances."""
    places = [(number + 0.5) * width / grooves - width / 2 for number in range(grooves)]
    return grooved_felt(code, width, height, thickness, places, felt(code), groove)


@hero("pet-panel-hero", grade=TEXTILE)
def hero_picture() -> None:
    for number, code in enumerate(("017", "017", "016", "018", "008")):
        place(sheet(code, 0.56, 2.42, 0.012, 7), (-0.70 + number * 0.562, 0, 0))
    wall(plaster((0.05, 0.05, 0.05)), depth=0.0005)
    light = RakingSun(side=75, height=26, strength=13)
    light.shade_beyond((-0.04, 0.0), 48)
    fill(20.0, surroundings=0.2)
    upright_camera((-0.52, -0.62, 0.06), (0.16, 0, -0.01), 50, 8, (0.14, -0.012, 0))


@close("pet-panel-front", grade=TEXTILE)
def front() -> None:
    codes = ("012", "008", "003", "019", "018", "008", "013", "002")
    widths = (0.30, 0.45, 0.15, 0.30, 0.22, 0.34, 0.26, 0.3)
    left = -1.15
    for code, width in zip(codes, widths):
        place(sheet(code, width - 0.001, 2.4, 0.012, 1, 0.008), (left + width / 2, 0, 0))
        left += width
    wall(plaster((0.05, 0.05, 0.05)), depth=0.0005)
    front_light(2.6, side=64)
    camera((0.0, -2.3, 0), (0.0, 0, 0), 50)


@close("pet-panel-detail", grade=TEXTILE)
def detail() -> None:
    place(sheet("004", 0.9, 0.9, 0.012, 15, 0.012), (0, 0, 0))
    loose = strands(5000, 0.4, 0.35, plain("fibre", (0.42, 0.42, 0.41), 0.9), (0.004, 0.014), (0.00003, 0.00007), 90, 0.0009, 7, 8)
    place(loose, (0.0, -0.0122, 0))
    wall(plaster((0.05, 0.05, 0.05)), depth=0.0005)
    light = RakingSun(side=68, height=34, strength=10)
    light.shade_beyond((-0.04, 0.0), 58)
    fill(7.0)
    camera((-0.09, -0.15, -0.06), (0.010, -0.012, 0.006), 60, 5.0, (0.004, -0.012, 0.0))


@close("pet-panel-edge", grade=TEXTILE)
def edge() -> None:
    ground((0.52, 0.49, 0.45))
    level = 0.0
    codes = ("006", "019", "018", "002", "008", "012", "013", "014")
    for number, code in enumerate(codes):
        thick = 0.012 if number % 2 else 0.009
        mesh = wrapped_panel(code, 0.44, 0.44, thick, felt(code), 0.001)
        level += thick
        lay(mesh, thick, level - thick / 2, 0.012 * ((number * 5) % 3 - 1), 0.010 * ((number * 7) % 4 - 1.5), (-3, 2, 5, -1, 4, -4, 1, 7)[number])
        level += 0.0006
    table_light(6.5, 0.6, -0.45)
    camera((-0.34, -0.53, 0.21), (-0.06, -0.12, 0.042), 60, 9, (-0.14, -0.21, 0.06))


@installed("pet-panel-installed-office", grade=ROOM)
def office() -> None:
    bay = Bay(width=5.4, depth=5.2, height=2.9, light=1, windows=2, sill=0.5, head=2.5, pier=0.5, walls=(0.73, 0.72, 0.69))
    room_bay(bay, carpet(linear("#767d7a")))
    left = -2.7
    for code, width in (("017", 1.22), ("017", 1.22), ("016", 1.22), ("008", 1.22), ("008", 0.52)):
        place(sheet(code, width - 0.001, 2.42, 0.012, round(width / 0.12), 0.012), (left + width / 2, 0, 1.30))
        left += width
    top, steel = finish("alberta-maple", "X"), plain("steel", (0.6, 0.6, 0.58), 0.4)
    table(top, (-0.3, -2.2, 0), 2.8, 1.1, metal=steel)
    seats = [melange_cloth("a", linear("#4f6b4f")), melange_cloth("b", linear("#b79f7c"))]
    for number, x in enumerate((-1.2, -0.3, 0.6)):
        chair(finish("alberta-maple"), seats[number % 2], (x, -1.45, 0), 3 * number)
        chair(finish("alberta-maple"), seats[(number + 1) % 2], (x, -3.0, 0), 180 - 4 * number)
    for x in (-1.1, 0.5):
        pendant(plain("shade", linear("#8ba078"), 0.5), (x, -2.2, 2.9), 1.15, 0.2, 8)
    daylight(bay, 10, 0.6, 0.5, 110)
    level_camera((-1.35, -4.95, 1.45), (-0.15, 0), 26, (0, -0.02))


@installed("pet-panel-installed-booth", grade=ROOM)
def reading_corner() -> None:
    bay = Bay(width=4.4, depth=4.4, height=2.7, light=-1, windows=1, sill=0.55, head=2.25, pier=0.8, walls=(0.40, 0.42, 0.40))
    room_bay(bay, concrete((0.48, 0.46, 0.43)))
    left = -2.2
    for code, width in (("019", 1.10), ("018", 0.74), ("002", 0.74), ("013", 0.74), ("019", 1.08)):
        place(sheet(code, width - 0.002, 1.9, 0.009, 0), (left + width / 2, -0.001, 1.62 if code in ("018", "013") else 1.45))
        left += width
    steel = plain("steel", (0.02, 0.02, 0.02), 0.4)
    sofa(melange_cloth("sofa", linear("#2c3f5c")), (-0.2, -0.75, 0), 2, 0, steel)
    round_table(finish("bavarian-beech", "X"), steel, (1.25, -1.0, 0), 0.26, 0.52)
    plant(plain("pot", (0.62, 0.60, 0.56), 0.6), plain("leaf", (0.03, 0.08, 0.022), 0.5), (-1.75, -0.6, 0), 1.0, seed=17)
    daylight(bay, 11, 0.6, 0.35, 75)
    level_camera((0.5, -4.1, 1.25), (0.05, 0), 28, (0, 0.0))
