"""A power company's conference room at dusk: one long table, two rings of light, walls of stretched cloth, blue evening outside."""

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin
from ...core.output import Quality
from ...core.scene import group, put
from ...grade import Grade
from ...materials.floor import carpet, plaster
from ...materials.palette import black_metal, black_plastic, chrome, dark_void, leather, satin_steel, switched_off
from ...materials.textile import woven
from ...materials.wood import OAK, WENGE, wood
from ...picture import picture
from ...subjects.furniture.lamps import ring_pendant
from ...subjects.furniture.office import carafe, microphone, notebook, paper_pile, tumbler
from ...subjects.furniture.seats import office_chair
from ...subjects.furniture.tables import boat_table, cabinet
from ...subjects.rooms.linings import panels, slats
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, slabs, wall, window

_ROOM = Room(6.8, 11.5, 3.05)
_TABLE = (7.2, 1.75)


@picture(
    "power-company-conference-room",
    1600,
    1067,
    Quality(samples=24, noise_threshold=0.045, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=1.0, balance=(0.97, 1, 1.06)),
)
def conference_room() -> None:
    smoked = wood(
        "smoked oak", OAK.with_(light=(0.20, 0.135, 0.085), middle=(0.135, 0.088, 0.054), dark=(0.08, 0.05, 0.032), tone=0.10), "Z"
    )
    level = wood(
        "table veneer",
        WENGE.with_(
            light=(0.15, 0.095, 0.062),
            middle=(0.105, 0.064, 0.042),
            dark=(0.06, 0.036, 0.024),
            tone=0.03,
            cathedral=6,
            roughness=0.30,
        ),
        "X",
    )
    _shell(smoked, level)
    _table(level)
    _light()
    level_camera((-1.95, 0.55, 1.62), (0.35, 8, 0), 21, (0, 0.01))


def _shell(smoked, level) -> None:
    white, void = plaster("white", (0.60, 0.58, 0.55)), dark_void()
    left = _ROOM.side("left")
    openings = tuple((0.9 + k * 3.5, 0.45, 3.0, 2.3) for k in range(3))
    wall(left, _ROOM.height, white, openings, 0.35)
    for opening in openings:
        window(left, opening, black_metal(), columns=2, rows=1, bar=0.05, inset=0.18, sill=level)
        left.window_light(opening, 26, (0.36, 0.55, 1.0), 0.5)
        _blind(left, opening)
    view(left, 0.42, 26, 0.4, 3.6, (0.30, 0.46, 0.80), (0.010, 0.016, 0.022))
    cloths = [
        woven(f"stretched cloth {k}", tone, tuple(part * 0.82 for part in tone), 0.0035, 0.0005, 0.35, 0.25, 200)
        for k, tone in enumerate(((0.25, 0.235, 0.21), (0.235, 0.222, 0.20)))
    ]
    right = _ROOM.side("right")
    wall(right, _ROOM.height, void)
    panels(
        _ROOM.depth,
        _ROOM.height - 0.22,
        cloths,
        void,
        1.15,
        1.42,
        0.012,
        0.03,
        0.14,
        0.006,
        group("cloth", (0, -0.06, 0), parent=right.frame()),
    )
    far = _ROOM.side("far")
    wall(far, _ROOM.height, void)
    slats(_ROOM.width, _ROOM.height, smoked, void, 0.035, 0.045, 0.055, parent=group("slats", (0, -0.08, 0), parent=far.frame()))
    box((2.75, 0.05, 1.57), (_ROOM.width / 2, -0.14, 1.62), black_plastic(), 0.006, parent=far.frame())
    box((2.72, 0.004, 1.54), (_ROOM.width / 2, -0.167, 1.62), switched_off(), parent=far.frame())
    put(cabinet(3.2, 0.45, 0.62, level, level, 5), (0, _ROOM.depth - 0.36, 0))
    wall(_ROOM.side("near"), _ROOM.height, white)
    _ROOM.ceiling(white)
    box((_TABLE[0] * 0.36, 8.6, 0.10), (0.15, 6.1, _ROOM.height - 0.22), plaster("raft", (0.66, 0.65, 0.62)), 0.006)
    _ROOM.floor(void, -0.03)
    slabs(_ROOM, carpet("graphite carpet", (0.040, 0.042, 0.046), 0.07), 0.5, 0.5, 0.0006)


