"""The twelve wood finishes, the veneer and the laminate."""
from functools import partial

from ...core.output import Quality
from ...materials.finishes import FINISHES, finish
from ...picture import add
from ...subjects.swatch_plate import SAMPLE_GRADE, sheet_sample

_QUALITY = Quality(samples=48, bounces=2, diffuse=1, glossy=1)


def _finish(name: str) -> None:
    sheet_sample(finish(name), 0.2)


for _name in FINISHES:
    add(f"swatches/finish-{_name}", partial(_finish, _name), 640, 640, _QUALITY, SAMPLE_GRADE)
