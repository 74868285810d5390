"""Loose chairs, assemblies that stand on the floor at the origin and face −Y."""

import math

import bpy

from ...core.geometry import block, extrude, lathe, place, tube
from ...core.scene import assembly
from ..upholstery import Pad, curled, pad_mesh, piping


def side_chair(shell, frame, cushion=None, name: str = "side chair") -> bpy.types.Collection:
    """A stacking chair: moulded seat and back on four round steel legs, with a thin seat cushion if there is cloth for it."""
    with assembly(name) as made:
        back = Pad(0.44, 0.30, 0.012, 0.09, 0.005, 0, 0.06, waist=0)
        place(pad_mesh(back, shell, lambda x, z: -0.9 * x * x + 0.25 * z * z, 96, 20), (0, 0.205, 0.67), (-14, 0, 0), name="back")
        seat = Pad(0.44, 0.43, 0.012, 0.08, 0.005, 0, waist=0)
        place(pad_mesh(seat, shell, seat_dip, 96, 20), (0, -0.02, 0.455), (-87, 0, 0), name="seat")
        if cushion:
            pad = Pad(0.42, 0.41, 0.026, 0.07, 0.012, 0.005)
            place(pad_mesh(pad, cushion, seat_dip, 96, 20), (0, -0.02, 0.474), (-87, 0, 0), name="seat cushion")
            back_pad = Pad(0.40, 0.26, 0.022, 0.08, 0.010, 0.003, 0.06)
            place(
                pad_mesh(back_pad, cushion, lambda x, z: -0.9 * x * x + 0.25 * z * z, 96, 20),
                (0, 0.190, 0.672),
                (-14, 0, 0),
                name="back cushion",
            )
        for side in (-1, 1):
            x = side * 0.205
            place(
                tube(
                    [
                        (x, -0.20, 0),
                        (x * 0.96, -0.185, 0.425),
                        (x * 0.93, -0.165, 0.438),
                        (x * 0.93, 0.13, 0.432),
                        (x * 0.95, 0.165, 0.45),
                        # Along the rear of the back, which is hollow across.
                        (x * 0.76, 0.180, 0.60),
                        (x * 0.76, 0.215, 0.76),
                    ],
                    0.0105,
                    frame,
                )
            )
            place(tube([(x * 1.02, 0.235, 0), (x * 0.95, 0.145, 0.432)], 0.0105, frame))
        place(tube([(-0.19, -0.10, 0.436), (0.19, -0.10, 0.436)], 0.009, frame))
        place(tube([(-0.19, 0.12, 0.432), (0.19, 0.12, 0.432)], 0.009, frame))
    return made


def seat_dip(x, z):
    """The shape of an upright seat facing −Y: hollow across, with a sloping front edge."""
    return -0.35 * x * x + 0.8 * (abs(z) - 0.12).clip(0) ** 2 * (z < 0)


