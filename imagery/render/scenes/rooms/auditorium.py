"""The auditorium: folded walls of oak slats, white sails, green chairs with oak backs, a grand piano on the lit stage."""

import random
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, kelvin, spot
from ...core.output import Quality
from ...core.scene import ambient, group
from ...grade import Grade
from ...materials.plain import plain
from ...materials.textile import velvet, woven
from ...materials.wood import OAK, wood
from ...picture import picture
from ...subjects.chairs.hall_chair import ChairStyle
from ...subjects.grand_piano import grand_piano
from ...subjects.rooms.linings import folded_bays, panels, slats
from ...subjects.rooms.reflectors import hung_sail
from ...subjects.rooms.seating import Rows, aisle_lights, seat_rows
from ...subjects.rooms.stage import Stage, backcloth, masking, platform, proscenium

_WIDTH, _HEIGHT, _LENGTH = 19.6, 9.2, 21.0
_ROWS = Rows(13, first=4.6, half_width=8.2, aisles=(0.0,))
_STAGE = Stage()


def hall() -> None:
    oak = wood("oak slat", OAK.with_(tone=0.14, relief=0.00015), "Z")
    dark = plain("dark", (0.010, 0.009, 0.009), 0.85)
    plaster = plain("plaster", (0.17, 0.155, 0.14), 0.75, relief=0.00015, grain=120)
    _seats()
    for side in (-1, 1):
        _side_wall(side, oak, dark)
    box((_WIDTH + 3, _LENGTH + 14, 0.1), (0, -4, _HEIGHT + 0.05), plain("soffit", (0.16, 0.15, 0.14), 0.85))
    box((_WIDTH + 3, 0.2, _HEIGHT), (0, -_LENGTH - 1.5, _HEIGHT / 2), plain("rear wall", (0.20, 0.16, 0.12), 0.8))
    _stage(plaster, dark)
    _sails()
    # The house: soft light from above the middle, and from the rear, so that the backs of the chairs are visible.
    area((0, -11, 8.9), (0, -11, 0), 12, 250, kelvin(4000), 9)
    area((-3, -20.4, 7.0), (0, -10, 1.0), 9, 420, kelvin(4000), 1.2)
    # The light that the floor and the chairs would reflect onto the undersides of the sails.
    area((0, -8, 2.6), (0, -8, 9), 13, 110, kelvin(3500), 12)
    ambient((0.45, 0.5, 0.7), 0.012)


def _seats() -> None:
    style = ChairStyle(
        cloth=woven("seat cloth", (0.013, 0.054, 0.041), (0.008, 0.036, 0.028), 0.003, 0.0007, 0.3, 0.35, 180),
        cord=plain("cord", (0.006, 0.026, 0.020), 0.8),
        shell=wood("shell", OAK.with_(cathedral=9, tone=0.10), "Z"),
        arm=wood("arm", OAK.with_(tone=0.08), "X"),
        metal=plain("standard", (0.022, 0.022, 0.023), 0.42),
        bolt=plain("bolt", (0.5, 0.5, 0.5), 0.3, metallic=1),
        upholstered_rear=True,
    )
    carpet = plain("carpet", (0.040, 0.036, 0.034), 0.95, relief=0.003, grain=190)
    picked = random.Random(3)
    down = {(row, picked.randrange(26)) for row in range(13) for _ in range(2)}
    seat_rows(_ROWS, style, carpet, down)
    aisle_lights(_ROWS)
    box((_WIDTH + 1, 9, 0.2), (0, -2, -0.103), carpet)


def _side_wall(side: int, oak, dark) -> None:
    plinth = wood("plinth", OAK.with_(tone=0.05), "X")

    def bay(length: float, parent) -> None:
        slats(length, 7.6, oak, dark, 0.045, 0.07, 0.098, lift=1.15, parent=parent)
        box((length, 0.05, 1.09), (length / 2, 0.03, 0.545), plinth, 0.004, parent=parent)
        box((length, 0.13, 0.05), (length / 2, 0.055, 1.12), dark, 0.004, parent=parent)
        box((0.03, 0.42, 8.75), (length - 0.015 if side < 0 else 0.015, 0.24, 4.375), dark, parent=parent)

    # The left wall's x runs towards the stage, the right wall's away from it; the ends towards the stage stand proud.
    wall = group("wall", (side * _WIDTH / 2, -_LENGTH if side < 0 else 0.0, 0), -90 * side)
    ends = folded_bays(_LENGTH, 3.5, 0.42, bay, side > 0, wall)
    box((0.1, _LENGTH + 3, _HEIGHT), (side * (_WIDTH / 2 + 0.35), -_LENGTH / 2, _HEIGHT / 2), dark)
    for end in ends:
        y = (end - _LENGTH if side < 0 else -end) + 0.07
        area((side * (_WIDTH / 2 - 0.17), y, 4.95), (side * (_WIDTH / 2 + 0.05), y + 1.6, 4.95), 0.12, 330, kelvin(3000), 7.4)


