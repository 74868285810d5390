"""The Absoft tiles over the reading room of a college, late in the afternoon."""
import math
import random
from dataclasses import replace

import numpy

from ...core.camera import level_camera
from ...core.geometry import box, lathe, place, surface, tube
from ...core.light import area, kelvin, sun
from ...core.scene import group, put
from ...materials.colour import linear
from ...materials.finishes import FINISHES, finish
from ...materials.floors import kota_stone
from ...materials.palette import brass, leather, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.veneer import veneer
from ...materials.weave import Weave, cane, woven_cloth
from ...subjects.bookshelf import bookcase, books, card_catalogue, open_book
from ...subjects.furnishing import books as book_pile
from ...subjects.furniture.fans import ceiling_fan
from ...subjects.furniture.lamps import table_lamp
from ...subjects.furniture.office import laptop, paper_pile
from ...subjects.furniture.plants import leaf_material
from ...subjects.furniture.seats import bentwood_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.people import listener, walk, walker
from ...subjects.room_bay import Bay, light_of, room_bay
from .ceiling_tiles import absoft
from .ceiling_tiles_installed import lit_ceiling, silver_section
from .shots import FINEST_ROOM, ROOM, installed

_BAY = Bay(width=6.6, depth=8.4, height=3.0, light=-1, windows=3, sill=0.85, head=2.45, pier=0.7, walls=linear("#d6c9ae"), frames=linear("#5a3a20"), has_ceiling=False, trimmed=True)


@installed("absoft-tile-installed-library", quality=replace(FINEST_ROOM, samples=20, noise_threshold=0.04), grade=replace(ROOM, exposure=0.6, power=1.3, saturation=0.92, prefiltered=False, raw=0.04))
def absoft_library() -> None:
    """Cases of bound books, teak tables with readers, fans, and low sun through leaves and window bars onto Kota stone."""
    room_bay(_BAY, kota_stone(0.6))
    tile = absoft(relief=0.0006, fineness=300)
    lit_ceiling(_BAY, lambda column, row: tile, ((2, 4), (8, 4), (2, 9), (8, 9)), 11, 16, silver_section())
    _window_bars()
    teak, upright = finish("natural-teak", "X"), finish("natural-teak")
    designs = books()
    put(bookcase(designs, 5.0, teak, upright, seed=2), (0.75, -0.02, 0))
    for y, seed in ((-1.95, 3), (-3.75, 4)):
        put(bookcase(designs, 1.9, teak, upright, levels=5, seed=seed, name=f"stack {seed}"), (2.32, y, 0))
        box((0.16, 0.003, 0.11), (1.355, y - 0.13, 1.62), plain("card", linear("#e4dcc6"), 0.8), rotation=(0, 0, 90))
    put(card_catalogue(5, 5, teak, upright), (-2.55, -0.32, 0))
    _globe((-2.75, -0.30, 1.165))
    _reading()
    fan = plain("fan", linear("#cfc6b2"), 0.45)
    ceiling_fan((-1.2, -3.0, 2.55), _BAY.height, fan, 14, 20)
    ceiling_fan((1.5, -5.0, 2.55), _BAY.height, fan, 14, 65)
    walk(walker(1, "#27476b", "#c98a2e"), (0.62, -2.70, 0), (0.74, -2.62, 0), 150)
    _leaves()
    light_of(_BAY, "park", 0.45, 1.7, 60, 260)
    sun((1, 0.30, -0.32), 17, kelvin(3500), 0.5)
    # From the sunlit floor onto the ceiling.
    area((-1.2, -3.6, 0.8), (0.6, -3.4, 3.0), 3.0, 46, kelvin(4000), 4.0)
    level_camera((0.25, -8.35, 1.46), (-0.02, 0), 27.5, (0, 0.075))


def _window_bars() -> None:
    """Round iron bars in front of the panes, as in old buildings."""
    iron, x = plain("window bar", linear("#4a3220"), 0.5), -_BAY.width / 2 - 0.10
    bar = tube([(0, 0, _BAY.sill), (0, 0, _BAY.head)], 0.008, iron)
    for number in range(44):
        place(bar, (x, -_BAY.pier - 0.08 - number * 0.175, 0))
    for z in (1.38, 1.92):
        box((0.012, _BAY.depth, 0.022), (x, -_BAY.depth / 2, z), iron)