def _blind(side, opening) -> None:
    """Upright louvres, half open, gathered over a third of the window."""
    louvre = block("louvre", (0.115, 0.0015, 2.28), 0, woven("louvre", (0.42, 0.40, 0.37), (0.36, 0.345, 0.32), 0.003, 0.0003), 1)
    frame = side.frame()
    for k in range(11):
        place(louvre, (opening[0] + 0.09 + k * 0.095, 0.06, opening[1] + 1.15), (0, 0, 58), frame, "louvre")
    box((opening[2], 0.04, 0.03), (opening[0] + opening[2] / 2, 0.06, opening[1] + opening[3] - 0.012), satin_steel(), parent=frame)


def _table(level) -> None:
    middle = (0.15, 6.1)
    item = put(boat_table(*_TABLE, level, black_metal()), (*middle, 0), 90)
    item.name = "table"
    hide = leather("black leather", (0.016, 0.015, 0.015))
    chair = office_chair(hide, black_plastic(), chrome(), high=True)
    unit, pile, glass, jug = microphone(black_metal()), paper_pile(3), tumbler(), carafe()
    book = notebook(leather("oxblood", (0.09, 0.018, 0.014)))
    for k in range(7):
        y = middle[1] - 2.85 + k * 0.95
        reach = 0.875 - 0.14 * ((y - middle[1]) / 3.6) ** 2
        for side in (-1, 1):
            x = middle[0] + side * (reach + 0.32)
            put(chair, (x, y + 0.03 * ((k * 3) % 4 - 1.5), 0), -90 * side + (k * 7) % 11 - 5)
            put(unit, (middle[0] + side * (reach - 0.40), y, 0.742), -90 * side)
            put(pile, (middle[0] + side * (reach - 0.22), y + 0.02, 0.742), 90 + (k * 5) % 7)
            put(glass, (middle[0] + side * (reach - 0.36), y - 0.24, 0.742))
            if k % 3 == 1:
                put(book, (middle[0] + side * (reach - 0.20), y + 0.30, 0.742), 90 - 14 * side)
        if k in (1, 5):
            put(jug, (middle[0] + 0.12, y + 0.3, 0.742))
    put(chair, (middle[0], middle[1] + 4.15, 0), 4)


def _light() -> None:
    for y in (4.3, 7.9):
        ring_pendant((0.15, y, 2.16), 0.78, _ROOM.height - 0.27, black_metal(), 3500, 10)
        area((0.15, y, 2.14), (0.15, y, 0), 1.4, 46, kelvin(3500))
    # Coves around the raft and a wash down the cloth and the slats.
    for x in (-1.12, 1.42):
        area((x, 6.1, _ROOM.height - 0.10), (x + (0.3 if x > 0 else -0.3), 6.1, _ROOM.height), 8.4, 80, kelvin(3500), 0.1)
    area((_ROOM.width / 2 - 0.42, 5.75, _ROOM.height - 0.03), (_ROOM.width / 2 - 0.02, 5.75, 0.9), 11, 130, kelvin(3000), 0.06)
    area((0, _ROOM.depth - 0.55, _ROOM.height - 0.03), (0, _ROOM.depth - 0.1, 0.8), 6.4, 110, kelvin(3000), 0.06)
    area((0, 0.6, 2.7), (0, 6, 0.9), 3, 26, kelvin(4000), 0.8)
    area((0.15, 6.1, 0.80), (0.15, 6.1, 3), 6.5, 14, kelvin(3500), 1.4)
