"""A hotel lobby in the evening: a fluted desk in front of a wall of lit niches, globes hung at many heights, rust velvet on pale stone."""

import math

import numpy

from ...core.camera import level_camera
from ...core.geometry import box, lathe, place, surface
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import group, put
from ...grade import Grade
from ...materials.floor import plaster, stone
from ...materials.palette import brass, dark_void, lampshade
from ...materials.plain import plain
from ...materials.textile import velvet, woven
from ...materials.wood import OAK, wood
from ...picture import picture
from ...subjects.furniture.lamps import globe_pendant, table_lamp
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import tub_chair
from ...subjects.furniture.sofas import sofa
from ...subjects.furniture.tables import coffee_table
from ...subjects.rooms.linings import slats
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, slabs, wall

_ROOM = Room(13.0, 15.0, 6.0)


@picture(
    "hotel-lobby-reception",
    1600,
    1067,
    Quality(samples=24, bounces=7, diffuse=4, clamp=4, noise_threshold=0.045),
    Grade(exposure=0.55, balance=(0.93, 1, 1.06), power=1.25),
)
def hotel_lobby() -> None:
    _shell()
    _reception()
    _lounge()
    _globes()
    level_camera((2.3, 0.5, 1.55), (-0.4, 12, 0), 22, (0, 0.09))


def _shell() -> None:
    cream, void = plaster("lime plaster", (0.60, 0.535, 0.44)), dark_void()
    oak = wood(
        "oak rib", OAK.with_(light=(0.42, 0.265, 0.14), middle=(0.31, 0.185, 0.092), dark=(0.21, 0.115, 0.055), tone=0.10), "Z"
    )
    _niches(cream)
    wall(_ROOM.side("left"), _ROOM.height, cream, tuple((1.15 + k * 2.75, 0.0, 2.05, 4.65) for k in range(5)), 0.2)
    for name in ("right", "near"):
        wall(_ROOM.side(name), _ROOM.height, cream)
    right = group("ribs", (0, -0.10, 0), parent=_ROOM.side("right").frame())
    slats(_ROOM.depth, 4.3, oak, void, 0.05, 0.07, 0.085, 0.0, right)
    box((_ROOM.depth, 0.30, 0.06), (_ROOM.depth / 2, -0.02, 4.34), wood("cornice", OAK, "X"), 0.005, parent=right)
    _arcade(cream)
    _ROOM.ceiling(cream)
    for k in range(9):
        box(
            (_ROOM.width, 0.16, 0.34),
            (0, 0.6 + k * 1.72, _ROOM.height - 0.17),
            wood("beam", OAK.with_(light=(0.30, 0.185, 0.10), middle=(0.22, 0.13, 0.066), tone=0.06), "X"),
            0.008,
        )
    _ROOM.floor(void, -0.03)
    slabs(_ROOM, stone("travertine", (0.60, 0.53, 0.44), (0.50, 0.425, 0.335), 0.15, 1.1), 1.2, 1.2)
    area((_ROOM.width / 2 - 0.35, 7.5, 4.44), (_ROOM.width / 2 - 0.3, 7.5, 6.0), 14.5, 160, kelvin(3000), 0.1)
    area((_ROOM.width / 2 - 0.55, 7.5, 5.6), (_ROOM.width / 2 - 0.1, 7.5, 1.0), 14.5, 150, kelvin(3000), 0.1)


def _niches(cream) -> None:
    """The wall behind the desk: five tall round-headed niches, lit from their foot."""
    far = _ROOM.side("far")
    wide, tall, deep, first, step = 1.35, 3.3, 0.30, 1.9, 2.3
    places = [first + k * step for k in range(5)]
    parent = far.frame()
    points: list = []
    faces: list = []

    def quad(*corners) -> None:
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend(corners)

    low, spring = 1.25, 1.25 + tall - wide / 2
    arc = [(wide / 2 * math.cos(a), spring + wide / 2 * math.sin(a)) for a in numpy.linspace(math.pi, 0, 33)]
    edges = [0.0] + [edge for x in places for edge in (x - wide / 2, x + wide / 2)] + [_ROOM.width]
    for left, right in zip(edges[::2], edges[1::2]):
        quad((left, 0, 0), (right, 0, 0), (right, 0, _ROOM.height), (left, 0, _ROOM.height))
    for x in places:
        quad((x - wide / 2, 0, 0), (x + wide / 2, 0, 0), (x + wide / 2, 0, low), (x - wide / 2, 0, low))
        outline = [(-wide / 2, low)] + arc + [(wide / 2, low)]
        for (x0, z0), (x1, z1) in zip(outline, outline[1:]):
            quad((x + x0, 0, z0), (x + x1, 0, z1), (x + x1, deep, z1), (x + x0, deep, z0))
        quad((x - wide / 2, 0, low), (x - wide / 2, deep, low), (x + wide / 2, deep, low), (x + wide / 2, 0, low))
        for (x0, z0), (x1, z1) in zip(arc, arc[1:]):
            quad((x + x0, 0, z0), (x + x0, 0, _ROOM.height), (x + x1, 0, _ROOM.height), (x + x1, 0, z1))
        item = far.point(x, deep - 0.14, low + 0.03)
        area(item, (item[0], item[1] + 0.10, item[2] + 1.6), wide * 0.8, 32, kelvin(2700), 0.05)
    quad((0, deep, 0), (_ROOM.width, deep, 0), (_ROOM.width, deep, _ROOM.height), (0, deep, _ROOM.height))
    place(surface(points, faces, cream, smooth=False), parent=parent, name="niches")
    vase = plain("vase", (0.20, 0.085, 0.045), 0.5)
    for k, x in enumerate(places):
        scale = (1.0, 0.75, 1.15, 0.85, 1.0)[k]
        profile = [
            (0, 0),
            (0.07, 0),
            (0.15, 0.12),
            (0.17, 0.24),
            (0.12, 0.40),
            (0.055, 0.50),
            (0.05, 0.56),
            (0.07, 0.60),
            (0.06, 0.60),
            (0.04, 0.55),
            (0, 0.5),
        ]
        place(lathe([(r * scale, z * scale) for r, z in profile], vase, 56, 50), (x, 0.15, low), parent=parent, name="vase")


