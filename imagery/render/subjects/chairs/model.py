"""The form of an auditorium chair in the terms of its data sheet, and its materials."""

from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class ChairFinish:
    """What a chair is made of."""

    cloth: bpy.types.Material
    cord: bpy.types.Material
    #: Moulded shells behind the back and below the seat: grain along Z.
    shell: bpy.types.Material
    #: Armrests and writing pad: grain along X.
    arm: bpy.types.Material
    metal: bpy.types.Material
    bolt: bpy.types.Material
    #: Side panels: cloth, or veneer with its grain along Z.
    panel: bpy.types.Material


@dataclass(frozen=True)
class ChairModel:
    """A model in the terms of its data sheet. Lengths in metres, `tilt` in degrees."""

    seat: str = "tip-up"
    back: str = "fixed"
    writing_pad: bool = False
    #: Whether a tip-up seat is shown lowered, as in use.
    lowered: bool = False
    arm: str = "timber"
    back_top: str = "straight"
    support: str = "post"
    width: float = 0.48
    seat_depth: float = 0.46
    seat_thickness: float = 0.10
    back_height: float = 0.98
    back_thickness: float = 0.085
    spacing: float = 0.57
    arm_width: float = 0.062
    #: Whether the rear of the back is upholstered or a bare shell.
    upholstered_rear: bool = False

    @property
    def tilt(self) -> float:
        """A push-back backrest is shown halfway through its travel."""
        return 21 if self.back == "push-back" else 13
