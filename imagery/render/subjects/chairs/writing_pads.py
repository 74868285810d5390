"""Writing pads of auditorium chairs."""

import math

from ...core.geometry import box, extrude, lathe, place, tube
from .model import ChairFinish


def writing_pad(finish: ChairFinish, arm_top: float) -> None:
    """Swung out over the lap from the support at x = 0 towards +X, on a folding arm in front of the armrest."""
    level = arm_top + 0.062
    outline = _rounded([(-0.045, -0.150), (0.300, -0.165), (0.300, 0.060), (0.215, 0.100), (-0.045, 0.100)], 0.045)
    board = place(extrude(outline, 0.018, finish.arm, 0.004, 3), (0.02, -0.175, level), (-90, 0, 0), name="writing pad")
    board.rotation_euler[0] = math.radians(90)
    place(tube([(0, -0.13, arm_top - 0.10), (0, -0.145, arm_top), (0.0, -0.165, level - 0.014)], 0.013, finish.metal), name="pad arm")
    box((0.24, 0.07, 0.006), (0.10, -0.185, level - 0.0125), finish.metal, 0.002)
    place(lathe([(0, 0.016), (0.022, 0.016), (0.024, 0.013), (0.024, -0.016), (0, -0.016)], finish.metal, 48), (0, -0.165, level - 0.030), name="pad pivot")
    joint = lathe([(0, 0.03), (0.019, 0.03), (0.021, 0.027), (0.021, -0.03), (0, -0.03)], finish.metal, 48)
    place(joint, (-0.028, -0.13, arm_top - 0.085), (0, 90, 0), name="pad joint")


def _rounded(corners: list[tuple[float, float]], radius: float, steps: int = 7) -> list[tuple[float, float]]:
    """A polygon with corners rounded by quadratic curves that begin `radius` before them."""
    points = []
    count = len(corners)
    for k, corner in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % count]
        start, end = (_towards(corner, other, radius) for other in (before, after))
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, corner, end)))
    return points


def _towards(origin: tuple[float, float], target: tuple[float, float], distance: float) -> tuple[float, float]:
    length = math.dist(origin, target)
    share = min(0.5, distance / length)
    return origin[0] + (target[0] - origin[0]) * share, origin[1] + (target[1] - origin[1]) * share
