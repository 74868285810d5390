"""The open metal ceilings in rooms, and the G.I. sections before they are boarded."""
import math
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, extrude, lathe, place, tube
from ...core.light import area, kelvin, sun
from ...core.scene import group, put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import concrete, plank_floor, terrazzo
from ...materials.metal import powder_coat
from ...materials.palette import black_metal, lampshade, polished_brass
from ...materials.plain import plain
from ...materials.weave import cane, melange_cloth
from ...subjects.bookshelf import open_book
from ...subjects.furnishing import rug
from ...subjects.furniture.lamps import floor_lamp, globe_pendant
from ...subjects.furniture.office import books, carafe, cup, notebook, tumbler
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import bentwood_chair, tub_chair
from ...subjects.furniture.sofas import sofa
from ...subjects.furniture.tables import coffee_table, round_table
from ...subjects.metal.ceilings import baffle_ceiling, open_cell_ceiling
from ...subjects.metal.sections import galvanised_section
from ...subjects.people import listener, walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from ..panels.shots import FINE_ROOM, ROOM, installed, installed_fine
from .shots import graphite


def _slab(bay: Bay, above: float, colour=(0.30, 0.29, 0.27)) -> None:
    box((bay.width + 1, bay.depth + 3, 0.1), (0, -bay.depth / 2, bay.height + above), plain("slab", colour, 0.95, relief=0.0003, grain=60))
    box((bay.width + 0.4, 0.1, above), (0, 0.05, bay.height + above / 2), plain("upper wall", colour, 0.95))


@installed("metal-baffle-ceiling-installed-lounge", quality=replace(FINE_ROOM, samples=24), grade=replace(ROOM, prefiltered=False, raw=0.06))
def lounge() -> None:
    """A sand-coloured wall in the afternoon sun, the green of the baffles seen from below and from the side."""
    bay = Bay(width=6.4, depth=6.2, height=2.8, light=-1, windows=2, pier=0.7, walls=linear("#a8977c"), has_ceiling=False, trimmed=True)
    room_bay(bay)
    plank_floor("swiss-oak", 6.6, 8.0, -3.0)
    coat = powder_coat("green coat", linear("#7c9a72"))
    baffle_ceiling(7.4, 51, 25, 150, 100, coat, graphite(), (0, -3.7, bay.height))
    _slab(bay, 0.75)
    # The wall continues above the baffles.
    box((bay.width + 0.4, 0.004, 0.75), (0, -0.002, bay.height + 0.375), plain("upper paint", bay.walls, 0.9))
    area((0, -0.55, bay.height + 0.68), (0, 0, bay.height + 0.1), 6.0, 50, kelvin(4500), 0.1)
    steel = black_metal()
    put(sofa(2.3, melange_cloth("sofa", linear("#c2b8a3")), steel, 3, (melange_cloth("a", linear("#55705a")), melange_cloth("b", linear("#7b3f2b")))), (-0.35, -0.75, 0))
    put(tub_chair(melange_cloth("tub", linear("#3f5a4b")), steel), (1.75, -1.55, 0), -58)
    put(coffee_table(0.46, 0.36, finish("swiss-oak", "X"), steel), (-0.1, -1.9, 0))
    put(notebook(plain("cover", linear("#34506b"), 0.6)), (-0.2, -1.95, 0.36), 20)
    put(cup(plain("glaze", linear("#e4ded2"), 0.25)), (0.12, -1.82, 0.36), 40)
    put(floor_lamp(lampshade(), steel, 1.5), (1.25, -0.42, 0))
    rug(melange_cloth("rug", linear("#a79d88"), 0.3), (0.1, -1.75, 0), 3.4, 2.2)
    put(pot_plant(1.35, plain("pot", linear("#5b5a56"), 0.7), leaf_material(), 5), (-2.65, -0.65, 0))
    light_of(bay, "city", 0.5, 1.4, 60, 190)
    sun((1, 0.5, -0.55), 7, kelvin(4000), 1.2)
    area((1.25, -0.42, 1.57), (1.25, -0.30, 3), 0.26, 16, kelvin(3000))
    area((1.25, -0.42, 1.24), (1.25, -0.42, 0), 0.30, 14, kelvin(3000))
    area((0.4, -4.4, 0.3), (0.2, -2.5, 2.8), 3.0, 60, kelvin(5000))
    level_camera((1.1, -5.9, 1.28), (0.05, 0), 25, (0, 0.085))


