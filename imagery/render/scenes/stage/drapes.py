"""Stage curtains: the whole set, and its three cloths."""

from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import box, place
from ...core.light import area, kelvin, spot
from ...core.output import Quality
from ...core.scene import ambient
from ...grade import Grade
from ...materials.colour import linear
from ...materials.plain import plain
from ...materials.stage_cloth import crape, crinkled_crape, draped_velvet, glazed_cotton
from ...materials.textile import velvet
from ...materials.wood import OAK, wood
from ...picture import phone_hero, picture
from ...subjects.drapery import drape
from ...subjects.rooms.stage import Stage, platform, proscenium
from .house import house

STAGE = Stage(opening=8.4, opening_height=5.2, depth=7.0, height=0.95, apron=1.5)
STAGE_QUALITY = Quality(samples=40, bounces=5, diffuse=4, glossy=2, clamp=5, noise_threshold=0.05)
STAGE_GRADE = Grade(exposure=0.55, saturation=1.0, power=1.22)


def empty_stage(wall=(0.20, 0.18, 0.16), tone: float = 1.0) -> None:
    """Platform, opening and the dark walls behind; `tone` lightens the boards."""
    boards = wood(
        "stage board",
        OAK.with_(
            light=(0.34 * tone, 0.215 * tone, 0.115 * tone),
            middle=(0.25 * tone, 0.15 * tone, 0.078 * tone),
            dark=(0.16 * tone, 0.092 * tone, 0.046 * tone),
            tone=0.14,
            roughness=0.36,
        ),
        "X",
    )
    fascia = plain("fascia", (0.045, 0.035, 0.028), 0.5, unevenness=0.05, grain=200)
    platform(STAGE, boards, fascia, 15)
    proscenium(STAGE, 15, 8.5, plain("hall wall", wall, 0.85, relief=0.0001, grain=300), fascia)
    dark = plain("stage wall", (0.010, 0.010, 0.011), 0.9)
    box((15, 0.1, 9), (0, STAGE.depth, 4.5), dark)
    for side in (-1, 1):
        box((0.1, STAGE.depth, 9), (side * 7.0, STAGE.depth / 2 + 0.5, 4.5), dark)
    box((15, STAGE.depth, 0.1), (0, STAGE.depth / 2 + 0.5, 8.6), dark)
    box((16, 14.4, 0.1), (0, -8.4, -0.05), plain("hall floor", (0.035, 0.032, 0.030), 0.9))


def _soft(width: float, height: float, cloth, location, fold: float, depth: float, seed: int) -> None:
    """A curtain of rounder folds than most, which stray and spread towards the hem."""
    folds = drape(width, height, cloth, fold, depth, seed, fullness=0.14, wander=1.7, ripple=0.24, crease=0.008)
    place(folds, location, name="curtain")


_SET = {"quality": replace(STAGE_QUALITY, samples=26), "grade": replace(STAGE_GRADE, exposure=0.8)}


@picture("stage-curtains-product", 1600, 1200, **_SET)
def set_of_curtains() -> None:
    """Front curtain drawn open under its frill, mid curtain half open, back curtain closed."""
    _set_of_curtains()
    level_camera((-0.10, -9.9, 2.75), (-0.10, 2, 0), 38, (0, 0.055))


@phone_hero("stage-curtains-portrait", **_SET)
def set_upright() -> None:
    """The same from the last row of the hall, with its whole width visible on a phone."""
    _set_of_curtains()
    house(linear("#27364f"))
    level_camera((0.35, -13.0, 2.95), (-0.05, 2, 0), 30, (0, -0.10))


def _set_of_curtains() -> None:
    empty_stage()
    half, top = STAGE.opening / 2, STAGE.opening_height + 0.5
    fall = top - STAGE.height - 0.015
    red = velvet("velvet", (0.095, 0.008, 0.012))
    cotton = glazed_cotton("glazed cotton", (0.030, 0.052, 0.088), 0.12)
    pale = crape("crape", (0.34, 0.29, 0.235))
    for x in (-half - 0.3, half + 0.3 - 2.1):
        _soft(2.1, fall, red, (x, 0.75, top), fold=0.30, depth=0.12, seed=3 if x < 0 else 4)
    _soft(STAGE.opening + 0.6, 1.35, red, (-half - 0.3, 0.48, top), fold=0.26, depth=0.075, seed=5)
    for x in (-half - 0.3, half + 0.3 - 2.7):
        _soft(2.7, fall, cotton, (x, 2.7, top), fold=0.30, depth=0.10, seed=6 if x < 0 else 7)
    _soft(STAGE.opening + 0.6, 1.75, cotton, (-half - 0.3, 2.5, top), fold=0.26, depth=0.075, seed=8)
    _soft(STAGE.opening + 2, fall, pale, (-half - 1, 4.9, top), fold=0.32, depth=0.10, seed=9)
    area((-6.6, -3.2, 4.8), (0.8, 0.8, 2.6), 2.2, 1250, kelvin(4000), 2.6)
    area((-2.2, -6.4, 3.6), (-4.0, 0.8, 2.8), 1.6, 240, kelvin(4000))
    area((2.5, -7.0, 6.5), (0, 1.0, 3.0), 2.5, 160, kelvin(6500), 1.5)
    area((-3.6, 1.5, 5.2), (-2.4, 2.8, 2.6), 0.5, 80, kelvin(4000), 0.5)
    area((0.8, 1.3, 6.2), (0.6, 2.7, 2.4), 5, 220, kelvin(5000), 0.25)
    area((0, 3.4, 6.3), (0, 5.0, 2.8), 8, 420, kelvin(3500), 0.25)
    spot((2.6, -4.5, 7.2), (0.6, 2.2, STAGE.height), 1500, kelvin(3500), 40, 0.9, 0.2)
    ambient((0.8, 0.85, 1), 0.02)


