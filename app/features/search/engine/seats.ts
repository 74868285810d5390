import { sitePages } from "#content/page-registry.ts";

/**
 * How many seats a buyer needs, which is not a figure of a product: `400 chairs`, `650-seat hall`. Only the start of a query can be a number
 * of two digits, which elsewhere belongs to a code: `ABT 09 chair`.
 */
const seatCount = new RegExp(
  String.raw`(?:^\s*|\s(?=\d{3}))(?<seats>[1-9]\d+)(?:\s+|-)(?=(?:[a-z]+\s+){0,2}` +
    String.raw`(?:(?:seat(?:er|ing)?|chair)s?(?![a-z])|kursi|सीट|कुर्सि|कुर्सी|चेयर))`,
  "i",
);

/** The number of seats in a query, and the query without it. */
export function splitSeats(query: string): { seats: number | undefined; words: string } {
  const match = seatCount.exec(query);
  return { seats: match ? Number(match.groups!["seats"]) : undefined, words: query.replace(seatCount, " ") };
}

/** A link to the seat planner, where the hall is planned for a number of seats. */
export function hallFor(seats: number): { title: string; path: string } {
  return { title: `Plan a hall for ${seats} seats`, path: `${sitePages.seats.path}?seats=${seats}` };
}
