"""The Slated Wooden Acoustic Panel: boards grooved into slats of 16, 21, 28 or 56 mm."""
from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import place
from ...materials.colour import linear
from ...materials.finishes import FINISHES, finish
from ...materials.floors import concrete, plank_floor
from ...materials.plain import plain
from ...materials.veneer import veneer
from ...materials.weave import melange_cloth
from ...subjects.furnishing import bench, chair, pendant, plant, table, vase
from ...subjects.room_bay import Bay, daylight, room_bay
from ...subjects.slatted_board import board_row, grooved_board
from ...subjects.studio import RakingSun, fill, front_light, ground, lay, table_light
from .shots import FINEST_ROOM, ROOM, TIMBER, close, dark_behind, hero, installed, installed_fine, mdf


def slats(finish_name: str, slat_mm: float, gap_mm: float, length: float = 2.44):
    """A board of about 128 mm and the distance from board to board."""
    pitch = (slat_mm + gap_mm) / 1000
    count = max(2, round(0.128 / pitch))
    return grooved_board(f"slat {slat_mm}", [slat_mm / 1000] * count, gap_mm / 1000, length, finish(finish_name), mdf()), count * pitch


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


@close("slatted-panel-patterns", grade=TIMBER)
def four_patterns() -> None:
    kinds = (("alberta-maple", 16, 3), ("natural-teak", 21, 3), ("oxford-cherry", 28, 4), ("flowery-wenge", 56, 4))
    left = -0.512
    for name, slat_mm, gap_mm in kinds:
        mesh, pitch = slats(name, slat_mm, gap_mm)
        for number in range(2):
            # Another part of the board, so that no two show the same grain.
            place(mesh, (left + (number + 0.5) * pitch, 0, number * 0.7))
        left += 2 * pitch
    dark_behind(0.02)
    front_light(side=58)
    middle = (left - 0.512) / 2
    camera((middle, -1.6, 0), (middle, 0, 0), 58)


@close("slatted-panel-detail", grade=replace(TIMBER, prefiltered=False, raw=0.15))
def detail() -> None:
    """In neutral light, and with a figure stronger than in rooms: else cherry would look like bronze."""
    figured = replace(FINISHES["oxford-cherry"], ring=0.0056, contrast=0.95, late_wood=0.24, pores=0.35, streaks=0.60, roughness=0.58)
    mesh = grooved_board("slat 28", [0.028] * 4, 0.004, 2.44, veneer("figured cherry", figured), mdf())
    board_row(mesh, 8, 0.128)
    light = RakingSun(side=58, height=46, strength=6, temperature=5000)
    light.shade_beyond((0.13, 0.0), 118, left=False)
    fill(6.0, surroundings=0.12)
    camera((-0.20, -0.34, -0.10), (0.010, 0, 0.010), 56, 9, (0.0, 0, 0.0))


@close("slatted-panel-section", grade=TIMBER)
def section() -> None:
    ground((0.50, 0.47, 0.42))
    mesh, pitch = slats("swiss-oak", 28, 4, 0.6)
    for number, apart in ((-1.0, 0.0), (0.0, 0.0), (1.0, 0.012)):
        lay(mesh, 0.017, 0.0172, number * pitch + apart, 0.30)
    table_light(7.0, 0.55, -0.5)
    camera((-0.12, -0.24, 0.105), (0.04, 0.03, 0.004), 52, 9, (0.045, 0.0, 0.012))


@installed("slatted-panel-installed-lobby", grade=ROOM)
def lobby() -> None:
    bay = Bay(width=5.6, depth=5.2, height=3.1, light=-1, windows=2, pier=0.7, walls=(0.66, 0.63, 0.58))
    room_bay(bay, concrete((0.36, 0.34, 0.31)))
    mesh, pitch = slats("natural-teak", 56, 4, 3.06)
    board_row(mesh, round(5.6 / pitch), pitch, (0, -0.02, 1.57))
    bench(finish("flowery-wenge", "X"), (0.75, -0.62, 0), 1.9, metal=plain("black steel", (0.02, 0.02, 0.02), 0.45))
    plant(plain("pot", (0.10, 0.095, 0.09), 0.7), plain("leaf", (0.03, 0.075, 0.022), 0.5), (2.25, -0.62, 0), 1.3)
    daylight(bay, 11, 0.62, 0.42, 105)
    level_camera((0.35, -4.9, 1.35), (0.15, 0), 26, (0, -0.02))


@installed_fine("slatted-panel-installed-meeting", quality=FINEST_ROOM)
def meeting_room() -> None:
    bay = Bay(width=5.0, depth=5.0, height=2.8, light=1, windows=2, sill=0.75, head=2.4, pier=0.8, walls=(0.70, 0.68, 0.64))
    room_bay(bay)
    plank_floor("paria-oak", 5.0, 6.5, -2.4)
    mesh, pitch = slats("flowery-wenge", 28, 4, 2.76)
    board_row(mesh, round(5.0 / pitch), pitch, (0, -0.02, 1.4))
    oak = finish("paria-oak", "X")
    table(oak, (-0.1, -2.0, 0), 2.6, 1.0)
    seat = melange_cloth("seat", linear("#7a6a55"))
    for x in (-0.9, 0, 0.9):
        chair(finish("paria-oak"), seat, (x - 0.1, -1.3, 0), 0)
        chair(finish("paria-oak"), seat, (x - 0.1, -2.75, 0), 180)
    vase(plain("glaze", (0.55, 0.52, 0.46), 0.35), (-0.35, -2.0, 0.74), 0.24)
    for x in (-0.8, 0.6):
        pendant(plain("shade", (0.02, 0.02, 0.02), 0.4), (x, -2.0, 2.8), 1.05, 0.17, 10)
    daylight(bay, 10, 0.55, 0.5, 90)
    level_camera((-0.9, -4.7, 1.4), (-0.15, 0), 27, (0, -0.03))
