"""An LED par can in polished aluminium, and a flat par light with nineteen lenses."""

import math

import bpy

from ...core.geometry import block, box, lathe, place
from ...core.scene import group
from ...materials.plain import glass, plain
from .beads import bead_field
from .parts import FORWARD, Metals, cable, emitter, front_plate, head_group, metals, mirror, screws, yoke


def par_can(location=(0, 0, 0), turn: float = 0, tilt: float = 14, lit: bool = True, cabled: bool = True) -> bpy.types.Object:
    """A long can with a colour frame in front and a heat sink behind."""
    axis, stuff = 0.215, metals()
    whole = group("par can", location, turn)
    yoke(whole, stuff, 0.125, axis)
    head = head_group(whole, axis, tilt)
    aluminium = plain("polished aluminium", (0.60, 0.60, 0.61), 0.20, metallic=1, unevenness=0.05, grain=300)
    can = [(0.060, -0.135), (0.088, -0.128), (0.098, -0.112)]
    for z in (-0.085, -0.075, 0.085, 0.095):
        can += [(0.098, z - 0.004), (0.1005, z - 0.001), (0.1005, z + 0.001), (0.098, z + 0.004)]
    can += [(0.098, 0.150), (0.101, 0.1535), (0.101, 0.1575), (0.097, 0.158), (0.0955, 0.155), (0.0955, 0.07)]
    place(lathe(can, aluminium, 128, 30), rotation=FORWARD, parent=head, name="can")
    _rear_sink(head, stuff)
    _colour_frame(head, stuff)
    _reflector_lamp(head, stuff, lit)
    for side in (-1, 1):
        boss = lathe([(0, 0.026), (0.022, 0.026), (0.022, 0), (0, 0)], stuff.cast, 40)
        place(boss, (side * 0.096, 0, 0), (0, side * 90, 0), head, "boss")
    if cabled:
        cable(whole, (0.02, 0.215, 0.0), axis, tilt)
    return whole


def _rear_sink(head, stuff: Metals) -> None:
    """Discs of a black heat sink behind the can."""
    profile = [(0.0, -0.225), (0.052, -0.225), (0.060, -0.219), (0.062, -0.210)]
    z = -0.206
    for _ in range(7):
        profile += [(0.050, z), (0.074, z + 0.0012), (0.074, z + 0.0040), (0.050, z + 0.0052)]
        z += 0.0102
    profile += [(0.060, -0.134)]
    place(lathe(profile, stuff.cast, 96, 32), rotation=FORWARD, parent=head, name="heat sink")


def _colour_frame(head, stuff: Metals) -> None:
    """A square frame in three clips in front of the mouth of the can."""
    for forward in (0.163, 0.167):
        place(front_plate(0.086, 0.101, stuff.sheet), (0, -forward, 0), parent=head, name="colour frame")
    for side in (-1, 1):
        box((0.004, 0.006, 0.206), (side * 0.102, -0.165, 0), stuff.sheet, 0.001, parent=head)
        box((0.206, 0.006, 0.004), (0, -0.165, side * 0.102), stuff.sheet, 0.001, parent=head)
    for angle in (-90, 0, 180):
        clip = group("clip", (0, 0, 0), 0, head)
        clip.rotation_euler[1] = math.radians(angle)
        box((0.052, 0.020, 0.0018), (0, -0.166, 0.1062), stuff.steel, 0.0006, parent=clip)
        box((0.052, 0.0018, 0.014), (0, -0.1755, 0.1000), stuff.steel, 0.0006, parent=clip)


def _reflector_lamp(head, stuff: Metals, lit: bool) -> None:
    """A faceted bowl around a round emitter, behind glass."""
    rings = 9
    bowl = [(0.019 + 0.0755 * (k / rings) ** 0.62, 0.018 + 0.085 * (k / rings)) for k in range(rings + 1)]
    place(lathe(bowl, mirror(lit, 3000, 1.7), 40, 8), rotation=FORWARD, parent=head, name="reflector")
    place(lathe([(0, 0.032), (0.012, 0.031), (0.021, 0.0195)], emitter(lit, 3000, 90), 48), rotation=FORWARD, parent=head, name="emitter")
    pane = [(0, 0.119), (0.0945, 0.119), (0.0945, 0.116), (0, 0.116)]
    place(lathe(pane, glass("front glass", (0.98, 1, 0.99)), 96), rotation=FORWARD, parent=head, name="front glass")


def par_light(
    location=(0, 0, 0), turn: float = 0, tilt: float = 14, lit: bool = True, cabled: bool = True, standing: bool = True
) -> bpy.types.Object:
    """A shallow round housing with lenses over its whole face, on a double bracket; without its legs where it is not `standing`."""
    axis, stuff = 0.205, metals()
    whole = group("par light", location, turn)
    yoke(whole, stuff, 0.158, axis, 0.030, 0.06)
    for lean in (-24, 24) if standing else ():
        _bracket_leg(whole, stuff, axis, lean)
    head = head_group(whole, axis, tilt)
    profile = [(0, -0.085), (0.070, -0.085), (0.078, -0.082), (0.095, -0.060), (0.122, -0.040), (0.130, -0.028)]
    profile += [(0.130, 0.020), (0.134, 0.024), (0.136, 0.038), (0.134, 0.044), (0.128, 0.046), (0.122, 0.044), (0.121, 0.022), (0, 0.022)]
    place(lathe(profile, stuff.cast, 144, 34), rotation=FORWARD, parent=head, name="housing")
    for k in range(16):
        angle = math.radians(k * 22.5)
        fin = block("fin", (0.0035, 0.055, 0.048), 0.001, stuff.cast)
        item = place(fin, (0.092 * math.sin(angle), 0.062, 0.092 * math.cos(angle)), parent=head, name="fin")
        item.rotation_euler[1] = angle
    bead_field(head, stuff, 2, 0.0465, 0.024, lit, 4000)
    screws(head, stuff.steel, 8, 0.129, 0.0465, 22.5)
    for side in (-1, 1):
        boss = lathe([(0, 0.030), (0.020, 0.030), (0.020, 0), (0, 0)], stuff.cast, 40)
        place(boss, (side * 0.128, 0, 0), (0, side * 90, 0), head, "boss")
    if cabled:
        cable(whole, (0.0, 0.085, -0.02), axis, tilt)
    return whole


def _bracket_leg(whole, stuff: Metals, axis: float, lean: float) -> None:
    """One leg of the double bracket: from the axis down to the ground, out to the front or back."""
    length = (axis - 0.006) / math.cos(math.radians(lean))
    for side in (-1, 1):
        frame = group("leg", (side * 0.1655, 0, axis), 0, whole)
        frame.rotation_euler[0] = math.radians(lean)
        box((0.0035, 0.026, length + 0.02), (0, 0, -length / 2 + 0.01), stuff.cast, 0.001, parent=frame)
    reach = -math.tan(math.radians(-lean)) * (axis - 0.006)
    box((0.335, 0.028, 0.0045), (0, reach, 0.0035), stuff.cast, 0.001, parent=whole)
