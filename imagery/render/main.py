"""
Blender runs this script: `blender -b --python imagery/render/main.py -- IDENTIFIER OUTPUT.png WEIGHTS [preview]`.
Builds the scene of one picture, renders, denoises and develops it, or draws the picture.
"""
import importlib
import pkgutil
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402
import numpy  # noqa: E402

from imagery.render import scenes  # noqa: E402
from imagery.render.core.output import render  # noqa: E402
from imagery.render.core.scene import start  # noqa: E402
from imagery.render.denoise import denoise  # noqa: E402
from imagery.render.grade import Grade, develop, fineness  # noqa: E402
from imagery.render.picture import PICTURES  # noqa: E402
from imagery.render.tones import TONES  # noqa: E402

#: A preview has half the size and few samples: enough to judge composition and light.
_PREVIEW_SCALE, _PREVIEW_SAMPLES = 0.5, 16


def main(identifier: str, target: str, weights: str, preview: bool) -> None:
    for module in pkgutil.walk_packages(scenes.__path__, f"{scenes.__name__}."):
        importlib.import_module(module.name)
    if identifier == "list":
        Path(target).write_text("\n".join(sorted(PICTURES)) + "\n")
        return
    if identifier not in PICTURES:
        sys.exit(f"No scene makes {identifier}. Run the command without a name for a list.")
    shot = PICTURES[identifier]
    if shot.draw:
        return _save(develop(shot.draw(), shot.grade), target)
    quality, scale = shot.quality, 1.0
    if preview:
        quality, scale = replace(quality, samples=_PREVIEW_SAMPLES), _PREVIEW_SCALE
    start()
    shot.build()
    with tempfile.TemporaryDirectory() as folder:
        passes = render(round(shot.width * scale), round(shot.height * scale), quality, folder)
    _save(develop(_clean(passes, shot.grade, weights), shot.grade, TONES.get(identifier)), target)


def _clean(passes: dict[str, numpy.ndarray], grade: Grade, weights: str) -> numpy.ndarray:
    """The denoised picture, mixed with the share of the raw picture that the grade sets."""
    if grade.raw >= 1:
        return passes["colour"]
    linear = denoise(passes["colour"], passes["albedo"], passes["normal"], weights, grade.prefiltered)
    if not grade.raw and not grade.raw_where_fine:
        return linear
    raw = numpy.minimum(passes["colour"], numpy.maximum(linear * 3, 0.02))
    share = grade.raw + grade.raw_where_fine * fineness(passes["albedo"], passes["fine"])
    return linear * (1 - share) + raw * share


def _save(pixels: numpy.ndarray, target: str) -> None:
    height, width, _ = pixels.shape
    image = bpy.data.images.new("picture", width, height)
    values = numpy.ones((height, width, 4), numpy.float32)
    values[..., :3] = pixels[::-1] / 255
    image.pixels.foreach_set(values.ravel())
    image.filepath_raw, image.file_format = target, "PNG"
    image.save()


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1 :]
    main(words[0], words[1], words[2], "preview" in words[3:])
