"""Floors: planks laid one by one, power-floated concrete, carpet, terrazzo, Kota stone."""
import random
from dataclasses import replace

import bpy

from ..core.geometry import block, place
from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import scaled
from .finishes import FINISHES
from .plain import plain
from .veneer import veneer

_WALL_THICKNESS = 0.3


def plank_floor(finish_name: str, width: float, depth: float, middle_y: float, plank: float = 0.19, along: str = "X", seed: int = 4) -> None:
    """Boards of 1.2 to 2.2 m with random joints, their top at Z = 0, cut at the walls."""
    material = veneer("plank", replace(FINISHES[finish_name], tone=0.11, roughness=0.40), along)
    choose = random.Random(seed)
    span, rows = (width, depth) if along == "X" else (depth, width)
    edge = span / 2 + _WALL_THICKNESS
    for row in range(int(rows / plank) + 1):
        start = -span / 2 - choose.uniform(0, 1.2)
        while start < span / 2:
            length = choose.choice((1.2, 1.6, 2.2))
            low, high = max(start, -edge), min(start + length, edge)
            run, aside = (low + high) / 2, -rows / 2 + (row + 0.5) * plank
            board = block("plank", _size(high - low, plank, along), 0.0012, material)
            place(board, (run, middle_y + aside, -0.01) if along == "X" else (aside, middle_y + run, -0.01))
            start += length


def _size(length: float, plank: float, along: str) -> tuple[float, float, float]:
    return (length - 0.0008, plank - 0.0008, 0.02) if along == "X" else (plank - 0.0008, length - 0.0008, 0.02)


def concrete(colour: Colour = (0.33, 0.32, 0.30)) -> bpy.types.Material:
    """Power-floated and sealed: cloudy, with a soft sheen."""
    shader = Shader("concrete")
    position = shader.coordinates(shifted=False)
    cloud = shader.noise(position, 1.6, 6, 0.62, 0.6)
    fine = shader.noise(position, 90, 3, 0.6)
    tone = shader.ramp(shader.math("MULTIPLY_ADD", fine, 0.12, cloud), [(0.36, scaled(colour, 0.80)), (0.72, scaled(colour, 1.16))])
    return shader.finish(Base_Color=tone, Roughness=shader.ramp(cloud, [(0.35, 0.34), (0.65, 0.5)]), Specular=0.4, Normal=shader.bump(fine, 0.0001))


def terrazzo(ground: Colour = (0.55, 0.52, 0.47)) -> bpy.types.Material:
    """Chips of marble of 4 to 12 mm in a ground of cement, polished."""
    shader = Shader("terrazzo")
    chips = shader.node("ShaderNodeTexVoronoi", {"Scale": 105, "Randomness": 1.0})
    shader.connect(shader.coordinates(shifted=False), chips, "Vector")
    inside = shader.ramp((chips, "Distance"), [(0.34, 1), (0.40, 0)])
    tone = shader.node("ShaderNodeSeparateXYZ")
    shader.connect((chips, "Color"), tone, 0)
    stone = shader.ramp((tone, 0), [(0.0, (0.22, 0.19, 0.16)), (0.3, (0.48, 0.42, 0.34)), (0.6, (0.68, 0.64, 0.58)), (1.0, (0.36, 0.27, 0.20))])
    shown = shader.math("MULTIPLY", inside, shader.math("GREATER_THAN", (tone, 1), 0.38))
    return shader.finish(Base_Color=shader.mix(shown, ground, stone), Roughness=0.24, Specular=0.45)


def carpet(colour: Colour) -> bpy.types.Material:
    """Short loop pile."""
    return plain("carpet", colour, 0.98, specular=0.05, sheen=0.3, relief=0.002, grain=420)


def kota_stone(slab: float = 0.55) -> bpy.types.Material:
    """Polished slabs of Kota limestone, green-grey, each of a slightly different tone, in narrow joints."""
    shader, colour = Shader("kota stone"), (0.205, 0.225, 0.195)
    position = shader.coordinates(shifted=False)
    bricks = shader.node("ShaderNodeTexBrick", {"Scale": 1.0, "Mortar Size": 0.0016, "Brick Width": slab, "Row Height": slab, "Bias": 0.0}, offset=0.0)
    shader.connect(position, bricks, "Vector")
    for name, factor in (("Color1", 0.84), ("Color2", 1.18), ("Mortar", 0.5)):
        bricks.inputs[name].default_value = (*scaled(colour, factor), 1)
    cloud = shader.noise(position, 3.4, 6, 0.66, 0.8)
    stone = shader.mix(0.55, (bricks, 0), shader.ramp(cloud, [(0.34, scaled(colour, 0.72)), (0.68, scaled(colour, 1.32))]))
    return shader.finish(Base_Color=stone, Roughness=shader.ramp(cloud, [(0.35, 0.16), (0.65, 0.28)]), Specular=0.45)
