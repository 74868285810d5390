/** A row of one of the tables of `docs/questions-for-the-owner.md`. */
export interface Question {
  /** What was supplied, or is missing, without marks of code. */
  readonly title: string;
  /** What the title quotes. */
  readonly quoted: readonly string[];
  /** Why it is asked, or what the site shows instead; empty if the question says it. */
  readonly detail: string;
  /** The last column: where the answer is to be written. */
  readonly writtenIn: string;
}

/** The questions in the text of that document, in its order. */
export function readQuestions(markdown: string): Question[] {
  const rows = markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cellsOf);
  let head: readonly string[] = [];
  return rows.flatMap((cells, index) => {
    if (isRule(rows[index + 1] ?? [])) head = cells;
    if (isRule(cells) || head === cells) return [];
    const [title = "", second = ""] = cells;
    // A question that explains itself is followed by where it is shown.
    const detail = /^(?:Shown|Written)/.test(head[1] ?? "") ? "" : plain(second);
    return [{ title: plain(title), quoted: quotedIn(title), detail, writtenIn: cells.at(-1) ?? "" }];
  });
}

/** What stands in marks of code or between single quotation marks. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`|(?<!\w)'([^']+)'(?!\w)/g)].map(([, code, words]) => (code ?? words)!);
}

function cellsOf(line: string): string[] {
  const inner = line.slice(1, line.lastIndexOf("|"));
  return inner.split("|").map((cell) => cell.trim());
}

function isRule(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell));
}

function plain(text: string): string {
  return text.replaceAll("`", "").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
