"""Bookcases of timber, full of bound books as in a college library: runs of equal volumes, single books, one that leans, gaps."""
import math
import random

import bpy

from ..core.geometry import Point, block, box, place, surface
from ..core.scene import assembly, group
from ..materials.colour import linear
from ..materials.plain import plain

#: Colour of the cloth, colour of the label, thickness, height and depth in metres.
_DESIGNS = (
    ("#6e2a24", "#b8923f", 0.042, 0.265, 0.185),
    ("#24344f", "#d9cba8", 0.034, 0.240, 0.170),
    ("#2f4a38", "#b8923f", 0.038, 0.250, 0.175),
    ("#a7814f", "#5a2620", 0.030, 0.232, 0.165),
    ("#b98a35", "#2b2927", 0.024, 0.215, 0.150),
    ("#d8cdb4", "#8a3a2c", 0.022, 0.225, 0.155),
    ("#2f2c2a", "#b8923f", 0.046, 0.275, 0.190),
    ("#3f6c6a", "#e4d9bd", 0.020, 0.205, 0.140),
    ("#a34d33", "#e4d9bd", 0.027, 0.220, 0.150),
    ("#6f8496", "#26374a", 0.018, 0.210, 0.145),
    ("#552036", "#b8923f", 0.036, 0.245, 0.175),
    ("#e2dccd", "#3f6c6a", 0.026, 0.235, 0.160),
    ("#7a6f3e", "#e2dccd", 0.023, 0.200, 0.140),
)
#: The clear height of a compartment, and the first shelf above the floor.
_LEVEL, _FIRST, _BOARD = 0.355, 0.10, 0.025


def _prism(outline: list[tuple[float, float]], low: float, high: float, first: int) -> tuple[list[Point], list[tuple[int, ...]]]:
    """The points and faces of an upright prism; `first` is the index of its first point."""
    count = len(outline)
    points = [(x, y, z) for z in (low, high) for x, y in outline]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    faces = [*sides, tuple(range(count, 2 * count)), tuple(reversed(range(count)))]
    return points, [tuple(first + k for k in face) for face in faces]


def _book(cloth: str, label: str, thick: float, tall: float, deep: float) -> bpy.types.Mesh:
    """A book with a rounded spine towards −Y, a label, two bands, and the cut pages on top; it stands at the origin."""
    half = thick / 2 - 0.0006
    arc = [(half * math.sin(a), -0.007 * math.cos(a)) for a in (-1.57, -0.9, -0.3, 0.3, 0.9, 1.57)]
    body = [*arc, (half, deep), (-half, deep)]
    proud = [(x * 1.01, y - 0.0006) for x, y in arc]
    pages = [(-half + 0.003, 0.006), (half - 0.003, 0.006), (half - 0.003, deep - 0.005), (-half + 0.003, deep - 0.005)]
    parts = [(body, 0, tall, 0), (proud, tall * 0.66, tall * 0.83, 1), (proud, tall * 0.12, tall * 0.135, 1), (proud, tall * 0.92, tall * 0.93, 1), (pages, tall - 0.004, tall + 0.0004, 2)]
    points: list[Point] = []
    faces: list[tuple[int, ...]] = []
    kinds: list[int] = []
    for outline, low, high, kind in parts:
        more, sides = _prism(outline, low, high, len(points))
        points, faces, kinds = points + more, faces + sides, kinds + [kind] * len(sides)
    mesh = surface(points, faces, plain("book cloth", linear(cloth), 0.75, relief=0.0002, grain=900), smooth=False)
    mesh.materials.append(plain("book label", linear(label), 0.5))
    mesh.materials.append(plain("page edges", linear("#d6cbb0"), 0.9))
    mesh.polygons.foreach_set("material_index", kinds)
    return mesh


def books() -> list[bpy.types.Mesh]:
    """The designs of books, to be shared by all bookcases of a scene."""
    return [_book(*design) for design in _DESIGNS]


def book_row(designs: list[bpy.types.Mesh], width: float, at: Point, seed: int) -> None:
    """Books side by side from `at` along X, their spines towards −Y."""
    choose = random.Random(seed)
    x, end = 0.004, width - 0.004
    while x < end:
        number = choose.randrange(len(designs))
        thick, size = _DESIGNS[number][2], choose.uniform(0.90, 1.12)
        for _ in range(choose.randint(4, 11) if choose.random() < 0.3 else choose.randint(1, 2)):
            if x + thick * size > end:
                return
            item = place(designs[number], (at[0] + x + thick * size / 2, at[1] + choose.uniform(-0.004, 0.012), at[2]))
            item.scale = (size, 1, size)
            x += thick * size
        if choose.random() < 0.07 and x + 0.16 < end:
            lean = place(designs[5], (at[0] + x + 0.050, at[1], at[2]), (0, -12, 0))
            lean.location.z += 0.001
            x += choose.uniform(0.10, 0.22)


