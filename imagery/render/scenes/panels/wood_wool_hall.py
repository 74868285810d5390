"""The Wood Wool Panel in a school's sports hall: boards along the wall and over the beams, wall bars, a hoop, windows under the roof."""
import math
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import block, box, lathe, place, tube
from ...core.light import area, kelvin, sun
from ...core.probe import surroundings
from ...core.scene import group
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import plank_floor
from ...materials.palette import satin_steel, white_metal
from ...materials.plain import plain
from ...materials.wood_wool import wood_wool
from ...subjects.furnishing import bench
from ...subjects.strands import strands
from ...subjects.wood_wool_board import cement
from .shots import FINEST_ROOM, ROOM, installed

_WIDTH, _LENGTH, _HEIGHT = 10.0, 15.0, 5.6
_BOARD = (1.2, 0.6, 0.035)
_DADO = 1.0


@installed("wood-wool-panel-installed-hall", quality=replace(FINEST_ROOM, samples=40, bounces=4, diffuse=3, glossy=1, noise_threshold=0.03), grade=replace(ROOM, exposure=0.8, power=1.38, raw_where_fine=0.7, prefiltered=False))
def sports_hall() -> None:
    paint = plain("wall paint", linear("#c9c5b8"), 0.9, relief=0.0001, grain=500)
    plank_floor("thansau-maple", _WIDTH, _LENGTH + 2, -_LENGTH / 2, 0.14, "Y")
    _court_lines()
    near, far = _Boards(26_000, (0.0016, 0.0030), 16), _Boards(11_000, (0.002, 0.0036), 10)
    wall = group("left wall", (-_WIDTH / 2, 0, 0), 90)
    for column in range(13):
        for course in range(7):
            kind = near if column >= 5 else far
            kind.hang(-(column + 0.5) * _BOARD[0], _DADO + 0.04 + (course + 0.5) * _BOARD[1], (column + course) % 2, wall)
    for column in range(8):
        for course in range(4):
            far.hang(-4.2 + column * _BOARD[0], _DADO + 1.24 + (course + 0.5) * _BOARD[1], (column + course) % 2, None)
    box((0.3, _LENGTH + 2, _HEIGHT), (-_WIDTH / 2 - 0.15, -_LENGTH / 2, _HEIGHT / 2), paint)
    box((_WIDTH + 1, 0.3, _HEIGHT), (0, 0.15, _HEIGHT / 2), paint)
    _dado()
    _wall_bars(-3.0)
    _wall_bars(-3.95)
    _hoop()
    bench(finish("inntal-beech", "X"), (-4.25, -6.6, 0), 3.0, 90)
    bench(finish("inntal-beech", "X"), (-3.3, -1.0, 0), 2.4)
    _things_left_out()
    _windows(paint)
    _roof(far)
    surroundings("park", 0.35, 1.6, 30)
    sun((-0.6, 0.55, -0.42), 2.4, kelvin(5000), 1.2)
    camera((-3.55, -13.2, 1.55), (-3.9, -8.0, 1.55), 29, 11, (-5.0, -10.4, 1.6), (0, 0.085))


class _Boards:
    """One board as a body with ribbons, instanced many times."""

    def __init__(self, density: int, breadths: tuple[float, float], points: int):
        width, height, thickness = _BOARD[0] - 0.004, _BOARD[1] - 0.004, _BOARD[2]
        self.body = block("board", (width, thickness, height), 0.006, cement(), 2)
        pale = wood_wool("ribbons", (0.68, 0.59, 0.44))
        self.face = strands(round(density * width * height), width, height, pale, (0.05, 0.16), breadths, 20, 0.009, 6, points, True)

    def hang(self, x: float, z: float, turned: int, wall) -> None:
        place(self.body, (x, -_BOARD[2] / 2, z), (0, 180 * turned, 0), wall)
        place(self.face, (x, 0.001 - _BOARD[2], z), (0, 180 * turned, 0), wall)

    def lay(self, x: float, y: float, z: float, turned: int) -> None:
        """Face down, as under a roof."""
        place(self.body, (x, y, z + _BOARD[2] / 2), (90, 0, 180 * turned))
        place(self.face, (x, y, z + 0.001), (90, 0, 180 * turned))


