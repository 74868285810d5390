"""The Slated Wooden Acoustic Panel: boards grooved into slats of 16, 21, 28 or 56 mm."""
from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import FINISHES, finish
from ...materials.floors import carpet, kota_stone
from ...materials.palette import black_metal, black_plastic, leather, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.veneer import veneer
from ...materials.weave import cane, melange_cloth, woven_cloth
from ...subjects.collection import collected
from ...subjects.furniture.fans import ceiling_fan
from ...subjects.furniture.lamps import linear_pendant
from ...subjects.furniture.office import cup, laptop, paper_pile
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import cane_chair, office_chair
from ...subjects.furniture.tables import boat_table, coffee_table
from ...subjects.people import walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from ...subjects.slatted_board import board_row, grooved_board
from ...subjects.studio import RakingSun, fill, ground, lay, table_light
from .shots import ROOM, SHARP_CLOSE, SHARP_TIMBER, SOFT_ROOM, TIMBER, close, cut_mdf, dark_behind, hero, installed, installed_fine, mdf


def slats(finish_name: str, slat_mm: float, gap_mm: float, length: float = 2.44, width: float = 0.128, core=None):
    """A board of about `width` and the distance from board to board."""
    pitch = (slat_mm + gap_mm) / 1000
    count = max(2, round(width / pitch))
    material = finish(finish_name)
    return grooved_board(f"slat {slat_mm}", [slat_mm / 1000] * count, gap_mm / 1000, length, material, core or mdf()), count * pitch


@hero("slatted-panel-hero", grade=replace(TIMBER, exposure=0.55, saturation=1.16))
def hero_picture() -> None:
    board_row(*_rows("paria-oak", 16, 3, 12))
    light = RakingSun(side=74, height=22, strength=12)
    light.shade_beyond((-0.02, 0.0), 38)
    fill(5.0)
    level_camera((-0.36, -0.44, 0.0), (0.035, 0), 62, aperture=7, focus=(0.03, 0, 0))


def _rows(finish_name: str, slat_mm: float, gap_mm: float, boards: int):
    mesh, pitch = slats(finish_name, slat_mm, gap_mm)
    return mesh, boards, pitch


@close("slatted-panel-patterns", quality=SHARP_CLOSE, grade=SHARP_TIMBER)
def four_patterns() -> None:
    kinds = (("alberta-maple", 16, 3), ("natural-teak", 21, 3), ("oxford-cherry", 28, 4), ("flowery-wenge", 56, 4))
    left = -0.512
    for name, slat_mm, gap_mm in kinds:
        mesh, pitch = slats(name, slat_mm, gap_mm)
        for number in range(2):
            # Another part of the veneer, so that no two boards show the same grain.
            place(mesh, (left + (number + 0.5) * pitch, 0, number * 0.7))
        left += 2 * pitch
    dark_behind(0.02)
    middle = (left - 0.512) / 2
    light = RakingSun(side=66, height=34, strength=7.5, temperature=4800, softness=1.8)
    light.shade_beyond((middle - 0.34, 0.06), 58, distance=1.2)
    fill(16.0, (-1.8, -1.8, 0.4), size=2.0, surroundings=0.2)
    camera((middle, -1.6, 0), (middle, 0, 0), 58)


@close("slatted-panel-detail", grade=replace(TIMBER, prefiltered=False, raw=0.15))
def detail() -> None:
    """In neutral light, with a stronger figure than in rooms: otherwise cherry would look like bronze."""
    figured = replace(FINISHES["oxford-cherry"], ring=0.0056, contrast=0.95, late_wood=0.24, pores=0.35, streaks=0.60, roughness=0.58)
    mesh = grooved_board("slat 28", [0.028] * 4, 0.004, 2.44, veneer("figured cherry", figured), mdf())
    board_row(mesh, 8, 0.128)
    light = RakingSun(side=58, height=46, strength=6, temperature=5000)
    light.shade_beyond((0.13, 0.0), 118, left=False)
    fill(6.0, surroundings=0.12)
    camera((-0.20, -0.34, -0.10), (0.010, 0, 0.010), 56, 9, (0.0, 0, 0.0))


@close("slatted-panel-section", quality=replace(SHARP_CLOSE, samples=24), grade=replace(SHARP_TIMBER, exposure=1.05, power=1.36))
def section() -> None:
    """Two boards a little apart, their cut ends to the camera."""
    ground((0.33, 0.315, 0.29))
    mesh, pitch = slats("swiss-oak", 28, 4, 0.6, 0.192, cut_mdf())
    for x in (-0.032, pitch - 0.032 + 0.012):
        lay(mesh, 0.017, 0.0172, x, 0.30)
    table_light(7.0, 0.55, -0.28)
    camera((-0.12, -0.24, 0.105), (0.04, 0.03, 0.004), 52, 18, (0.045, 0.0, 0.012))


