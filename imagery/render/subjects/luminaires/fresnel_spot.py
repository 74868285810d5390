"""A theatre spotlight with a Fresnel lens and four barn doors, standing on its yoke at the origin and looking towards −Y."""

import math

import bpy

from ...core.geometry import box, extrude, lathe, place
from ...core.light import glow, kelvin
from ...core.scene import group
from ...materials.plain import glass, plain
from .parts import beam, cable, front_plate, head_group, metals, mirror, yoke

#: Height of the tilt axis above the ground.
_AXIS = 0.27


def fresnel_spot(location=(0, 0, 0), turn: float = 0, tilt: float = 12, lit: bool = True, cabled: bool = True, dimmed: float = 1.0) -> bpy.types.Object:
    """`tilt` raises the beam in degrees; `dimmed` is the remaining share of its light."""
    stuff = metals()
    cast, sheet, steel = stuff.cast, stuff.sheet, stuff.steel
    whole = group("fresnel spot", location, turn)
    yoke(whole, stuff, 0.155, _AXIS, length=0.32, base=0.35)
    head = head_group(whole, _AXIS, tilt)
    _housing(head, cast, steel)
    _lens(head, steel, dimmed if lit else 0)
    _barn_doors(head, sheet, steel)
    if cabled:
        cable(whole, (0.03, 0.215, -0.04), _AXIS, tilt)
    return whole


def _housing(head, cast, steel) -> None:
    """A drum with cooling fins that runs back into a square gear box."""
    profile = [(0.0, 0.16), (0.070, 0.16), (0.094, 0.150), (0.100, 0.135)]
    z = 0.125
    for _ in range(11):
        profile += [(0.100, z), (0.121, z - 0.0012), (0.121, z - 0.0040), (0.100, z - 0.0052)]
        z -= 0.0128
    profile += [
        (0.112, z - 0.002),
        (0.128, z - 0.014),
        (0.132, -0.105),
        (0.132, -0.126),
        (0.128, -0.130),
        (0.118, -0.130),
        (0.116, -0.118),
    ]
    place(lathe(profile, cast, 128, 32), rotation=(-90, 0, 0), parent=head, name="drum")
    for side in (-1, 1):
        box((0.030, 0.11, 0.075), (side * 0.128, 0.005, 0), cast, 0.010, parent=head)
    box((0.13, 0.075, 0.13), (0, 0.185, 0), cast, 0.014, parent=head)
    for k in range(7):
        box((0.10, 0.003, 0.0035), (0, 0.2235, -0.042 + k * 0.014), plain("vent", (0.004, 0.004, 0.004), 0.7), 0.0008, parent=head)
    for k in range(8):
        angle = math.radians(k * 45 + 22.5)
        place(
            lathe([(0, 0.002), (0.0034, 0.002), (0.004, 0.001), (0.004, 0)], steel, 18),
            (0.1235 * math.cos(angle), -0.1300, 0.1235 * math.sin(angle)),
            (90, 0, 0),
            head,
            "screw",
        )


def _lens(head, steel, lit: float) -> None:
    """Concentric steps of glass in front of a bright reflector."""
    profile, radius = [], 0.112
    steps = 9
    for k in range(steps):
        inner, outer = radius * k / steps, radius * (k + 1) / steps
        rise = 0.020 if k == 0 else 0.006
        profile += [
            (inner + (0.0004 if k else 0), 0.004 + rise),
            (inner + 0.55 * (outer - inner), 0.004 + rise * 0.72),
            (outer - 0.0004, 0.004),
        ]
    profile += [(radius, 0.0), (0, 0.0)]
    place(lathe(profile, glass("lens", (0.97, 1.0, 0.98)), 128, 26), (0, -0.112, 0), (90, 0, 0), head, "lens")
    bowl = [(0.0, -0.085), (0.05, -0.075), (0.085, -0.05), (0.110, 0.0)]
    place(lathe(bowl, mirror(lit > 0, 3000, 1.1 * lit), 96), (0, -0.108, 0), (90, 0, 0), head, "reflector")
    if lit:
        place(
            lathe([(0, 0.020), (0.020, 0.016), (0.030, 0.0), (0, 0.0)], glow("filament", kelvin(3000), 150 * lit), 48),
            (0, -0.045, 0),
            (90, 0, 0),
            head,
            "lamp",
        )
        beam(head, 0.142, 0.20, 4 * lit, 3000)
    place(
        lathe([(0.112, 0.003), (0.119, 0.003), (0.119, -0.008), (0.112, -0.008), (0.112, 0.003)], steel, 96),
        (0, -0.124, 0),
        (90, 0, 0),
        head,
        "retaining ring",
    )


def _barn_doors(head, sheet, steel) -> None:
    """A square frame with two wide doors above and below and two narrow ones at the sides."""
    half, front = 0.128, -0.140
    place(front_plate(0.119, half, sheet), (0, -0.134, 0), parent=head, name="front plate")
    for angle in (0, 90, 180, 270):
        frame = group("door frame", (0, front, 0), 0, head)
        frame.rotation_euler[1] = math.radians(angle)
        box((2 * half + 0.014, 0.012, 0.014), (0, 0, half), sheet, 0.002, parent=frame)
        wide = angle in (0, 180)
        opened = 38 if wide else 52
        hinge = group("hinge", (0, -0.006, half + 0.006), 0, frame)
        reach = 0.165 if wide else 0.125
        near, far = half - 0.004, (half + 0.055 if wide else half - 0.055)
        blade = extrude([(-near, 0.0), (near, 0.0), (far, reach), (-far, reach)], 0.0018, sheet, 0.0006)
        place(blade, (0, 0, 0), (0, 0, 0), hinge, "door")
        hinge.rotation_euler[0] = math.radians(90 - opened)
        for x in (-0.07, 0.07):
            place(
                lathe([(0, 0.02), (0.005, 0.02), (0.005, -0.02), (0, -0.02)], steel, 20),
                (x, -0.006, half + 0.006),
                (0, 90, 0),
                frame,
                "hinge pin",
            )
