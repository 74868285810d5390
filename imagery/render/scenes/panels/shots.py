"""Shared by all pictures of panels: sizes and quality, and the materials behind or beneath a panel."""
from dataclasses import replace
from functools import partial

import bpy

from ...core.nodes import Shader
from ...core.output import Quality
from ...grade import Grade
from ...materials.colour import scaled
from ...materials.plain import plain
from ...picture import picture
from ...subjects.soft_panel import wall

_HERO = Quality(samples=18, bounces=4, diffuse=3, glossy=2, noise_threshold=0.05)
_CLOSE = Quality(samples=16, bounces=4, diffuse=3, glossy=2, noise_threshold=0.05)
_ROOM = Quality(samples=22, bounces=5, diffuse=4, glossy=2, clamp=5, noise_threshold=0.05)
FINE_ROOM = replace(_ROOM, samples=30, noise_threshold=0.03)
#: For straight groove edges, which fewer samples or the denoiser would fray.
SHARP_CLOSE = replace(_CLOSE, samples=20, noise_threshold=0.03)
#: For soft light from wide windows and shaded lamps, which causes little noise.
SOFT_ROOM = replace(_ROOM, samples=14)
#: For surfaces that show noise first: fine patterns in dark wood, the far rows of a ceiling.
FINEST_ROOM = replace(_ROOM, samples=160, noise_threshold=0.008)

#: The wide opening picture; the title is on its left third, which is in shade.
hero = partial(picture, width=2000, height=1000, quality=_HERO)
#: A picture of the strip: front, detail, or edge.
close = partial(picture, width=1200, height=900, quality=_CLOSE)
#: The panel in a room.
installed = partial(picture, width=1200, height=900, quality=_ROOM)

NEUTRAL = Grade(exposure=0.15, saturation=0.95)
#: Timber in low sun.
TIMBER = Grade(exposure=0.15, saturation=1.08)
SHARP_TIMBER = replace(TIMBER, prefiltered=False, raw=0.15)
#: Rooms, a little brighter and quieter in colour than close pictures.
ROOM = Grade(exposure=0.8, saturation=0.85, power=1.25)
#: The same where holes or slats are so fine that the denoiser would smear them: more samples, and a share left undenoised.
installed_fine = partial(picture, width=1200, height=900, quality=FINE_ROOM, grade=replace(ROOM, raw_where_fine=0.5, prefiltered=False))
#: For cloth and felt, whose threads the denoiser would smooth away.
TEXTILE = Grade(exposure=0.15, saturation=0.88, prefiltered=False, raw=0.15)
WHITE = Grade(exposure=0.4, saturation=1.0, power=1.22)
#: For white surfaces in grazing light from below, which would look grey.
WHITE_CEILING = replace(WHITE, exposure=0.95)


def mdf() -> bpy.types.Material:
    """The bare core of a board where it is cut."""
    return plain("mdf", (0.20, 0.125, 0.070), 0.85, relief=0.0001, grain=1800)


def cut_mdf() -> bpy.types.Material:
    """The same close up: pressed fibres parallel to the board, with its thickness along Y."""
    shader, colour = Shader("cut mdf"), (0.27, 0.178, 0.104)
    flecks = shader.noise(shader.coordinates((0.4, 1, 0.4), shifted=False), 2300, 3, 0.65)
    fibres = shader.noise(shader.coordinates((0.14, 1, 0.14), shifted=False), 1000, 3, 0.6, 0.4)
    depth = shader.math("MULTIPLY", shader.math("ADD", flecks, fibres), 0.5)
    shade = shader.ramp(depth, [(0.33, scaled(colour, 0.48)), (0.50, colour), (0.66, scaled(colour, 1.42))])
    return shader.finish(Base_Color=shade, Roughness=0.92, Specular=0.2, Normal=shader.bump(depth, 0.0005))


def plaster(colour=(0.62, 0.59, 0.54)) -> bpy.types.Material:
    return plain("plaster", colour, 0.9, relief=0.0002, grain=500)


def painted_board(colour=(0.80, 0.79, 0.77)) -> bpy.types.Material:
    return plain("painted board", colour, 0.75, specular=0.25, relief=0.00005, grain=700)


def dark_behind(depth: float) -> None:
    """The black fleece behind an open board, `depth` metres behind its face."""
    wall(plain("fleece", (0.012, 0.012, 0.013), 0.95, relief=0.0003, grain=900), depth=depth)
