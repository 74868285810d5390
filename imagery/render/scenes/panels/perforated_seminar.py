"""The Perforated Acoustic Panel in a seminar room under a grey sky, just left: chairs half turned, cups."""
from dataclasses import replace

from ...core.camera import level_camera
from ...core.geometry import block, box, lathe, place
from ...core.light import area, kelvin
from ...core.scene import put
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.floors import carpet
from ...materials.palette import black_metal, satin_steel, switched_off
from ...materials.plain import plain
from ...materials.weave import melange_cloth
from ...subjects.furnishing import plant
from ...subjects.furniture.lamps import linear_pendant
from ...subjects.furniture.office import carafe, cup, laptop, notebook, paper_pile, tumbler
from ...subjects.furniture.seats import side_chair
from ...subjects.furniture.tables import leg_table
from ...subjects.perforated_board import Perforation, board
from ...subjects.room_bay import Bay, light_of, room_bay
from .shots import FINEST_ROOM, installed_fine, mdf

_D10_10 = Perforation(0.020, 0.010, segments=16)
_PANEL_WIDTH, _PANEL_HEIGHT = 0.6, 1.2


@installed_fine("perforated-panel-installed-seminar", quality=replace(FINEST_ROOM, samples=24, noise_threshold=0.02))
def seminar_room() -> None:
    bay = Bay(width=6.6, depth=6.0, height=3.05, light=-1, windows=3, sill=0.75, head=2.65, pier=0.35, walls=linear("#b9b4a8"), trimmed=True)
    room_bay(bay, carpet(linear("#54606a")))
    _lined_wall(bay)
    _tables()
    steel = black_metal()
    for y in (-1.35, -3.4):
        linear_pendant((0.2, y, 2.62), 3.6, bay.height, steel)
        area((0.2, y, 2.60), (0.2, y + 0.1, 0), 3.6, 26, kelvin(4000), 0.06)
    plant(plain("pot", linear("#6b675f"), 0.7), plain("leaf", (0.035, 0.085, 0.025), 0.5), (-2.85, -0.42, 0), 1.25, 30, 9)
    light_of(bay, "park", 0.55, 2.0, 200, 330)
    level_camera((0.45, -4.9, 1.42), (-0.30, 0), 31, (0, -0.06), 7, (0, -0.8, 1.2))


def _lined_wall(bay: Bay) -> None:
    """Two courses of panels from the skirting to a lintel below the ceiling, with open joints, and hooks for coats."""
    material, core = finish("swiss-oak"), mdf()
    panel = board("panel", _PANEL_WIDTH - 0.006, _PANEL_HEIGHT - 0.006, 0.016, _D10_10, material, core, 0.016)
    for column in range(11):
        for row in range(2):
            place(panel, (-3.0 + column * _PANEL_WIDTH, -0.036, 0.13 + (row + 0.5) * _PANEL_HEIGHT), (0, 180 * ((column + row) % 2), 0))
    box((bay.width, 0.004, 2.46), (0, -0.012, 1.33), plain("fleece", (0.030, 0.029, 0.028), 0.95))
    box((bay.width, 0.040, 0.115), (0, -0.020, 0.058), finish("swiss-oak", "X"), 0.002)
    box((bay.width, 0.046, 0.49), (0, -0.023, 2.81), plain("lintel", linear("#b9b4a8"), 0.9), 0.002)


def _tables() -> None:
    """Two tables with what a course leaves on them."""
    top, frame = finish("swiss-oak", "X"), black_metal()
    table = leg_table(1.6, 0.7, top, frame)
    seat = side_chair(plain("shell", linear("#c8c2b4"), 0.5), satin_steel(), melange_cloth("seat", linear("#b0642f")))
    for x in (-1.15, 0.46):
        put(table, (x, -1.25, 0))
    for x, y, turn in ((-1.5, -0.72, 6), (-0.75, -0.66, -16), (0.1, -0.72, 4), (0.85, -0.55, 34)):
        put(seat, (x, y, 0), turn)
    for x, y, turn in ((-1.05, -1.82, 196), (0.75, -1.82, 168)):
        put(seat, (x, y, 0), turn)
    put(laptop(satin_steel(), switched_off()), (0.15, -1.22, 0.74), 186)
    glaze = plain("glaze", (0.66, 0.64, 0.59), 0.3)
    for x, y in ((0.62, -1.12), (-0.66, -1.40)):
        put(cup(glaze), (x, y, 0.74), 40 + 70 * x)
    put(notebook(plain("cover", linear("#33463f"), 0.6)), (-1.05, -1.22, 0.74), 14)
    put(paper_pile(5, 4), (-1.50, -1.20, 0.74), -8)
    put(carafe(), (-0.32, -1.18, 0.74))
    for x, y in ((-0.20, -1.30), (-0.18, -1.14)):
        put(tumbler(), (x, y, 0.74))
    place(block("pencil", (0.17, 0.008, 0.008), 0.003, plain("pencil", linear("#c9a54a"), 0.4)), (-1.02, -1.40, 0.745), (0, 0, 24))
    place(lathe([(0, 0), (0.11, 0), (0.125, 0.34), (0.118, 0.34), (0.105, 0.01), (0, 0.01)], black_metal(), 48), (2.85, -0.30, 0), name="bin")
