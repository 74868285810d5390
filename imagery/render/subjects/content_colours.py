"""The names and sample colours of the content's swatch sets, from which each series of samples is rendered."""
import re
from pathlib import Path

_SWATCHES = Path(__file__).resolve().parents[3] / "content/swatches"
_LINE = re.compile(r'name: "?([^",}]+)"?,.*?value: "(#[0-9a-f]{6})"')


def swatch_colours(name: str) -> dict[str, str]:
    """The sRGB colour of each swatch of `content/swatches/<name>.yaml`, by its printed name."""
    lines = (_SWATCHES / f"{name}.yaml").read_text().splitlines()
    return dict(found.groups() for line in lines if (found := _LINE.search(line)))


def slug(name: str) -> str:
    """A printed name as part of a picture's identifier."""
    return name.lower().replace(" ", "-")
