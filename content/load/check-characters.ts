import { unprintableCharacters } from "../text/clean-text.ts";
import { oneOf, quoted } from "../sentence-parts.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { YamlFile } from "./yaml-file.ts";

/** The files whose texts are printed in documents. */
const printed = /^(?:products|categories|swatches)\/|^(?:company|figures|glossary)\.yaml$/;

/** The replacement for a character that a program cannot read. */
export const damagedCharacter = "\uFFFD";

export const damagedMessage =
  "A character here was damaged (\uFFFD) when the file was saved in another encoding. Type it again, and save the file as UTF-8.";

/**
 * Reports damaged characters, and those that the documents cannot print, at their fields.
 * @returns whether there are none
 */
export function checkCharacters(path: string, file: YamlFile, mistakes: Mistakes): boolean {
  let isClean = true;
  const report = (field: PropertyKey[], message: string) => {
    isClean = false;
    reportAt(mistakes, file, field, message);
  };
  for (const [field, text] of textsIn(file.value)) {
    if (text.includes(damagedCharacter)) {
      report(field, damagedMessage);
      continue;
    }
    const missing = printed.test(path) ? unprintableCharacters(text.replaceAll(/\s/g, " ")) : [];
    if (missing.length > 0) {
      const which = oneOf(missing.map(quoted));
      report(field, `The PDF documents cannot print ${which}. Use other words or symbols.`);
    }
  }
  return isClean;
}

function* textsIn(value: unknown, field: readonly PropertyKey[] = []): Generator<[PropertyKey[], string]> {
  if (typeof value === "string") yield [[...field], value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* textsIn(inner, [...field, Array.isArray(value) ? Number(key) : key]);
}