def _close(cloth, fold: float, depth: float, seed: int) -> None:
    """Folds in soft light from the right, near enough to see the cloth."""
    folds = drape(2.1, 1.5, cloth, fold, depth, seed, fullness=0.22, wander=1.3, ripple=0.25, crease=0.010)
    place(folds, (-1.05, 0, 0.75), name="folds")
    box((4, 0.1, 3), (0, 0.4, 0), plain("behind", (0.02, 0.02, 0.02), 0.9))
    area((1.9, -1.1, 0.7), (0, 0, 0), 0.9, 110, kelvin(6000), 1.8)
    area((-1.8, -1.9, 0.2), (0, 0, 0), 1.6, 45, kelvin(6500), 1.8)
    ambient((0.9, 0.95, 1), 0.22)
    camera((-0.18, -0.86, 0.03), (0.0, 0, 0.0), 58, 9, (0, -0.06, 0))


_CLOSE = Quality(samples=36, bounces=4, diffuse=3, glossy=2, noise_threshold=0.05)
_CLOTH = Grade(exposure=0.35, saturation=0.95, prefiltered=False, raw=0.12)


@picture("stage-curtain-velvet", 1200, 900, replace(_CLOSE, samples=18), replace(_CLOTH, exposure=0.05, saturation=1.0, raw=0.3))
def front_cloth() -> None:
    """Deep folds in two lights from the sides, so that each turn of the cloth shines and its front stays dark."""
    cloth = draped_velvet("velvet", (0.22, 0.014, 0.022))
    place(drape(1.8, 1.5, cloth, 0.21, 0.075, 11, fullness=0.16, wander=1.2, ripple=0.20, crease=0.014), (-0.9, 0, 0.75), name="folds")
    box((4, 0.1, 3), (0, 0.4, 0), plain("behind", (0.02, 0.02, 0.02), 0.9))
    area((1.5, -0.95, 0.7), (0, 0, 0), 0.8, 110, kelvin(4000), 1.6)
    area((-1.5, -0.85, 0.3), (0, 0, 0), 0.8, 75, kelvin(5000), 1.6)
    area((0.2, -2.4, 1.8), (0, 0, 0), 1.2, 40, kelvin(5000))
    ambient((0.9, 0.95, 1), 0.14)
    camera((-0.25, -1.10, 0.10), (0.0, 0, 0.0), 60, 11, (0, -0.06, 0))


@picture("stage-curtain-glazed-cotton", 1200, 900, _CLOSE, _CLOTH)
def middle_cloth() -> None:
    _close(glazed_cotton("glazed cotton", (0.050, 0.105, 0.17), 0.5, 1.7), 0.13, 0.05, 8)


@picture("stage-curtain-crape", 1200, 900, replace(_CLOSE, samples=48, noise_threshold=0.02), replace(_CLOTH, exposure=0.45, saturation=0.98, raw=0.15))
def back_cloth() -> None:
    """Near enough to count the crinkles, in light that grazes them."""
    cloth = crinkled_crape("crape", (0.47, 0.40, 0.32))
    place(drape(0.9, 0.6, cloth, 0.15, 0.042, 12, fullness=0.18, wander=1.2, ripple=0.32, crease=0.010), (-0.45, 0, 0.30), name="folds")
    box((3, 0.1, 2), (0, 0.35, 0), plain("behind", (0.02, 0.02, 0.02), 0.9))
    area((1.25, -0.62, 0.55), (0, 0, 0), 0.7, 95, kelvin(5000), 0.8)
    area((-1.2, -1.5, 0.2), (0, 0, 0), 1.2, 26, kelvin(6500), 1.2)
    ambient((0.9, 0.95, 1), 0.10)
    camera((-0.06, -0.62, 0.02), (0.0, 0, 0.0), 66, 10, (0, -0.045, 0))
