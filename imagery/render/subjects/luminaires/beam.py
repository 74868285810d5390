"""The beam of a hung luminaire, visible in haze."""

import math
from dataclasses import dataclass

import bpy

from ...core.geometry import Point, lathe, place
from ...core.nodes import Shader
from ...core.scene import Colour
from ..stage.rigging import HANGING

#: The visible length of a beam in haze, in metres.
_LENGTH = 3.2


@dataclass(frozen=True)
class Optics:
    """Lengths in metres: height of the tilt `axis`, distance from it to the `front` of the head, `radius` of the beam there."""

    axis: float
    front: float
    radius: float


def beam(optics: Optics, haze: bpy.types.Material, location: Point, tilt: float, spread: float, turn: float = 0) -> bpy.types.Object:
    """A cone that opens from the front of a luminaire hung from a pipe at `location`; `tilt`, `spread` and `turn` in degrees."""
    down, aside = math.radians(tilt), math.radians(turn)
    end = optics.radius + _LENGTH * math.tan(math.radians(spread))
    item = place(lathe([(optics.radius, 0.0), (end, _LENGTH)], haze, 96), name="beam")
    ahead = optics.front * math.cos(down)
    low = HANGING + optics.axis + optics.front * math.sin(down)
    x, y, z = location
    item.location = (x + ahead * math.sin(aside), y - ahead * math.cos(aside), z - low)
    item.rotation_euler = (math.pi / 2 + down, 0, aside)
    item.visible_shadow = item.visible_diffuse = item.visible_glossy = item.visible_transmission = False
    return item


def haze(colour: Colour, strength: float = 0.30, softness: float = 2.2, fading: float = 2.6, rise: float = 0.0) -> bpy.types.Material:
    """
    Transparent, and brighter towards the axis and the lamp: the more so, the higher `softness` and `fading` are. It
    fades in over the first `rise` metres, so that it hides no lens.
    """
    shader = Shader("haze")
    facing = shader.node("ShaderNodeLayerWeight", {"Blend": 0.5})
    inside = shader.math("POWER", shader.math("SUBTRACT", 1.0, (facing, "Facing")), softness)
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(shader.position(), parts, 0)
    near = shader.math("POWER", shader.math("SUBTRACT", 1.0, shader.math("DIVIDE", (parts, 2), _LENGTH), clamp=True), fading)
    if rise:
        near = shader.math("MULTIPLY", near, shader.math("DIVIDE", (parts, 2), rise, clamp=True))
    light = shader.node("ShaderNodeEmission", {"Color": (*colour, 1)})
    shader.connect(shader.math("MULTIPLY", shader.math("MULTIPLY", inside, near), strength), light, "Strength")
    clear = shader.node("ShaderNodeBsdfTransparent")
    both = shader.node("ShaderNodeAddShader")
    shader.connect((light, 0), both, 0)
    shader.connect((clear, 0), both, 1)
    output = next(node for node in shader.tree.nodes if node.type == "OUTPUT_MATERIAL")
    shader.connect((both, 0), output, 0)
    shader.material.cycles.sample_as_light = False
    return shader.material
