"""Curtain cloths besides velvet: glazed cotton with a soft gloss, crape with a fine crinkle."""

import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import scaled


def glazed_cotton(name: str, colour: Colour) -> bpy.types.Material:
    """A plain weave, calendered until it shines a little."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    warp = shader.noise(shader.coordinates((1, 1, 0.06), shifted=False), 1100, 2, 0.6)
    weft = shader.noise(shader.coordinates((0.06, 0.06, 1), shifted=False), 1100, 2, 0.6)
    threads = shader.math("MULTIPLY", shader.math("ADD", warp, weft), 0.5)
    cloud = shader.noise(position, 5, 3, 0.55)
    tone = shader.mix(shader.ramp(threads, [(0.38, 0), (0.62, 1)]), scaled(colour, 0.74), scaled(colour, 1.14))
    gloss = shader.ramp(cloud, [(0.35, 0.56), (0.65, 0.66)])
    return shader.finish(Base_Color=tone, Roughness=gloss, Specular=0.32, Sheen=0.25, Normal=shader.bump(threads, 0.0004))


def crape(name: str, colour: Colour) -> bpy.types.Material:
    """Hard-twisted yarn that crinkles the cloth: matt, with wandering ridges some millimetres apart, and the yarn itself."""
    shader = Shader(name)
    ridges = shader.noise(shader.coordinates((1, 1, 0.22), shifted=False), 330, 2, 0.55, 2.2)
    crinkle = shader.noise(shader.coordinates((1, 1, 0.45), shifted=False), 120, 3, 0.6, 1.4)
    yarn = shader.noise(shader.coordinates((1, 1, 0.5), shifted=False), 1300, 2, 0.6)
    height = shader.math("ADD", shader.math("MULTIPLY_ADD", crinkle, 1.2, ridges), shader.math("MULTIPLY", yarn, 0.25))
    tone = shader.mix(shader.ramp(shader.math("MULTIPLY_ADD", yarn, 0.4, ridges), [(0.50, 0), (0.86, 1)]), scaled(colour, 0.66), scaled(colour, 1.14))
    return shader.finish(Base_Color=tone, Roughness=0.92, Specular=0.12, Sheen=0.3, Normal=shader.bump(height, 0.0030))
