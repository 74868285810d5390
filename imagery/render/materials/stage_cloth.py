"""Curtain cloths besides velvet: glazed cotton with a soft gloss, crape with a fine crinkle."""

import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import scaled


def glazed_cotton(name: str, colour: Colour) -> bpy.types.Material:
    """A plain weave, calendered until it shines a little."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    threads = shader.noise(position, 1400, 2, 0.6)
    cloud = shader.noise(position, 5, 3, 0.55)
    tone = shader.mix(shader.ramp(threads, [(0.35, 0), (0.65, 1)]), scaled(colour, 0.88), scaled(colour, 1.08))
    gloss = shader.ramp(cloud, [(0.35, 0.36), (0.65, 0.46)])
    return shader.finish(Base_Color=tone, Roughness=gloss, Specular=0.5, Sheen=0.15, Normal=shader.bump(threads, 0.00012))


def crape(name: str, colour: Colour) -> bpy.types.Material:
    """Hard-twisted yarn that crinkles the cloth: matt, with short uneven ridges along the height."""
    shader = Shader(name)
    ridges = shader.noise(shader.coordinates((1, 1, 0.28), shifted=False), 520, 3, 0.65, 0.7)
    tone = shader.mix(shader.ramp(ridges, [(0.35, 0), (0.62, 1)]), scaled(colour, 0.72), scaled(colour, 1.1))
    return shader.finish(Base_Color=tone, Roughness=0.92, Specular=0.12, Sheen=0.3, Normal=shader.bump(ridges, 0.0012))
