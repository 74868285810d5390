"""Sliced veneer. Growth rings are true surfaces around a pith, cut by the sheet: straight lines on the quarter, flames on the crown."""
from dataclasses import dataclass

import bpy

from ..core.nodes import Shader, Socket
from .colour import linear, scaled


@dataclass(frozen=True)
class Veneer:
    """How a veneer looks. Lengths in metres, shares from 0 to 1."""

    #: Its mean colour in sRGB.
    colour: str
    #: Mean width of a growth ring.
    ring: float = 0.0026
    #: Sliced across the crown of the log: flames instead of lines.
    crown: bool = False
    #: The contrast of the late wood, and its share of a ring.
    contrast: float = 0.5
    late_wood: float = 0.4
    #: How far the rings wander.
    wander: float = 0.006
    #: Long pores; gathered in the early wood, or spread evenly.
    pores: float = 0.6
    ring_porous: bool = False
    #: Short dark specks, as in beech.
    specks: float = 0.0
    #: Alternating bands of light and dark along the grain, as in sapelli.
    ribbon: float = 0.0
    #: Soft bars across the grain, as in figured maple.
    curl: float = 0.0
    #: Broad lighter and darker streaks, as in teak.
    streaks: float = 0.25
    #: Reddens the dark parts.
    warmth: float = 0.0
    #: How much one sheet differs from the next.
    tone: float = 0.07
    roughness: float = 0.44
    relief: float = 0.00005


def veneer(name: str, kind: Veneer, axis: str = "Z") -> bpy.types.Material:
    """`axis` is the direction of the grain in the object. The sheet's face is assumed to look along Y."""
    return _Sheet(name, kind, axis).material()


