"""The open cells of foam on a cut face, as a seamless tile: struts, and behind them deeper struts."""
import numpy

from .noise import Array, noise

#: The width of the tile in cells.
CELLS = 150
_PIXELS = 1500


def foam_cells() -> Array:
    """A square array from 0, deep in the foam, to 1 on the struts of its face."""
    face = numpy.zeros((_PIXELS, _PIXELS), numpy.float32)
    for deep, (cells, strut, seed) in enumerate(((CELLS, 0.17, 1), (190, 0.22, 2), (240, 0.30, 3))):
        struts = numpy.clip(1.25 * (1 - _from_the_nearest_strut(cells, seed) / strut), 0, 1)
        face = numpy.maximum(face, struts * (1 - 0.29 * deep))
    # The knife does not cut all cells at the same height.
    return numpy.clip(face * (0.88 + 0.16 * noise(face.shape, 40, 40, 4)) + 0.05 * noise(face.shape, 3, 3, 5), 0, 1)


def _from_the_nearest_strut(cells: int, seed: int) -> Array:
    """The difference between the distances to the second nearest and the nearest random point, in cell widths."""
    random = numpy.random.default_rng(seed)
    offset = random.uniform(-0.02, 1.02, (cells, cells, 2)).astype(numpy.float32)
    place = ((numpy.arange(_PIXELS) + 0.5) / _PIXELS * cells).astype(numpy.float32)
    number = place.astype(int)
    first = numpy.full((_PIXELS, _PIXELS), 9, numpy.float32)
    second = first.copy()
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            row, column = (number + down)[:, None], (number + across)[None, :]
            point = offset[row % cells, column % cells]
            away = numpy.hypot(row + point[..., 0] - place[:, None], column + point[..., 1] - place[None, :]).astype(numpy.float32)
            second = numpy.minimum(second, numpy.maximum(first, away))
            first = numpy.minimum(first, away)
    return second - first
