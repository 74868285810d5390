"""The catalogue's auditorium chairs, assembled from back, seat, arms and support according to their data. A chair faces −Y."""

import math

import bpy

from ...core.geometry import box, extrude, lathe, place
from ...core.scene import assembly, group, put
from .backs import back
from .model import ChairFinish, ChairModel
from .sides import side_frame
from ..upholstery import Pad, pad_mesh, piping

#: The height of the seat hinge, and the position of the bottom of the back.
_HINGE = 0.385
_BACK_FOOT = (0.0, 0.095, 0.405)


def chair(model: ChairModel, finish: ChairFinish, location=(0, 0, 0), turn: float = 0) -> bpy.types.Object:
    """One chair with a support at either side."""
    return row(model, finish, 1, location, turn)


def row(model: ChairModel, finish: ChairFinish, count: int, location=(0, 0, 0), turn: float = 0) -> bpy.types.Object:
    """Chairs side by side around the middle, sharing the supports between them."""
    body = chair_body(model, finish)
    with assembly("row") as whole:
        for place_in_row in range(count):
            put(body, ((place_in_row - (count - 1) / 2) * model.spacing, 0, 0))
        for k in range(count + 1):
            sides = tuple(side for side, there in ((-1, k > 0), (1, k < count)) if there)
            put(side_frame(model, finish, sides), ((k - count / 2) * model.spacing, 0, 0))
    return put(whole, location, turn)


def chair_body(model: ChairModel, finish: ChairFinish) -> bpy.types.Collection:
    """Back and seat, and the parts that carry them between the supports."""
    with assembly("chair body") as body:
        frame = group("back frame", _BACK_FOOT)
        frame.rotation_euler[0] = -math.radians(model.tilt)
        length = (model.back_height - _BACK_FOOT[2]) / math.cos(math.radians(model.tilt))
        back(model, finish, length, frame)
        _seat(model, finish)
        _carrier(model, finish)
    return body


def _seat(model: ChairModel, finish: ChairFinish) -> None:
    """In the hinge's coordinates: the seat extends from just behind the hinge to the front; a tip-up seat is raised."""
    forward = 0.065 if model.seat == "sliding" else 0.0
    frame = group("seat frame", (0, -forward, _HINGE))
    if model.seat == "tip-up" and not model.lowered:
        frame.rotation_euler[0] = math.radians(-98)
    else:
        frame.rotation_euler[0] = math.radians(-3)
    depth, thick, width = model.seat_depth, model.seat_thickness, model.width - 0.005
    middle = 0.06 - depth / 2

    def bend(x, z):
        return -0.20 * x * x + 0.55 * _front(z) ** 2

    def _front(z):
        return (-(z + 0.10)).clip(0)

    cushion = Pad(width, depth, thick, 0.065, 0.040, 0.014, upright_seams=_seat_seams(model, width))
    rise = (thick - 0.10) / 2
    place(pad_mesh(cushion, finish.cloth, bend, around=320, rings=120), (0, middle, rise), (-90, 0, 0), frame, "seat")
    place(piping(cushion, finish.cord, 0.0028, bend, depth=0.012), (0, middle, rise), (-90, 0, 0), frame, "seat cord")
    shell = Pad(width - 0.02, depth - 0.02, 0.022, 0.06, 0.009, 0, waist=0)
    place(pad_mesh(shell, finish.shell, bend, rings=22), (0, middle, -0.0605), (-90, 0, 0), frame, "seat shell")


def _seat_seams(model: ChairModel, width: float) -> tuple[float, ...]:
    """The seams of the back continue on the seat."""
    if model.back_top == "straight":
        return (-width / 6, width / 6)
    return (0.0,) if model.back_top == "waisted" else ()


def _carrier(model: ChairModel, finish: ChairFinish) -> None:
    """A tube between the supports; a hinge pin, runners, or a fixed pan."""
    if model.support != "slanted":
        box((model.spacing - 0.03, 0.040, 0.040), (0, 0.125 if model.support != "twin-leg" else 0.085, 0.300), finish.metal, 0.006)
    half = model.width / 2
    if model.seat == "tip-up":
        for side in (-1, 1):
            reach = model.spacing / 2 - half + 0.02
            pin = lathe([(0, reach), (0.017, reach), (0.017, 0), (0, 0)], finish.metal, 40)
            place(pin, (side * (half - 0.02), 0, _HINGE), (0, side * 90, 0), name="hinge pin")
    elif model.seat == "sliding":
        _runners(model, finish)
    else:
        pan = [(-0.30, 0.0), (0.10, 0.0), (0.10, 0.075), (-0.33, 0.075)]
        place(extrude(pan, model.width - 0.09, finish.metal, 0.006, 3), (0, 0, 0.245), (0, 0, 90), name="fixed pan")
        box((model.spacing - 0.03, 0.05, 0.05), (0, -0.02, 0.27), finish.metal, 0.006)


def _runners(model: ChairModel, finish: ChairFinish) -> None:
    """Two channels for the sliding seat, carried by side plates; the exposed part of the slides is bright."""
    for side in (-1, 1):
        x = side * (model.width / 2 - 0.045)
        channel = [(-0.018, 0), (0.018, 0), (0.018, 0.026), (0.012, 0.026)]
        channel += [(0.012, 0.006), (-0.012, 0.006), (-0.012, 0.026), (-0.018, 0.026)]
        place(extrude(channel, 0.45, finish.metal, 0.0012), (x, -0.10, 0.278), name="channel")
        box((0.018, 0.43, 0.016), (x, -0.13, 0.296), finish.bolt, 0.003)
        box((0.012, 0.40, 0.046), (side * (model.width / 2 - 0.008), -0.07, 0.275), finish.metal, 0.004)
    for y in (-0.22, 0.0):
        box((model.width - 0.03, 0.03, 0.022), (0, y, 0.267), finish.metal, 0.004)
    box((model.spacing - 0.03, 0.05, 0.04), (0, 0.02, 0.262), finish.metal, 0.006)
