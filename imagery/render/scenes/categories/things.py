"""A chair, a door, a luminaire."""

from ...core.scene import group
from ...grade import Grade
from ...materials.finishes import finish
from ...materials.palette import black_metal, satin_steel
from ...materials.textile import woven
from ...materials.wood import OAK, wood
from ...subjects.acoustic_door import door
from ...subjects.chairs.hall_chair import ChairStyle, single_chair
from ...subjects.luminaires.fresnel_spot import fresnel_spot
from ...subjects.product_studio import studio
from .shots import category


@category("category-seating-systems")
def seating_systems() -> None:
    style = ChairStyle(
        cloth=woven("rust cloth", (0.27, 0.080, 0.034), (0.18, 0.048, 0.020), 0.0024, 0.0007, 0.35, 0.4),
        cord=woven("rust cord", (0.19, 0.056, 0.024), (0.12, 0.034, 0.014), 0.0012),
        shell=wood("oak shell", OAK.with_(cathedral=9, tone=0.05), "Z"),
        arm=wood("oak arm", OAK.with_(tone=0.05), "X"),
        metal=black_metal(),
        bolt=satin_steel(),
    )
    single_chair(style, (0.02, 0.05, 0), -34)
    studio(1.08, 0.47)


@category("category-acoustic-doors", 20)
def acoustic_doors() -> None:
    """A half-open leaf, so that both jambs and the seal of the frame are visible."""
    veneer = finish("swiss-oak")
    whole = group("door", (0.05, 0, 0), 14)
    item = door(veneer, veneer, 1, open_by=72)
    item.parent = whole
    studio(2.25, 0.485, distance=0.80, eye=0.46)


@category("category-stage-systems", 24, Grade(exposure=0.55, saturation=1.05, power=1.3))
def stage_systems() -> None:
    fresnel_spot((0.02, 0.02, 0), -36, 10, dimmed=0.22)
    studio(0.48, 0.47, distance=0.98)
