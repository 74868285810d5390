"""A cinema: rows of aubergine chairs, side walls of pleated cloth between strips of gold light, the sea on the screen."""

from ...core.camera import level_camera
from ...core.geometry import box, place, surface
from ...core.light import area, glow, kelvin
from ...core.nodes import Shader
from ...core.output import Quality
from ...core.scene import ambient, group
from ...grade import Grade
from ...materials.floor import carpet
from ...materials.palette import black_metal, black_plastic, dark_void, satin_steel
from ...materials.plain import plain
from ...materials.textile import woven
from ...picture import picture
from ...subjects.chairs.hall_chair import ChairStyle
from ...subjects.rooms.linings import panels
from ...subjects.rooms.seating import Rows, aisle_lights, seat_rows

_WIDTH, _LENGTH, _HEIGHT = 13.0, 17.0, 7.4
_ROWS = Rows(11, first=4.2, pitch=1.12, rise=0.30, radius=60, half_width=5.9, aisles=(-3.55, 3.55), aisle_width=1.2, spacing=0.60)


@picture(
    "cinema-screen",
    1600,
    1067,
    Quality(samples=24, bounces=6, diffuse=4, clamp=4, noise_threshold=0.045),
    Grade(exposure=1.6, saturation=1.1),
)
def cinema() -> None:
    style = ChairStyle(
        cloth=woven("aubergine cloth", (0.078, 0.017, 0.047), (0.050, 0.010, 0.031), 0.003, 0.0006, 0.7, 0.3, 180),
        cord=plain("cord", (0.05, 0.012, 0.024), 0.8),
        shell=black_plastic(),
        arm=black_plastic(),
        metal=black_metal(),
        bolt=satin_steel(),
        back_height=0.72,
        back_width=0.52,
        back_depth=0.11,
        back_seams=(0.17, 0.02, -0.13),
        back_taper=0.05,
        upholstered_rear=True,
    )
    seat_rows(
        _ROWS,
        style,
        carpet("plum carpet", (0.040, 0.022, 0.032), 0.0),
        {(row, (row * 5) % 17) for row in range(11)} | {(row, (row * 7 + 3) % 17) for row in range(11)},
    )
    aisle_lights(_ROWS, 2700, 10)
    _shell()
    _screen()
    for side in (-1, 1):
        for k in range(5):
            y = -3.02 - k * 3.0
            area((side * (_WIDTH / 2 - 0.135), y, 4.0), (side * (_WIDTH / 2 - 0.45), y, 4.0), 0.05, 75, kelvin(2700), 4.9)
    area((0, -8, _HEIGHT - 0.3), (0, -8, 0), 9, 90, kelvin(3000), 10)
    ambient((0.5, 0.4, 0.6), 0.006)
    area((0, -16.5, 5.6), (0, -8, 1), 9, 60, kelvin(3500), 1)
    level_camera((2.2, -15.0, 4.75), (-0.5, 0, 0), 24, (0, -0.135))


def _shell() -> None:
    void = dark_void()
    plum = woven("pleated cloth", (0.068, 0.026, 0.050), (0.045, 0.017, 0.035), 0.004, 0.0006, 0.6)
    gold = glow("gold strip", (1, 0.56, 0.24), 1.1, lights=False)
    box((_WIDTH, 7, 0.1), (0, -1.0, -0.053), carpet("plum carpet front", (0.040, 0.022, 0.032), 0.0))
    box((_WIDTH, _LENGTH + 4, 0.1), (0, -_LENGTH / 2, _HEIGHT + 0.05), void)
    box((_WIDTH, 0.1, _HEIGHT), (0, -_LENGTH - 0.4, _HEIGHT / 2), void)
    for side in (-1, 1):
        box((0.1, _LENGTH + 4, _HEIGHT), (side * (_WIDTH / 2 + 0.12), -_LENGTH / 2, _HEIGHT / 2), void)
        for k in range(6):
            start = -0.1 - k * 3.0
            frame = group("bay", (side * _WIDTH / 2, start - (2.84 if side < 0 else 0.0), 0), -90 * side)
            place(_pleats(2.84, 5.3, plum), (0, -0.05, 1.35), parent=frame, name="pleats")
            panels(2.84, 1.25, void, void, 2.84, 1.25, 0.004, 0.03, 0.05, parent=group("dado", (0, -0.03, 0), parent=frame))
        for k in range(5):
            # In front of the pleats, so that they are visible along the wall.
            box((0.10, 0.035, 5.0), (side * (_WIDTH / 2 - 0.08), -3.02 - k * 3.0, 4.0), gold)


