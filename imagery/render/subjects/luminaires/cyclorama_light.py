"""An asymmetric flood that washes a backcloth: a wide reflector curved more above than below."""

import math

import bpy

from ...core.geometry import block, box, curve_through, extrude, lathe, place
from ...core.nodes import Shader
from ...core.light import kelvin
from ...core.scene import group
from ...materials.plain import glass, plain
from .parts import Metals, beam, cable, emitter, head_group, metals, yoke

_HALF = 0.205
#: The number of emitters in a row, and their distance.
_EMITTERS, _PITCH = 12, 0.033


def cyclorama_light(location=(0, 0, 0), turn: float = 0, tilt: float = 18, lit: bool = True, cabled: bool = True) -> bpy.types.Object:
    """`tilt` raises the front in degrees."""
    axis, stuff = 0.235, metals()
    whole = group("cyclorama light", location, turn)
    yoke(whole, stuff, _HALF + 0.030, axis, 0.046, 0.30, 0.50)
    head = head_group(whole, axis, tilt)
    _housing(head, stuff)
    _front(head, stuff, lit)
    if lit:
        beam(head, 0.088, 0.24, 4, 4000)
    for side in (-1, 1):
        boss = lathe([(0, 0.026), (0.024, 0.026), (0.024, 0), (0, 0)], stuff.cast, 40)
        place(boss, (side * (_HALF + 0.004), 0.01, 0), (0, side * 90, 0), head, "boss")
    if cabled:
        cable(whole, (0.10, 0.135, -0.07), axis, tilt)
    return whole


def _housing(head, stuff: Metals) -> None:
    """A shell bent from sheet, closed by end plates, with a heat sink under its back."""
    bent = [(-0.080, 0.156), (0.010, 0.151), (0.070, 0.126), (0.106, 0.070), (0.114, 0.000), (0.100, -0.066), (0.060, -0.108), (0.000, -0.122), (-0.070, -0.128)]
    outer = [(-0.085, 0.150), *curve_through(bent), (-0.085, -0.126)]
    sheet = [(y * 0.955, z * 0.962) for y, z in reversed(bent)]
    inner = [(-0.085, -0.121), *curve_through(sheet), (-0.085, 0.146)]
    place(extrude(outer + inner, 2 * _HALF, stuff.sheet, 0.0008), rotation=(0, 0, 90), parent=head, name="shell")
    plate = [(y, z) for y, z in outer]
    for side in (-1, 1):
        place(extrude(plate, 0.005, stuff.sheet, 0.0015), (side * _HALF, 0, 0), (0, 0, 90), head, "end plate")
    for k in range(24):
        fin = block("fin", (0.004, 0.060, 0.070), 0.001, stuff.cast)
        place(fin, ((k - 11.5) * 0.0155, 0.118, -0.045), (-20, 0, 0), head, "fin")


def _front(head, stuff: Metals, lit: bool) -> None:
    """Reflector, a row of emitters below it, a frosted pane in a frame with barn doors."""
    curve = curve_through([(0.000, 0.145), (0.050, 0.126), (0.084, 0.085), (0.096, 0.030), (0.090, -0.030), (0.060, -0.085), (0.000, -0.110)])
    back = [(y + 0.002, z) for y, z in reversed(curve)]
    bright = plain("hammered reflector", (0.70, 0.70, 0.69), 0.24, metallic=1, relief=0.0012, grain=150)
    place(extrude(curve + back, 2 * _HALF - 0.012, bright), rotation=(0, 0, 90), parent=head, name="reflector")
    pane = box((2 * _HALF - 0.014, 0.004, 0.252), (0, -0.079, 0.012), _pane() if lit else glass("pane", (0.94, 0.97, 0.96), 0.06), 0.001, parent=head)
    if not lit:
        # Otherwise it would be dark behind the pane, because light through glass is not computed.
        pane.visible_shadow = False
        _emitters(head, stuff)
    for z in (-0.120, 0.146):
        box((2 * _HALF + 0.012, 0.014, 0.016), (0, -0.084, z), stuff.cast, 0.003, parent=head)
    for side in (-1, 1):
        box((0.016, 0.014, 0.276), (side * (_HALF - 0.002), -0.084, 0.013), stuff.cast, 0.003, parent=head)
    door = extrude([(-_HALF + 0.01, 0), (_HALF - 0.01, 0), (_HALF + 0.02, 0.11), (-_HALF - 0.02, 0.11)], 0.0018, stuff.sheet, 0.0006)
    for z, opened in ((0.156, 42), (-0.130, 118)):
        place(door, (0, -0.090, z), (opened, 0, 0), head, "door")
    for x in (-0.14, 0.14):
        for z in (0.156, -0.130):
            pin = lathe([(0, 0.02), (0.005, 0.02), (0.005, -0.02), (0, -0.02)], stuff.steel, 20)
            place(pin, (x, -0.091, z), (0, 90, 0), head, "hinge")


