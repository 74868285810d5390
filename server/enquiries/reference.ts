import { randomInt } from "node:crypto";

// Without the letters and digits that are mistaken for each other when read out.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new reference that a visitor can read out, such as `K7M2-QX4P`. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