def _arcade(cream) -> None:
    """Piers along the left side with dusk between them."""
    view(_ROOM.side("left"), 0.55, 24, 0.6, 4.2, (0.34, 0.46, 0.80), (0.008, 0.014, 0.022))
    for k in range(6):
        box((0.55, 0.7, _ROOM.height), (-_ROOM.width / 2 + 0.27, 0.8 + k * 2.75, _ROOM.height / 2), cream, 0.02)
    for k in range(5):
        area((-_ROOM.width / 2 - 0.1, 2.18 + k * 2.75, 2.35), (0, 2.18 + k * 2.75, 2.0), 2.0, 34, (0.30, 0.48, 1.0), 4.5)
        for dy in (-0.98, 0.0, 0.98):
            box((0.05, 0.045, 4.6), (-_ROOM.width / 2 + 0.07, 2.18 + k * 2.75 + dy, 2.35), brass(), 0.004)


def _reception() -> None:
    counter = stone("desk top", (0.115, 0.125, 0.110), (0.05, 0.058, 0.052), 0.10, 2.0)
    y = _ROOM.depth - 3.0
    front = group("desk", (-2.8, y, 0))
    slats(
        5.6,
        1.00,
        wood("desk flute", OAK.with_(light=(0.42, 0.265, 0.14), middle=(0.31, 0.185, 0.092), tone=0.06), "Z"),
        dark_void(),
        0.045,
        0.045,
        0.050,
        0.08,
        front,
    )
    box((5.75, 0.80, 0.06), (0, y + 0.32, 1.11), counter, 0.008)
    box((5.5, 0.5, 1.0), (0, y + 0.36, 0.5), dark_void())
    box((5.6, 0.03, 0.07), (0, y + 0.03, 0.035), brass(), 0.004)
    area((0, y - 0.06, 1.05), (0, y + 0.02, 0.1), 5.5, 45, kelvin(2700), 0.04)
    lamp = table_lamp(lampshade(), brass())
    for x in (-2.35, 2.35):
        put(lamp, (x, y + 0.35, 1.14))


def _lounge() -> None:
    rust, sand = velvet("rust velvet", (0.215, 0.060, 0.024)), woven(
        "sand cloth", (0.42, 0.36, 0.28), (0.33, 0.28, 0.21), 0.003, 0.0006, melange=0.3
    )
    rug = woven("rug", (0.17, 0.19, 0.165), (0.12, 0.14, 0.12), 0.012, 0.003, 0.3, 0.35, 90)
    box((4.6, 3.4, 0.014), (-2.5, 5.9, 0.007), rug, 0.005)
    couch = sofa(2.5, rust, brass(), 3, (sand, velvet("teal velvet", (0.020, 0.065, 0.070))))
    put(couch, (-2.6, 7.25, 0), 3)
    tub = tub_chair(sand, brass())
    put(tub, (-3.6, 4.4, 0), 158)
    put(tub, (-1.7, 4.3, 0), 205)
    dark = stone("table stone", (0.10, 0.105, 0.095), (0.045, 0.05, 0.045), 0.1, 4)
    put(coffee_table(0.48, 0.34, dark, brass()), (-2.9, 5.75, 0.014))
    put(coffee_table(0.33, 0.44, dark, brass(), "side table"), (-2.2, 5.45, 0.014), 50)
    moss = velvet("moss velvet", (0.030, 0.062, 0.042))
    put(sofa(2.2, moss, brass(), 3, (sand,)), (5.15, 8.0, 0), -90)
    put(tub, (3.35, 7.1, 0), 62)
    put(tub, (3.4, 8.9, 0), 112)
    box((3.0, 3.6, 0.014), (4.2, 8.0, 0.007), rug, 0.005)
    put(coffee_table(0.42, 0.36, dark, brass(), "low table"), (4.15, 8.0, 0.014), 20)
    pot, leaf = plain("pot", (0.33, 0.27, 0.21), 0.75), leaf_material()
    put(pot_plant(2.1, pot, leaf, 4, 70), (-5.5, 8.9, 0))
    put(pot_plant(1.7, pot, leaf, 9, 60), (4.6, 11.6, 0), 80)


def _globes() -> None:
    random = numpy.random.default_rng(5)
    metal = brass()
    for k in range(17):
        angle, reach = k * 2.399, 0.42 * math.sqrt(k + 0.5)
        x, y = 0.2 + reach * 1.15 * math.cos(angle), 8.0 + reach * 1.5 * math.sin(angle)
        globe_pendant(
            (x, y, 3.1 + float(random.uniform(0, 1.5)) + 0.12 * reach),
            float(random.choice([0.11, 0.14, 0.18])),
            _ROOM.height - 0.02,
            metal,
            3000,
            5,
        )
    area((0.2, 8.0, 3.6), (0.2, 8.0, 0), 2.6, 150, kelvin(3000))
    area((0.2, 8.0, 3.7), (0.2, 8.0, 6), 2.6, 40, kelvin(3000))
    area((1.5, 1.0, 4.5), (0, 8, 1.0), 4, 60, kelvin(3500), 2)
