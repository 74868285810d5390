/** The placeholders in a text, sorted: `{nrc}, {thickness}`. */
export function placeholdersIn(text: string): string {
  return listOf(text.match(/\{[^{}]*\}/g));
}

/** The numbers in a text, in digits of any script and without those in placeholders, sorted: `10, 3`. */
export function numbersIn(text: string): string {
  return listOf(text.replaceAll(/\{[^{}]*\}/g, "").match(/\p{Nd}+/gu));
}

function listOf(found: readonly string[] | null): string {
  return (found ?? []).toSorted().join(", ");
}
