"""Cloth with individual threads for close-ups, and a melange for other pictures. Faces may look along X, Y or Z."""
from dataclasses import dataclass

import bpy

from ..core.nodes import Shader, Socket
from ..core.scene import Colour
from .colour import blended, linear, scaled


@dataclass(frozen=True)
class Weave:
    """How threads cross. Lengths in metres."""

    thread: float = 0.0008
    #: `plain`, `basket` (two by two) or `twill` (diagonal).
    binding: str = "plain"
    #: How much lighter the weft is than the warp.
    contrast: float = 0.25
    #: The variation in tone between threads, and along each thread.
    slub: float = 0.25
    relief: float = 0.00022
    sheen: float = 0.25


def woven_cloth(name: str, colour: Colour, weave: Weave = Weave()) -> bpy.types.Material:
    """A cloth of one colour, its warp slightly darker and its weft slightly lighter."""
    return _Cloth(name, colour, weave).material()


class _Cloth:
    def __init__(self, name: str, colour: Colour, weave: Weave):
        self.shader = Shader(name)
        self.weave = weave
        self.warp_colour = scaled(colour, 1 - weave.contrast / 2)
        self.weft_colour = scaled(colour, 1 + weave.contrast / 2)

    def material(self) -> bpy.types.Material:
        shader, weave = self.shader, self.weave
        u, v = self.threads()
        column, row = shader.math("FLOOR", u), shader.math("FLOOR", v)
        over = self.warp_above(column, row)
        across_u, across_v = self.bulge(u), self.bulge(v)
        warp_height = shader.math("MULTIPLY", across_u, shader.math("MULTIPLY_ADD", across_v, 0.45, 0.55))
        weft_height = shader.math("MULTIPLY", across_v, shader.math("MULTIPLY_ADD", across_u, 0.45, 0.55))
        height = self.choose(over, warp_height, weft_height)
        warp_tone, weft_tone = self.tone(column, v), self.tone(row, u)
        colour = shader.mix(over, self.toned(self.weft_colour, weft_tone), self.toned(self.warp_colour, warp_tone))
        hollow = shader.ramp(height, [(0.05, 0.42), (0.5, 0)])
        colour = shader.mix(hollow, colour, scaled(self.warp_colour, 0.45))
        fuzz = shader.noise(shader.coordinates(shifted=False), 2600, 3, 0.7)
        height = shader.math("MULTIPLY_ADD", fuzz, 0.75, height)
        return shader.finish(
            Base_Color=colour,
            Roughness=0.92,
            Specular=0.12,
            Sheen=weave.sheen,
            Sheen_Tint=0.7,
            Normal=shader.bump(height, weave.relief),
        )

    def threads(self) -> tuple[Socket, Socket]:
        """Counts of threads across and up the face, each thread wandering a little."""
        shader = self.shader
        source = shader.node("ShaderNodeTexCoord")
        place, facing = shader.node("ShaderNodeSeparateXYZ"), shader.node("ShaderNodeSeparateXYZ")
        shader.connect((source, "Object"), place, 0)
        shader.connect((source, "Normal"), facing, 0)
        wander = shader.noise(shader.coordinates(shifted=False), 60, 2, 0.6)
        wander = shader.math("MULTIPLY_ADD", wander, 0.9, -0.45)
        counts = []
        for axis in (0, 2):
            turned = shader.math("GREATER_THAN", shader.math("ABSOLUTE", (facing, axis)), 0.72)
            length = shader.math("MULTIPLY_ADD", (place, 1), turned, (place, axis))
            counts.append(shader.math("ADD", shader.math("DIVIDE", length, self.weave.thread), wander))
        return counts[0], counts[1]

    def warp_above(self, column: Socket, row: Socket) -> Socket:
        """1 where the warp lies above the weft."""
        shader = self.shader
        if self.weave.binding == "basket":
            column, row = (shader.math("FLOOR", shader.math("MULTIPLY", count, 0.5)) for count in (column, row))
        period = 4 if self.weave.binding == "twill" else 2
        part = shader.math("FRACT", shader.math("DIVIDE", shader.math("ADD", column, row), period))
        return shader.math("LESS_THAN", part, 0.5 - 0.25 / period)

    def bulge(self, count: Socket) -> Socket:
        """Round cross-section of a thread: 0 at its edges, 1 on its back."""
        shader = self.shader
        wave = shader.math("ABSOLUTE", shader.math("SINE", shader.math("MULTIPLY", count, 3.14159)))
        return shader.math("POWER", wave, 0.8)

    def choose(self, factor: Socket, if_one: Socket, if_zero: Socket) -> Socket:
        shader = self.shader
        difference = shader.math("SUBTRACT", if_one, if_zero)
        return shader.math("MULTIPLY_ADD", difference, factor, if_zero)

    def tone(self, number: Socket, along: Socket) -> Socket:
        """The lightness of a thread, with thick and thin places along it."""
        shader = self.shader
        own = shader.node("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
        shader.connect(number, own, "W")
        place = shader.node("ShaderNodeCombineXYZ")
        shader.connect(shader.math("MULTIPLY", number, 7.3), place, 0)
        shader.connect(shader.math("MULTIPLY", along, 0.11), place, 1)
        slub = shader.noise((place, 0), 1, 2, 0.6)
        return shader.math("ADD", shader.math("MULTIPLY", (own, 0), 0.4), shader.math("MULTIPLY", slub, 0.9))

    def toned(self, colour: Colour, tone: Socket) -> Socket:
        shader, slub = self.shader, self.weave.slub
        return shader.ramp(tone, [(0.3, scaled(colour, 1 - slub)), (1.0, scaled(colour, 1 + slub))])


def melange_cloth(name: str, colour: Colour, depth: float = 0.22, scale: float = 420) -> bpy.types.Material:
    """Cloth at a distance: flecks of lighter and darker yarn with a soft mottle."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    yarn = shader.noise(position, scale, 3, 0.75)
    mottled = shader.ramp(yarn, [(0.3, scaled(colour, 1 - depth)), (0.5, colour), (0.7, blended(colour, (0.9, 0.9, 0.9), depth * 0.35))])
    return shader.finish(
        Base_Color=mottled, Roughness=0.92, Specular=0.12, Sheen=0.2, Sheen_Tint=0.7, Normal=shader.bump(yarn, 0.0004)
    )


def room_linen(name: str, colour: Colour, depth: float = 0.11) -> bpy.types.Material:
    """Coarse linen at a distance: only the thick places of its threads are wider than a pixel."""
    shader = Shader(name)
    weft = shader.noise(shader.coordinates((0.06, 1, 1), shifted=False), 340, 3, 0.7)
    warp = shader.noise(shader.coordinates((1, 1, 0.06), shifted=False), 340, 3, 0.7)
    slubs = shader.math("MULTIPLY", shader.math("ADD", weft, warp), 0.5)
    shade = shader.ramp(slubs, [(0.38, scaled(colour, 1 - depth)), (0.5, colour), (0.62, scaled(colour, 1 + depth))])
    return shader.finish(Base_Color=shade, Roughness=0.92, Specular=0.12, Sheen=0.2, Sheen_Tint=0.7, Normal=shader.bump(slubs, 0.0006))


def cane() -> bpy.types.Material:
    """Woven cane, as in seats and backs of chairs."""
    return woven_cloth("cane", linear("#c39a5e"), Weave(thread=0.006, contrast=0.5, slub=0.3, relief=0.001, sheen=0))
