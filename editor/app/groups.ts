import type { FileSummary } from "./api.ts";

interface FileGroup {
  readonly title: string;
  /** The category whose products they are. */
  readonly category?: string;
  readonly files: readonly FileSummary[];
}

/** The groups of files that are not products, in the order in which an owner thinks of them. */
const others: [title: string, holds: (file: FileSummary) => boolean][] = [
  ["Company", ({ path }) => path === "company.yaml"],
  ["Pages", ({ path }) => path.startsWith("pages/")],
  ["Categories", ({ path }) => path.startsWith("categories/")],
  ["Gallery and pictures", ({ path }) => ["gallery.yaml", "pictures.yaml"].includes(path)],
  ["Colours and finishes", ({ path }) => path.startsWith("swatches/")],
  ["Words of buyers and terms", ({ path }) => ["search.yaml", "facets.yaml", "glossary.yaml"].includes(path)],
  ["Publishing", ({ path }) => path === "publishing.yaml"],
  ["Figures, rooms and the map", () => true],
];

/** The files in groups, products by their categories, and only those whose name or place contains a text. */
export function groupFiles(files: readonly FileSummary[], containing: string): FileGroup[] {
  const sought = containing.trim().toLowerCase();
  const titles = new Map(
    files.filter(({ path }) => path.startsWith("categories/")).map(({ path, title }) => [nameIn(path), title]),
  );
  const productGroups = Map.groupBy(
    files.filter(({ path }) => path.startsWith("products/")),
    ({ path }) => path.split("/")[1] ?? "",
  );
  const rest = Map.groupBy(
    files.filter(({ path }) => !path.startsWith("products/")),
    (file) => others.find(([, holds]) => holds(file))![0],
  );
  const groups: FileGroup[] = [
    ...others.slice(0, 1).map(([title]) => ({ title, files: rest.get(title) ?? [] })),
    ...[...productGroups].map(([category, products]) => ({
      title: titles.get(category) ?? category,
      category,
      files: products,
    })),
    ...others.slice(1).map(([title]) => ({ title, files: rest.get(title) ?? [] })),
  ];
  return groups
    .map(({ files: inGroup, ...group }) => ({
      ...group,
      files: inGroup.filter((file) => `${group.title} ${file.title} ${file.path}`.toLowerCase().includes(sought)),
    }))
    .filter((group) => group.files.length > 0);
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
}
