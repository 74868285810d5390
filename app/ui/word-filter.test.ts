import { expect, test } from "vitest";
import { wordFilter } from "./word-filter.ts";

test.each([
  ["cafe\u0301 seno\u200Brita", "Café Señorita"],
  ["\u202Apune\u202C", "Pune, Maharashtra"],
  ["२०२२", "Hall, 2022"],
  ["12\u202Fmm", "Panel at 12 mm"],
])("%j finds %j", (query, text) => expect(wordFilter(query)(text)).toBe(true));

test("every word must be there", () => expect(wordFilter("pune delhi")("Pune")).toBe(false));