@installed("open-cell-ceiling-installed-cafe", quality=replace(FINE_ROOM, samples=24), grade=replace(ROOM, prefiltered=False, raw=0.05))
def cafe() -> None:
    """A coffee house late in the day: a teak counter, lit globes below the cells, guests seen from behind on bentwood chairs."""
    bay = Bay(width=6.4, depth=6.6, height=3.0, light=-1, windows=3, sill=0.55, head=2.6, pier=0.5, walls=linear("#a8774c"), frames=linear("#4a2f1a"), has_ceiling=False, trimmed=True)
    room_bay(bay, terrazzo((0.40, 0.36, 0.30)))
    open_cell_ceiling(64, 78, 0.1, graphite(), (0, -3.8, bay.height))
    _slab(bay, 0.8, (0.30, 0.29, 0.275))
    area((0, -3.6, bay.height + 0.25), (0, -3.6, bay.height + 1), 5.9, 40, kelvin(3800), 7.0)
    teak, upright, brass = finish("natural-teak", "X"), finish("natural-teak"), polished_brass()
    _counter(teak, upright)
    seat, marble = bentwood_chair(upright, cane()), plain("marble", linear("#d8d0c2"), 0.18)
    tables = round_table(0.36, 0.74, marble, black_metal())
    for number, (x, y, turn) in enumerate(((-1.9, -1.9, 12), (0.15, -2.3, -20), (1.95, -1.95, 8), (-0.95, -3.75, 30), (1.45, -3.7, -10))):
        put(tables, (x, y, 0))
        put(cup(plain("glaze", linear("#e9e2d4"), 0.25)), (x + 0.13, y - 0.05, 0.74), 30 * number)
        for side in (-1, 1):
            put(seat, (x + side * 0.60, y + 0.05 * side, 0), -side * 90 + turn)
    put(listener(1, "#2f4a63"), (0.15, -2.98, 0), 182)
    put(seat, (0.15, -2.96, 0), 180)
    put(listener(2, "#8a3a2a", "#d5a540"), (2.0, -2.66, 0), 172)
    put(seat, (2.0, -2.64, 0), 172)
    open_book((-1.95, -1.98, 0.742), 20)
    put(carafe(), (-0.85, -3.62, 0.74))
    put(tumbler(), (-1.05, -3.60, 0.74))
    for x in (-1.9, -0.2, 1.5):
        globe_pendant((x, -0.62, 2.05), 0.13, bay.height, brass, 2700, 7)
        area((x, -0.62, 1.90), (x, -0.62, 0), 0.24, 14, kelvin(2700))
    put(pot_plant(1.6, plain("pot", linear("#6d6a63"), 0.7), leaf_material(), 7, 52), (2.85, -0.55, 0))
    light_of(bay, "park", 0.45, 2.0, 60, 190)
    sun((1, 0.42, -0.42), 7.5, kelvin(3700), 1.1)
    area((0.6, -4.8, 0.4), (0.2, -2.5, 2.9), 2.6, 34, kelvin(4000))
    level_camera((0.55, -6.35, 1.34), (0.02, 0), 25, (0, 0.10))


def _counter(teak, upright) -> None:
    """A counter of upright battens with cups and jars, and a shelf behind it."""
    box((4.3, 0.62, 0.05), (-0.25, -0.75, 1.06), teak, 0.006)
    box((4.1, 0.50, 1.0), (-0.25, -0.72, 0.53), plain("shadow", linear("#2b1d12"), 0.8))
    batten = block("batten", (0.045, 0.03, 0.98), 0.004, upright)
    for number in range(58):
        place(batten, (-2.30 + number * 0.072, -0.985, 0.52))
    glaze, jar = plain("glaze", linear("#e9e2d4"), 0.25), plain("jar", linear("#7a4a22"), 0.12)
    for number in range(6):
        put(cup(glaze), (-1.7 + number * 0.12, -0.80, 1.085), 50 * number)
    box((3.6, 0.24, 0.035), (-0.25, -0.14, 1.72), teak, 0.004)
    for number, x in enumerate((-1.85, -1.62, -1.39, -1.16, 0.55, 0.78, 1.01, 1.24)):
        place(lathe([(0, 0), (0.075, 0), (0.080, 0.16), (0.055, 0.20), (0.055, 0.22), (0, 0.22)], jar if number % 3 else glaze, 40), (x, -0.14, 1.738))
    put(books(0.7, 4), (-0.30, -0.14, 1.738))


