"""A stage behind the line y = 0: platform, proscenium, legs and borders, a backcloth."""

from dataclasses import dataclass

from ...core.geometry import block, box, place
from ..drapery import hang


@dataclass(frozen=True)
class Stage:
    """Lengths in metres."""

    opening: float = 13.0
    opening_height: float = 6.3
    depth: float = 8.5
    height: float = 0.95
    #: How far the platform comes out in front of the proscenium.
    apron: float = 1.6


def platform(stage: Stage, board, fascia, width: float | None = None) -> None:
    """Boards 120 mm wide along the front, staggered, on a fascia with a shadow joint. `board` grain along X."""
    full = width or stage.opening + 3.4
    top = stage.height
    front = -stage.apron
    box((full, stage.depth + stage.apron, top - 0.04), (0, (stage.depth - stage.apron) / 2 + 0.02, (top - 0.04) / 2), fascia)
    lengths = [1.9, 2.3, 1.7, 2.1]
    meshes = [block("stage board", (length - 0.0012, 0.1188, 0.03), 0.001, board, 1) for length in lengths]
    for course in range(int((stage.depth + stage.apron) / 0.12)):
        x, number = -full / 2 - (course * 0.83) % 1.6, course
        while x < full / 2:
            length = lengths[number % 4]
            left, right = max(x, -full / 2), min(x + length, full / 2)
            if right - left > 0.05:
                mesh = meshes[number % 4]
                item = place(mesh, ((left + right) / 2, front + 0.06 + course * 0.12, top - 0.015), name="stage board")
                item.scale[0] = (right - left) / length
            x += length
            number += 1
    box((full + 0.02, 0.045, 0.07), (0, front - 0.012, top - 0.037), fascia, 0.006)
    for k in range(round(full / 1.2)):
        box(
            (1.194, 0.02, top - 0.16),
            (-full / 2 + 0.6 + k * 1.2 * full / (round(full / 1.2) * 1.2), front - 0.005, (top - 0.04) / 2 - 0.02),
            fascia,
            0.003,
        )


def proscenium(stage: Stage, hall_width: float, hall_height: float, wall, frame) -> None:
    """The wall around the opening, with a frame of boards around its edge."""
    side = (hall_width - stage.opening) / 2
    for sign in (-1, 1):
        box((side, 0.45, hall_height), (sign * (stage.opening + side) / 2, 0.225, hall_height / 2), wall)
        box(
            (0.24, 0.10, stage.opening_height + 0.12),
            (sign * (stage.opening / 2 + 0.06), -0.05, stage.opening_height / 2 + 0.06),
            frame,
            0.008,
        )
    above = hall_height - stage.opening_height
    box((stage.opening, 0.45, above), (0, 0.225, stage.opening_height + above / 2), wall)
    box((stage.opening + 0.36, 0.10, 0.24), (0, -0.051, stage.opening_height + 0.12), frame, 0.008)


def masking(stage: Stage, curtain, border, legs: int = 3, reach: float = 1.9) -> None:
    """The house curtain drawn open at both sides, then legs and borders, one behind another."""
    half, top = stage.opening / 2, stage.opening_height + 0.7
    hang(reach, top - stage.height - 0.02, curtain, (-half - 0.35, 0.75, top), fold=0.20, depth=0.11, seed=3)
    hang(reach, top - stage.height - 0.02, curtain, (half + 0.35 - reach, 0.75, top), fold=0.20, depth=0.11, seed=4)
    hang(stage.opening + 0.6, 1.15, curtain, (-half - 0.3, 0.62, top), fold=0.22, depth=0.08, seed=5)
    for leg in range(legs):
        y = 1.9 + leg * 1.75
        hang(reach, top - stage.height - 0.02, border, (-half - 0.5, y, top), fold=0.24, depth=0.06, seed=10 + leg)
        hang(reach, top - stage.height - 0.02, border, (half + 0.5 - reach, y, top), fold=0.24, depth=0.06, seed=20 + leg)
        hang(stage.opening + 1, 1.5, border, (-half - 0.5, y - 0.05, top), fold=0.35, depth=0.03, seed=30 + leg)


def backcloth(stage: Stage, cloth) -> None:
    box((stage.opening + 5, 0.04, stage.opening_height + 1), (0, stage.depth - 0.6, stage.height + stage.opening_height / 2), cloth)