@installed("slatted-panel-installed-lobby", quality=replace(SOFT_ROOM, samples=26, noise_threshold=0.03), grade=replace(ROOM, exposure=1.0, saturation=0.9, prefiltered=False, raw=0.05))
def lobby() -> None:
    """Four in the afternoon: sun through a teak screen on the slats, two cane chairs just left, a visitor on her way out."""
    bay = Bay(width=5.8, depth=6.2, height=3.1, light=-1, windows=2, head=2.75, pier=0.45, walls=linear("#cdbf9f"), ceiling=(0.66, 0.63, 0.57), trimmed=True)
    room_bay(bay, kota_stone(0.6))
    mesh, pitch = slats("natural-teak", 56, 4, 2.98)
    board_row(mesh, round(5.8 / pitch), pitch, (0, -0.02, 1.60))
    box((5.8, 0.045, 0.11), (0, -0.024, 0.055), plain("base", (0.02, 0.018, 0.016), 0.6), 0.001)
    _screen(bay)
    teak = finish("natural-teak")
    seat = cane_chair(finish("flowery-wenge"), cane())
    for x, turn in ((-0.95, 22), (0.62, -28)):
        put(seat, (x, -1.0, 0), turn)
    put(coffee_table(0.30, 0.44, teak, black_metal()), (-0.16, -1.22, 0))
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (-0.28, -1.30, 0.44), 40)
    put(paper_pile(4, 5), (-0.04, -1.16, 0.44), 24)
    place(block("shawl", (0.30, 0.34, 0.014), 0.006, woven_cloth("shawl", linear("#a83a2c"))), (0.66, -1.03, 0.447), (0, 0, -16))
    put(collected("handbag", {"*": leather("bag", linear("#5a2f1c"))}, 0.30), (-1.42, -0.86, 0), 24)
    put(pot_plant(1.55, plain("pot", linear("#8a4a30"), 0.75), leaf_material(), 5, 60), (-2.35, -0.55, 0))
    walk(walker(1, "#1f5a4c", "#d8a13a"), (1.62, -1.30, 0), (1.84, -1.18, 0), 128)
    ceiling_fan((0.1, -2.0, 2.62), bay.height, plain("fan", linear("#4a3a2c"), 0.4), 12, 20)
    light_of(bay, "park", 0.45, 2.0, 200, 220)
    sun((1, 0.74, -0.46), 9, kelvin(4000), 0.5)
    level_camera((0.20, -5.9, 1.32), (0.02, 0), 37, (0, 0.02))


def _screen(bay: Bay) -> None:
    """Upright teak bars outside the windows, which stripe the sun."""
    bar, x = block("bar", (0.05, 0.035, bay.head), 0.003, finish("natural-teak")), -bay.width / 2 - 0.24
    for number in range(14):
        place(bar, (x, -bay.pier - number * 0.42, bay.head / 2))
    for z in (1.0, 1.9):
        box((0.03, bay.depth, 0.05), (x - 0.04, -bay.depth / 2 - bay.pier, z), finish("natural-teak", "Y"), 0.003)


@installed_fine("slatted-panel-installed-meeting", quality=replace(SOFT_ROOM, samples=40, noise_threshold=0.025))
def meeting_room() -> None:
    """After dark: a strip along the ceiling grazes the dark slats, a pendant lights the table, the town is dusk in the window."""
    bay = Bay(width=5.4, depth=5.0, height=2.8, light=1, windows=2, sill=0.75, head=2.4, pier=0.8, walls=linear("#9a9184"), ceiling=(0.55, 0.54, 0.52), trimmed=True)
    room_bay(bay, carpet(linear("#6d6f6f")))
    mesh, pitch = slats("flowery-wenge", 28, 4, 2.70)
    board_row(mesh, round(5.4 / pitch), pitch, (0, -0.02, 1.43))
    box((5.4, 0.018, 0.14), (0, -0.26, 2.73), plain("pelmet", linear("#9a9184"), 0.9), 0.001)
    steel = black_metal()
    put(boat_table(3.0, 1.15, finish("paria-oak", "X"), steel), (-0.1, -1.95, 0))
    seat = office_chair(melange_cloth("seat", linear("#a8743a")), black_plastic(), satin_steel())
    for number, x in enumerate((-1.05, -0.1, 0.85)):
        put(seat, (x, -1.12, 0), (8, -6, 4)[number])
    put(laptop(satin_steel(), switched_off()), (-0.55, -1.75, 0.74), 172)
    put(paper_pile(4), (0.42, -2.05, 0.74), 12)
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (0.78, -1.80, 0.74), 40)
    linear_pendant((-0.1, -1.95, 1.95), 2.4, 2.8, steel)
    area((-0.1, -1.95, 1.94), (-0.1, -1.95, 0), 2.4, 28, kelvin(3800), 0.05)
    area((0, -0.16, 2.76), (0, -0.04, 0.2), 5.2, 140, kelvin(3300), 0.05)
    area((0.6, -4.2, 2.75), (0.1, -1.6, 0.5), 1.6, 46, kelvin(3800))
    light_of(bay, "dawn", 0.2, 0.7, 90, 60)
    level_camera((-1.05, -4.85, 1.42), (0.08, 0), 27, (0, -0.06))
