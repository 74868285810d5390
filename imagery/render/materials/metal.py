"""Sheet metal for ceilings: powder coat, anodised aluminium, hot-dip galvanised steel."""
import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .plain import plain


def powder_coat(name: str = "powder coat", colour: Colour = (0.72, 0.72, 0.70), roughness: float = 0.42) -> bpy.types.Material:
    """A satin coat; very slightly uneven, as sprayed."""
    return plain(name, colour, roughness, specular=0.45, unevenness=0.03, relief=0.000006, grain=1600)


def anodised(name: str = "anodised", colour: Colour = (0.50, 0.375, 0.24), roughness: float = 0.34) -> bpy.types.Material:
    return plain(name, colour, roughness, metallic=1, unevenness=0.05, grain=500)


#: Width of a crystal of zinc, in metres.
CRYSTAL = 1 / 300


def galvanised(name: str = "galvanised steel", crystal: float = CRYSTAL) -> bpy.types.Material:
    """Zinc with spangle: crystals `crystal` metres wide, which differ slightly in tone and gloss."""
    shader = Shader(name)
    position = shader.coordinates()
    crystals = shader.node("ShaderNodeTexVoronoi", {"Scale": 1 / crystal, "Randomness": 1.0}, feature="F1")
    shader.connect(position, crystals, "Vector")
    grey = shader.node("ShaderNodeSeparateXYZ")
    shader.connect((crystals, "Color"), grey, 0)
    cloud = shader.noise(position, 14, 4, 0.6)
    value = shader.mix(0.35, (grey, 0), cloud)
    return shader.finish(
        Base_Color=shader.ramp(value, [(0.1, (0.59, 0.605, 0.62)), (0.9, (0.66, 0.675, 0.69))]),
        Metallic=0.95,
        Roughness=shader.ramp(value, [(0.1, 0.36), (0.9, 0.29)]),
        Specular=0.5,
    )
