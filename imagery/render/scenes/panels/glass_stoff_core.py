"""The Fabril Glass Stoff Panel cut open: its cloth rolled back from the layered fibres of the core, 25 mm on 50 mm."""
import math
from dataclasses import replace

from ...core.camera import camera
from ...core.geometry import block, grid, place, surface
from ...core.output import Quality
from ...core.scene import group
from ...materials.colour import linear
from ...materials.plain import plain
from ...materials.soft import glass_wool
from ...materials.weave import woven_cloth
from ...subjects.content_colours import swatch_colours
from ...subjects.strands import cut_face, strands
from ...subjects.studio import ground, table_light
from ..swatches.fabric import JU_WEAVE
from .shots import TEXTILE, close

_WIDTH, _DEPTH = 0.66, 0.46


@close("glass-stoff-panel-core", quality=Quality(samples=40, bounces=3, diffuse=2, glossy=1, noise_threshold=0.02), grade=replace(TEXTILE, raw=0.3))
def core() -> None:
    ground((0.44, 0.41, 0.37))
    for name, thick, base, x, turn, seed in (("JU-110", 0.050, 0.0, 0.12, 4, 3), ("JU-113", 0.025, 0.0506, 0.15, -5, 9)):
        panel = group("panel", (x, 0.19, base), turn)
        place(block("core", (_WIDTH, _DEPTH, thick), 0.002, glass_wool("wool", (0.66, 0.58, 0.33), "Z")), (0, 0, thick / 2), parent=panel)
        cut_face(_WIDTH, thick, _fibres(), seed, (0, -_DEPTH / 2, thick / 2), 0, panel)
        cut_face(0.16, thick, _fibres(), seed + 1, (-_WIDTH / 2, -_DEPTH / 2 + 0.08, thick / 2), -90, panel)
        _top(thick, seed + 2, panel)
        _cloth(name, thick, panel)
    table_light(6.5, 0.62, -0.5)
    camera((-0.29, -0.42, 0.21), (-0.070, -0.01, 0.030), 53, 16, (-0.16, -0.04, 0.05))


def _fibres():
    return plain("fibres", (0.80, 0.73, 0.46), 0.6, specular=0.3, sheen=0.3)


def _top(thick: float, seed: int, panel) -> None:
    """Fibres on the uncovered part of the face."""
    place(strands(60_000, _WIDTH - 0.002, 0.17, _fibres(), (0.008, 0.03), (0.00006, 0.00014), 26, 0.0004, seed, 8, True), (0, -_DEPTH / 2 + 0.085, thick), (-90, 0, 0), panel)


def _cloth(name: str, thick: float, panel) -> None:
    """The cloth: glued to the rear of the face, lifted and rolled back on itself; it wraps over the left side."""
    material = woven_cloth(name, linear(swatch_colours("jutFabrics")[name]), JU_WEAVE)
    start, radius, rise = -0.055, 0.017, 0.0012
    profile = [(_DEPTH / 2, thick + rise), (start + 0.05, thick + rise)]
    profile += [(start - radius * math.sin(a), thick + rise + radius * (1 - math.cos(a))) for a in (k * math.pi / 14 for k in range(15))]
    profile += [(start + 0.02, thick + rise + 2 * radius - 0.001), (start + 0.052, thick + rise + 2 * radius - 0.008)]
    columns = 25
    points = []
    for y, z in profile:
        for k in range(columns):
            x = -_WIDTH / 2 - 0.001 + (_WIDTH + 0.002) * k / (columns - 1)
            loose = max(0.0, z - thick - rise) / (2 * radius)
            points.append((x, y + loose * 0.006 * math.sin(9 * x + 1), z + loose * 0.004 * math.sin(14 * x)))
    sheet = place(surface(points, grid(len(profile), columns), material), parent=panel)
    sheet.modifiers.new("round", "SUBSURF").render_levels = 2
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0009
    side = block("side", (0.0014, _DEPTH / 2 - start - 0.012, thick), 0.0005, material)
    place(side, (-_WIDTH / 2 - 0.0012, (_DEPTH / 2 + start + 0.012) / 2, thick / 2), parent=panel)
