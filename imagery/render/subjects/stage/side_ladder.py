"""A ladder for luminaires, hung on two wire ropes; its foot is 0.3 m above the origin."""

import bpy

from ...core.geometry import box, place, tube
from ...materials.plain import plain
from .rigging import PIPE, wire_rope


def side_ladder(paint: bpy.types.Material, turn: bpy.types.Object) -> None:
    """3 m long and 0.6 m wide, in XZ of `turn`."""
    for x in (-0.30, 0.30):
        place(tube([(x, 0, 0.30), (x, 0, 3.30)], PIPE, paint), parent=turn, name="upright")
        place(tube([(x, 0, 0.30), (x, 0, 0.285)], 0.027, plain("end cap", (0.02, 0.02, 0.02), 0.6)), parent=turn, name="end cap")
        rope = wire_rope((x, 0, 3.30), (x, 0, 5.2))
        rope.parent = turn
        box((0.03, 0.012, 0.09), (x, 0, 3.32), paint, 0.003, parent=turn)
    for k in range(7):
        place(tube([(-0.30, 0, 0.55 + k * 0.45), (0.30, 0, 0.55 + k * 0.45)], PIPE * 0.9, paint), parent=turn, name="rung")