def _leaves() -> None:
    """Twigs of a neem tree outside, which break the sun up."""
    choose, green = random.Random(5), leaf_material("neem", (0.05, 0.12, 0.03))
    shape = [(0, 0, 0), (0.035, 0.05, 0.008), (0, 0.15, -0.01), (-0.035, 0.05, 0.008)]
    leaf = surface(shape, [(0, 1, 2, 3)], green)
    for _ in range(80):
        twig = group("twig", (choose.uniform(-7.4, -5.6), choose.uniform(-9.5, 0.0), choose.triangular(1.9, 4.6, 3.4)), choose.uniform(0, 360))
        for number in range(12):
            side = 1 if number % 2 else -1
            place(leaf, (0, number * 0.05, -0.012 * number), (choose.uniform(-30, 30), choose.uniform(-40, 40), -62 * side), twig)


def _dark_teak(axis: str):
    """Old teak, darkened by polish."""
    return veneer("dark teak", replace(FINISHES["natural-teak"], colour="#6b4526"), axis)


def _reading() -> None:
    """Two tables with what readers left on them, three readers, chairs as they were left."""
    seat, top = bentwood_chair(finish("mahogany", "X"), cane()), leg_table(2.3, 0.95, _dark_teak("X"), _dark_teak("Z"), 0.75, 0.04)
    covers = [plain("cover", linear(colour), 0.7) for colour in ("#6e2a24", "#24344f", "#b98a35", "#2f4a38")]
    lamp = table_lamp(plain("lamp shade", linear("#2f5a45"), 0.35), brass())
    readers = (listener(1, "#e0dccf"), listener(2, "#b98a35"), listener(3, "#8a9bb0"))
    for x, y in ((-1.25, -2.35), (-1.15, -4.25)):
        put(top, (x, y, 0))
        put(lamp, (x - 0.1, y + 0.12, 0.75))
        for k, at in enumerate((-0.62, 0.55)):
            put(seat, (x + at, y + 0.62, 0), (4, -10)[k])
    for number, (x, y, turn, reader) in enumerate(((-1.75, -2.95, 3, 0), (-1.72, -4.90, -6, 1), (-0.62, -2.98, -4, 2), (-0.52, -5.06, 32, None))):
        put(seat, (x, y, 0), 180 + turn)
        if reader is not None:
            figure = put(readers[reader], (x, y + 0.02, -0.03), 180 + turn)
            figure.scale = (0.9, 0.9, 0.94)
            open_book((x, y + 0.46, 0.752), turn)
    put(laptop(satin_steel(), switched_off()), (-0.25, -4.12, 0.75), 206)
    put(paper_pile(3, 4), (-0.62, -4.48, 0.75), 12)
    book_pile([covers[0], covers[2], covers[1]], (-2.02, -4.0, 0.75), 14)
    book_pile([covers[3], covers[1]], (-0.95, -2.2, 0.75), -20)
    book_pile([covers[2], covers[0], covers[3], covers[1]], (-2.05, -2.1, 0.75), 8)
    bottle = lathe([(0, 0), (0.034, 0), (0.036, 0.01), (0.036, 0.17), (0.022, 0.20), (0.022, 0.225), (0, 0.226)], satin_steel(), 40)
    place(bottle, (-1.25, -4.5, 0.75))
    _bag((0.12, -4.62, 0), -24)


def _bag(at, turn: float) -> None:
    """A shoulder bag of cloth on the floor, leaning against the table."""
    whole, cloth = group("bag", at, turn), woven_cloth("bag cloth", linear("#8f3a2c"), Weave(0.004, "basket", 0.5, 0.4, 0.001))
    box((0.36, 0.11, 0.32), (0, 0, 0.16), cloth, 0.05, (-9, 0, 0), whole)
    strap = [(0.15 * math.cos(a), 0.03, 0.30 + 0.20 * math.sin(a)) for a in numpy.linspace(0, math.pi, 15)]
    place(tube(strap, 0.012, leather("strap", linear("#4a2a18"))), parent=whole)


def _globe(at) -> None:
    """A globe on a brass foot."""
    sea = plain("globe", linear("#4f7f8c"), 0.35)
    place(lathe([(0.15 * math.sin(a), -0.15 * math.cos(a)) for a in numpy.linspace(0, math.pi, 33)], sea, 48), (at[0], at[1], at[2] + 0.24))
    place(lathe([(0, 0), (0.09, 0), (0.085, 0.012), (0.012, 0.02), (0.010, 0.09), (0, 0.09)], brass(), 40), at)
    meridian = [(0.162 * math.sin(a), 0, 0.24 - 0.162 * math.cos(a)) for a in numpy.linspace(0.1, math.pi - 0.1, 25)]
    place(tube(meridian, 0.006, brass()), at, (0, 0, 30))
