"""Light probes: panoramas of real places, used for reflections and for the view outside windows."""

import math
from pathlib import Path

import bpy

_FOLDER = Path(__file__).resolve().parents[3] / ".cache" / "light-probes"
#: The maximum brightness of a probe: its sun would cause fireflies, and a lamp in the scene replaces it.
_BRIGHTEST = 6.0


def surroundings(name: str, light: float = 0.3, seen: float = 1.5, turn: float = 0) -> None:
    """
    Surrounds the scene with a light probe such as `park`. `light` and `seen` are the factors of its light and of its
    visible brightness; `turn` is in degrees about the vertical.
    """
    tree = bpy.context.scene.world.node_tree
    picture = tree.nodes.new("ShaderNodeTexEnvironment")
    picture.image = bpy.data.images.load(str(_FOLDER / f"{name}.exr"), check_existing=True)
    place = tree.nodes.new("ShaderNodeMapping")
    place.inputs["Rotation"].default_value[2] = math.radians(turn)
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], place.inputs[0])
    tree.links.new(place.outputs[0], picture.inputs[0])
    limited = tree.nodes.new("ShaderNodeVectorMath")
    limited.operation = "MINIMUM"
    limited.inputs[1].default_value = (_BRIGHTEST,) * 3
    tree.links.new(picture.outputs[0], limited.inputs[0])
    background = tree.nodes["Background"]
    tree.links.new(limited.outputs[0], background.inputs[0])
    strength = tree.nodes.new("ShaderNodeMapRange")
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = light, seen
    tree.links.new(tree.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"], strength.inputs[0])
    tree.links.new(strength.outputs[0], background.inputs[1])
