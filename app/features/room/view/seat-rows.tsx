import { range } from "#app/drawings/geometry/shapes.ts";
import { type Point, polygon, polyline } from "#app/drawings/parts/path-data.ts";
import { Edge, Hair } from "#app/drawings/parts/strokes.tsx";
import type { Look } from "./face-contents.ts";
import type { Rectangle } from "./face-layout.ts";

interface SeatRowsProps {
  look: Extract<Look, { kind: "seats" }>;
  rectangle: Rectangle;
  /** The point of the sheet at a share of the width and of the height. */
  at: (across: number, up: number) => Point;
}

/** Above this number, rows are drawn instead of seats. */
const mostSeats = 600;

/** The share of its cell that a seat fills along its row, and from row to row. */
const filled = { across: 0.84, up: 0.62 };

/** All seats, the occupied ones filled. The floor of each is to scale; their arrangement is not known. */
export function SeatRows({ look: { seats, people }, rectangle: { width, height }, at }: SeatRowsProps) {
  const { columns, rows } = seatGrid(seats, width, height);
  if (seats > mostSeats) {
    return (
      <>
        <Hair
          d={range(rows)
            .map((row) => polyline(at(0, (row + 0.5) / rows), at(1, (row + 0.5) / rows)))
            .join("")}
        />
        <Edge d={polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1))} />
      </>
    );
  }
  const seat = (index: number) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const corner = (across: number, up: number) =>
      at((column + 0.5 + (across * filled.across) / 2) / columns, 1 - (row + 0.5 - (up * filled.up) / 2) / rows);
    return polygon(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1));
  };
  const all = range(seats).map(seat);
  const taken = Math.min(seats, Math.max(0, Math.round(people)));
  return (
    <>
      <path className="drawing__hair room-picture__taken" d={all.slice(0, taken).join("")} />
      <Hair d={all.slice(taken).join("")} fill="white" />
    </>
  );
}

/** A grid with a roughly square cell for every seat. */
export function seatGrid(seats: number, widthM: number, heightM: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.min(seats, Math.round(Math.sqrt((seats * widthM) / heightM))));
  return { columns, rows: Math.max(1, Math.ceil(seats / columns)) };
}
