"""Renders a scene in linear colour, with the albedo and normals for the denoiser and a mask of the things marked as fine."""
import os
import time
from dataclasses import dataclass

import bpy
import numpy


@dataclass(frozen=True)
class Quality:
    """The number of samples per pixel, and of light bounces."""

    samples: int = 64
    bounces: int = 6
    diffuse: int = 3
    glossy: int = 3
    transmission: int = 6
    clamp: float = 6
    noise_threshold: float = 0.03


_PASSES = (("colour", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("fine", "IndexOB"))


def render(width: int, height: int, quality: Quality, folder: str) -> dict[str, numpy.ndarray]:
    """Returns the passes as height × width × 3 arrays of 32-bit floats."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    _set_quality(scene, quality)
    paths = _write_passes_to(scene, folder)
    started = time.time()
    bpy.ops.render.render()
    print(f"rendered {width} × {height}, {quality.samples} samples, {time.time() - started:.0f} s", flush=True)
    return {name: _read(path) for name, path in paths.items()}


def _set_quality(scene, quality: Quality) -> None:
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = quality.samples, True, False
    cycles.adaptive_threshold, cycles.adaptive_min_samples = quality.noise_threshold, max(8, quality.samples // 2)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = quality.bounces, quality.diffuse, quality.glossy
    cycles.transmission_bounces, cycles.transparent_max_bounces = quality.transmission, 16
    cycles.sample_clamp_indirect, cycles.blur_glossy = quality.clamp, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width, cycles.use_auto_tile = "BLACKMAN_HARRIS", 1.5, False
    cycles.seed = 7


def _write_passes_to(scene, folder: str) -> dict[str, str]:
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode = "OPEN_EXR", "RGB"
    files.format.color_depth, files.format.exr_codec = "32", "NONE"
    files.file_slots.clear()
    paths = {}
    for name, output in _PASSES:
        files.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[output], files.inputs[-1])
        paths[name] = os.path.join(folder, f"{name}-{scene.frame_current:04d}.exr")
    return paths


def _read(path: str) -> numpy.ndarray:
    image = bpy.data.images.load(path)
    width, height = image.size
    values = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[::-1, :, :3].copy()
