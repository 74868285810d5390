"""The camera. Rooms are rendered with a level, shifted camera, so that verticals stay vertical."""
import math

import bpy
from mathutils import Vector

from .light import aim
from .scene import link


def camera(location, target, lens: float = 50, aperture: float | None = None, focus=None, shift=(0.0, 0.0)) -> bpy.types.Object:
    """`lens` in millimetres on a 36 mm frame; with an f-number in `aperture`, sharp at `focus` (or the target)."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start, data.clip_end = lens, 36, 0.005, 500
    data.shift_x, data.shift_y = shift
    item = link(bpy.data.objects.new("camera", data))
    item.location = location
    aim(item, target)
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = item
    return item


def level_camera(location, towards, lens: float = 22, shift=(0.0, 0.0), aperture: float | None = None, focus=None) -> bpy.types.Object:
    """A level camera that looks towards `towards` at its own height."""
    return camera(location, (towards[0], towards[1], location[2]), lens, aperture, focus, shift)


def upright_camera(location, target, lens: float = 50, aperture: float | None = None, focus=None) -> bpy.types.Object:
    """A level camera that is shifted to centre the target, so that verticals stay vertical."""
    away = math.dist(location[:2], target[:2])
    return level_camera(location, target, lens, (0.0, (target[2] - location[2]) / away * lens / 36), aperture, focus or target)
