"""Metal Baffle Ceiling: troughs 25 or 50 mm wide and 50 to 150 mm high, 50, 100 or 150 mm apart."""
from dataclasses import replace

from ...core.camera import camera, level_camera, upright_camera
from ...core.geometry import box, extrude, place
from ...core.light import area, kelvin, sun
from ...core.scene import ambient
from ...materials.metal import anodised, galvanised
from ...materials.plain import plain
from ...subjects.metal.ceilings import baffle_ceiling
from ...subjects.metal.sections import baffle
from ..panels.shots import SHARP_CLOSE, close, hero
from .shots import METAL, graphite, metal_table

_SIZES_MM = ((25, 100), (25, 150), (50, 150), (50, 50), (50, 75), (50, 100))


def _champagne():
    return anodised("champagne", (0.52, 0.41, 0.285), 0.40)


@hero("metal-baffle-ceiling-hero", grade=METAL)
def baffle_hero() -> None:
    baffle_ceiling(7.0, 44, 50, 150, 100, _champagne(), graphite(), (0, 1.6, 2.9))
    box((9, 12, 0.1), (0, 1.5, 3.75), plain("slab", (0.02, 0.019, 0.018), 0.95))
    box((18, 0.1, 2.9), (0, 5.15, 1.45), plain("far wall", (0.50, 0.47, 0.42), 0.9, relief=0.0002, grain=300))
    box((18, 0.1, 0.85), (0, 5.15, 3.325), plain("upper wall", (0.02, 0.019, 0.018), 0.95))
    box((0.1, 12, 3.75), (-3.4, 1.5, 1.875), plain("left wall", (0.30, 0.285, 0.26), 0.9))
    area((3.6, 1.2, 1.5), (-1.0, 2.0, 2.8), 6.0, 430, kelvin(5000), 1.6)
    area((-0.5, -2.5, 0.3), (0, 2, 2.9), 3.0, 40, kelvin(6500))
    sun((-1, 0.55, 0.10), 4.0, kelvin(4000), 1.0)
    ambient((0.88, 0.94, 1), 0.07)
    level_camera((-0.35, -1.7, 1.75), (0.05, 5), 26, (0, 0.31))


@close("metal-baffle-ceiling-front", grade=METAL)
def six_sizes() -> None:
    """All six sizes stand side by side on a table, their ends to the camera."""
    metal_table((0.30, 0.285, 0.26))
    coat, x = _champagne(), -0.235
    for number, (width, height) in enumerate(_SIZES_MM):
        x += width / 2000
        place(extrude(baffle(width, height), 0.7, coat, 0.0001), (x, 0.35 - 0.014 * number, 0.0002))
        x += width / 2000 + 0.035
    camera((0.42, -0.78, 0.36), (-0.01, 0.11, 0.045), 56, 11, (0.05, -0.02, 0.06))


@close("metal-baffle-ceiling-detail", quality=replace(SHARP_CLOSE, samples=20), grade=replace(METAL, exposure=1.0))
def clipped() -> None:
    """The open ends of narrow baffles, near enough to see the folded sheet, and the straps that hold them to a carrier."""
    near, far = 0.30, 2.3
    for length, start in ((near, 0.0), (far, near + 0.001)):
        baffle_ceiling(length, 15, 25, 100, 50, _champagne(), graphite(), (0, start + length / 2, 0), 1.2, capped=False)
    box((16, 0.1, 10), (0, 5.0, 2), plain("wall", (0.60, 0.585, 0.56), 0.9, relief=0.0002, grain=300))
    box((16, 12, 0.1), (0, 0, -2.2), plain("floor", (0.50, 0.47, 0.43), 0.8))
    area((1.3, -0.7, 0.1), (0, 0.05, 0.06), 0.5, 22, kelvin(5000), 0.9)
    area((-1.5, -0.7, 0.5), (0, 0.1, 0.05), 1.4, 42, kelvin(6500))
    area((0.8, 1.8, 1.4), (0, 5.0, 0.8), 1.6, 190, kelvin(4000))
    ambient((0.94, 0.97, 1), 0.42)
    upright_camera((-0.235, -0.34, 0.165), (0.012, 0.05, 0.070), 46, 13, (-0.02, 0.0, 0.08))


@close("metal-baffle-ceiling-edge", grade=METAL)
def hung() -> None:
    """The ends of the baffles under their carrier, seen from the side of the hall."""
    baffle_ceiling(1.6, 13, 50, 150, 100, _champagne(), galvanised(), (0, 0.8, 0), 3.0, capped=False)
    box((16, 0.1, 10), (0, 3.2, 2), plain("wall", (0.40, 0.37, 0.33), 0.9, relief=0.0002, grain=300))
    area((2.4, -1.2, -0.5), (0, 0.3, 0.1), 1.4, 120, kelvin(5000), 0.9)
    area((2.2, -0.6, 2.4), (-0.3, 3.2, 0.2), 1.6, 110, kelvin(4000))
    area((-1.6, -1.2, -0.2), (0, 0.2, 0.1), 1.2, 16, kelvin(6500))
    ambient((0.88, 0.94, 1), 0.10)
    camera((-0.52, -0.80, -0.22), (0.02, 0.10, 0.07), 40, 9, (-0.12, 0.0, 0.1))
