"""A moving head: a base with a display, a fork that pans, a head that tilts."""

import math

import bpy

from ...core.geometry import block, box, extrude, lathe, place
from ...core.light import glow
from ...core.scene import group
from ...materials.plain import plain
from .beads import bead_field
from .parts import FORWARD, Metals, metals, screws

_TILT_AXIS = 0.384


def moving_head(location=(0, 0, 0), turn: float = 0, tilt: float = 28, lit: bool = True) -> bpy.types.Object:
    """`tilt` raises the beam in degrees."""
    stuff = metals()
    whole = group("moving head", location, turn)
    _base(whole, stuff, lit)
    _fork(whole, stuff)
    head = group("head", (0, 0, _TILT_AXIS), 0, whole)
    head.rotation_euler[0] = -math.radians(tilt)
    _head(head, stuff, lit)
    return whole


def _base(whole, stuff: Metals, lit: bool) -> None:
    body = block("base", (0.335, 0.265, 0.085), 0.020, stuff.cast, 5)
    place(body, (0, 0, 0.055), parent=whole)
    foot = lathe([(0, 0), (0.017, 0), (0.019, 0.003), (0.019, 0.014), (0, 0.014)], stuff.void, 32)
    for x in (-0.13, 0.13):
        for y in (-0.10, 0.10):
            place(foot, (x, y, 0), parent=whole, name="foot")
    gloss = plain("control panel", (0.004, 0.004, 0.005), 0.10, clearcoat=1)
    box((0.150, 0.004, 0.046), (-0.03, -0.1325, 0.057), gloss, 0.0015, parent=whole)
    if lit:
        _display(whole)
    for dx, dz in ((0, 0), (0.014, 0), (-0.014, 0), (0, 0.012), (0, -0.012)):
        box((0.0095, 0.003, 0.0075), (0.008 + dx, -0.1352, 0.057 + dz), stuff.void, 0.0012, parent=whole)
    for k in range(14):
        box((0.003, 0.003, 0.034), (0.070 + k * 0.006, -0.1322, 0.057), stuff.void, 0.0004, parent=whole)
    for side in (-1, 1):
        box((0.004, 0.12, 0.03), (side * 0.1665, 0, 0.063), stuff.void, 0.0015, parent=whole)
        for k in range(9):
            box((0.004, 0.007, 0.026), (side * 0.1672, -0.048 + k * 0.012, 0.063), stuff.cast, 0.001, parent=whole)
    ring = [(0, 0.096), (0.096, 0.096), (0.100, 0.099), (0.100, 0.108), (0.096, 0.111), (0.088, 0.111), (0.088, 0.122), (0, 0.122)]
    place(lathe(ring, stuff.cast, 128), parent=whole, name="pan ring")


def _display(whole) -> None:
    """Bars in place of a menu, without text."""
    pale, warm = glow("display", (0.60, 0.80, 0.95), 1.3, False), glow("display title", (0.95, 0.55, 0.20), 1.3, False)
    box((0.052, 0.0008, 0.0040), (-0.068, -0.1349, 0.0675), warm, parent=whole)
    for k, width in enumerate((0.030, 0.041, 0.024, 0.035)):
        box((width, 0.0008, 0.0018), (-0.094 + width / 2, -0.1349, 0.0615 - k * 0.0042), pale, parent=whole)
        box((0.007, 0.0008, 0.0018), (-0.0455, -0.1349, 0.0615 - k * 0.0042), pale, parent=whole)
    lamp = lathe([(0, 0), (0.0022, 0), (0.0022, 0.001), (0, 0.0012)], glow("lamp", (0.1, 1, 0.35), 4, False), 16)
    place(lamp, (0.034, -0.1348, 0.069), FORWARD, whole, "lamp")


def _fork(whole, stuff: Metals) -> None:
    place(extrude(_fork_outline(), 0.135, stuff.cast, 0.010, 4), (0, 0, 0.122), parent=whole, name="fork")
    cap = lathe([(0, 0.006), (0.030, 0.006), (0.036, 0.004), (0.038, 0), (0.038, -0.02)], stuff.cast, 64)
    bolt = lathe([(0, 0.0075), (0.012, 0.0075), (0.0135, 0.0065), (0.0135, 0)], stuff.steel, 6, 20)
    screw = lathe([(0, 0.0015), (0.0028, 0.0015), (0.0034, 0.0005), (0.0034, -0.002)], stuff.steel, 20)
    for side in (-1, 1):
        outward = (0, side * 90, 0)
        place(block("arm cover", (0.016, 0.118, 0.255), 0.0075, stuff.cast, 4), (side * 0.188, 0, 0.307), parent=whole)
        place(cap, (side * 0.197, 0, _TILT_AXIS), outward, whole, "tilt cap")
        place(bolt, (side * 0.199, 0, _TILT_AXIS), outward, whole, "tilt bolt")
        for z in (0.197, 0.422):
            for y in (-0.045, 0.045):
                place(screw, (side * 0.1962, y, z), outward, whole, "screw")


def _fork_outline() -> list[tuple[float, float]]:
    """A U with rounded ends, drawn from its right half."""

    def arc(x: float, z: float, radius: float, start: float, end: float) -> list[tuple[float, float]]:
        angles = [math.radians(start + (end - start) * k / 10) for k in range(11)]
        return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]

    half, thick, bend = 0.185, 0.052, 0.055
    right = arc(half - bend, bend, bend, -90, 0) + arc(half - 0.026, 0.30, 0.026, 0, 180)
    right += arc(half - thick - 0.03, thick + 0.026, 0.03, 0, -90)
    return right + [(-x, z) for x, z in reversed(right)]


def _head(head, stuff: Metals, lit: bool) -> None:
    profile = [(0, -0.205), (0.062, -0.205), (0.074, -0.200), (0.080, -0.190), (0.0835, -0.15)]
    z = -0.145
    for _ in range(9):
        profile += [(0.0845, z), (0.0925, z + 0.0015), (0.0925, z + 0.0055), (0.0845, z + 0.007)]
        z += 0.0115
    profile += [(0.0955, z + 0.004), (0.101, z + 0.012), (0.104, z + 0.03), (0.108, 0.105), (0.110, 0.135), (0.1105, 0.150)]
    profile += [(0.1085, 0.1535), (0.104, 0.1545), (0.0995, 0.1535), (0.0985, 0.150), (0.0985, 0.118), (0.093, 0.110)]
    place(lathe(profile, stuff.cast, 160, 32), rotation=FORWARD, parent=head, name="head body")
    band = [(0.1098, 0.118), (0.1110, 0.1195), (0.1114, 0.1245), (0.1100, 0.126)]
    place(lathe(band, stuff.steel, 160), rotation=FORWARD, parent=head, name="band")
    screws(head, stuff.steel, 8, 0.1018, 0.1541, 11)
    trunnion = lathe([(0.034, -0.02), (0.034, 0.03), (0.03, 0.036), (0, 0.036)], stuff.cast, 64)
    for side in (-1, 1):
        place(trunnion, (side * 0.098, 0, 0), (0, side * 90, 0), head, "trunnion")
    bead_field(head, stuff, 2, 0.036, 0.1175, lit, 6500)
