"""A light bar of two pipes, hung on wire ropes from a motor winch under a beam."""

import bpy

from ...core.geometry import box
from .light_winch import winch
from .rigging import pipe


def light_bar(steel: bpy.types.Material, turn: bpy.types.Object, beam: float = 4.6) -> None:
    """3.8 m long, along X of `turn`; luminaires hang from its lower pipe, 2.3 m up, and it from a `beam` of that length."""
    for z in (2.30, 2.56):
        pipe((-1.9, 0, z), (1.9, 0, z), steel).parent = turn
    for k in range(9):
        box((0.030, 0.010, 0.26), (-1.8 + k * 0.45, 0, 2.43), steel, 0.002, parent=turn)
    winch(turn, steel, (-1.35, 0.0, 1.35), 2.56, 3.55, beam)
