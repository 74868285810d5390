"""Finishes that rooms and furniture share."""

import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import linear
from .plain import plain


def black_metal() -> bpy.types.Material:
    return plain("black metal", (0.017, 0.017, 0.018), 0.42, unevenness=0.03, grain=1500)


def bronze() -> bpy.types.Material:
    return plain("bronze", (0.075, 0.055, 0.036), 0.36, metallic=0.75, unevenness=0.05, grain=400)


def brass() -> bpy.types.Material:
    return plain("brass", (0.60, 0.41, 0.17), 0.36, metallic=1)


def polished_brass() -> bpy.types.Material:
    return plain("brass", linear("#a8803f"), 0.28, metallic=1)


def chrome() -> bpy.types.Material:
    return plain("chrome", (0.58, 0.58, 0.59), 0.14, metallic=1)


def satin_steel() -> bpy.types.Material:
    return plain("satin steel", (0.42, 0.42, 0.43), 0.34, metallic=1, unevenness=0.05, grain=600)


def white_metal() -> bpy.types.Material:
    return plain("white metal", (0.72, 0.72, 0.70), 0.45)


def black_plastic() -> bpy.types.Material:
    return plain("black plastic", (0.015, 0.015, 0.016), 0.5, unevenness=0.04, grain=2000)


def dark_void() -> bpy.types.Material:
    return plain("dark void", (0.010, 0.010, 0.011), 0.9)


def switched_off() -> bpy.types.Material:
    """The glass of a screen that is off."""
    return plain("dark screen", (0.006, 0.007, 0.009), 0.12, specular=0.5)


def leather(name: str, colour: Colour) -> bpy.types.Material:
    """Fine grain, a soft gloss, a little worn."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    cells = shader.node("ShaderNodeTexVoronoi", {"Scale": 420}, feature="DISTANCE_TO_EDGE")
    shader.connect(position, cells, "Vector")
    wear = shader.noise(position, 7, 4, 0.6)
    shade = shader.mix(shader.ramp(wear, [(0.35, 0), (0.75, 0.5)]), colour, tuple(min(1, part * 1.45) for part in colour))
    gloss = shader.ramp(wear, [(0.3, 0.36), (0.7, 0.52)])
    return shader.finish(Base_Color=shade, Roughness=gloss, Specular=0.4, Normal=shader.bump((cells, "Distance"), 0.00035))


def lampshade(name: str = "lampshade", colour: Colour = (0.80, 0.72, 0.58)) -> bpy.types.Material:
    """Cloth that light shines through."""
    shader = Shader(name)
    shader.finish(Base_Color=colour, Roughness=0.9, Specular=0.1)
    through = shader.node("ShaderNodeBsdfTranslucent", {"Color": (*colour, 1)})
    mixed = shader.node("ShaderNodeMixShader", {"Fac": 0.55})
    shader.connect((shader.principled, 0), mixed, 1)
    shader.connect((through, 0), mixed, 2)
    output = next(node for node in shader.tree.nodes if node.type == "OUTPUT_MATERIAL")
    shader.connect((mixed, 0), output, 0)
    return shader.material
