"""The bare room: x from −width/2 to width/2, y from 0 (behind the camera) to depth, z up from the floor."""

import math
from dataclasses import dataclass

import bpy
import numpy

from ...core.geometry import block, box, place, surface
from ...core.light import area
from ...core.scene import Colour, group

Opening = tuple[float, float, float, float]


@dataclass(frozen=True)
class Side:
    """A wall's coordinates: x along it, z up, and its face at y = 0, facing −Y into the room."""

    origin: tuple[float, float, float]
    turn: float
    length: float

    def frame(self) -> bpy.types.Object:
        return group("side", self.origin, self.turn)

    def point(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        """A point in the wall's coordinates, converted to the room's."""
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return self.origin[0] + c * x - s * y, self.origin[1] + s * x + c * y, self.origin[2] + z

    def window_light(
        self, opening: Opening, power: float, colour: Colour, outside: float = 0.3, downwards: float = 0.25
    ) -> bpy.types.Object:
        """Daylight through an opening: a lamp of the same size outside it."""
        x, z, width, height = opening
        middle = (x + width / 2, z + height / 2)
        return area(
            self.point(middle[0], outside, middle[1]),
            self.point(middle[0], outside - 1, middle[1] - downwards),
            width,
            power,
            colour,
            height,
        )


@dataclass(frozen=True)
class Room:
    """Lengths in metres."""

    width: float
    depth: float
    height: float

    def side(self, name: str) -> Side:
        """`left`, `right`, `far` or `near`. On the left and far walls, x runs away from the camera and to the right; on the others, the opposite way."""
        half = self.width / 2
        return {
            "left": Side((-half, 0, 0), 90, self.depth),
            "far": Side((-half, self.depth, 0), 0, self.width),
            "right": Side((half, self.depth, 0), -90, self.depth),
            "near": Side((half, 0, 0), 180, self.width),
        }[name]

    def floor(self, material, z: float = 0.0) -> None:
        box((self.width + 1, self.depth + 1, 0.1), (0, self.depth / 2, z - 0.05), material)

    def ceiling(self, material, height: float | None = None) -> None:
        box((self.width + 1, self.depth + 1, 0.1), (0, self.depth / 2, (height or self.height) + 0.05), material)


def wall(side: Side, height: float, material, openings: tuple[Opening, ...] = (), thickness: float = 0.3) -> bpy.types.Object:
    """A wall with openings (x, z, width, height) and their reveals."""
    xs = sorted({0.0, side.length, *(edge for x, _, width, _ in openings for edge in (x, x + width))})
    zs = sorted({0.0, height, *(edge for _, z, _, tall in openings for edge in (z, z + tall))})

    def is_open(x: float, z: float) -> bool:
        return any(left < x < left + width and low < z < low + tall for left, low, width, tall in openings)

    points: list[tuple[float, float, float]] = []
    faces: list[tuple[int, ...]] = []

    def quad(*corners: tuple[float, float, float]) -> None:
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend(corners)

    for left, right in zip(xs, xs[1:]):
        for low, high in zip(zs, zs[1:]):
            if not is_open((left + right) / 2, (low + high) / 2):
                quad((left, 0, low), (right, 0, low), (right, 0, high), (left, 0, high))
                quad((right, thickness, low), (left, thickness, low), (left, thickness, high), (right, thickness, high))
    for x, z, width, tall in openings:
        right, high = x + width, z + tall
        quad((x, 0, z), (x, 0, high), (x, thickness, high), (x, thickness, z))
        quad((right, 0, high), (right, 0, z), (right, thickness, z), (right, thickness, high))
        quad((x, 0, high), (right, 0, high), (right, thickness, high), (x, thickness, high))
        quad((right, 0, z), (x, 0, z), (x, thickness, z), (right, thickness, z))
    return place(surface(points, faces, material, smooth=False), parent=side.frame(), name="wall")


def window(
    side: Side, opening: Opening, frame, columns: int = 2, rows: int = 1, bar: float = 0.055, inset: float = 0.12, sill=None
) -> None:
    """A frame with mullions set back into the wall, and a sill. It has no pane, like perfectly clean glass."""
    x, z, width, height = opening
    parent = side.frame()
    for k in range(columns + 1):
        thick = bar if 0 < k < columns else bar * 1.25
        at = x + width * k / columns + (thick / 2 if k == 0 else -thick / 2 if k == columns else 0)
        box((thick, 0.07, height), (at, inset, z + height / 2), frame, 0.004, parent=parent)
    for k in range(rows + 1):
        thick = bar if 0 < k < rows else bar * 1.25
        at = z + height * k / rows + (thick / 2 if k == 0 else -thick / 2 if k == rows else 0)
        box((width, 0.068, thick), (x + width / 2, inset + 0.001, at), frame, 0.004, parent=parent)
    if sill:
        box((width + 0.08, inset + 0.06, 0.03), (x + width / 2, inset / 2 - 0.02, z + 0.006), sill, 0.005, parent=parent)


def boards(
    room: Room, material, width: float = 0.14, length: float = 2.1, along: str = "Y", z: float = 0.0, extra: float = 0.4
) -> None:
    """A floor of boards laid in thirds. The grain of `material` is along X, whatever the direction of the boards."""
    across, run = (room.width, room.depth) if along == "Y" else (room.depth, room.width)
    mesh = block("floor board", (length - 0.0012, width - 0.0010, 0.02), 0.0008, material, 1)
    parent = group("boards", (0, room.depth / 2, z - 0.01), 90 if along == "Y" else 0)
    random = numpy.random.default_rng(11)
    for course in range(int((across + 2 * extra) / width) + 1):
        start = -run / 2 - extra - (course % 3) * length / 3 - random.uniform(0, 0.3)
        while start < run / 2 + extra:
            place(
                mesh,
                (start + length / 2, -across / 2 - extra + (course + 0.5) * width, 0),
                (0, 0, 180 * int(random.integers(2))),
                parent,
                "board",
            )
            start += length


def slabs(
    room: Room, material, wide: float = 0.9, deep: float = 0.9, joint: float = 0.002, z: float = 0.0, grout=None, extra: float = 0.4
) -> None:
    """A floor of stone slabs or carpet tiles, each a separate object."""
    mesh = block("slab", (wide - joint, deep - joint, 0.02), 0.0008, material, 1)
    columns, rows = math.ceil((room.width + 2 * extra) / wide), math.ceil((room.depth + 2 * extra) / deep)
    for column in range(columns):
        for row in range(rows):
            place(
                mesh,
                ((column + 0.5 - columns / 2) * wide, room.depth / 2 + (row + 0.5 - rows / 2) * deep, z - 0.01),
                (0, 0, 90 * ((column * 3 + row * 5) % 4) if wide == deep else 0),
                name="slab",
            )
    if grout:
        box((room.width + 2 * extra, room.depth + 2 * extra, 0.05), (0, room.depth / 2, z - 0.027), grout)
