"""Sawn and veneered wood: growth rings as wobbly planes cut by the surface, fibres, and long thin pores in the early wood."""
from dataclasses import dataclass, replace

import bpy

from ..core.nodes import Shader, Socket
from ..core.scene import Colour


@dataclass(frozen=True)
class Species:
    """The four linear colours of a wood, and its figure. Lengths in metres."""

    light: Colour
    middle: Colour
    dark: Colour
    pore: Colour
    #: Mean distance of the growth rings on the face.
    ring: float = 0.010
    #: How far the rings wander.
    wander: float = 0.8
    #: Curvature of cathedral grain; 0 for straight grain.
    cathedral: float = 0.0
    pores: float = 1.0
    #: Strength of the silvery ray flecks.
    flecks: float = 0.0
    #: How much one board differs from the next.
    tone: float = 0.10
    roughness: float = 0.42
    relief: float = 0.00008

    def with_(self, **changes) -> "Species":
        return replace(self, **changes)


OAK = Species((0.52, 0.345, 0.19), (0.365, 0.222, 0.112), (0.24, 0.135, 0.064), (0.10, 0.052, 0.024))
WENGE = Species((0.085, 0.050, 0.030), (0.05, 0.028, 0.017), (0.025, 0.014, 0.009), (0.008, 0.005, 0.004), ring=0.006)
MAPLE = Species((0.62, 0.46, 0.30), (0.55, 0.385, 0.235), (0.46, 0.30, 0.17), (0.36, 0.22, 0.12), pores=0.3)
TEAK = Species((0.36, 0.19, 0.085), (0.26, 0.125, 0.052), (0.15, 0.068, 0.028), (0.06, 0.028, 0.013), ring=0.009)


def wood(name: str, species: Species, axis: str = "Z", attribute: str | None = None) -> bpy.types.Material:
    """
    `axis` is the direction of the grain in the object, along the board. For bent wood, the vector `attribute` of each
    point is its position in the straight board.
    """
    return _Grain(name, species, "XYZ".index(axis), attribute).material()