def _dado() -> None:
    """Smooth boards that balls may hit, with open joints and a rail."""
    beech = finish("inntal-beech", "X")
    board, end = block("dado", (0.022, 1.494, _DADO - 0.06), 0.002, finish("inntal-beech", "Y")), block("dado", (1.244, 0.022, _DADO + 1.14), 0.002, beech)
    for k in range(11):
        place(board, (-_WIDTH / 2 + 0.03, -0.75 - k * 1.5, 0.05 + (_DADO - 0.06) / 2))
    for k in range(8):
        place(end, (-4.375 + k * 1.25, -0.03, 0.05 + (_DADO + 1.14) / 2))
    dark = plain("behind the dado", (0.03, 0.025, 0.02), 0.9)
    box((0.02, _LENGTH + 2, _DADO), (-_WIDTH / 2 + 0.012, -_LENGTH / 2, _DADO / 2), dark)
    box((_WIDTH, 0.02, _DADO + 1.2), (0, -0.012, (_DADO + 1.2) / 2), dark)
    box((0.052, _LENGTH + 2, 0.035), (-_WIDTH / 2 + 0.026, -_LENGTH / 2, _DADO + 0.012), finish("inntal-beech", "Y"), 0.004)


def _wall_bars(y: float) -> None:
    """Wall bars of beech, 0.9 m wide, in front of the boards of the left wall."""
    timber = finish("oxford-cherry")
    rung = tube([(0, -0.41, 0), (0, 0.41, 0)], 0.019, finish("inntal-beech", "Y"))
    x = -_WIDTH / 2 + 0.14
    for side in (-1, 1):
        box((0.12, 0.035, 2.55), (x, y + side * 0.43, 1.33), timber, 0.006)
    for k in range(15):
        place(rung, (x + (0.045 if k == 14 else 0.02), y, 0.16 + k * 0.165), name="rung")


def _hoop() -> None:
    """A basketball hoop on its arm in front of the end wall."""
    white, red = plain("backboard", (0.74, 0.74, 0.73), 0.35), plain("rim", linear("#b0401f"), 0.4)
    x, z = 0.5, 3.35
    box((1.5, 0.035, 1.0), (x, -0.95, z), white, 0.01)
    line = plain("board line", (0.03, 0.03, 0.03), 0.6)
    for dx, dz, w, h in ((0, 0.02, 0.59, 0.04), (0, -0.41, 0.59, 0.04), (-0.275, -0.195, 0.04, 0.45), (0.275, -0.195, 0.04, 0.45)):
        box((w, 0.004, h), (x + dx, -0.971, z + dz), line)
    circle = [(x + 0.225 * math.cos(a), -1.35 + 0.225 * math.sin(a), z - 0.42) for a in (k * math.pi / 24 for k in range(48))]
    place(tube(circle, 0.009, red, closed=True), name="rim")
    box((0.10, 0.16, 0.03), (x, -1.05, z - 0.42), red, 0.004)
    net = plain("net", (0.72, 0.72, 0.70), 0.9)
    for k in range(12):
        for way in (-1, 1):
            strand = []
            for step in range(7):
                share = step / 6
                a, r = (k + way * share * 2) * math.pi / 6, 0.222 - 0.10 * share
                strand.append((x + r * math.cos(a), -1.35 + r * math.sin(a), z - 0.43 - 0.42 * share))
            place(tube(strand, 0.003, net), name="net")
    for dx in (-0.35, 0.35):
        for dz in (-0.3, 0.3):
            place(tube([(x + dx, -0.93, z + dz), (x + dx * 1.3, -0.06, z + dz)], 0.02, satin_steel()), name="stay")


def _things_left_out() -> None:
    """Mats in a pile, balls and a box to vault over."""
    mat = block("mat", (1.9, 1.1, 0.07), 0.018, plain("mat", linear("#3f6480"), 0.6, specular=0.3), 3)
    for number, (x, y, turn) in enumerate(((2.7, -6.3, 3), (2.72, -6.28, -2), (2.66, -6.32, 5), (2.7, -6.25, 1))):
        place(mat, (x, y, 0.036 + number * 0.073), (0, 0, turn))
    quarter = [k * math.pi / 24 - math.pi / 2 for k in range(25)]
    ball = lathe([(0.121 * math.cos(a), 0.121 * math.sin(a)) for a in quarter], plain("ball", linear("#b4602c"), 0.5), 48)
    for x, y in ((1.35, -7.3), (0.2, -3.6), (1.05, -6.75)):
        place(ball, (x, y, 0.121), (30, 40, 0))
    birch, leather = finish("alberta-maple", "X"), plain("leather", linear("#6b4028"), 0.5)
    for number in range(4):
        long = 1.45 - 0.06 * number
        box((long, 0.62 - 0.05 * number, 0.215), (3.1, -3.1, 0.11 + number * 0.222), birch, 0.006)
    box((1.22, 0.42, 0.10), (3.1, -3.1, 0.94), leather, 0.04)


