"""Sofas and benches, assemblies that stand on the floor at the origin and face −Y."""

import bpy

from ...core.geometry import block, box, place, tube
from ...core.scene import assembly
from ..upholstery import Pad, pad_mesh, piping


def sofa(length: float, cloth, legs, seats: int = 3, pillows: tuple = (), name: str = "sofa") -> bpy.types.Collection:
    """Loose cushions on an upholstered frame with low arms; `pillows` are materials of scatter cushions, from the left."""
    with assembly(name) as made:
        inner = length - 0.36
        width = inner / seats
        base = Pad(length - 0.02, 0.84, 0.13, 0.05, 0.030, 0.0)
        place(pad_mesh(base, cloth, None, 160, 14), (0, 0, 0.235), (-90, 0, 0), name="base")
        rear = Pad(length - 0.02, 0.56, 0.15, 0.06, 0.050, 0.0)
        place(pad_mesh(rear, cloth, None, 160, 18), (0, 0.355, 0.47), (-5, 0, 0), name="rear")
        arm = Pad(0.82, 0.38, 0.17, 0.06, 0.050, 0.004)
        for side in (-1, 1):
            place(pad_mesh(arm, cloth, None, 120, 20), (side * (length / 2 - 0.09), 0.0, 0.42), (0, 0, 90 * side), name="arm")
        for k in range(seats):
            x = -inner / 2 + (k + 0.5) * width
            seat = Pad(width - 0.008, 0.66, 0.16, 0.05, 0.055, 0.022)
            place(pad_mesh(seat, cloth, None, 128, 26), (x, -0.085, 0.375), (-90, 0, 0), name="seat")
            place(piping(seat, cloth, 0.004), (x, -0.085, 0.375), (-90, 0, 0), name="cord")
            back = Pad(width - 0.012, 0.44, 0.17, 0.06, 0.065, 0.030)
            place(pad_mesh(back, cloth, None, 128, 26), (x, 0.205, 0.645), (-13, 0, 0), name="back")
        for k, cover in enumerate(pillows):
            pillow = Pad(0.44, 0.44, 0.09, 0.035, 0.040, 0.055)
            x = -inner / 2 + 0.24 if k == 0 else inner / 2 - 0.24 - 0.30 * (k - 1)
            place(pad_mesh(pillow, cover, None, 128, 24), (x, 0.02 - 0.03 * k, 0.665), (-24, 8 if k else -7, 0), name="pillow")
        for x in (-length / 2 + 0.14, length / 2 - 0.14):
            for y in (-0.33, 0.33):
                place(tube([(x, y, 0), (x, y, 0.18)], 0.013, legs))
    return made


def bench(length: float, cloth, timber, back: bool = False, name: str = "bench") -> bpy.types.Collection:
    """A padded bench on timber sides, such as for the public in a courtroom. `timber` with its grain along X."""
    with assembly(name) as made:
        seat = Pad(length - 0.10, 0.44, 0.07, 0.03, 0.026, 0.010)
        place(pad_mesh(seat, cloth, None, 160, 18), (0, 0, 0.415), (-90, 0, 0), name="seat")
        box((length - 0.06, 0.42, 0.03), (0, 0, 0.363), timber, 0.004)
        box((length - 0.10, 0.03, 0.10), (0, -0.17, 0.30), timber, 0.004)
        for side in (-1, 1):
            place(
                block("end", (0.62 if back else 0.36, 0.46, 0.045), 0.006, timber),
                (side * (length / 2 - 0.025), 0, 0.31 if back else 0.18),
                (0, 90, 0),
            )
        if back:
            pad = Pad(length - 0.12, 0.36, 0.05, 0.03, 0.020, 0.006)
            place(pad_mesh(pad, cloth, None, 160, 16), (0, 0.205, 0.66), (-12, 0, 0), name="back")
            box((length - 0.08, 0.022, 0.50), (0, 0.245, 0.65), timber, 0.004, (-12, 0, 0))
    return made


def booth_seat(length: float, cloth, timber, name: str = "booth seat") -> bpy.types.Collection:
    """A bench with a straight padded back between high timber ends. `timber` with its grain along Z."""
    with assembly(name) as made:
        inner = length - 0.08
        seams = tuple(inner * (share - 0.5) for share in (0.25, 0.5, 0.75))
        box((inner, 0.44, 0.30), (0, 0.04, 0.17), timber, 0.003)
        seat = Pad(inner - 0.004, 0.54, 0.13, 0.03, 0.035, 0.008, upright_seams=seams)
        place(pad_mesh(seat, cloth, None, 220, 30), (0, -0.01, 0.385), (-90, 0, 0), name="seat")
        rear = Pad(inner - 0.004, 0.56, 0.12, 0.03, 0.035, 0.008, upright_seams=seams)
        place(pad_mesh(rear, cloth, None, 220, 30), (0, 0.235, 0.70), (-7, 0, 0), name="back")
        for side in (-1, 1):
            box((0.04, 0.64, 1.06), (side * (length / 2 - 0.02), 0.03, 0.53), timber, 0.004)
    return made
