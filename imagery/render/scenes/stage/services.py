"""Fixed stage equipment: proscenium, side wings, cyclorama screen."""

from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import box, place, tube
from ...core.light import area, kelvin, spot
from ...core.scene import ambient, assembly, put
from ...grade import Grade
from ...materials.plain import plain
from ...materials.stage_cloth import crape
from ...materials.textile import velvet, woven
from ...picture import picture
from ...subjects.chairs.assembly import row
from ...subjects.stage.cyclorama_screen import curved_screen
from ...subjects.drapery import curtain
from ...subjects.luminaires.cyclorama_light import cyclorama_light
from ...subjects.stage.rigging import pipe
from ...subjects.stage.side_wing import side_wing
from ...subjects.stage.stepped_frame import stepped_frame
from ..seating.catalogue import MODELS, chair_finish
from .drapes import STAGE, STAGE_GRADE, STAGE_QUALITY, empty_stage


@picture("proscenium-product", 1600, 1200, replace(STAGE_QUALITY, samples=26), replace(STAGE_GRADE, exposure=0.8))
def closed_curtain() -> None:
    """Three stepped frames around the opening, with the closed house curtain behind them."""
    empty_stage((0.24, 0.215, 0.185))
    half, top = STAGE.opening / 2, STAGE.opening_height
    stepped_frame(STAGE)
    green = velvet("velvet", (0.013, 0.048, 0.038))
    fall = top + 0.5 - STAGE.height - 0.012
    curtain(half + 0.45, fall, green, (-half - 0.4, 0.72, top + 0.5), fold=0.30, depth=0.13, seed=14, loose=True)
    curtain(half + 0.45, fall, green, (-0.05, 0.77, top + 0.5), fold=0.30, depth=0.13, seed=15, loose=True)
    curtain(STAGE.opening + 0.2, 1.25, green, (-half - 0.1, 0.06, top + 0.5), fold=0.25, depth=0.07, seed=16, loose=True)
    area((0, -1.15, 1.02), (0, 0.75, 3.0), 7.6, 150, kelvin(3000), 0.10)
    area((-7.2, -3.6, 5.4), (0.5, 0, 2.8), 0.8, 1150, kelvin(4000), 2.6)
    for x in (-6.1, 6.1):
        area((x, -0.9, 8.2), (x, -0.2, 3.0), 2.0, 120, kelvin(3000), 0.2)
    area((2.0, -9.0, 7.0), (1, 0, 2.0), 4.0, 160, kelvin(5000), 1.5)
    ambient((0.9, 0.93, 1), 0.03)
    for y in (-5.2, -6.2):
        row(MODELS["abt02"], chair_finish("abt02"), 17, (0, y, 0), 180)
    area((-3.0, -8.6, 4.2), (0, -5.6, 0.8), 2.4, 160, kelvin(4000), 1.6)
    level_camera((1.9, -11.2, 2.35), (0.3, 0, 0), 34, (0, 0.085))


@picture("side-wings-product", 1600, 1200, STAGE_QUALITY, STAGE_GRADE)
def three_wings() -> None:
    """Three fabric wings one behind the other at the side of the stage; the middle one is turned on its pivot."""
    empty_stage(tone=1.1)
    cloth = woven("wing cloth", (0.060, 0.098, 0.170), (0.044, 0.073, 0.133), 0.004, 0.0006, 0.5, 0.12, 320)
    steel = plain("frame paint", (0.030, 0.030, 0.032), 0.45, unevenness=0.04, grain=900)
    with assembly("wing") as wing:
        side_wing(cloth, steel)
    for x, y, turn in ((-2.95, 1.25, 4), (-2.35, 2.95, 152), (-1.70, 4.75, 4)):
        put(wing, (x, y, STAGE.height), turn)
        # Each turns between a floor plate and a pipe overhead.
        pipe((-6, y, 5.20), (2, y, 5.20), steel)
        place(tube([(x, y, 4.9), (x, y, 5.20)], 0.022, steel), name="upper pivot")
    backdrop = crape("backdrop", (0.30, 0.255, 0.21))
    curtain(STAGE.opening + 2, 7, backdrop, (-STAGE.opening / 2 - 1, 6.4, 7.96), fold=0.34, depth=0.13, seed=9, loose=True)
    area((-4.7, 0.5, 4.2), (-2.4, 2.4, 2.6), 0.4, 260, kelvin(3500), 3.0)
    area((-3.2, -1.6, 4.4), (-6.6, 3.4, 2.8), 1.6, 320, kelvin(4000))
    area((-4.6, 4.0, 4.6), (-1.6, 4.7, 2.6), 0.3, 170, kelvin(3500), 3.0)
    area((2.8, -3.5, 5.6), (-2.4, 2.0, 2.8), 0.9, 620, kelvin(5000))
    area((0, 5.2, 6.4), (0, 6.4, 3.0), 7, 260, kelvin(4000), 0.2)
    spot((0.6, -2.5, 7.0), (-0.6, 3.0, STAGE.height), 1300, kelvin(4000), 40, 0.9, 0.2)
    ambient((0.85, 0.9, 1), 0.03)
    level_camera((1.35, -3.3, 2.35), (-1.95, 2.6, 0), 30, (-0.038, 0.075))


