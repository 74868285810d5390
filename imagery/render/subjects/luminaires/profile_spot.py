"""A profile spotlight: lamp house, gate with four shutters, a long lens tube."""

import math

import bpy

from ...core.geometry import block, box, extrude, lathe, place
from ...core.scene import group
from ...materials.plain import glass, plain
from .parts import FORWARD, Metals, cable, emitter, front_plate, head_group, metals, mirror, screws, yoke


def profile_spot(location=(0, 0, 0), turn: float = 0, tilt: float = 10, lit: bool = True, cabled: bool = True) -> bpy.types.Object:
    """`tilt` raises the beam in degrees."""
    axis, stuff = 0.235, metals()
    whole = group("profile spot", location, turn)
    yoke(whole, stuff, 0.150, axis, 0.046, 0.26)
    head = head_group(whole, axis, tilt)
    _lamp_house(head, stuff)
    _gate(head, stuff)
    _lens_tube(head, stuff, lit)
    for side in (-1, 1):
        boss = lathe([(0, 0.062), (0.024, 0.062), (0.026, 0.058), (0.026, 0), (0, 0)], stuff.cast, 40)
        place(boss, (side * 0.088, 0, 0), (0, side * 90, 0), head, "boss")
    if cabled:
        cable(whole, (0.03, 0.37, -0.03), axis, tilt)
    return whole


def _lamp_house(head, stuff: Metals) -> None:
    """A square casting with deep fins around its rear."""
    place(block("lamp house", (0.178, 0.150, 0.178), 0.022, stuff.cast, 4), (0, 0.125, 0), parent=head)
    for k in range(11):
        place(block("fin", (0.200, 0.006, 0.200), 0.010, stuff.cast, 3), (0, 0.210 + k * 0.0135, 0), parent=head)
    place(block("core", (0.150, 0.160, 0.150), 0.010, stuff.cast), (0, 0.270, 0), parent=head)
    place(block("rear cap", (0.168, 0.016, 0.168), 0.007, stuff.cast, 3), (0, 0.366, 0), parent=head)


def _gate(head, stuff: Metals) -> None:
    """A ring between lamp house and tube, with the handles of the shutters."""
    ring = [(0.080, -0.055), (0.100, -0.050), (0.104, -0.044), (0.104, 0.030), (0.100, 0.038), (0.070, 0.048)]
    place(lathe(ring, stuff.cast, 96, 30), rotation=FORWARD, parent=head, name="gate")
    dark = plain("shutter sheet", (0.12, 0.12, 0.12), 0.4, metallic=1)
    outline = [(-0.022, 0), (0.022, 0), (0.022, 0.046), (0.016, 0.058), (0.006, 0.062), (-0.006, 0.062), (-0.016, 0.058), (-0.022, 0.046)]
    for k, angle in enumerate((38, 142, 218, 322)):
        frame = group("shutter", (0, -0.004 - 0.008 * (k % 2), 0), 0, head)
        frame.rotation_euler[1] = math.radians(angle)
        place(extrude(outline, 0.0016, dark, 0.0004), (0, 0, 0.098 + 0.010 * (k % 3)), parent=frame, name="shutter")
        grip = [(-0.020, 0.036), (0.020, 0.036), (0.018, 0.060), (0.006, 0.067), (-0.006, 0.067), (-0.018, 0.060)]
        place(extrude(grip, 0.007, stuff.void, 0.002), (0, 0, 0.098 + 0.010 * (k % 3)), parent=frame, name="grip")


def _lens_tube(head, stuff: Metals, lit: bool) -> None:
    """The tube with its slot, two focus knobs, a frame holder, and the front lens."""
    tube = [(0.070, 0.045), (0.074, 0.050), (0.074, 0.175), (0.078, 0.178), (0.078, 0.188), (0.074, 0.191), (0.074, 0.330)]
    tube += [(0.079, 0.334), (0.083, 0.340), (0.083, 0.372)]
    tube += [(0.080, 0.375), (0.076, 0.375), (0.0745, 0.372), (0.0745, 0.335), (0.066, 0.33)]
    place(lathe(tube, stuff.cast, 128, 30), rotation=FORWARD, parent=head, name="lens tube")
    for forward in (0.384, 0.390):
        place(front_plate(0.078, 0.094, stuff.sheet), (0, -forward, 0), parent=head, name="frame holder")
    focus = [(0.006, 0), (0.006, 0.014), (0.015, 0.016), (0.017, 0.020), (0.017, 0.034), (0.014, 0.037), (0, 0.037)]
    for side in (-1, 1):
        box((0.004, 0.016, 0.190), (side * 0.095, -0.383, 0), stuff.sheet, 0.001, parent=head)
        box((0.190, 0.016, 0.004), (0, -0.383, -side * 0.095), stuff.sheet, 0.001, parent=head)
        place(lathe(focus, stuff.void, 40), (side * 0.072, -0.235, 0.012), (0, side * 90, 0), head, "focus knob")
        box((0.004, 0.13, 0.014), (side * 0.074, -0.255, 0.012), stuff.void, 0.002, parent=head)
    lens = [(0, 0.370)] + [(radius, 0.370 - 3.2 * radius * radius) for radius in (0.015, 0.030, 0.045, 0.058, 0.068)] + [(0.073, 0.352), (0.073, 0.346), (0, 0.346)]
    place(lathe(lens, glass("front lens", (0.98, 1, 0.99)), 96), rotation=FORWARD, parent=head, name="front lens")
    inside = mirror(True, 4000, 0.35) if lit else stuff.cast
    place(lathe([(0.066, 0.330), (0.060, 0.29), (0.052, 0.29), (0.052, 0.20), (0.040, 0.20), (0.040, 0.12)], inside, 64, 20), rotation=FORWARD, parent=head, name="inside")
    aperture = emitter(True, 4000, 12) if lit else stuff.void
    place(lathe([(0, 0.12), (0.040, 0.12)], aperture, 64), rotation=FORWARD, parent=head, name="aperture")
    screws(head, stuff.steel, 6, 0.0795, 0.3752, 30)
