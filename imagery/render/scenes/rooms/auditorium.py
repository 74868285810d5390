"""The auditorium during a recital: folded walls of oak slats, white sails, blue-green chairs, listeners and a pianist in silhouette against the lit stage."""

import random
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, kelvin, spot
from ...core.output import Quality
from ...core.scene import ambient, group, put
from ...grade import Grade
from ...materials.colour import linear, scaled
from ...materials.plain import plain
from ...materials.textile import velvet, woven
from ...materials.wood import OAK, wood
from ...picture import picture
from ...subjects.chairs.hall_chair import ChairStyle
from ...subjects.grand_piano import grand_piano
from ...subjects.outlines import outline, pianist
from ...subjects.rooms.linings import folded_bays, panels, slats
from ...subjects.rooms.reflectors import hung_sail
from ...subjects.rooms.seating import Rows, aisle_lights, seat_rows
from ...subjects.rooms.stage import Stage, backcloth, masking, platform, proscenium
from .recital_hall import oil_lamp

_WIDTH, _HEIGHT, _LENGTH = 19.6, 9.2, 21.0
_PEACOCK = linear("#1f6670")
#: The camera is behind the last of them.
_ROWS = Rows(6, first=4.6, half_width=8.2, aisles=(0.0,))
_STAGE = Stage(opening=11.0, opening_height=5.7)


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
    # The lights of the house are down: what is left of them, and what the stage gives to the rows.
    area((0, -8, 8.9), (0, -8, 0), 12, 6, kelvin(5000), 9)
    area((0, -1.3, 6.0), (0, -7.0, 1.2), 11, 130, kelvin(5000), 0.3)
    area((0, -8, 2.6), (0, -8, 9), 13, 22, kelvin(4000), 12)
    ambient((0.45, 0.5, 0.7), 0.006)


def _seats() -> None:
    style = ChairStyle(
        cloth=woven("seat cloth", _PEACOCK, scaled(_PEACOCK, 0.62), 0.003, 0.0007, 0.3, 0.35, 180),
        cord=plain("cord", scaled(_PEACOCK, 0.4), 0.8),
        shell=wood("shell", OAK.with_(cathedral=9, tone=0.10), "Z"),
        arm=wood("arm", OAK.with_(tone=0.08), "X"),
        metal=plain("standard", (0.022, 0.022, 0.023), 0.42),
        bolt=plain("bolt", (0.5, 0.5, 0.5), 0.3, metallic=1),
        upholstered_rear=True,
        rear_seams=(0.12, -0.04),
    )
    carpet = plain("carpet", (0.040, 0.040, 0.046), 0.95, relief=0.003, grain=190)
    taken = _taken()
    seat_rows(_ROWS, style, carpet, set(taken))
    _listeners(taken)
    aisle_lights(_ROWS)
    for row, power in ((2, 4), (3, 4), (4, 4.5), (5, 5)):
        for side in (-1, 1):
            x, y, z, _ = _ROWS.position(row, side * 0.5)
            area((x, y - 0.55, z + 0.14), (x + side * 1.6, y - 0.1, z + 0.85), 0.12, power, kelvin(3000), 0.5)
    box((_WIDTH + 1, 9, 0.2), (0, -2, -0.103), carpet)


def _taken() -> list[tuple[int, int]]:
    """The seats of the listeners (row, number from the left): fewer in the last rows, whose upholstery is then visible."""
    choose = random.Random(11)
    chairs = sum(count for _, count in _ROWS.blocks())
    shares = (0.85, 0.85, 0.75, 0.6, 0.35, 0.14)
    return [(row, number) for row, share in enumerate(shares) for number in range(chairs) if choose.random() < share]


