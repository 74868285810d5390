"""One studio for every product: the same seamless ground, light from the left and 70 mm lens, whatever the size."""

import math

import bpy

from ..core.camera import camera
from ..core.geometry import place, surface
from ..core.light import area, kelvin, spot
from ..core.scene import Colour, ambient
from ..materials.plain import plain

#: The distance of the camera from a product one metre high, and its height above the ground.
_DISTANCE, _EYE = 4.1, 1.15
_SHEET: Colour = (0.60, 0.575, 0.54)


def studio(
    height: float, raised: float = 0.47, shift: tuple[float, float] = (0.0, 0.0), distance: float = 1.0
) -> bpy.types.Object:
    """
    Ground, light and camera for a product of `height` metres at the origin. `raised` is the height of the camera's
    target as a fraction of `height`; `distance` multiplies the distance of the camera.
    """
    ground(height)
    light(height)
    return camera(
        (0, -_DISTANCE * height * distance, _EYE * height),
        (0, 0, raised * height),
        70,
        11,
        (0, -0.1 * height, raised * height),
        shift,
    )


def ground(height: float, colour: Colour = _SHEET) -> None:
    """A sheet on the floor that curves up far behind."""
    material = plain("ground", colour, 0.82, specular=0.2, unevenness=0.04, grain=40)
    profile = [(-6.0, 0.0)]
    profile += [
        (2.4 + 1.6 * math.sin(angle), 1.6 - 1.6 * math.cos(angle)) for angle in (math.radians(step * 6) for step in range(16))
    ]
    profile.append((4.0, 8.0))
    points = [(x * height, y * height, z * height) for y, z in profile for x in (-10, 10)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    place(surface(points, faces, material), name="ground")


def light(height: float) -> None:
    """A tall window on the left, a warm edge from the right behind, a soft top, and a glow on the sheet."""
    s, strength = height, height * height

    def at(x: float, y: float, z: float) -> tuple[float, float, float]:
        return (x * s, y * s, z * s)

    area(at(-2.3, -0.9, 1.7), at(0, 0, 0.45), 1.1 * s, 150 * strength, kelvin(5000), 2.0 * s)
    area(at(2.2, 1.2, 1.3), at(0, 0, 0.5), 0.4 * s, 34 * strength, kelvin(3500), 1.8 * s)
    area(at(0.2, 0.9, 3.0), at(0, 0, 0.4), 1.6 * s, 62 * strength, kelvin(6500))
    area(at(1.9, -2.6, 0.9), at(0, 0, 0.4), 1.6 * s, 16 * strength, kelvin(6500))
    spot(at(-0.8, 0.2, 3.2), at(0.3, 3.2, 0.9), 300 * strength, kelvin(5000), 62, 1, 0.3 * s)
    ambient((1, 0.98, 0.95), 0.07)


def dark_studio(height: float, raised: float = 0.47, shift: tuple[float, float] = (0.0, 0.0), distance: float = 1.0) -> bpy.types.Object:
    """The same lens for luminaires: a charcoal sheet, a cool rim light from the left, a warm one from the right."""
    ground(height, (0.062, 0.060, 0.058))
    s, strength = height, height * height

    def at(x: float, y: float, z: float) -> tuple[float, float, float]:
        return (x * s, y * s, z * s)

    area(at(-2.5, 0.7, 1.5), at(0, 0, 0.6), 0.44 * s, 190 * strength, kelvin(6500), 3.0 * s)
    area(at(2.3, 1.1, 1.7), at(0, 0, 0.6), 0.5 * s, 200 * strength, kelvin(4000), 3.0 * s)
    area(at(-0.3, -0.2, 3.5), at(0, 0.1, 0.4), 2.0 * s, 105 * strength, kelvin(5000), 1.6 * s)
    area(at(-2.2, -3.0, 1.1), at(0, 0, 0.4), 0.7 * s, 60 * strength, kelvin(6500), 2.2 * s)
    spot(at(0.7, 0.4, 4.8), at(0.5, 4.0, 1.2), 620 * strength, kelvin(4000), 50, 1, 0.4 * s)
    ambient((1, 1, 1), 0.014)
    return camera((0, -4.4 * s * distance, 0.95 * s), (0, 0, raised * s), 70, 11, (0, -0.25 * s, raised * s), shift)
