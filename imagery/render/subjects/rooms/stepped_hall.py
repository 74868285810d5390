"""The rear of an auditorium: rows of chairs on steps that rise towards +Y, a lined wall behind the last row, walls at the sides."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import bpy

from ...core.geometry import box
from ...core.light import area, glow, kelvin
from ...core.scene import Colour, ambient, group
from ...materials.floor import carpet
from ...materials.plain import plain
from ...materials.weave import melange_cloth
from ...materials.wood import TEAK, wood
from ..chairs.assembly import row
from ..chairs.model import ChairFinish, ChairModel
from .linings import folded_bays, panels

#: Builds a lining of a given length and height in a frame facing −Y.
Lining = Callable[[float, float, bpy.types.Object], None]


@dataclass(frozen=True)
class SteppedHall:
    """
    Lengths in metres. `walls` are the side walls; `warmth` is the colour temperature of the house light in kelvin, and
    `stage` the power in watts of the light reflected from the stage onto the fronts of the seats and the floor in
    front of them; `house` multiplies the soft light from above and on the rear wall, and `aisle` is the width between the rows
    and the wall on the right.
    """

    carpet: Colour
    lining: Lining
    walls: Colour = (0.20, 0.185, 0.165)
    warmth: int = 4000
    stage: float = 60
    house: float = 1
    aisle: float = 1.5
    rows: int = 4
    chairs: int = 9
    pitch: float = 0.98
    rise: float = 0.17

    @property
    def rear(self) -> float:
        return self.rows * self.pitch + 2.35

    @property
    def top(self) -> float:
        return (self.rows - 1) * self.rise


def backing() -> bpy.types.Material:
    """The darkness behind the joints of a lining."""
    return plain("behind the lining", (0.010, 0.009, 0.009), 0.9)


def stepped_hall(hall: SteppedHall, model: ChairModel, finish: ChairFinish) -> None:
    """Steps, rows, walls and house light, for a camera in front of the first row."""
    length = hall.chairs * model.spacing
    tread = plain("carpet", hall.carpet, 0.96, relief=0.003, grain=210, sheen=0.2)
    lamp = glow("step light", kelvin(3000), 5, lights=False)
    nosing = plain("nosing", (0.20, 0.175, 0.135), 0.4, metallic=0.6)
    for k in range(hall.rows):
        row(model, finish, hall.chairs, (0, k * hall.pitch, k * hall.rise))
        if k:
            front = k * hall.pitch - 0.52
            box((14, hall.pitch + 0.02, 0.3), (0, front + hall.pitch / 2, k * hall.rise - 0.15), tread, 0.008)
            box((14, 0.045, 0.012), (0, front + 0.018, k * hall.rise - 0.002), nosing, 0.002)
            for side in (-1, 1):
                box((1.0, 0.008, 0.010), (side * (length / 2 + 0.75), front - 0.002, k * hall.rise - 0.035), lamp)
    box((14, 9, 0.3), (0, -4.03, -0.15), tread)
    box((14, 3, 0.3), (0, hall.rows * hall.pitch + 0.9, hall.top - 0.152), tread)
    hall.lining(13, 5.3, group("rear wall", (-6.5, hall.rear, 0)))
    box((14, 0.1, 5.4), (0, hall.rear + 0.14, 2.7), backing())
    box((14, 15, 0.1), (0, 0, 5.36), plain("hall ceiling", (0.16, 0.155, 0.15), 0.9))
    _side_walls(hall, length / 2 + hall.aisle)
    _carpet_tiles(hall)
    area((-3.4, -2.6, 4.6), (0.4, 1.0, 0.6), 2.2, 330 * hall.house, kelvin(hall.warmth + 1000), 1.6)
    area((1.0, 1.6, 4.9), (0.6, 1.6, 0), 4.0, 150 * hall.house, kelvin(hall.warmth), 1.2)
    area((0, hall.rear - 0.45, 4.5), (0, hall.rear - 0.05, 1.5), 9, 190 * hall.house, kelvin(hall.warmth - 1000), 0.12)
    area((0, -5.2, 1.9), (0, 0, 0.3), 5.0, hall.stage, kelvin(hall.warmth), 1.4)
    ambient((0.85, 0.9, 1), 0.03)


def _carpet_tiles(hall: SteppedHall) -> None:
    """Tiles in front of the first row, in two close tones of the steps' carpet, each turned at random."""
    choose = random.Random(5)
    tones = [carpet(f"carpet tile {tone}", tuple(part * tone for part in hall.carpet), 0.05, 150) for tone in (0.9, 1.0, 1.1)]
    for column in range(-14, 14):
        for line in range(14):
            box((0.498, 0.498, 0.006), (column * 0.5 + 0.25, 0.2 - line * 0.5, 0.002), choose.choice(tones), 0.002)


def _side_walls(hall: SteppedHall, right: float) -> None:
    """Folded bays of cloth panels above timber, lit from behind each fold, so that the joints and the weave show."""
    cloth = melange_cloth("wall cloth", hall.walls, 0.24)
    timber = wood("dado", TEAK.with_(tone=0.10), "X")
    dark = backing()

    def bay(length: float, parent) -> None:
        panels(length, 4.5, cloth, dark, 1.25, 1.5, thickness=0.03, lift=0.96, bevel=0.006, parent=parent)
        box((length, 0.05, 0.92), (length / 2, 0.02, 0.46), timber, 0.004, parent=parent)

    first, last = -6.5, 8.5
    for side, x in ((-1, 6.4), (1, right)):
        wall = group("side wall", (side * x, first if side < 0 else last, 0), -90 * side)
        for end in folded_bays(last - first, 2.5, 0.22, bay, side > 0, wall):
            y = (first + end if side < 0 else last - end) + 0.06
            area((side * (x - 0.10), y, 2.6), (side * (x + 0.04), y + 1.3, 2.6), 0.08, 34, kelvin(3200), 5)
        box((0.1, last - first, 5.4), (side * (x + 0.35), (first + last) / 2, 2.7), dark)
