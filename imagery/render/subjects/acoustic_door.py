"""An acoustic timber door: leaf, rebated frame with a compression seal, architrave, lever handle, drop seal. It stands in XZ on Z = 0, its face towards −Y."""
import math
from dataclasses import dataclass

import bpy

from ..core.geometry import box, extrude, lathe, place, tube
from ..core.scene import group
from ..materials.plain import brushed, plain


@dataclass(frozen=True)
class DoorSize:
    """Lengths in metres. `leaf_thickness` is typical of an acoustic leaf."""

    leaf_width: float = 0.95
    height: float = 2.15
    leaf_thickness: float = 0.056
    frame_face: float = 0.052
    wall_thickness: float = 0.20


def door(leaf, frame, leaves: int = 1, size: DoorSize = DoorSize(), open_by: float = 0.0, location=(0, 0, 0), vision: bool = False) -> bpy.types.Object:
    """`leaf` and `frame` are materials whose grain runs along Z. `open_by` turns the (first) leaf off its seal, towards −Y, in degrees."""
    whole = group("door", location)
    clear = leaves * size.leaf_width + 0.006
    _frame(whole, clear, size, frame)
    metal = brushed("satin steel", (0.58, 0.57, 0.55), 0.32)
    for number in range(leaves):
        hinge_left = number == 0
        edge = (-clear / 2 + 0.003) if hinge_left else (clear / 2 - 0.003)
        hinge = group("hinge", (edge, -0.002, 0), -open_by if hinge_left else 0, whole)
        _leaf(hinge, 1 if hinge_left else -1, size, leaf, metal, vision)
    if leaves == 2:
        box((0.030, 0.006, size.height - 0.012), (0, -0.006, size.height / 2 + 0.002), frame, 0.0015, parent=whole)
    return whole


def _frame(whole, clear: float, size: DoorSize, frame) -> None:
    """Jambs and head, set back behind the architrave, with the dark seal in their rebate."""
    face, deep = size.frame_face, size.wall_thickness
    seal = plain("seal", (0.10, 0.10, 0.102), 0.55)
    for side in (-1, 1):
        x = side * (clear / 2 + face / 2)
        box((face, deep, size.height + face), (x, deep / 2 - 0.012, (size.height + face) / 2), frame, 0.0012, parent=whole)
        box((0.075, 0.014, size.height + 0.075), (side * (clear / 2 + face * 0.55 + 0.0375), -0.019, (size.height + 0.075) / 2), frame, 0.002, parent=whole)
        box((0.020, 0.03, size.height), (side * (clear / 2 - 0.006), size.leaf_thickness + 0.026, size.height / 2), frame, 0.001, parent=whole)
    # Lying on its side, so that its grain runs along it.
    lying = (0, 90, 0)
    box((face, deep, clear), (0, deep / 2 - 0.012, size.height + face / 2), frame, 0.0012, lying, whole)
    box((0.075, 0.0138, clear + 0.207), (0, -0.019, size.height + face * 0.55 + 0.0375), frame, 0.002, lying, whole)
    # Between the uprights: two faces in one plane would cause a black spot.
    box((0.020, 0.0296, clear - 0.031), (0, size.leaf_thickness + 0.026, size.height - 0.006), frame, 0.001, lying, whole)
    reach, rebate, high = clear / 2 - 0.006, size.leaf_thickness + 0.006, size.height - 0.006
    run = [(-reach, rebate, 0), (-reach, rebate, high), (reach, rebate, high), (reach, rebate, 0)]
    place(tube(run, 0.0075, seal), parent=whole)


