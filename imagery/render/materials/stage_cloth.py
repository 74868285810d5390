"""Curtain cloths: glazed cotton with a soft gloss, crape with a fine crinkle, velvet with a sheen."""

import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import scaled


def glazed_cotton(name: str, colour: Colour, gloss: float = 0.32, finer: float = 1) -> bpy.types.Material:
    """A plain weave, calendered to a slight sheen. Reduce `gloss` at a distance, where it would look like metal; make threads `finer` in close-ups."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    warp = shader.noise(shader.coordinates((1, 1, 0.06), shifted=False), 1100 * finer, 2, 0.6)
    weft = shader.noise(shader.coordinates((0.06, 0.06, 1), shifted=False), 1100 * finer, 2, 0.6)
    threads = shader.math("MULTIPLY", shader.math("ADD", warp, weft), 0.5)
    cloud = shader.noise(position, 5, 3, 0.55)
    tone = shader.mix(shader.ramp(threads, [(0.38, 0), (0.62, 1)]), scaled(colour, 0.74), scaled(colour, 1.14))
    roughness = shader.ramp(cloud, [(0.35, 0.68 - 0.4 * gloss), (0.65, 0.76 - 0.4 * gloss)])
    return shader.finish(Base_Color=tone, Roughness=roughness, Specular=gloss, Sheen=0.25, Normal=shader.bump(threads, 0.0004 / finer))


def crape(name: str, colour: Colour) -> bpy.types.Material:
    """Hard-twisted yarn that crinkles the cloth: matt, with short uneven ridges along the height."""
    shader = Shader(name)
    ridges = shader.noise(shader.coordinates((1, 1, 0.28), shifted=False), 520, 3, 0.65, 0.7)
    tone = shader.mix(shader.ramp(ridges, [(0.35, 0), (0.62, 1)]), scaled(colour, 0.72), scaled(colour, 1.1))
    return shader.finish(Base_Color=tone, Roughness=0.92, Specular=0.12, Sheen=0.3, Normal=shader.bump(ridges, 0.0012))


def crinkled_crape(name: str, colour: Colour) -> bpy.types.Material:
    """Crape close up: pebbled all over by its hard-twisted yarn, with threads between the pebbles."""
    shader = Shader(name)
    pebbles = None
    for stretch, scale, share in ((0.42, 1050, 1.0), (0.55, 2000, 0.6)):
        soft = shader.noise(shader.coordinates((1, 1, stretch), shifted=False), scale, 2, 0.5, 0.9)
        # Its zero crossings are the valleys: crinkles that meander and meet.
        ridge = shader.math("MULTIPLY", shader.math("ABSOLUTE", shader.math("SUBTRACT", soft, 0.5)), 5 * share)
        pebbles = ridge if pebbles is None else shader.math("ADD", pebbles, ridge)
    warp = shader.noise(shader.coordinates((1, 1, 0.05), shifted=False), 2600, 2, 0.6)
    weft = shader.noise(shader.coordinates((0.05, 0.05, 1), shifted=False), 2600, 2, 0.6)
    threads = shader.math("MULTIPLY", shader.math("ADD", warp, weft), 0.5)
    height = shader.math("MULTIPLY_ADD", threads, 0.7, pebbles)
    tone = shader.mix(shader.ramp(height, [(0.15, 0), (0.85, 1)]), scaled(colour, 0.80), scaled(colour, 1.08))
    return shader.finish(Base_Color=tone, Roughness=0.9, Specular=0.14, Sheen=0.25, Normal=shader.bump(height, 0.00034))


def draped_velvet(name: str, colour: Colour) -> bpy.types.Material:
    """Velvet close up: its upright pile is dark from the front and shines at the turn of a fold, and where it has been brushed."""
    shader = Shader(name)
    pile = shader.noise(shader.coordinates((1, 1, 0.5), shifted=False), 1500, 2, 0.6)
    brushed = shader.noise(shader.coordinates((1, 1, 0.5), shifted=False), 16, 3, 0.5, 0.5)
    tone = shader.mix(shader.ramp(pile, [(0.35, 0), (0.65, 1)]), scaled(colour, 0.30), scaled(colour, 0.62))
    relief = shader.bump(shader.math("MULTIPLY_ADD", pile, 0.06, brushed), 0.010)
    shader.finish(Base_Color=tone, Roughness=1, Specular=0.02, Normal=relief)
    sheen = shader.node("ShaderNodeBsdfVelvet", {"Sigma": 0.42})
    shader.feed(sheen, "Color", scaled(colour, 3.2))
    shader.connect(relief, sheen, "Normal")
    both = shader.node("ShaderNodeAddShader")
    shader.connect((shader.principled, 0), both, 0)
    shader.connect((sheen, 0), both, 1)
    output = next(node for node in shader.tree.nodes if node.type == "OUTPUT_MATERIAL")
    shader.connect((both, 0), output, 0)
    return shader.material
