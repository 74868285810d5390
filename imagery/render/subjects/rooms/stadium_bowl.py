"""The view from a lounge: a striped pitch, a stand of coloured seats opposite, a roof, sky."""

import bpy
import numpy

from ...core.geometry import box, place, surface
from ...core.nodes import Shader
from ...materials.plain import plain


def bowl(glass: float, level: float, width: float = 62.0, half: float = 130.0) -> None:
    """The lounge's glass is at y = `glass`; `level` is the height of the pitch, `width` the distance to the opposite touchline."""
    near, distance = glass + 9.0, glass + width
    pitch = [(-half, near, level), (half, near, level), (half, distance + 6, level), (-half, distance + 6, level)]
    place(surface(pitch, [(0, 1, 2, 3)], _turf(), smooth=False), name="pitch")
    chalk = plain("chalk", (0.80, 0.82, 0.78), 0.9)
    middle, reach = (near + distance) / 2 + 1, 46.0
    for y in (near + 3.5, distance):
        box((2 * reach, 0.14, 0.02), (0, y, level + 0.012), chalk)
    for x in (-reach, 0.0, reach):
        box((0.14, distance - near - 3.5, 0.021), (x, (distance + near + 3.5) / 2, level + 0.012), chalk)
    ring = [(9.15 * numpy.cos(a), middle + 2 + 9.15 * numpy.sin(a), level + 0.024) for a in numpy.linspace(0, 2 * numpy.pi, 73)]
    inner = [(9.0 / 9.15 * (x), middle + 2 + 9.0 / 9.15 * (y - middle - 2), z) for x, y, z in ring]
    place(surface(ring + inner, [(k, k + 1, 74 + k, 73 + k) for k in range(72)], chalk, smooth=False), name="centre circle")
    _stand(level, distance + 8, 24, half)
    boards = plain("boards", (0.05, 0.10, 0.085), 0.5)
    box((2 * half, 0.3, 1.0), (0, distance + 6.5, level + 0.5), boards)
    for depth in (distance - 14, distance + 5):
        haze = surface([(-half, depth, level), (half, depth, level), (half, depth, level + 60), (-half, depth, level + 60)], [(0, 1, 2, 3)], _haze(), smooth=False)
        air = place(haze, name="haze")
        air.visible_shadow = air.visible_diffuse = air.visible_glossy = False
    roof = plain("roof", (0.55, 0.56, 0.56), 0.6)
    box((2 * half, 17, 0.7), (0, distance + 29, level + 19.5), roof, rotation=(-5, 0, 0))
    for x in numpy.arange(-half, half, 12.5):
        box((0.5, 0.5, 14), (float(x), distance + 36, level + 13), roof)


def _stand(level: float, start: float, rows: int, half: float) -> None:
    """Steps with a row of seats on each; the seats' colour is in their material."""
    concrete, seats = plain("stand", (0.34, 0.33, 0.32), 0.8), _seat_blocks()
    for row in range(rows):
        y, z = start + row * 0.85, level + 1.6 + row * 0.52
        box((2 * half, 0.86, 0.8), (0, y, z - 0.4), concrete)
        box((2 * half, 0.30, 0.40), (0, y + 0.15, z + 0.24), seats)


def _haze() -> bpy.types.Material:
    """Bright haze in front of distant objects."""
    material = bpy.data.materials.new("haze")
    material.cycles.sample_as_light = False
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    clear, air = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeEmission")
    air.inputs[0].default_value, air.inputs[1].default_value = (0.86, 0.93, 1.0, 1), 1.1
    both, output = tree.nodes.new("ShaderNodeMixShader"), tree.nodes.new("ShaderNodeOutputMaterial")
    both.inputs[0].default_value = 0.13
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(air.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], output.inputs[0])
    return material


def _turf() -> bpy.types.Material:
    shader = Shader("turf")
    position = (shader.node("ShaderNodeTexCoord"), "Object")
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(position, parts, 0)
    stripe = shader.math("FRACT", shader.math("MULTIPLY", (parts, 0), 1 / 11.5))
    mown = shader.ramp(stripe, [(0.485, 0), (0.515, 1)])
    colour = shader.mix(mown, (0.055, 0.125, 0.030), (0.078, 0.165, 0.042))
    worn = shader.noise(position, 0.35, 5, 0.65)
    colour = shader.mix(shader.ramp(worn, [(0.45, 0), (0.8, 0.4)]), colour, (0.12, 0.175, 0.06))
    return shader.finish(Base_Color=colour, Roughness=0.95, Specular=0.1)


def _seat_blocks() -> bpy.types.Material:
    """Single seats half a metre apart in varying greens, with gaps between them and aisles every ten metres."""
    shader = Shader("stand seats")
    position = (shader.node("ShaderNodeTexCoord"), "Object")
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(position, parts, 0)
    place_in_row = shader.math("FRACT", shader.math("MULTIPLY", (parts, 0), 1 / 0.5))
    aisle = shader.math("FRACT", shader.math("MULTIPLY", (parts, 0), 1 / 10.0))
    info = shader.node("ShaderNodeObjectInfo")
    which = shader.node("ShaderNodeCombineXYZ")
    shader.connect(shader.math("FLOOR", shader.math("MULTIPLY", (parts, 0), 2.0)), which, 0)
    shader.connect((info, "Random"), which, 1)
    chance = shader.node("ShaderNodeTexWhiteNoise")
    shader.connect((which, 0), chance, "Vector")
    colour = shader.ramp((chance, 0), [(0.0, (0.030, 0.100, 0.078)), (1.0, (0.040, 0.122, 0.094))])
    gap = shader.math("MAXIMUM", shader.ramp(place_in_row, [(0.80, 0), (0.96, 0.45)]), shader.ramp(aisle, [(0.86, 0), (0.87, 1)]))
    return shader.finish(Base_Color=shader.mix(gap, colour, (0.25, 0.245, 0.235)), Roughness=0.6)
