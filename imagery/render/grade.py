"""From linear light to a finished picture: bloom, exposure, white balance, the AgX curve, a slight vignette, the print, grain."""
from dataclasses import dataclass

import numpy

from .tone import Tone, levelled, printed

Array = numpy.ndarray
_LUMINANCE = numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)


@dataclass(frozen=True)
class Grade:
    """How a picture is developed. `exposure` in stops; `balance` multiplies red, green and blue; the rest are shares."""

    exposure: float = 0.0
    balance: tuple[float, float, float] = (1, 1, 1)
    bloom: float = 0.06
    power: float = 1.15
    saturation: float = 1.15
    vignette: float = 0.07
    sharpening: float = 0.25
    grain: float = 0.006
    #: The share of the height, from the top, below which the lights of a hall are down, so that its listeners are silhouettes.
    dimmed_below: float = 1.0
    #: The share of the undenoised picture that is mixed back in to keep fine texture; 1 for no denoising.
    raw: float = 0.0
    #: The same, but only on objects marked as fine, where the colour changes from pixel to pixel: the denoiser would smear small holes.
    raw_where_fine: float = 0.0
    #: Whether albedo and normals are cleaned before denoising: not for textiles.
    prefiltered: bool = True
    #: Without the film curve, colours are those of the material, as colour samples require.
    film: bool = True
    #: The required mean colour of a colour sample, such as `#e6e2d8`.
    mean: str | None = None


# AgX by Troy Sobotka in the polynomial fit by Benjamin Wrensch.
_INSET = numpy.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    numpy.float32,
)
#: A pixel counts as changing if its reflectance differs from its neighbours' by this much.
_FINE = 0.06
_DARKEST, _BRIGHTEST = -12.47393, 4.026069


def develop(linear: Array, grade: Grade, tone: Tone | None = None) -> Array:
    """Height × width × 3 of 8 bits, ready to be saved; with a `tone`, printed with it."""
    light = linear * 2**grade.exposure * numpy.array(grade.balance, numpy.float32)
    light = _bloom(light, grade.bloom)
    picture = _curve(light, grade) if grade.film else _transfer(light)
    picture *= _vignette(picture.shape, grade.vignette)
    picture += grade.sharpening * (picture - _blur(picture, 1.0))
    if grade.mean:
        picture = levelled(picture, grade.mean)
    if tone:
        picture = printed(picture, tone)
    picture = dimmed(picture, grade.dimmed_below)
    random = numpy.random.default_rng(7)
    noise = _blur(random.normal(0, 1, picture.shape[:2]).astype(numpy.float32)[..., None], 0.7)
    picture += noise * grade.grain
    dither = random.uniform(-0.5, 0.5, (*picture.shape[:2], 1))
    return numpy.clip(numpy.clip(picture, 0, 1) * 255 + dither + 0.5, 0, 255).astype(numpy.uint8)


def dimmed(picture: Array, below: float) -> Array:
    """A picture in sRGB, darker and less colourful below a share of its height from the top."""
    if below >= 1:
        return picture
    share = numpy.clip((numpy.linspace(0, 1, len(picture)) - below) / 0.1, 0, 1)[:, None, None].astype(numpy.float32)
    depth = share * share * (3 - 2 * share)
    grey = (picture @ _LUMINANCE)[..., None]
    return (grey + (picture - grey) * (1 - 0.4 * depth)) * (1 - 0.40 * depth)


def fineness(albedo: Array, marked: Array) -> Array:
    """
    1 where objects are `marked` (1, otherwise 0) and the colour changes in every direction from pixel to pixel; 0
    where it is even or has a single edge. Both are height × width × 3.
    """
    grey = (albedo @ _LUMINANCE)[..., None]
    changing = numpy.minimum(numpy.abs(grey - _blur(grey, 1.5)) / _FINE, 1)
    return numpy.clip((_blur(changing, 6.0) - 0.4) / 0.3, 0, 1) * _blur(marked[..., :1], 0.7)


def _curve(light: Array, grade: Grade) -> Array:
    inset = numpy.maximum(light, 1e-10) @ _INSET.T
    x = numpy.clip((numpy.log2(numpy.maximum(inset, 1e-10)) - _DARKEST) / (_BRIGHTEST - _DARKEST), 0, 1)
    x2, x4 = x * x, x**4
    contrast = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    look = numpy.power(numpy.maximum(contrast, 0), grade.power)
    grey = (look @ _LUMINANCE)[..., None]
    look = grey + grade.saturation * (look - grey)
    return numpy.clip(look @ numpy.linalg.inv(_INSET).T.astype(numpy.float32), 0, 1)


def _transfer(light: Array) -> Array:
    """The plain sRGB transfer curve, with a soft roll-off to white above 0.8."""
    bent = numpy.where(light > 0.8, 0.8 + 0.2 * numpy.tanh((light - 0.8) / 0.2), numpy.maximum(light, 0))
    return numpy.where(bent <= 0.0031308, 12.92 * bent, 1.055 * numpy.power(numpy.maximum(bent, 1e-9), 1 / 2.4) - 0.055)


def _bloom(light: Array, share: float) -> Array:
    if share <= 0:
        return light
    capped = numpy.minimum(light, 30)
    halo = sum(weight * _blur(capped, radius) for radius, weight in ((8, 0.5), (28, 0.3), (90, 0.2)))
    return light * (1 - share) + share * halo


def _vignette(shape: tuple[int, ...], strength: float) -> Array:
    height, width = shape[:2]
    y, x = numpy.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return (1 - strength * (x * x + y * y) / 2)[..., None].astype(numpy.float32)


def _blur(image: Array, radius: float) -> Array:
    """A Gaussian blur of `radius` pixels: directly if it is small, in the frequency domain if it is wide."""
    if radius < 4:
        reach = max(1, round(radius * 3))
        weights = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / radius) ** 2)
        weights /= weights.sum()
        for axis in (0, 1):
            pad = [(reach, reach) if axis == a else (0, 0) for a in range(3)]
            padded = numpy.pad(image, pad, mode="reflect")
            size = image.shape[axis]
            image = sum(w * numpy.take(padded, numpy.arange(k, k + size), axis=axis) for k, w in enumerate(weights))
        return image
    margin = int(radius * 3)
    padded = numpy.pad(image, ((margin, margin), (margin, margin), (0, 0)), mode="reflect")
    fy = numpy.fft.fftfreq(padded.shape[0])[:, None, None]
    fx = numpy.fft.rfftfreq(padded.shape[1])[None, :, None]
    transfer = numpy.exp(-2 * (numpy.pi * radius) ** 2 * (fx * fx + fy * fy))
    blurred = numpy.fft.irfft2(numpy.fft.rfft2(padded, axes=(0, 1)) * transfer, padded.shape[:2], axes=(0, 1))
    return blurred[margin:-margin, margin:-margin].astype(numpy.float32)
