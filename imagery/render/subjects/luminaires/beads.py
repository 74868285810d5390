"""Rings of small lenses in front of lamps, as in LED luminaires."""

from ...core.geometry import lathe, place
from ...core.scene import group
from ...materials.plain import glass, plain
from .parts import FORWARD, Metals, emitter, hexagonal


def bead_field(head, stuff: Metals, rings: int, pitch: float, forward: float, lit: bool, temperature: int) -> None:
    """Lenses `pitch` apart in a black carrier, their feet `forward` of the head's middle."""
    frame = group("lenses", (0, -forward, 0), 0, head)
    size = pitch / 0.036
    chrome = plain("cup", (0.55, 0.55, 0.56), 0.22, metallic=1)
    bulge = [(0.0168, 0.003), (0.0166, 0.007), (0.0150, 0.0115), (0.0115, 0.0150), (0.006, 0.0171), (0, 0.0178)]
    dome = lathe(_scaled(bulge, size), glass("lens"), 48)
    cup = lathe(_scaled([(0.0045, 0.0005), (0.010, 0.002), (0.0150, 0.006), (0.0174, 0.0105)], size), chrome, 48)
    rim = lathe(_scaled([(0.0170, 0), (0.0177, 0.001), (0.0177, 0.0112), (0.0172, 0.012), (0.0165, 0.0112)], size), stuff.cast, 48)
    lamp = lathe(_scaled([(0, 0.0022), (0.0046, 0.0022), (0.005, 0.0008)], size), emitter(lit, temperature, 13), 24)
    reach = pitch * (rings + 0.62)
    place(lathe([(0, 0.0), (reach, 0.0)], stuff.void, 96), rotation=FORWARD, parent=frame, name="carrier")
    for x, z in hexagonal(rings, pitch):
        for part in (cup, rim, lamp, dome):
            place(part, (x, 0, z), FORWARD, frame)


def _scaled(profile: list[tuple[float, float]], size: float) -> list[tuple[float, float]]:
    return [(radius * size, height * size) for radius, height in profile]
