"""
Parts that stage luminaires share. A luminaire stands on its bracket at the origin with its head facing −Y; a lathed
part faces its own +Z.
"""

import math
from dataclasses import dataclass

import bpy
import numpy

from ...core.geometry import block, curve_through, extrude, lathe, place, surface, tube
from ...core.light import area, glow, kelvin
from ...core.nodes import Shader
from ...core.scene import group
from ...materials.palette import satin_steel
from ...materials.plain import plain
from ..stage.rigging import FOOT_PLATE

#: Turns a lathed part so that its +Z faces −Y.
FORWARD = (90, 0, 0)


@dataclass(frozen=True)
class Metals:
    """Black casting, black sheet, bright steel, and the darkness inside."""

    cast: bpy.types.Material
    sheet: bpy.types.Material
    steel: bpy.types.Material
    void: bpy.types.Material


def metals() -> Metals:
    return Metals(
        plain("cast housing", (0.018, 0.018, 0.019), 0.44, unevenness=0.05, grain=2200, relief=0.00007),
        plain("black sheet", (0.013, 0.013, 0.0135), 0.5, unevenness=0.05, grain=900),
        satin_steel(),
        plain("dark inside", (0.004, 0.004, 0.004), 0.7),
    )


def mirror(lit: bool = False, temperature: int = 3000, strength: float = 0.0) -> bpy.types.Material:
    """An aluminium reflector. If `lit`, it also emits the light that it would reflect, because caustics are not computed."""
    shader = Shader("reflector")
    if lit:
        shader.finish(Emission=kelvin(temperature), Emission_Strength=strength)
    return shader.finish(Base_Color=(0.72, 0.71, 0.69), Roughness=0.22, Metallic=1)


def emitter(lit: bool, temperature: int, strength: float) -> bpy.types.Material:
    """A lit light source, or the yellow phosphor of one that is off."""
    return glow("emitter", kelvin(temperature), strength) if lit else plain("phosphor", (0.62, 0.44, 0.07), 0.55)


def head_group(whole, axis: float, tilt: float) -> bpy.types.Object:
    """The part that tilts about the height `axis`; `tilt` raises the beam in degrees."""
    head = group("head", (0, 0, axis), 0, whole)
    head.rotation_euler[0] = math.radians(-tilt)
    return head


def beam(head, forward: float, width: float, power: float, temperature: int) -> None:
    """The light that leaves a lit head `forward` of its axis, in watts, because light through glass and from mirrors is not computed."""
    lamp = area((0, -forward, 0), (0, -forward - 1, 0), width, power, kelvin(temperature))
    lamp.parent = head


def yoke(whole, stuff: Metals, half: float, axis: float, width: float = 0.042, length: float = 0.24, base: float | None = None) -> None:
    """
    A flat bar bent to a U that carries the head between its ends and stands on a plate, `half` to either side. Under
    low barn doors a `base` wider than the bar takes their shadow, which would otherwise fall on the ground in front of
    the plate, as if that hovered.
    """
    low, bend = 0.018 if base else 0.012, 0.05
    centre = [(-half, axis + 0.02)] + [
        (-half + bend - bend * math.cos(a), low + bend - bend * math.sin(a)) for a in numpy.linspace(0, math.pi / 2, 8)
    ]
    line = centre + [(-x, z) for x, z in reversed(centre)]
    points = numpy.array(line)
    direction = numpy.gradient(points, axis=0)
    direction /= numpy.linalg.norm(direction, axis=1, keepdims=True)
    normal = numpy.stack([direction[:, 1], -direction[:, 0]], 1)
    outline = [tuple(p) for p in points + normal * 0.003] + [tuple(p) for p in (points - normal * 0.003)[::-1]]
    place(extrude(outline, width, stuff.cast, 0.0012), parent=whole, name="yoke")
    if base:
        _base(whole, stuff, base, length, half)
    else:
        place(block(FOOT_PLATE, (half * 1.1, length, 0.008), 0.002, stuff.cast), (0, 0, 0.004), parent=whole)
    for side in (-1, 1):
        _knob(whole, stuff, side, half, axis)


