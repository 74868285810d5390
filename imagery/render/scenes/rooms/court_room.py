"""A court room: walnut dais and panelling, bottle green leather, sun through tall windows on the left."""

from ...core.camera import level_camera
from ...core.geometry import box
from ...core.light import area, kelvin, sun
from ...core.output import Quality
from ...core.scene import group, put
from ...grade import Grade
from ...materials.floor import carpet, plaster
from ...materials.palette import black_metal, brass, dark_void, leather
from ...materials.wood import TEAK, wood
from ...picture import picture
from ...subjects.furniture.office import microphone, notebook, paper_pile
from ...subjects.furniture.seats import office_chair
from ...subjects.rooms.ceilings import downlights
from ...subjects.rooms.linings import panels, perforate, slats
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, slabs, wall, window

_ROOM = Room(12.0, 15.0, 5.4)
_WALNUT = TEAK.with_(
    light=(0.205, 0.128, 0.078),
    middle=(0.140, 0.083, 0.049),
    dark=(0.078, 0.044, 0.026),
    pore=(0.03, 0.015, 0.009),
    tone=0.10,
    roughness=0.36,
)


@picture(
    "court-room-dais",
    1600,
    1067,
    Quality(samples=36, noise_threshold=0.03, bounces=7, diffuse=4, clamp=4),
    Grade(exposure=0.75, balance=(0.98, 1, 1.05)),
)
def court_room() -> None:
    upright, level = wood("walnut upright", _WALNUT.with_(cathedral=7), "Z"), wood("walnut level", _WALNUT, "X")
    hide = leather("bottle green leather", (0.018, 0.048, 0.034))
    _shell(upright, level)
    _dais(upright, level, hide)
    _well(level, hide)
    sun((0.90, 0.25, -0.52), 42.0, (1, 0.84, 0.66), 0.6)
    area((0.5, 1.0, 4.6), (0, 9, 1.0), 7, 150, kelvin(5000), 2)
    area((0, 14.2, 5.34), (0, 14.75, 2.2), 5.0, 90, kelvin(3000), 0.08)
    level_camera((1.1, 0.35, 1.80), (-0.6, 12, 0), 22, (0, 0.055))


def _shell(upright, level) -> None:
    cream = plaster("cream", (0.66, 0.61, 0.52))
    void = dark_void()
    left = _ROOM.side("left")
    openings = tuple((2.3 + k * 3.2, 1.5, 1.5, 3.1) for k in range(4))
    wall(left, _ROOM.height, cream, openings, 0.45)
    for opening in openings:
        window(left, opening, brass(), columns=2, rows=3, bar=0.04, inset=0.26, sill=level)
        left.window_light(opening, 190, kelvin(6500), 0.55)
    view(left, 4.5, 25, 1.5, 3.0)
    for name in ("right", "near"):
        wall(_ROOM.side(name), _ROOM.height, cream)
    # Panelling: perforated boards up to 2.6 m, above the dado of plain boards.
    bored = perforate(wood("walnut perforated", _WALNUT.with_(cathedral=7), "Z"), 0.016, 0.006)
    right = _ROOM.side("right").frame()
    panels(_ROOM.depth, 3.0, bored, void, 1.0, 3.0, 0.010, 0.02, 0.95, parent=group("panelling", (0, -0.05, 0), parent=right))
    panels(_ROOM.depth, 0.93, level, void, 2.0, 0.93, 0.006, 0.025, 0, parent=group("dado", (0, -0.055, 0), parent=right))
    # Covers the joint, whose upper edge would catch the sun.
    box((_ROOM.depth, 0.10, 0.05), (_ROOM.depth / 2, -0.04, 0.945), wood("walnut rail", _WALNUT.with_(roughness=0.5), "X"), 0.006, parent=right)
    dado = group("dado", (0, -0.055, 0), parent=left.frame())
    panels(_ROOM.depth, 0.93, level, void, 2.0, 0.93, 0.006, 0.025, 0, parent=dado)
    far = _ROOM.side("far")
    wall(far, _ROOM.height, cream)
    for x, length in ((0.0, 3.4), (8.6, 3.4)):
        panels(length, 3.95, bored, void, 1.13, 3.95, 0.010, 0.02, 0, parent=group("wings", (x, -0.06, 0), parent=far.frame()))
    slats(5.2, 5.4, upright, void, 0.06, 0.09, 0.10, parent=group("fluted wall", (3.4, -0.30, 0), parent=far.frame()))
    for x in (3.37, 8.63):
        box((0.06, 0.34, 5.4), (x, -0.15, 2.7), level, 0.004, parent=far.frame())
    _ceiling(cream)
    _ROOM.floor(dark_void(), -0.03)
    slabs(_ROOM, carpet("sand carpet", (0.25, 0.215, 0.165), 0.04), 1.0, 1.0, 0.0005)


