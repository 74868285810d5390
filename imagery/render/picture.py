"""The registry of pictures: each is a function that builds its scene, registered under the picture's id."""
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import numpy

from .core.output import Quality
from .grade import Grade

Build = Callable[[], None]
#: Draws the linear colours of a picture, height × width × 3.
Draw = Callable[[], numpy.ndarray]


@dataclass(frozen=True)
class Picture:
    """One picture: its scene, size in pixels and render quality, or how it is drawn; and its grade."""

    identifier: str
    build: Build | None = None
    width: int = 0
    height: int = 0
    quality: Quality = field(default_factory=Quality)
    grade: Grade = field(default_factory=Grade)
    draw: Draw | None = None


PICTURES: dict[str, Picture] = {}


def picture(identifier: str, width: int = 1600, height: int = 1200, quality: Quality = Quality(), grade: Grade = Grade()):
    """Registers the decorated function as the scene of a picture."""

    def register(build: Build) -> Build:
        add(identifier, build, width, height, quality, grade)
        return build

    return register


#: An opening picture for phones, which would crop the subject of the wide one. They show about three quarters of it, from near the top.
phone_hero = partial(picture, width=1000, height=1600)


def add(identifier: str, build: Build, width: int = 1600, height: int = 1200, quality: Quality = Quality(), grade: Grade = Grade()) -> None:
    """Registers a picture whose scene is one of a series, made with a lambda or a partial."""
    _register(Picture(identifier, build, width, height, quality, grade))


def add_drawn(identifier: str, draw: Draw, grade: Grade) -> None:
    """Registers a picture that is drawn pixel by pixel, such as a sheet of one material."""
    _register(Picture(identifier, grade=grade, draw=draw))


def _register(shot: Picture) -> None:
    if shot.identifier in PICTURES:
        raise ValueError(f"two pictures are called {shot.identifier}")
    PICTURES[shot.identifier] = shot
