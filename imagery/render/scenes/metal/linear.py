"""Linear Ceiling: panels 84 × 16, 84 × 12.5, 150 × 17 and 300 × 30 mm, 5 to 6 m long."""
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import extrude, place
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import ambient
from ...materials.metal import galvanised, powder_coat
from ...subjects.metal.ceilings import strip_ceiling
from ...subjects.metal.sections import strip
from ...subjects.studio import ground
from ..panels.shots import close, hero
from .shots import METAL, graphite, low_window, void_above

_GAP_MM = 16
#: Long straight edges, which the denoiser would make wavy.
_SHARP = Quality(samples=56, bounces=4, diffuse=3, glossy=2, noise_threshold=0.01)
_SHARP_METAL = replace(METAL, prefiltered=False, raw=0.25)


def _silver():
    return powder_coat("silver coat", (0.44, 0.45, 0.455), 0.36)


def _sand():
    return powder_coat("sand coat", (0.56, 0.495, 0.40), 0.42)


@hero("linear-ceiling-hero", grade=METAL)
def linear_hero() -> None:
    """Narrow and broad panels run past the camera, every end-to-end joint beside a whole panel."""
    widths = [84, 84, 84, 150, 84, 84, 84, 300, 84, 84, 150, 84] * 8
    strip_ceiling(12, widths, 16, _GAP_MM, _silver(), graphite(), (0.0, 3.0, 0), -3.1)
    void_above(0.5, (0.012, 0.012, 0.013))
    low_window(620, -1.0, 5.0, mirrored=False)
    camera((-0.95, -1.25, -0.84), (0.16, 0.24, 0.0), 35, 9, (0.2, -0.2, 0))


@close("linear-ceiling-front", quality=_SHARP, grade=_SHARP_METAL)
def front() -> None:
    """Strips viewed at an angle: the rounded edges and the depth of the gaps."""
    widths = [84] * 60
    strip_ceiling(9, widths, 16, _GAP_MM, _sand())
    void_above(0.4, (0.012, 0.012, 0.013))
    low_window(420, -0.7, 4.6, mirrored=False)
    camera((-0.30, -0.62, -0.72), (0.06, 0.08, 0), 40)


@close("linear-ceiling-detail", quality=replace(_SHARP, samples=110, noise_threshold=0.006), grade=_SHARP_METAL)
def detail() -> None:
    strip_ceiling(3, [84] * 16, 16, _GAP_MM, _silver(), galvanised("carrier", 0.0016), (0, 0.6, 0), -0.62)
    void_above(0.3, (0.012, 0.012, 0.013))
    area((0.9, 0.1, -0.24), (0, 0.0, 0), 0.6, 26, kelvin(3000), 0.10)
    # Into the gaps, onto the carrier.
    area((-0.15, -0.5, 0.22), (0.0, 0.05, 0.03), 0.3, 2, kelvin(4000))
    area((-0.7, -0.6, -0.5), (0, 0, 0), 0.8, 3.0, kelvin(6500))
    ambient((0.85, 0.92, 1), 0.08)
    camera((-0.17, -0.30, -0.16), (0.02, 0.02, 0), 50, 20, (0.0, 0.0, 0))


@close("linear-ceiling-edge", quality=_SHARP, grade=_SHARP_METAL)
def four_sizes() -> None:
    """The four sizes on a table, face up, their ends to the camera."""
    ground((0.16, 0.15, 0.135), 14)
    area((1.3, 0.9, 0.7), (0.05, 0.3, 0.02), 0.9, 34, kelvin(4000), 0.5)
    # Into the open ends.
    area((0.5, -1.3, 0.35), (0, 0.0, 0.01), 0.7, 24, kelvin(5000), 0.4)
    area((-1.0, -0.9, 0.6), (0, 0.1, 0.02), 0.9, 5, kelvin(5000), 0.6)
    # Reflected in the coatings, brighter on one side.
    area((-0.7, 2.0, 1.2), (0.1, 0.2, 0), 1.6, 34, kelvin(5000), 0.8)
    ambient((1, 0.97, 0.93), 0.10)
    left = -0.36
    for number, (width, height, coat) in enumerate(((84, 16, _silver()), (84, 12.5, _sand()), (150, 17, _silver()), (300, 30, _sand()))):
        x = left + width / 2000
        item = place(extrude(strip(width, height), 0.5, coat, 0.0001), (x, 0.13 + 0.11 * number, height / 1000), (180, 0, 0))
        item.rotation_euler[2] = 0.0
        left += width / 1000 + 0.04
    camera((-0.36, -0.62, 0.36), (-0.03, 0.16, -0.01), 44, 20, (-0.1, 0.0, 0.02))
