"""Colours of the content, converted to the linear light that materials use."""
from ..core.scene import Colour


def linear(hexadecimal: str) -> Colour:
    """The linear colour of an sRGB colour such as `#a98962`."""
    parts = (int(hexadecimal[index : index + 2], 16) / 255 for index in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def scaled(colour: Colour, factor: float) -> Colour:
    """Lighter or darker, never above white."""
    red, green, blue = (min(0.95, part * factor) for part in colour)
    return red, green, blue


def blended(first: Colour, second: Colour, share: float) -> Colour:
    """Mixes a `share` of the second colour into the first."""
    red, green, blue = (a + (b - a) * share for a, b in zip(first, second))
    return red, green, blue
