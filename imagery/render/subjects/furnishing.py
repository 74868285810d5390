"""Simple furniture that gives a room scale: bench, table, chair, sofa, lamp, plant. Each stands on Z = 0, centred, facing −Y."""
import math
import random

import bpy

from ..core.geometry import block, box, grid, lathe, place, surface, tube
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


def sofa(cloth, location: Point, seats: int = 2, turn: float = 0, legs=None) -> bpy.types.Object:
    """Cushions between low arms, raised on a dark plinth; one seat makes an armchair."""
    whole = group("sofa", location, turn)
    width = 0.68 * seats
    for number in range(seats):
        x = (number - (seats - 1) / 2) * 0.68
        box((0.672, 0.62, 0.17), (x, -0.04, 0.345), cloth, 0.045, parent=whole)
        box((0.668, 0.17, 0.40), (x, 0.27, 0.60), cloth, 0.05, (-9, 0, 0), whole)
    box((width + 0.02, 0.80, 0.13), (0, 0.02, 0.2), cloth, 0.02, parent=whole)
    box((width, 0.10, 0.52), (0, 0.40, 0.42), cloth, 0.03, (-6, 0, 0), whole)
    for side in (-1, 1):
        box((0.12, 0.84, 0.42), (side * (width / 2 + 0.06), 0.02, 0.345), cloth, 0.035, parent=whole)
    if legs:
        for x in (-1, 1):
            for y in (-0.32, 0.34):
                place(lathe([(0.012, 0), (0.016, 0.14)], legs, 16), (x * width / 2, y, 0), parent=whole)
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


def plant(pot, leaf, location: Point, height: float = 1.2, leaves: int = 34, seed: int = 3, pot_size: float = 1.0) -> None:
    """A potted plant of long arching leaves; the pot is 310 mm high, times `pot_size`."""
    outline = [(0, 0.0), (0.13, 0), (0.17, 0.30), (0.165, 0.31), (0.155, 0.30), (0.15, 0.26), (0, 0.25)]
    place(lathe([(radius * pot_size, z * pot_size) for radius, z in outline], pot, 48), location)
    choose = random.Random(seed)
    whole = group("plant", (location[0], location[1], location[2] + 0.25 * pot_size))
    for number in range(leaves):
        length, lean = height * choose.uniform(0.55, 1.0), choose.uniform(0.25, 1.05)
        points: list[Point] = []
        for step in range(9):
            share = step / 8
            out = length * (0.12 + lean * 0.55) * share**1.5
            up = length * 0.8 * (share - 0.42 * lean * share**2.4)
            half = 0.034 * height * math.sin(math.pi * min(1, 0.12 + share * 0.88)) ** 0.8
            points += [(out, -half, up + half * 0.35), (out, 0, up), (out, half, up + half * 0.35)]
        place(surface(points, grid(9, 3), leaf), rotation=(0, 0, number * 137.5 + choose.uniform(-20, 20)), parent=whole)


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
