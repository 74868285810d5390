"""People in a dark hall in front of a lit stage: outlines without faces, cloth or skin. All face −Y."""

import math
import random

import bpy

from ..core.geometry import place
from ..core.scene import assembly
from ..materials.plain import plain
from .people import Stroke, arm, both, draped, moulded, stroke, torso

_SHADE = (0.006, 0.006, 0.007)


def pianist() -> bpy.types.Collection:
    """The outline of a woman in a sari on a bench 0.5 m high, her hands on keys 0.5 m before her."""
    chest, shade = 0.95, plain("shade", _SHADE, 0.9, specular=0.2)
    body = torso(0.54, chest) + both([stroke((0.06, 0.0, chest - 0.10), (0.06, 0.02, chest - 0.05), 0.075, 0.07)])
    body += [stroke((0.10, 0.16, chest + 0.02), (0.06, 0.20, 0.50), 0.07, 0.12, (1.2, 0.6, 1))]
    leaning = [((x, y - (z - 0.54) * 0.22, z), (u, v - (w - 0.54) * 0.22, w), *rest) for (x, y, z), (u, v, w), *rest in body]
    skirt = [stroke((0, 0.08, 0.58), (0, -0.34, 0.55), 0.155, 0.10, (1.25, 1, 0.85)), stroke((0, -0.35, 0.52), (0, -0.26, 0.06), 0.105, 0.125, (1.3, 1, 1))]
    feet = both([stroke((0.08, -0.30, 0.04), (0.09, -0.46, 0.03), 0.04, 0.028)])
    arms = both([stroke((0.18, 0.0, chest), (0.24, -0.13, 0.73), 0.058, 0.050), stroke((0.24, -0.13, 0.73), (0.20, -0.44, 0.79), 0.046, 0.030)])
    hands = both([stroke((0.20, -0.44, 0.795), (0.18, -0.52, 0.80), 0.030, 0.024), stroke((0.18, -0.52, 0.80), (0.16, -0.58, 0.765), 0.022, 0.014)])
    with assembly("pianist") as made:
        place(moulded("body", leaning + skirt + feet + arms + hands, shade, 0.008))
        place(moulded("head", _outline_of_head("bun", random.Random(2)), shade, 0.005), (0, -0.03, chest + 0.09), (17, 0, 0))
    return made


#: How hair and headwear change the outline of a head.
_HEADS = ("short", "bun", "curls", "long", "turban", "short", "veil", "bob", "bun", "thin", "curls", "plait")


def outline(number: int) -> bpy.types.Collection:
    """The outline of a listener on a chair: no two numbers have the same build, hair and tilt of the head."""
    choose = random.Random(number + 40)
    kind, chest, shade = _HEADS[number % len(_HEADS)], 0.93, plain("shade", _SHADE, 0.95, specular=0.15)
    broad = choose.uniform(0.90, 1.0) if kind in ("bun", "long", "veil", "bob", "plait") else choose.uniform(1.02, 1.15)
    legs = both([stroke((0.09, 0.02, 0.52), (0.12, -0.40, 0.50), 0.085, 0.065), stroke((0.12, -0.40, 0.50), (0.12, -0.38, 0.08), 0.06, 0.045)])
    body = torso(0.50, chest) + both(arm(chest, (0.235, 0.05, 0.70), (0.07, -0.22, 0.62))) + legs
    if kind in ("bun", "veil"):
        body += draped(chest)
    with assembly(f"outline {number}") as made:
        place(moulded("body", body, shade)).scale = (broad, 1, 1)
        turn = choose.uniform(-7, 16), choose.uniform(-9, 9), choose.uniform(-26, 26)
        place(moulded("head", _outline_of_head(kind, choose), shade, 0.006), (0, 0.06, chest + 0.09), turn)
    return made


def _outline_of_head(kind: str, choose: random.Random) -> list[Stroke]:
    """Neck, head and hair above a nape at the origin."""
    head = [
        stroke((0, 0.015, -0.05), (0, 0.0, 0.10), 0.066, 0.055),
        stroke((0, -0.03, 0.165), (0, -0.03, 0.165), 0.1, 0.1, (0.76, 0.95, 1.14)),
        stroke((0, -0.075, 0.105), (0, -0.075, 0.105), 0.050, 0.050),
        stroke((0, -0.125, 0.185), (0, -0.138, 0.150), 0.008, 0.015),
        *both([stroke((0.078, -0.015, 0.145), (0.080, -0.012, 0.170), 0.014, 0.018, (0.6, 1, 1))]),
    ]
    crown = 0.0 if kind == "thin" else choose.uniform(0.004, 0.016)
    if kind not in ("thin", "veil", "turban"):
        head += [stroke((0, -0.010, 0.19), (0, -0.005, 0.185 + crown), 0.1, 0.1, (0.83, 0.95, 0.94)), stroke((0, 0.025, 0.09), (0, 0.02, 0.16), 0.056, 0.078, (1, 0.8, 1))]
    if kind in ("curls", "bun", "bob", "long", "short"):
        # Locks break the round outline.
        size = 0.020 if kind == "curls" else 0.009
        for _ in range(90 if kind == "curls" else 50):
            around, up = choose.uniform(0, 2 * math.pi), choose.uniform(0.0, 1.0)
            level = math.sqrt(1 - up * up)
            spot = (0.084 * level * math.cos(around), 0.02 + 0.084 * level * math.sin(around), 0.17 + 0.113 * up)
            head.append(stroke(spot, spot, choose.uniform(0.6, 1.1) * size, size))
    if kind == "bun":
        low = choose.uniform(0.10, 0.20)
        head.append(stroke((0, 0.095, low), (0.01, 0.10, low + 0.01), 0.047, 0.047, (1.15, 0.85, 1)))
    elif kind == "plait":
        head.append(stroke((0.01, 0.075, 0.09), (0.05, 0.14, -0.34), 0.036, 0.020))
    elif kind in ("long", "bob"):
        end = -0.20 if kind == "long" else 0.03
        head += both([stroke((0.062, 0.015, 0.19), (0.080, 0.03, end), 0.046, 0.036)]) + [stroke((0, 0.05, 0.16), (0, 0.075, end), 0.068, 0.055, (1.3, 0.7, 1))]
    elif kind == "veil":
        head += [stroke((0, -0.02, 0.195), (0, 0.0, 0.20), 0.1, 0.1, (0.86, 0.98, 0.98)), stroke((0, 0.0, 0.17), (0, 0.045, -0.06), 0.088, 0.125, (1, 0.75, 1))]
    elif kind == "turban":
        head += [stroke((0, -0.02, 0.205), (0, 0.0, 0.225), 0.1, 0.1, (1.03, 1.12, 0.80))]
        head += [stroke((side * 0.088, 0.03, 0.175), (side * -0.02, -0.075, 0.285), 0.035, 0.026) for side in (-1, 1)]
    return head
