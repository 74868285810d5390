"""The Perforated Acoustic Panel in a meeting room in low sun, in use: cane chairs half turned, papers and tea on a teak table."""
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, place
from ...core.light import area, kelvin, sun
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import kota_stone
from ...materials.palette import satin_steel, switched_off
from ...materials.plain import plain
from ...materials.weave import cane
from ...subjects.furniture.lamps import dome_pendant
from ...subjects.furniture.office import books, carafe, cup, laptop, notebook, paper_pile, tumbler
from ...subjects.furniture.plants import leaf_material, pot_plant
from ...subjects.furniture.seats import cane_chair
from ...subjects.furniture.tables import cabinet, leg_table
from ...subjects.perforated_board import Perforation, board
from ...subjects.room_bay import Bay, light_of, room_bay
from .shots import FINEST_ROOM, ROOM, installed_fine, mdf

_D10_10 = Perforation(0.020, 0.010, segments=16)
_PANEL_WIDTH, _PANEL_HEIGHT = 0.6, 1.2


@installed_fine("perforated-panel-installed-seminar", quality=replace(FINEST_ROOM, samples=12, noise_threshold=0.03), grade=replace(ROOM, exposure=1.2, raw_where_fine=0.5, prefiltered=False))
def seminar_room() -> None:
    bay = Bay(width=5.4, depth=6.0, height=3.0, light=-1, windows=3, sill=0.55, head=2.6, pier=0.35, walls=linear("#c9c0ae"), trimmed=True)
    room_bay(bay, kota_stone())
    _lined_wall(bay)
    _table()
    put(cabinet(1.5, 0.40, 0.70, finish("natural-teak"), finish("natural-teak", "X"), 3), (1.75, -0.28, 0))
    put(books(0.36, 5), (1.30, -0.28, 0.70))
    put(pot_plant(0.62, plain("pot", linear("#7d4a33"), 0.7), leaf_material(), 6, 30), (2.15, -0.28, 0.70))
    dome_pendant((-0.35, -1.55, 1.98), 0.24, bay.height, plain("shade", linear("#3d4a40"), 0.45))
    area((-0.35, -1.55, 2.0), (-0.35, -1.55, 0), 0.4, 10, kelvin(3000))
    light_of(bay, "park", 0.45, 2.0, 200, 190)
    # Low and nearly along the lined wall, for the depth of its holes.
    sun((1, 0.62, -0.42), 9.0, kelvin(4000), 1.0)
    level_camera((0.30, -6.1, 1.30), (-0.05, 0), 46, (0, -0.012), 11, (0, -0.6, 1.2))


def _lined_wall(bay: Bay) -> None:
    """Two courses of panels from the skirting to a lintel below the ceiling, with open joints."""
    material, core = finish("paria-oak"), mdf()
    panel = board("panel", _PANEL_WIDTH - 0.006, _PANEL_HEIGHT - 0.006, 0.016, _D10_10, material, core, 0.016)
    for column in range(9):
        for row in range(2):
            place(panel, (-2.4 + column * _PANEL_WIDTH, -0.036, 0.13 + (row + 0.5) * _PANEL_HEIGHT), (0, 180 * ((column + row) % 2), 0))
    box((bay.width, 0.004, 2.46), (0, -0.012, 1.33), plain("fleece", (0.030, 0.029, 0.028), 0.95))
    box((bay.width, 0.040, 0.115), (0, -0.020, 0.058), finish("paria-oak", "X"), 0.002)
    box((bay.width, 0.046, 0.44), (0, -0.023, 2.78), plain("lintel", bay.walls, 0.9), 0.002)


def _table() -> None:
    """A teak table with what a course leaves on it."""
    teak = finish("natural-teak", "X")
    put(leg_table(2.1, 0.85, teak, finish("natural-teak")), (-0.35, -1.6, 0))
    seat = cane_chair(finish("natural-teak"), cane())
    for x, y, turn in ((-0.95, -0.98, 6), (-0.20, -0.95, -10), (0.52, -0.90, 20), (-0.85, -2.38, 200), (0.22, -2.45, 166)):
        put(seat, (x, y, 0), turn)
    put(laptop(satin_steel(), switched_off()), (-0.05, -1.66, 0.74), 190)
    glaze = plain("glaze", (0.62, 0.55, 0.45), 0.3)
    for x, y in ((0.42, -1.50), (-0.85, -1.80), (-0.55, -1.42)):
        put(cup(glaze), (x, y, 0.74), 40 + 70 * x)
    put(notebook(plain("cover", linear("#8f2f2c"), 0.6)), (-1.05, -1.60, 0.74), 14)
    for x, y, turn in ((0.35, -1.80, -12), (-0.42, -1.82, 8)):
        put(paper_pile(5, 4), (x, y, 0.74), turn)
    put(carafe(), (-0.28, -1.36, 0.74))
    put(tumbler(), (-0.16, -1.44, 0.74))
    place(block("pencil", (0.17, 0.008, 0.008), 0.003, plain("pencil", linear("#c9a54a"), 0.4)), (-1.0, -1.80, 0.745), (0, 0, 24))
