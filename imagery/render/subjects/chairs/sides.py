"""The parts between two auditorium chairs: support, armrest and writing pad. Built about x = 0, the chairs facing −Y."""

import math

import bpy

from ...core.geometry import box, extrude, lathe, place, tube
from ...core.scene import assembly
from .model import ChairFinish, ChairModel
from .writing_pads import writing_pad
from ..upholstery import Pad, pad_mesh, piping

#: Top of the armrest above the floor.
ARM_TOP = 0.660
#: Front and rear of the armrest.
_FRONT, _REAR = -0.215, 0.150


def side_frame(model: ChairModel, finish: ChairFinish, sides: tuple[int, ...] = (-1, 1)) -> bpy.types.Collection:
    """`sides` are those on which a chair is fixed to it: −1 left, 1 right."""
    with assembly("side frame") as made:
        _SUPPORTS[model.support](model, finish)
        _ARMS[model.arm](model, finish)
        for side in sides:
            _bracket(model, finish, side)
        if model.writing_pad and 1 in sides:
            writing_pad(finish, ARM_TOP)
    return made


def _upright(outline, thickness: float, material, bevel: float, name: str, segments: int = 4) -> None:
    """An outline of (y, z) as a plate standing across the row."""
    place(extrude(outline, thickness, material, bevel, segments), rotation=(0, 0, 90), name=name)


def _foot(finish: ChairFinish, front: float, rear: float, width: float = 0.072) -> None:
    box((width, rear - front, 0.012), (0, (front + rear) / 2, 0.006), finish.metal, 0.004)
    for y in (front + 0.04, rear - 0.04):
        head = lathe([(0, 0.006), (0.0075, 0.006), (0.009, 0.004), (0.009, 0)], finish.bolt, 6, 20)
        place(head, (0, y, 0.012), name="bolt")


def _post(model: ChairModel, finish: ChairFinish) -> None:
    """A tapered blade on a foot."""
    top = ARM_TOP - 0.03
    _upright([(-0.010, 0.011), (0.120, 0.011), (0.088, top), (-0.050, top)], model.arm_width * 0.55, finish.metal, 0.009, "blade")
    _foot(finish, -0.14, 0.18)


def _slanted(model: ChairModel, finish: ChairFinish) -> None:
    """A blade that leans back to meet the back's pivot."""
    top = ARM_TOP - 0.03
    _upright([(-0.125, 0.011), (-0.020, 0.011), (0.105, top), (-0.005, top)], model.arm_width * 0.55, finish.metal, 0.009, "leaning blade")
    _foot(finish, -0.21, 0.12)


def _panel(model: ChairModel, finish: ChairFinish) -> None:
    """A side closed from the arm to a recessed plinth."""
    thickness = model.arm_width * 0.90
    top = ARM_TOP - 0.025
    _upright([(-0.150, 0.035), (0.145, 0.035), (0.145, top), (-0.200, top)], thickness, finish.panel, 0.008, "side panel")
    _upright([(-0.135, 0.0), (0.130, 0.0), (0.130, 0.045), (-0.135, 0.045)], thickness - 0.022, finish.metal, 0.002, "plinth", 2)


def _twin_leg(model: ChairModel, finish: ChairFinish) -> None:
    """A tube bent to a closed frame, with a rail at the height of the seat."""
    radius, bend, bottom, top = 0.0125, 0.055, 0.0215, ARM_TOP - 0.032
    front, rear = -0.185, 0.125
    points = []
    corners = [(rear - bend, top - bend), (front + bend, top - bend), (front + bend, bottom + bend), (rear - bend, bottom + bend)]
    for (y, z), start in zip(corners, (0, 90, 180, 270)):
        for k in range(9):
            angle = math.radians(start + k * 11.25)
            points.append((0, y + bend * math.cos(angle), z + bend * math.sin(angle)))
    place(tube(points, radius, finish.metal, closed=True), name="frame")
    place(tube([(0, front, 0.288), (0, rear, 0.288)], 0.0105, finish.metal), name="rail")
    _upright([(-0.035, 0.280), (0.115, 0.280), (0.150, 0.405), (0.090, 0.430), (-0.025, 0.425)], 0.020, finish.metal, 0.003, "hinge plate")
    for y in (front + 0.045, rear - 0.045):
        box((0.045, 0.06, 0.010), (0, y, 0.005), finish.metal, 0.003)


def _timber_arm(model: ChairModel, finish: ChairFinish) -> None:
    rest = Pad(_REAR - _FRONT, model.arm_width, 0.034, 0.026, 0.012, 0.001, waist=0)
    place(pad_mesh(rest, finish.arm, around=96, rings=18), (0, (_FRONT + _REAR) / 2, ARM_TOP - 0.017), (-90, 0, 90), name="armrest")


def _upholstered_arm(model: ChairModel, finish: ChairFinish) -> None:
    """A full pad in the chair's cloth on a thin metal plate."""
    depth = 0.068
    rest = Pad(_REAR - _FRONT + 0.02, model.arm_width + 0.008, depth, 0.032, 0.024, 0.003, waist=0)
    where, turn = (0, (_FRONT + _REAR) / 2, ARM_TOP - depth / 2), (-90, 0, 90)
    place(pad_mesh(rest, finish.cloth, around=120, rings=24), where, turn, name="armrest")
    place(piping(rest, finish.cord, 0.0024, depth=0.006), where, turn, name="arm cord")


def _panel_arm(model: ChairModel, finish: ChairFinish) -> None:
    """A flat board on a closed cheek."""
    box((model.arm_width, 0.395, 0.022), (0, -0.030, ARM_TOP - 0.011), finish.arm, 0.004)
    if model.support != "panel":
        top = ARM_TOP - 0.022
        _upright([(-0.185, 0.37), (0.125, 0.37), (0.145, top), (-0.215, top)], model.arm_width * 0.62, finish.panel, 0.006, "cheek")


def _slim_arm(model: ChairModel, finish: ChairFinish) -> None:
    """A narrow bar with rounded ends."""
    rest = Pad(_REAR - _FRONT - 0.01, 0.036, 0.018, 0.0175, 0.008, 0, waist=0)
    place(pad_mesh(rest, finish.arm, around=96, rings=14), (0, (_FRONT + _REAR) / 2 - 0.005, ARM_TOP - 0.009), (-90, 0, 90), name="armrest")
    for y in (-0.10, 0.06):
        place(lathe([(0.008, 0.022), (0.008, 0)], finish.metal, 24), (0, y, ARM_TOP - 0.036), name="arm stud")


def _bracket(model: ChairModel, finish: ChairFinish, side: int) -> None:
    """The plate that carries the back from the support."""
    inside = side * (model.arm_width * (0.45 if model.support == "panel" else 0.275) + 0.0035)
    if model.support == "twin-leg":
        inside = side * 0.014
    lean = 0.030 if model.back == "push-back" else 0.0
    outline = [(0.085, 0.40), (0.140, 0.395), (0.215 + lean, 0.56), (0.222 + lean, 0.64), (0.190 + lean, 0.64), (0.178 + lean, 0.575)]
    plate = extrude(outline, 0.009, finish.metal, 0.003)
    place(plate, (inside, 0, 0), (0, 0, 90), name="bracket")


_SUPPORTS = {"post": _post, "slanted": _slanted, "panel": _panel, "twin-leg": _twin_leg}
_ARMS = {"timber": _timber_arm, "upholstered": _upholstered_arm, "panel": _panel_arm, "slim": _slim_arm}