def _listeners(taken: list[tuple[int, int]]) -> None:
    choose = random.Random(4)
    people = [outline(number) for number in range(18)]
    places = [start + (seat + 0.5) * _ROWS.spacing for start, chairs in _ROWS.blocks() for seat in range(chairs)]
    for row, number in taken:
        x, y, z, turn = _ROWS.position(row, places[number])
        figure = put(choose.choice(people), (x + choose.uniform(-0.04, 0.04), y + 0.08, z + choose.uniform(-0.07, 0.05)), 180 + turn + choose.uniform(-14, 14))
        figure.rotation_euler[1] = choose.uniform(-0.06, 0.06)


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
        area((side * (_WIDTH / 2 - 0.17), y, 4.95), (side * (_WIDTH / 2 + 0.05), y + 1.6, 4.95), 0.12, 140, kelvin(3500), 7.4)


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
    backcloth(_STAGE, plain("backcloth", (0.50, 0.49, 0.48), 0.9))
    # The lid opens towards the hall. Light from behind outlines its edge and the pianist.
    x, y, floor = 0.9, 0.9, _STAGE.height
    piano = grand_piano((x, y, floor), -80)
    put(pianist(), (0, -1.66, 0), 180, piano)
    for side in (-1, 1):
        put(oil_lamp(), (side * 4.9, -0.7, floor))
    spot((x + 2.2, y + 3.4, 6.2), (x - 0.4, y, floor + 0.9), 3200, kelvin(5000), 30, 0.8, 0.25)
    spot((x - 3.4, y + 2.8, 6.0), (x - 1.4, y, floor + 1.2), 2000, kelvin(4000), 24, 0.8, 0.2)
    for lamp in (-4.5, -1.6, 1.6, 4.5):
        spot((lamp, -2.4, 7.4), (x + lamp * 0.3, y, floor + 0.4), 1700, kelvin(4000), 26, 0.9, 0.08)
    area((0, 6.3, 1.0), (0, 7.9, 3.0), 9.5, 300, kelvin(2700), 0.15)
    area((0, 6.2, 7.1), (0, 7.9, 4.6), 10, 420, (0.07, 0.20, 1.0), 0.3)
    for side in (-1, 1):
        area((side * 7.9, -0.75, 8.8), (side * 7.9, -0.1, 4.0), 3.4, 240, kelvin(4000), 0.2)


def _stage_wall() -> None:
    """Cloth panels beside and above the opening."""
    blue = [woven(f"wall cloth {colour}", linear(colour), scaled(linear(colour), 0.72), 0.004, 0.0006) for colour in ("#2f4060", "#344668", "#2b3a58")]
    shadow = plain("joint", (0.02, 0.018, 0.016), 0.9)
    side = (_WIDTH - _STAGE.opening) / 2 - 0.14
    for x in (-_STAGE.opening / 2 - 0.14 - side, _STAGE.opening / 2 + 0.14):
        panels(side, _HEIGHT - 0.1, blue, shadow, 1.06, 1.52, 0.010, 0.03, 0.05, 0.004, group("cloth wall", (x, -0.06, 0)))
    panels(
        _STAGE.opening + 0.28,
        _HEIGHT - _STAGE.opening_height - 0.3,
        blue,
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
        area((0, y, z + 0.42), (0, y, z + 3), 13.2, 70, kelvin(3500), 1.9)


_QUALITY = Quality(samples=14, noise_threshold=0.045, bounces=6, diffuse=3, glossy=3, clamp=4)
_GRADE = Grade(exposure=1.3, balance=(0.97, 1.0, 1.04), power=1.5)


@picture("auditorium-stage-piano", 2000, 1125, _QUALITY, _GRADE)
def auditorium() -> None:
    hall()
    level_camera((-3.0, -12.7, 2.55), (1.0, 1), 28, (0, 0.012), 7, (0, -4.0, 2.0))


@picture("auditorium-stage-piano-portrait", 1000, 1500, _QUALITY, replace(_GRADE, exposure=1.35, saturation=1.2))
def auditorium_portrait() -> None:
    """From nearly the same place, nearer to the piano by a longer lens."""
    hall()
    level_camera((-1.2, -12.7, 2.55), (0.8, 1), 38, (0, -0.10), 7, (0, -4.0, 2.0))
