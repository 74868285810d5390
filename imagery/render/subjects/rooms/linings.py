"""Wall linings. Each stands in its own frame: x from 0 to its length, z up from 0, face towards −Y at y = 0."""

import math

import bpy
import numpy

from ...core.geometry import block, box, place
from ...core.nodes import Shader
from ...core.scene import group


def slats(
    length: float,
    height: float,
    material,
    backing,
    width: float = 0.045,
    depth: float = 0.045,
    pitch: float = 0.075,
    lift: float = 0.0,
    parent=None,
) -> None:
    """Upright slats on a dark backing; `material` with its grain along Z."""
    count = max(1, int((length - width) / pitch) + 1)
    start = (length - (count - 1) * pitch) / 2
    mesh = block("slat", (width, depth, height), 0.003, material)
    for k in range(count):
        place(mesh, (start + k * pitch, depth / 2, lift + height / 2), parent=parent, name="slat")
    box((length, 0.02, height), (length / 2, depth + 0.012, lift + height / 2), backing, parent=parent)


def panels(
    length: float,
    height: float,
    material,
    backing,
    wide: float = 1.2,
    high: float = 2.4,
    joint: float = 0.008,
    thickness: float = 0.02,
    lift: float = 0.0,
    bevel: float = 0.0015,
    parent=None,
    seed: int = 3,
) -> None:
    """Boards of about `wide` × `high`, fitted without cut pieces, with open joints in front of a dark backing. Several materials are distributed by `seed`."""
    columns, rows = max(1, round(length / wide)), max(1, round(height / high))
    step_x, step_z = length / columns, height / rows
    choices = material if isinstance(material, (list, tuple)) else [material]
    meshes = [block("panel", (step_x - joint, thickness, step_z - joint), bevel, choice) for choice in choices]
    random = numpy.random.default_rng(seed)
    for column in range(columns):
        for row in range(rows):
            mesh = meshes[int(random.integers(len(meshes)))]
            place(mesh, ((column + 0.5) * step_x, thickness / 2, lift + (row + 0.5) * step_z), parent=parent, name="panel")
    box((length - 0.01, 0.03, height - 0.01), (length / 2, thickness + 0.012, lift + height / 2), backing, parent=parent)


def skirting(length: float, material, height: float = 0.1, depth: float = 0.016, parent=None) -> None:
    box((length, depth, height), (length / 2, -depth / 2, height / 2), material, 0.002, parent=parent)


def perforate(
    material: bpy.types.Material, pitch: float, diameter: float, axes: str = "XZ", dark=(0.006, 0.005, 0.004)
) -> bpy.types.Material:
    """Adds a square grid of round holes to a material, for distant boards whose real holes would be smaller than a pixel or two. The board's edges have none."""
    shader = Shader(material.name + " perforated")
    shader.tree, shader.material = material.node_tree, material
    shader.principled = next(node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED")
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect((shader.node("ShaderNodeTexCoord"), "Object"), parts, 0)
    squares = None
    for axis in axes:
        shifted = shader.math("FRACT", shader.math("MULTIPLY", (parts, "XYZ".index(axis)), 1 / pitch))
        centred = shader.math("SUBTRACT", shifted, 0.5)
        square = shader.math("MULTIPLY", centred, centred)
        squares = square if squares is None else shader.math("ADD", squares, square)
    radius = diameter / pitch / 2
    distance = shader.math("SQRT", squares)
    normal = shader.node("ShaderNodeSeparateXYZ")
    shader.connect((shader.node("ShaderNodeTexCoord"), "Normal"), normal, 0)
    through = next(index for index, axis in enumerate("XYZ") if axis not in axes)
    on_face = shader.math("GREATER_THAN", shader.math("ABSOLUTE", (normal, through)), 0.9)
    hole = shader.math("MULTIPLY", on_face, shader.ramp(distance, [(radius * 0.93, 1), (radius * 1.05, 0)]))
    base = shader.principled.inputs["Base Color"]
    before = (base.links[0].from_node, base.links[0].from_socket.name) if base.is_linked else tuple(base.default_value[:3])
    return shader.finish(Base_Color=shader.mix(hole, before, dark), Specular=shader.mix(hole, (0.35,) * 3, (0.0,) * 3))


def folded_bays(length: float, bay: float, fold: float, build, proud_start: bool = False, parent=None) -> list[float]:
    """
    A wall of bays, each turned so that one end projects `fold` beyond its neighbour: the far end along x, or with
    `proud_start` the near one. `build(bay_length, parent)` lines one bay. Returns the x of each projecting end, where
    lights can be hidden.
    """
    count = max(1, round(length / bay))
    step = length / count
    run, turn = math.hypot(step, fold), math.degrees(math.atan2(fold, step))
    for k in range(count):
        frame = group("bay", (k * step, -fold if proud_start else 0, 0), turn if proud_start else -turn, parent)
        build(run, frame)
    return [(k if proud_start else k + 1) * step for k in range(count)]
