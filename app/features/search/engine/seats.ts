import { sitePages } from "#content/page-registry.ts";

const count = String.raw`(?<seats>[1-9]\d+)`;
const seat = String.raw`(?:(?:seat(?:er|ing)?|chair)s?(?![a-z])|kursi|सीट|कुर्सि|कुर्सी|चेयर)`;

/** How many seats a buyer needs, which is not a figure of a product. */
const seatCounts = [
  // `400 chairs`, `650-seat hall`. A two-digit number counts only at the start of a query, because elsewhere it belongs to a code: `ABT 09 chair`.
  // A longer number after the name of a standards body belongs to a standard: `BS 7176 chair`.
  String.raw`(?:^\s*|(?<!\b(?:astm|bs|din|en|iso?))\s(?=\d{3}))${count}(?:\s+|-)(?=(?:(?!kgs?\b)[a-z]+\s+){0,2}${seat})`,
  // `hall for 400 people`
  String.raw`(?<!\S)${count}(?:\s+|-)(?=people|persons?(?![a-z])|pax|capacity|logo|लोग)`,
  // `seats 400`, `seating for 80`
  String.raw`(?<=(?:seats?|seating|chairs|hall|auditorium|capacity|कुर्सिया[ँं])\s*[:-]?\s*)(?:for\s+|of\s+|(?=\d{3}))${count}(?!\S)`,
].map((pattern) => new RegExp(pattern, "i"));

/** The number of seats in a query, and the query without it, "capacity" and the hall that it is for. */
export function splitSeats(query: string): { seats: number | undefined; words: string } {
  const match = seatCounts.map((pattern) => pattern.exec(query)).find((found) => found !== null);
  if (!match) return { seats: undefined, words: query };
  const [left, right] = [query.slice(0, match.index), query.slice(match.index + match[0].length)];
  return {
    seats: Number(match.groups!["seats"]),
    words: `${left} ${right}`.replace(/(?<!\S)(?:hall|हॉल|(?:seating )?capacity)(?!\S)/gi, " "),
  };
}

/** A link to the seat planner, where the hall is planned for a number of seats. */
export function hallFor(seats: number): { title: string; path: string } {
  return { title: `Plan a hall for ${seats} seats`, path: `${sitePages.seats.path}?seats=${seats}` };
}