class _Grain:
    def __init__(self, name: str, species: Species, axis: int, attribute: str | None = None):
        self.shader = Shader(name)
        self.shader.attribute = attribute
        self.species = species
        self.axis = axis
        self.across = [other for other in range(3) if other != axis]

    def stretched(self, factor: float) -> Socket:
        """Coordinates that stretch features along the grain by 1 / `factor`."""
        scale = [1.0, 1.0, 1.0]
        scale[self.axis] = factor
        return self.shader.coordinates(tuple(scale))

    def material(self) -> bpy.types.Material:
        shader, species = self.shader, self.species
        position = shader.math("DIVIDE", self.distance_from_pith(), species.ring)
        phase = shader.math("FRACT", position)
        fine = shader.noise(self.stretched(0.006), 1400, 3, 0.6)
        coarse = shader.noise(self.stretched(0.012), 330, 4, 0.6)
        pores = self.pores(phase)
        toned = shader.node("ShaderNodeHueSaturation")
        tone = shader.math("MULTIPLY_ADD", shader.random, 2 * species.tone, 1 - species.tone)
        shader.connect(tone, toned, "Value")
        shader.connect(self.colour(self.late_wood(position, phase), fine, coarse, pores), toned, "Color")
        relief = shader.math("SUBTRACT", shader.math("MULTIPLY", fine, 0.45), pores)
        relief = shader.math("ADD", relief, shader.math("MULTIPLY", coarse, 0.35))
        roughness = shader.ramp(coarse, [(0.2, species.roughness - 0.05), (0.8, species.roughness + 0.1)])
        return shader.finish(
            Base_Color=(toned, 0), Roughness=roughness, Normal=shader.bump(relief, species.relief), Specular=0.35
        )

    def distance_from_pith(self) -> Socket:
        """Straight grain is a wandering plane; cathedral grain a parabola across that drifts along the board."""
        shader, species = self.shader, self.species
        slow = shader.noise(self.stretched(0.10), 5.0, 2, 0.45)
        ripple = shader.math("MULTIPLY", shader.noise(self.stretched(0.035), 38, 3, 0.5), 0.006)
        if not species.cathedral:
            parts = shader.node("ShaderNodeSeparateXYZ")
            shader.connect(shader.coordinates(), parts, 0)
            plane = shader.math(
                "ADD", (parts, self.across[0]), shader.math("MULTIPLY", (parts, self.across[1]), 0.6)
            )
            plane = shader.math("ADD", plane, shader.math("MULTIPLY", slow, 0.16 * species.wander))
            return shader.math("ADD", plane, ripple)
        parts = shader.node("ShaderNodeSeparateXYZ")
        shader.connect(shader.position(), parts, 0)
        offset = shader.math("MULTIPLY_ADD", shader.random, 0.10, -0.05)
        across = shader.math("ADD", (parts, self.across[0]), offset)
        bend = shader.math("MULTIPLY", shader.noise(self.stretched(0.35), 5, 2, 0.45), 0.05)
        across = shader.math("ADD", across, bend)
        parabola = shader.math("MULTIPLY", shader.math("MULTIPLY", across, across), species.cathedral)
        drift = shader.math("MULTIPLY", (parts, self.axis), 0.13)
        wander = shader.math("ADD", shader.math("MULTIPLY", slow, 0.08), ripple)
        return shader.math("ADD", shader.math("ADD", parabola, drift), wander)

    def late_wood(self, position: Socket, phase: Socket) -> Socket:
        """The dark part of each ring, with varying strength."""
        shader = self.shader
        ring = shader.node("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
        shader.connect(shader.math("FLOOR", position), ring, "W")
        strength = shader.math("MULTIPLY_ADD", (ring, 0), 0.55, 0.45)
        profile = shader.ramp(phase, [(0, 0.0), (0.08, 0.04), (0.5, 0.25), (0.85, 0.8), (0.94, 1), (1, 0.05)])
        return shader.math("MULTIPLY", profile, strength)

    def pores(self, phase: Socket) -> Socket:
        shader = self.shader
        early = shader.ramp(phase, [(0, 1), (0.22, 0.9), (0.45, 0.25), (0.9, 0.05), (1, 0.8)])
        threshold = shader.math("SUBTRACT", 0.715, shader.math("MULTIPLY", early, 0.125))
        edge = shader.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        shader.connect(shader.noise(self.stretched(0.030), 3000, 1, 0.3), edge, 0)
        shader.connect(threshold, edge, 1)
        shader.connect(shader.math("ADD", threshold, 0.05), edge, 2)
        return shader.math("MULTIPLY", (edge, 0), self.species.pores, clamp=True)

    def colour(self, late: Socket, fine: Socket, coarse: Socket, pores: Socket) -> Socket:
        shader, species = self.shader, self.species
        clouds = shader.noise(self.stretched(0.12), 11, 3, 0.5)
        colour = shader.mix(late, species.light, species.middle)
        colour = shader.mix(shader.ramp(coarse, [(0.30, 0), (0.72, 0.50)]), colour, species.middle)
        colour = shader.mix(shader.ramp(fine, [(0.45, 0), (0.85, 0.55)]), colour, species.dark)
        colour = shader.mix(shader.ramp(clouds, [(0.40, 0), (0.75, 0.35)]), colour, species.dark)
        colour = shader.mix(shader.math("MULTIPLY", pores, 0.85), colour, species.pore)
        if species.flecks:
            rays = shader.noise(self.stretched(0.25), 420, 1, 0.3)
            bright = tuple(min(1, part * 1.25) for part in species.light)
            colour = shader.mix(shader.ramp(rays, [(0.66, 0), (0.70, species.flecks)]), colour, bright)
        return colour
