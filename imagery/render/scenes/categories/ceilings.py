"""Ceiling tiles."""

import math

from ...core.geometry import block, box, extrude, place
from ...core.scene import group
from ...materials.finishes import finish
from ...materials.plain import plain
from ...materials.soft import fleece, pet_felt
from ...subjects.perforated_board import Perforation, board
from ...subjects.product_studio import studio
from ...subjects.slatted_board import grooved_board
from .shots import DARKER_SHEET, category


@category("category-acoustic-ceilings")
def acoustic_ceilings() -> None:
    """A perforated tile leans on a pile of soft ones."""
    side = 0.595
    white = plain("painted board", (0.76, 0.755, 0.74), 0.7, specular=0.3, relief=0.00005, grain=700)
    soft, cut = fleece("fleece", (0.74, 0.735, 0.715)), plain("tile core", (0.60, 0.57, 0.51), 0.95, relief=0.0012, grain=300)
    level = 0.0
    for k, (dx, dy, turn) in enumerate(
        ((0.0, 0.0, 0.0), (0.006, -0.004, 0.6), (-0.004, 0.003, -0.5), (0.005, 0.002, 0.3), (-0.003, -0.005, 1.0))
    ):
        parent = group("tile", (0.10 + dx, 0.16 + dy, level), -22 + turn)
        box((side, side, 0.022), (0, 0, 0.0112), cut, 0.0015, parent=parent)
        box((side - 0.0008, side - 0.0008, 0.003), (0, 0, 0.0235), soft, 0.001, parent=parent)
        level += 0.0256
    holes = board(
        "calcilite",
        side,
        side,
        0.012,
        Perforation(0.0205, 0.010, segments=32),
        white,
        plain("silicate", (0.58, 0.57, 0.54), 0.95),
        0.042,
    )
    lean = 62
    front = group("leaning tile", (-0.06, -0.285, 0), -22)
    item = place(
        holes,
        (0, (side / 2) * math.cos(math.radians(lean)), (side / 2) * math.sin(math.radians(lean)) + 0.002),
        (-(90 - lean), 0, 0),
        front,
    )
    item.name = "leaning tile"
    box((side - 0.06, 0.001, side - 0.06), (0, 0.0128, 0), plain("fleece behind", (0.05, 0.05, 0.052), 0.95), parent=item)
    tee = [
        (-0.012, 0),
        (0.012, 0),
        (0.012, 0.0012),
        (0.0011, 0.0014),
        (0.0011, 0.030),
        (0.0034, 0.031),
        (0.0034, 0.038),
        (-0.0034, 0.038),
        (-0.0034, 0.031),
        (-0.0011, 0.030),
        (-0.0011, 0.0014),
        (-0.012, 0.0012),
    ]
    steel = plain("section", (0.70, 0.70, 0.685), 0.38)
    for k in range(2):
        place(extrude(tee, 0.56, steel, 0.0002), (0.43 + 0.06 * k, -0.14 - 0.03 * k, 0.0002), (0, 0, -20 - 5 * k))
    studio(0.62, 0.34, (-0.02, 0), eye=1.25, sheet=DARKER_SHEET)
