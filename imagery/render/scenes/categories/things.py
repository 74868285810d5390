"""Seats of a row, a sample of a door, a luminaire."""

from dataclasses import replace

from ...core.camera import camera, upright_camera
from ...core.geometry import box
from ...core.light import area, kelvin, sun
from ...core.scene import ambient, put
from ...grade import Grade
from ...materials.colour import linear, scaled
from ...materials.finishes import finish
from ...materials.plain import plain
from ...materials.weave import Weave, woven_cloth
from ...materials.wood import OAK, wood
from ...subjects.chairs.assembly import chair_body
from ...subjects.chairs.sides import side_frame
from ...subjects.door_sample import jamb_sample, leaf_sample
from ...subjects.luminaires.beam import Optics, beam, haze
from ...subjects.luminaires.fresnel_spot import fresnel_spot
from ...subjects.product_studio import ground
from ...subjects.stage.rigging import HANGING
from ...subjects.studio import RakingSun, fill
from ..panels.shots import NEUTRAL, plaster
from ..seating.catalogue import MODELS, chair_finish
from .shots import category


@category("category-seating-systems", 24, Grade(prefiltered=False, exposure=0.6, saturation=1.02))
def seating_systems() -> None:
    """Three seats of a row, cropped, the middle one tipped up; low light from the right along the weave and the seams."""
    model, look, rust = MODELS["abt01"], chair_finish("abt01"), linear("#8c4024")
    oak = OAK.with_(light=(0.44, 0.28, 0.145), middle=(0.31, 0.18, 0.085), tone=0.05)
    look = replace(
        look,
        cloth=woven_cloth("cloth", rust, Weave(0.0022, "basket", 0.34, 0.3, 0.0008)),
        cord=woven_cloth("cord", scaled(rust, 0.5)),
        shell=wood("oak shell", oak.with_(cathedral=9), "Z"),
        arm=wood("oak arm", oak, "X"),
    )
    tipped, lowered = chair_body(model, look), chair_body(replace(model, lowered=True), look)
    for number, body in enumerate((lowered, tipped, lowered)):
        put(body, ((number - 1) * model.spacing, 0, 0))
    for number in range(4):
        put(side_frame(model, look), ((number - 1.5) * model.spacing, 0, 0))
    paint = plaster(linear("#ab701f"))
    box((9, 0.1, 6), (0, 0.54, 3), paint)
    box((9, 9, 0.1), (0, -3.7, -0.05), paint)
    RakingSun(side=60, height=33, strength=6.5, temperature=5000, softness=0.8)
    fill(26, (-1.8, -2.2, 1.5), (0, 0, 0.6), size=1.4, surroundings=0.12, temperature=5000)
    upright_camera((-1.25, -2.0, 0.80), (-0.165, -0.08, 0.615), 70, 11, (-0.2, -0.1, 0.7))


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


@category("category-stage-systems", 24, Grade(exposure=0.9, bloom=0.10, saturation=1.15, power=1.28))
def stage_systems() -> None:
    """A lit Fresnel spot, cropped, its beam against a dark red background; lamps behind it draw its edges."""
    turn, tilt = -41, 4
    fresnel_spot((0.02, 0.02, 0), turn, tilt, dimmed=0.75)
    beam(Optics(0, 0.142, 0.10), haze(kelvin(3000), 0.05, 0.7, 3.2, 0.35), (0.02, 0.02, 0.27 + HANGING), -tilt, 13, turn)
    ground(0.48, linear("#4c1a17"))
    area((-1.0, 0.85, 0.50), (0, 0, 0.28), 0.25, 24, kelvin(6500), 1.2)
    area((1.1, 0.55, 0.8), (0, 0, 0.28), 0.25, 26, kelvin(4000), 1.2)
    area((-0.1, -0.1, 1.6), (0, 0.05, 0.2), 0.9, 6, kelvin(5000), 0.7)
    area((-1.0, -1.4, 0.5), (0, 0, 0.25), 0.4, 3, kelvin(6500), 1.0)
    ambient((1, 1, 1), 0.014)
    camera((0, -1.75, 0.40), (-0.045, 0, 0.285), 88, 13, (-0.05, -0.12, 0.27))
