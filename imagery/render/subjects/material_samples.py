"""Cut samples of the materials for a designer's table. Each lies on Z = 0, face up and centred."""

import math

import bpy

from ..core.geometry import block, box, extrude, place
from ..core.scene import group
from ..materials.plain import plain
from .perforated_board import Perforation, board
from .slatted_board import grooved_board
from .upholstery import Pad, pad_mesh
from .wood_wool_board import pressed_board

Place = tuple[float, float, float]


def _laid(mesh, thickness: float, location: Place, turn: float) -> bpy.types.Object:
    """A board that stands with its face towards −Y, laid on its back."""
    return place(mesh, (location[0], location[1], location[2] + thickness), (-90, 0, turn))


def perforated_wood(
    face, location: Place, turn: float, width: float = 0.32, height: float = 0.46, holes: Perforation = Perforation(0.016, 0.006)
) -> None:
    core = plain("mdf", (0.20, 0.125, 0.070), 0.85, relief=0.0001, grain=1800)
    _laid(board("perforated wood", width, height, 0.016, holes, face, core, 0.016), 0.016, location, turn)


def slatted_wood(face, location: Place, turn: float, slats: int = 8, height: float = 0.40) -> None:
    core = plain("slat core", (0.035, 0.028, 0.022), 0.85)
    _laid(grooved_board("slatted wood", [0.028] * slats, 0.004, height, face, core), 0.017, location, turn)


def sheet(material, location: Place, turn: float, width: float, height: float, thickness: float, edge: float = 0.0015) -> None:
    """A felt or foam sheet."""
    place(
        block("sheet", (width, height, thickness), edge, material, 3),
        (location[0], location[1], location[2] + thickness / 2),
        (0, 0, turn),
    )


def cushioned(cloth, location: Place, turn: float, width: float, height: float, thickness: float = 0.03) -> None:
    """A core wrapped in stretched cloth."""
    pad = Pad(width, height, thickness, 0.012, 0.007, 0.0012, waist=0)
    place(pad_mesh(pad, cloth, None, 200, 40), (location[0], location[1], location[2] + thickness / 2), (-90, 0, turn))


def excelsior(location: Place, turn: float, width: float = 0.26, height: float = 0.26, thickness: float = 0.025) -> None:
    """A wood wool board."""
    board = pressed_board(width, height, thickness, seed=5)
    board.location, board.rotation_euler = location, (-math.pi / 2, 0, math.radians(turn))


def folded_metal(metal, location: Place, turn: float, width: float = 0.24, height: float = 0.30) -> None:
    """A corner of a perforated metal tile with its edges folded up."""
    whole = group("folded metal", location, turn)
    place(
        board(
            "folded metal",
            width,
            height,
            0.0012,
            Perforation(0.008, 0.0032, segments=24, chamfer=0.0001),
            metal,
            metal,
            0.020,
            bevel=0.0004,
        ),
        (0, 0, 0.0014),
        (-90, 0, 0),
        whole,
    )
    for side in (-1, 1):
        box((0.0012, height, 0.030), (side * (width / 2), 0, 0.015), metal, 0.0005, parent=whole)
        box((width, 0.0012, 0.030), (0, side * (height / 2), 0.015), metal, 0.0005, parent=whole)


def baffle_profile(metal, location: Place, turn: float, length: float = 0.34) -> None:
    """A length of a folded baffle lying on its side."""
    u = [(0, -0.02), (0.09, -0.02), (0.09, -0.0188), (0.0012, -0.0188), (0.0012, 0.0188), (0.09, 0.0188), (0.09, 0.02), (0, 0.02)]
    place(extrude(u, length, metal, 0.0003), (location[0], location[1], location[2] + 0.0205), (0, 0, turn))