def bookcase(designs: list[bpy.types.Mesh], length: float, timber, upright, levels: int = 6, seed: int = 1, depth: float = 0.26, name: str = "bookcase") -> bpy.types.Collection:
    """
    A case at the origin, its back at Y = 0, open towards −Y. `timber` has its grain along X, `upright` along Z. Cards
    in brass holders are on the edges of the shelves.
    """
    card, brass = plain("card", linear("#e4dcc6"), 0.8), plain("holder", (0.50, 0.36, 0.15), 0.4, metallic=1)
    bays = max(1, round(length / 1.0))
    wide = length / bays
    with assembly(name) as made:
        top = _FIRST + levels * _LEVEL
        box((length, 0.012, top), (0, -0.006, top / 2), upright)
        post = block("post", (0.028, depth + 0.012, top + 0.03), 0.003, upright)
        for bay in range(bays + 1):
            place(post, (-length / 2 + bay * wide, -depth / 2, (top + 0.03) / 2))
        box((length + 0.06, depth + 0.05, 0.035), (0, -depth / 2 - 0.004, top + 0.03 + 0.0175), timber, 0.004)
        box((length, depth - 0.03, _FIRST - 0.02), (0, -depth / 2 + 0.01, (_FIRST - 0.02) / 2), upright)
        for level in range(levels + 1):
            box((length, depth, _BOARD), (0, -depth / 2, _FIRST + level * _LEVEL - _BOARD / 2), timber, 0.002)
        for level in range(levels):
            for bay in range(bays):
                left = -length / 2 + bay * wide
                book_row(designs, wide - 0.03, (left + 0.015, -depth + 0.045, _FIRST + level * _LEVEL), seed * 100 + level * 10 + bay)
                if (level + bay + seed) % 2:
                    box((0.085, 0.003, 0.021), (left + wide / 2, -depth - 0.001, _FIRST + level * _LEVEL - _BOARD / 2), brass, 0.001)
                    box((0.077, 0.003, 0.015), (left + wide / 2, -depth - 0.0022, _FIRST + level * _LEVEL - _BOARD / 2), card)
    return made


def card_catalogue(columns: int, rows: int, timber, upright, name: str = "card catalogue") -> bpy.types.Collection:
    """The cabinet with the cards of all books: small drawers with a brass pull and a label, on legs; its front is towards −Y."""
    brass, card = plain("pull", (0.55, 0.40, 0.17), 0.35, metallic=1), plain("card", linear("#e4dcc6"), 0.8)
    wide, high, stand = columns * 0.17 + 0.04, rows * 0.135 + 0.04, 0.42
    with assembly(name) as made:
        box((wide, 0.46, high), (0, 0, stand + high / 2), upright, 0.004)
        box((wide + 0.05, 0.50, 0.03), (0, 0, stand + high + 0.015), timber, 0.004)
        front = block("drawer", (0.158, 0.016, 0.122), 0.003, timber)
        for column in range(columns):
            for row in range(rows):
                x, z = (column + 0.5 - columns / 2) * 0.17, stand + 0.02 + (row + 0.5) * 0.135
                place(front, (x, -0.234, z))
                box((0.075, 0.004, 0.034), (x, -0.243, z + 0.024), brass, 0.001)
                box((0.064, 0.004, 0.024), (x, -0.2445, z + 0.024), card)
                box((0.030, 0.022, 0.012), (x, -0.252, z - 0.028), brass, 0.004)
        for x in (-wide / 2 + 0.03, wide / 2 - 0.03):
            for y in (-0.20, 0.20):
                box((0.045, 0.045, stand), (x, y, stand / 2), upright, 0.003)
    return made


def open_book(location: Point, turn: float = 0) -> None:
    """A book that lies open, its two halves curving up to the fold."""
    whole = group("open book", location, turn)
    paper, ink = plain("pages", (0.70, 0.67, 0.59), 0.9), plain("print", (0.34, 0.33, 0.31), 0.9)
    box((0.345, 0.232, 0.004), (0, 0, 0.002), plain("cover", linear("#5a2620"), 0.7), 0.001, parent=whole)
    steps = [k / 10 for k in range(11)]
    for side in (-1, 1):
        rise = [(side * 0.168 * s, 0.006 + 0.020 * math.sin(math.pi * (1 - s) ** 0.6) ** 1.2) for s in steps]
        points = [(x, y, z) for x, z in rise for y in (-0.112, 0.112)]
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(10)]
        place(surface(points, faces, paper), parent=whole)
        for line in range(9):
            text = [(x, y, z + 0.0006) for x, z in rise[2:9] for y in (0.085 - line * 0.021, 0.079 - line * 0.021)]
            place(surface(text, faces[:6], ink), parent=whole)
