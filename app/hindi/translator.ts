import type { Translation } from "#content/schema/hindi.ts";

/** Returns a text in Hindi; undefined if it is not translated. */
export type Translate = (english: string) => string | undefined;

/**
 * Translates the texts of a list. Placeholders such as `{time}` stand for what is filled in, which may be a text of the
 * list itself.
 */
export function createTranslator(translations: readonly Translation[]): Translate {
  const known = translations.flatMap(({ english, hindi }) => (hindi?.trim() ? [{ english, hindi }] : []));
  const fixed = new Map(known.map(({ english, hindi }) => [english, hindi]));
  const patterns = known
    .filter(({ english }) => english.includes("{"))
    .map(({ english, hindi }) => ({ pattern: patternOf(english), hindi }));
  const translate: Translate = (text) => {
    const whole = fixed.get(text);
    if (whole !== undefined) return whole;
    for (const { pattern, hindi } of patterns) {
      const filledIn = pattern.exec(text)?.groups;
      if (filledIn)
        return hindi.replaceAll(/\{(\w+)\}/g, (_, name: string) => translate(filledIn[name]!) ?? filledIn[name]!);
    }
  };
  return translate;
}

/** Matches a text with its placeholders filled in: `{n}`, `{n1}` and the like by digits, others by anything. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return `(?<${part}>${/^n\d?$/.test(part) ? String.raw`\d+` : ".+"})`;
  });
  return new RegExp(`^${parts.join("")}$`, "u");
}
