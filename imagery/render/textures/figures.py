"""The figure of each wood finish. The colours are those of content/swatches/woodFinishes.yaml."""
from .veneer_sheet import Figure

FIGURES: dict[str, Figure] = {
    "alberta-maple": Figure("#e0cda9", ring=6.5, contrast=0.20, late=0.16, crown=True, fibres=0.05, vessels=5, vessel_depth=0.10, vessel_length=(0.5, 2.5), streaks=0.035),
    "bavarian-beech": Figure("#d0a877", ring=3.6, contrast=0.09, late=0.4, fibres=0.04, vessels=3, vessel_depth=0.12, rays=0.30, streaks=0.05),
    "flowery-wenge": Figure("#4c4039", ring=1.9, contrast=0.8, late=0.6, crown=True, wander=1.6, fibres=0.16, vessels=14, vessel_depth=0.45, vessel_length=(2, 12), streaks=0.12, warmth=0.02),
    "inntal-beech": Figure("#c99a64", ring=4.6, contrast=0.14, late=0.3, crown=True, fibres=0.045, vessels=3, vessel_depth=0.12, rays=0.32, streaks=0.06),
    "mahogany": Figure("#74402d", ring=8.0, contrast=0.10, late=0.4, fibres=0.07, vessels=26, vessel_depth=0.42, vessel_length=(1, 10), ribbon=0.06, streaks=0.12, warmth=0.10),
    "mangfall-beech": Figure("#c08f5a", ring=2.6, contrast=0.12, late=0.45, fibres=0.05, vessels=3, vessel_depth=0.14, rays=0.5, ray_length=(0.8, 4.5), ray_width=2, streaks=0.05, warmth=0.05),
    "natural-teak": Figure("#b07f4a", ring=6.0, contrast=0.42, late=0.24, crown=True, wander=4.0, fibres=0.08, vessels=14, vessel_depth=0.38, ring_porous=True, vessel_length=(2, 12), streaks=0.16),
    "oxford-cherry": Figure("#b4713f", ring=6.0, contrast=0.17, late=0.2, crown=True, fibres=0.045, vessels=8, vessel_depth=0.14, vessel_length=(0.6, 3), rays=0.10, streaks=0.09, warmth=0.10),
    "paria-oak": Figure("#d2b993", ring=3.4, contrast=0.12, late=0.35, wander=1.8, fibres=0.05, vessels=42, vessel_depth=0.40, ring_porous=True, vessel_length=(1, 11), streaks=0.05),
    "sapelli": Figure("#8c4f33", ring=5.0, contrast=0.07, late=0.4, fibres=0.06, vessels=30, vessel_depth=0.30, vessel_length=(0.8, 6), ribbon=0.20, streaks=0.07, warmth=0.10),
    "swiss-oak": Figure("#a08a68", ring=5.0, contrast=0.26, late=0.3, crown=True, fibres=0.07, vessels=46, vessel_depth=0.50, ring_porous=True, vessel_length=(1.5, 14), streaks=0.08),
    "thansau-maple": Figure("#dbbd8d", ring=5.5, contrast=0.13, late=0.18, fibres=0.045, vessels=5, vessel_depth=0.10, vessel_length=(0.5, 2.5), curl=0.035, streaks=0.035),
}

#: The finish called veneer, without a species.
VENEER = Figure("#c2a37c", ring=4.5, contrast=0.22, late=0.3, crown=True, fibres=0.06, vessels=40, vessel_depth=0.40, ring_porous=True, vessel_length=(1, 11), streaks=0.07)
