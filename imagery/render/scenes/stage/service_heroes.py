"""
The opening pictures of fixed stage equipment in performance light. The upright ones are for phones, which would crop
the subject of the wide ones.
"""

from dataclasses import replace

from ...core.camera import camera, level_camera
from ...core.geometry import box, place, tube
from ...core.light import area, kelvin, spot
from ...core.output import Quality
from ...core.scene import ambient, assembly, group, put
from ...grade import Grade
from ...materials.colour import linear
from ...materials.plain import plain
from ...materials.stage_cloth import crape
from ...materials.textile import velvet, woven
from ...picture import phone_hero, picture
from ...subjects.drapery import curtain
from ...subjects.luminaires.beam import Optics, beam, haze
from ...subjects.luminaires.cyclorama_light import cyclorama_light
from ...subjects.luminaires.pars import par_can
from ...subjects.luminaires.profile_spot import profile_spot
from ...subjects.stage.cyclorama_screen import curved_screen
from ...subjects.stage.light_bar import light_bar
from ...subjects.stage.rigging import hung, pipe
from ...subjects.stage.side_ladder import side_ladder
from ...subjects.stage.side_wing import side_wing
from ...subjects.stage.stepped_frame import stepped_frame
from .drapes import STAGE, empty_stage
from .house import house

_QUALITY = Quality(samples=14, bounces=5, diffuse=3, glossy=3, transmission=8, clamp=4, noise_threshold=0.05)
_GRADE = Grade(prefiltered=False, exposure=0.75, bloom=0.09, saturation=1.05, power=1.2)
_PAR_CAN, _PROFILE = Optics(0.215, 0.172, 0.090), Optics(0.235, 0.396, 0.072)


@picture("side-wings-hero", 1600, 800, _QUALITY, _GRADE)
def wings_in_side_light() -> None:
    """Four wings one behind another; light from the side falls between them in stripes on the boards."""
    _wings()
    level_camera((-1.3, -5.6, 2.2), (-0.10, 2.4, 0), 27, (0, 0.080))


@phone_hero("side-wings-hero-portrait", quality=_QUALITY, grade=_GRADE)
def wings_upright() -> None:
    """The same, all four within a phone."""
    _wings()
    level_camera((-0.7, -6.4, 2.2), (1.75, 2.0, 0), 30, (0, -0.06))


def _wings() -> None:
    empty_stage(tone=1.0)
    cloth = woven("wing cloth", (0.060, 0.098, 0.170), (0.044, 0.073, 0.133), 0.004, 0.0006, 0.5, 0.12, 320)
    steel = plain("frame paint", (0.030, 0.030, 0.032), 0.45, unevenness=0.04, grain=900)
    with assembly("wing") as wing:
        side_wing(cloth, steel)
    for k in range(4):
        x, y = 2.9 - 0.62 * k, 0.6 + 1.45 * k
        put(wing, (x, y, STAGE.height), -14)
        pipe((-6, y, 5.20), (6, y, 5.20), steel)
        place(tube([(x, y, 4.9), (x, y, 5.20)], 0.022, steel), name="upper pivot")
        # One lamp grazes the front of each wing from the side of the stage, and its light runs on over the boards.
        area((x + 2.3, y - 0.62, 3.7), (x - 0.7, y - 0.05, 2.0), 0.25, 230, kelvin(3500), 1.6)
    backdrop = crape("backdrop", (0.20, 0.20, 0.24))
    curtain(STAGE.opening + 3, 7, backdrop, (-STAGE.opening / 2 - 1.5, 6.4, 7.96), fold=0.38, depth=0.12, seed=9)
    area((-2.4, -2.6, 4.6), (2.4, 2.0, 2.6), 0.7, 130, kelvin(6500), 2.4)
    area((0.9, 4.6, 1.0), (1.0, 6.4, 3.2), 5.5, 120, (0.24, 0.42, 1.0), 0.2)
    ambient((0.8, 0.88, 1), 0.015)