class _Sheet:
    def __init__(self, name: str, kind: Veneer, axis: str):
        self.shader = Shader(name)
        self.kind = kind
        self.along = "XYZ".index(axis)
        self.across = 2 if axis == "X" else 0
        self.base = linear(kind.colour)

    def stretched(self, factor: float) -> Socket:
        """Coordinates that stretch features along the grain by 1 / `factor`."""
        scale = [1.0, 1.0, 1.0]
        scale[self.along] = factor
        return self.shader.coordinates((scale[0], scale[1], scale[2]))

    def material(self) -> bpy.types.Material:
        shader, kind = self.shader, self.kind
        rings = self.rings()
        phase = shader.math("FRACT", rings)
        fibres = shader.noise(self.stretched(0.012), 1100, 4, 0.68)
        pores = self.pores(phase)
        colour = self.colour(self.late(rings, phase), fibres, pores)
        toned = shader.node("ShaderNodeHueSaturation")
        shader.connect(shader.math("MULTIPLY_ADD", shader.random, 2 * kind.tone, 1 - kind.tone), toned, "Value")
        shader.connect(colour, toned, "Color")
        relief = shader.math("SUBTRACT", shader.math("MULTIPLY", fibres, 0.4), pores)
        roughness = shader.ramp(fibres, [(0.3, kind.roughness - 0.05), (0.7, kind.roughness + 0.08)])
        return shader.finish(
            Base_Color=(toned, 0), Roughness=roughness, Specular=0.32, Normal=shader.bump(relief, kind.relief)
        )

    def rings(self) -> Socket:
        """The number of growth rings from the pith, with varying widths."""
        shader, kind = self.shader, self.kind
        slow = shader.math("SUBTRACT", shader.noise(self.stretched(0.09), 9, 2, 0.45), 0.5)
        ripple = shader.math("SUBTRACT", shader.noise(self.stretched(0.03), 70, 3, 0.5), 0.5)
        distance = self.distance()
        distance = shader.math("MULTIPLY_ADD", slow, kind.wander * 2.6, distance)
        distance = shader.math("MULTIPLY_ADD", ripple, 0.0022, distance)
        count = shader.math("DIVIDE", distance, kind.ring)
        uneven = shader.node("ShaderNodeTexNoise", {"Scale": 0.37, "Detail": 2, "Roughness": 0.6}, noise_dimensions="1D")
        shader.connect(count, uneven, "W")
        return shader.math("MULTIPLY_ADD", (uneven, 0), 1.7, count)

    def distance(self) -> Socket:
        shader = self.shader
        parts = shader.node("ShaderNodeSeparateXYZ")
        if not self.kind.crown:
            shader.connect(shader.coordinates(), parts, 0)
            return shader.math("MULTIPLY_ADD", (parts, 1), 0.4, (parts, self.across))
        shader.coordinates()
        shader.connect((shader.node("ShaderNodeTexCoord"), "Object"), parts, 0)
        aside = shader.math("MULTIPLY_ADD", shader.random, 0.07, -0.035)
        bend = shader.math("MULTIPLY_ADD", shader.noise(self.stretched(0.4), 4, 2, 0.4), 0.05, -0.025)
        across = shader.math("ADD", shader.math("ADD", (parts, self.across), aside), bend)
        depth = shader.math("MULTIPLY_ADD", (parts, self.along), 0.030, 0.062)
        depth = shader.math("MULTIPLY_ADD", shader.random, 0.017, depth)
        square = shader.math("MULTIPLY_ADD", depth, depth, shader.math("MULTIPLY", across, across))
        return shader.math("SQRT", square)

    def late(self, rings: Socket, phase: Socket) -> Socket:
        """The dark part of each ring, with varying strength."""
        shader, width = self.shader, self.kind.late_wood
        ring = shader.node("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
        shader.connect(shader.math("FLOOR", rings), ring, "W")
        strength = shader.math("MULTIPLY_ADD", (ring, 0), 0.6, 0.4)
        stops = [(0, 0.25), (0.07, 0.0), (1 - 1.6 * min(0.6, width), 0.12), (1 - 0.5 * width, 0.75), (0.95, 1), (1, 0.25)]
        return shader.math("MULTIPLY", shader.ramp(phase, stops), strength)

    def pores(self, phase: Socket) -> Socket:
        shader = self.shader
        share: Socket | float = 0.5
        if self.kind.ring_porous:
            share = shader.ramp(phase, [(0, 1), (0.25, 0.9), (0.5, 0.25), (0.9, 0.05), (1, 0.8)])
        threshold = shader.math("MULTIPLY_ADD", share, -0.125, 0.72)
        edge = shader.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        shader.connect(shader.noise(self.stretched(0.04), 5200, 1, 0.3), edge, 0)
        shader.connect(threshold, edge, 1)
        shader.connect(shader.math("ADD", threshold, 0.05), edge, 2)
        return shader.math("MULTIPLY", (edge, 0), self.kind.pores, clamp=True)

    def colour(self, late: Socket, fibres: Socket, pores: Socket) -> Socket:
        shader, kind = self.shader, self.kind
        red = 1 + kind.warmth
        dark = scaled(self.base, 0.62)
        dark = (dark[0] * red, dark[1], dark[2] * (1 - kind.warmth * 0.5))
        colour = shader.mix(shader.math("MULTIPLY", late, kind.contrast), scaled(self.base, 1.14), dark)
        broad = shader.noise(self.stretched(0.05), 32, 3, 0.55)
        colour = shader.mix(shader.ramp(broad, [(0.42, 0), (0.72, kind.streaks)]), colour, dark)
        colour = shader.mix(shader.ramp(fibres, [(0.40, 0), (0.72, 0.55)]), colour, dark)
        if kind.ribbon:
            bands = shader.noise(self.stretched(0.02), 95, 2, 0.5)
            light = shader.ramp(bands, [(0.42, 0.0), (0.5, kind.ribbon * 0.4), (0.56, kind.ribbon)])
            colour = shader.mix(light, colour, scaled(self.base, 1.42))
        if kind.curl:
            squeezed = [0.16, 0.16, 0.16]
            squeezed[self.along] = 1.0
            bars = shader.noise(shader.coordinates((squeezed[0], squeezed[1], squeezed[2])), 130, 2, 0.5)
            colour = shader.mix(shader.ramp(bars, [(0.4, 0), (0.66, kind.curl)]), colour, scaled(self.base, 1.32))
        if kind.specks:
            specks = shader.noise(self.stretched(0.16), 2000, 1, 0.2)
            colour = shader.mix(shader.ramp(specks, [(0.66, 0), (0.71, kind.specks)]), colour, scaled(dark, 0.72))
        return shader.mix(shader.math("MULTIPLY", pores, 0.8), colour, scaled(dark, 0.45))
