import { replaceTexts } from "#content/load/reference-fields.ts";
import type { FigureNames } from "#content/figures/figure-names.ts";
import type { FieldReading } from "./readings.ts";

const figureAfterArticle = /(?<![\p{L}\p{N}])(an?) \{([^{}]+)\}/giu;

/** The sentences of a product in which `a` or `an` does not match the figure after it, as currently printed. */
export function misfittingArticles(value: unknown, figures: FigureNames): FieldReading[] {
  const found: FieldReading[] = [];
  replaceTexts("product", value, (text, at) => {
    for (const [, article = "", name = ""] of text.matchAll(figureAfterArticle)) {
      const printed = figures.get(name);
      if (printed === undefined) continue;
      const fitting = beginsWithVowel(printed) ? "an" : "a";
      if (article.toLowerCase() === fitting) continue;
      found.push({ at, words: `The site shows “${article} ${printed}”. Write “${fitting} {${name}}”.` });
    }
    return text;
  });
  return found;
}

/** Whether printed text begins with a vowel sound: `8 mm`, `11 mm`, `18,000`, `MDF`, `oak`. */
function beginsWithVowel(printed: string): boolean {
  if (/^\d/.test(printed)) return /^(?:8|1[18](?!\d))/.test(printed);
  // Spelled out letter by letter.
  if (/^[B-DF-HJ-NP-TV-Z]{2}/.test(printed)) return /^[FHLMNRSX]/.test(printed);
  return /^(?:[aeio]|u(?!ni|se|ti)|hour)/i.test(printed);
}
