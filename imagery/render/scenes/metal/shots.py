"""Shared by the pictures of metal ceilings: the coatings, the light from one side, the void above."""
import bpy

from ...core.geometry import box
from ...core.light import area, kelvin
from ...core.scene import Colour, ambient
from ...grade import Grade
from ...materials.metal import powder_coat
from ...materials.plain import plain
from ...subjects.perforated_board import Perforation
from ...subjects.studio import ground, table_light

METAL = Grade(exposure=0.35, saturation=1.0, power=1.22)
#: A perforation of 2.5 mm; the distance between holes was not supplied.
COARSE = Perforation(0.0055, 0.0025, segments=16, chamfer=0.0001)
#: Holes of 2.5 mm set further apart, for pictures from further away: closer holes would cause moiré.
WIDE = Perforation(0.008, 0.0025, segments=16, chamfer=0.0001)
DISTANT = Perforation(0.0085, 0.0025, segments=8, chamfer=0.0001)
#: Further apart still, for a ceiling seen across a room.
SPARSE = Perforation(0.014, 0.0025, segments=8, chamfer=0.0001)


def white() -> bpy.types.Material:
    return powder_coat("white coat", (0.74, 0.74, 0.73))


def warm_grey() -> bpy.types.Material:
    return powder_coat("warm grey coat", (0.46, 0.435, 0.395))


def graphite() -> bpy.types.Material:
    return powder_coat("graphite coat", (0.045, 0.046, 0.048), 0.45)


def void_above(height: float = 0.3, colour: Colour = (0.03, 0.03, 0.031)) -> None:
    box((14, 14, 0.02), (0, 0, height), plain("void", colour, 0.95))


def metal_table(colour: Colour = (0.060, 0.066, 0.064), above: float = 130, beside: float = 40) -> None:
    """A dark table, sun from the right, and two broad bright surfaces for reflections in the metal, with these powers in watts."""
    ground(colour)
    table_light(5.0, 0.5, -0.35, 12.0)
    area((0.3, 2.4, 2.2), (0, 0.3, 0), 2.6, above, kelvin(6500), 1.6)
    area((2.0, 0.2, 1.2), (0, 0.3, 0), 1.2, beside, kelvin(5000), 1.6)


def low_window(power: float = 100, height: float = -0.6, reach: float = 2.2, temperature: int = 4000, mirrored: bool = True) -> None:
    """
    Daylight that grazes the ceiling from low on the right, with a little skylight from the left. If not `mirrored`, it
    leaves no bright patch on coatings viewed against the light.
    """
    window = area((reach, 0.4, height), (0.05, 0.2, 0), reach * 1.1, power, kelvin(temperature), reach * 0.2)
    window.visible_glossy = mirrored
    area((-1.6, -1.8, -1.6), (0, 0, 0), 1.6, power * 0.05, kelvin(6500))
    ambient((0.88, 0.94, 1), 0.06)
