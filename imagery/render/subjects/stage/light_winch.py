"""The drive of a light bar: motor, gear box and grooved drum on a beam, sheaves, and the ropes down to the bar."""

import math

from ...core.geometry import block, box, lathe, place
from ...core.scene import group
from ...materials.plain import plain
from .rigging import wire_rope

#: The middle of the drive along the bar.
_DRIVE = 0.72


def winch(parent, steel, ropes: tuple[float, ...], bar_height: float, beam_height: float, beam: float) -> None:
    """`ropes` are the positions of the ropes along the bar; the beam above them is `beam` metres long, at `beam_height`."""
    _beam(parent, beam_height, beam)
    for x in ropes:
        rope = wire_rope((x, 0, bar_height), (x, 0, beam_height - 0.12))
        rope.parent = parent
        sheave = lathe([(0, 0.014), (0.070, 0.014), (0.073, 0.010), (0.062, 0), (0.073, -0.010), (0.070, -0.014), (0, -0.014)], steel, 64)
        # The rope descends on the side away from the drum.
        inward = x + math.copysign(0.064, _DRIVE - x)
        place(sheave, (inward, 0, beam_height - 0.12), (90, 0, 0), parent, "sheave")
        for y in (-0.026, 0.026):
            box((0.11, 0.006, 0.24), (inward, y, beam_height - 0.08), steel, 0.002, parent=parent)
        clip = lathe([(0, 0.02), (0.010, 0.02), (0.010, -0.02), (0, -0.02)], plain("rope clip", (0.42, 0.42, 0.43), 0.35, metallic=1), 20)
        for z in (0.06, 0.11):
            place(clip, (x, 0, bar_height + z), (90, 0, 0), parent, "rope clip")
        box((0.05, 0.06, 0.05), (x, 0, bar_height + 0.012), steel, 0.006, parent=parent)
        lead = wire_rope((inward, 0, beam_height - 0.047), (_DRIVE - 0.29 + 0.05 * x, -0.02, beam_height - 0.122))
        lead.parent = parent
    _drive(parent, steel, beam_height)


def _beam(parent, height: float, length: float) -> None:
    """A rolled section of 160 mm."""
    paint = plain("beam paint", (0.16, 0.155, 0.15), 0.55, unevenness=0.05, grain=120)
    for z in (0.006, 0.154):
        box((length, 0.082, 0.010), (0, 0, height + z), paint, 0.002, parent=parent)
    box((length, 0.007, 0.15), (0, 0, height + 0.08), paint, 0.001, parent=parent)


def _drive(parent, steel, beam_height: float) -> None:
    """The motor's axis lies along the bar, below the beam and between the ropes."""
    green = plain("motor paint", (0.055, 0.095, 0.105), 0.42, unevenness=0.04, grain=400)
    frame = group("drive", (_DRIVE, -0.02, beam_height - 0.20), 0, parent)
    box((1.10, 0.20, 0.012), (0.0, 0.0, 0.155), steel, 0.003, parent=frame)
    box((0.012, 0.18, 0.30), (-0.52, 0, 0.02), steel, 0.003, parent=frame)
    for x in (-0.06, 0.10):
        # Open in the middle, for the rope from the far side above the gear box.
        box((0.012, 0.08, 0.19), (x, 0, -0.035), steel, 0.003, parent=frame)
        for y in (-0.065, 0.065):
            box((0.012, 0.05, 0.30), (x, y, 0.02), steel, 0.003, parent=frame)
    drum = [(0, 0), (0.105, 0), (0.105, 0.012), (0.078, 0.014)]
    for k in range(26):
        z = 0.018 + k * 0.014
        drum += [(0.074, z), (0.079, z + 0.007)]
    drum += [(0.078, 0.388), (0.105, 0.390), (0.105, 0.402), (0, 0.402)]
    turned = plain("drum", (0.30, 0.30, 0.31), 0.38, metallic=1, unevenness=0.05, grain=300)
    place(lathe(drum, turned, 72, 25), (-0.49, 0, 0), (0, 90, 0), frame, "drum")
    place(block("gear box", (0.15, 0.19, 0.21), 0.02, green, 4), (0.02, 0, -0.033), parent=frame)
    body = [(0, 0), (0.082, 0), (0.088, 0.010), (0.088, 0.02), (0.078, 0.024), (0.078, 0.27)]
    body += [(0.088, 0.275), (0.090, 0.33), (0.080, 0.345), (0, 0.345)]
    place(lathe(body, green, 72, 30), (0.10, 0, 0), (0, 90, 0), frame, "motor")
    fin = block("fin", (0.24, 0.004, 0.016), 0.001, green)
    for k in range(28):
        angle = math.radians(k * 360 / 28)
        place(fin, (0.25, 0.084 * math.sin(angle), 0.084 * math.cos(angle)), (-math.degrees(angle), 0, 0), frame, "fin")
    place(block("terminal box", (0.09, 0.05, 0.06), 0.006, green, 3), (0.24, -0.105, 0.0), parent=frame)
