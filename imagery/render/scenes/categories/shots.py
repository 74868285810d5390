"""The six categories, one picture each: one thing of its kind on the same ground, in the same light, through the same lens."""

from ...core.output import Quality
from ...grade import Grade
from ...picture import picture

_QUALITY = Quality(samples=36, bounces=6, diffuse=3, glossy=3, noise_threshold=0.04)


def category(identifier: str):
    """Registers a scene as the picture of a category."""
    return picture(identifier, 1600, 1200, _QUALITY, Grade(exposure=0.75, saturation=1.08))
