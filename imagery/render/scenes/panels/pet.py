"""The PET Panel: felt sheets of 9 and 12 mm in twenty colours, plain or cut with grooves."""
import math
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import place
from ...core.light import area, kelvin
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet, concrete
from ...materials.palette import black_metal, black_plastic, satin_steel
from ...materials.plain import plain
from ...materials.soft import fibres, pet_felt
from ...materials.weave import melange_cloth
from ...subjects.content_colours import swatch_colours
from ...subjects.furnishing import round_table
from ...subjects.furniture.lamps import linear_pendant
from ...subjects.furniture.office import books, cup, notebook
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import office_chair
from ...subjects.furniture.sofas import booth_seat
from ...subjects.furniture.tables import boat_table, cabinet
from ...subjects.room_bay import Bay, daylight, light_of, room_bay
from ...subjects.soft_panel import GROOVE_DEPTH, grooved_felt, wall, wrapped_panel
from ...subjects.strands import strands
from ...subjects.studio import RakingSun, fill, ground, lay, table_light
from .shots import ROOM, SHARP_CLOSE, SOFT_ROOM, TEXTILE, close, hero, installed, plaster

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
    for number, (code, width) in enumerate(zip(codes, widths)):
        place(sheet(code, width - 0.001, 2.4, 0.009 if number % 3 else 0.012, max(1, round(width / 0.11)), 0.010), (left + width / 2, 0, 0))
        left += width
    wall(plaster((0.05, 0.05, 0.05)), depth=0.0005)
    light = RakingSun(side=68, height=34, strength=8.5, temperature=4800, softness=1.6)
    light.shade_beyond((-0.52, 0.15), 60, distance=1.4)
    fill(30.0, (-1.9, -2.2, 0.5), size=2.0, surroundings=0.2)
    camera((0.0, -2.0, 0), (0.0, 0, 0), 50)


@close("pet-panel-detail", quality=replace(SHARP_CLOSE, samples=28), grade=replace(TEXTILE, exposure=0.85, raw=0.2, power=1.25))
def detail() -> None:
    """Near enough to see individual fibres, lighter and darker, on the face and in two grooves."""
    code, thick, pitch, groove = "018", 0.012, 0.04, 0.010
    place(sheet(code, 22 * pitch, 0.9, thick, 22, groove))
    slope = math.atan(2 * GROOVE_DEPTH)
    flank = groove / 2 / math.cos(slope)
    yarns = fibres("fibres", linear(_COLOURS[code]))
    for number in range(-1, 4):
        middle = (number - 0.5) * pitch
        _fibre_field(pitch - groove, yarns, (middle + pitch / 2, -thick, 0), 0, number + 3)
        for side in (-1, 1):
            at = (middle + pitch + side * groove / 4, -thick + groove * GROOVE_DEPTH / 2, 0)
            _fibre_field(flank, yarns, at, -side * math.degrees(slope), 2 * number + side + 20)
    wall(plaster((0.05, 0.05, 0.05)), depth=0.0005)
    RakingSun(side=58, height=30, strength=6.5, temperature=5000, softness=5)
    fill(9.0, temperature=6500, surroundings=0.2)
    upright_camera((-0.055, -0.125, -0.020), (0.004, -thick, 0.0), 58, 22, (0.0, -thick, 0.0))


def _fibre_field(width: float, material, at, turn: float, seed: int) -> None:
    """Pressed fibres over 120 mm of the height of a sheet, `width` metres wide."""
    mesh = strands(round(8_000_000 * width * 0.12), width, 0.12, material, (0.004, 0.016), (0.00005, 0.00011), 150, 0.0004, seed, 9, True, 0.12)
    place(mesh, at, (0, 0, turn))


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


@installed("pet-panel-installed-office", quality=SOFT_ROOM, grade=replace(ROOM, power=1.36))
def office() -> None:
    """A room for meetings on a grey day, the felt from wall to wall above a low oak cabinet."""
    bay = Bay(width=5.8, depth=5.2, height=2.85, light=1, windows=2, sill=0.45, head=2.45, pier=0.5, walls=linear("#c3bba9"), trimmed=True)
    room_bay(bay, carpet(linear("#585c58")))
    left = -2.9
    for code, width in (("017", 1.22), ("017", 1.22), ("016", 1.22), ("008", 1.22), ("016", 0.92)):
        place(sheet(code, width - 0.001, 2.62, 0.012, round(width / 0.12), 0.014), (left + width / 2, 0, 1.42))
        left += width
    oak, steel = finish("natural-teak", "X"), black_metal()
    put(cabinet(2.4, 0.42, 0.72, finish("natural-teak"), oak, 4), (-1.35, -0.26, 0))
    put(books(0.42, 4), (-2.10, -0.26, 0.72))
    put(pot_plant(1.25, plain("pot", linear("#b05c38"), 0.6), leaf_material(), 3), (2.10, -0.45, 0))
    put(boat_table(2.5, 1.05, oak, steel), (-0.05, -1.90, 0))
    seat = office_chair(melange_cloth("seat", linear("#a3906c")), black_plastic(), satin_steel())
    for number, x in enumerate((-0.85, -0.05, 0.75)):
        put(seat, (x, -1.12, 0), (14, -16, 8)[number])
    put(notebook(plain("cover", linear("#b4713f"), 0.6)), (-0.50, -1.92, 0.74), 14)
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (0.42, -1.85, 0.74), 40)
    linear_pendant((-0.05, -1.90, 2.05), 2.0, 2.85, steel)
    area((-0.05, -1.90, 2.04), (-0.05, -1.90, 0), 2.0, 22, kelvin(3500), 0.05)
    area((-0.2, -4.2, 2.8), (0, -1.2, 0.9), 2.0, 22, kelvin(4500))
    area((2.75, -0.85, 1.75), (-1.2, -0.3, 1.0), 0.5, 55, kelvin(4800), 1.2)
    light_of(bay, "park", 0.42, 2.0, 120, 260)
    level_camera((-0.05, -5.15, 1.34), (-0.05, 0), 29, (0, -0.045))


@installed("pet-panel-installed-booth", grade=ROOM)
def booth() -> None:
    bay = Bay(width=4.4, depth=4.4, height=2.7, light=-1, windows=1, sill=0.55, head=2.25, pier=0.8, walls=(0.40, 0.42, 0.40))
    room_bay(bay, concrete((0.48, 0.46, 0.43)))
    left = -2.2
    for code, width in (("019", 1.10), ("018", 0.74), ("002", 0.74), ("013", 0.74), ("019", 1.08)):
        place(sheet(code, width - 0.002, 1.9, 0.009, 0), (left + width / 2, -0.020, 1.62 if code in ("018", "013") else 1.45))
        left += width
    steel = plain("steel", (0.02, 0.02, 0.02), 0.4)
    put(booth_seat(2.3, melange_cloth("booth", linear("#2c3f5c"), 0.3, 200), finish("bavarian-beech", "Z")), (0.0, -0.42, 0))
    round_table(finish("bavarian-beech", "X"), steel, (0.25, -1.15, 0), 0.34)
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (0.14, -1.22, 0.74), 40)
    put(pot_plant(1.15, plain("pot", (0.45, 0.43, 0.40), 0.6), leaf_material(), 17), (-1.62, -0.55, 0))
    daylight(bay, 11, 0.6, 0.35, 75)
    level_camera((0.35, -4.3, 1.25), (-0.1, 0), 31.5, (0, -0.04))