@picture("side-ladder-hero", 1600, 800, _QUALITY, _GRADE)
def ladder_at_work() -> None:
    """The ladder hangs beside a curtain that its luminaires turn away from."""
    box((30, 0.1, 16), (0, 6, 4), plain("stage wall", (0.03, 0.03, 0.034), 0.9))
    curtain(7.0, 6.5, velvet("leg", (0.020, 0.030, 0.060)), (-2.2, 2.3, 5.2), fold=0.34, depth=0.13, seed=21)
    paint = plain("painted steel", (0.075, 0.082, 0.086), 0.40, unevenness=0.05, grain=500)
    turn = group("ladder", (0.52, 0, 0), 24)
    side_ladder(paint, turn)
    for z, make in (
        (2.80, lambda: profile_spot(tilt=24, cabled=False)),
        (1.90, lambda: par_can(tilt=21, cabled=False)),
        (1.00, lambda: par_can(tilt=18, cabled=False)),
    ):
        hung(make, (0, 0, z), -98).parent = turn
    area((-2.2, 1.0, 3.2), (0.5, 0, 1.9), 0.9, 80, kelvin(6500), 2.6)
    area((2.4, 0.9, 2.8), (0.5, 0, 1.9), 1.0, 80, kelvin(4000), 2.8)
    area((0.2, -3.0, 2.4), (0.5, 0, 1.8), 1.2, 46, kelvin(5000), 1.6)
    area((2.6, 0.9, 4.9), (1.3, 2.3, 1.8), 2.2, 300, (0.30, 0.48, 1.0), 0.3)
    ambient((0.85, 0.92, 1), 0.012)
    camera((-0.55, -3.75, 1.45), (-0.05, 0, 2.12), 42, 5.6, (0.5, -0.1, 2.0))


@picture("motorized-light-bar-hero", 1600, 800, _QUALITY, _GRADE)
def bar_at_work() -> None:
    """The bar from below: ropes, sheaves and winch above it, four beams beneath."""
    _bar()
    camera((0.60, -4.25, 1.30), (-0.02, 0, 2.74), 35, 5.6, (0.6, -0.2, 2.5))


@phone_hero("motorized-light-bar-hero-portrait", quality=_QUALITY, grade=_GRADE)
def bar_upright() -> None:
    """The same from further away, with all four lamps visible on a phone."""
    _bar()
    camera((0.60, -4.60, 1.20), (0.0, 0, 2.05), 26, 5.6, (0.2, -0.2, 2.5))


def _bar() -> None:
    box((40, 0.1, 20), (0, 8, 6), plain("stage wall", (0.07, 0.066, 0.062), 0.9))
    spot((3.4, 3.6, 9.0), (2.6, 8, 5.4), 1500, kelvin(3500), 62, 1, 0.4)
    spot((-1.5, 3.6, 9.0), (-2.6, 8, 6.6), 420, kelvin(6500), 55, 1, 0.4)
    steel = plain("bar paint", (0.06, 0.06, 0.062), 0.40, unevenness=0.05, grain=500)
    turn = group("bar", (0, 0, 0), -24)
    light_bar(steel, turn, beam=11.0)
    lit = haze(kelvin(3500), 0.26)
    for k, (make, optics) in enumerate(
        (
            (lambda: par_can(tilt=44, cabled=False), _PAR_CAN),
            (lambda: profile_spot(tilt=44, cabled=False), _PROFILE),
            (lambda: par_can(tilt=44, cabled=False), _PAR_CAN),
            (lambda: profile_spot(tilt=44, cabled=False), _PROFILE),
        )
    ):
        at = (-1.50 + k * 0.98, 0, 2.30)
        hung(make, at, 14 - 5 * k).parent = turn
        beam(optics, lit, at, 44, 8, 14 - 5 * k).parent = turn
    area((-3.0, 0.6, 3.6), (0, 0, 2.6), 0.6, 150, kelvin(6500), 2.6)
    area((3.0, 1.2, 3.2), (0, 0, 2.6), 0.6, 200, kelvin(4000), 2.6)
    area((1.2, -3.2, 2.2), (0.6, 0, 3.0), 1.4, 150, kelvin(5000), 1.4)
    ambient((0.9, 0.95, 1), 0.015)


@picture("proscenium-hero", 1600, 800, replace(_QUALITY, samples=22), replace(_GRADE, sharpening=0.45))
def corner_of_the_frame() -> None:
    """The right-hand corner of the frame in warm light, the folds of the curtain in raking light from the left."""
    _framed_curtain()
    level_camera((0.9, -8.8, 1.75), (2.3, 0, 0), 34, (-0.02, 0.20))


