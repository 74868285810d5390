"""One picture of each of the six categories."""

from dataclasses import replace

from ...core.output import Quality
from ...grade import Grade
from ...picture import picture

_QUALITY = Quality(samples=36, bounces=6, diffuse=3, glossy=3, noise_threshold=0.04)


def category(identifier: str, samples: int = 36, grade: Grade = Grade(exposure=0.75, saturation=1.08)):
    """Registers a scene as the picture of a category."""
    return picture(identifier, 1600, 1200, replace(_QUALITY, samples=samples), grade)
