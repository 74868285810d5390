type Field = readonly (string | number)[];

/**
 * The field of a file that contains the words quoted in a question, such as `0.4-0.10 kg/m2`; undefined if none does.
 * @param quoted alternatives, tried in order; for `Light 75%` also without the name of the figure
 */
export function findQuoted(value: unknown, quoted: readonly string[]): Field | undefined {
  const tried = quoted.flatMap((words) => [words, words.replace(/^[A-Za-z. ]+(?=[\d+-])/, "")]);
  for (const words of new Set(tried)) {
    const field = fieldThatSays(value, words, []);
    if (field) return field;
  }
  return undefined;
}

function fieldThatSays(value: unknown, words: string, at: Field): Field | undefined {
  if (typeof value === "string") return saysAlone(value, words) ? at : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).toSorted(([left], [right]) => rankOf(left) - rankOf(right));
  for (const [key, inner] of entries) {
    const found = fieldThatSays(inner, words, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** Figures are searched first, and search texts and picture descriptions last, because they repeat other texts. */
function rankOf(key: string): number {
  return key === "specifications" ? 0 : key === "seo" || key === "pictureDescriptions" ? 2 : 1;
}

/** Whether a text contains the words as whole words: `5 years` is not in `15 years`. */
function saysAlone(text: string, words: string): boolean {
  const index = text.indexOf(words);
  if (index < 0) return false;
  const [before = "", after = ""] = [text.charAt(index - 1), text.charAt(index + words.length)];
  return !/[\w.]/.test(before) && !/\w/.test(after);
}
