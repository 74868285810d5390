import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, withPlainDigits } from "./clean-text.ts";

describe("what nobody sees is taken out", () => {
  test.each([
    ["marks and overrides of direction", "\u202Aprice \u202Egpj.exe\u202C \u2068now\u2069", "price gpj.exe now"],
    ["zero-width characters and word joiners", "Z\u200Bone\u2060 A\uFEFF", "Zone A"],
    ["soft hyphens", "acous\u00ADtic", "acoustic"],
    ["fillers and joiners where they join nothing", "A\u3164s\u034Fh\u200Da\uFE0F", "Asha"],
    ["tags outside of a flag", "Delhi\u{E0041}\u{E0042}", "Delhi"],
    ["the spaces of typesetters", "12\u00A0mm\u202Fand\u3000more\u2007", "12 mm and more"],
    ["letters with separate accents", "Cafe\u0301 Se\u200Bn\u0303orita", "Café Señorita"],
    ["wide letters and digits, and units in one character", "Ａsha，１２㎜ ㎡", "Asha,12mm m2"],
    ["the ligatures of PDFs", "ﬁre ﬂoor", "fire floor"],
    ["the bold and italic letters of social networks", "𝗡𝗥𝗖 𝟬.𝟴𝟱, 𝘼𝙗𝙨𝙤𝙛𝙩 𝒯𝒾𝓁ℯ", "NRC 0.85, Absoft Tile"],
    ["the bullets and ticks of Word's lists", "\uF0B7\ttiles \uF0A7 doors \uF0FC \uF0E0", "• tiles ▪ doors ✓ →"],
    ["separators of lines", "one\u2028two", "one two"],
  ])("%s", (_, written, cleaned) => expect(cleanLine(written)).toBe(cleaned));

  test("of several lines, the line ends stay", () => {
    expect(cleanText(" one\r\n\ttwo\u2028three\u000B\u0007four\u200B ")).toBe("one\n\ttwo\nthree\nfour");
  });
});

test.each([
  ["ZWJ in a Devanagari cluster", "क्\u200Dष"],
  ["ZWNJ after a virama with an accent", "क\u094D\u0301\u200C"],
  ["ZWNJ in a Kannada name", "ರಾಜ್\u200Cಕುಮಾರ್"],
  ["a Malayalam chillu at the end of a word", "അവന്\u200D"],
  ["ZWNJ in Urdu", "می\u200Cخواهم"],
  ["joined emoji with colours", "👩🏽\u200D🚀 👨\u200D👩\u200D👧 ❤\uFE0F\u200D🔥"],
  ["keycaps and the flag of Scotland", "3\uFE0F\u20E3 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 🇮🇳"],
  ["a variant of a Japanese name", "辻\u{E0100}"],
  ["a nukta", "क\u093Cलम"],
])("%s stays", (_, written) => {
  expect(cleanLine(written)).toBe(written);
  expect(cleanText(written)).toBe(written);
});

test("marks that order a right-to-left text stay in a message, but nothing that can reverse it", () => {
  expect(cleanText("قیمت \u2068C++\u2069\u200F \u202Eabc")).toBe("قیمت \u2068C++\u2069\u200F abc");
});

test("any text is clean after it was cleaned once, and shows the same letters and digits", () => {
  const seen = (text: string) =>
    text.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");
  const mixed = fc.array(
    fc.constantFrom(
      "a",
      "9",
      "क",
      "\u094D",
      "ش",
      "👩",
      "🏽",
      "\u200D",
      "\u200C",
      "\u200B",
      "\uFE0F",
      "\u20E3",
      "e",
      "\u0301",
      "\u202E",
      "\n",
    ),
  );
  const text = fc.oneof(
    mixed.map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(cleanLine, cleanText), (written, clean) => {
      const once = clean(written);
      expect(clean(once)).toBe(once);
      expect(seen(once)).toBe(seen(written));
    }),
  );
});

test("the digits of every script are read", () => {
  const systems = Intl.supportedValuesOf("numberingSystem").map((system) =>
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210),
  );
  const decimal = systems.filter((printed) => /^\p{Nd}+$/u.test(printed));
  expect(decimal.length).toBeGreaterThan(30);
  expect(new Set(decimal.map(withPlainDigits))).toEqual(new Set(["9876543210"]));
});

test("a text with more marks on a letter than any language has is not composed, which would take seconds", () => {
  const marks = "\u0301\u0316".repeat(60_000);
  for (const clean of [cleanText, cleanLine]) expect(clean(`a${marks}`)).toBe(`a${marks}`);
  expect(cleanText("e\u0301")).toBe("é");
  const run = (letter: string, length: number) => letter + "\u0301\u0316".repeat(length / 2);
  for (const written of [run("e", 30), run("e", 30) + run("o", 30)]) {
    expect(cleanText(written)).toBe(written.normalize("NFC"));
    for (const long of [`${written}${run("u", 32)}`, `${run("", 32)}${written}`]) expect(cleanText(long)).toBe(long);
  }
});
