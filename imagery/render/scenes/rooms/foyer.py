"""A bespoke installation: in a public foyer ash ribs rise from the floor, swell, and fold over into the ceiling; daylight from the left."""

import math

import numpy

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import put, sky
from ...grade import Grade
from ...materials.floor import plaster, stone
from ...materials.plain import plain
from ...materials.textile import woven
from ...materials.wood import OAK, wood
from ...picture import picture
from ...subjects.furniture.sofas import bench
from ...subjects.rooms.outlook import view
from ...subjects.rooms.ribs import ribs
from ...subjects.rooms.shell import Room, slabs, wall, window

_ROOM = Room(11.5, 24.0, 6.2)


def _line(y: float) -> numpy.ndarray:
    """From the floor at the right, out over the room: the wall swells and the ceiling dips in long waves along the room."""
    wave = math.sin(y * 0.46 + 0.4)
    swell = 0.55 + 0.50 * wave
    wall_x, top = 4.9, 5.65
    reach = 6.6 + 1.0 * math.sin(y * 0.33 + 2.0)
    radius = 2.3 + 0.75 * math.sin(y * 0.46 + 1.9)
    points = []
    straight = numpy.linspace(0, top - radius, 34)
    for z in straight:
        points.append((wall_x, z))
    for angle in numpy.linspace(0, math.pi / 2, 30)[1:]:
        points.append((wall_x - radius + radius * math.cos(angle), top - radius + radius * math.sin(angle)))
    for x in numpy.linspace(wall_x - radius, wall_x - reach, 34)[1:]:
        points.append((x, top))
    line = numpy.array(points)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    share = along / along[-1]
    # The belly of the wall, and the wave of the ceiling.
    line[:, 0] -= swell * numpy.exp(-(((share - 0.20) / 0.13) ** 2)) * numpy.clip(share / 0.06, 0, 1)
    line[:, 1] -= (0.34 + 0.34 * math.sin(y * 0.52 + 3.4)) * numpy.exp(-(((share - 0.80) / 0.15) ** 2))
    return line


def foyer() -> None:
    ash = wood(
        "ash rib",
        OAK.with_(light=(0.60, 0.42, 0.255), middle=(0.46, 0.30, 0.165), dark=(0.32, 0.195, 0.10), tone=0.07),
        "Z",
        "grain",
    )
    white = plaster("white", (0.66, 0.64, 0.60))
    dark = plain("shadow", (0.035, 0.030, 0.026), 0.9)
    bronze = plain("bronze", (0.05, 0.042, 0.034), 0.4, metallic=0.6)
    ribs(_ROOM.depth - 0.4, 0.15, _line, 0.17, 0.036, ash, 0.2)
    openings = tuple((1.2 + k * 4.1, 0.0, 3.5, 5.2) for k in range(6))
    left = _ROOM.side("left")
    wall(left, _ROOM.height, white, openings, 0.45)
    for opening in openings:
        window(left, opening, bronze, columns=3, rows=1, bar=0.05, inset=0.32)
        left.window_light(opening, 330, kelvin(6500), 0.6)
    view(left, 5.0, 30, 0.8, 3.0)
    wall(_ROOM.side("far"), _ROOM.height, white, ((4.2, 0.0, 3.0, 3.1),), 0.5)
    box((6, 0.1, 5), (-0.1, _ROOM.depth + 2.4, 2.5), plaster("beyond", (0.62, 0.58, 0.52)))
    area((-0.1, _ROOM.depth + 1.3, 4.2), (-0.1, _ROOM.depth + 2.2, 1.0), 3, 90, kelvin(4000), 1.0)
    wall(_ROOM.side("right"), _ROOM.height, dark)
    wall(_ROOM.side("near"), _ROOM.height, white)
    _ROOM.ceiling(dark)
    _ROOM.floor(plain("bed", (0.2, 0.19, 0.18), 0.8), -0.03)
    slabs(_ROOM, stone("limestone", (0.56, 0.53, 0.48), (0.47, 0.44, 0.39), 0.22, 0.9), 1.2, 1.2)
    _furnish(bronze)
    sun((1.0, 0.42, -0.72), 12.0, (1, 0.86, 0.68), 0.7)
    sky(30, 90, 0.12)
    # The light that the part of the foyer behind the camera would reflect.
    area((0.5, 1.0, 3.0), (0.5, 12, 2.0), 8, 130, kelvin(5000), 4)


def _furnish(bronze) -> None:
    timber = wood("bench oak", OAK.with_(tone=0.04), "X")
    cloth = woven("bench cloth", (0.16, 0.17, 0.145), (0.11, 0.12, 0.10), 0.003, 0.0006, melange=0.3)
    seat = bench(3.2, cloth, timber)
    for y in (8.2, 13.6, 19.0):
        put(seat, (-2.6, y, 0), 90)


_QUALITY = Quality(samples=24, noise_threshold=0.045, bounces=7, diffuse=4, glossy=3, clamp=4)


@picture("foyer-curved-timber", 2000, 1125, _QUALITY, Grade(exposure=0.2))
def curved_timber() -> None:
    foyer()
    level_camera((-1.3, 0.5, 1.55), (0.2, 14, 0), 21, (0, 0.10))


@picture("foyer-curved-timber-portrait", 1000, 1500, _QUALITY, Grade(exposure=0.2))
def curved_timber_portrait() -> None:
    foyer()
    level_camera((-1.5, 0.5, 1.55), (0.75, 14, 0), 25, (0, 0.12))
