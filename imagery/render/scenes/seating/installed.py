"""Rows of every model, each in a different hall."""

from dataclasses import replace
from functools import partial

from ...core.camera import level_camera, upright_camera
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import put
from ...grade import Grade
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.palette import leather
from ...materials.weave import melange_cloth
from ...materials.wood import OAK, TEAK, wood
from ...picture import picture
from ...subjects.collection import collected
from ...subjects.furniture.office import paper_pile
from ...subjects.rooms.linings import panels, slats
from ...subjects.rooms.stepped_hall import Lining, SteppedHall, backing, stepped_hall
from .catalogue import MODELS, chair_finish

_QUALITY = Quality(samples=44, bounces=5, diffuse=4, glossy=2, clamp=4, noise_threshold=0.05)
#: For seats that are also lit by the stage, with little noise.
_WELL_LIT = replace(_QUALITY, samples=20)
_GRADE = Grade(exposure=1.05, saturation=0.98, power=1.22)
rows = partial(picture, width=1200, height=900, quality=_QUALITY, grade=_GRADE)


def _slatted(timber) -> Lining:
    return lambda length, height, frame: slats(length, height, timber, backing(), 0.045, 0.05, 0.075, lift=0.5, parent=frame)


def _boards(*materials, wide: float = 1.2, high: float = 2.3) -> Lining:
    return lambda length, height, frame: panels(length, height, list(materials), backing(), wide, high, parent=frame)


def _show(slug: str, hall: SteppedHall) -> None:
    stepped_hall(hall, MODELS[slug], chair_finish(slug))


def _from_the_side(x: float, power: float, temperature: int = 4000) -> None:
    """A lamp at head height that shapes seats and backs."""
    area((x, -2.6, 2.7), (0, 0.6, 0.6), 1.0, power, kelvin(temperature), 1.4)


