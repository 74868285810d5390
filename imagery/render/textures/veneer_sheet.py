"""A sheet of sliced veneer: growth rings cut by the knife, fibres, vessels of random length, and the figure of each species."""
from dataclasses import dataclass

import numpy

from ..tone import linear_colour
from .noise import Array, halved, noise, strokes


@dataclass(frozen=True)
class Figure:
    """How a species looks. Lengths in millimetres, shares from 0 to 1."""

    #: Its mean colour in sRGB.
    colour: str
    #: The width of a growth ring on the face; the darkness of its late wood, and its share of the ring.
    ring: float = 4.0
    contrast: float = 0.2
    late: float = 0.3
    #: Sliced across the crown of the log: nested flames instead of lines.
    crown: bool = False
    wander: float = 2.5
    #: Fine lines along the grain.
    fibres: float = 0.08
    #: The vessels per square centimetre, their darkness, and whether they are only in the early wood.
    vessels: float = 6.0
    vessel_depth: float = 0.35
    ring_porous: bool = False
    #: The range of vessel lengths.
    vessel_length: tuple[float, float] = (1.5, 9.0)
    #: Shimmering bands of alternating grain; bars across the grain; short rays; broad streaks.
    ribbon: float = 0.0
    curl: float = 0.0
    rays: float = 0.0
    #: The range of ray lengths; their width, in pixels at twice the size of the picture.
    ray_length: tuple[float, float] = (0.7, 2.4)
    ray_width: int = 1
    streaks: float = 0.08
    #: How much redder dark parts are.
    warmth: float = 0.05


def veneer_sheet(figure: Figure, size: int, width_mm: float, seed: int) -> Array:
    """Linear colour, size × size, of `width_mm` of a veneer, its grain upright."""
    return _Sheet(figure, size * 2, width_mm, seed).colour()


class _Sheet:
    def __init__(self, figure: Figure, side: int, width_mm: float, seed: int):
        self.figure, self.side, self.seed = figure, side, seed
        self.width_mm, self.scale = width_mm, side / width_mm
        self.random = numpy.random.default_rng(seed)

    def noise(self, along: float, across: float, seed: int) -> Array:
        return noise((self.side, self.side), along * self.scale, across * self.scale, self.seed + seed)

    def colour(self) -> Array:
        figure = self.figure
        rings = self.rings()
        phase = rings % 1
        dark = figure.contrast * self.late_wood(rings, phase)
        dark += figure.fibres * (0.6 * self.noise(26, 0.35, 1) + 0.4 * self.noise(9, 0.16, 2))
        dark += figure.streaks * (0.7 * self.noise(170, 7, 3) + 0.5 * self.noise(110, 2.2, 4))
        if figure.ribbon:
            dark -= figure.ribbon * self.ribbons()
        if figure.curl:
            dark -= figure.curl * self.noise(5.5, 26, 8) * (0.6 + 0.4 * self.noise(60, 40, 9))
        if figure.rays:
            dark += figure.rays * self.marks(9.0, figure.ray_length, 0.8, figure.ray_width)
        vessels = self.vessels(phase)
        tone = numpy.exp(-dark) * (1 - figure.vessel_depth * vessels)
        base = linear_colour(figure.colour)
        warmth = 1 + figure.warmth * numpy.array([1.0, 0.0, -1.0]) * (1 - tone)[..., None]
        return halved(base * tone[..., None] * warmth).astype(numpy.float32)

    def rings(self) -> Array:
        """The count of growth rings from the pith."""
        figure = self.figure
        across = (numpy.arange(self.side) / self.scale)[None, :]
        wander = figure.wander * (self.noise(420, 24, 11) + 0.28 * self.noise(260, 8, 12) + 0.06 * self.noise(70, 2.2, 13))
        if not figure.crown:
            return (across + wander + 60) / figure.ring
        # The cut is almost parallel to the pith, so each ring ends in a point further up the sheet.
        up = (numpy.arange(self.side) / self.scale)[:, None]
        depth = 7 + 0.13 * up + 1.6 * self.noise(150, 60, 14)
        if self.random.uniform() < 0.6:
            depth = depth[::-1]
        aside = across - self.width_mm * self.random.uniform(0.28, 0.72) - 6 * self.noise(380, 900, 15) - 2 * self.noise(90, 300, 16)
        return (numpy.sqrt((1.1 * aside) ** 2 + depth**2) + wander) / figure.ring

    def late_wood(self, rings: Array, phase: Array) -> Array:
        """0 in the early wood, rising slowly and falling sharply; rings vary in strength and width."""
        number = numpy.floor(rings).astype(int)
        strength = numpy.random.default_rng(self.seed + 31).uniform(0.45, 1.1, 997)[number % 997]
        reach = self.figure.late * numpy.random.default_rng(self.seed + 32).uniform(0.6, 1.5, 997)[number % 997]
        rise = numpy.clip((phase - (1 - 1.8 * reach)) / (1.8 * reach), 0, 1)
        fall = numpy.clip((1 - phase) / 0.07, 0, 1)
        return strength * rise**1.4 * fall

    def ribbons(self) -> Array:
        """Bands about a centimetre wide, of limited length, light where the fibres lean towards the viewer."""
        bands = numpy.tanh(1.6 * self.noise(140, 3.6, 21) + 0.5 * self.noise(50, 1.8, 22))
        return bands * (0.75 + 0.25 * self.noise(8, 4, 23))

    def vessels(self, phase: Array) -> Array:
        figure = self.figure
        marks = self.marks(figure.vessels, figure.vessel_length, 0.9)
        if figure.ring_porous:
            early = numpy.clip(1.25 - phase / 0.34, 0.06, 1)
            return marks * early
        return marks

    def marks(self, density: float, length: tuple[float, float], weight: float, width: int = 1) -> Array:
        """Thin upright marks, `density` per square centimetre, strongest in the middle; `width` in pixels."""
        count = round(density * (self.width_mm / 10) ** 2)
        lengths = self.random.uniform(0, 1, count) ** 2 * (length[1] - length[0]) + length[0]
        steps = max(2, round(length[1] * self.scale / 0.9))
        along = numpy.arange(steps)[None, :] * 0.9
        lean = self.random.normal(0, 0.012, count)[:, None]
        start = self.random.uniform(0, self.side, (count, 2))
        points = numpy.stack([start[:, :1] + along, start[:, 1:] + lean * along], -1)
        share = along / (lengths * self.scale)[:, None]
        strength = self.random.uniform(0.35, 1, count)[:, None]
        weights = weight * strength * numpy.sqrt(numpy.clip(1 - (2 * share - 1) ** 2, 0, 1))
        covered = [strokes((self.side, self.side), points + (0, step), weights) for step in range(width)]
        return numpy.minimum(sum(covered), 1)
