"""LED blinders of four and of two lamps."""

import math

import bpy

from ...core.geometry import block, box, lathe, place
from ...core.scene import group
from ...materials.plain import glass
from .parts import FORWARD, Metals, cable, emitter, front_plate, head_group, metals, mirror, yoke

#: Side of the square that one lamp takes.
_CELL = 0.172


def blinder(columns: int, rows: int, location=(0, 0, 0), turn: float = 0, tilt: float = 8, lit: bool = True, cabled: bool = True) -> bpy.types.Object:
    """A housing with `columns` × `rows` lamps, each in its own reflector."""
    stuff = metals()
    half_width, half_height = columns * _CELL / 2 + 0.010, rows * _CELL / 2 + 0.010
    axis = half_height + 0.055
    whole = group("blinder", location, turn)
    yoke(whole, stuff, half_width + 0.022, axis, 0.046)
    head = head_group(whole, axis, tilt)
    _housing(head, stuff, half_width, half_height)
    for column in range(columns):
        for row in range(rows):
            cell = group("cell", ((column - (columns - 1) / 2) * _CELL, -0.060, (row - (rows - 1) / 2) * _CELL), 0, head)
            _lamp(cell, stuff, lit)
    if cabled:
        cable(whole, (half_width * 0.4, 0.10, -half_height * 0.4), axis, tilt)
    return whole


def _housing(head, stuff: Metals, half_width: float, half_height: float) -> None:
    """Four walls, a back, and upright cooling fins behind."""
    depth = 0.120
    for side in (-1, 1):
        box((0.012, depth, 2 * half_height), (side * (half_width - 0.006), 0, 0), stuff.cast, 0.004, parent=head)
        box((2 * half_width, depth, 0.012), (0, 0, side * (half_height - 0.006)), stuff.cast, 0.004, parent=head)
        boss = lathe([(0, 0.022), (0.024, 0.022), (0.024, 0), (0, 0)], stuff.cast, 40)
        place(boss, (side * half_width, 0, 0), (0, side * 90, 0), head, "boss")
    box((2 * half_width - 0.01, 0.012, 2 * half_height - 0.01), (0, 0.05, 0), stuff.cast, parent=head)
    fin = block("fin", (0.004, 0.036, 2 * half_height - 0.03), 0.001, stuff.cast)
    count = int((2 * half_width - 0.04) / 0.0145)
    for k in range(count):
        place(fin, ((k - (count - 1) / 2) * 0.0145, 0.074, 0), parent=head, name="fin")


def _lamp(cell, stuff: Metals, lit: bool) -> None:
    """A bezel, a bowl of bright facets, a square emitter, a pane."""
    place(front_plate(0.072, _CELL / 2 - 0.0015, stuff.sheet), (0, -0.001, 0), parent=cell, name="bezel")
    rim = [(0.072, -0.002), (0.073, 0.004), (0.076, 0.0055), (0.079, 0.004), (0.080, 0.0)]
    place(lathe(rim, stuff.cast, 96), rotation=FORWARD, parent=cell, name="rim")
    rings = 8
    bowl = [(0.017 + 0.055 * (k / rings) ** 0.6, -0.062 + 0.060 * (k / rings)) for k in range(rings + 1)]
    place(lathe(bowl, mirror(lit, 3000, 1.5), 32, 8), rotation=FORWARD, parent=cell, name="reflector")
    box((0.040, 0.002, 0.040), (0, 0.0625, 0), stuff.void, parent=cell)
    place(lathe([(0, 0.0), (0.0155, 0.0)], emitter(lit, 3000, 60), 40), (0, 0.0605, 0), FORWARD, cell, "emitter")
    pane = [(0, 0.0005), (0.0715, 0.0005), (0.0715, -0.002), (0, -0.002)]
    place(lathe(pane, glass("pane", (0.99, 1, 0.99)), 64), rotation=FORWARD, parent=cell, name="pane")
    for angle in (45, 135, 225, 315):
        screw = lathe([(0, 0.002), (0.0030, 0.002), (0.0036, 0.001), (0.0036, 0)], stuff.steel, 18)
        reach = (_CELL / 2 - 0.010) * math.sqrt(2)
        place(screw, (reach * math.cos(math.radians(angle)), -0.001, reach * math.sin(math.radians(angle))), FORWARD, cell, "screw")
