"""The shot list: every picture is a function that builds its scene, registered under the picture's identifier."""
from collections.abc import Callable
from dataclasses import dataclass, field

from .core.output import Quality
from .grade import Grade

Build = Callable[[], None]


@dataclass(frozen=True)
class Picture:
    """One picture: its size in pixels, its render quality and its grade."""

    identifier: str
    build: Build
    width: int
    height: int
    quality: Quality = field(default_factory=Quality)
    grade: Grade = field(default_factory=Grade)


PICTURES: dict[str, Picture] = {}


def picture(identifier: str, width: int = 1600, height: int = 1200, quality: Quality = Quality(), grade: Grade = Grade()):
    """Registers the decorated function as the scene of a picture."""

    def register(build: Build) -> Build:
        add(identifier, build, width, height, quality, grade)
        return build

    return register


def add(identifier: str, build: Build, width: int = 1600, height: int = 1200, quality: Quality = Quality(), grade: Grade = Grade()) -> None:
    """Registers a picture whose scene is one of a series, made with a lambda or a partial."""
    if identifier in PICTURES:
        raise ValueError(f"two pictures are called {identifier}")
    PICTURES[identifier] = Picture(identifier, build, width, height, quality, grade)
