"""The empty scene, its surroundings, and assemblies of parts."""
import math
from contextlib import contextmanager

import bpy
import numpy

# Blender 3.4 still uses names that numpy 1.24 has dropped.
for _name, _type in (("bool", bool), ("object", object), ("int", int), ("float", float)):
    if _name not in numpy.__dict__:
        setattr(numpy, _name, _type)

Colour = tuple[float, float, float]


def start() -> bpy.types.Scene:
    """Clears Blender and returns a scene for Cycles with a black world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    ambient((0, 0, 0), 0)
    return scene


def ambient(colour: Colour = (1, 1, 1), strength: float = 0.1) -> None:
    """Even light from all around."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def sky(elevation: float = 30, rotation: float = 0, strength: float = 0.2, sun: float = 0.0) -> None:
    """A clear daylight sky; `sun` is the strength of the sun's disc."""
    tree = bpy.context.scene.world.node_tree
    node = tree.nodes.new("ShaderNodeTexSky")
    node.sky_type = "NISHITA"
    node.sun_elevation = math.radians(elevation)
    node.sun_rotation = math.radians(rotation)
    node.sun_disc = sun > 0
    node.sun_intensity = sun
    background = tree.nodes["Background"]
    background.inputs[1].default_value = strength
    tree.links.new(node.outputs[0], background.inputs[0])


#: The assemblies under construction, the innermost last. New objects belong to it rather than to the scene.
_open_assemblies: list[bpy.types.Collection] = []


@contextmanager
def assembly(name: str):
    """Collects the objects made inside it into an assembly that `put` can place in the scene many times."""
    collection = bpy.data.collections.new(name)
    _open_assemblies.append(collection)
    try:
        yield collection
    finally:
        _open_assemblies.pop()


def put(thing: bpy.types.Collection, location=(0, 0, 0), turn: float = 0, parent: bpy.types.Object | None = None) -> bpy.types.Object:
    """Puts an assembly into the scene, or into the assembly under construction; `turn` is about the vertical."""
    item = group(thing.name, location, turn, parent)
    item.instance_type, item.instance_collection = "COLLECTION", thing
    return item


def link(item: bpy.types.Object, parent: bpy.types.Object | None = None) -> bpy.types.Object:
    collection = _open_assemblies[-1] if _open_assemblies else bpy.context.scene.collection
    collection.objects.link(item)
    if parent:
        item.parent = parent
    return item


def group(name: str, location=(0, 0, 0), turn: float = 0, parent: bpy.types.Object | None = None) -> bpy.types.Object:
    """An empty to hang parts on; `turn` is about the vertical."""
    empty = bpy.data.objects.new(name, None)
    empty.location = location
    empty.rotation_euler[2] = math.radians(turn)
    return link(empty, parent)
