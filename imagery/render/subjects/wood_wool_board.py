"""A pressed and sawn wood wool board: flat ribbons bound with cement, with their cut ends along its edges."""
import bpy

from ..core.geometry import block, place
from ..core.scene import group
from ..materials.plain import plain
from ..materials.wood_wool import wood_wool
from .strands import GRAIN, strands


def cement() -> bpy.types.Material:
    return plain("cement", (0.24, 0.205, 0.15), 0.95, relief=0.0015, grain=300)


def pressed_board(width: float, height: float, thickness: float, ribbons_per_square_metre: float = 85_000, seed: int = 2) -> bpy.types.Object:
    """Its back is at Y = 0, its face towards −Y."""
    whole = group("pressed board")
    body = thickness - 0.003
    binder = plain("binder", (0.30, 0.26, 0.195), 0.95, relief=0.0008, grain=500)
    place(block("body", (width - 0.003, body, height - 0.003), 0.0005, binder), (0, -body / 2, 0), parent=whole)
    wood = wood_wool("ribbons", grain_attribute=GRAIN)
    count = round(ribbons_per_square_metre * width * height)
    face = strands(count, width, height, wood, (0.03, 0.10), (0.0010, 0.0021), 22, 0.003, seed, 40, True, 0.35)
    place(face, (0, 0.0006 - body, 0), parent=whole)
    for number, (long, reach, across) in enumerate(((height, width, True), (width, height, False))):
        for side in (-1, 1):
            size = (thickness - 0.001, long) if across else (long, thickness - 0.001)
            count = round(ribbons_per_square_metre * 4 * thickness * long)
            ends = strands(count, *size, wood, (0.005, 0.028), (0.0008, 0.0017), 30, 0.0012, seed + 1 + number, 20, True, 0.3)
            at, middle = side * (reach / 2 - 0.0012), -thickness / 2
            where, turned = ((at, middle, 0), (0, 0, 90 * side)) if across else ((0, middle, at), (-90 * side, 0, 0))
            place(ends, where, turned, whole)
    return whole
