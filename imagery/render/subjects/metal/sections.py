"""
Outlines (x, z) in metres of the cold-formed sections of metal ceilings, to be extruded along Y. Supplied widths and
heights are parameters; other dimensions are plausible guesses.
"""
import math

Outline = list[tuple[float, float]]


def folded(path_mm: list[tuple[float, float]], thickness_mm: float = 0.7) -> Outline:
    """The outline of a sheet folded along a path of points in millimetres: the path is the middle of the sheet."""
    count = len(path_mm)
    aside = []
    for first, second in zip(path_mm, path_mm[1:]):
        length = math.dist(first, second)
        aside.append((-(second[1] - first[1]) / length, (second[0] - first[0]) / length))
    left, right = [], []
    for index, (x, z) in enumerate(path_mm):
        before, after = aside[max(0, index - 1)], aside[min(count - 2, index)]
        spread = 1 + before[0] * after[0] + before[1] * after[1]
        offset = [(before[axis] + after[axis]) / spread * thickness_mm / 2 for axis in (0, 1)]
        left.append(((x + offset[0]) / 1000, (z + offset[1]) / 1000))
        right.append(((x - offset[0]) / 1000, (z - offset[1]) / 1000))
    return left + right[::-1]


def baffle(width_mm: float, height_mm: float) -> Outline:
    """A trough whose open side is up, its lips turned in; its lower face at Z = 0."""
    half = width_mm / 2 - 0.4
    lip = min(8, half * 0.6)
    top = height_mm - 0.4
    return folded(
        [(-half + lip, top - 5), (-half + lip, top), (-half, top), (-half, 1.6), (-half + 1.2, 0.4), (half - 1.2, 0.4), (half, 1.6), (half, top), (half - lip, top), (half - lip, top - 5)],
        0.7,
    )


def strip(width_mm: float, height_mm: float) -> Outline:
    """A linear panel: a shallow trough with rounded lower edges and lips that clip to the carrier."""
    half, top = width_mm / 2 - 0.35, height_mm - 0.35
    radius = min(4.0, height_mm * 0.25)
    bend = [(half - radius + radius * math.sin(a), 0.35 + radius - radius * math.cos(a)) for a in (0, 0.4, 0.8, 1.2, math.pi / 2)]
    side = [*bend, (half, top - 3), (half - 1.5, top), (half - 7, top - 1.5)]
    return folded([(-x, z) for x, z in reversed(side)] + side, 0.6)


def tee(variant: str, height_mm: float = 38) -> Outline:
    """
    A section of the grid, its face at Z = 0: one sheet folded into a hollow bulb, a double web and a capped flange. `plain` is
    broad, `select` narrow, `silhouette` has a groove along its face.
    """
    if variant == "silhouette":
        half = [(0, 7.9), (-3.4, 7.9), (-3.4, 0.25), (-7.2, 0.25), (-7.2, 3.1), (-4.0, 3.1), (-4.0, 8.6)]
    else:
        flange = 11.7 if variant == "plain" else 7.2
        half = [(0, 0.25), (-flange, 0.25), (-flange, 0.95)]
    low = half[-1][1]
    half += [(-0.4, low), (-0.4, height_mm - 8), (-3.0, height_mm - 8), (-3.0, height_mm - 0.25)]
    # The two ends of the sheet meet below the web without touching; the gap is invisible.
    return folded([(-0.001, half[0][1]), *half[1:], *((-x, z) for x, z in reversed(half[1:])), (0.001, half[0][1])], 0.5)


def wall_angle(variant: str) -> Outline:
    """An angle on a wall at X = 0 with its visible leg at Z = 0; that of the silhouette is stepped."""
    if variant == "silhouette":
        return folded([(0.4, 25), (0.4, 8.5), (9, 8.5), (9, 0.4), (18, 0.4)], 0.8)
    leg = 22 if variant == "plain" else 18
    return folded([(0.4, leg + 3), (0.4, 0.4), (leg, 0.4), (leg, 1.6), (leg - 3, 1.6)], 0.7)


#: The six sections of the ceiling and wall system, in millimetres, in the orientation of their pictures.
_GALVANISED: dict[str, list[tuple[float, float]]] = {
    "ceiling section": [(-30, 2), (-40, 2), (-40, 0.5), (-30, 0.5), (-25.5, 26), (25.5, 26), (30, 0.5), (40, 0.5), (40, 2), (30, 2)],
    "intermediate channel": [(-22.5, 15), (-22.5, 0.5), (22.5, 0.5), (22.5, 15)],
    "perimeter channel": [(-13.5, 20), (-13.5, 0.5), (13.5, 0.5), (13.5, 30)],
    "ceiling angle": [(-12, 25), (-12, 0.5), (12, 0.5)],
    "stud section": [(-19, 34), (-25, 34), (-25, 0.5), (25, 0.5), (25, 36), (19, 36)],
    "floor channel": [(-26, 32), (-26, 0.5), (26, 0.5), (26, 32)],
}


def galvanised_section(name: str) -> Outline:
    """A section of the G.I. system by its name; its web or lips are at Z = 0."""
    return folded(_GALVANISED[name], 0.9 if name == "intermediate channel" else 0.6)
