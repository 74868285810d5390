"""A ceiling fan of three blades, as it hangs in rooms in India."""
import math

import bpy

from ...core.geometry import Point, box, lathe, place
from ...core.scene import group


def ceiling_fan(location: Point, ceiling: float, metal, spin: float = 0, turn: float = 0) -> bpy.types.Object:
    """A fan whose blades are at `location`, hung from the ceiling; blurred by turning `spin` degrees while the shutter is open."""
    z = location[2]
    place(lathe([(0, ceiling - z), (0.060, ceiling - z), (0.045, ceiling - z - 0.07), (0.012, ceiling - z - 0.08), (0.012, 0.06), (0, 0.06)], metal, 40), location)
    rotor = group("fan", location, turn)
    place(lathe([(0, 0.075), (0.06, 0.07), (0.115, 0.045), (0.125, 0.0), (0.11, -0.035), (0.05, -0.055), (0, -0.057)], metal, 56), parent=rotor)
    for number in range(3):
        arm = group("blade", (0, 0, 0), number * 120, rotor)
        box((0.16, 0.035, 0.006), (0.17, 0, 0), metal, 0.002, parent=arm)
        box((0.42, 0.135, 0.005), (0.44, 0, 0), metal, 0.002, (9, 0, 0), arm)
    if spin:
        for frame, angle in ((0, -spin), (2, spin)):
            rotor.rotation_euler[2] = math.radians(turn + angle)
            rotor.keyframe_insert("rotation_euler", frame=frame)
        bpy.context.scene.render.use_motion_blur = True
    return rotor