def _base(whole, stuff: Metals, wide: float, length: float, half: float) -> None:
    """A heavy plate on a rubber sheet set back from its edge, so that a dark line parts it from the ground; bolts hold the bar."""
    place(block(FOOT_PLATE, (wide - 0.012, length - 0.012, 0.003), 0, stuff.void), (0, 0, 0.0015), parent=whole)
    place(block(FOOT_PLATE, (wide, length, 0.012), 0.0015, stuff.cast), (0, 0, 0.009), parent=whole)
    bolt = lathe([(0, 0.006), (0.008, 0.006), (0.009, 0.005), (0.009, 0)], stuff.steel, 6, 20)
    for x in (-half * 0.45, half * 0.45):
        place(bolt, (x, 0, 0.021), parent=whole, name=FOOT_PLATE)


def _knob(whole, stuff: Metals, side: int, half: float, axis: float) -> None:
    profile = [(0, 0.045), (0.020, 0.045), (0.024, 0.040), (0.024, 0.012), (0.014, 0.006), (0.014, 0)]
    place(lathe(profile, stuff.cast, 48), (side * (half + 0.003), 0, axis), (0, side * 90, 0), whole, "knob")
    for k in range(10):
        angle = math.radians(k * 36)
        where = (side * (half + 0.029), 0.0245 * math.cos(angle), axis + 0.0245 * math.sin(angle))
        place(block("grip", (0.028, 0.005, 0.006), 0.002, stuff.cast), where, (math.degrees(angle), 0, 0), whole)
    bolt = lathe([(0, 0.004), (0.010, 0.004), (0.011, 0.002), (0.011, 0)], stuff.steel, 6, 20)
    place(bolt, (side * (half + 0.048), 0, axis), (0, side * 90, 0), whole, "bolt")


def front_plate(radius: float, half: float, material) -> bpy.types.Mesh:
    """A square sheet in XZ with a round opening."""
    angles = numpy.linspace(0, 2 * math.pi, 96, endpoint=False)
    circle = numpy.stack([numpy.cos(angles), numpy.sin(angles)], 1)
    square = circle / numpy.abs(circle).max(1, keepdims=True) * half
    points = [(x, 0.0, z) for x, z in circle * radius] + [(x, 0.0, z) for x, z in square]
    return surface(points, [(k, (k + 1) % 96, 96 + (k + 1) % 96, 96 + k) for k in range(96)], material, smooth=False)


def cable(whole, start, axis: float, tilt: float) -> None:
    """A cable that falls to the ground from `start`, a point of a head that is tilted about the height `axis`."""
    x, back, up = start
    cosine, sine = math.cos(math.radians(-tilt)), math.sin(math.radians(-tilt))
    y, z, floor = back * cosine - up * sine, axis + back * sine + up * cosine, 0.005
    points = [(x, y, z), (x + 0.004, y + 0.05, z - 0.02), (x + 0.015, y + 0.085, z * 0.5), (x + 0.03, y + 0.115, 0.04)]
    points += [(x + 0.06, y + 0.17, floor), (x + 0.16, y + 0.27, floor), (x + 0.45, y + 0.36, floor), (x + 0.9, y + 0.34, floor)]
    place(tube(curve_through(points), 0.0045, plain("cable", (0.012, 0.012, 0.012), 0.6)), parent=whole, name="cable")


def screws(parent, steel, count: int, radius: float, forward: float, first: float = 0) -> None:
    """Screw heads on a circle, `forward` of the head's middle."""
    head = lathe([(0, 0.002), (0.0030, 0.002), (0.0036, 0.001), (0.0036, 0)], steel, 18)
    for k in range(count):
        angle = math.radians(first + k * 360 / count)
        place(head, (radius * math.cos(angle), -forward, radius * math.sin(angle)), FORWARD, parent, "screw")


def hexagonal(rings: int, pitch: float) -> list[tuple[float, float]]:
    """A middle and rings of six, twelve and so on about it."""
    corners = [(math.cos(math.radians(60 * k)), math.sin(math.radians(60 * k))) for k in range(7)]
    places = [(0.0, 0.0)]
    for ring in range(1, rings + 1):
        for (ax, ay), (bx, by) in zip(corners, corners[1:]):
            for step in range(ring):
                share = step / ring
                places.append((pitch * ring * (ax + (bx - ax) * share), pitch * ring * (ay + (by - ay) * share)))
    return places