@picture("cyclorama-screen-product", 1600, 1200, replace(STAGE_QUALITY, samples=14), Grade(prefiltered=False, exposure=0.35, saturation=1.45, power=1.3))
def curved_backcloth() -> None:
    """A curved screen on its metal frame, washed from a row of lights on the floor; light from the side picks out the frame."""
    box((40, 30, 0.1), (0, 5, -0.05), plain("stage floor", (0.045, 0.044, 0.046), 0.32, unevenness=0.05, grain=4))
    box((40, 0.1, 14), (0, 12, 7), plain("stage wall", (0.045, 0.050, 0.062), 0.9))
    frame = plain("galvanised tube", (0.50, 0.50, 0.51), 0.40, metallic=1, unevenness=0.06, grain=300)
    screen = plain("screen cloth", (0.80, 0.80, 0.79), 0.8, specular=0.2, relief=0.0001, grain=900)
    curved_screen(frame, screen)
    with assembly("flood") as flood:
        # Their light is that of the lamps below: white would wash the colours out.
        cyclorama_light(tilt=34, lit=False, cabled=False)
    for k in range(6):
        put(flood, (-2.5 + k * 1.0, 1.35 + 0.30 * (1 - ((k - 2.5) / 2.5) ** 2), 0), 180 - (k - 2.5) * 4)
    _supply()
    area((0, 2.35, 0.30), (0, 3.6, 1.6), 6.4, 150, (0.03, 0.17, 1.0), 0.2)
    area((0, 2.5, 4.9), (0, 3.6, 3.4), 6.6, 120, (1.0, 0.30, 0.08), 0.25)
    # From the left onto braces, posts and the floods; onto the wall behind.
    area((-7.5, 1.5, 3.4), (-3.2, 3.4, 1.5), 1.0, 330, kelvin(6500), 2.4)
    area((-2.5, -3.0, 5.0), (0, 1.4, 0.2), 2.0, 90, kelvin(6500), 1.0)
    area((0, 7.5, 6.5), (0, 12, 3.0), 12, 420, kelvin(6500), 3)
    ambient((0.6, 0.75, 1), 0.02)
    level_camera((-4.0, -7.3, 1.70), (-0.1, 3, 0), 37, (0, 0.035))


def _supply() -> None:
    """One cable along the row on the floor, with a tail up to each flood; it leaves the picture on the right."""
    rubber = plain("cable", (0.012, 0.012, 0.012), 0.6)
    row = [(-2.5 + k * 0.25, 1.02 + 0.30 * (1 - ((k * 0.25 - 2.5) / 2.5) ** 2), 0.007) for k in range(21)]
    place(tube([*row, (3.6, 0.7, 0.007), (5.5, 0.1, 0.007), (8.0, -0.4, 0.007)], 0.007, rubber), name="supply")
    for k in range(6):
        x, y, _ = row[4 * k]
        place(tube([(x, y, 0.007), (x, y + 0.10, 0.05), (x, y + 0.17, 0.17)], 0.005, rubber), name="tail")
