"""Ceiling reflectors: convex sails of panels hung on rods, with shadow joints and downlights."""

import math

import bpy
import numpy

from ...core.geometry import box, lathe, place, surface
from ...core.light import glow, kelvin
from ...core.scene import group
from ...materials.plain import plain


def sail(width: float, depth: float, bow: float, material, panels: int = 6, thickness: float = 0.05) -> bpy.types.Mesh:
    """`panels` boards side by side with 12 mm joints, bent downwards by `bow` in the middle of their depth."""
    points, faces = [], []
    step = width / panels
    lines = 25
    for panel in range(panels):
        left, right = -width / 2 + panel * step + 0.006, -width / 2 + (panel + 1) * step - 0.006
        start = len(points)
        for x in (left, right):
            for line in range(lines):
                share = line / (lines - 1) * 2 - 1
                dip = -bow * (1 - share * share) - 0.45 * bow * (1 - (2 * x / width) ** 2)
                points += [(x, share * depth / 2, dip), (x, share * depth / 2, dip + thickness)]
        row = 2 * lines
        for k in range(lines - 1):
            a = start + 2 * k
            faces += [(a, a + 2, a + row + 2, a + row), (a + 1, a + row + 1, a + row + 3, a + 3)]
            faces += [(a, a + 1, a + 3, a + 2), (a + row, a + row + 2, a + row + 3, a + row + 1)]
        for end in (start, start + row - 2):
            faces.append((end, end + row, end + row + 1, end + 1))
    return surface(points, faces, material, crease=35)


def hung_sail(
    location, width: float, depth: float, bow: float, tilt: float, material, height: float, downlights: int = 5, panels: int = 6
) -> bpy.types.Object:
    """A sail at `location`, tilted in degrees, hung from a ceiling at `height`; its downlights are visible but give no light."""
    black = plain("reflector fittings", (0.02, 0.02, 0.02), 0.4)
    lens = glow("downlight", kelvin(3500), 30, lights=False)
    frame = group("sail", location)
    frame.rotation_euler[0] = math.radians(tilt)
    place(sail(width, depth, bow, material, panels), parent=frame, name="sail")
    rail = plain("reflector rail", (0.05, 0.05, 0.05), 0.5)
    for y in (-depth * 0.28, depth * 0.28):
        box((width - 0.8, 0.04, 0.06), (0, y, 0.03), rail, 0.004, parent=frame)
        for share in (-0.42, -0.14, 0.14, 0.42):
            x, rise = share * width, height - location[2]
            box((0.012, 0.012, rise), (x, y, rise / 2 + 0.06), black, parent=frame)
    ring = lathe([(0.055, 0.012), (0.075, 0.010), (0.078, 0), (0.070, -0.004), (0.060, -0.003), (0.055, 0.012)], black, 40)
    disc = lathe([(0, 0.0), (0.056, 0.0)], lens, 32)
    for share in numpy.linspace(-0.40, 0.40, downlights) if downlights else ():
        x = share * width
        # In the middle of the nearest panel, clear of the joints.
        x = (math.floor(x / (width / panels)) + 0.5) * width / panels
        z = -bow - 0.45 * bow * (1 - (2 * x / width) ** 2)
        place(ring, (x, 0, z - 0.002), parent=frame, name="ring")
        place(disc, (x, 0, z - 0.003), parent=frame, name="lens")
    return frame
