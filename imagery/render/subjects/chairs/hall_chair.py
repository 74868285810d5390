"""The chairs of the rooms. A chair stands on the floor at the origin and faces −Y; chairs in a row share their standards."""

import math
from dataclasses import dataclass, replace

import bpy
import numpy

from ...core.geometry import extrude, lathe, place
from ...core.scene import assembly
from ..upholstery import Pad, pad_mesh, piping

Array = numpy.ndarray

#: From the middle of one chair to the middle of the next, in metres.
SPACING = 0.56


@dataclass(frozen=True)
class ChairStyle:
    """The materials, and the dimensions that differ between models. Lengths in metres, angles in degrees."""

    cloth: bpy.types.Material
    cord: bpy.types.Material
    #: Moulded shells behind the back and below the seat.
    shell: bpy.types.Material
    #: Armrests: grain along X.
    arm: bpy.types.Material
    metal: bpy.types.Material
    bolt: bpy.types.Material
    back_height: float = 0.62
    back_width: float = 0.50
    back_depth: float = 0.085
    back_tilt: float = 13
    back_seams: tuple[float, ...] = (0.10, -0.07)
    back_taper: float = 0.08
    #: Whether the back's rear is upholstered above a shell, or all shell.
    upholstered_rear: bool = False
    rear_seams: tuple[float, ...] = ()
    seat_depth: float = 0.46

    def with_(self, **changes) -> "ChairStyle":
        return replace(self, **changes)


def _back_bend(x: Array, z: Array) -> Array:
    """Around the shoulders, and with a hollow for the lower back."""
    return -0.34 * x * x + 0.11 * z * z - 0.012 * numpy.exp(-(((z + 0.16) / 0.11) ** 2))


def _seat_bend(x: Array, z: Array) -> Array:
    """In the seat's coordinates, −Y is up and −Z the front: the front edge slopes down, and the sides rise slightly."""
    return -0.20 * x * x + 0.55 * numpy.clip(-z - 0.10, 0, None) ** 2


def chair_body(style: ChairStyle, tipped_up: bool = True, name: str = "chair") -> bpy.types.Collection:
    """Back, seat and their shells, without standards."""
    with assembly(name) as body:
        _back(style)
        _seat(style, tipped_up)
    return body


def _back(style: ChairStyle) -> None:
    tilt = (-style.back_tilt, 0, 0)
    middle = 0.425 + style.back_height / 2
    cushion = Pad(style.back_width, style.back_height, style.back_depth, 0.07, 0.034, 0.014, style.back_taper, style.back_seams)
    place(pad_mesh(cushion, style.cloth, _back_bend), (0, 0.195, middle), tilt, name="back")
    place(piping(cushion, style.cord, 0.0028, _back_bend, depth=cushion.depth / 2 - 0.026), (0, 0.195, middle), tilt, name="cord")
    shell = Pad(style.back_width + 0.012, style.back_height + 0.075, 0.018, 0.075, 0.008, 0, style.back_taper, waist=0)
    place(pad_mesh(shell, style.shell, _back_bend, rings=26), (0, 0.2445, middle - 0.03), tilt, name="back shell")
    if style.upholstered_rear:
        rear = Pad(style.back_width - 0.055, style.back_height - 0.10, 0.020, 0.055, 0.010, 0.004, style.back_taper, style.rear_seams, waist=0)
        place(
            pad_mesh(rear, style.cloth, lambda x, z: -_back_bend(x, z)),
            (0, 0.2600, middle + 0.004),
            (style.back_tilt, 0, 180),
            name="rear",
        )


def _seat(style: ChairStyle, tipped_up: bool) -> None:
    cushion = Pad(style.back_width - 0.005, style.seat_depth, 0.10, 0.065, 0.040, 0.014)
    under = Pad(style.back_width - 0.03, style.seat_depth - 0.03, 0.020, 0.06, 0.009, 0, waist=0)
    # The seat turns about its hinge near the rear edge; its frame lies with the face up.
    pivot, angle = (0, 0.10, 0.435), (-18 if tipped_up else -87)
    rise, ahead = math.sin(math.radians(-angle)), math.cos(math.radians(angle))
    for mesh, away, along in (
        (pad_mesh(cushion, style.cloth, _seat_bend), 0.0, 0.175),
        (piping(cushion, style.cord, 0.0028, _seat_bend, depth=0.012), 0.0, 0.175),
        (pad_mesh(under, style.shell, _seat_bend, rings=22), 0.062, 0.172),
    ):
        # `along` runs from the hinge to the front edge, `away` from the face to the underside.
        y = pivot[1] - along * rise + away * ahead * (-1 if tipped_up else 0)
        z = pivot[2] + along * ahead - away * rise * (0 if tipped_up else 1)
        flip = (180 + angle, 0, 180) if tipped_up else (angle, 0, 0)
        place(mesh, (0, y, z), flip, name="seat")


def standard(style: ChairStyle, sides: tuple[int, ...] = (-1, 1), name: str = "standard") -> bpy.types.Collection:
    """The blade between two chairs with its foot and armrest; hinge and bracket on the `sides` that carry a chair."""
    with assembly(name) as made:
        blade = extrude([(-0.030, 0), (0.105, 0), (0.072, 0.622), (-0.056, 0.622)], 0.030, style.metal, 0.009, 4)
        place(blade, (0, 0.02, 0.011), (0, 0, 90), name="blade")
        foot = extrude([(-0.15, 0), (0.17, 0), (0.17, 0.012), (-0.15, 0.012)], 0.072, style.metal, 0.004, 3)
        place(foot, (0, 0.01, 0), (0, 0, 90), name="foot")
        for along in (-0.10, 0.145):
            head = lathe([(0, 0.006), (0.0075, 0.006), (0.009, 0.004), (0.009, 0)], style.bolt, 6, 20)
            place(head, (0, along, 0.012), name="bolt")
        for side in sides:
            hub = lathe([(0, 0.016), (0.026, 0.016), (0.028, 0.013), (0.028, 0)], style.metal, 40)
            place(hub, (side * 0.0145, 0.10, 0.435), (0, side * 90, 0), name="hinge")
            arm = extrude(
                [(0.078, 0.41), (0.128, 0.405), (0.248, 0.60), (0.256, 0.70), (0.222, 0.70), (0.205, 0.62)],
                0.009,
                style.metal,
                0.003,
            )
            place(arm, (side * 0.0225, 0, 0), (0, 0, 90), name="bracket")
        rest = Pad(0.34, 0.060, 0.030, 0.024, 0.011, 0.001, waist=0)
        place(pad_mesh(rest, style.arm, around=96, rings=18), (0, -0.015, 0.645), (-90, 0, 90), name="armrest")
    return made
