"""Simple furniture that gives a room scale: bench, table, chair, lamp, vase, books, rug. Each stands on Z = 0, centred, facing −Y."""
import math

import bpy

from ..core.geometry import block, box, lathe, place, surface, tube
from ..core.light import area, glow, kelvin
from ..core.scene import group

Point = tuple[float, float, float]


def bench(wood, location: Point, length: float = 1.6, turn: float = 0, metal=None) -> bpy.types.Object:
    """A solid seat on two slab legs, or on steel hoops where `metal` is given."""
    whole = group("bench", location, turn)
    box((length, 0.38, 0.045), (0, 0, 0.4275), wood, 0.004, parent=whole)
    for side in (-1, 1):
        x = side * (length / 2 - 0.18)
        if metal:
            hoop: list[Point] = [(x, -0.16, 0.405), (x, -0.16, 0.008), (x, 0.16, 0.008), (x, 0.16, 0.405)]
            place(tube(hoop, 0.008, metal), parent=whole)
        else:
            box((0.045, 0.34, 0.405), (x, 0, 0.2025), wood, 0.003, parent=whole)
    return whole


def table(wood, location: Point, length: float = 2.0, depth: float = 0.9, height: float = 0.74, metal=None, turn: float = 0) -> bpy.types.Object:
    """A thin top on four tapering legs."""
    whole = group("table", location, turn)
    box((length, depth, 0.028), (0, 0, height - 0.014), wood, 0.004, parent=whole)
    leg = lathe([(0.012, 0), (0.022, height - 0.028)], metal or wood, 24)
    for x in (-1, 1):
        for y in (-1, 1):
            place(leg, (x * (length / 2 - 0.09), y * (depth / 2 - 0.09), 0), (y * 3, -x * 3, 0), whole)
    return whole


def round_table(top, metal, location: Point, radius: float = 0.4, height: float = 0.74) -> None:
    """A round top on a column and a flat foot."""
    place(lathe([(0, height), (radius - 0.004, height), (radius, height - 0.004), (radius - 0.006, height - 0.022), (0, height - 0.022)], top), location)
    foot = radius * 0.62
    place(lathe([(0.022, height - 0.022), (0.022, 0.02), (foot * 0.5, 0.012), (foot, 0.008), (foot, 0)], metal), location)


def chair(wood, seat, location: Point, turn: float = 0) -> bpy.types.Object:
    """A dining chair: four round legs, a padded seat, a curved back rail."""
    whole = group("chair", location, turn)
    box((0.44, 0.43, 0.045), (0, 0, 0.445), seat, 0.018, parent=whole)
    leg = lathe([(0.011, 0), (0.017, 0.43)], wood, 20)
    for x in (-1, 1):
        place(leg, (x * 0.185, -0.17, 0), (-4, -x * 4, 0), whole)
        rear: list[Point] = [(x * 0.20, 0.22, 0.0), (x * 0.185, 0.185, 0.43), (x * 0.185, 0.225, 0.79)]
        place(tube(rear, 0.0145, wood), parent=whole)
    steps = [step / 12 for step in range(13)]
    arc = [(-0.2 + 0.4 * step, 0.23 + 0.035 * math.sin(math.pi * step)) for step in steps]
    rows = [(0.0, 0.62), (0.006, 0.80)]
    points = [(x, y + lean + thick, z) for thick in (0, 0.016) for lean, z in rows for x, y in arc]
    count = len(steps)
    faces = []
    for first, second in ((0, 1), (1, 3), (3, 2), (2, 0)):
        faces += [(first * count + k, first * count + k + 1, second * count + k + 1, second * count + k) for k in range(count - 1)]
    faces += [(k, count + k, 3 * count + k, 2 * count + k) for k in (0, count - 1)]
    back = place(surface(points, faces, wood, crease=40), parent=whole)
    back.modifiers.new("bevel", "BEVEL").width = 0.004
    return whole


def pendant(shade, location: Point, drop: float = 1.0, radius: float = 0.16, power: float = 12) -> None:
    """A spun bowl on a cord that hangs `drop` below the location, lit from inside."""
    x, y, z = location
    low = z - drop
    place(tube([(x, y, z), (x, y, low + radius * 0.75)], 0.003, shade))
    quarter = [step * math.pi / 28 for step in range(15)]
    outside = [(0.02 + (radius - 0.02) * math.sin(a), radius * 0.78 * math.cos(a)) for a in quarter]
    bowl = [*outside, *((r - 0.003, z - 0.003 * z / radius) for r, z in reversed(outside))]
    place(lathe(bowl, shade, 64), (x, y, low))
    bulb = lathe([(radius * r, radius * z) for r, z in ((0, 0), (0.22, 0.08), (0.25, 0.25), (0, 0.47))], glow("bulb", kelvin(3000), 9), 24)
    place(bulb, (x, y, low + 0.01))
    area((x, y, low - 0.01), (x, y, 0), radius * 1.3, power, kelvin(3000))


def vase(ceramic, location: Point, height: float = 0.26) -> None:
    """A thrown bottle with a narrow neck."""
    outside = [(0, 0), (0.20, 0), (0.33, 0.22), (0.34, 0.42), (0.22, 0.66), (0.10, 0.80), (0.09, 0.94), (0.12, 1)]
    outline = [*outside, (0.10, 1), (0.07, 0.92)]
    place(lathe([(radius * height, z * height) for radius, z in outline], ceramic, 64), location)


def books(colours: list, location: Point, turn: float = 0) -> None:
    """A low pile of books."""
    whole = group("books", location, turn)
    level = 0.0
    for number, cover in enumerate(colours):
        thick = 0.022 + 0.009 * (number % 3)
        size = (0.24 - 0.012 * number, 0.17 - 0.008 * number, thick)
        box(size, (0.004 * number, 0, level + thick / 2), cover, 0.002, (0, 0, 7 * (-1) ** number * number), whole)
        level += thick


def rug(cloth, location: Point, width: float, depth: float) -> None:
    place(block("rug", (width, depth, 0.012), 0.005, cloth), (location[0], location[1], 0.007))