def _court_lines() -> None:
    """Lines of two games, as thin as paint."""
    white, blue = plain("court line", (0.72, 0.72, 0.70), 0.4), plain("second line", linear("#35617d"), 0.4)
    for x in (-3.6, 4.4):
        box((0.05, _LENGTH, 0.0010), (x, -_LENGTH / 2 - 0.6, 0.0006), white)
    box((8.0, 0.05, 0.0010), (0.4, -0.9, 0.0006), white)
    box((7.2, 0.05, 0.0012), (0.4, -5.4, 0.0008), blue)
    box((0.05, 9.0, 0.0012), (-3.0, -9.0, 0.0008), blue)
    for centre, radius, start, end, paint in (((0.5, -5.6), 1.8, 180, 360, white), ((0.5, -2.3), 4.0, 180, 360, white)):
        arc = [math.radians(start + (end - start) * k / 48) for k in range(49)]
        for one, other in zip(arc, arc[1:]):
            middle, long = (one + other) / 2, radius * (other - one) + 0.004
            at = (centre[0] + radius * math.cos(middle), centre[1] + radius * math.sin(middle), 0.0007)
            box((long, 0.05, 0.0010), at, paint, rotation=(0, 0, math.degrees(middle) + 90))
    for x in (-1.3, 2.3):
        box((0.05, 4.7, 0.0011), (x, -3.25, 0.0007), white)


def _windows(paint) -> None:
    """A band of windows under the roof of the right wall; trees outside."""
    x, sill, head = _WIDTH / 2 + 0.15, 2.6, 4.9
    box((0.3, _LENGTH + 2, sill), (x, -_LENGTH / 2, sill / 2), paint)
    box((0.3, _LENGTH + 2, _HEIGHT - head), (x, -_LENGTH / 2, (_HEIGHT + head) / 2), paint)
    post, rail = block("post", (0.07, 0.05, head - sill), 0.004, white_metal()), block("rail", (0.07, _LENGTH, 0.05), 0.004, white_metal())
    for k in range(9):
        wide = 0.30 if k % 2 == 0 else 0.05
        box((0.3 if k % 2 == 0 else 0.07, wide, head - sill), (x, -0.3 - k * 1.8, (head + sill) / 2), paint if k % 2 == 0 else white_metal(), 0.003)
    for z in (sill + 0.025, head - 0.025, sill + 0.8):
        place(rail, (x, -_LENGTH / 2, z))
    place(post, (x, -_LENGTH - 0.6, (head + sill) / 2))
    area((x + 0.5, -_LENGTH / 2, 3.8), (0, -_LENGTH / 2, 2.4), _LENGTH, 560, kelvin(6500), head - sill)
    box((0.04, _LENGTH, 1.6), (_WIDTH / 2 - 0.04, -_LENGTH / 2, 0.85), finish("inntal-beech", "Y"), 0.003)


def _roof(boards: _Boards) -> None:
    """Boards face down between glued beams, and flat lamps with their grilles."""
    beam, z = finish("paria-oak", "X"), _HEIGHT - 0.25
    for k in range(5):
        box((_WIDTH + 0.2, 0.16, 0.52), (0, -1.8 - 3.2 * k, z - 0.10), beam, 0.006)
    for column in range(9):
        for row in range(26):
            boards.lay(-4.8 + column * 1.2, -0.3 - row * 0.6, z + 0.12, (column + row) % 2)
    box((_WIDTH + 1, _LENGTH + 3, 0.1), (0, -_LENGTH / 2, _HEIGHT + 0.05), plain("roof", (0.3, 0.29, 0.27), 0.9))
    for k in range(4):
        for x in (-2.6, 0.6):
            box((1.5, 0.30, 0.08), (x, -3.4 - 3.2 * k, z - 0.14), white_metal(), 0.01)
            area((x, -3.4 - 3.2 * k, z - 0.185), (x, -3.4 - 3.2 * k, 0), 1.4, 9, kelvin(4000), 0.22, seen=True)
    place(lathe([(0, 0), (0.12, 0.0), (0.121, 0.01)], satin_steel(), 32), (3.2, -0.04, 4.6), (90, 0, 0), name="clock rim")