@rows("chair-abpb11-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.35))
def abpb11() -> None:
    _show("abpb11", SteppedHall((0.095, 0.097, 0.104), _slatted(wood("oak slat", OAK.with_(tone=0.13), "Z")), (0.16, 0.15, 0.14), stage=16, house=0.5, aisle=3.4))
    _from_the_side(5.2, 760, 3800)
    level_camera((-3.0, -3.3, 1.36), (-0.10, 1.0), 32, (0, -0.085), 6.3, (-2.0, 0.0, 0.8))


@rows("chair-abtwp03-installed", quality=replace(_QUALITY, samples=22))
def abtwp03() -> None:
    _show("abtwp03", SteppedHall((0.060, 0.056, 0.050), _slatted(wood("dark slat", TEAK.with_(tone=0.12), "Z"))))
    level_camera((-1.35, -2.25, 1.42), (0.35, 1.6), 33, (0, -0.055), 5.6, (-0.4, 0.0, 1.2))


@rows("chair-abpb08-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.25, power=1.36, saturation=1.1))
def abpb08() -> None:
    _show("abpb08", SteppedHall((0.034, 0.026, 0.025), _slatted(wood("dark slat", TEAK.with_(tone=0.12), "Z")), stage=190))
    area((4.2, -3.6, 3.9), (0.2, 0.2, 0.9), 1.4, 330, kelvin(4000), 1.4)
    level_camera((1.75, -3.2, 1.40), (-0.35, 1.6), 32, (0, -0.115), 5.6, (-0.4, 0.0, 1.2))


@rows("chair-abt01-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.45, saturation=1.1, power=1.3, balance=(0.97, 1, 1.06)))
def abt01() -> None:
    """The first row from its right end, in light from the right."""
    _show("abt01", SteppedHall((0.075, 0.068, 0.060), _boards(finish("paria-oak")), (0.10, 0.092, 0.082), 4500, stage=16, house=0.32, aisle=2.6))
    _from_the_side(4.6, 430, 4500)
    level_camera((2.5, -3.6, 1.34), (0.55, 1.0), 37, (0, -0.110), 6.3, (1.8, 0.0, 0.9))


@rows("chair-abt02-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.7, balance=(0.98, 1, 1.04)))
def abt02() -> None:
    """From the aisle on the left, in front of cloth panels, in light from the right."""
    sand = [melange_cloth(f"field {number}", linear(colour), 0.16) for number, colour in enumerate(("#b9a684", "#a99573"))]
    fields = _boards(*sand, wide=1.0, high=5.3)
    _show("abt02", SteppedHall((0.085, 0.088, 0.080), fields, (0.12, 0.125, 0.115), stage=20, house=0.45, aisle=3.4))
    _from_the_side(5.2, 720)
    level_camera((-2.6, -3.7, 1.42), (-0.35, 1.2), 35, (0, -0.100), 8, (-1.6, 0.0, 0.9))


@rows("chair-abpb04-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.3, power=1.3, saturation=1.05))
def abpb04() -> None:
    """From low on the right, in front of teak slats."""
    _show("abpb04", SteppedHall((0.070, 0.058, 0.062), _slatted(finish("natural-teak")), (0.22, 0.20, 0.20), stage=130))
    level_camera((2.55, -1.95, 1.10), (0.0, 1.3), 32, (0, -0.045), 6.3, (0.9, 0.0, 0.8))


@rows("chair-abpb05-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.4))
def abpb05() -> None:
    """From the aisle on the left, past the cherry cheeks, in light from the right."""
    _show("abpb05", SteppedHall((0.070, 0.026, 0.022), _slatted(finish("alberta-maple")), (0.15, 0.125, 0.10), stage=14, house=0.45, aisle=3.4))
    _from_the_side(5.2, 620)
    level_camera((-3.1, -3.3, 1.36), (-0.15, 1.0), 32, (0, -0.080), 6.3, (-2.0, 0.0, 0.8))


@rows("chair-abr06-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=0.85, power=1.42, saturation=1.05, balance=(0.97, 1, 1.04)))
def abr06() -> None:
    """From near the first row, on slate carpet in front of sapelli slats, in light from the right; programmes and a bag are left on seats."""
    _show("abr06", SteppedHall((0.060, 0.064, 0.074), _slatted(finish("sapelli")), (0.13, 0.105, 0.085), 4500, stage=30, house=0.45, aisle=2.6))
    _from_the_side(4.6, 760, 4200)
    spacing = MODELS["abr06"].spacing
    for column, line in ((-3, 0), (-1, 0), (1, 0), (-2, 1), (0, 1), (3, 1), (-1, 2)):
        put(paper_pile(column + 9, 2), (column * spacing, line * 0.98 - 0.22, 0.462 + line * 0.17), 12 * column)
    put(collected("briefcase", {"*": leather("case", linear("#6b3a1e"))}, 0.34), (-2.0 * spacing, -0.64, 0), 24)
    level_camera((-2.75, -2.85, 1.32), (-0.45, 1.1), 33, (0, -0.122), 7, (-1.6, 0.0, 0.9))


@rows("chair-abr07-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.35, saturation=0.92))
def abr07() -> None:
    """On grey carpet in front of cherry boards, from the aisle on the right, in light from the left."""
    cherry = _boards(finish("oxford-cherry"), wide=0.9, high=5.3)
    _show("abr07", SteppedHall((0.125, 0.120, 0.112), cherry, (0.10, 0.095, 0.09), stage=14, house=0.32))
    _from_the_side(-4.2, 860)
    level_camera((3.1, -3.4, 1.30), (0.15, 1.0), 32, (0, -0.075), 6.3, (2.0, 0.0, 0.8))


@rows("chair-abt09-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.5, power=1.42, saturation=1.06, balance=(0.96, 1, 1.07)))
def abt09() -> None:
    """From above the lectern, in front of blue and grey felt, in warm light from the right."""
    felts = [melange_cloth(f"felt {number}", linear(colour), 0.2) for number, colour in enumerate(("#3c5568", "#4c667a", "#7d8789"))]
    _show("abt09", SteppedHall(linear("#4d5256"), _boards(*felts, wide=0.6, high=1.15), (0.30, 0.29, 0.27), 4800, stage=16, house=0.42, aisle=2.6))
    _from_the_side(4.2, 760, 3500)
    upright_camera((2.5, -4.1, 1.95), (0.05, 1.2, 0.74), 34.5, 8, (0.2, 0.2, 0.8))


@rows("chair-abpwp10-installed", quality=_WELL_LIT, grade=replace(_GRADE, exposure=1.35, power=1.3, balance=(0.97, 1, 1.06)))
def abpwp10() -> None:
    """The first row from its right end, the writing pads laid over the laps, in light from the right."""
    maple = _boards(finish("thansau-maple"), wide=2.2, high=1.15)
    _show("abpwp10", SteppedHall((0.050, 0.052, 0.058), maple, (0.11, 0.105, 0.10), 4600, stage=26, house=0.5, aisle=2.6))
    _from_the_side(4.6, 620, 4500)
    level_camera((2.9, -3.4, 1.46), (0.25, 1.0), 32, (0, -0.100), 6.3, (1.8, 0.0, 0.8))
