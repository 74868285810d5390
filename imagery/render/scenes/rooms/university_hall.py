"""A university's lecture hall, seen from the platform: steep rows of blue chairs, maple walls, daylight from high windows."""

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, glow, kelvin, sun
from ...core.output import Quality
from ...core.scene import group, sky
from ...grade import Grade
from ...materials.floor import carpet, plaster
from ...materials.palette import black_metal, dark_void, satin_steel, white_metal
from ...materials.plain import plain
from ...materials.textile import woven
from ...materials.wood import MAPLE, wood
from ...picture import picture
from ...subjects.chairs.hall_chair import ChairStyle
from ...subjects.rooms.linings import panels, perforate
from ...subjects.rooms.outlook import view
from ...subjects.rooms.seating import Rows, aisle_lights, seat_rows
from ...subjects.rooms.shell import Side, wall, window

_WIDTH, _LENGTH, _HEIGHT = 15.0, 18.5, 8.2
_ROWS = Rows(12, first=3.6, pitch=1.05, rise=0.28, radius=34, half_width=6.9, aisles=(-3.3, 3.3), aisle_width=1.2)


@picture(
    "university-hall-rows",
    1600,
    1067,
    Quality(samples=24, noise_threshold=0.045, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=0.45),
)
def university_hall() -> None:
    maple = MAPLE.with_(tone=0.07)
    style = ChairStyle(
        cloth=woven("blue cloth", (0.030, 0.070, 0.165), (0.020, 0.048, 0.115), 0.003, 0.0006, 0.5, 0.35, 180),
        cord=plain("cord", (0.016, 0.036, 0.088), 0.8),
        shell=wood("maple shell", maple.with_(cathedral=8), "Z"),
        arm=wood("maple arm", maple, "X"),
        metal=white_metal(),
        bolt=satin_steel(),
        back_height=0.56,
        back_seams=(0.0,),
    )
    seat_rows(_ROWS, style, carpet("slate carpet", (0.085, 0.092, 0.105), 0.0), {(row, (row * 5 + 2) % 23) for row in range(12)})
    aisle_lights(_ROWS, 3500, 4)
    _walls(maple)
    _ceiling()
    sun((-0.72, -0.24, -0.72), 34.0, (1, 0.90, 0.76), 0.7)
    sky(32, 60, 0.05)
    level_camera((-4.6, 1.2, 2.05), (0.8, -14, 0), 21, (0, 0.05))


def _walls(maple) -> None:
    white, void = plaster("white", (0.70, 0.69, 0.66)), dark_void()
    # Seen from the platform the windows are on the left, the side of +X.
    bright = Side((_WIDTH / 2, 3.0, 0), -90, _LENGTH + 3)
    openings = tuple((3.4 + k * 3.55, 4.6, 2.5, 2.7) for k in range(5))
    wall(bright, _HEIGHT, white, openings, 0.5)
    for opening in openings:
        window(bright, opening, white_metal(), columns=2, rows=2, bar=0.05, inset=0.3, sill=white)
        bright.window_light(opening, 420, kelvin(6500), 0.6, 0.6)
    view(bright, 4.5, 26, 3.0, 3.2)
    bored = perforate(wood("perforated maple", maple.with_(cathedral=6), "Z"), 0.016, 0.006)
    panels(_LENGTH + 3, 4.3, bored, void, 1.2, 4.3, 0.010, 0.02, 0.0, parent=group("maple", (0, -0.06, 0), parent=bright.frame()))
    dim = Side((-_WIDTH / 2, -_LENGTH, 0), 90, _LENGTH + 3)
    wall(dim, _HEIGHT, white)
    blues = [
        woven(f"wall cloth {k}", tone, tuple(part * 0.85 for part in tone), 0.004, 0.0005)
        for k, tone in enumerate(((0.30, 0.33, 0.37), (0.21, 0.255, 0.32), (0.36, 0.38, 0.40)))
    ]
    panels(_LENGTH + 3, 3.8, blues, void, 1.2, 1.9, 0.012, 0.035, 4.35, 0.005, group("cloth", (0, -0.07, 0), parent=dim.frame()))
    panels(_LENGTH + 3, 4.3, bored, void, 1.2, 4.3, 0.010, 0.02, 0.0, parent=group("maple", (0, -0.06, 0), parent=dim.frame()))
    rear = Side((_WIDTH / 2, -_LENGTH, 0), 180, _WIDTH)
    wall(rear, _HEIGHT, white)
    panels(
        _WIDTH, _HEIGHT - 0.2, bored, void, 1.25, 2.0, 0.010, 0.02, 0.0, parent=group("rear", (0, -0.06, 0), parent=rear.frame())
    )
    box((2.6, 0.06, 0.75), (0, -_LENGTH + 0.10, 6.3), black_metal(), 0.01)
    box((_WIDTH, 8.4, 0.1), (0, -0.3, -0.053), carpet("slate carpet front", (0.085, 0.092, 0.105), 0.0))
    box((_WIDTH, 0.2, _HEIGHT), (0, 3.6, _HEIGHT / 2), white)


def _ceiling() -> None:
    """Five white panels across the hall, one above the other towards the rear, each with a line of light along its edge."""
    white = plaster("ceiling white", (0.74, 0.73, 0.71))
    line = glow("ceiling line", kelvin(4000), 8)
    for k in range(5):
        y, z = -0.6 - k * 4.05, _HEIGHT - 0.95 + k * 0.17
        box((_WIDTH - 0.9, 3.75, 0.16), (0, y, z), white, 0.01, (-3.5, 0, 0))
        box((_WIDTH - 1.4, 0.06, 0.03), (0, y - 1.95, z + 0.10), line)
    box((_WIDTH + 1, _LENGTH + 8, 0.1), (0, -_LENGTH / 2, _HEIGHT + 0.3), plain("void", (0.30, 0.30, 0.30), 0.9))
    area((0, -7, 2.4 + 3), (0, -7, 0), 8, 90, kelvin(5000), 8)
