"""A lounge above a stadium's pitch: cognac tub chairs, a bar, a linear timber ceiling that runs out to the glass."""

import math

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, glow, kelvin, sun
from ...core.output import Quality
from ...core.scene import group, put, sky
from ...grade import Grade
from ...materials.floor import carpet, plaster, stone
from ...materials.palette import black_metal, brass, dark_void, leather
from ...materials.wood import TEAK, wood
from ...picture import picture
from ...subjects.furniture.lamps import globe_pendant
from ...subjects.furniture.office import tumbler
from ...subjects.furniture.seats import bar_stool, tub_chair
from ...subjects.furniture.tables import coffee_table
from ...subjects.rooms.ceilings import baffles
from ...subjects.rooms.linings import slats
from ...subjects.rooms.shell import Room, slabs, wall, window
from ...subjects.rooms.stadium_bowl import bowl

_ROOM = Room(19.0, 9.5, 3.5)


@picture(
    "stadium-lounge-glazing",
    1600,
    1067,
    Quality(samples=24, noise_threshold=0.045, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=0.8),
)
def stadium_lounge() -> None:
    timber = TEAK.with_(light=(0.33, 0.185, 0.095), middle=(0.245, 0.130, 0.064), dark=(0.15, 0.075, 0.036), tone=0.12)
    _shell(timber)
    _seats()
    _bar(timber)
    bowl(_ROOM.depth, -5.2)
    sun((0.55, -0.55, -0.60), 14.0, (1, 0.88, 0.70), 0.6)
    sky(34, 120, 0.24)
    area((0, 0.4, 2.6), (0, 6, 0.6), 14, 120, kelvin(5000), 1.4)
    level_camera((-4.6, 0.5, 1.55), (0.6, 9, 0), 21, (0, 0.02))


def _shell(timber) -> None:
    void, frame = dark_void(), black_metal()
    far = _ROOM.side("far")
    for k in range(6):
        window(far, (0.02 + k * 3.16, 0.0, 3.14, 3.3), frame, columns=1, rows=1, bar=0.06, inset=0.06)
    box((_ROOM.width, 0.4, 0.62), (0, _ROOM.depth + 0.25, 3.61), frame)
    box((_ROOM.width, 0.9, 0.2), (0, _ROOM.depth + 0.4, -0.11), frame)
    rail = box((_ROOM.width, 0.05, 0.05), (0, _ROOM.depth - 0.25, 1.05), brass(), 0.01)
    rail.name = "rail"
    far.window_light((0.1, 0.1, 18.8, 3.2), 900, kelvin(6500), 0.5, 0.1)
    for name in ("left", "right"):
        wall(_ROOM.side(name), _ROOM.height, plaster("clay", (0.34, 0.30, 0.26)))
        slats(
            _ROOM.depth,
            _ROOM.height,
            wood(f"slat {name}", timber, "Z"),
            void,
            0.04,
            0.05,
            0.07,
            parent=group("slats", (0, -0.09, 0), parent=_ROOM.side(name).frame()),
        )
    wall(_ROOM.side("near"), _ROOM.height, plaster("clay", (0.34, 0.30, 0.26)))
    _ROOM.ceiling(void, 3.85)
    line = glow("ceiling line", kelvin(3500), 9)
    baffles((-9.5, 9.5, 0, 9.6), 3.28, wood("ceiling batten", timber, "Y"), "Y", 0.055, 0.085, 0.105, line, 26, 12, void)
    _ROOM.floor(void, -0.03)
    slabs(_ROOM, carpet("bottle green carpet", (0.062, 0.105, 0.082), 0.06), 1.0, 1.0, 0.0005)


def _seats() -> None:
    cognac, moss = leather("cognac leather", (0.215, 0.080, 0.026)), leather("moss leather", (0.040, 0.060, 0.036))
    warm, cool = tub_chair(cognac, brass()), tub_chair(moss, brass(), "moss tub chair")
    table = coffee_table(0.36, 0.46, stone("table stone", (0.10, 0.11, 0.10), (0.045, 0.055, 0.05), 0.12, 4), brass())
    glass_ = tumbler()
    for k, (x, y) in enumerate(
        ((-6.6, 7.3), (-3.5, 7.5), (-0.3, 7.2), (3.0, 7.5), (6.3, 7.3), (-2.3, 4.3), (1.7, 4.6))
    ):
        put(table, (x, y, 0), k * 40)
        for j, turn in enumerate((35, 155, 275)):
            angle = math.radians(turn + k * 31)
            chair = cool if (k + j) % 4 == 0 else warm
            put(chair, (x + 0.92 * math.sin(angle), y - 0.92 * math.cos(angle), 0), turn + k * 31 + 180)
        put(glass_, (x + 0.1, y - 0.05, 0.46))
        if k % 2:
            put(glass_, (x - 0.13, y + 0.08, 0.46))


def _bar(timber) -> None:
    """Along the right wall: ribbed front, stone top, stools, globes above."""
    top = stone("bar stone", (0.30, 0.30, 0.27), (0.13, 0.14, 0.125), 0.10, 1.6)
    front = group("bar", (6.35, 6.6, 0), -90)
    slats(5.4, 1.02, wood("bar slat", timber, "Z"), dark_void(), 0.03, 0.04, 0.045, 0.06, front)
    box((0.72, 5.6, 0.05), (6.62, 3.9, 1.11), top, 0.006)
    box((0.60, 5.3, 1.0), (6.72, 3.9, 0.52), dark_void())
    stool = bar_stool(leather("stool leather", (0.19, 0.070, 0.024)), brass())
    for k in range(6):
        put(stool, (5.85, 1.75 + k * 0.86, 0), 90 + (k * 5) % 9 - 4)
        globe_pendant((6.55, 1.75 + k * 0.86, 2.15), 0.11, 3.3, brass(), 3000, 6)
    area((6.5, 3.9, 2.0), (6.5, 3.9, 0.9), 0.3, 30, kelvin(3000), 5.2)