def _ceiling(cream) -> None:
    """Coffers three by four, each with a flat light around its field."""
    _ROOM.ceiling(cream, 5.75)
    for k in range(4):
        box((0.5, _ROOM.depth, 0.36), (-6 + k * 4.0, 7.5, 5.58), cream, 0.01)
    for k in range(5):
        box((_ROOM.width, 0.5, 0.359), (0, k * 3.75, 5.58), cream, 0.01)
    downlights([(x, y) for x in (-2, 2) for y in (3.75, 7.5, 11.25)], 5.40, brass())
    for x in (-4, 0, 4):
        area((x, 9.4, 5.70), (x, 9.4, 0), 2.6, 70, kelvin(3500), 2.6)


def _dais(upright, level, hide) -> None:
    """Two steps, the judges' bench with a raised front, three high chairs behind it."""
    box((8.4, 3.4, 0.30), (0, 13.3, 0.15), level, 0.006)
    box((7.6, 2.7, 0.30), (0, 13.65, 0.451), level, 0.006)
    front = group("bench front", (-3.3, 12.15, 0.6))
    panels(6.6, 0.98, [upright], dark_void(), 0.6, 0.98, 0.012, 0.03, 0, parent=front)
    box((6.8, 0.10, 0.07), (0, 12.16, 1.615), level, 0.01)
    box((6.6, 0.62, 0.04), (0, 12.48, 1.36), level, 0.006)
    for x in (-3.31, 3.31):
        box((0.05, 0.75, 1.02), (x, 12.5, 1.11), level, 0.006)
    chair = office_chair(hide, level, brass(), high=True, name="judge's chair")
    for x in (-1.7, 0, 1.7):
        item = put(chair, (x, 13.15, 0.6))
        item.scale = (1.12, 1.12, 1.16)
        put(microphone(black_metal()), (x + 0.22, 12.42, 1.38), 180)
        put(paper_pile(int(x * 10) + 40), (x - 0.2, 12.45, 1.38), 4)


def _well(level, hide) -> None:
    """The clerk's desk, counsel's tables, and the rail in front of the public."""
    _desk(3.0, (0, 10.6, 0), level)
    chair = office_chair(hide, level, brass(), name="counsel's chair")
    put(chair, (-0.6, 11.25, 0), 4)
    for side in (-1, 1):
        _desk(2.6, (side * 2.5, 7.3, 0), level)
        for x in (-0.62, 0.62):
            put(chair, (side * 2.5 + x, 6.55, 0), 180 + side * 7 + x * 10)
        put(paper_pile(side + 5), (side * 2.5 - 0.5, 7.25, 0.76), 8)
        put(notebook(hide), (side * 2.5 + 0.6, 7.25, 0.76), -12)
        put(microphone(black_metal()), (side * 2.5, 7.4, 0.76), 180)
    for side in (-1, 1):
        box((4.6, 0.07, 0.06), (side * 3.35, 4.9, 0.95), level, 0.012)
        box((4.6, 0.06, 0.10), (side * 3.35, 4.9, 0.05), level, 0.006)
        for x in (-2.34, 2.34):
            box((0.12, 0.12, 1.08), (side * 3.35 + x, 4.9, 0.54), level, 0.01)
        for k in range(24):
            box((0.028, 0.028, 0.80), (side * 3.35 - 2.2 + k * 0.1913, 4.9, 0.535), level, 0.004)


def _desk(length: float, location, level) -> None:
    x, y, _ = location
    box((length, 0.75, 0.04), (x, y, 0.74), level, 0.006)
    box((length - 0.06, 0.03, 0.70), (x, y + 0.33, 0.36), level, 0.004)
    for side in (-1, 1):
        box((0.04, 0.68, 0.72), (x + side * (length / 2 - 0.05), y, 0.36), level, 0.004)
