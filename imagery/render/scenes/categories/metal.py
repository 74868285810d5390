"""Metal ceilings: baffles on a perforated tile."""

import math

from ...core.camera import camera
from ...core.geometry import extrude, place
from ...core.light import area, kelvin
from ...core.scene import ambient, group, put
from ...materials.plain import plain
from ...subjects.metal.sections import baffle
from ...subjects.metal.tile import metal_tile
from ...subjects.product_studio import ground
from ..metal.shots import COARSE, METAL, white
from .shots import category

#: The width and height of each baffle in millimetres, and its place on the tile in metres.
_BAFFLES = ((50, 150, -0.075), (50, 100, 0.065), (25, 150, 0.185))


@category("category-metal-ceilings", 52, METAL)
def metal_ceilings() -> None:
    """The corner of a perforated tile, face up on a dark ground, and three baffles on it; long lamps are mirrored in the metal."""
    whole = group("tile and baffles", (0, 0, 0.0345), 33)
    face_up = group("face up", parent=whole)
    face_up.rotation_euler[0] = math.pi
    put(metal_tile(0.5996, white(), COARSE, 0.004, 0.034), parent=face_up)
    champagne = plain("champagne", (0.54, 0.395, 0.25), 0.31, metallic=1)
    # Their closed faces up, which are the lowest in a ceiling.
    for width, height, x in _BAFFLES:
        place(extrude(baffle(width, height), 0.7, champagne, 0.0001), (x, 0.16, height / 1000 + 0.0003), (0, 180, 0), parent=whole)
    ground(0.6, (0.030, 0.031, 0.033))
    # Strips that are mirrored in the sides of the baffles, in their upper faces and in the tile.
    area((-1.5, 0.75, 0.16), (0, 0.05, 0.08), 1.7, 27, kelvin(6500), 0.16)
    area((-1.2, 0.62, 0.62), (0, 0.05, 0.10), 1.3, 12, kelvin(6500), 0.06)
    area((0.1, 1.9, 0.85), (0, 0.1, 0.1), 1.6, 13, kelvin(5000), 0.10)
    area((1.3, -0.3, 0.30), (0.1, 0, 0.05), 1.0, 14, kelvin(4000), 0.2)
    area((0.3, 0.2, 1.5), (0.05, -0.1, 0.03), 0.8, 30, kelvin(5000), 0.3)
    area((0.2, -1.6, 0.25), (0.05, 0, 0.08), 0.6, 5, kelvin(5000), 0.3)
    ambient((1, 0.98, 0.95), 0.08)
    camera((-0.03, -0.90, 0.36), (0.005, -0.04, 0.062), 62, 14, (0.0, -0.16, 0.06))
