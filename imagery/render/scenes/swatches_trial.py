from ..core.camera import camera
from ..core.geometry import block, box, place
from ..core.light import area, kelvin
from ..core.scene import ambient
from ..materials.plain import plain
from ..materials.wood import TEAK, wood
from ..picture import picture


@picture("trial-slat", 640, 640)
def slat():
    material = wood("teak", TEAK)
    board = block("slat", (0.028, 0.011, 0.5), 0.0006, material)
    for step in range(-8, 9):
        place(board, (step * 0.032, 0, 0))
    box((0.6, 0.002, 0.5), (0, 0.006, 0), plain("black", (0.01, 0.01, 0.01), 0.9))
    area((0.7, -0.35, 0.55), (0, 0, 0), 0.12, 9, kelvin(4000))
    area((-0.6, -0.9, 0.4), (0, 0, 0), 0.8, 7, kelvin(6500))
    ambient((1, 1, 1), 0.08)
    camera((0, -1.0, 0), (0, 0, 0), 100)
