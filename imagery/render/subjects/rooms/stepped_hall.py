"""The rear of an auditorium: rows of chairs on steps that rise towards +Y, a lined wall behind the last row, walls at the sides."""

from collections.abc import Callable
from dataclasses import dataclass

import bpy

from ...core.geometry import box
from ...core.light import area, glow, kelvin
from ...core.scene import Colour, ambient, group
from ...materials.plain import plain
from ..chairs.assembly import row
from ..chairs.model import ChairFinish, ChairModel

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

    tread: bpy.types.Material
    lining: Lining
    walls: Colour = (0.20, 0.185, 0.165)
    warmth: int = 4000
    stage: float = 60
    house: float = 1
    aisle: float = 1.5
    rows: int = 4
    chairs: int = 9
    #: The edge of the steps, if it has a different material.
    nosing: bpy.types.Material | None = None
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
    lamp = glow("step light", kelvin(3000), 5, lights=False)
    for k in range(hall.rows):
        row(model, finish, hall.chairs, (0, k * hall.pitch, k * hall.rise))
        if k:
            front = k * hall.pitch - 0.52
            box((14, hall.pitch + 0.02, 0.3), (0, front + hall.pitch / 2, k * hall.rise - 0.15), hall.tread, 0.008)
            if hall.nosing:
                box((14, 0.045, 0.012), (0, front + 0.018, k * hall.rise - 0.002), hall.nosing, 0.002)
            box((1.0, 0.008, 0.010), (-length / 2 - 0.75, front - 0.002, k * hall.rise - 0.035), lamp)
    box((14, 9, 0.3), (0, -4.03, -0.15), hall.tread)
    box((14, 3, 0.3), (0, hall.rows * hall.pitch + 0.9, hall.top - 0.152), hall.tread)
    hall.lining(13, 5.3, group("rear wall", (-6.5, hall.rear, 0)))
    box((14, 0.1, 5.4), (0, hall.rear + 0.14, 2.7), backing())
    box((14, 15, 0.1), (0, 0, 5.36), plain("hall ceiling", (0.16, 0.155, 0.15), 0.9))
    side = plain("side wall", hall.walls, 0.85, relief=0.0002, grain=200)
    for x in (length / 2 + hall.aisle, -6.4):
        box((0.1, 15, 5.4), (x, 0, 2.7), side)
    area((-3.4, -2.6, 4.6), (0.4, 1.0, 0.6), 2.2, 330 * hall.house, kelvin(hall.warmth + 1000), 1.6)
    area((1.0, 1.6, 4.9), (0.6, 1.6, 0), 4.0, 150 * hall.house, kelvin(hall.warmth), 1.2)
    area((0, hall.rear - 0.45, 4.5), (0, hall.rear - 0.05, 1.5), 9, 190 * hall.house, kelvin(hall.warmth - 1000), 0.12)
    area((0, -5.2, 1.9), (0, 0, 0.3), 5.0, hall.stage, kelvin(hall.warmth), 1.4)
    ambient((0.85, 0.9, 1), 0.03)