def office_chair(cloth, plastic, metal, high: bool = False, name: str = "office chair") -> bpy.types.Collection:
    """A swivel chair on five castors; `high` gives it a quilted back that carries the head."""
    with assembly(name) as made:
        _star(plastic, metal)
        place(
            lathe([(0.016, 0.10), (0.016, 0.38), (0.03, 0.38), (0.03, 0.14), (0.034, 0.13), (0.034, 0.10)], metal, 24), name="lift"
        )
        place(block("mechanism", (0.18, 0.24, 0.05), 0.012, plastic), (0, 0.02, 0.405))
        seat = Pad(0.49, 0.47, 0.075, 0.10, 0.030, 0.010)
        place(pad_mesh(seat, cloth, seat_dip, 112, 24), (0, -0.02, 0.472), (-88, 0, 0), name="seat")
        height = 0.68 if high else 0.54
        seams = tuple(height * share for share in (-0.25, 0.0, 0.25)) if high else ()
        back = Pad(0.47, height, 0.055 if high else 0.035, 0.10, 0.022 if high else 0.014, 0.006, 0.08, seams)
        place(pad_mesh(back, cloth, _back_curve, 112, 30), (0, 0.235, 0.60 + height / 2), (-9, 0, 0), name="back")
        spine = [
            (0.0, 0.40),
            (0.24, 0.40),
            (0.285, 0.44),
            (0.325, 0.66),
            (0.355, 0.82),
            (0.335, 0.83),
            (0.295, 0.67),
            (0.255, 0.47),
            (0.22, 0.43),
            (0.0, 0.43),
        ]
        place(extrude(spine, 0.075, plastic, 0.006), rotation=(0, 0, 90), name="spine")
        for side in (-1, 1):
            x = side * 0.285
            place(tube([(side * 0.10, 0.02, 0.41), (x, 0.02, 0.43), (x, 0.03, 0.47), (x, 0.035, 0.655)], 0.014, metal))
            rest = Pad(0.26, 0.085, 0.026, 0.038, 0.010, 0.002, waist=0)
            place(pad_mesh(rest, plastic, around=72, rings=14), (x, 0.0, 0.67), (-90, 0, 90), name="armrest")
    return made


def _back_curve(x, z):
    return -0.55 * x * x + 0.10 * z * z - 0.02 * (2.718 ** (-(((z + 0.12) / 0.12) ** 2)))


def _star(plastic, metal) -> None:
    leg = extrude([(0.03, 0.082), (0.31, 0.062), (0.31, 0.080), (0.03, 0.122)], 0.040, metal, 0.006, 2)
    wheel = lathe([(0, 0.012), (0.026, 0.012), (0.030, 0.008), (0.030, -0.008), (0.026, -0.012), (0, -0.012)], plastic, 28)
    for step in range(5):
        angle = step * 72 + 18
        place(leg, rotation=(0, 0, angle), name="leg")
        x, y = 0.295 * math.cos(math.radians(angle)), 0.295 * math.sin(math.radians(angle))
        for side in (-1, 1):
            off = math.radians(angle + 40)
            place(
                wheel,
                (x - side * 0.016 * math.sin(off), y + side * 0.016 * math.cos(off), 0.030),
                (90, 0, angle + 40),
                name="castor",
            )


def cane_chair(timber, cane, name: str = "cane chair") -> bpy.types.Collection:
    """A teak armchair as in the offices of Chandigarh: legs in the shape of a V on either side, seat and back of cane."""
    with assembly(name) as made:
        for side in (-1, 1):
            x = side * 0.255
            place(extrude([(-0.235, 0.0), (-0.195, 0.0), (0.005, 0.62), (-0.045, 0.62)], 0.034, timber, 0.004), (x, 0, 0), (0, 0, 90), name="leg")
            place(extrude([(0.255, 0.0), (0.215, 0.0), (-0.045, 0.62), (0.005, 0.62)], 0.033, timber, 0.004), (x, 0, 0), (0, 0, 90), name="leg")
            place(extrude([(-0.24, 0.618), (0.24, 0.618), (0.25, 0.636), (-0.24, 0.646)], 0.052, timber, 0.006), (x, 0, 0), (0, 0, 90), name="arm")
            place(block("stile", (0.032, 0.030, 0.50), 0.005, timber), (side * 0.222, 0.245, 0.625), (-12, 0, 0))
            place(block("side rail", (0.030, 0.50, 0.045), 0.004, timber), (side * 0.222, -0.01, 0.415))
        for y in (-0.25, 0.20):
            place(block("rail", (0.44, 0.032, 0.045), 0.004, timber), (0, y, 0.415))
        for height, back in ((0.855, 0.295), (0.515, 0.221)):
            place(block("rail", (0.42, 0.028, 0.045), 0.004, timber), (0, back, height), (-12, 0, 0))
        place(block("seat", (0.42, 0.44, 0.008), 0.002, cane), (0, -0.02, 0.434), name="seat")
        place(block("back", (0.42, 0.006, 0.33), 0.001, cane), (0, 0.257, 0.685), (-12, 0, 0), name="back")
    return made


