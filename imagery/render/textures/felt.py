"""A sheet of pressed polyester fibres, drawn one by one: about a tenth of a millimetre thick, curved, in every direction."""
import numpy

from ..tone import linear_colour
from .noise import Array, halved, noise, strokes

_LAYERS = 7
#: Millimetres of fibre for each square millimetre of a layer.
_DENSITY = 2.6


def felt_sheet(colour: str, size: int, width_mm: float, seed: int) -> Array:
    """Linear colour, size × size, of `width_mm` of a felt of that sRGB colour."""
    random = numpy.random.default_rng(seed)
    side = size * 2
    scale = side / width_mm
    base = linear_colour(colour)
    lightness = float(base.mean())
    # Fibres of a pale felt hardly differ in tone; in a dark felt, light fibres are visible.
    nearly_black = float(numpy.clip(1 - lightness / 0.05, 0, 1))
    spread = 0.10 + 0.16 * (1 - lightness) + 1.0 * nearly_black
    tone = 1 + 0.035 * noise((side, side), 9 * scale, 9 * scale, seed) + 0.05 * noise((side, side), 1.6 * scale, 1.6 * scale, seed + 1)
    for layer in range(_LAYERS):
        fibres = round(_DENSITY * width_mm**2 / 7)
        mask = strokes((side, side), *_fibres(random, fibres, side, scale))
        own = 1 + spread * noise((side, side), 0.5 * scale, 0.5 * scale, seed + 20 + layer)
        shadow = numpy.roll(mask, (2, 1), (0, 1))
        depth = 0.45 + 0.55 * layer / _LAYERS
        tone = tone * (1 - 0.16 * depth * shadow * (1 - mask))
        tone = tone + (own * (0.94 + 0.12 * depth) - tone) * mask * 0.8
    melange = strokes((side, side), *_fibres(random, round(width_mm**2 * 0.06), side, scale))
    pale = strokes((side, side), *_fibres(random, round(width_mm**2 * 0.05), side, scale))
    tone = tone * (1 - 0.22 * (1 - 0.5 * lightness) * melange) * (1 + (0.10 + 0.30 * (1 - lightness) + 0.9 * nearly_black) * pale)
    return base * halved(tone)[..., None].astype(numpy.float32)


def _fibres(random: numpy.random.Generator, count: int, side: int, scale: float) -> tuple[Array, Array]:
    """Points along curved fibres of 3 to 12 mm, and the coverage of each."""
    length = random.uniform(3, 12, count) * scale
    steps = round(12 * scale / 0.8)
    along = numpy.arange(steps)[None, :] * 0.8
    bend = random.normal(0, 0.10, count) / scale
    angle = random.uniform(0, 2 * numpy.pi, count)[:, None] + bend[:, None] * along
    points = numpy.stack([numpy.cumsum(numpy.sin(angle), 1), numpy.cumsum(numpy.cos(angle), 1)], -1) * 0.8
    points += random.uniform(0, side, (count, 1, 2))
    return points, (along < length[:, None]) * 0.7
