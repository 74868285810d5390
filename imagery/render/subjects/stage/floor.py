"""Stage floors: boards on plywood on battens, and herringbone parquet. Their top is Z = 0, boards run along X."""

import math
import random
from dataclasses import replace

import bpy

from ...core.geometry import block, place
from ...core.scene import group
from ...materials.wood import MAPLE, OAK, TEAK, Species, wood

RUBBER_WOOD = Species(
    (0.54, 0.345, 0.180), (0.42, 0.252, 0.118), (0.25, 0.135, 0.058), (0.14, 0.072, 0.032), ring=0.011, wander=1.2, pores=1.0, cathedral=5
)
SPECIES = {
    "teak": replace(TEAK, cathedral=6, tone=0.20, roughness=0.44, relief=0.00003),
    "maple": replace(MAPLE, dark=(0.40, 0.27, 0.155), ring=0.012, wander=1.2, cathedral=7, tone=0.17, roughness=0.30),
    "rubber-wood": replace(RUBBER_WOOD, tone=0.30, roughness=0.44),
    "parquet": replace(OAK, tone=0.16, roughness=0.46, relief=0.00004),
}


def strip_floor(
    material: bpy.types.Material,
    width: float,
    front: float,
    depth: float,
    board: float = 0.09,
    thickness: float = 0.022,
    seed: int = 3,
    lengths: tuple[float, ...] = (0.7, 1.1, 1.4, 1.7),
    joint: float = 0.0007,
) -> None:
    """Boards of the given lengths with random joints from `front` backwards, at slightly different heights, with a `joint` along each side."""
    choose = random.Random(seed)
    meshes = [(each, block("board", (each - 0.0006, board - joint, thickness), 0.0004 + joint, material, 3)) for each in lengths]
    for course in range(int(depth / board)):
        x = -width / 2 - choose.uniform(0, 0.9)
        while x < width / 2:
            length, mesh = choose.choice(meshes)
            lift = choose.uniform(-0.00025, 0)
            place(mesh, (x + length / 2, front + (course + 0.5) * board, -thickness / 2 + lift))
            x += length


def herringbone(
    material: bpy.types.Material, width: float, front: float, depth: float, length: float = 0.36, side: float = 0.06, thickness: float = 0.022
) -> None:
    """Blocks at right angles, each end against its neighbour's side; the chains run along Y."""
    mesh = block("block", (length - 0.0005, side - 0.0005, thickness), 0.0010, material, 3)
    choose = random.Random(5)
    steps, columns = int((depth + 2) / side), int(width / length) + 2
    for m in range(-columns, columns + 1):
        for k in range(-steps, steps + 1):
            # One step of a chain is a block's width in both directions; the next chain is a block's length away.
            u, v = k * side + m * length, k * side - m * length
            for du, dv, turned in ((length / 2, side / 2, 0), (length + side / 2, side - length / 2, 1)):
                x, y = (u + du - v - dv) / math.sqrt(2), (u + du + v + dv) / math.sqrt(2)
                if abs(x) < width / 2 and front < y < front + depth:
                    place(mesh, (x, y, -thickness / 2 + choose.uniform(-0.00025, 0)), (0, 0, 45 + 90 * turned))


def substructure(width: float, front: float, depth: float, thickness: float = 0.022) -> None:
    """18 mm plywood under the boards, and the battens that carry it, set back slightly from the front edge."""
    layers, sheet = 7, 0.0026
    ply = wood("plywood", replace(MAPLE, tone=0.03, roughness=0.6), "X")
    dark_layer = wood("plywood layer", replace(OAK, tone=0.03, roughness=0.7), "X")
    parent = group("substructure")
    for k in range(layers):
        layer = block("ply", (width, depth, sheet), 0.0002, dark_layer if k % 2 else ply)
        place(layer, (0, front + depth / 2 + 0.004, -thickness - (k + 0.5) * sheet), parent=parent)
    batten = block("batten", (0.048, depth, 0.070), 0.002, wood("batten", replace(MAPLE, tone=0.10, roughness=0.65), "Y"))
    for k in range(int(width / 0.4)):
        place(batten, (-width / 2 + 0.25 + k * 0.4, front + depth / 2 + 0.03, -thickness - layers * sheet - 0.035), parent=parent)
