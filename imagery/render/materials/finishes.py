"""The twelve wood finishes of the catalogue. The colours are those of content/swatches/woodFinishes.yaml."""
import bpy

from .veneer import Veneer, veneer

FINISHES: dict[str, Veneer] = {
    "alberta-maple": Veneer("#e0cda9", crown=True, ring=0.0034, contrast=0.30, late_wood=0.12, pores=0.08, curl=0.03, streaks=0.10),
    "bavarian-beech": Veneer("#d0a877", ring=0.0022, contrast=0.22, late_wood=0.3, pores=0.05, specks=0.3, streaks=0.08),
    "flowery-wenge": Veneer("#4c4039", crown=True, ring=0.0019, contrast=0.95, late_wood=0.55, pores=0.75, streaks=0.3, roughness=0.5),
    "inntal-beech": Veneer("#c99a64", crown=True, ring=0.0030, contrast=0.42, late_wood=0.22, pores=0.05, specks=0.38, streaks=0.14),
    "mahogany": Veneer("#74402d", ring=0.0040, contrast=0.35, wander=0.010, pores=0.85, ribbon=0.18, streaks=0.35, warmth=0.03),
    "mangfall-beech": Veneer("#c08f5a", ring=0.0016, contrast=0.34, late_wood=0.35, pores=0.05, specks=0.6, streaks=0.22, warmth=0.05),
    "natural-teak": Veneer("#b07f4a", crown=True, ring=0.0044, contrast=0.75, late_wood=0.25, wander=0.009, pores=0.55, streaks=0.5),
    "oxford-cherry": Veneer("#b4713f", crown=True, ring=0.0038, contrast=0.36, late_wood=0.16, pores=0.12, specks=0.18, streaks=0.22, warmth=0.05),
    "paria-oak": Veneer("#d2b993", ring=0.0024, contrast=0.36, pores=0.85, ring_porous=True, streaks=0.18),
    "sapelli": Veneer("#8c4f33", ring=0.0030, contrast=0.25, pores=0.5, ribbon=0.62, streaks=0.25, warmth=0.06),
    "swiss-oak": Veneer("#a08a68", crown=True, ring=0.0032, contrast=0.7, late_wood=0.3, pores=1.0, ring_porous=True, streaks=0.25),
    "thansau-maple": Veneer("#dbbd8d", ring=0.0036, contrast=0.24, late_wood=0.12, pores=0.06, curl=0.14, streaks=0.10),
}


def finish(name: str, axis: str = "Z") -> bpy.types.Material:
    """The material of a finish by its slug, such as `natural-teak`."""
    return veneer(name, FINISHES[name], axis)
