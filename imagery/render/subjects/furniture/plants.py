"""Pot plants with broad, folded, arching leaves on stems."""

import math

import bpy
import numpy

from ...core.geometry import grid, lathe, place, surface, tube
from ...core.nodes import Shader
from ...core.scene import assembly
from ...materials.plain import plain


def leaf_material(name: str = "leaf", colour=(0.032, 0.085, 0.026)) -> bpy.types.Material:
    """Waxy above; light shines through a little."""
    shader = Shader(name)
    position = shader.coordinates()
    mottled = shader.noise(position, 9, 3, 0.6)
    shade = shader.mix(
        shader.ramp(mottled, [(0.35, 0), (0.7, 1)]), tuple(part * 0.7 for part in colour), tuple(part * 1.35 for part in colour)
    )
    return shader.finish(Base_Color=shade, Roughness=0.36, Specular=0.45, Subsurface=0.06, Subsurface_Color=(0.10, 0.22, 0.03))


def pot_plant(height: float, pot, leaf, seed: int = 1, leaves: int = 46, name: str = "plant") -> bpy.types.Collection:
    """Several stems from a round pot; the leaves grow larger lower down and arch over."""
    random = numpy.random.default_rng(seed)
    stem_material = plain("stem", (0.06, 0.075, 0.03), 0.6)
    soil = plain("soil", (0.02, 0.014, 0.01), 0.95, relief=0.01, grain=120)
    rim, tall = 0.19, 0.36
    with assembly(name) as made:
        place(
            lathe(
                [
                    (0, 0),
                    (rim * 0.72, 0),
                    (rim * 0.76, 0.008),
                    (rim, tall - 0.006),
                    (rim - 0.004, tall),
                    (rim - 0.014, tall),
                    (rim - 0.018, tall - 0.05),
                    (0, tall - 0.05),
                ],
                pot,
                72,
                40,
            ),
            name="pot",
        )
        place(lathe([(0, tall - 0.045), (rim - 0.018, tall - 0.045)], soil, 32), name="soil")
        stems = []
        for k in range(5):
            lean, about = random.uniform(0.05, 0.26), 2 * math.pi * (k + random.uniform(0, 0.6)) / 5
            top = height * random.uniform(0.62, 0.92)
            line = [
                (
                    lean * s**1.6 * math.cos(about) + 0.04 * math.cos(about),
                    lean * s**1.6 * math.sin(about) + 0.04 * math.sin(about),
                    tall - 0.05 + (top - tall) * s,
                )
                for s in numpy.linspace(0, 1, 9)
            ]
            stems.append(line)
            place(tube(line, 0.006, stem_material), name="stem")
        for k in range(leaves):
            line = stems[k % 5]
            share = 0.22 + 0.78 * ((k // 5 + 0.5) / (leaves / 5))
            at = numpy.array(line[min(8, int(share * 8))])
            turn = k * 2.399 + random.uniform(-0.35, 0.35)
            length = height * random.uniform(0.17, 0.25) * (1.25 - 0.45 * share)
            lift = math.radians(random.uniform(20, 52) + 25 * share)
            place(_leaf(length, leaf, lift, random.uniform(0.7, 1.3)), tuple(at), (0, 0, math.degrees(turn)), name="leaf")
    return made


def _leaf(length: float, material, lift: float, droop: float) -> bpy.types.Mesh:
    """A blade along +X that rises by `lift` and arches down; folded along its midrib."""
    along, across = 12, 7
    points = []
    x = z = 0.0
    petiole = 0.35 * length
    angle = lift
    spine = []
    for k in range(along + 5):
        step = (length + petiole) / (along + 4)
        spine.append((x, z, angle))
        angle -= droop * (0.045 + 0.10 * (k / (along + 4)) ** 1.3)
        x, z = x + step * math.cos(angle), z + step * math.sin(angle)
    for k, (px, pz, a) in enumerate(spine):
        t = max(0.0, (k - 4) / along)
        half = 0.004 if k < 4 else 0.004 + 0.24 * length * math.sin(math.pi * min(1, t**0.72)) ** 0.85 * (1 - 0.15 * t)
        for j in range(across):
            s = j / (across - 1) * 2 - 1
            fold = 0.30 * abs(s) * half + 0.02 * half * math.sin(5 * s + 9 * t)
            points.append((px - fold * math.sin(a), s * half, pz + fold * math.cos(a)))
    return surface(points, grid(len(spine), across), material)
