"""The tone of a picture: neutral white as bright as in daylight, and open shadows; for a colour sample, the exact colour."""
from dataclasses import dataclass

import numpy

Array = numpy.ndarray

#: Highlights above this level are compressed, so that they never clip.
_SHOULDER = 0.80
#: The maximum lightness of a sample's highlights.
_LIGHTEST = 0.985


@dataclass(frozen=True)
class Tone:
    """
    `white` is the colour of a white surface in full light before the correction, such as `#b4aca0`, and `light` its
    level from 0 to 255 afterwards. `neutral` is the share of the colour cast that is removed, and `black` the level of
    black; `contrast` darkens everything below white.
    """

    white: str
    light: float = 224
    neutral: float = 0.9
    black: float = 26
    saturation: float = 1.0
    contrast: float = 1.0


def printed(picture: Array, tone: Tone) -> Array:
    """The picture with its tone set; both from 0 to 1 in sRGB."""
    measured = _linear(_levels(tone.white))
    even = numpy.full(3, measured @ [0.2126, 0.7152, 0.0722])
    white_point = (measured**tone.neutral * even ** (1 - tone.neutral)).astype(numpy.float32)
    share_of_white = (_linear(picture) / white_point) ** tone.contrast
    light = _display(share_of_white * _linear(numpy.float32(tone.light / 255)))
    grey = light.mean(-1, keepdims=True)
    light = grey + (light - grey) * tone.saturation
    over = numpy.maximum(light - _SHOULDER, 0) / (1 - _SHOULDER)
    light = numpy.minimum(light, _SHOULDER) + (1 - _SHOULDER) * over / (1 + over)
    return light + tone.black / 255 * numpy.clip(1 - light, 0, 1) ** 5


def levelled(picture: Array, mean: str) -> Array:
    """
    Lightens or darkens a picture of a material, per channel, until its mean is that colour. This never deepens its
    relief, and flattens it where highlights would clip, as in a white weave.
    """
    wanted, linear = _levels(mean), _linear(picture)
    gain = numpy.ones(3, numpy.float32)
    for _ in range(6):
        gain *= _linear(wanted) / _linear(_display(linear * gain).mean((0, 1)))
    result = _display(linear * gain)
    lights = numpy.percentile(result, 99.5, (0, 1))
    unburnt = (_LIGHTEST - wanted) / (lights - wanted)
    depth = float(numpy.minimum(unburnt, picture.std((0, 1)) / result.std((0, 1))).clip(0, 1).min())
    return (wanted + depth * (result - wanted)).astype(numpy.float32)


def linear_colour(colour: str) -> Array:
    """The linear colour of one in sRGB, such as `#a98962`."""
    return _linear(_levels(colour)).astype(numpy.float32)


def _levels(colour: str) -> Array:
    return numpy.array([int(colour[index : index + 2], 16) for index in (1, 3, 5)], numpy.float32) / 255


def _linear(display: Array) -> Array:
    return numpy.where(display <= 0.04045, display / 12.92, ((numpy.maximum(display, 0) + 0.055) / 1.055) ** 2.4)


def _display(linear: Array) -> Array:
    return numpy.where(linear <= 0.0031308, 12.92 * linear, 1.055 * numpy.maximum(linear, 1e-9) ** (1 / 2.4) - 0.055)
