"""Wall panels."""

from ...core.camera import upright_camera
from ...core.geometry import place
from ...core.scene import group
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.soft import pet_felt
from ...materials.weave import melange_cloth
from ...subjects.perforated_board import Perforation, board
from ...subjects.slatted_board import grooved_board
from ...subjects.soft_panel import grooved_felt, wall, wrapped_panel
from ...subjects.studio import RakingSun, fill
from ..panels.shots import NEUTRAL, mdf, plaster
from .shots import category


@category("category-wall-panels", 48, NEUTRAL)
def wall_panels() -> None:
    """Four boards leaning on a wall one in front of another, cropped to their edges: felt, cloth, perforation, slats."""
    wide = 0.576
    felt = grooved_felt("felt", wide, 1.02, 0.024, [(number - 2) * 0.096 for number in range(5)], pet_felt("felt", linear("#4d6a55")))
    cloth = wrapped_panel("cloth", wide, 0.95, 0.026, melange_cloth("cloth", linear("#b9792f")))
    bored = board("bored", wide, 1.0, 0.018, Perforation(0.016, 0.008), finish("alberta-maple"), mdf(), 0.032)
    slatted = grooved_board("slatted", [0.028] * 18, 0.004, 0.92, finish("natural-teak"), mdf(), 0.017, 0.011, 0.001)
    leaning = group("leaning", (0, -0.155, 0))
    leaning.rotation_euler[0] = -0.14
    # From the front of each board to its origin, and from there to its back.
    for mesh, x, height, back, origin, turn in (
        (felt, -0.30, 1.02, 0.0, 0.0, 0.3),
        (cloth, -0.06, 0.95, -0.026, 0.013, -0.3),
        (bored, 0.17, 1.0, -0.056, 0.018, 0.4),
        (slatted, 0.42, 0.92, -0.078, 0.017, -0.4),
    ):
        place(mesh, (x, back - origin, height / 2), (0, turn, 0), leaning)
    wall(plaster(linear("#b9a78d")))
    RakingSun(side=60, height=40, strength=7.5, temperature=5000, softness=0.8)
    fill(16, (-1.6, -1.6, 1.3), (0.1, 0, 0.8), size=1.2, surroundings=0.10, temperature=5000)
    upright_camera((-0.22, -1.25, 1.36), (0.06, 0, 0.785), 50, 14, (0.0, -0.12, 0.85))
