"""Soft absorbers: melamine foam, PET felt, glass wool, mineral fleece."""
import bpy
import numpy

from ..core.nodes import Shader, Socket
from ..core.scene import Colour
from ..textures.foam_cells import CELLS, foam_cells
from .colour import blended, scaled


def foam(name: str, colour: Colour) -> bpy.types.Material:
    """Melamine foam: an even, very fine open cell of about a quarter of a millimetre."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    cells = shader.node("ShaderNodeTexVoronoi", {"Scale": 3200})
    shader.connect(position, cells, "Vector")
    coarse = shader.noise(position, 1500, 3, 0.75)
    depth = shader.math("MULTIPLY_ADD", coarse, 0.7, (cells, "Distance"))
    tone = shader.ramp(depth, [(0.35, scaled(colour, 0.86)), (0.95, scaled(colour, 1.04))])
    return shader.finish(Base_Color=tone, Roughness=0.97, Specular=0.06, Sheen=0.15, Normal=shader.bump(depth, 0.00012))


def open_cell_foam(name: str, colour: Colour, cell: float = 0.0006) -> bpy.types.Material:
    """Melamine foam close up: its open cells, about `cell` metres wide."""
    shader = Shader(name)
    cells = _cells_of(shader, shader.coordinates(), cell)
    tone = shader.ramp(cells, [(0.05, scaled(colour, 0.46)), (0.45, scaled(colour, 0.78)), (0.95, scaled(colour, 1.06))])
    return shader.finish(Base_Color=tone, Roughness=0.95, Specular=0.08, Sheen=0.1, Normal=shader.bump(cells, cell * 0.5))


def soft_foam(name: str, colour: Colour, cell: float = 0.0011) -> bpy.types.Material:
    """Melamine foam very close up: cells of two sizes, and a cut that is not quite flat."""
    shader = Shader(name)
    position = shader.coordinates()
    small, large = (_cells_of(shader, position, size) for size in (cell, cell * 2.3))
    depth = shader.math("MINIMUM", small, shader.math("MULTIPLY_ADD", large, 0.8, 0.32))
    relief = shader.math("MULTIPLY_ADD", shader.noise(position, 24, 2, 0.5), 2.2, depth)
    tone = shader.ramp(depth, [(0.02, scaled(colour, 0.36)), (0.45, scaled(colour, 0.80)), (0.95, scaled(colour, 1.05))])
    return shader.finish(Base_Color=tone, Roughness=1.0, Specular=0.02, Sheen=0.1, Normal=shader.bump(relief, cell * 0.5))


def _cells_of(shader: Shader, position: Socket, size: float) -> Socket:
    sheet = shader.node("ShaderNodeMapping", {"Scale": (1 / (size * CELLS),) * 3})
    shader.connect(position, sheet, 0)
    cells = shader.node("ShaderNodeTexImage", image=_cells(), projection="BOX", projection_blend=0.05)
    shader.connect((sheet, 0), cells, 0)
    return (cells, 0)


def _cells() -> bpy.types.Image:
    """The texture of the cells, shared by all materials."""
    if "foam cells" in bpy.data.images:
        return bpy.data.images["foam cells"]
    height = foam_cells()
    image = bpy.data.images.new("foam cells", height.shape[1], height.shape[0], float_buffer=True, is_data=True)
    values = numpy.ones((*height.shape, 4), numpy.float32)
    values[..., :3] = height[..., None]
    image.pixels.foreach_set(values.ravel())
    image.pack()
    return image


def pet_felt(name: str, colour: Colour, melange: float = 0.35) -> bpy.types.Material:
    """Pressed polyester fibres, short and in every direction, in lighter and darker tones."""
    shader = Shader(name)
    height = None
    for turn in (0.2, 0.85, 1.45, 2.1, 2.75):
        drawn = shader.coordinates((1, 1, 0.09), shifted=False, rotation=(0, turn, 0))
        hairs = shader.noise(drawn, 1500 + 130 * turn, 2, 0.6, 0.8)
        height = hairs if height is None else shader.math("MAXIMUM", height, hairs)
    cloud = shader.noise(shader.coordinates(shifted=False), 55, 3, 0.55)
    tone = shader.math("MULTIPLY_ADD", cloud, 0.16, height)
    low, high = scaled(colour, 1 - melange), blended(scaled(colour, 1 + melange * 0.6), (0.8, 0.8, 0.8), melange * 0.14)
    shade = shader.ramp(tone, [(0.56, low), (0.70, colour), (0.86, high)])
    return shader.finish(
        Base_Color=shade, Roughness=0.96, Specular=0.08, Sheen=0.3, Sheen_Tint=0.6, Normal=shader.bump(height, 0.00022)
    )


def fibres(name: str, colour: Colour, melange: float = 0.38) -> bpy.types.Material:
    """Single polyester fibres for close-ups, some of them lighter and some darker than the felt they make up."""
    shader = Shader(name)
    island = (shader.node("ShaderNodeNewGeometry"), "Random Per Island")
    pale = blended(scaled(colour, 1.15), (0.85, 0.85, 0.85), melange * 0.9)
    stops = [(0.0, scaled(colour, 1 - melange)), (0.25, scaled(colour, 0.85)), (0.5, colour), (0.8, scaled(colour, 1.15)), (1.0, pale)]
    return shader.finish(Base_Color=shader.ramp(island, stops), Roughness=0.75, Specular=0.15, Sheen=0.2)


def glass_wool(name: str, colour: Colour = (0.52, 0.44, 0.25), through: str = "Y", finer: float = 1) -> bpy.types.Material:
    """
    The cut edge of a glass-wool core: fibres in layers parallel to the board. `through` is the axis of its thickness;
    `finer` is a factor for close-ups.
    """
    shader = Shader(name)
    layers = shader.noise(shader.coordinates(tuple(1 if axis == through else 0.16 for axis in "XYZ"), shifted=False), 1100 * finer, 4, 0.7)
    tufts = shader.noise(shader.coordinates(tuple(1 if axis == through else 0.5 for axis in "XYZ"), shifted=False), 260 * finer, 3, 0.6)
    depth = shader.math("MULTIPLY_ADD", tufts, 0.6, layers)
    shade = shader.ramp(depth, [(0.55, scaled(colour, 0.55)), (0.8, colour), (1.05, blended(colour, (0.9, 0.85, 0.7), 0.4))])
    return shader.finish(Base_Color=shade, Roughness=0.95, Specular=0.1, Sheen=0.3, Normal=shader.bump(depth, 0.0012 / finer))


def fleece(name: str, colour: Colour = (0.80, 0.80, 0.78), relief: float = 0.00018, fineness: float = 1300) -> bpy.types.Material:
    """A painted mineral fleece: matt, finely mottled, as on a ceiling tile; use less `fineness` at a distance."""
    shader = Shader(name)
    position = shader.coordinates(shifted=False)
    strands = shader.noise(position, fineness, 4, 0.75, 0.6)
    mottled = shader.ramp(strands, [(0.32, scaled(colour, 0.84)), (0.55, colour)])
    return shader.finish(Base_Color=mottled, Roughness=0.95, Specular=0.1, Normal=shader.bump(strands, relief))