def _pleats(length: float, height: float, cloth):
    """Sharp upright pleats 70 mm wide that lean to one side."""
    points, count = [], round(length / 0.07)
    for k in range(count):
        x = k * length / count
        for dx, y in ((0.0, 0.0), (0.014, -0.05), (0.020, -0.052), (0.052, -0.006)):
            points += [(x + dx, y, 0.0), (x + dx, y, height)]
    rows = len(points) // 2
    return surface(points, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(rows - 1)], cloth, smooth=False)


def _screen() -> None:
    """A curved screen in black masking; its picture lights the hall."""
    width, height, low = 11.0, 4.65, 1.55
    columns = 40
    points = []
    for k in range(columns + 1):
        x = -width / 2 + width * k / columns
        y = 1.4 - 0.5 * (2 * x / width) ** 2
        points += [(x, y, low), (x, y, low + height)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(columns)]
    item = place(surface(points, faces, _sea(low, height)), name="screen")
    item.visible_diffuse = False
    area((0, 1.0, low + height / 2), (0, -6, 1.2), width * 0.9, 330, (1.0, 0.72, 0.52), height * 0.9)
    box((_WIDTH + 1, 0.1, _HEIGHT), (0, 2.2, _HEIGHT / 2), dark_void())


def _sea(low: float, height: float):
    """A film still: the sun low above the sea, its light on the water, bands of cloud."""
    shader = Shader("sea")
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.connect((shader.node("ShaderNodeTexCoord"), "Object"), parts, 0)
    across = (parts, 0)
    up = shader.math("MULTIPLY", shader.math("SUBTRACT", (parts, 2), low), 1 / height)
    horizon, sun_x, sun_z = 0.40, 1.9, low + 0.47 * height
    # Clouds lie flat towards the horizon.
    drift = shader.node("ShaderNodeCombineXYZ")
    shader.feed(drift, 0, shader.math("MULTIPLY", across, 0.30))
    shader.feed(drift, 1, shader.math("DIVIDE", 0.55, shader.math("ADD", shader.math("SUBTRACT", up, horizon), 0.10)))
    clouds = shader.ramp(shader.noise((drift, 0), 1.5, 8, 0.58, 0.6), [(0.44, 0), (0.66, 1)])
    sky = shader.ramp(up, [(0.40, (1.0, 0.52, 0.24)), (0.56, (0.80, 0.46, 0.32)), (0.78, (0.34, 0.33, 0.42)), (1.0, (0.13, 0.18, 0.31))])
    lit = shader.ramp(up, [(0.40, (1.0, 0.60, 0.34)), (0.70, (0.52, 0.30, 0.29)), (1.0, (0.19, 0.17, 0.24))])
    sky = shader.mix(shader.math("MULTIPLY", clouds, 0.75), sky, lit)
    aside = shader.math("SUBTRACT", across, sun_x)
    above = shader.math("SUBTRACT", (parts, 2), sun_z)
    away = shader.math("SQRT", shader.math("ADD", shader.math("MULTIPLY", aside, aside), shader.math("MULTIPLY", above, above)))
    halo = shader.math("POWER", 2.718, shader.math("MULTIPLY", away, -1.1))
    sky = shader.mix(halo, sky, (1.5, 0.95, 0.52))
    sky = shader.mix(shader.ramp(away, [(0.20, 1), (0.235, 0)]), sky, (2.4, 1.9, 1.2))
    # Waves become longer and finer towards the horizon.
    near = shader.math("ADD", shader.math("SUBTRACT", horizon, up), 0.012)
    wave = shader.node("ShaderNodeCombineXYZ")
    shader.feed(wave, 0, shader.math("DIVIDE", shader.math("MULTIPLY", aside, 0.10), near))
    shader.feed(wave, 1, shader.math("DIVIDE", 1.3, near))
    waves = shader.noise((wave, 0), 1.6, 5, 0.6)
    water = shader.mix(shader.ramp(waves, [(0.36, 0), (0.66, 1)]), (0.075, 0.065, 0.085), (0.40, 0.25, 0.20))
    water = shader.mix(shader.ramp(up, [(0.28, 0), (0.40, 0.55)]), water, (0.62, 0.36, 0.24))
    path = shader.math("POWER", 2.718, shader.math("MULTIPLY", shader.math("ABSOLUTE", aside), -1.5))
    glitter = shader.math("MULTIPLY", shader.ramp(waves, [(0.47, 0), (0.60, 1)]), path)
    water = shader.mix(glitter, water, (2.0, 1.3, 0.70))
    colour = shader.mix(shader.ramp(up, [(horizon - 0.002, 0), (horizon + 0.002, 1)]), water, sky)
    shader.finish(Base_Color=(0, 0, 0), Specular=0, Emission=colour, Emission_Strength=0.46)
    shader.material.cycles.sample_as_light = False
    return shader.material
