"""A material still life: samples on a plastered table, a low sun from the left through a tall window, the near left in shade."""

from collections.abc import Callable

from mathutils import Vector

from ...core.camera import camera
from ...core.geometry import box, place, surface
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import ambient
from ...grade import Grade
from ...materials.finishes import finish
from ...materials.plain import plain
from ...materials.soft import foam, pet_felt
from ...materials.weave import Weave, woven_cloth
from ...picture import picture
from ...subjects.material_samples import baffle_profile, cushioned, excelsior, folded_metal, perforated_wood, sheet, slatted_wood

_SUN = Vector((-0.86, 0.40, 0.40)).normalized()


_QUALITY = Quality(samples=24, bounces=5, diffuse=3, glossy=3, noise_threshold=0.04)
_GRADE = Grade(exposure=0.25, prefiltered=False, raw=0.08)


@picture("material-still-life", 2000, 1125, _QUALITY, _GRADE)
def still_life() -> None:
    laid_table()
    camera((0.05, -1.10, 0.97), (0.05, 0.03, 0.0), 50, 8, (0.12, -0.03, 0.04))


@picture("material-still-life-portrait", 1000, 1500, _QUALITY, _GRADE)
def still_life_portrait() -> None:
    """The samples closer together and uncropped; the bottom of the picture is free for text."""
    laid_table(_samples_one_above_another)
    camera((0.02, -1.13, 1.24), (0.015, -0.025, 0.0), 54, 9, (0.05, 0.06, 0.02))


def laid_table(samples: Callable[[], None] | None = None) -> None:
    _table()
    (samples or _samples)()
    sun(-_SUN, 7.5, (1, 0.87, 0.70), 1.1)
    # The wall beside the window shades the near left, and its glazing bar a band across.
    _shade([(-3, -0.62), (3, -0.20), (3, -3), (-3, -3)])
    _shade([(-3, 0.075), (3, 0.495), (3, 0.535), (-3, 0.115)])
    area((1.4, -1.6, 1.6), (0.1, 0, 0), 1.6, 16, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.16)


def _shade(corners: list[tuple[float, float]], height: float = 1.6) -> None:
    """A sheet whose shadow on the table has these corners."""
    offset = _SUN * (height / _SUN.z)
    points = [Vector((x, y, 0)) + offset for x, y in corners]
    item = place(surface(points, [(0, 1, 2, 3)], plain("screen", (0, 0, 0), 1)), name="screen")
    item.visible_camera = item.visible_diffuse = item.visible_glossy = False


def _table() -> None:
    box((6, 5, 0.1), (0, 0.6, -0.05), plain("table plaster", (0.44, 0.415, 0.375), 0.9, relief=0.0003, grain=420))


def _samples() -> None:
    felt, champagne = _felts(), _champagne()
    cloth = woven_cloth("linen", (0.42, 0.385, 0.32), Weave(thread=0.0011, binding="basket", contrast=0.25, slub=0.35))
    blue = woven_cloth("slate cloth", (0.085, 0.115, 0.135), Weave(thread=0.0011, contrast=0.3, slub=0.3))
    # From the table upwards.
    slatted_wood(finish("flowery-wenge"), (-0.40, 0.30, 0), 24, 10, 0.62)
    cushioned(cloth, (0.72, 0.40, 0), -14, 0.44, 0.52, 0.034)
    sheet(felt["sand"], (-0.34, -0.14, 0), 10, 0.42, 0.34, 0.012)
    sheet(felt["pine"], (-0.29, -0.10, 0.0122), 4, 0.40, 0.30, 0.012)
    sheet(felt["clay"], (-0.22, -0.19, 0.0244), 16, 0.24, 0.20, 0.009)
    excelsior((0.52, -0.16, 0), 7, 0.36, 0.34, 0.028)
    cushioned(blue, (0.86, -0.02, 0), 12, 0.26, 0.40, 0.030)
    perforated_wood(finish("natural-teak"), (0.13, 0.15, 0.002), -9, 0.34, 0.40)
    perforated_wood(finish("alberta-maple"), (0.24, 0.215, 0.0185), 13, 0.30, 0.36)
    folded_metal(champagne, (0.16, -0.235, 0.0005), 15, 0.24, 0.20)
    baffle_profile(champagne, (-0.02, 0.48, 0), -62, 0.40)
    # Across the slats and the teak, which are almost equally high.
    sheet(foam("melamine foam", (0.72, 0.71, 0.68)), (-0.085, 0.20, 0.0183), -31, 0.14, 0.16, 0.045, 0.0012)


def _samples_one_above_another() -> None:
    felt, champagne = _felts(), _champagne()
    slatted_wood(finish("flowery-wenge"), (-0.155, 0.50, 0), 7, 7, 0.36)
    perforated_wood(finish("natural-teak"), (0.145, 0.455, 0.002), -8, 0.30, 0.32)
    sheet(felt["sand"], (-0.15, 0.115, 0), -5, 0.30, 0.27, 0.012)
    sheet(felt["pine"], (-0.13, 0.125, 0.0122), 3, 0.26, 0.23, 0.012)
    sheet(felt["clay"], (-0.16, 0.090, 0.0244), 14, 0.16, 0.15, 0.009)
    perforated_wood(finish("alberta-maple"), (0.185, 0.115, 0.002), 9, 0.25, 0.27)
    sheet(foam("melamine foam", (0.72, 0.71, 0.68)), (0.030, 0.290, 0.0183), -24, 0.13, 0.13, 0.045, 0.0012)
    excelsior((-0.135, -0.205, 0), 8, 0.26, 0.24, 0.028)
    folded_metal(champagne, (0.165, -0.185, 0.0005), -13, 0.23, 0.20)


def _felts():
    return {
        "pine": pet_felt("pine felt", (0.062, 0.100, 0.080)),
        "sand": pet_felt("sand felt", (0.36, 0.30, 0.215)),
        "clay": pet_felt("clay felt", (0.30, 0.115, 0.060)),
    }


def _champagne():
    return plain("champagne metal", (0.56, 0.42, 0.27), 0.32, metallic=1, unevenness=0.05, grain=600)
