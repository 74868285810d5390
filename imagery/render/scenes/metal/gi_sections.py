"""G.I. Ceiling and Wall System: six sections of cold rolled, galvanised steel."""
import math
from dataclasses import replace

from ...core.camera import camera, upright_camera
from ...core.geometry import block, box, extrude, lathe, place
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import ambient
from ...materials.floors import concrete
from ...materials.metal import CRYSTAL, galvanised
from ...materials.palette import satin_steel
from ...materials.plain import plain
from ...subjects.metal.sections import folded, galvanised_section
from ...subjects.studio import ground
from ..panels.shots import close, hero
from .shots import METAL

_ORDER = ("floor channel", "stud section", "perimeter channel", "ceiling section", "intermediate channel", "ceiling angle")
#: In close-ups of upright sections, the spangle must not look like a pattern.
_FINE_CRYSTAL = 0.0016
#: From half a metre, for a spangle that is seen.
_CLEAR_CRYSTAL = 0.0026
#: The denoiser would smear the spangle.
_SHARP = Quality(samples=24, bounces=4, diffuse=3, glossy=2, noise_threshold=0.03)
_SHARP_METAL = replace(METAL, prefiltered=False, raw=0.06)


def _section(name: str, length: float, crystal: float = CRYSTAL):
    return extrude(galvanised_section(name), length, galvanised(name, crystal), 0.0001)


def _beside(length: float, apart: float, stagger: float = 0.0) -> None:
    """All six side by side around the origin, their ends along one line or stepped back."""
    outlines = {name: galvanised_section(name) for name in _ORDER}
    widths = [max(x for x, _ in outlines[name]) - min(x for x, _ in outlines[name]) for name in _ORDER]
    left = -(sum(widths) + apart * (len(widths) - 1)) / 2
    for number, (name, width) in enumerate(zip(_ORDER, widths)):
        shift = left - min(x for x, _ in outlines[name])
        place(_section(name, length), (shift, length / 2 + stagger * number, 0.0003))
        left += width + apart


@hero("gi-ceiling-and-wall-hero", quality=_SHARP, grade=replace(METAL, exposure=0.7, prefiltered=False, raw=0.15))
def gi_hero() -> None:
    """The six sections laid apart in the order of installation, ends to the camera."""
    _beside(0.62, 0.04, -0.018)
    ground((0.022, 0.024, 0.026))
    sun((-0.35, -1, -0.42), 1.6, kelvin(4000), 1.6)
    area((-1.2, -1.3, 1.1), (0, 0, 0.05), 1.3, 9, kelvin(6500))
    area((0.3, 2.4, 2.2), (0, 0.3, 0), 2.6, 42, kelvin(6500), 1.6)
    area((2.0, 0.2, 1.2), (0, 0.3, 0), 1.2, 9, kelvin(5000), 1.6)
    ambient((0.9, 0.95, 1), 0.12)
    camera((0.51, -0.66, 0.34), (0.0, 0.15, 0.0), 46, 16, (0.08, 0.0, 0.02))


@close("gi-ceiling-and-wall-front", quality=replace(_SHARP, samples=64, noise_threshold=0.015), grade=replace(METAL, prefiltered=False, raw=0.25))
def laid_out() -> None:
    """From above, as a set laid out for inspection."""
    _beside(0.52, 0.055)
    ground((0.10, 0.105, 0.105))
    # A light strip along the sections, reflected as a line in every fold.
    area((1.5, 0.26, 1.1), (0, 0.26, 0), 0.25, 42, kelvin(4000), 2.4)
    area((-1.2, 0.5, 1.6), (0, 0.26, 0), 1.0, 16, kelvin(6500), 1.6)
    ambient((0.9, 0.95, 1), 0.16)
    camera((0.0, 0.2599, 4.2), (0.0, 0.26, 0.0), 180)


