"""The eleven chairs as their data sheets describe them, each in a different cloth."""

from dataclasses import replace

from ...materials.colour import linear, scaled
from ...materials.finishes import FINISHES
from ...materials.palette import black_metal, satin_steel
from ...materials.plain import plain
from ...materials.textile import woven
from ...materials.veneer import veneer
from ...subjects.chairs.model import ChairFinish, ChairModel

#: Model by slug: the words of content/products/seatingSystems, and for ABPB-11 its dimensions.
MODELS = {
    "abt01": ChairModel(arm="timber", back_top="straight", support="post", back_height=0.96),
    "abt02": ChairModel(arm="upholstered", back_top="rounded", support="panel", back_height=1.00, upholstered_rear=True),
    "abtwp03": ChairModel(writing_pad=True, arm="timber", back_top="rounded", support="panel", back_height=0.98),
    "abpb04": ChairModel(seat="fixed", back="push-back", arm="upholstered", back_top="headrest", support="post", back_height=1.08),
    "abpb05": ChairModel(back="push-back", arm="panel", back_top="waisted", support="panel", back_height=1.04),
    "abr06": ChairModel(seat="sliding", arm="slim", back_top="arched", support="twin-leg", back_height=0.97),
    "abr07": ChairModel(seat="sliding", back="push-back", arm="timber", back_top="waisted", support="slanted", back_height=1.02),
    "abpb08": ChairModel(seat="sliding", back="push-back", arm="timber", back_top="headrest", support="slanted", back_height=1.10),
    "abt09": ChairModel(arm="slim", back_top="straight", support="twin-leg", back_height=0.92, width=0.46),
    "abpwp10": ChairModel(
        seat="sliding", back="push-back", writing_pad=True, arm="panel", back_top="arched", support="post", back_height=1.03
    ),
    "abpb11": ChairModel(
        seat="fixed",
        arm="upholstered",
        back_top="rounded",
        support="post",
        width=0.45,
        seat_depth=0.49,
        seat_thickness=0.125,
        back_height=1.04,
        back_thickness=0.10,
        spacing=0.55,
        arm_width=0.075,
        upholstered_rear=True,
    ),
}

#: Cloth in sRGB, wood of arms and shells (none: moulded in black), metal.
_LOOKS = {
    "abt01": ("#743b27", "oak", "black"),
    "abt02": ("#27403b", None, "black"),
    "abtwp03": ("#3f4f5f", "beech", "black"),
    "abpb04": ("#432d3a", None, "grey"),
    "abpb05": ("#86672f", "cherry", "black"),
    "abr06": ("#2b666d", None, "white"),
    "abr07": ("#3f4733", "teak", "bronze"),
    "abpb08": ("#591f23", "mahogany", "black"),
    "abt09": ("#93805f", None, "black"),
    "abpwp10": ("#2d2f32", "maple", "grey"),
    "abpb11": ("#212b3d", None, "black"),
}

#: The figure and the stain of each wood. Chairs are seen from several metres away, so fine figures are broadened, or the wood would look like plastic.
_WOODS = {
    "oak": replace(FINISHES["paria-oak"], colour="#86683f"),
    "beech": replace(FINISHES["inntal-beech"], colour="#86633d", ring=0.0050, contrast=0.62, streaks=0.42, tone=0.10),
    "cherry": replace(FINISHES["oxford-cherry"], colour="#6e442a", ring=0.0062, contrast=0.72, streaks=0.55, tone=0.10),
    "teak": replace(FINISHES["natural-teak"], colour="#77502b"),
    "mahogany": replace(FINISHES["mahogany"], colour="#5d3022"),
    "maple": replace(FINISHES["thansau-maple"], colour="#9c7b50"),
}


def chair_finish(slug: str) -> ChairFinish:
    """Materials of one of the chairs."""
    colour, wood_name, metal = _LOOKS[slug]
    tint = linear(colour)
    cloth = woven("chair cloth", tint, scaled(tint, 0.64), 0.0024, 0.0007, 0.35, 0.35)
    moulded = plain("moulded shell", (0.042, 0.042, 0.044), 0.5, unevenness=0.04, grain=2000)
    return ChairFinish(
        cloth=cloth,
        cord=woven("chair cord", scaled(tint, 0.62), scaled(tint, 0.4), 0.0012),
        shell=veneer(wood_name, _WOODS[wood_name], "Z") if wood_name else moulded,
        arm=veneer(wood_name, _WOODS[wood_name], "X") if wood_name else moulded,
        metal=_METALS[metal](),
        bolt=satin_steel(),
        panel=veneer(wood_name, _WOODS[wood_name], "Z") if wood_name else cloth,
    )


_METALS = {
    "black": black_metal,
    "grey": lambda: plain("grey powder coat", (0.22, 0.22, 0.22), 0.42, unevenness=0.04, grain=1500),
    "white": lambda: plain("white powder coat", (0.62, 0.615, 0.60), 0.42, unevenness=0.04, grain=1500),
    "bronze": lambda: plain("bronze powder coat", (0.090, 0.062, 0.040), 0.40, metallic=0.4, unevenness=0.04, grain=1500),
}
