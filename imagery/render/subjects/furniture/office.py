"""Objects on desks: screens, laptops, microphones, paper, glasses. Assemblies at the origin, facing −Y."""

import bpy
import numpy

from ...core.geometry import block, box, lathe, place, tube
from ...core.light import glow
from ...core.scene import assembly
from ...materials.plain import glass, plain


def monitor(plastic, screen, width: float = 0.61, name: str = "monitor") -> bpy.types.Collection:
    with assembly(name) as made:
        height = width * 0.575
        box((width, 0.022, height), (0, 0, 0.14 + height / 2), plastic, 0.005)
        box((width - 0.016, 0.002, height - 0.018), (0, -0.0115, 0.143 + height / 2), screen)
        box((0.05, 0.016, 0.26), (0, 0.02, 0.14), plastic, 0.004)
        box((0.23, 0.18, 0.010), (0, 0.02, 0.005), plastic, 0.004)
    return made


def laptop(metal, screen, name: str = "laptop") -> bpy.types.Collection:
    keys = plain("keys", (0.02, 0.02, 0.021), 0.5)
    with assembly(name) as made:
        box((0.31, 0.22, 0.013), (0, 0, 0.007), metal, 0.004)
        box((0.27, 0.10, 0.001), (0, 0.035, 0.0141), keys)
        box((0.10, 0.06, 0.0008), (0, -0.065, 0.0139), keys)
        lid = box((0.31, 0.006, 0.205), (0, 0.145, 0.112), metal, 0.002, (-17, 0, 0))
        box((0.296, 0.001, 0.188), (0, -0.0034, 0.002), screen, parent=lid)
    return made


def microphone(metal, name: str = "microphone") -> bpy.types.Collection:
    """A gooseneck on a low delegate's unit."""
    ring = glow("microphone ring", (0.1, 1, 0.25), 2.5, lights=False)
    with assembly(name) as made:
        box((0.115, 0.14, 0.035), (0, 0, 0.0178), metal, 0.010)
        place(
            tube(
                [(0.03, 0.04, 0.03), (0.03, 0.04, 0.16), (0.03, 0.02, 0.23), (0.03, -0.035, 0.285), (0.03, -0.06, 0.30)],
                0.0038,
                metal,
            )
        )
        place(tube([(0.03, -0.055, 0.2975), (0.03, -0.10, 0.318)], 0.0085, metal))
        place(tube([(0.03, -0.050, 0.2955), (0.03, -0.055, 0.298)], 0.0089, ring))
    return made


def paper_pile(seed: int = 1, sheets: int = 3, name: str = "papers") -> bpy.types.Collection:
    random = numpy.random.default_rng(seed)
    white = plain("paper", (0.78, 0.77, 0.74), 0.8)
    with assembly(name) as made:
        for k in range(sheets):
            turn = float(random.normal(0, 5))
            place(
                block("sheet", (0.21, 0.297, 0.0012), 0.0003, white, 1),
                (float(random.normal(0, 0.008)), float(random.normal(0, 0.008)), 0.0008 + k * 0.0014),
                (0, 0, turn),
            )
    return made


def notebook(cover, name: str = "notebook") -> bpy.types.Collection:
    with assembly(name) as made:
        box((0.150, 0.210, 0.0028), (0, 0, 0.0018), cover, 0.001)
        box((0.146, 0.206, 0.010), (0, 0, 0.0082), plain("pages", (0.72, 0.69, 0.62), 0.85), 0.0006)
        box((0.150, 0.210, 0.0028), (0, 0, 0.0147), cover, 0.001)
    return made


def tumbler(name: str = "tumbler") -> bpy.types.Collection:
    clear = glass("tumbler glass")
    with assembly(name) as made:
        place(
            lathe(
                [(0, 0.002), (0.029, 0.002), (0.033, 0.012), (0.036, 0.10), (0.0342, 0.10), (0.031, 0.014), (0, 0.012)],
                clear,
                40,
                50,
            )
        )
    return made


def carafe(name: str = "carafe") -> bpy.types.Collection:
    clear = glass("carafe glass")
    with assembly(name) as made:
        outside = [(0, 0.002), (0.048, 0.002), (0.053, 0.02), (0.050, 0.10), (0.030, 0.17), (0.026, 0.21), (0.034, 0.255)]
        inside = [(r - 0.0022 if r else 0, z + (0.006 if k < 2 else 0)) for k, (r, z) in enumerate(outside)][::-1]
        place(lathe(outside + inside, clear, 56, 50))
    return made


def cup(glaze, name: str = "cup") -> bpy.types.Collection:
    with assembly(name) as made:
        place(lathe([(0, 0), (0.045, 0.001), (0.072, 0.012), (0.074, 0.014), (0.045, 0.006), (0, 0.005)], glaze, 48, 50))
        place(
            lathe(
                [(0, 0.008), (0.024, 0.008), (0.032, 0.02), (0.041, 0.065), (0.0385, 0.065), (0.03, 0.022), (0, 0.014)],
                glaze,
                48,
                50,
            )
        )
        place(tube([(0.036, 0, 0.054), (0.055, 0, 0.052), (0.058, 0, 0.036), (0.034, 0, 0.024)], 0.004, glaze))
    return made


def books(width: float, seed: int = 1, name: str = "books") -> bpy.types.Collection:
    """Upright books side by side from x = 0, in quiet colours."""
    random = numpy.random.default_rng(seed)
    tones = [
        (0.30, 0.05, 0.035),
        (0.05, 0.09, 0.12),
        (0.42, 0.36, 0.26),
        (0.06, 0.10, 0.06),
        (0.55, 0.52, 0.46),
        (0.09, 0.06, 0.05),
    ]
    covers = [plain(f"book {k}", tone, 0.6) for k, tone in enumerate(tones)]
    with assembly(name) as made:
        x = 0.0
        while x < width:
            thick, tall, deep = random.uniform(0.018, 0.045), random.uniform(0.20, 0.29), random.uniform(0.14, 0.19)
            box((thick - 0.001, deep, tall), (x + thick / 2, 0, tall / 2), covers[int(random.integers(len(covers)))], 0.002)
            x += thick
    return made