def _stage(plaster, dark) -> None:
    boards = wood(
        "stage board",
        OAK.with_(light=(0.34, 0.205, 0.10), middle=(0.25, 0.145, 0.07), dark=(0.16, 0.09, 0.042), tone=0.16, roughness=0.33),
        "X",
    )
    fascia = wood("fascia", OAK.with_(cathedral=8, tone=0.06), "X")
    platform(_STAGE, boards, fascia)
    proscenium(_STAGE, _WIDTH + 1, _HEIGHT, plaster, fascia)
    _stage_wall()
    masking(_STAGE, velvet("house curtain", (0.10, 0.030, 0.020)), velvet("black drape", (0.012, 0.011, 0.011)))
    backcloth(_STAGE, plain("backcloth", (0.72, 0.70, 0.68), 0.9))
    # The lid opens towards the hall. Light from behind outlines its edge.
    grand_piano((0.3, 2.3, _STAGE.height), -84)
    spot((2.8, 6.0, 5.6), (0.3, 2.3, _STAGE.height + 0.9), 1500, kelvin(4000), 24, 0.8, 0.25)
    for x in (-4.5, -1.6, 1.6, 4.5):
        spot((x, -1.8, 7.6), (x * 0.45, 2.4, _STAGE.height), 2600, kelvin(3500), 34, 0.7, 0.08)
    area((0, 6.3, 1.0), (0, 7.9, 3.0), 11, 330, kelvin(2700), 0.15)
    area((0, 6.2, 7.1), (0, 7.9, 4.6), 12, 260, (0.42, 0.58, 1.0), 0.3)
    spot((0, 0.6, 5.4), (0, 7.9, 3.2), 500, kelvin(3500), 34, 1, 0.2)


def _stage_wall() -> None:
    """Cloth panels beside and above the opening."""
    taupe = [
        woven(f"wall cloth {k}", (tone, tone * 0.86, tone * 0.72), (tone * 0.8, tone * 0.68, tone * 0.56), 0.004, 0.0006)
        for k, tone in enumerate((0.150, 0.158, 0.143))
    ]
    shadow = plain("joint", (0.02, 0.018, 0.016), 0.9)
    side = (_WIDTH - _STAGE.opening) / 2 - 0.14
    for x in (-_STAGE.opening / 2 - 0.14 - side, _STAGE.opening / 2 + 0.14):
        panels(side, _HEIGHT - 0.1, taupe, shadow, 1.06, 1.52, 0.010, 0.03, 0.05, 0.004, group("cloth wall", (x, -0.06, 0)))
    panels(
        _STAGE.opening + 0.28,
        _HEIGHT - _STAGE.opening_height - 0.3,
        taupe,
        shadow,
        2.2,
        1.3,
        0.010,
        0.03,
        _STAGE.opening_height + 0.26,
        0.004,
        group("cloth wall", (-_STAGE.opening / 2 - 0.14, -0.06, 0)),
    )


def _sails() -> None:
    white = plain("sail", (0.72, 0.68, 0.62), 0.55, relief=0.00008, grain=400)
    for k in range(5):
        y, z = -2.6 - k * 3.5, 7.0 + 0.17 * k
        hung_sail((0, y, z), 14.4, 2.7, 0.30, 6 - 1.2 * k, white, _HEIGHT, downlights=6)
        area((0, y, z + 0.42), (0, y, z + 3), 13.2, 300, kelvin(3500), 1.9)


_QUALITY = Quality(samples=24, noise_threshold=0.045, bounces=7, diffuse=4, glossy=3, clamp=4)
_GRADE = Grade(exposure=0.7, balance=(0.95, 1.0, 1.08), power=1.28)


@picture("auditorium-stage-piano", 2000, 1125, _QUALITY, _GRADE)
def auditorium() -> None:
    hall()
    level_camera((-5.2, -17.6, 4.1), (0.6, 2, 0), 24, (0, -0.035), 7, (-4.0, -14.0, 3.0))


@picture("auditorium-stage-piano-portrait", 1000, 1500, _QUALITY, replace(_GRADE, exposure=1.2, balance=(0.88, 1.0, 1.17), power=1.22))
def auditorium_portrait() -> None:
    hall()
    level_camera((-3.3, -16.2, 4.0), (0.35, 2, 0), 28, (0, -0.13), 7, (-2.6, -13.0, 3.0))
