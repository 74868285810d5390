"""The view through a window: a bright sky over distant trees, softly out of focus."""

import bpy

from ...core.geometry import place, surface
from ...core.nodes import Shader
from ...core.scene import Colour
from ...materials.plain import plain
from .shell import Side


def view(
    side: Side,
    strength: float = 2.2,
    distance: float = 14,
    horizon: float = 1.4,
    trees: float = 3.2,
    haze: Colour = (0.86, 0.90, 0.92),
    leaves: Colour = (0.10, 0.145, 0.065),
) -> bpy.types.Object:
    """A backdrop beyond a wall; `strength` times white at the horizon. It is visible, including in reflections, but gives no light."""
    half, low, high = 160.0, -6.0, 40.0
    mesh = surface(
        [(-half, 0, low), (half, 0, low), (half, 0, high), (-half, 0, high)],
        [(0, 1, 2, 3)],
        _backdrop(strength, horizon, trees, haze, leaves),
    )
    frame = side.frame()
    item = place(mesh, (side.length / 2, distance, 0), parent=frame, name="view")
    item.visible_diffuse = item.visible_shadow = False
    yard = [(-half, 0.35, -0.35), (half, 0.35, -0.35), (half, distance, -0.35), (-half, distance, -0.35)]
    paving = plain("paving outside", (0.30, 0.29, 0.26), 0.9)
    place(surface(yard, [(0, 1, 2, 3)], paving, smooth=False), (side.length / 2, 0, 0), parent=frame, name="yard")
    return item


def _backdrop(strength: float, horizon: float, trees: float, haze: Colour, leaves: Colour) -> bpy.types.Material:
    shader = Shader("view")
    position = (shader.node("ShaderNodeTexCoord"), "Object")
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(position, parts, 0)
    height = (parts, 2)
    crowns = shader.math(
        "ADD", shader.noise(position, 0.10, 3, 0.55), shader.math("MULTIPLY", shader.noise(position, 0.45, 2, 0.5), 0.35)
    )
    line = shader.math("MULTIPLY_ADD", crowns, trees * 2.2, horizon - trees * 0.75)
    tree = shader.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    shader.connect(shader.math("SUBTRACT", line, height), tree, 0)
    tree.inputs[1].default_value, tree.inputs[2].default_value = -0.35, 0.55
    foliage = shader.ramp(
        shader.noise(position, 1.1, 4, 0.6),
        [(0.32, tuple(part * 0.55 for part in leaves)), (0.70, tuple(part * 2.1 for part in leaves))],
    )
    foliage = shader.mix(0.30, foliage, haze)
    rise = shader.math("MULTIPLY", shader.math("SUBTRACT", height, horizon), 1 / 22, clamp=True)
    sky = shader.ramp(rise, [(0, haze), (1, (haze[0] * 0.62, haze[1] * 0.80, haze[2] * 1.02))])
    colour = shader.mix((tree, 0), sky, foliage)
    shader.finish(Base_Color=(0, 0, 0), Specular=0, Emission=colour, Emission_Strength=strength)
    shader.material.cycles.sample_as_light = False
    return shader.material
