"""A proscenium of three stepped frames around the opening of a stage."""

from ...core.geometry import box, extrude, place
from ...core.scene import group
from ...materials.plain import plain
from ...materials.wood import TEAK, wood
from ..rooms.stage import Stage

_WALNUT = TEAK.with_(
    light=(0.155, 0.085, 0.046), middle=(0.105, 0.056, 0.030), dark=(0.060, 0.032, 0.018), tone=0.06, roughness=0.34, cathedral=5
)


def stepped_frame(stage: Stage) -> None:
    """Dark wood, a bronze fillet and dark wood again, each projecting further than the one inside it; dark wood lines the opening."""
    half, top = stage.opening / 2, stage.opening_height
    walnut = wood("walnut", _WALNUT, "Z")
    bronze = plain("bronze paint", (0.30, 0.20, 0.095), 0.36, metallic=0.8, unevenness=0.05, grain=200)
    for side in (-1, 1):
        box((0.02, 0.51, top), (side * (half - 0.01), 0.195, top / 2), walnut)
    box((2 * half, 0.51, 0.02), (0, 0.195, top - 0.01), walnut)
    for k, (material, wide, proud) in enumerate(((walnut, 0.42, 0.20), (bronze, 0.07, 0.26), (walnut, 0.30, 0.34))):
        inner = 0.02 + sum((0.42, 0.07, 0.30)[:k])
        for side in (-1, 1):
            where = (side * (half + inner + wide / 2), -proud / 2 - 0.06, (top + inner + wide) / 2)
            box((wide, proud, top + inner + wide), where, material, 0.008)
        parent = group("head", (0, -proud / 2 - 0.06, top + inner + wide / 2))
        reach = half + inner
        outline = [(-wide / 2, -reach), (wide / 2, -reach), (wide / 2, reach), (-wide / 2, reach)]
        place(extrude(outline, proud, material, 0.008), rotation=(0, 90, 0), parent=parent, name="lintel")