def _emitters(head, stuff: Metals) -> None:
    """The inside of an unlit lamp: a white board with a row of emitters along the bottom of the reflector."""
    box((2 * _HALF - 0.016, 0.040, 0.010), (0, -0.045, -0.098), plain("emitter board", (0.55, 0.55, 0.53), 0.5), 0.002, rotation=(55, 0, 0), parent=head)
    chip, collar = block("emitter", (0.017, 0.017, 0.004), 0.0015, emitter(False, 4000, 0)), block("collar", (0.023, 0.023, 0.003), 0.001, stuff.sheet)
    for k in range(_EMITTERS):
        x = (k - (_EMITTERS - 1) / 2) * _PITCH
        place(collar, (x, -0.0503, -0.0943), (55, 0, 0), head, "collar")
        place(chip, (x, -0.0520, -0.0931), (55, 0, 0), head, "emitter")
    for x in range(-2, 3):
        place(lathe([(0, 0.003), (0.0030, 0.003), (0.0034, 0.002), (0.0034, 0)], stuff.steel, 18), (x * 3 * _PITCH, -0.0590, -0.0890), (55, 0, 0), head, "screw")


def _pane() -> bpy.types.Material:
    """Frosted and ribbed glass, lit: hot over each emitter, fading upwards and towards the ends."""
    shader = Shader("frosted pane")
    shader.finish(Base_Color=(0.20, 0.195, 0.185), Roughness=0.35, Specular=0.5)
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect(shader.position(), parts, 0)
    height = shader.math("MULTIPLY_ADD", (parts, 2), 1 / 0.252, 0.5)
    rising = shader.ramp(height, [(0.0, 0.30), (0.14, 1.0), (0.34, 0.50), (0.62, 0.14), (1.0, 0.03)])
    aside = shader.math("ABSOLUTE", (parts, 0))
    strength = shader.math("MULTIPLY", rising, shader.ramp(shader.math("MULTIPLY", aside, 1 / _HALF), [(0.35, 1.0), (1.0, 0.42)]))
    scallop = shader.math("COSINE", shader.math("MULTIPLY", (parts, 0), 2 * math.pi / _PITCH))
    # The first emitter is half a step from the middle. Each is distinct only near the board: higher up they merge.
    spots = shader.math("MULTIPLY_ADD", shader.math("MULTIPLY", scallop, shader.ramp(height, [(0.05, 0.45), (0.40, 0.0)])), -1.0, 1.0)
    ribs = shader.math("MULTIPLY_ADD", shader.math("COSINE", shader.math("MULTIPLY", (parts, 0), 2 * math.pi / 0.0082)), 0.05, 1.0)
    shaped = shader.math("MULTIPLY", shader.math("MULTIPLY", strength, spots), ribs)
    return shader.finish(Emission=kelvin(3100), Emission_Strength=shader.math("MULTIPLY", shaped, 6.5))