@installed_fine("gi-ceiling-and-wall-installed-frame", grade=replace(ROOM, prefiltered=False))
def frame() -> None:
    """A partition and a ceiling before they are boarded: the left part of the wall has its boards, a fitter walks past his ladder."""
    bay = Bay(width=6.0, depth=6.0, height=3.2, light=1, windows=2, sill=0.0, head=2.8, pier=1.5, walls=linear("#aaa093"), ceiling=linear("#8a837a"), frames=linear("#4a2f1a"))
    room_bay(bay, concrete((0.36, 0.34, 0.31)))
    # At this distance the zinc spangle is an even grey.
    zinc = plain("zinc", (0.34, 0.35, 0.36), 0.36, metallic=1)
    stud = extrude(galvanised_section("stud section"), 2.62, zinc)
    track = extrude(galvanised_section("floor channel"), 6.0, zinc)
    y = -1.2
    place(track, (0, y, 0.001), (0, 0, 90))
    place(track, (0, y, 2.70), (0, 180, 90))
    for number in range(11):
        item = place(stud, (min(-2.98 + 0.6 * number, 2.96), y, 1.345))
        item.rotation_euler = (math.radians(90), 0, math.radians(90))
    board = plain("board", (0.66, 0.645, 0.61), 0.9, relief=0.0001, grain=600)
    for column in range(2):
        box((1.196, 0.0125, 2.64), (-2.4 + column * 1.2, y - 0.034, 1.34), board, 0.0008)
    section = extrude(galvanised_section("ceiling section"), 4.54, zinc)
    channel = extrude(galvanised_section("intermediate channel"), 6.0, zinc)
    for number in range(14):
        place(section, (-2.8 + number * 0.45, -3.53, 2.70))
    # The sections end in the perimeter channel along the partition.
    place(extrude(galvanised_section("perimeter channel"), 6.0, zinc), (0, y - 0.042, 2.713), (0, -90, 90))
    for depth in (-1.9, -3.1, -4.3, -5.5):
        place(channel, (0, depth, 2.728), (0, 0, 90))
        for x in (-2.2, -0.7, 0.8, 2.3):
            place(tube([(x, depth, 2.74), (x, depth, 3.2)], 0.003, zinc))
    for k, length in enumerate((2.4, 2.3, 2.2)):
        place(extrude(galvanised_section("stud section"), length, zinc), (1.3 + 0.07 * k, -2.6, 0.002 + 0.0), (0, 0, 72 + 3 * k))
    _site_things(board)
    area((0, -5.0, 2.5), (0, -1.0, 1.2), 2.0, 12, kelvin(4500), 1.0)
    light_of(bay, "city", 0.5, 1.4, 60, 190)
    sun((-1, 0.4, -0.5), 8, kelvin(3900), 1.2)
    level_camera((-1.0, -5.8, 1.4), (-0.05, 0), 23, (0, 0.07))


def _site_things(board) -> None:
    """A ladder of bamboo-coloured timber, boards on the floor, a bucket, and the fitter."""
    timber, blue = finish("natural-teak"), plain("bucket", linear("#2f5a7a"), 0.4)
    ladder = group("ladder", (-0.35, -1.75, 0), 12)
    ladder.rotation_euler[0] = math.radians(-10)
    for side in (-1, 1):
        box((0.045, 0.07, 2.5), (side * (0.22), 0, 1.25), timber, 0.004, parent=ladder)
    for step in range(8):
        box((0.44, 0.06, 0.03), (0, 0, 0.28 + step * 0.29), timber, 0.004, parent=ladder)
    for number in range(5):
        box((2.4, 1.196, 0.0125), (-1.9 + 0.02 * number, -2.75 + 0.015 * number, 0.05 + 0.013 * number), board, 0.0008, (0, 0, 1.5 * number - 3))
    for x in (-2.8, -1.0):
        box((0.09, 1.1, 0.04), (x, -2.75, 0.02), timber, 0.003)
    place(lathe([(0, 0.01), (0.12, 0.01), (0.15, 0.28), (0.144, 0.28), (0.115, 0.02), (0, 0.02)], blue, 48), (0.55, -2.35, 0))
    walk(walker(2, "#41617c"), (1.30, -2.35, 0), (1.16, -2.28, 0), -72)
