"""The set-up for pictures of material samples: a frontal view in even light from the upper left."""
import math

from ..core.camera import camera
from ..core.geometry import block, place
from ..core.light import sun
from ..core.scene import ambient
from ..grade import Grade

#: A sample keeps its exact colour: no film curve, no bloom, no vignette.
SAMPLE_GRADE = Grade(film=False, bloom=0, vignette=0, saturation=1, sharpening=0.1, grain=0.003, raw=1)

_KEY_SHARE = 0.72


def light_sample(elevation: float = 38, key_share: float = _KEY_SHARE) -> None:
    """Light under which a white matt surface is exactly white. `elevation` above the sample, in degrees: low shows relief."""
    height = math.sin(math.radians(elevation))
    flat = math.cos(math.radians(elevation)) / math.sqrt(1.45)
    sun((flat, height, -flat * 0.67), key_share * math.pi / height, (1, 0.985, 0.955), angle=5)
    ambient((0.97, 0.985, 1), 1 - key_share)


def see_sample(width: float = 0.1) -> None:
    """Frames `width` metres of the sample, whose face is at Y = 0."""
    camera((0, -width / 0.24, 0), (0, 0, 0), 150)


def sheet_sample(material, width: float = 0.1, elevation: float = 38, offset: tuple[float, float] = (0, 0)) -> None:
    """A flat sheet of one material, larger than the frame; `offset` moves it to show another part of its figure."""
    place(block("sheet", (width * 3, 0.01, width * 3), 0, material), (offset[0], 0.005, offset[1]))
    light_sample(elevation)
    see_sample(width)