@phone_hero("proscenium-hero-portrait", quality=replace(_QUALITY, samples=22), grade=replace(_GRADE, sharpening=0.45))
def frame_upright() -> None:
    """The whole frame within a phone, lit from both sides, from the last row of the hall."""
    _framed_curtain()
    house(linear("#6b3a24"))
    area((-6.4, -2.6, 6.6), (-4.2, 0, 4.6), 0.8, 300, kelvin(3500), 2.2)
    area((-5.4, -0.9, 8.0), (-4.6, -0.2, 3.0), 1.6, 110, kelvin(3000), 0.2)
    level_camera((0.4, -13.0, 2.95), (0.05, 0, 0), 28, (0, -0.12))


def _framed_curtain() -> None:
    empty_stage((0.24, 0.215, 0.185))
    half, top = STAGE.opening / 2, STAGE.opening_height
    stepped_frame(STAGE)
    green = velvet("velvet", (0.012, 0.045, 0.036))
    fall = top + 0.5 - STAGE.height - 0.012
    curtain(half + 0.45, fall, green, (-half - 0.4, 0.72, top + 0.5), fold=0.30, depth=0.13, seed=14, loose=True)
    curtain(half + 0.45, fall, green, (-0.05, 0.77, top + 0.5), fold=0.30, depth=0.13, seed=15, loose=True)
    curtain(STAGE.opening + 0.2, 1.25, green, (-half - 0.1, 0.06, top + 0.5), fold=0.25, depth=0.07, seed=16, loose=True)
    area((2.6, -1.05, 1.02), (2.6, 0.9, 3.2), 3.6, 170, kelvin(3500), 0.10)
    area((6.4, -2.6, 6.6), (4.2, 0, 4.6), 0.8, 470, kelvin(3500), 2.2)
    area((5.4, -0.9, 8.0), (4.6, -0.2, 3.0), 1.6, 150, kelvin(3000), 0.2)
    area((5.6, -6.0, 5.0), (3.4, 0, 3.2), 2.4, 130, kelvin(6500), 1.5)
    area((-3.4, -2.6, 3.6), (2.4, 0.7, 3.6), 0.8, 260, kelvin(5000), 2.0)
    ambient((0.9, 0.93, 1), 0.02)


_WASH = Grade(prefiltered=False, exposure=0.45, saturation=1.35, power=1.2)


@picture("cyclorama-screen-hero", 1600, 800, _QUALITY, _WASH)
def washed_screen() -> None:
    """The screen washed blue from the floor and amber from above, on an empty stage."""
    _washed_screen()
    level_camera((0.9, -8.7, 1.30), (0.25, 3, 0), 37, (0, 0.065))


@phone_hero("cyclorama-screen-hero-portrait", quality=_QUALITY, grade=_WASH)
def screen_upright() -> None:
    """The whole screen within a phone, its light on the floor in front of it."""
    _washed_screen()
    level_camera((0.9, -8.7, 1.30), (0.05, 3, 0), 33, (0, -0.06))


def _washed_screen() -> None:
    box((40, 30, 0.1), (0, 5, -0.05), plain("stage floor", (0.050, 0.048, 0.046), 0.30, unevenness=0.05, grain=4))
    box((40, 0.1, 14), (0, 12, 7), plain("stage wall", (0.05, 0.05, 0.052), 0.9))
    frame = plain("galvanised tube", (0.20, 0.20, 0.21), 0.55, metallic=1, unevenness=0.06, grain=300)
    screen = plain("screen cloth", (0.80, 0.80, 0.79), 0.8, specular=0.2, relief=0.0001, grain=900)
    curved_screen(frame, screen)
    with assembly("flood") as flood:
        # Their light is that of the lamps below: white would wash the colours out.
        cyclorama_light(tilt=34, lit=False, cabled=False)
    for k in range(6):
        put(flood, (-2.5 + k * 1.0, 1.35 + 0.30 * (1 - ((k - 2.5) / 2.5) ** 2), 0), 180 - (k - 2.5) * 4)
    area((0, 2.35, 0.30), (0, 3.6, 1.6), 6.4, 120, (0.02, 0.13, 1.0), 0.2)
    area((0, 2.5, 4.9), (0, 3.6, 3.4), 6.6, 110, (1.0, 0.26, 0.08), 0.25)
    ambient((0.7, 0.8, 1), 0.015)
