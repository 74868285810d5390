"""Floors and mineral surfaces: terrazzo, stone slabs, carpet, concrete, plaster."""

import bpy

from ..core.nodes import Shader
from ..core.scene import Colour


def terrazzo(
    name: str,
    ground: Colour = (0.46, 0.44, 0.41),
    chips: tuple[Colour, ...] = ((0.42, 0.38, 0.34), (0.24, 0.21, 0.19), (0.60, 0.57, 0.53), (0.30, 0.20, 0.14)),
    scale: float = 55,
    polish: float = 0.16,
) -> bpy.types.Material:
    """Polished chips in a cement ground; `scale` is chips per metre."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    cells = shader.node("ShaderNodeTexVoronoi", {"Scale": scale})
    shader.connect(position, cells, "Vector")
    kind = shader.node("ShaderNodeTexWhiteNoise")
    shader.connect((cells, "Position"), kind, "Vector")
    chip = shader.ramp((cells, "Distance"), [(0.25, 1), (0.34, 0)])
    colours = shader.ramp((kind, 0), [(k / len(chips), colour) for k, colour in enumerate(chips)])
    gloss = shader.ramp(shader.noise(position, 3, 4, 0.6), [(0.3, polish - 0.05), (0.7, polish + 0.08)])
    return shader.finish(Base_Color=shader.mix(chip, ground, colours), Roughness=gloss, Specular=0.45)


def stone(name: str, light: Colour, dark: Colour, polish: float = 0.14, scale: float = 1.3) -> bpy.types.Material:
    """Veined slabs, each with different veins."""
    shader = Shader(name)
    position = shader.coordinates()
    clouds = shader.noise(position, scale, 6, 0.62, 0.8)
    veins = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.noise(position, scale * 1.7, 5, 0.55, 1.6), 0.5))
    colour = shader.mix(shader.ramp(clouds, [(0.36, 0), (0.66, 1)]), light, dark)
    colour = shader.mix(shader.ramp(veins, [(0.0, 0.5), (0.018, 0.12), (0.05, 0)]), colour, tuple(part * 0.45 for part in dark))
    gloss = shader.ramp(clouds, [(0.3, polish - 0.04), (0.7, polish + 0.07)])
    return shader.finish(Base_Color=colour, Roughness=gloss, Specular=0.45)


def carpet(name: str, colour: Colour, tone: float = 0.10, tuft: float = 260) -> bpy.types.Material:
    """Mottled matt loop pile; `tone` is how much tiles differ."""
    shader = Shader(name)
    position = shader.coordinates()
    loops = shader.noise(position, tuft, 3, 0.75)
    clouds = shader.noise(position, 6, 3, 0.6)
    shade = shader.mix(
        shader.ramp(loops, [(0.32, 0), (0.68, 1)]), tuple(part * 0.62 for part in colour), tuple(part * 1.3 for part in colour)
    )
    shade = shader.mix(shader.ramp(clouds, [(0.35, 0), (0.75, 0.25)]), shade, tuple(part * 0.7 for part in colour))
    toned = shader.node("ShaderNodeHueSaturation")
    shader.connect(shader.math("MULTIPLY_ADD", shader.random, 2 * tone, 1 - tone), toned, "Value")
    shader.connect(shade, toned, "Color")
    return shader.finish(Base_Color=(toned, 0), Roughness=0.96, Specular=0.05, Sheen=0.25, Normal=shader.bump(loops, 0.004))


def concrete(name: str, colour: Colour = (0.36, 0.35, 0.335)) -> bpy.types.Material:
    """Concrete cast against smooth boards: cloudy, with a few pores."""
    shader = Shader(name)
    position = shader.coordinates()
    clouds = shader.noise(position, 1.1, 6, 0.62, 0.3)
    stains = shader.noise(position, 9, 4, 0.6)
    pores = shader.ramp(shader.noise(position, 60, 2, 0.4), [(0.70, 0), (0.74, 1)])
    shade = shader.mix(
        shader.ramp(clouds, [(0.34, 0), (0.68, 1)]), tuple(part * 0.80 for part in colour), tuple(part * 1.12 for part in colour)
    )
    shade = shader.mix(shader.ramp(stains, [(0.42, 0), (0.8, 0.35)]), shade, tuple(part * 0.72 for part in colour))
    shade = shader.mix(shader.math("MULTIPLY", pores, 0.6), shade, tuple(part * 0.35 for part in colour))
    return shader.finish(Base_Color=shade, Roughness=0.72, Specular=0.35, Normal=shader.bump(stains, 0.0006))


def plaster(name: str, colour: Colour = (0.62, 0.60, 0.56)) -> bpy.types.Material:
    """Painted plaster, almost even."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    clouds = shader.noise(position, 1.6, 4, 0.6)
    shade = shader.mix(shader.ramp(clouds, [(0.35, 0), (0.7, 1)]), tuple(part * 0.965 for part in colour), colour)
    return shader.finish(
        Base_Color=shade, Roughness=0.82, Specular=0.3, Normal=shader.bump(shader.noise(position, 130, 4, 0.6), 0.00018)
    )
