"""A side wing: cloth on a frame that turns between a floor plate and a pipe overhead."""

from ...core.geometry import box, lathe, place


def side_wing(cloth, steel) -> None:
    """A frame of square tube with cloth drawn over it, on a floor plate with a pivot."""
    width, height, lift = 1.35, 3.85, 0.14
    box((width, 0.036, height), (0, 0, lift + height / 2), cloth, 0.012)
    for side in (-1, 1):
        box((0.03, 0.03, height - 0.02), (side * (width / 2 - 0.03), 0.034, lift + height / 2), steel, 0.003)
    for k in range(4):
        box((width - 0.06, 0.03, 0.03), (0, 0.034, lift + 0.03 + k * (height - 0.06) / 3), steel, 0.003)
    box((0.42, 0.42, 0.012), (0, 0, 0.006), steel, 0.002)
    place(lathe([(0.028, 0.012), (0.028, lift), (0, lift)], steel, 40), name="pivot")
    box((width * 0.7, 0.05, 0.03), (0, 0.0, lift - 0.012), steel, 0.004)
