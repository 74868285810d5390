"""The light of all close-ups: one low sun through an opening, with a shadow edge across the material and a cool fill from the other side. Walls are in XZ and face −Y."""
import math

from mathutils import Vector

from ..core.geometry import Point, grid, place, surface
from ..core.light import area, kelvin, sun
from ..core.scene import ambient
from ..materials.plain import plain


class RakingSun:
    """Parallel light that grazes a wall, from `side` degrees right of its normal (negative: left) and `height` degrees above."""

    def __init__(self, side: float = 68, height: float = 24, strength: float = 7.0, temperature: int = 4000, softness: float = 1.6):
        across, up = math.radians(side), math.radians(height)
        self.towards_sun = Vector((math.sin(across) * math.cos(up), -math.cos(across) * math.cos(up), math.sin(up)))
        sun(-self.towards_sun, strength, kelvin(temperature), softness)

    def screen(self, corners: list[tuple[float, float]], distance: float = 0.8) -> None:
        """An opaque sheet whose shadow on the wall has these corners (x, z). A greater distance softens its edge."""
        offset = self.towards_sun * distance
        points = [Vector((x, 0, z)) + offset for x, z in corners]
        sheet = place(surface(points, [tuple(range(len(points)))], plain("screen", (0, 0, 0), 1)))
        sheet.visible_camera = sheet.visible_diffuse = sheet.visible_glossy = False

    def shade_beyond(self, point: tuple[float, float], slope: float, left: bool = True, distance: float = 0.8, reach: float = 6) -> None:
        """Shades everything to the left (or right) of a line through a point (x, z), `slope` degrees from the horizontal."""
        along = Vector((math.cos(math.radians(slope)), math.sin(math.radians(slope))))
        aside = Vector((-along.y, along.x)) if left else Vector((along.y, -along.x))
        origin = Vector(point)
        corners = [origin - along * reach, origin + along * reach, origin + along * reach + aside * reach, origin - along * reach + aside * reach]
        self.screen([(corner.x, corner.y) for corner in corners], distance)

    def bars(self, start: tuple[float, float], slope: float, width: float, gap: float, count: int, distance: float = 0.9, reach: float = 4) -> None:
        """Parallel shadows of glazing bars, the first at `start`."""
        along = Vector((math.cos(math.radians(slope)), math.sin(math.radians(slope))))
        aside = Vector((along.y, -along.x))
        for number in range(count):
            near = Vector(start) + aside * number * (width + gap)
            far = near + aside * width
            corners = [near - along * reach, near + along * reach, far + along * reach, far - along * reach]
            self.screen([(corner.x, corner.y) for corner in corners], distance)


def low_sun_below_ceiling(strength: float, edge: tuple[float, float], slope: float, height: float = 0.32, turn: float = 0.3, softness: float = 1.0) -> None:
    """
    Sun from the right that grazes a ceiling at Z = 0 at the angle `height`. The ceiling is in shade to the left of a
    line through the point `edge` (x, y), `slope` degrees from the X axis.
    """
    towards_sun = Vector((1, -turn, -height))
    sun(-towards_sun, strength, kelvin(4000), softness)
    along = Vector((math.cos(math.radians(slope)), math.sin(math.radians(slope)), 0))
    aside, origin = Vector((-along.y, along.x, 0)), Vector((*edge, 0)) + towards_sun * 0.8
    corners = [origin - along * 9, origin + along * 9, origin + along * 9 + aside * 9, origin - along * 9 + aside * 9]
    sheet = place(surface(corners, [(0, 1, 2, 3)], plain("screen", (0, 0, 0), 1)))
    sheet.visible_camera = sheet.visible_diffuse = sheet.visible_glossy = False


def fill(power: float = 5.0, location=(-1.3, -1.5, 0.7), target=(0, 0, 0), temperature: int = 6500, size: float = 1.4, surroundings: float = 0.09) -> None:
    """Soft skylight from the shaded side."""
    area(location, target, size, power, kelvin(temperature))
    ambient((0.90, 0.95, 1), surroundings)


def front_light(strength: float = 2.2, side: float = 48, height: float = 38) -> RakingSun:
    """A frontal picture: soft daylight from the upper right, low enough to show relief, and a lit room opposite."""
    light = RakingSun(side, height, strength, 5000, softness=6)
    fill(9.0, (-1.8, -1.8, 0.3), size=2.0, surroundings=0.25)
    return light


def lay(mesh, thickness: float, top: float, x: float = 0, y: float = 0, turn: float = 0):
    """Lays an upright board (facing −Y) on its back, with its face at height `top`."""
    return place(mesh, (x, y, top), (-90, 0, turn))


def pile(boards: list[tuple[object, float, Point]]) -> float:
    """Stacks boards of the given thickness from Z = 0, each shifted by (x, y) and turned. Returns the height."""
    level = 0.0
    for mesh, thickness, (x, y, turn) in boards:
        level += thickness
        lay(mesh, thickness, level, x, y, turn)
        level += 0.0006
    return level


def ground(colour=(0.42, 0.39, 0.35), reach: float = 6) -> None:
    """A plastered table top at Z = 0 that curves up far behind."""
    material = plain("ground", colour, 0.9, relief=0.0002, grain=500)
    bend = [(reach / 2 - 1 + math.sin(step * math.pi / 16), 1 - math.cos(step * math.pi / 16)) for step in range(9)]
    profile = [(-reach / 2, 0.0), *bend, (reach / 2, 4.0)]
    points = [(x, y, z) for x in (-reach, reach) for y, z in profile]
    place(surface(points, grid(2, len(profile)), material))


def table_light(strength: float = 6.0, height: float = 0.5, turn: float = 0.35, fill_power: float = 6.0) -> None:
    """Sun from the right and slightly behind for objects on a table, with skylight from the left front."""
    sun((-1, -turn, -height), strength, kelvin(4000), 1.6)
    fill(fill_power, (-1.2, -1.3, 1.1), (0, 0, 0.05), size=1.3, surroundings=0.12)
