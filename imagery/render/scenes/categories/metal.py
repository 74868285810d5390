"""Metal ceilings: tiles, baffles, strips."""

import math

from ...core.geometry import box, extrude, place
from ...core.scene import group
from ...materials.palette import black_metal
from ...materials.plain import plain
from ...subjects.perforated_board import Perforation, board
from ...subjects.product_studio import studio
from .shots import DARKER_SHEET, category


@category("category-metal-ceilings")
def metal_ceilings() -> None:
    """A perforated clip-in tile against a stack of others, with baffle and strip profiles beside it."""
    white = plain("powder coat", (0.70, 0.70, 0.685), 0.42, specular=0.45)
    champagne = plain("anodised", (0.50, 0.375, 0.24), 0.34, metallic=1, unevenness=0.05, grain=500)
    side, fold = 0.60, 0.034
    base = group("stack", (-0.17, 0.22, 0), 16)
    for k in range(4):
        box((side, side, 0.0012), (0.004 * (k % 2), 0, 0.014 + k * 0.0215), white, parent=base)
        for x in (-1, 1):
            box(
                (0.0012, side, 0.019),
                (x * (side / 2 - 0.0006) + 0.004 * (k % 2), 0, 0.0098 + k * 0.0215),
                white,
                0.0004,
                parent=base,
            )
            box((side, 0.0012, 0.019), (0.004 * (k % 2), x * (side / 2 - 0.0006), 0.0098 + k * 0.0215), white, 0.0004, parent=base)
    lean = 60
    parent = group("tile", (-0.27, -0.26, 0), 16)
    frame = group(
        "tile frame", (0, side / 2 * math.cos(math.radians(lean)), side / 2 * math.sin(math.radians(lean)) + 0.003), 0, parent
    )
    frame.rotation_euler[0] = -math.radians(90 - lean)
    place(
        board(
            "clip-in",
            side,
            side,
            0.0012,
            Perforation(0.012, 0.0045, segments=16, chamfer=0.0001),
            white,
            white,
            0.042,
            bevel=0.0004,
        ),
        parent=frame,
    )
    box((side - 0.05, 0.002, side - 0.05), (0, 0.0045, 0), plain("black fleece", (0.03, 0.03, 0.031), 0.95), parent=frame)
    for edge in (-1, 1):
        box((0.0012, fold, side - 0.002), (edge * (side / 2 - 0.0008), fold / 2, 0), white, 0.0004, parent=frame)
        box((side - 0.002, fold, 0.0012), (0, fold / 2, edge * (side / 2 - 0.0008)), white, 0.0004, parent=frame)
    u = [
        (-0.02, 0.15),
        (-0.02, 0.002),
        (-0.018, 0),
        (0.018, 0),
        (0.02, 0.002),
        (0.02, 0.15),
        (0.0188, 0.15),
        (0.0188, 0.0012),
        (-0.0188, 0.0012),
        (-0.0188, 0.15),
    ]
    for k, (x, y, turn) in enumerate(((0.20, -0.12, -20), (0.295, -0.07, -17))):
        place(extrude(u, 0.60, champagne, 0.0003), (x, y, 0.001), (0, 0, turn))
    strip = [
        (-0.042, 0.016),
        (-0.042, 0.003),
        (-0.039, 0),
        (0.039, 0),
        (0.042, 0.003),
        (0.042, 0.016),
        (0.036, 0.018),
        (0.0408, 0.0148),
        (0.0408, 0.0034),
        (0.0385, 0.0012),
        (-0.0385, 0.0012),
        (-0.0408, 0.0034),
        (-0.0408, 0.0148),
        (-0.036, 0.018),
    ]
    for k in range(2):
        place(
            extrude(strip, 0.60, black_metal() if k else white, 0.0002),
            (0.41 + 0.115 * k, -0.12 + 0.03 * k, 0.0005),
            (0, 0, -19 + 3 * k),
        )
    studio(0.68, 0.30, (-0.035, 0), distance=1.04, eye=1.25, sheet=DARKER_SHEET)
