"""One bay of a room: a back wall at Y = 0 that faces −Y, floor, ceiling, a wall with tall windows on one side and daylight through them."""
from dataclasses import dataclass

import bpy

from ..core.geometry import block, box, place, surface
from ..core.light import area, glow, kelvin, sun
from ..core.probe import surroundings
from ..core.scene import Colour, ambient
from ..materials.plain import plain


@dataclass(frozen=True)
class Bay:
    """Lengths in metres. `light` is 1 where the windows are on the right and −1 where they are on the left."""

    width: float = 5.4
    depth: float = 5.0
    height: float = 3.0
    light: int = 1
    windows: int = 2
    sill: float = 0.0
    head: float = 2.65
    #: Clear wall between the back wall and the first window.
    pier: float = 0.5
    walls: Colour = (0.62, 0.59, 0.54)
    ceiling: Colour = (0.78, 0.77, 0.75)
    frames: Colour = (0.035, 0.033, 0.03)
    back_wall: bool = True
    has_ceiling: bool = True
    #: Whether the back wall has skirtings too, and the windows have sills.
    trimmed: bool = False


def room_bay(bay: Bay, floor: bpy.types.Material | None = None) -> None:
    """The shell of the room; without a `floor` material the scene lays its own."""
    paint = plain("wall paint", bay.walls, 0.9, relief=0.0001, grain=500)
    half = bay.width / 2
    if floor:
        box((bay.width, bay.depth + 2, 0.1), (0, -bay.depth / 2, -0.05), floor)
    if bay.has_ceiling:
        box((bay.width, bay.depth + 2, 0.1), (0, -bay.depth / 2, bay.height + 0.05), plain("ceiling paint", bay.ceiling, 0.92))
    if bay.back_wall:
        box((bay.width + 0.4, 0.1, bay.height + 0.2), (0, 0.05, bay.height / 2), paint)
    box((0.2, bay.depth + 2, bay.height + 0.2), (-bay.light * (half + 0.1), -bay.depth / 2, bay.height / 2), paint)
    _window_wall(bay, paint)
    skirting = plain("skirting", tuple(part * 0.9 for part in bay.walls), 0.6)
    box((0.012, bay.depth, 0.08), (-bay.light * (half - 0.006), -bay.depth / 2, 0.04), skirting, 0.002)
    if bay.trimmed:
        box((bay.width, 0.012, 0.08), (0, -0.006, 0.04), skirting, 0.002)
        if bay.sill:
            box((0.34, bay.depth, 0.03), (bay.light * (half + 0.13), -bay.depth / 2 - bay.pier / 2, bay.sill + 0.012), skirting, 0.005)


def _window_wall(bay: Bay, paint) -> None:
    """Piers, sill and lintel around the openings, with slim frames in them."""
    x = bay.light * (bay.width / 2 + 0.15)
    span = bay.depth - bay.pier
    opening = span / bay.windows - 0.22
    frame = plain("window frame", bay.frames, 0.4)
    box((0.3, bay.depth + 2, bay.height + 0.2 - bay.head), (x, -bay.depth / 2, (bay.height + 0.2 + bay.head) / 2), paint)
    if bay.sill:
        box((0.3, bay.depth + 2, bay.sill), (x, -bay.depth / 2, bay.sill / 2), paint)
    tall = bay.head - bay.sill
    upright = bay.sill + tall / 2
    box((0.3, bay.pier, tall), (x, -bay.pier / 2, upright), paint)
    post, rail = block("post", (0.05, 0.035, tall), 0.003, frame), block("rail", (0.05, opening, 0.035), 0.003, frame)
    for number in range(bay.windows):
        near = -bay.pier - number * span / bay.windows
        box((0.3, 0.22, tall), (x, near - opening - 0.11, upright), paint)
        for y in (near - 0.018, near - opening / 2, near - opening + 0.018):
            place(post, (x + bay.light * 0.05, y, upright))
        for z in (bay.sill + 0.018, bay.head - 0.018):
            place(rail, (x + bay.light * 0.05, near - opening / 2, z))


def daylight(bay: Bay, sun_strength: float = 10, sun_height: float = 0.5, sun_turn: float = 0.45, sky: float = 90) -> None:
    """
    Sun and sky through the windows. `sun_height` and `sun_turn` are the slopes of the light downwards and towards the
    back wall; `sky` is the power of the sky in watts.
    """
    x = bay.light * (bay.width / 2 + 0.7)
    middle = (bay.sill + bay.head) / 2
    area((x, -bay.depth / 2 - bay.pier / 2, middle), (0, -bay.depth / 2, middle - 0.5), bay.depth - bay.pier, sky, kelvin(6500), bay.head - bay.sill)
    if sun_strength:
        sun((-bay.light, sun_turn, -sun_height), sun_strength, kelvin(4000), 1.2)
    ambient((0.85, 0.92, 1), 0.12)
    _bright_outside(bay)


def light_of(bay: Bay, place: str, light: float = 0.35, seen: float = 2.4, turn: float = 0, sky: float = 90) -> None:
    """
    Even light through the windows, as under a cloudy sky, and the view of a light probe outside them: see `surroundings`.
    `sky` is the power of the sky in watts.
    """
    x = bay.light * (bay.width / 2 + 0.7)
    middle = (bay.sill + bay.head) / 2
    area((x, -bay.depth / 2 - bay.pier / 2, middle), (0, -bay.depth / 2, middle - 0.5), bay.depth - bay.pier, sky, kelvin(6500), bay.head - bay.sill)
    surroundings(place, light, seen, turn)


def _bright_outside(bay: Bay) -> None:
    """The view through the windows: an overcast sky that neither lights the room nor shades the sun."""
    x = bay.light * (bay.width / 2 + 4)
    corners = [(x, -bay.depth - 6, -3), (x, 9, -3), (x, 9, 9), (x, -bay.depth - 6, 9)]
    outside = place(surface(corners, [(0, 1, 2, 3)], glow("outside", (0.93, 0.97, 1), 3.2)))
    outside.visible_shadow = outside.visible_diffuse = False