@close("gi-ceiling-and-wall-detail", quality=replace(_SHARP, samples=96, noise_threshold=0.012), grade=_SHARP_METAL)
def joint() -> None:
    """Where a ceiling section crosses below an intermediate channel, screwed to it with a strap."""
    ceiling, channel = _section("ceiling section", 1.2, _FINE_CRYSTAL), _section("intermediate channel", 1.2, _FINE_CRYSTAL)
    for k in range(-1, 2):
        place(ceiling, (k * 0.45, 0.2, -0.0265), (0, 0, 0))
    place(channel, (0, 0.1, 0.0), (0, 0, 90))
    strap = extrude(folded([(-38, 0.7), (-24, 0.7), (-24, 16.2), (24, 16.2), (24, 0.7), (38, 0.7)], 1.0), 0.022, galvanised("strap", _FINE_CRYSTAL), 0.0002)
    place(strap, (0, 0.1, 0), (0, 0, 90))
    steel = satin_steel()
    screw = lathe([(0, 0.0052), (0.0036, 0.0052), (0.0041, 0.0047), (0.0041, 0.0012)], steel, 6, 20)
    washer = lathe([(0, 0.0013), (0.0062, 0.0013), (0.0068, 0.0008), (0.0068, 0), (0, 0)], steel, 48)
    for side in (-1, 1):
        for part in (washer, screw):
            place(part, (0, 0.1 + side * 0.031, 0.0012))
    board = plain("board", (0.62, 0.60, 0.56), 0.9, relief=0.0001, grain=600)
    place(extrude([(-1, -0.0125), (1, -0.0125), (1, 0), (-1, 0)], 2, board), (0, 0.3, -0.0275 + 0.0004))
    # Reflected along the upper faces.
    area((0.5, 0.9, 0.5), (0.02, 0.1, 0), 0.6, 2.2, kelvin(4000), 0.4)
    sun((-1, 0.4, -0.55), 1.0, kelvin(4000), 1.2)
    area((-0.9, -0.5, 0.5), (0, 0.1, 0), 0.8, 4, kelvin(6500))
    ambient((0.88, 0.94, 1), 0.10)
    camera((-0.145, -0.165, 0.165), (0.004, 0.082, 0.0), 48, 18, (0.0, 0.07, 0.0))


@close("gi-ceiling-and-wall-edge", quality=replace(_SHARP, samples=64, noise_threshold=0.02), grade=replace(_SHARP_METAL, raw=0.2))
def foot_of_partition() -> None:
    """The end of a partition under construction: studs in the floor channel, the boards screwed to their far side."""
    place(_section("floor channel", 2.4, _CLEAR_CRYSTAL), (1.06, 0.1, 0.0003), (0, 0, 90))
    stud = extrude(galvanised_section("stud section"), 1.2, galvanised("stud", _CLEAR_CRYSTAL), 0.0001)
    for x in (0.0, 0.42, 0.84, 1.26):
        item = place(stud, (x + 0.018, 0.1, 0.602))
        item.rotation_euler = (math.radians(90), 0, math.radians(-90))
    _plasterboard(-0.03, 0.1 + 0.026 + 0.0065)
    anchor = lathe([(0, 0.0044), (0.0050, 0.0038), (0.0058, 0.0014), (0.0095, 0.0012), (0.0100, 0.0006), (0.0100, 0)], satin_steel(), 40)
    for x in (-0.075, 0.21, 0.63):
        place(anchor, (x, 0.1, 0.0008))
    # The line that was snapped for the channel, and screws for the boards.
    box((3, 0.003, 0.0004), (1, 0.062, 0.0002), plain("chalk", (0.04, 0.10, 0.30), 1))
    screw = lathe([(0, -0.035), (0.0012, -0.030), (0.0017, -0.028), (0.0017, -0.006), (0.0042, -0.0004), (0.0042, 0), (0, 0)], plain("phosphated", (0.03, 0.03, 0.032), 0.45), 32)
    for x, y, turn in ((0.115, -0.075, 20), (0.150, -0.062, 75), (0.168, -0.098, 150), (0.215, -0.040, 110), (0.070, -0.110, 200)):
        place(screw, (x, y, 0.0035), (0, 86, turn))
    box((6, 6, 0.1), (1, 0, -0.05), concrete((0.27, 0.255, 0.235)))
    box((6, 0.1, 3), (1, 2.2, 1.5), plain("far wall", (0.30, 0.25, 0.20), 0.9))
    area((-1.7, -0.7, 1.2), (0.2, 0.1, 0.1), 1.0, 58, kelvin(4000), 1.2)
    area((0.9, -1.6, 0.8), (0.4, 0.1, 0.2), 0.5, 10, kelvin(6500), 1.6)
    area((-0.4, 1.4, 1.6), (0.1, 0.2, 0.0), 1.4, 16, kelvin(5000))
    ambient((0.9, 0.95, 1), 0.16)
    upright_camera((-0.33, -0.43, 0.26), (0.050, 0.06, 0.083), 46, 13, (0.0, 0.08, 0.06))


def _plasterboard(left: float, y: float) -> None:
    """Its gypsum between two papers, from `left` rightwards, 10 mm above the floor."""
    width, height = 2.4, 1.2
    middle = (left + width / 2, y, 0.01 + height / 2)
    place(block("gypsum", (width, 0.0119, height), 0.0003, plain("gypsum", (0.74, 0.73, 0.70), 0.95, relief=0.0002, grain=900)), middle)
    for side in (-1, 1):
        box((width + 0.0004, 0.0005, height + 0.0004), (middle[0], y + side * 0.0061, middle[2]), plain("paper", (0.50, 0.465, 0.41), 0.9, relief=0.00004, grain=900))
