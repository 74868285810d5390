"""Lamps. Power in watts, colour temperature in kelvin. This version of Cycles has no light tree: use at most about 25 lamps in a scene, long areas rather than many points."""
import math

import bpy
from mathutils import Vector

from .scene import Colour, link

_LINEAR_RGB = {
    2400: (1, 0.45, 0.13),
    2700: (1, 0.53, 0.21),
    3000: (1, 0.60, 0.29),
    3500: (1, 0.70, 0.42),
    4000: (1, 0.78, 0.55),
    5000: (1, 0.90, 0.80),
    6500: (1, 0.98, 1),
    8000: (0.80, 0.88, 1),
}


def kelvin(temperature: int) -> Colour:
    """The linear colour of the nearest listed colour temperature; its largest channel is 1."""
    return _LINEAR_RGB[min(_LINEAR_RGB, key=lambda listed: abs(listed - temperature))]


def aim(item: bpy.types.Object, target) -> None:
    direction = Vector(target) - item.location
    item.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def area(location, target, width: float, power: float, colour: Colour = (1, 1, 1), height: float | None = None, seen: bool = False) -> bpy.types.Object:
    """A soft lamp, by default invisible to the camera."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.color, lamp.size = power, colour, width
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height
    item = link(bpy.data.objects.new("area", lamp))
    item.location = location
    aim(item, target)
    item.visible_camera = seen
    return item


def spot(location, target, power: float, colour: Colour = (1, 1, 1), angle: float = 30, blend: float = 0.5, radius: float = 0.05) -> bpy.types.Object:
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color, lamp.spot_size = power, colour, math.radians(angle)
    lamp.spot_blend, lamp.shadow_soft_size = blend, radius
    item = link(bpy.data.objects.new("spot", lamp))
    item.location = location
    aim(item, target)
    return item


def sun(direction, strength: float, colour: Colour = (1, 0.9, 0.75), angle: float = 0.6) -> bpy.types.Object:
    """Parallel light along `direction`; `angle` is the size of the sun's disc in degrees, which softens shadows."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, colour, math.radians(angle)
    item = link(bpy.data.objects.new("sun", lamp))
    item.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return item


def glow(name: str, colour: Colour, strength: float, lights: bool = True) -> bpy.types.Material:
    """A luminous surface; without `lights` it is visible but does not light the scene, which is cheaper beside a lamp."""
    material = bpy.data.materials.new(name)
    material.cycles.sample_as_light = lights
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs[0].default_value = (*colour, 1)
    emission.inputs[1].default_value = strength
    tree.links.new(emission.outputs[0], output.inputs[0])
    return material