def tub_chair(cloth, legs, name: str = "tub chair") -> bpy.types.Collection:
    """A low easy chair whose back runs round into the arms."""
    with assembly(name) as made:
        back = Pad(1.36, 0.42, 0.085, 0.10, 0.036, 0.006)
        place(curled(pad_mesh(back, cloth, None, 220, 30), 0.345), (0, 0.325, 0.53), (-4, 0, 0), name="back")
        seat = Pad(0.56, 0.60, 0.14, 0.13, 0.045, 0.016)
        place(pad_mesh(seat, cloth, None, 128, 26), (0, -0.045, 0.365), (-90, 0, 0), name="seat")
        place(piping(seat, cloth, 0.004), (0, -0.045, 0.365), (-90, 0, 0), name="seat cord")
        for x in (-0.23, 0.23):
            for y in (-0.25, 0.22):
                place(tube([(x * 1.12, y * 1.12, 0), (x, y, 0.31)], 0.013, legs))
    return made


def bar_stool(cloth, metal, name: str = "bar stool") -> bpy.types.Collection:
    with assembly(name) as made:
        seat = Pad(0.40, 0.38, 0.07, 0.10, 0.030, 0.008)
        place(pad_mesh(seat, cloth, None, 96, 20), (0, 0, 0.755), (-90, 0, 0), name="seat")
        low = Pad(0.62, 0.20, 0.05, 0.07, 0.022, 0.004)
        place(curled(pad_mesh(low, cloth, None, 140, 20), 0.23), (0, 0.19, 0.90), name="back")
        corners = [(x, y) for x in (-1, 1) for y in (-1, 1)]
        for x, y in corners:
            place(tube([(x * 0.22, y * 0.21, 0), (x * 0.15, y * 0.14, 0.73)], 0.011, metal))
        ring = [(x * 0.195, y * 0.187, 0.25) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        place(tube(ring, 0.009, metal, closed=True))
        for side in (-1, 1):
            place(tube([(side * 0.13, 0.13, 0.73), (side * 0.14, 0.20, 0.86)], 0.009, metal))
    return made


def bentwood_chair(timber, cane, name: str = "bentwood chair") -> bpy.types.Collection:
    """The café chair of bent rods: a round cane seat, a hoop that is back and rear legs in one, a second hoop inside it."""
    with assembly(name) as made:
        place(lathe([(0.165, 0.440), (0.205, 0.440), (0.210, 0.452), (0.205, 0.466), (0.165, 0.464), (0.165, 0.440)], timber, 56, 50), (0, -0.02, 0), name="seat ring")
        place(lathe([(0, 0.456), (0.17, 0.456)], cane, 40), (0, -0.02, 0), name="seat")
        for half, top, radius in ((0.195, 0.90, 0.0135), (0.125, 0.80, 0.010)):
            low = 0.0 if half > 0.15 else 0.46
            arch = [(-half * math.cos(a), top - 0.16 + 0.16 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
            hoop = [(-half, low), *([(-half * 0.93, 0.45)] if not low else []), *arch, *([(half * 0.93, 0.45)] if not low else []), (half, low)]
            place(tube([(x, 0.175 + 0.10 * abs(z - 0.45) / 0.45 - (0.02 if low else 0), z) for x, z in hoop], radius, timber), name="hoop")
        for side in (-1, 1):
            place(tube([(side * 0.175, -0.205, 0), (side * 0.145, -0.150, 0.445)], 0.0135, timber))
        ring = [(0.155 * math.cos(a), -0.01 + 0.155 * math.sin(a), 0.24) for a in (2 * math.pi * k / 40 for k in range(40))]
        place(tube(ring, 0.0085, timber, closed=True))
    return made
