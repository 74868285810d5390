"""A multipurpose hall during a recital at dusk: sandstone jalis on the left, slatted teak on the right, musicians on a low stage, listeners on cane chairs."""
import math
import random
from dataclasses import replace

import bpy

from ...core.camera import level_camera
from ...core.geometry import block, box, extrude, lathe, place, surface, tube
from ...core.light import area, glow, kelvin, spot
from ...core.nodes import Shader
from ...core.output import Quality
from ...core.scene import assembly, group, put
from ...grade import Grade
from ...materials.colour import linear, scaled
from ...materials.finishes import finish
from ...materials.floors import kota_stone
from ...materials.palette import black_metal, brass, dark_void
from ...materials.plain import plain
from ...materials.textile import woven
from ...materials.weave import cane
from ...picture import picture
from ...subjects.furniture.seats import cane_chair
from ...subjects.people import listener, musician, walk, walker
from ...subjects.rooms.linings import panels, slats
from ...subjects.rooms.shell import Room, wall

_ROOM = Room(13.2, 18.0, 6.0)
#: The columns' spacing and width; the bays between them hold a jali on one side and slats on the other.
_BAY, _COLUMN, _FIRST = 3.2, 0.45, 0.6
_SILL, _HEAD = 0.45, 4.7
_STAGE_FRONT, _STAGE_HEIGHT = 13.3, 0.70
_STAGE = 8.4


def hall() -> None:
    concrete = plain("concrete", (0.30, 0.285, 0.265), 0.85, relief=0.0002, grain=40)
    _ROOM.floor(kota_stone())
    _left_wall(concrete)
    _right_wall(concrete)
    _ceiling(concrete)
    _stage()
    _musicians()
    _audience()
    _light()


def _left_wall(concrete) -> None:
    """Openings filled with interlaced rings of sandstone, behind them a garden at dusk."""
    side = _ROOM.side("left")
    wide = _BAY - _COLUMN
    openings = tuple((_FIRST + _COLUMN + k * _BAY, _SILL, wide, _HEAD - _SILL) for k in range(4))
    wall(side, _ROOM.height, plain("lime plaster", linear("#b9ab95"), 0.9, relief=0.0003, grain=60), openings, 0.34)
    frame, step = side.frame(), wide / 9
    radius = step / math.sqrt(2)
    ring = lathe([(radius - 0.022, -0.03), (radius + 0.022, -0.03), (radius + 0.022, 0.03), (radius - 0.022, 0.03), (radius - 0.022, -0.03)], plain("sandstone", linear("#b48a68"), 0.85, relief=0.0002, grain=300), 48)
    ledge = kota_stone()
    for x, z, width, height in openings:
        for column in range(10):
            for row in range(round(height / step) + 1):
                place(ring, (x + column * step, 0.20 + 0.002 * ((column + row) % 2), z + row * step), (90, 0, 0), frame)
        box((width + 0.1, 0.42, 0.05), (x + width / 2, 0.14, z - 0.02), ledge, 0.006, parent=frame)
    _columns(-1, concrete)


def _right_wall(concrete) -> None:
    frame = _ROOM.side("right").frame()
    teak, dark = finish("natural-teak"), dark_void()
    for k in range(5):
        # Along this wall, x runs towards the camera.
        x = _ROOM.depth - _FIRST - (k + 1) * _BAY
        bay = group("bay", (x, -0.06, 0), parent=frame)
        slats(_BAY - _COLUMN, _HEAD - 0.12, teak, dark, 0.050, 0.05, 0.0835, 0.12, bay)
        box((_BAY - _COLUMN, 0.08, 0.12), ((_BAY - _COLUMN) / 2, 0.04, 0.06), dark, parent=bay)
    wall(_ROOM.side("right"), _ROOM.height, plain("lime plaster", linear("#b9ab95"), 0.9, relief=0.0003, grain=60))
    _columns(1, concrete)


def _columns(side: int, concrete) -> None:
    column = block("column", (0.34, _COLUMN, _ROOM.height), 0.012, concrete)
    shade = lathe([(0.055, -0.13), (0.085, -0.13), (0.085, 0.13), (0.055, 0.13)], brass(), 40)
    bulb = lathe([(0, -0.10), (0.05, -0.10), (0.05, 0.10), (0, 0.10)], glow("sconce", kelvin(2700), 14, lights=False), 24)
    for k in range(6):
        y = _FIRST + _COLUMN / 2 + k * _BAY
        place(column, (side * (_ROOM.width / 2 - 0.05), y, _ROOM.height / 2))
        x = side * (_ROOM.width / 2 - 0.34)
        place(shade, (x, y, 2.5))
        place(bulb, (x, y, 2.5))
        if 0 < k < 5:
            for up in (-1, 1):
                spot((x, y, 2.5 + up * 0.15), (x, y, 2.5 + up), 26, kelvin(2700), 105, 0.9, 0.05)


