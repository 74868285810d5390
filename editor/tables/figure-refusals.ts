import type { FileMistake } from "../store/check.ts";

/** A change with the place of its figure. */
interface PlacedChange {
  readonly path: string;
  readonly cell: { readonly at: readonly (string | number)[] };
}

/**
 * Which of several changes the build would refuse, with its words, and what it would say of the others.
 * @param mistakesOf what the build would say of some of the changes together
 */
export function refusals<Changed extends PlacedChange>(
  changes: readonly Changed[],
  mistakesOf: (some: readonly Changed[]) => readonly FileMistake[],
): { refused: ReadonlyMap<Changed, string>; others: readonly string[] } {
  const refused = new Map<Changed, string>();
  for (;;) {
    const accepted = changes.filter((change) => !refused.has(change));
    const mistakes = accepted.length === 0 ? [] : mistakesOf(accepted);
    const atFigures = accepted.map((change) => [change, mistakes.find((mistake) => isAt(mistake, change))] as const);
    const found = atFigures.some(([, mistake]) => mistake) ? atFigures : alone(accepted, mistakes, mistakesOf);
    const before = refused.size;
    for (const [change, mistake] of found) if (mistake) refused.set(change, mistake.message);
    // The build looks at how figures agree only once each of them can be read.
    if (refused.size === before) return { refused, others: mistakes.map(({ message }) => message) };
  }
}

/** What is said of each change that could have led to mistakes elsewhere, such as in a drawing that repeats the figure. */
function alone<Changed extends PlacedChange>(
  changes: readonly Changed[],
  mistakes: readonly FileMistake[],
  mistakesOf: (some: readonly Changed[]) => readonly FileMistake[],
): (readonly [Changed, FileMistake | undefined])[] {
  const paths = new Set(mistakes.map(({ path }) => path));
  const inFiles = changes.filter(({ path }) => paths.has(path));
  const suspects = mistakes.length > 0 && inFiles.length === 0 ? changes : inFiles;
  return suspects.map((change) => [change, mistakesOf([change])[0]]);
}

function isAt(mistake: FileMistake, { path, cell }: PlacedChange): boolean {
  return mistake.path === path && cell.at.every((part, index) => mistake.at[index] === part);
}
