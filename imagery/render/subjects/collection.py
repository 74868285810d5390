"""Objects from the collection BlendSwap-CC-0 of Sweet Home 3D (see imagery/SOURCES.md)."""

import tempfile
import zipfile
from pathlib import Path

import bpy

from ..core.geometry import Point
from ..core.scene import assembly

#: From the Debian package sweethome3d-furniture.
_LIBRARY = Path("/usr/share/sweethome3d/furniture/BlendSwap-CC-0.sh3f")
_FOLDER = "blendswap-cc-0"


def collected(name: str, materials: dict[str, bpy.types.Material] | None = None, size: float | None = None) -> bpy.types.Collection:
    """
    An object of the collection at the origin, facing −Y. `materials` replaces its materials by name, or all with `*`;
    `size` is its height in metres if the collection's is wrong.
    """
    with assembly(name) as made:
        items = _imported(name)
        low, high = _extent(items)
        scale = size / (high[2] - low[2]) if size else 0.01
        for item in items:
            for collection in item.users_collection:
                collection.objects.unlink(item)
            made.objects.link(item)
            item.scale = (scale,) * 3
            item.location = (-scale * (low[0] + high[0]) / 2, -scale * (low[1] + high[1]) / 2, -scale * low[2])
            for slot in item.material_slots:
                replaced = (materials or {}).get(slot.material.name.split(".")[0]) or (materials or {}).get("*")
                if replaced:
                    slot.material = replaced
    return made


def _imported(name: str) -> list[bpy.types.Object]:
    before = set(bpy.data.objects)
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(_LIBRARY) as library:
        library.extractall(folder, [each for each in library.namelist() if each.startswith(f"{_FOLDER}/{name}/")])
        bpy.ops.wm.obj_import(filepath=f"{folder}/{_FOLDER}/{name}/{name}.obj")
        for image in bpy.data.images:
            if image.filepath.startswith(folder):
                image.pack()
    items = [each for each in bpy.data.objects if each not in before]
    for item in items:
        # Applies the rotation of the axes from the import.
        item.data.transform(item.matrix_world)
        item.matrix_world.identity()
    return items


def _extent(items: list[bpy.types.Object]) -> tuple[Point, Point]:
    points = [tuple(vertex.co) for item in items for vertex in item.data.vertices]
    return tuple(map(min, zip(*points))), tuple(map(max, zip(*points)))
