"""The Perforated Gypsum Board in a recital hall in the evening: boards along the walls and in steps under the ceiling, lit from coves."""
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, glow, kelvin, spot
from ...core.scene import ambient, group
from ...materials.colour import linear, scaled
from ...materials.finishes import finish
from ...materials.floors import carpet
from ...materials.palette import black_metal, satin_steel
from ...materials.plain import plain
from ...materials.soft import fleece
from ...materials.textile import velvet, woven
from ...subjects.chairs.hall_chair import ChairStyle
from ...subjects.drapery import hang
from ...subjects.perforated_board import Perforation, board
from ...subjects.rooms.seating import Rows, seat_rows
from .shots import FINEST_ROOM, ROOM, installed, painted_board

_WIDTH, _LENGTH, _HEIGHT = 11.6, 15.0, 6.4
#: Two boards wide, and the lit recess beside them.
_BAY, _RECESS = 2.4, 0.36
_DADO, _COURSES = 1.10, 7
_CIRCLE = Perforation(0.030, 0.012, segments=16, chamfer=0.0002)
_ROWS = Rows(5, first=4.4, pitch=0.98, rise=0.15, radius=60, half_width=4.35, aisles=())


@installed("gypsum-board-installed-hall", quality=replace(FINEST_ROOM, samples=32, diffuse=3, noise_threshold=0.02), grade=replace(ROOM, raw_where_fine=0.7, prefiltered=False))
def recital_hall() -> None:
    sheet = board("sheet", 1.1985, 0.5985, 0.0125, _CIRCLE, painted_board(), plain("gypsum", (0.66, 0.65, 0.62), 0.95), 0.015)
    for side in (-1, 1):
        _side_wall(side, sheet)
    _ceiling(sheet)
    _stage()
    _seats()
    box((_WIDTH + 2, _LENGTH + 6, 0.1), (0, -_LENGTH / 2 + 2, _HEIGHT + 0.35), plain("soffit", (0.42, 0.40, 0.37), 0.9))
    for side in (-1, 1):
        # Down along the boards from the cove beside the ceiling.
        area((side * 5.3, -7.5, 5.75), (side * 5.95, -7.5, 1.0), 15, 70, kelvin(3500), 0.1)
    area((0, -7.5, 5.0), (0, -6.5, 0), 7, 120, kelvin(3500), 7)
    area((2.5, -13.8, 4.6), (-3.0, -8.5, 2.5), 3, 120, kelvin(3500), 1.5)
    ambient((0.62, 0.72, 1), 0.035)
    level_camera((-2.0, -12.2, 2.45), (-5.75, -7.6), 27, (0, 0.0))


def _side_wall(side: int, sheet) -> None:
    """From the rear to the stage: bays of boards over a timber dado, and between them recesses with a line of light."""
    wall = group("wall", (side * _WIDTH / 2, -_LENGTH if side < 0 else 0.0, 0), -90 * side)
    timber, dark = finish("natural-teak", "X"), fleece("fleece", (0.05, 0.048, 0.045))
    plaster = plain("recess", (0.66, 0.61, 0.53), 0.85)
    tall = _COURSES * 0.6
    step = _BAY + _RECESS
    for number in range(int(_LENGTH / step) + 1):
        # The recess next to the stage is the same on both sides.
        x = (_LENGTH - (number + 1) * step if side < 0 else number * step) + _RECESS / 2
        for column in range(2):
            for course in range(_COURSES):
                place(sheet, (x + 0.6 + column * 1.2, 0, _DADO + 0.3 + course * 0.6), (0, 180 * ((column + course) % 2), 0), wall)
        box((_BAY, 0.02, tall), (x + _BAY / 2, 0.055, _DADO + tall / 2), dark, parent=wall)
        box((_BAY, 0.10, _HEIGHT - _DADO - tall), (x + _BAY / 2, 0.05, (_HEIGHT + _DADO + tall) / 2), painted_board(), 0.002, parent=wall)
        panel = block("dado", (0.796, 0.024, _DADO - 0.13), 0.002, timber)
        for third in range(3):
            place(panel, (x + 0.4 + third * 0.8, 0.0, 0.11 + (_DADO - 0.13) / 2), parent=wall)
        box((_BAY, 0.10, 0.10), (x + _BAY / 2, 0.06, 0.05), black_metal(), parent=wall)
        edge = x + _BAY + _RECESS / 2
        box((_RECESS + 0.2, 0.02, _HEIGHT), (edge, 0.24, _HEIGHT / 2), plaster, parent=wall)
        for cheek in (-1, 1):
            box((0.012, 0.25, _HEIGHT), (edge + cheek * (_RECESS / 2 - 0.006), 0.125, _HEIGHT / 2), plaster, 0.001, parent=wall)
        box((0.02, 0.02, 4.5), (edge, 0.215, 3.2), glow("recess light", kelvin(3000), 1.6, lights=False), 0.002, parent=wall)
        if side < 0:
            # Into the recess, whose sides reflect it.
            area((-_WIDTH / 2 + 0.02, edge - _LENGTH, 3.2), (-_WIDTH / 2 - 1, edge - _LENGTH, 3.2), 0.16, 7, kelvin(3000), 4.8)


