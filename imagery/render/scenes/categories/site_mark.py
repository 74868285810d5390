"""The site's own mark, for its icons: a sound dying away, as five slats of maple on a green wall."""
from ...core.camera import camera
from ...core.geometry import block, place
from ...core.output import Quality
from ...materials.colour import linear
from ...materials.finishes import finish
from ...picture import picture
from ...subjects.soft_panel import wall
from ...subjects.studio import RakingSun, fill
from ..panels.shots import TIMBER, plaster

#: As drawn in scripts/assets/build-icons.ts: heights, width and pitch of the slats.
_HEIGHTS, _WIDTH, _PITCH = (28, 20, 12, 8, 4), 4, 6
#: One unit of the drawing in metres.
_UNIT = 0.01
#: The width of the square picture in units, with a margin for rounded corners on home screens.
_SIDE = 52


@picture("icons/site-mark", 640, 640, Quality(samples=48, bounces=4), TIMBER)
def site_mark() -> None:
    wall(plaster(linear("#1f463a")))
    maple = finish("alberta-maple")
    for number, height in enumerate(_HEIGHTS):
        slat = block("slat", (_WIDTH * _UNIT, 0.022, height * _UNIT), 0.002, maple)
        place(slat, ((number - (len(_HEIGHTS) - 1) / 2) * _PITCH * _UNIT, -0.011, 0))
    RakingSun(side=50, height=32, strength=9, temperature=5000)
    fill(9)
    camera((0, -3.0, 0), (0, 0, 0), 36 * 3.0 / (_SIDE * _UNIT))
