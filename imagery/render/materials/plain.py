"""Surfaces without a pattern: paint, moulded plastic, cast and sheet metal, glass, plaster."""
import bpy

from ..core.nodes import Shader
from ..core.scene import Colour


def plain(
    name: str,
    colour: Colour,
    roughness: float = 0.5,
    metallic: float = 0,
    specular: float = 0.5,
    clearcoat: float = 0,
    sheen: float = 0,
    anisotropic: float = 0,
    transmission: float = 0,
    refraction: float = 1.45,
    unevenness: float = 0,
    relief: float = 0,
    grain: float = 200,
) -> bpy.types.Material:
    """
    A material of one linear colour. `unevenness` varies the roughness over the surface, `relief` is the height of
    its texture in metres, `grain` how fine both are (features per metre).
    """
    shader = Shader(name)
    shader.finish(
        Base_Color=colour,
        Roughness=roughness,
        Metallic=metallic,
        Specular=specular,
        Clearcoat=clearcoat,
        Sheen=sheen,
        Anisotropic=anisotropic,
        Transmission=transmission,
        IOR=refraction,
    )
    if unevenness:
        cloud = shader.noise(shader.coordinates(shifted=False), grain * 0.04, 5, 0.6)
        shader.finish(Roughness=shader.ramp(cloud, [(0.3, max(0.02, roughness - unevenness)), (0.7, roughness + unevenness)]))
    if relief:
        shader.finish(Normal=shader.bump(shader.noise(shader.coordinates(shifted=False), grain, 4, 0.6), relief))
    return shader.material


def brushed(name: str, colour: Colour, roughness: float = 0.3) -> bpy.types.Material:
    """Brushed metal: fine lines along X."""
    shader = Shader(name)
    lines = shader.noise(shader.coordinates((0.01, 1, 1), shifted=False), 2600, 2, 0.5)
    return shader.finish(
        Base_Color=colour,
        Metallic=1,
        Roughness=shader.ramp(lines, [(0.3, roughness - 0.07), (0.7, roughness + 0.08)]),
        Anisotropic=0.5,
        Normal=shader.bump(lines, 0.00001),
    )


def glass(name: str = "glass", tint: Colour = (1, 1, 1), roughness: float = 0.0) -> bpy.types.Material:
    return plain(name, tint, roughness, transmission=1, refraction=1.49)
