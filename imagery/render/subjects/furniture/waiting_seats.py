"""Seats for waiting rooms, assemblies that stand on the floor at the origin and face −Y."""

import bpy

from ...core.geometry import block, box, extrude, place, tube
from ...core.scene import assembly
from ..upholstery import Pad, pad_mesh
from .seats import seat_dip


def armchair(cloth, timber, name: str = "armchair") -> bpy.types.Collection:
    """An open armchair for waiting rooms: padded seat and back between two timber frames. `timber` with its grain along X."""
    with assembly(name) as made:
        back = Pad(0.52, 0.46, 0.075, 0.05, 0.030, 0.012)
        place(pad_mesh(back, cloth, lambda x, z: -0.12 * x * x, 128, 26), (0, 0.245, 0.70), (-14, 0, 0), name="back")
        seat = Pad(0.52, 0.52, 0.10, 0.05, 0.036, 0.014)
        place(pad_mesh(seat, cloth, None, 128, 26), (0, -0.03, 0.405), (-86, 0, 0), name="seat")
        rail = block("rail", (0.54, 0.026, 0.05), 0.006, timber)
        for y in (-0.22, 0.20):
            place(rail, (0, y, 0.335))
        place(rail, (0, 0.29, 0.62))
        for side in (-1, 1):
            x = side * 0.285
            place(
                extrude([(-0.28, 0.600), (0.24, 0.585), (0.24, 0.612), (-0.28, 0.628)], 0.055, timber, 0.008, 3),
                (x, 0, 0),
                (0, 0, 90),
                name="arm",
            )
            place(block("leg", (0.60, 0.028, 0.040), 0.006, timber), (x, -0.245, 0.30), (0, 90, 0))
            place(block("leg", (0.60, 0.028, 0.040), 0.006, timber), (x, 0.215, 0.295), (0, 90, 0))
            place(block("side rail", (0.46, 0.024, 0.045), 0.005, timber), (x, -0.015, 0.34), (0, 0, 90))
    return made


def beam_seats(count: int, shell, cushion, metal, name: str = "beam seats") -> bpy.types.Collection:
    """Waiting-room seats side by side on one beam with two feet."""
    with assembly(name) as made:
        pitch = 0.60
        length = count * pitch
        box((length, 0.08, 0.05), (0, 0.03, 0.34), metal, 0.006)
        for k in range(count):
            x = (k - (count - 1) / 2) * pitch
            back = Pad(0.54, 0.44, 0.05, 0.09, 0.022, 0.008, 0.05)
            place(
                pad_mesh(back, cushion, lambda u, v: -0.35 * u * u + 0.2 * v * v, 112, 24),
                (x, 0.245, 0.66),
                (-14, 0, 0),
                name="back",
            )
            rear = Pad(0.55, 0.47, 0.012, 0.095, 0.005, 0, 0.05, waist=0)
            place(
                pad_mesh(rear, shell, lambda u, v: -0.35 * u * u + 0.2 * v * v, 96, 18), (x, 0.278, 0.65), (-14, 0, 0), name="shell"
            )
            seat = Pad(0.54, 0.48, 0.07, 0.08, 0.028, 0.010)
            place(pad_mesh(seat, cushion, seat_dip, 112, 24), (x, -0.01, 0.425), (-87, 0, 0), name="seat")
            place(
                extrude(
                    [(0.0, 0.36), (0.20, 0.37), (0.30, 0.52), (0.33, 0.66), (0.30, 0.66), (0.265, 0.53), (0.18, 0.40), (0.0, 0.39)],
                    0.05,
                    metal,
                    0.005,
                ),
                (x, 0.02, 0),
                (0, 0, 90),
                name="bracket",
            )
        for edge in range(count + 1):
            x = (edge - count / 2) * pitch
            rest = Pad(0.28, 0.05, 0.024, 0.022, 0.009, 0.001, waist=0)
            place(pad_mesh(rest, shell, around=72, rings=12), (x, 0.03, 0.62), (-90, 0, 90), name="armrest")
            place(tube([(x, 0.05, 0.35), (x, 0.05, 0.61)], 0.011, metal))
        for side in (-1, 1):
            x = side * (length / 2 - pitch * 0.5)
            box((0.05, 0.06, 0.31), (x, 0.03, 0.17), metal, 0.006)
            box((0.05, 0.56, 0.022), (x, 0.03, 0.012), metal, 0.008)
    return made
