"""A school hall: glued beams, wood wool between them, coloured felt on the upper walls, stacking chairs on a maple floor, a small stage."""

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.nodes import Shader
from ...core.output import Quality
from ...core.scene import group, put
from ...grade import Grade
from ...materials.floor import plaster
from ...materials.palette import chrome, dark_void, white_metal
from ...materials.plain import plain
from ...materials.textile import felt, velvet
from ...materials.wood import MAPLE, OAK, wood
from ...picture import picture
from ...subjects.drapery import hang
from ...subjects.furniture.lamps import linear_pendant
from ...subjects.furniture.seats import side_chair
from ...subjects.rooms.linings import panels
from ...subjects.rooms.outlook import view
from ...subjects.rooms.shell import Room, boards, wall, window

_ROOM = Room(14.0, 22.0, 6.6)


@picture(
    "school-hall-stage", 1600, 1067, Quality(samples=24, noise_threshold=0.045, bounces=7, diffuse=4, clamp=4), Grade(exposure=0.3)
)
def school_hall() -> None:
    spruce = wood(
        "spruce beam", MAPLE.with_(light=(0.60, 0.42, 0.24), middle=(0.50, 0.33, 0.175), dark=(0.40, 0.25, 0.125), tone=0.05), "X"
    )
    _shell(spruce)
    _roof(spruce)
    _stage(spruce)
    _chairs()
    sun((0.80, 0.22, -0.74), 26.0, (1, 0.90, 0.74), 0.7)
    area((1.0, 0.5, 4.2), (0, 10, 1.0), 8, 130, kelvin(6500), 3)
    level_camera((2.6, 0.5, 1.70), (-0.5, 14, 0), 21, (0, 0.095))


def _shell(spruce) -> None:
    white, frame = plaster("white", (0.71, 0.70, 0.67)), white_metal()
    left = _ROOM.side("left")
    high = tuple((0.9 + k * 3.55, 3.15, 2.7, 2.2) for k in range(6))
    low = tuple((0.9 + k * 3.55, 0.55, 2.7, 1.9) for k in range(6))
    wall(left, _ROOM.height, white, high + low, 0.4)
    for opening in high + low:
        window(left, opening, frame, columns=2, rows=1, bar=0.055, inset=0.25, sill=white)
    for k in range(6):
        left.window_light((0.9 + k * 3.55, 0.55, 2.7, 4.8), 260, kelvin(6500), 0.55)
    view(left, 4.8, 26, 1.0, 3.4)
    right = _ROOM.side("right")
    for name in ("right", "near"):
        wall(_ROOM.side(name), _ROOM.height, white)
    tones = {
        "sun": (0.56, 0.34, 0.055),
        "sky": (0.15, 0.30, 0.40),
        "sea": (0.045, 0.145, 0.20),
        "chalk": (0.52, 0.51, 0.47),
        "coral": (0.48, 0.135, 0.075),
    }
    cloths = [felt(f"{name} felt", tone, tuple(min(1, part * 1.25 + 0.02) for part in tone)) for name, tone in tones.items()]
    order = [cloths[3], cloths[1], cloths[3], cloths[0], cloths[2], cloths[3], cloths[4], cloths[1], cloths[3]]
    panels(_ROOM.depth, 3.0, order, white, 1.2, 0.75, 0.008, 0.03, 2.75, 0.004, group("felt", (0, -0.055, 0), parent=right.frame()))
    panels(
        _ROOM.depth,
        2.55,
        spruce,
        dark_void(),
        1.83,
        0.85,
        0.006,
        0.022,
        0.06,
        0.0015,
        group("dado", (0, -0.04, 0), parent=right.frame()),
    )
    _ROOM.floor(dark_void(), -0.03)
    boards(
        _ROOM,
        wood(
            "maple floor",
            MAPLE.with_(light=(0.56, 0.375, 0.21), middle=(0.47, 0.30, 0.155), dark=(0.37, 0.22, 0.11), tone=0.11, roughness=0.30),
            "X",
        ),
        0.09,
        1.5,
    )