def _ceiling(concrete) -> None:
    """Beams across the hall, pale boards in fields between them, fans on long rods."""
    beam, field = block("beam", (_ROOM.width, _COLUMN, 0.55), 0.012, concrete), plain("board", (0.66, 0.63, 0.57), 0.9, relief=0.0003, grain=300)
    board = block("ceiling board", (1.192, 1.36, 0.035), 0.004, field)
    _ROOM.ceiling(plain("slab", (0.20, 0.19, 0.18), 0.9))
    fan = _fan()
    for k in range(6):
        y = _FIRST + _COLUMN / 2 + k * _BAY
        place(beam, (0, y, _ROOM.height - 0.27))
        for column in range(10):
            for row in (-1, 1):
                place(board, (-5.4 + column * 1.2, y + _BAY / 2 + row * 0.682, _ROOM.height - 0.12))
        if k < 4:
            for x in (-3.3, 3.3):
                put(fan, (x, y + _BAY / 2, 4.35), 40 * k + 11 * x)


def _fan() -> bpy.types.Collection:
    """A ceiling fan; its blades turn while the shutter is open."""
    with assembly("fan") as made:
        white = plain("fan", (0.62, 0.60, 0.55), 0.4)
        place(tube([(0, 0, 0), (0, 0, 1.6)], 0.012, white))
        place(lathe([(0, -0.08), (0.10, -0.07), (0.13, 0.0), (0.10, 0.07), (0, 0.08)], white, 40))
        for k in range(3):
            blade = place(extrude([(0.12, -0.006), (0.62, -0.006), (0.62, 0.006), (0.12, 0.006)], 0.13, white, 0.004), (0, 0, -0.03))
            for frame in (0, 2):
                blade.rotation_euler = (0.14, 0, math.radians(120 * k + 70 * frame))
                blade.keyframe_insert("rotation_euler", frame=frame)
    return made


def _stage() -> None:
    teak = finish("natural-teak", "X")
    y, half = _STAGE_FRONT, _STAGE / 2
    box((_ROOM.width - 0.9, 5.0, _STAGE_HEIGHT - 0.03), (0, y + 2.5, (_STAGE_HEIGHT - 0.03) / 2), teak, 0.006)
    plank = block("stage board", (_ROOM.width - 0.88, 0.138, 0.03), 0.001, teak)
    for k in range(34):
        place(plank, (0, y + 0.05 + k * 0.14, _STAGE_HEIGHT - 0.015))
    for k in range(3):
        box((1.6, 0.30, 0.175 * (3 - k)), (-4.4, y - 0.16 - 0.3 * k, 0.0875 * (3 - k)), teak, 0.005)
    far = _ROOM.side("far")
    wall(far, _ROOM.height, plain("lime plaster", linear("#8f8371"), 0.9))
    tones = [woven(f"stage cloth {tone}", linear(tone), scaled(linear(tone), 0.7), 0.004, 0.0006, 0.4) for tone in ("#2c4a7c", "#31528a", "#27426f")]
    panels(_STAGE, 4.2, tones, dark_void(), 1.2, 1.4, 0.012, 0.04, _STAGE_HEIGHT + 0.1, 0.006, group("stage wall", (-half, _ROOM.depth - 0.10, 0)))
    for side in (-1, 1):
        frame = group("wing", (side * (half + 0.95) - 0.85, _ROOM.depth - 0.12, 0))
        slats(1.7, 4.2, finish("natural-teak"), dark_void(), 0.05, 0.05, 0.0835, _STAGE_HEIGHT + 0.1, frame)
        _garlands(side)
        put(oil_lamp(), (side * 3.5, y + 0.55, _STAGE_HEIGHT))
        box((0.55, 0.45, 0.95), (side * 5.3, y + 0.7, _STAGE_HEIGHT + 0.9), black_metal(), 0.01, (0, 0, side * 18))


