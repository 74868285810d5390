"""Ceilings. Each fills a rectangle (x from, x to, y from, y to) of the room at a height."""

import numpy

from ...core.geometry import block, box, lathe, place
from ...core.light import glow, kelvin

Rectangle = tuple[float, float, float, float]


def tiles(
    area: Rectangle,
    height: float,
    tile,
    grid,
    size: float = 0.6,
    lights: tuple[tuple[int, int], ...] = (),
    lamp=None,
    reveal: float = 0.006,
) -> None:
    """Tegular tiles in an exposed grid of 15 mm; flat luminaires replace the tiles at `lights` (column, row)."""
    left, right, near, far = area
    columns, rows = round((right - left) / size), round((far - near) / size)
    mesh = block("tile", (size - 0.020, size - 0.020, 0.018), 0.003, tile)
    panel = block("luminaire", (size - 0.030, size - 0.030, 0.006), 0, lamp or glow("panel light", kelvin(4000), 9, lights=False))
    for column in range(columns):
        for row in range(rows):
            at = (left + (column + 0.5) * size, near + (row + 0.5) * size)
            lit = (column, row) in lights
            place(panel if lit else mesh, (*at, height + (0.004 if lit else 0.009 - reveal)), name="tile")
    for column in range(columns + 1):
        box((0.015, far - near, 0.004), (left + column * size, (near + far) / 2, height + 0.002), grid)
    for row in range(rows + 1):
        box((right - left, 0.015, 0.0042), ((left + right) / 2, near + row * size, height + 0.0021), grid)
    box((right - left, far - near, 0.02), ((left + right) / 2, (near + far) / 2, height + 0.05), grid)


def baffles(
    area: Rectangle,
    height: float,
    material,
    along: str = "Y",
    width: float = 0.04,
    depth: float = 0.15,
    pitch: float = 0.15,
    lamp=None,
    every: int = 10,
    first: int = 5,
    carrier=None,
) -> None:
    """Upright blades along X or Y whose lower edge is at `height`; in every tenth gap a line of light."""
    left, right, near, far = area
    long, across = (far - near, right - left) if along == "Y" else (right - left, far - near)
    size = (width, long, depth) if along == "Y" else (long, width, depth)
    mesh = block("baffle", size, 0.002, material)
    count = int(across / pitch + 1e-6)
    for k in range(count + 1):
        at = -across / 2 + k * across / count
        where = ((left + right) / 2 + at, (near + far) / 2) if along == "Y" else ((left + right) / 2, (near + far) / 2 + at)
        place(mesh, (*where, height + depth / 2), name="baffle")
        if lamp and k % every == first:
            gap = at + across / count / 2
            line = (0.05, long, 0.03) if along == "Y" else (long, 0.05, 0.03)
            spot = ((left + right) / 2 + gap, (near + far) / 2) if along == "Y" else ((left + right) / 2, (near + far) / 2 + gap)
            box(line, (*spot, height + depth * 0.7), lamp)
    if carrier:
        for share in numpy.arange(0.06, 1, 0.125):
            bar = (across, 0.03, 0.04) if along == "Y" else (0.03, across, 0.04)
            spot = ((left + right) / 2, near + share * long) if along == "Y" else (left + share * long, (near + far) / 2)
            box(bar, (*spot, height + depth + 0.022), carrier)


def open_cells(area: Rectangle, height: float, material, cell: float = 0.15, depth: float = 0.06, width: float = 0.012) -> None:
    """A grid of upright blades that crosses at every cell."""
    left, right, near, far = area
    long_way = block("cell blade", (width, far - near, depth), 0.001, material, 1)
    cross_way = block("cell blade", (right - left, width, depth - 0.001), 0.001, material, 1)
    for x in numpy.arange(left, right + 1e-6, cell):
        place(long_way, (float(x), (near + far) / 2, height + depth / 2), name="cell blade")
    for y in numpy.arange(near, far + 1e-6, cell):
        place(cross_way, ((left + right) / 2, float(y), height + depth / 2), name="cell blade")


def downlights(places, height: float, ring, temperature: int = 3500, strength: float = 25, radius: float = 0.05) -> None:
    """Visible recessed downlights; a lamp in the scene provides the light."""
    lens = glow("downlight", kelvin(temperature), strength, lights=False)
    trim = lathe(
        [
            (radius, 0.012),
            (radius * 1.32, 0.002),
            (radius * 1.34, 0),
            (radius * 1.25, -0.003),
            (radius * 1.08, -0.003),
            (radius, 0.012),
        ],
        ring,
        32,
    )
    disc = lathe([(0, 0), (radius * 1.02, 0)], lens, 24)
    for x, y in places:
        place(trim, (x, y, height), name="downlight")
        place(disc, (x, y, height - 0.002), name="lens")
