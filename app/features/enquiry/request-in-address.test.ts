import { expect, test } from "vitest";
import { requestIn } from "./request-in-address.ts";

const words = (query: string) => requestIn(new URLSearchParams(query))?.words;

test.each([
  ["ask=fireClass", "fire class"],
  ["ask=absorption", "absorption by octave band"],
  ["ask=epd&finish=Walnut", "environmental product declaration"],
  ["ask=sample", "finish sample"],
  ["ask=sample&finish=Walnut+%2F+dark", "finish sample, Walnut / dark"],
])("%s requests the %s", (query, expected) => {
  expect(words(query)).toBe(expected);
});

test.each(["", "ask=", "ask=money", "ask=toString", "finish=Walnut"])("%o requests nothing", (query) => {
  expect(words(query)).toBeUndefined();
});

test("a text that is not a finish name is left out", () => {
  expect(words("ask=sample&finish=%3Cb%3E")).toBe("finish sample");
  expect(words(`ask=sample&finish=${"a".repeat(61)}`)).toBe("finish sample");
});

test("a request can be repeated by its query", () => {
  const asked = requestIn(new URLSearchParams("product=wallPanels/petPanel&ask=sample&finish=JU 001 & more"));
  expect(requestIn(new URLSearchParams(asked?.query))).toEqual(asked);
});
