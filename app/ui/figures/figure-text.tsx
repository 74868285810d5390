interface FigureTextProps {
  text: string;
  /** The parts of the text that stay on one line, in their order: sizes, and numbers with their units. */
  unbroken?: readonly string[] | undefined;
}

/** A range such as 8.7–19.6%, which would otherwise break after its dash. */
const range = /(\d[\d.]*–[\d.]*\d%?)/;

/** Prose whose sizes, ranges and figures stay on one line, each with its unit. */
export function FigureText({ text, unbroken }: FigureTextProps) {
  return split(text, unbroken).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts have no name of their own, and their order never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken" translate="no">
        {part}
      </span>
    ),
  );
}

/** The parts that must not break, alternating with the text between them. */
function split(text: string, unbroken: readonly string[] = []): string[] {
  const parts: string[] = [];
  let rest = text;
  for (const part of unbroken) {
    const at = rest.indexOf(part);
    if (at < 0) continue;
    parts.push(...rest.slice(0, at).split(range), part);
    rest = rest.slice(at + part.length);
  }
  return withPunctuation([...parts, ...rest.split(range)]);
}

const [opening, closing] = [/[(“]*$/, /^[,.;:)”]*/];

/** Punctuation stays with the part beside it: a line may otherwise break between an inline block and a comma. */
function withPunctuation(parts: readonly string[]): string[] {
  return parts.map((part, index) => {
    const [before = "", after = ""] = [parts[index - 1], parts[index + 1]];
    if (index % 2 === 1) return `${opening.exec(before)?.[0]}${part}${closing.exec(after)?.[0]}`;
    const text = index === 0 ? part : part.replace(closing, "");
    return index === parts.length - 1 ? text : text.replace(opening, "");
  });
}

/**
 * Whether a text has a word so long that it must break (class `breakable`), because it would push its neighbours
 * off the page. Shorter words do not break, and set the width of their column.
 */
export function hasLongWord(text: string): boolean {
  return /\S{25}/.test(text);
}
