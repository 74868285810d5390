"""A chair, a sample of a door, a luminaire."""

from ...core.camera import camera
from ...core.light import area, kelvin, sun
from ...core.scene import ambient
from ...grade import Grade
from ...materials.colour import linear
from ...materials.finishes import finish
from ...materials.palette import black_metal, satin_steel
from ...materials.plain import plain
from ...materials.textile import woven
from ...materials.wood import OAK, wood
from ...subjects.chairs.hall_chair import ChairStyle, single_chair
from ...subjects.door_sample import jamb_sample, leaf_sample
from ...subjects.luminaires.fresnel_spot import fresnel_spot
from ...subjects.product_studio import ground, studio
from ..panels.shots import NEUTRAL, plaster
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


@category("category-acoustic-doors", 40, NEUTRAL)
def acoustic_doors() -> None:
    """A sawn sample of leaf, jamb and wall, so that the seal and the layers of the leaf are visible."""
    veneer, tall = finish("natural-teak"), 0.33
    chips = plain("chipboard", (0.42, 0.29, 0.165), 0.95, relief=0.0006, grain=600)
    brick = plain("brick", linear("#96523b"), 0.95, relief=0.0012, grain=500)
    leaf_sample(veneer, chips, tall, 0.42, (-0.015, -0.130, 0), -34)
    jamb_sample(veneer, plaster(linear("#d9cfbf")), brick, tall, 0.20, (0.085, 0.015, 0), 26)
    ground(0.6, linear("#7a8c80"))
    sun((0.80, 0.62, -0.80), 5.0, kelvin(5000), 1.2)
    area((1.1, -1.2, 0.8), (0.05, 0, 0.15), 0.8, 26, kelvin(6500), 0.8)
    area((-0.4, 1.3, 1.5), (0.05, 0, 0.25), 0.9, 22, kelvin(5000))
    ambient((1, 0.98, 0.95), 0.22)
    camera((0.03, -1.20, 0.66), (0.018, -0.02, 0.157), 66, 14, (-0.01, -0.12, 0.28))


@category("category-stage-systems", 24, Grade(exposure=0.55, saturation=1.05, power=1.3))
def stage_systems() -> None:
    fresnel_spot((0.02, 0.02, 0), -36, 10, dimmed=0.22)
    studio(0.48, 0.47, distance=0.98)