def _roof(spruce) -> None:
    boarding = _wood_wool()
    mesh = block("wood wool board", (1.19, 0.595, 0.035), 0.004, boarding)
    for column in range(12):
        for row in range(37):
            place(mesh, (-6.6 + column * 1.2, 0.3 + row * 0.6, _ROOM.height + 0.02), name="wood wool board")
    box((15, 23, 0.1), (0, 11, _ROOM.height + 0.12), dark_void())
    for k in range(6):
        y = 2.1 + k * 3.55 + 1.9
        box((_ROOM.width, 0.20, 0.72), (0, y, _ROOM.height - 0.36), spruce, 0.008)
    lamp_metal = white_metal()
    for k in range(5):
        for x in (-4.2, 0.0, 4.2):
            linear_pendant((x, 2.2 + k * 3.55, 5.45), 2.6, _ROOM.height, lamp_metal, 0, 4000, 7)


def _wood_wool():
    """Curled strands seen from below the roof."""
    shader = Shader("wood wool")
    position = shader.coordinates()
    height = None
    for turn in (0.0, 0.9, 1.9, 2.6):
        strands = shader.noise(shader.coordinates((1, 0.16, 1), rotation=(0, 0, turn)), 210, 2, 0.5, 1.5)
        height = strands if height is None else shader.math("MAXIMUM", height, strands)
    tone = shader.ramp(height, [(0.50, (0.22, 0.165, 0.10)), (0.68, (0.58, 0.48, 0.335))])
    mottled = shader.mix(shader.ramp(shader.noise(position, 5, 2, 0.5), [(0.3, 0), (0.8, 0.25)]), tone, (0.50, 0.43, 0.32))
    return shader.finish(Base_Color=mottled, Roughness=0.9, Specular=0.2, Normal=shader.bump(height, 0.006))


def _stage(spruce) -> None:
    """An opening in the far wall with a mustard curtain half drawn."""
    far = _ROOM.side("far")
    white = plaster("white", (0.71, 0.70, 0.67))
    wall(far, _ROOM.height, white, ((2.6, 0.95, 8.8, 4.1),), 0.4)
    y = _ROOM.depth
    for x in (-4.43, 4.43):
        box((0.10, 0.16, 4.2), (x, y - 0.04, 3.05), spruce, 0.006, (0, 0, 0))
    box((8.96, 0.16, 0.10), (0, y - 0.04, 5.10), spruce, 0.006)
    box((9.4, 5.4, 0.95), (0, y + 1.6, 0.474), plain("stage front", (0.52, 0.50, 0.46), 0.7), 0.01)
    box((9.5, 5.5, 0.04), (0, y + 1.6, 0.95), wood("stage floor", OAK.with_(tone=0.03), "X"), 0.006)
    for k in range(5):
        box((1.6, 0.30, 0.19 * (5 - k)), (-3.4, y - 1.25 - k * 0.30, 0.095 * (5 - k)), spruce, 0.006)
    mustard = velvet("mustard curtain", (0.40, 0.215, 0.028))
    hang(2.5, 4.2, mustard, (-4.6, y + 0.55, 5.15), 0, 0.19, 0.10, 5)
    hang(2.1, 4.2, mustard, (2.5, y + 0.55, 5.15), 0, 0.19, 0.10, 6)
    hang(9.2, 0.7, mustard, (-4.6, y + 0.42, 5.2), 0, 0.21, 0.07, 7)
    hang(9.6, 4.3, velvet("grey drape", (0.10, 0.11, 0.115)), (-4.8, y + 3.7, 5.3), 0, 0.24, 0.08, 8)
    area((0, y + 1.3, 5.0), (0, y + 3.0, 1.4), 7, 190, kelvin(4000), 0.4)
    box((0.9, 0.55, 0.04), (1.5, y + 0.9, 2.02), spruce, 0.005, (16, 0, 0))
    box((0.55, 0.30, 1.0), (1.5, y + 0.95, 1.48), spruce, 0.006)


def _chairs() -> None:
    """Rows of stacking chairs with an aisle; here and there a chair of another colour, none quite in line."""
    steel = chrome()
    colours = ((0.045, 0.145, 0.20), (0.56, 0.34, 0.055), (0.15, 0.30, 0.40))
    chairs = [side_chair(plain(f"shell {k}", tone, 0.42), steel, name=f"side chair {k}") for k, tone in enumerate(colours)]
    for row in range(10):
        for column in range(16):
            x = -4.9 + column * 0.56 + (1.5 if column >= 8 else 0)
            pick = (row * 7 + column * 5) % 13
            chair = chairs[1] if pick == 4 else chairs[2] if pick in (1, 9) else chairs[0]
            jitter = ((row * 31 + column * 17) % 7 - 3) * 0.008
            put(chair, (x - 0.5, 5.4 + row * 1.05 + jitter, 0), 180 + ((row * 13 + column * 29) % 9 - 4))
