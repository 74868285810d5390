"""A curved cyclorama screen on a frame of metal tube, open to −Y, its foot near Z = 0."""

import math

from ...core.geometry import box, grid, place, surface, tube
from ...core.scene import group


def curved_screen(frame, cloth, width: float = 7.0, height: float = 4.2, depth: float = 1.5, lift: float = 0.16, back: float = 3.6) -> None:
    """`depth` is how far the ends project in front of the middle, which is at y = `back`."""
    line = _plan(width, depth, back)
    count = len(line)
    points = [(x, y, lift + 0.05) for x, y in line] + [(x, y, lift + height - 0.05) for x, y in line]
    place(surface(points, grid(2, count), cloth), name="screen cloth")
    for z in (lift, lift + height):
        place(tube([(x, y + 0.02, z) for x, y in line], 0.026, frame), name="rail")
    for k in range(0, count, (count - 1) // 6):
        x, y = line[k]
        _post(frame, x, y, lift + height, _outward(line, k))
    for x, y in (line[0], line[-1]):
        # The cloth's edge is a batten pocket laced to the end post.
        place(tube([(x, y - 0.012, lift), (x, y - 0.012, lift + height)], 0.022, frame), name="end post")
        for k in range(16):
            z = lift + 0.15 + k * (height - 0.3) / 15
            place(tube([(x - math.copysign(0.055, x), y + 0.012, z), (x, y - 0.03, z)], 0.004, cloth), name="lace")


def _plan(width: float, depth: float, back: float) -> list[tuple[float, float]]:
    """A flat middle whose ends bend forward in a quarter of an ellipse."""
    reach = 1.9
    flat = width / 2 - reach
    left = []
    for k in range(25):
        angle = math.radians(90 * k / 24)
        left.append((-flat - reach * math.cos(angle), back - depth + depth * math.sin(angle)))
    middle = [(-flat + 2 * flat * k / 12, back) for k in range(1, 12)]
    return left + middle + [(-x, y) for x, y in reversed(left)]


def _outward(line: list[tuple[float, float]], k: int) -> float:
    """The direction of the back of the screen at a point of its plan, in degrees from +Y."""
    (ax, ay), (bx, by) = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
    return math.degrees(math.atan2(by - ay, bx - ax))


def _post(frame, x: float, y: float, height: float, turn: float) -> None:
    """An upright behind the cloth with a foot and a raking brace."""
    parent = group("post", (x, y, 0), turn)
    place(tube([(0, 0.05, 0.01), (0, 0.05, height)], 0.024, frame), parent=parent)
    place(tube([(0, 0.05, height * 0.62), (0, 1.0, 0.03)], 0.019, frame), parent=parent)
    place(tube([(0, -0.10, 0.03), (0, 1.05, 0.03)], 0.019, frame), parent=parent)
    for along in (-0.08, 1.02):
        box((0.12, 0.12, 0.010), (0, along, 0.005), frame, 0.002, parent=parent)
