import type { FoundDocument } from "./load-search.ts";

export interface ResultGroup {
  kind: FoundDocument["kind"];
  label: string;
  /** The index of its first result among all. */
  first: number;
  results: readonly FoundDocument[];
}

const labels: Record<FoundDocument["kind"], string> = {
  product: "Products",
  finish: "Finishes",
  page: "Pages",
  project: "Projects",
};

/** The most results shown for each kind. */
const maxOfKind: Record<FoundDocument["kind"], number> = { product: 6, finish: 4, page: 3, project: 4 };

/** Groups results by kind. The kind with the best result is first, and the best result is first within its kind. */
export function groupResults(found: readonly FoundDocument[]): ResultGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  let first = 0;
  return kinds.map((kind) => {
    const results = found.filter((document) => document.kind === kind).slice(0, maxOfKind[kind]);
    const group = { kind, label: labels[kind], first, results };
    first += results.length;
    return group;
  });
}