def _garlands(side: int) -> None:
    """Strings of marigolds down the wall beside the musicians."""
    choose = random.Random(5 + side)
    flower = lathe([(0, -0.022), (0.026, -0.018), (0.036, 0.0), (0.026, 0.018), (0, 0.022)], plain("marigold", linear("#d97a12"), 0.85), 14)
    pale = lathe([(0, -0.022), (0.026, -0.018), (0.036, 0.0), (0.026, 0.018), (0, 0.022)], plain("pale marigold", linear("#e0a81c"), 0.85), 14)
    for k in range(8):
        x, length = side * (2.55 + 0.21 * k), 3.9 - 0.22 * ((k * 5) % 7)
        for flowers in range(int(length / 0.042)):
            kind = pale if (flowers // 9) % 4 == 3 else flower
            place(kind, (x + choose.uniform(-0.006, 0.006), _ROOM.depth - 0.22, 5.0 - flowers * 0.042), (choose.uniform(-20, 20), choose.uniform(-20, 20), 0))


def oil_lamp() -> bpy.types.Collection:
    """A tall lamp of brass with five wicks."""
    with assembly("oil lamp") as made:
        profile = [(0, 0), (0.15, 0), (0.15, 0.02), (0.06, 0.06), (0.03, 0.10), (0.022, 0.30), (0.04, 0.34), (0.022, 0.38), (0.022, 0.75), (0.04, 0.79)]
        profile += [(0.03, 0.82), (0.06, 0.85), (0.13, 0.90), (0.14, 0.92), (0.12, 0.915), (0.03, 0.905), (0.015, 1.06), (0.0, 1.12)]
        place(lathe(profile, brass(), 56))
        flame = lathe([(0, -0.02), (0.011, 0.0), (0.008, 0.02), (0, 0.045)], glow("flame", kelvin(2400), 45, lights=False), 16)
        for k in range(5):
            place(flame, (0.115 * math.cos(k * 1.257), 0.115 * math.sin(k * 1.257), 0.94))
    return made


def _musicians() -> None:
    """A singer between a drummer and a player of the tanpura, on a dhurrie."""
    y, z = _STAGE_FRONT + 1.9, _STAGE_HEIGHT
    box((4.4, 2.3, 0.012), (0, y, z + 0.006), woven("dhurrie border", linear("#c9b48c"), linear("#a58c62"), 0.006, 0.001), 0.003)
    box((4.1, 2.0, 0.013), (0, y, z + 0.0075), woven("dhurrie", linear("#7e2b22"), linear("#5e1f19"), 0.006, 0.001), 0.003)
    box((1.5, 1.1, 0.14), (0, y + 0.1, z + 0.08), plain("cushion", linear("#d8cdb4"), 0.9), 0.05)
    singer = musician(1, "#d8d2c2", ((0.22, -0.36, 0.42), (-0.16, -0.30, 0.22)), "#b5502f", grey=0.5, bow=8)
    drummer = musician(0, "#c98a2b", ((0.15, -0.40, 0.30), (-0.15, -0.40, 0.33)), bow=28)
    player = musician(2, "#8c2740", ((0.28, -0.12, 0.62), (-0.24, -0.18, 0.18)), "#d0a13c", bun=True, bow=20)
    # They sway as they play.
    for figure, x, back, lift, turn, sway in ((singer, 0.0, 0.10, 0.14, -14, 0.035), (drummer, -1.45, -0.05, 0.0, 28, 0.025), (player, 1.45, 0.15, 0.0, -22, 0.02)):
        walk(figure, (x, y + back, z + lift), (x + sway, y + back, z + lift), turn)
    brown, skin, dot = finish("mahogany"), plain("drum skin", (0.55, 0.48, 0.36), 0.7), plain("drum paste", (0.02, 0.02, 0.02), 0.6)
    for x, radius, body, tall in ((-1.72, 0.085, brown, 0.27), (-1.36, 0.125, brass(), 0.26)):
        at = (x, y - 0.52, z)
        place(lathe([(radius * 0.7, 0), (radius * 1.25, tall * 0.4), (radius, tall), (0, tall)], body, 48), at)
        place(lathe([(0, 0.001), (radius * 0.98, 0.001)], skin, 40), (at[0], at[1], z + tall))
        place(lathe([(0, 0.002), (radius * 0.4, 0.002)], dot, 32), (at[0], at[1], z + tall))
    gourd = lathe([(0, -0.17), (0.12, -0.14), (0.185, 0.0), (0.13, 0.14), (0.05, 0.20), (0, 0.21)], finish("oxford-cherry"), 56)
    place(gourd, (1.28, y - 0.18, z + 0.19), (0, 14, 0))
    place(tube([(1.31, y - 0.18, z + 0.36), (1.62, y - 0.10, z + 1.45)], 0.036, finish("oxford-cherry")))
    steel = black_metal()
    for x, tall, reach in ((-0.35, 0.62, 0.30), (1.05, 0.40, 0.15), (-1.05, 0.45, -0.35)):
        place(tube([(x, y - 0.95, z), (x, y - 0.95, z + tall), (x + reach, y - 0.62, z + tall + 0.12)], 0.010, steel))
        place(lathe([(0, -0.05), (0.022, -0.05), (0.026, 0.05), (0, 0.06)], steel, 24), (x + reach, y - 0.62, z + tall + 0.12), (60, 0, 0))


def _audience() -> None:
    """Nine rows on either side of an aisle; some seats are free, and two people look for theirs."""
    choose = random.Random(17)
    seat = cane_chair(finish("natural-teak"), cane())
    men = [listener(k, cloth, grey=grey) for k, (cloth, grey) in enumerate((("#cfc8b8", 0.0), ("#3d5568", 0.05), ("#8a7a5c", 0.35), ("#2f3a33", 0.0), ("#a9b4ba", 0.12)))]
    women = [listener(k + 5, *cloths) for k, cloths in enumerate((("#7a2338", "#c99432"), ("#1f5a4c", "#2b7a66"), ("#4a3263", "#b9aacb"), ("#c06a2c", "#e0bb7a")))]
    everyone = men + women
    for row in range(9):
        for column in range(7):
            for side in (-1, 1):
                x, y = side * (1.05 + column * 0.66), 3.6 + row * 1.02
                turn = 180 + choose.uniform(-5, 5)
                put(seat, (x, y, 0), turn)
                if choose.random() < 0.74:
                    figure = put(choose.choice(everyone), (x, y + choose.uniform(0, 0.04), choose.uniform(-0.03, 0.03)), turn + choose.uniform(-9, 9))
                    figure.scale = (1, 1, choose.uniform(0.97, 1.03))
    walk(walker(1, "#b98a2e", "#8f2f2c"), (-0.55, 7.2, 0), (-0.45, 7.7, 0), 172)
    walk(walker(3, "#d8d2c4"), (5.9, 9.0, 0), (5.9, 9.7, 0), 180)


def _light() -> None:
    y = _STAGE_FRONT
    # The stage: from the front, onto the wall, and a little from behind.
    for x in (-2.6, 2.6):
        spot((x, y - 3.0, 5.3), (x * 0.2, y + 1.8, 1.2), 1500, kelvin(3500), 38, 0.8, 0.12)
    area((0, _ROOM.depth - 1.0, 5.2), (0, _ROOM.depth - 0.1, 2.2), 9.6, 230, kelvin(3500), 0.2)
    spot((0, _ROOM.depth - 0.5, 5.2), (0, y + 1.6, 1.0), 700, kelvin(3500), 60, 0.8, 0.2)
    # From the stage's beam onto the hair and shoulders of the listeners.
    area((0, y - 0.9, 5.2), (0, 6.0, 1.0), 10, 420, kelvin(3500), 0.25)
    # Down along the slats.
    area((_ROOM.width / 2 - 0.30, 8.0, _HEAD + 0.2), (_ROOM.width / 2 - 0.02, 8.0, 1.6), 15, 170, kelvin(3000), 0.1)
    # The last daylight through the jalis, and the lowered light above the rows.
    area((-_ROOM.width / 2 + 0.42, 7.2, 2.6), (0, 7.2, 1.4), 12, 190, (0.30, 0.48, 1.0), 4.0)
    area((0, 7.5, 5.2), (0, 7.5, 0), 9, 60, kelvin(3500), 9)
    area((0, 8.0, 2.0), (0, 8.0, 6.0), 10, 75, kelvin(4000), 12)
    box((40, 80, 0.1), (-28, 10, -0.4), plain("garden", (0.004, 0.006, 0.004), 0.95))
    far = place(surface([(-24, -30, -1), (-24, 60, -1), (-24, 60, 20), (-24, -30, 20)], [(0, 1, 2, 3)], _dusk()), name="sky")
    far.visible_diffuse = far.visible_glossy = False


def _dusk() -> bpy.types.Material:
    """The evening sky, orange at the horizon and blue above it."""
    shader = Shader("dusk")
    height = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(shader.position(), height, 0)
    stops = [(0.0, (0.60, 0.21, 0.07)), (0.16, (0.42, 0.24, 0.22)), (0.38, (0.13, 0.22, 0.46)), (1.0, (0.035, 0.085, 0.26))]
    colour = shader.ramp(shader.math("MULTIPLY", (height, 2), 1 / 12), stops)
    return shader.finish(Base_Color=0.0, Specular=0.0, Emission=colour, Emission_Strength=0.8)


_QUALITY = Quality(samples=28, noise_threshold=0.04, bounces=6, diffuse=4, glossy=3, clamp=4)
_GRADE = Grade(exposure=1.35, balance=(0.94, 1.0, 1.10), power=1.38, saturation=1.0)


@picture("recital-hall-dusk", 2000, 1000, replace(_QUALITY, samples=10), replace(_GRADE, dimmed_below=0.66))
def wide() -> None:
    hall()
    level_camera((1.5, 0.35, 2.15), (-0.25, 16), 23, (0, 0.055), 2.8, (0, 15, 1))


@picture("recital-hall-dusk-portrait", 1100, 1500, replace(_QUALITY, samples=9), replace(_GRADE, dimmed_below=0.70))
def upright() -> None:
    """From the same place, nearer to the stage by a longer lens."""
    hall()
    level_camera((1.5, 0.35, 2.15), (-0.25, 16), 46, (-0.0735, 0.11), 5.6, (0, 15, 1))
