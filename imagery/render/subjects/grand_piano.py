"""A concert grand with its bench, standing on the floor at the origin, keyboard towards −Y."""

import bpy

from ..core.geometry import box, curve_through, extrude, lathe, place
from ..core.scene import group
from ..materials.plain import plain

#: The bent side and the rounded tail.
_RIM = [(0.75, -0.55), (0.70, -0.05), (0.52, 0.35), (0.22, 0.70), (0.02, 1.10), (-0.10, 1.42), (-0.28, 1.60), (-0.50, 1.63), (-0.68, 1.56), (-0.75, 1.40)]
_OUTLINE = [(-0.75, -1.05), (0.75, -1.05), *curve_through(_RIM, 8)]


def grand_piano(location, turn: float = 0) -> bpy.types.Object:
    lacquer = plain("piano lacquer", (0.016, 0.015, 0.014), 0.24, specular=0.7, clearcoat=1)
    ivory = plain("piano keys", (0.75, 0.73, 0.68), 0.3)
    brass = plain("piano plate", (0.55, 0.36, 0.14), 0.35, metallic=1)
    piano = group("piano", location, turn)
    flat = (-90, 0, 0)
    place(extrude(_OUTLINE, 0.33, lacquer, 0.02, 3), (0, 0, 0.80), flat, piano, "case")
    place(extrude([(x * 0.93, y * 0.93) for x, y in _OUTLINE], 0.01, brass), (0, 0, 0.962), flat, piano, "plate")
    hinge = group("lid hinge", (-0.745, 0, 0.962), 0, piano)
    # The hinge, as long as the straight side, covers the rounded edges of case and lid.
    box((0.022, 2.43, 0.05), (-0.737, 0.175, 0.966), lacquer, 0.004, parent=piano)
    hinge.rotation_euler[1] = -0.64
    place(extrude([(x + 0.75, y) for x, y in _OUTLINE], 0.026, lacquer, 0.008), (0, 0, 0.012), flat, hinge, "lid")
    box((0.018, 0.018, 0.86), (0.40, -0.18, 1.34), lacquer, 0.003, (0, 22, 0), piano)
    for x, y in ((-0.6, -0.8), (0.6, -0.8), (-0.4, 1.3)):
        leg = lathe([(0, 0), (0.03, 0), (0.035, 0.05), (0.05, 0.3), (0.075, 0.6), (0.075, 0.66), (0, 0.66)], lacquer, 32)
        place(leg, (x, y, 0), parent=piano, name="leg")
    box((1.34, 0.16, 0.02), (0, -1.12, 0.725), ivory, 0.004, parent=piano)
    box((1.5, 0.26, 0.06), (0, -1.10, 0.685), lacquer, 0.012, parent=piano)
    box((0.9, 0.02, 0.26), (0, -0.62, 1.08), lacquer, 0.006, (-14, 0, 0), piano)
    _bench(piano, lacquer)
    return piano


def _bench(piano, lacquer) -> None:
    leather = plain("bench leather", (0.012, 0.011, 0.011), 0.5)
    box((0.64, 0.36, 0.09), (0, -1.62, 0.46), leather, 0.03, parent=piano)
    for x in (-0.26, 0.26):
        for y in (-1.75, -1.49):
            box((0.045, 0.045, 0.42), (x, y, 0.21), lacquer, 0.006, parent=piano)
