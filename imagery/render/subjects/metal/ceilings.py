"""Suspended metal ceilings, viewed from below. Each fills a rectangle around the origin of its group, with its lowest faces at Z = 0."""
import bpy

from ...core.geometry import block, box, extrude, place, tube
from ...core.scene import group, put
from ...materials.metal import galvanised
from ...materials.plain import plain
from .sections import baffle, folded, strip, tee

Point = tuple[float, float, float]
_CARRIERS_APART = 1.2


def baffle_ceiling(length: float, count: int, width_mm: float, height_mm: float, gap_mm: float, coat, carrier=None, at: Point = (0, 0, 0), drop: float = 0.6, capped: bool = True) -> bpy.types.Object:
    """
    Baffles along Y, `gap_mm` clear between them, clipped under carriers that run across every 1.2 m, on rods `drop` metres
    long; where they are not `capped`, their ends are open.
    """
    whole = group("baffle ceiling", at)
    mesh = extrude(baffle(width_mm, height_mm), length, coat)
    end = block("end cap", (width_mm / 1000 - 0.0006, 0.0008, height_mm / 1000 - 0.0006), 0.0002, coat)
    pitch, height = (width_mm + gap_mm) / 1000, height_mm / 1000
    for number in range(count):
        x = (number - (count - 1) / 2) * pitch
        place(mesh, (x, 0, 0), parent=whole)
        for side in (-1, 1) if capped else ():
            place(end, (x, side * length / 2, height / 2), parent=whole)
    if carrier:
        hang_carriers(whole, count * pitch, length, height, carrier, drop)
        _clips(whole, count, pitch, length, height)
    return whole


def strip_ceiling(length: float, widths_mm: list[float], height_mm: float, gap_mm: float, coat, carrier=None, at: Point = (0, 0, 0), joint: float | None = None) -> bpy.types.Object:
    """Panels along Y, one for each of `widths_mm`; at `joint` (metres from the middle) two lengths meet, staggered."""
    whole = group("linear ceiling", at)
    total = sum(widths_mm) + gap_mm * (len(widths_mm) - 1)
    left = -total / 2
    for number, width in enumerate(widths_mm):
        x = (left + width / 2) / 1000
        outline = strip(width, height_mm)
        if joint is None:
            place(extrude(outline, length, coat), (x, 0, 0), parent=whole)
        else:
            cut = joint + (0.0 if number % 2 else 0.9)
            near, far = cut + length / 2, length / 2 - cut
            place(extrude(outline, near - 0.0006, coat), (x, -length / 2 + near / 2, 0), parent=whole)
            place(extrude(outline, far - 0.0006, coat), (x, length / 2 - far / 2, 0), parent=whole)
        left += width + gap_mm
    if carrier:
        hang_carriers(whole, total / 1000, length, height_mm / 1000, carrier)
    return whole


def hang_carriers(whole: bpy.types.Object, width: float, length: float, height: float, metal, drop: float = 0.6) -> None:
    """Carriers across the ceiling and the rods that hold them."""
    bar = block("carrier", (width, 0.032, 0.026), 0.0008, metal)
    for y in _carrier_lines(length):
        place(bar, (0, y, height + 0.0135), parent=whole)
        for share in (-0.42, -0.14, 0.14, 0.42):
            place(tube([(share * width, y, height + 0.026), (share * width, y, height + drop)], 0.003, metal), parent=whole)


def _carrier_lines(length: float) -> list[float]:
    rows = max(1, int(length / _CARRIERS_APART))
    return [(number - (rows - 1) / 2) * _CARRIERS_APART for number in range(rows)]


def _clips(whole: bpy.types.Object, count: int, pitch: float, length: float, height: float) -> None:
    """Straps over the carriers, their legs in the baffles."""
    strap = extrude(folded([(-17.2, -14), (-17.2, 27.6), (17.2, 27.6), (17.2, -14)], 1.0), 0.007, galvanised("strap"), 0.0001)
    for y in _carrier_lines(length):
        for number in range(count):
            place(strap, ((number - (count - 1) / 2) * pitch, y, height), (0, 0, 90), whole)


def open_cell_ceiling(columns: int, rows: int, cell: float, coat, at: Point = (0, 0, 0), width: float = 0.015, height: float = 0.05) -> bpy.types.Object:
    """Hollow blades, open at their top, that cross at every `cell` metres (from middle to middle)."""
    whole = group("open cell ceiling", at)
    wide, deep = columns * cell, rows * cell
    long_blade = extrude(baffle(width * 1000, height * 1000), deep + width, coat)
    end = block("end cap", (width - 0.0006, 0.0008, height - 0.0006), 0.0002, coat)
    # Its ends are inside the long blades, past their bevelled edges, and slightly lower, so that no two faces are in one plane.
    short_blade = extrude(baffle(width * 1000, height * 1000 - 0.4), cell - width + 0.003, coat)
    for column in range(columns + 1):
        x = column * cell - wide / 2
        place(long_blade, (x, 0, 0), parent=whole)
        for side in (-1, 1):
            place(end, (x, side * (deep + width) / 2, height / 2), parent=whole)
    for row in range(rows + 1):
        for column in range(columns):
            place(short_blade, ((column + 0.5) * cell - wide / 2, row * cell - deep / 2, 0.0002), (0, 0, 90), whole)
    return whole


def tee_grid(columns: int, rows: int, variant: str, steel, module: float = 0.6, at: Point = (0, 0, 0), hangers: float = 0.5) -> bpy.types.Object:
    """Main sections along Y on hangers, cross sections between them, their faces at Z = 0."""
    whole = group("tee grid", at)
    wide, deep = columns * module, rows * module
    # The distance from the middle of a main section to the ends of its cross sections: on its flange, at its web or at its groove.
    end = 0.0034 if variant == "silhouette" else 0.001
    main = extrude(tee(variant, 42), deep, steel)
    cross = extrude(tee(variant, 32), module - 2 * end, steel)
    wire = plain("hanger", (0.30, 0.30, 0.31), 0.4, 1)
    for column in range(columns + 1):
        x = column * module - wide / 2
        place(main, (x, 0, 0), parent=whole)
        for row in range(0, rows, 2):
            y = (row + 0.5) * module - deep / 2
            box((0.001, 0.022, 0.06), (x + 0.0022, y, 0.060), wire, 0.0002, parent=whole)
            place(tube([(x + 0.0022, y, 0.08), (x + 0.0022, y, 0.08 + hangers)], 0.0022, wire), parent=whole)
    for row in range(rows + 1):
        for column in range(columns):
            place(cross, ((column + 0.5) * module - wide / 2, row * module - deep / 2, 0.0001), (0, 0, 90), whole)
    return whole


def tiles_in(columns: int, rows: int, tile_at, module: float = 0.6, at: Point = (0, 0, 0), rest: float = 0.0015) -> bpy.types.Object:
    """`tile_at(column, row)` returns an assembly with its face down, or nothing for an open module; `rest` is its height above Z = 0."""
    whole = group("tiles", at)
    for column in range(columns):
        for row in range(rows):
            tile = tile_at(column, row)
            if tile:
                put(tile, ((column + 0.5 - columns / 2) * module, (row + 0.5 - rows / 2) * module, rest), 0, whole)
    return whole
