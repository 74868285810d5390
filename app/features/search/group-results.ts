import type { FoundDocument } from "./load-search.ts";

export interface ResultGroup {
  kind: FoundDocument["kind"];
  label: string;
  /** The place of its first result among all. */
  first: number;
  results: readonly FoundDocument[];
}

const labels: Record<FoundDocument["kind"], string> = {
  product: "Products",
  finish: "Finishes",
  page: "Pages",
  project: "Projects",
};

/** How many of a kind are shown: enough to choose from, few enough to be seen at once. */
const mostOfKind: Record<FoundDocument["kind"], number> = { product: 6, finish: 4, page: 3, project: 4 };

/** Results by their kind, the kind with the best result first, and within a kind the best first. */
export function groupResults(found: readonly FoundDocument[]): ResultGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  let first = 0;
  return kinds.map((kind) => {
    const results = found.filter((document) => document.kind === kind).slice(0, mostOfKind[kind]);
    const group = { kind, label: labels[kind], first, results };
    first += results.length;
    return group;
  });
}
