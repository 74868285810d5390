import { replaceTexts } from "#content/load/reference-fields.ts";
import type { FigureNames } from "#content/figures/figure-names.ts";
import type { FieldReading } from "./readings.ts";

const figureAfterArticle = /(?<![\p{L}\p{N}])(an?) \{([^{}]+)\}/giu;

/** The sentences of a product in which `a` or `an` does not fit the figure that follows it, as it is printed now. */
export function misfittingArticles(value: unknown, figures: FigureNames): FieldReading[] {
  const found: FieldReading[] = [];
  replaceTexts("product", value, (text, at) => {
    for (const [, article = "", name = ""] of text.matchAll(figureAfterArticle)) {
      const printed = figures.get(name);
      if (printed === undefined) continue;
      const fitting = beginsWithVowel(printed) ? "an" : "a";
      if (article.toLowerCase() === fitting) continue;
      found.push({ at, words: `Reads “${article} ${printed}”; write “${fitting} {${name}}”.` });
    }
    return text;
  });
  return found;
}

/** Whether what is printed begins with a vowel when it is spoken: `8 mm`, `11 mm`, `18,000`, `MDF`, `oak`. */
function beginsWithVowel(printed: string): boolean {
  if (/^\d/.test(printed)) return /^(?:8|1[18](?!\d))/.test(printed);
  // Spoken letter by letter.
  if (/^[B-DF-HJ-NP-TV-Z]{2}/.test(printed)) return /^[FHLMNRSX]/.test(printed);
  return /^(?:[aeio]|u(?!ni|se|ti)|hour)/i.test(printed);
}
