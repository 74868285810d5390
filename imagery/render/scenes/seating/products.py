"""One picture of every chair: the same ground, light, lens and angle, so that they can be compared."""

from dataclasses import replace
from functools import partial

from ...core.output import Quality
from ...grade import Grade
from ...picture import add
from ...subjects.chairs.assembly import chair
from ...subjects.product_studio import studio
from .catalogue import MODELS, chair_finish

_QUALITY = Quality(samples=28, bounces=5, diffuse=3, glossy=3, noise_threshold=0.06)


def _portrait(slug: str) -> None:
    model = replace(MODELS[slug], lowered=MODELS[slug].writing_pad)
    chair(model, chair_finish(slug), (0.0, 0.05, 0), -34)
    studio(1.08, 0.47, distance=0.86)


for _slug in MODELS:
    add(f"chair-{_slug}-product", partial(_portrait, _slug), 1600, 1200, _QUALITY, Grade(exposure=0.75, saturation=1.08))
