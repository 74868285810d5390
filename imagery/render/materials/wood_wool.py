"""Excelsior bound with cement, in strands of varying tone."""
import bpy

from ..core.nodes import Shader
from ..core.scene import Colour
from .colour import scaled


def wood_wool(name: str, colour: Colour = (0.54, 0.465, 0.345), grain_attribute: str | None = None) -> bpy.types.Material:
    """
    Strands in tones around `colour`, greyed by cement. With a `grain_attribute` (along, across, strand number), the
    grain follows each strand.
    """
    shader = Shader(name)
    island = (shader.node("ShaderNodeNewGeometry"), "Random Per Island")
    tone = shader.ramp(island, [(0.0, scaled(colour, 0.62)), (0.35, colour), (0.75, scaled(colour, 1.18)), (1.0, scaled(colour, 0.8))])
    position = shader.coordinates(shifted=False)
    cement = shader.ramp(shader.noise(position, 160, 4, 0.7), [(0.45, 0), (0.68, 0.45)])
    grain = shader.noise(position, 2200, 3, 0.6)
    if grain_attribute:
        shader.attribute = grain_attribute
        grain = shader.noise(shader.coordinates((90, 4200, 17), shifted=False), 1, 3, 0.6)
        tone = shader.mix(0.55, tone, shader.ramp(grain, [(0.3, 0.55), (0.5, 0.95), (0.7, 1.0)]), "MULTIPLY")
    return shader.finish(
        Base_Color=shader.mix(cement, tone, (0.47, 0.44, 0.38)),
        Roughness=0.82,
        Specular=0.2,
        Normal=shader.bump(grain, 0.00008),
    )
