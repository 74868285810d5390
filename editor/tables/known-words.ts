/** What may end the name of a kind of room without meaning another one. */
const general = /\s*(?:rooms?|halls?)$/;

/**
 * Which of some kinds a cell means: by its key, written as the tables of the site write it, or its printed form, by one of the words that its printed form has (`Theatre` of
 * `Auditorium or theatre`), or by its initials (`PWD`). Undefined where none or several could be meant.
 */
export function keyOf(cell: string, words: Readonly<Record<string, string>>): string | undefined {
  const sought = plain(cell);
  if (sought === "") return undefined;
  // A key may be a word that others use for another kind: `Government` where `government` stands for municipal bodies.
  if (Object.hasOwn(words, cell)) return cell;
  const kinds = Object.entries(words).map(([key, printed]) => ({
    key,
    name: plain(printed),
    parts: printed.split(/,| or /).map(plain),
    initials: initialsOf(printed),
  }));
  const ways: ((kind: (typeof kinds)[number]) => boolean)[] = [
    ({ name }) => name === sought,
    ({ parts }) => parts.some((part) => bare(part) === bare(sought)),
    ({ parts, initials }) =>
      (initials !== undefined && sought.endsWith(initials)) ||
      parts.some((part) => part.includes(" ") && sought.endsWith(` ${part}`)),
  ];
  for (const isMeant of ways) {
    const [first, ...others] = kinds.filter(isMeant);
    if (first) return others.length === 0 ? first.key : undefined;
  }
  return undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(".", "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

function bare(name: string): string {
  return name.replace(general, "") || name;
}

/** The initials of a name in small letters, of three words and more; shorter ones could be anything. */
export function initialsOf(name: string): string | undefined {
  const words = plain(name).split(" ");
  return words.length < 3 || words.includes("or") ? undefined : words.map((word) => word[0]).join("");
}
