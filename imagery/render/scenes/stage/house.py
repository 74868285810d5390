"""The hall in front of the stage, seen from its rear: chairs on steps around an aisle, those in front taken, and a latecomer."""

import random

from ...core.light import area, kelvin
from ...core.scene import Colour, put
from ...materials.colour import scaled
from ...materials.palette import satin_steel
from ...materials.plain import plain
from ...materials.textile import woven
from ...materials.wood import OAK, wood
from ...subjects.chairs.hall_chair import ChairStyle
from ...subjects.people import listener, walk, walker
from ...subjects.rooms.seating import Rows, seat_rows

_ROWS = Rows(8, first=4.4, pitch=1.0, rise=0.17, radius=40.0, half_width=6.6, aisle_width=1.15)


def house(cloth: Colour) -> None:
    """Chairs in that cloth, their backs lit from the stage, their seats tipped up where nobody sits."""
    style = ChairStyle(
        cloth=woven("house cloth", cloth, scaled(cloth, 0.64), 0.003, 0.0007, 0.3, 0.35, 180),
        cord=plain("cord", scaled(cloth, 0.5), 0.8),
        shell=wood("shell", OAK.with_(cathedral=9, tone=0.10), "Z"),
        arm=wood("arm", OAK.with_(tone=0.08), "X"),
        metal=plain("standard", (0.022, 0.022, 0.023), 0.42),
        bolt=satin_steel(),
        upholstered_rear=True,
    )
    taken = _listeners()
    seat_rows(_ROWS, style, plain("carpet", (0.040, 0.036, 0.034), 0.95, relief=0.003, grain=190), taken)
    walk(walker(1, "#6b3322", "#b98a34"), (-0.12, -6.1, 0.17), (-0.08, -5.75, 0.17), 174)
    # From the stage onto hair, shoulders and the tops of the chairs; and the lowered light above the rows.
    area((0, -1.8, 7.4), (0, -9.0, 0.8), 9, 420, kelvin(3500), 0.4)
    area((0, -9.0, 8.2), (0, -9.0, 0), 10, 150, kelvin(3000), 8)


def _listeners() -> set[tuple[int, int]]:
    """Puts them into the scene. Returns their places: the row, and the number from the left."""
    choose = random.Random(11)
    people = [listener(k, cloth, grey=grey) for k, (cloth, grey) in enumerate((("#6f6a5e", 0.0), ("#27323d", 0.3), ("#4f4431", 0.0)))]
    people += [listener(k + 3, *cloths) for k, cloths in enumerate((("#54202c", "#9a7330"), ("#1c3a33", "#25544a"), ("#33264a", "#8d82a0")))]
    taken = set()
    for row in range(4):
        number = 0
        for start, chairs in _ROWS.blocks():
            for seat in range(chairs):
                if choose.random() < 0.5:
                    x, y, z, turn = _ROWS.position(row, start + (seat + 0.5) * _ROWS.spacing)
                    put(choose.choice(people), (x, y, z - 0.02), 180 + turn + choose.uniform(-9, 9))
                    taken.add((row, number))
                number += 1
    return taken
