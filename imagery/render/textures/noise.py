"""Noise and strokes for textures. Both tile seamlessly."""
import numpy

Array = numpy.ndarray


def noise(shape: tuple[int, int], down: float, across: float, seed: int) -> Array:
    """Soft noise from about −1 to 1 whose features are `down` pixels high and `across` pixels wide."""
    random = numpy.random.default_rng(seed)
    y = numpy.fft.fftfreq(shape[0])[:, None] * down
    x = numpy.fft.rfftfreq(shape[1])[None, :] * across
    spectrum = numpy.fft.rfft2(random.normal(0, 1, shape)) * numpy.exp(-4 * (x * x + y * y))
    field = numpy.fft.irfft2(spectrum, shape)
    field -= field.mean()
    return (field / (2.2 * field.std() + 1e-9)).astype(numpy.float32)


def strokes(shape: tuple[int, int], points: Array, weights: Array) -> Array:
    """
    The coverage of each pixel by strokes, from 0 to 1. `points` is strokes × steps × (y, x) in pixels, less than a
    pixel apart; `weights` is strokes × steps.
    """
    height, width = shape
    y, x = points[..., 0].ravel(), points[..., 1].ravel()
    low_y, low_x = numpy.floor(y), numpy.floor(x)
    part_y, part_x = y - low_y, x - low_x
    covered = numpy.zeros(height * width)
    for dy in (0, 1):
        for dx in (0, 1):
            row = (low_y + dy).astype(int) % height
            column = (low_x + dx).astype(int) % width
            share = (part_y if dy else 1 - part_y) * (part_x if dx else 1 - part_x) * weights.ravel()
            covered += numpy.bincount(row * width + column, share, height * width)
    return numpy.minimum(covered, 1).reshape(shape).astype(numpy.float32)


def halved(image: Array) -> Array:
    """The image at half its size, each pixel the mean of four."""
    height, width = image.shape[0] // 2, image.shape[1] // 2
    return image.reshape(height, 2, width, 2, *image.shape[2:]).mean((1, 3))
