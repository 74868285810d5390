"""Rows of auditorium chairs on steps, curved around a stage whose front edge is the line y = 0. The audience sits at y < 0."""

import math
from dataclasses import dataclass

import bpy
import numpy

from ...core.geometry import box, place, surface
from ...core.light import glow, kelvin
from ...core.scene import group, put
from ..chairs.hall_chair import SPACING, ChairStyle, chair_body, standard


@dataclass(frozen=True)
class Rows:
    """Lengths in metres, along the arc of each row."""

    count: int
    #: The first row's distance from the stage.
    first: float = 4.0
    pitch: float = 1.02
    rise: float = 0.19
    #: Radius of the first row; large for straight rows.
    radius: float = 26.0
    #: Half the width that the chairs fill.
    half_width: float = 8.3
    #: Middles of the aisles, measured along the row from the hall's axis.
    aisles: tuple[float, ...] = (0.0,)
    aisle_width: float = 1.25
    spacing: float = SPACING

    def position(self, row: int, along: float) -> tuple[float, float, float, float]:
        """x, y, z and the turn in degrees of a place in a row."""
        radius = self.radius + row * self.pitch
        angle = along / radius
        centre = self.radius - self.first
        return radius * math.sin(angle), centre - radius * math.cos(angle), row * self.rise, math.degrees(angle)

    def blocks(self) -> list[tuple[float, int]]:
        """Start and number of chairs of each block between the aisles."""
        edges = [-self.half_width]
        for aisle in self.aisles:
            edges += [aisle - self.aisle_width / 2, aisle + self.aisle_width / 2]
        edges.append(self.half_width)
        found = []
        for left, right in zip(edges[::2], edges[1::2]):
            chairs = int((right - left) / self.spacing)
            if chairs > 0:
                found.append(((left + right - chairs * self.spacing) / 2, chairs))
        return found


def seat_rows(rows: Rows, style: ChairStyle, floor, down: set[tuple[int, int]] = frozenset()) -> None:
    """Chairs and steps; the seats of `down` (row, number from the left) are folded down."""
    tipped, lowered = chair_body(style), chair_body(style, tipped_up=False, name="chair with lowered seat")
    between, left_end, right_end = standard(style), standard(style, (1,)), standard(style, (-1,))
    for row in range(rows.count):
        number = 0
        for start, chairs in rows.blocks():
            for seat in range(chairs + 1):
                x, y, z, turn = rows.position(row, start + seat * rows.spacing)
                # The chair faces the other way, so its left is the hall's right.
                end = right_end if seat == 0 else left_end if seat == chairs else between
                put(end, (x, y, z), 180 + turn)
                if seat < chairs:
                    x, y, z, turn = rows.position(row, start + (seat + 0.5) * rows.spacing)
                    put(lowered if (row, number) in down else tipped, (x, y, z), 180 + turn)
                    number += 1
        _step(rows, row, floor)


def _step(rows: Rows, row: int, floor) -> bpy.types.Object:
    """The tread that carries a row, and its riser towards the stage."""
    radius = rows.radius + row * rows.pitch
    front, back = radius - rows.pitch * 0.60, radius + rows.pitch * (0.40 if row < rows.count - 1 else 5)
    reach = min(1.2, (rows.half_width + 3) / radius)
    centre, height = rows.radius - rows.first, row * rows.rise
    section = [(front, height - rows.rise), (front, height - 0.012), (front + 0.012, height), (back, height)]
    angles = numpy.linspace(-reach, reach, 97)
    points = [(r * math.sin(a), centre - r * math.cos(a), z) for a in angles for r, z in section]
    faces = [(4 * k + q, 4 * k + 4 + q, 4 * k + 5 + q, 4 * k + 1 + q) for k in range(96) for q in range(3)]
    mesh = surface(points, faces, floor, smooth=False)
    return place(mesh, name="step")


def aisle_lights(rows: Rows, temperature: int = 3000, strength: float = 7) -> None:
    """A lit line below the nosing of every aisle step."""
    lamp = glow("aisle light", kelvin(temperature), strength, lights=False)
    for row in range(1, rows.count):
        for aisle in rows.aisles:
            x, y, z, turn = rows.position(row, aisle)
            frame = group("aisle", (x, y, z), turn)
            box((rows.aisle_width - 0.25, 0.010, 0.012), (0, rows.pitch * 0.60 + 0.004, -0.035), lamp, parent=frame)