def _ceiling(sheet) -> None:
    """Four fields of boards, each lower than the one behind it; light from the coves between them."""
    dark, edge = fleece("fleece above", (0.10, 0.097, 0.092)), painted_board()
    for number in range(5):
        field = group("field", (0, -1.7 - 3.05 * number, 5.28 + 0.17 * number))
        field.rotation_euler[0] = -0.045
        for column in range(8):
            for row in range(4):
                place(sheet, (-4.2 + column * 1.2, -0.9 + row * 0.6, 0), (90, 0, 180 * ((column + row) % 2)), field)
        box((9.6, 2.4, 0.02), (0, 0, 0.07), dark, parent=field)
        for end in (-1, 1):
            box((9.84, 0.10, 0.16), (0, end * 1.25, 0.078), edge, 0.003, parent=field)
            box((0.12, 2.6, 0.16), (end * 4.86, 0, 0.078), edge, 0.003, parent=field)
        area((0, -1.7 - 3.05 * number - 1.15, 5.55 + 0.17 * number), (0, -3.2 - 3.05 * number, 6.6), 9.4, 70, kelvin(3000), 0.12)


def _stage() -> None:
    """A low platform in front of a timber wall, a blue curtain drawn aside."""
    boards = finish("swiss-oak", "X")
    for course in range(44):
        box((9.9, 0.118, 0.03), (0, -2.2 + course * 0.12, 0.685), boards, 0.001)
    box((9.9, 5.3, 0.66), (0, 0.40, 0.335), finish("natural-teak", "X"), 0.004)
    back, joint = block("back panel", (0.794, 0.02, 1.194), 0.002, finish("natural-teak")), black_metal()
    for column in range(14):
        for row in range(5):
            place(back, (-5.2 + column * 0.8, 3.0, 0.7 + 0.6 + row * 1.2))
    box((_WIDTH, 0.1, _HEIGHT), (0, 3.08, _HEIGHT / 2), joint)
    for side in (-1, 1):
        box((1.1, 0.3, _HEIGHT), (side * (_WIDTH / 2 - 0.45), -0.02, _HEIGHT / 2), painted_board(), 0.004)
        box((0.1, 3.4, _HEIGHT), (side * (_WIDTH / 2 + 0.05), 1.6, _HEIGHT / 2), black_metal())
    cloth = velvet("stage curtain", linear("#1f3040"))
    for x in (-5.5, 4.0):
        hang(1.5, 4.5, cloth, (x, 1.9, 5.2), fold=0.2, depth=0.09, seed=7)
    box((_WIDTH, 0.12, 1.3), (0, -0.2, 5.95), painted_board(), 0.004)
    for x in (-3.0, 0.0, 3.0):
        spot((x, -0.45, 5.2), (x * 0.5, 1.0, 0.7), 420, kelvin(3500), 36, 0.8, 0.1)
    area((0, 1.2, 5.3), (0, 3.0, 2.4), 9, 260, kelvin(3000), 0.2)


def _seats() -> None:
    tint = linear("#8a4a32")
    style = ChairStyle(
        cloth=woven("seat cloth", tint, scaled(tint, 0.64), 0.003, 0.0007, 0.3, 0.35, 180),
        cord=plain("cord", scaled(tint, 0.4), 0.8),
        shell=finish("natural-teak"),
        arm=finish("natural-teak", "X"),
        metal=black_metal(),
        bolt=satin_steel(),
        upholstered_rear=True,
    )
    floor = carpet(linear("#4a4845"))
    seat_rows(_ROWS, style, floor, {(4, 3), (2, 9), (1, 4)})
    box((_WIDTH + 1, 7, 0.2), (0, -1.6, -0.103), floor)
