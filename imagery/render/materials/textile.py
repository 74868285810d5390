"""Woven cloth, felt, velvet. At product distance a weave is smaller than a pixel, so a melange of 3 to 5 mm gives the look."""
import math

import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import blended, scaled


def woven(
    name: str,
    warp: Colour,
    weft: Colour,
    thread: float = 0.0011,
    relief: float = 0.0004,
    sheen: float = 0.6,
    melange: float = 0.0,
    melange_scale: float = 260,
) -> bpy.types.Material:
    """Two crossed threads `thread` metres apart, with fuzz and mottling; `melange` is the share of lighter and darker yarn."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(position, parts, 0)
    frequency = math.pi / thread
    along = shader.math("SINE", shader.math("MULTIPLY", (parts, 0), frequency))
    across = shader.math("SINE", shader.math("MULTIPLY", shader.math("ADD", (parts, 1), (parts, 2)), frequency))
    weave = shader.math("MULTIPLY", along, across)
    fuzz = shader.noise(position, 900, 3, 0.7)
    height = shader.math("ADD", shader.math("ABSOLUTE", weave), shader.math("MULTIPLY", fuzz, 0.8))
    blend = shader.ramp(shader.math("ADD", shader.math("MULTIPLY", weave, 0.25), fuzz), [(0.3, 0), (0.75, 1)])
    colour = shader.mix(blend, warp, weft)
    mottling = shader.ramp(shader.noise(position, 14, 3, 0.5), [(0.35, 0), (0.7, 0.18)])
    colour = shader.mix(mottling, colour, tuple(part * 0.6 for part in warp))
    if melange:
        yarn = shader.noise(position, melange_scale, 2, 0.75)
        lighter = tuple(min(1, part * 1.9 + 0.02) for part in warp)
        colour = shader.mix(shader.ramp(yarn, [(0.40, 0), (0.47, melange)]), colour, lighter)
        dark_yarn = shader.noise(position, melange_scale * 1.3, 2, 0.75)
        colour = shader.mix(shader.ramp(dark_yarn, [(0.53, 0), (0.62, melange)]), colour, tuple(part * 0.45 for part in weft))
        height = shader.math("ADD", height, shader.math("MULTIPLY", yarn, 1.6))
    return shader.finish(
        Base_Color=colour, Roughness=0.9, Specular=0.15, Sheen=sheen, Sheen_Tint=0.6, Normal=shader.bump(height, relief, 0.9)
    )


def felt(name: str, colour: Colour, lighter: Colour, relief: float = 0.0006) -> bpy.types.Material:
    """Pressed fibres: two families of short hairs that cross, in two tones, without the straight lines of stone."""
    shader = Shader(name)
    height = None
    for turn in (0.5, -0.7, 1.9, 2.8):
        warped = shader.coordinates((1, 1, 0.18), shifted=False, rotation=(turn * 0.2, turn, turn * 0.3))
        hairs = shader.noise(warped, 1500, 3, 0.65, 1.2)
        height = hairs if height is None else shader.math("ADD", height, hairs)
    mottling = shader.noise(shader.coordinates(shifted=False), 120, 3, 0.6)
    tone = shader.math("ADD", height, shader.math("MULTIPLY", mottling, 0.8))
    return shader.finish(
        Base_Color=shader.mix(shader.ramp(shader.math("MULTIPLY", tone, 0.4), [(0.80, 0), (1.08, 1)]), colour, lighter),
        Roughness=0.95,
        Specular=0.1,
        Sheen=0.4,
        Normal=shader.bump(height, relief),
    )


def velvet(name: str, colour: Colour) -> bpy.types.Material:
    """Pile that is dark when viewed straight on and bright when viewed from the side."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    pile = shader.noise(position, 1800, 3, 0.6)
    # Where a hand or a fold has brushed the pile, it leans differently and is slightly lighter.
    brushed = shader.ramp(shader.noise(shader.coordinates((1, 1, 0.4), shifted=False), 9, 4, 0.62, 0.8), [(0.40, 0), (0.66, 0.55)])
    deep = shader.mix(shader.ramp(pile, [(0.32, 0), (0.68, 1)]), scaled(colour, 1.0), scaled(colour, 0.42))
    lain = shader.mix(brushed, deep, scaled(colour, 1.25))
    aslant = (shader.node("ShaderNodeLayerWeight", {"Blend": 0.5}), "Facing")
    edge = blended(scaled(colour, 2.1), (0.8, 0.8, 0.8), 0.03)
    return shader.finish(
        Base_Color=shader.mix(shader.ramp(aslant, [(0.30, 0), (0.65, 0.28), (1.0, 0.75)]), lain, edge),
        Roughness=0.95,
        Specular=0.03,
        Sheen=1.0,
        Sheen_Tint=0.8,
        Normal=shader.bump(pile, 0.0005),
    )
