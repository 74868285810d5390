import { readFileSync } from "node:fs";
import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { printableCharacters } from "#content/text/clean-text.ts";
import { readFonts } from "./fonts.ts";
import { charactersIn } from "./testing/characters-in-font.ts";
import { Typesetter } from "./typesetter.ts";

const fonts = await readFonts(process.cwd());

test("the fonts have a glyph for every character that may be written in a product", () => {
  const known = new Set(fonts.flatMap((font) => [...charactersIn(font)]));
  const missing: string[] = [];
  for (let code = 0x20; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    const isShown = /\p{Assigned}/u.test(character) && !/\p{Default_Ignorable_Code_Point}/u.test(character);
    if (isShown && printableCharacters.test(character) && !known.has(character)) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});

test.each([
  "NRC ≤ 0.85, ₹ 1,200 per m², 50 Ω",
  "Škoda, Łódź, Jāli, Ṭhākur, Đà Nẵng",
  "ध्वनि अवशोषक पैनल, कक्षा",
  "CO₂, 10⁻³, 20 ℃, ⌀ 12, № 4, → ✓ ■ ½ ⅓",
  "λ/4, μm, Δ, Ελλάδα, Москва",
])("%s is printed in the serif and the sans serif", async (words) => {
  const pdf = new Typesetter(fonts).pdf({
    template: "/sheet.typ",
    content: { words },
    files: new Map([
      ["/house.typ", readFileSync("documents/templates/house.typ")],
      [
        "/sheet.typ",
        Buffer.from(
          '#import "/house.typ": sans, serif\n#let words = json(bytes(sys.inputs.content)).words\n' +
            "#text(font: sans, words)\n\n#text(font: serif, weight: 340, words)\n\n#text(font: sans, weight: 550, words)",
        ),
      ],
    ]),
  });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  // The signs of a Devanagari syllable are in a different order in a PDF than in its text.
  const plain = (written: string) => written.normalize("NFKC").replaceAll(/\s|[\u0900-\u097F\p{Cc}]/gu, "");
  expect(plain(text)).toBe(plain(words).repeat(3));
  const devanagari = words.match(/\p{Script=Devanagari}/gu) ?? [];
  expect([...new Set(devanagari)].filter((letter) => !text.includes(letter))).toEqual([]);
});
