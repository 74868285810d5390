"""Visible lamps. Scenes add their light as a few soft lights."""

import math

import bpy
import numpy

from ...core.geometry import box, lathe, place, tube
from ...core.light import glow, kelvin
from ...core.scene import assembly, group


def dome_pendant(location, radius: float, ceiling: float, metal, inside=None, temperature: int = 3000) -> bpy.types.Object:
    """A spun dome whose rim is at `location`, hung from the ceiling."""
    frame = group("pendant", location)
    profile = [
        (radius, 0),
        (radius * 0.985, 0.02),
        (radius * 0.86, radius * 0.36),
        (radius * 0.55, radius * 0.62),
        (radius * 0.16, radius * 0.72),
        (radius * 0.12, radius * 0.86),
        (0, radius * 0.88),
    ]
    place(lathe(profile, metal, 72, 60), parent=frame, name="dome")
    lining = [(r * 0.985, z - 0.004 if z else 0.001) for r, z in profile[:5]] + [(0, radius * 0.70)]
    place(lathe(lining, inside or metal, 72, 60), parent=frame, name="lining")
    bulb = glow("bulb", kelvin(temperature), 14, lights=False)
    place(
        lathe([(radius * r, radius * z) for r, z in ((0, 0.12), (0.14, 0.16), (0.20, 0.30), (0.13, 0.46), (0, 0.52))], bulb, 32),
        parent=frame,
        name="bulb",
    )
    box(
        (0.006, 0.006, ceiling - location[2] - radius * 0.85),
        (0, 0, (ceiling - location[2] + radius * 0.85) / 2),
        metal,
        parent=frame,
    )
    return frame


def globe_pendant(location, radius: float, ceiling: float, metal, temperature: int = 3000, strength: float = 5) -> bpy.types.Object:
    """An opal globe with its middle at `location`."""
    frame = group("globe", location)
    opal = glow("opal", kelvin(temperature), strength, lights=False)
    arc = [(radius * math.sin(a), -radius * math.cos(a)) for a in numpy.linspace(0, math.pi, 25)]
    place(lathe([(abs(r), z) for r, z in arc], opal, 48, 60), parent=frame, name="globe")
    place(
        lathe([(0, radius + 0.05), (0.022, radius + 0.05), (0.024, radius - 0.012), (0, radius - 0.012)], metal, 32),
        parent=frame,
        name="cap",
    )
    rise = ceiling - location[2] - radius
    box((0.005, 0.005, rise), (0, 0, radius + rise / 2), metal, parent=frame)
    return frame


def ring_pendant(
    location, radius: float, ceiling: float, metal, temperature: int = 3500, strength: float = 9, band: float = 0.055
) -> bpy.types.Object:
    """A level ring of light on three wires: metal outside, lit below and within."""
    frame = group("ring", location)
    lamp = glow("ring light", kelvin(temperature), strength, lights=False)
    place(
        lathe(
            [
                (radius, 0.002),
                (radius + 0.002, band),
                (radius - 0.035, band),
                (radius - 0.035, band - 0.006),
                (radius - 0.006, band - 0.008),
                (radius - 0.006, 0.002),
                (radius, 0.002),
            ],
            metal,
            160,
        ),
        parent=frame,
        name="band",
    )
    place(
        lathe([(radius - 0.008, 0.004), (radius - 0.036, 0.004), (radius - 0.036, band - 0.008)], lamp, 160),
        parent=frame,
        name="diffuser",
    )
    for step in range(3):
        angle = math.radians(step * 120 + 30)
        foot = ((radius - 0.01) * math.cos(angle), (radius - 0.01) * math.sin(angle), band)
        place(tube([foot, (foot[0] * 0.12, foot[1] * 0.12, ceiling - location[2])], 0.0012, metal), parent=frame)
    return frame


def linear_pendant(
    location, length: float, ceiling: float, metal, turn: float = 0, temperature: int = 4000, strength: float = 8
) -> bpy.types.Object:
    """A slim profile along X that shines downwards."""
    frame = group("linear pendant", location, turn)
    lamp = glow("linear light", kelvin(temperature), strength, lights=False)
    box((length, 0.055, 0.06), (0, 0, 0.032), metal, 0.003, parent=frame)
    box((length - 0.012, 0.042, 0.004), (0, 0, 0.001), lamp, parent=frame)
    for x in (-length * 0.38, length * 0.38):
        box((0.003, 0.003, ceiling - location[2] - 0.06), (x, 0, (ceiling - location[2] + 0.06) / 2), metal, parent=frame)
    return frame


def table_lamp(shade, metal, temperature: int = 2700, name: str = "table lamp") -> bpy.types.Collection:
    with assembly(name) as made:
        place(
            lathe([(0, 0), (0.085, 0), (0.088, 0.008), (0.085, 0.016), (0.012, 0.022), (0.010, 0.30), (0, 0.30)], metal, 56),
            name="foot",
        )
        place(lathe([(0.10, 0.46), (0.15, 0.27), (0.151, 0.27), (0.101, 0.462)], shade, 72), name="shade")
        place(
            lathe([(0, 0.29), (0.03, 0.30), (0.035, 0.35), (0, 0.40)], glow("lamp bulb", kelvin(temperature), 40), 24), name="bulb"
        )
    return made


def floor_lamp(shade, metal, height: float = 1.6, temperature: int = 2700, name: str = "floor lamp") -> bpy.types.Collection:
    with assembly(name) as made:
        place(
            lathe([(0, 0), (0.15, 0), (0.152, 0.008), (0.148, 0.018), (0.011, 0.024), (0.011, height), (0, height)], metal, 56),
            name="stand",
        )
        place(
            lathe([(0.17, height + 0.12), (0.22, height - 0.16), (0.221, height - 0.16), (0.171, height + 0.122)], shade, 80),
            name="shade",
        )
        place(
            lathe(
                [(0, height - 0.12), (0.035, height - 0.10), (0.04, height - 0.04), (0, height)],
                glow("lamp bulb", kelvin(temperature), 40),
                24,
            ),
            name="bulb",
        )
    return made