def _leaf(hinge, side: int, size: DoorSize, leaf, metal, vision: bool) -> None:
    """`side` is 1 where the hinge is on the left."""
    width, height, thick = size.leaf_width - 0.003, size.height - 0.010, size.leaf_thickness
    middle = side * width / 2
    if vision:
        _leaf_with_window(hinge, middle, width, height, thick, leaf)
    else:
        box((width, thick, height), (middle, thick / 2, height / 2 + 0.006), leaf, 0.0015, parent=hinge)
    box((width - 0.01, 0.012, 0.02), (middle, thick / 2, 0.004), plain("drop seal", (0.01, 0.01, 0.01), 0.7), 0.002, parent=hinge)
    lock = side * (width - 0.065)
    lever(hinge, (lock, -0.001, 1.03), -side, metal)
    lever(hinge, (lock, thick + 0.001, 1.03), side, metal, 180)
    box((0.0016, 0.022, 0.235), (side * (width + 0.0002), thick / 2, 0.985), metal, 0.0004, parent=hinge)
    # The latch: its slope meets the strike when the door closes.
    bolt = extrude([(0, -0.007), (0.004, -0.007), (0.013, 0.005), (0.013, 0.007), (0, 0.007)], 0.020, metal, 0.0006)
    place(bolt, (side * width, thick / 2, 1.03), (90 * side, 0, 90 - 90 * side), hinge)
    for z in (0.22, 1.05, height - 0.2):
        place(tube([(-side * 0.004, -0.006, z - 0.055), (-side * 0.004, -0.006, z + 0.055)], 0.0075, metal), parent=hinge)
    box((width - 0.002, 0.0012, 0.16), (middle, -0.0006, 0.09), metal, 0.0004, parent=hinge)


def _leaf_with_window(hinge, middle: float, width: float, height: float, thick: float, leaf) -> None:
    """A leaf with a narrow double-glazed vision panel."""
    opening, bottom, top = 0.16, 1.0, 1.85
    centre = middle + (0.12 if middle > 0 else -0.12)
    # One piece with an opening, so that the veneer continues above and below the glass.
    whole = box((width, thick, height), (middle, thick / 2, height / 2 + 0.006), leaf, parent=hinge)
    cutter = box((opening, 3 * thick, top - bottom), (centre, thick / 2, (top + bottom) / 2), leaf, parent=hinge)
    cutter.hide_render = True
    whole.modifiers.new("opening", "BOOLEAN").object = cutter
    bead = 0.016
    for x in (-1, 1):
        box((bead, 0.012, top - bottom), (centre + x * (opening / 2 - bead / 2), -0.001, (top + bottom) / 2), leaf, 0.003, parent=hinge)
    for z in (bottom + bead / 2, top - bead / 2):
        box((bead, 0.0118, opening - 2 * bead), (centre, -0.001, z), leaf, 0.003, (0, 90, 0), hinge)
    pane = plain("dark glass", (0.02, 0.024, 0.025), 0.02, specular=0.9)
    box((opening, 0.008, top - bottom), (centre, 0.012, (top + bottom) / 2), pane, parent=hinge)


def lever(parent, location, side: int, metal, turn: float = 0) -> None:
    """A round-bar lever handle on a rose, pointing to `side`, with a cylinder below; it faces −Y, or is turned in degrees."""
    handle = group("handle", location, turn, parent)
    rose = lathe([(0, 0.008), (0.0255, 0.008), (0.0265, 0.007), (0.0265, 0)], metal, 96)
    place(rose, (0, 0, 0), (90, 0, 0), handle)
    place(rose, (0, 0, -0.085), (90, 0, 0), handle)
    reach, bend = 0.125 * side, 0.020
    angles = [math.radians(3.75 * step) for step in range(25)]
    turned = [(bend * (1 - math.cos(angle)) * side, bend - 0.056 - bend * math.sin(angle), 0) for angle in angles]
    bar = tube([(0, 0, 0), *turned, (reach, -0.056, 0)], 0.0095, metal)
    bar.bevel_resolution = 12
    place(bar, parent=handle)
    place(lathe([(0, 0.0012), (0.0080, 0.0012), (0.0090, 0.0008), (0.0095, 0)], metal, 64), (reach, -0.056, 0), (0, 90 * side, 0), handle)
    place(lathe([(0, 0.022), (0.0075, 0.022), (0.0075, 0.010), (0.0095, 0.008)], metal, 64), (0, 0, -0.085), (90, 0, 0), handle)
    thumb_turn = [(0.0165 * math.cos(math.radians(15 * step)), 0.0095 * math.sin(math.radians(15 * step))) for step in range(24)]
    place(extrude(thumb_turn, 0.016, metal, 0.0022, 4), (0, -0.029, -0.085), (0, 90, 0), handle)
