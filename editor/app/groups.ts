import type { FileSummary } from "./api.ts";

interface FileGroup {
  readonly title: string;
  /** The category of the products. */
  readonly category?: string;
  readonly files: readonly FileSummary[];
}

/** Files that an owner rarely changes, and that need care. */
export const advanced = "Advanced";

const errorPages = new Set(["pages/notFound.yaml", "pages/error.yaml"]);

/** The groups of other files, in the order an owner would expect. */
const others: [title: string, holds: (file: FileSummary) => boolean][] = [
  ["The company", ({ path }) => path === "company.yaml"],
  ["Pages", ({ path }) => path === "glossary.yaml" || (path.startsWith("pages/") && !errorPages.has(path))],
  ["Categories", ({ path }) => path.startsWith("categories/")],
  ["Gallery and pictures", ({ path }) => ["gallery.yaml", "pictures.yaml"].includes(path)],
  ["Colours and finishes", ({ path }) => path.startsWith("swatches/")],
  ["In Hindi", ({ path }) => path.startsWith("hindi/")],
  [advanced, () => true],
];

/** Additional search words for files. */
const otherWords: readonly (readonly [path: string, words: string])[] = [
  ["company.yaml", "footer header address office phone email whatsapp social media links copyright map contact"],
  ["publishing.yaml", "server hosting domain upload online"],
  ["search.yaml", "synonyms spelling hindi keywords find"],
  ["facets.yaml", "facets filters columns colours woods materials table"],
  ["figures.yaml", "figures units labels comparison filters"],
  ["glossary.yaml", "terms definitions explanations abbreviations"],
  ["pictures.yaml", "photographs images"],
  ["gallery.yaml", "photographs images"],
  ["map.yaml", "india regions states"],
  ["acoustics.yaml", "rooms reverberation calculator"],
  ["addresses.yaml", "redirects old withdrawn moved"],
  ["pages/home.yaml", "front start banner slides"],
  ["pages/about.yaml", "footer menu"],
  ["pages/privacy.yaml", "footer data protection cookies"],
  ["pages/notFound.yaml", "404 missing"],
  ["swatches/", "colours woods fabrics"],
  ["hindi/", "translations language"],
];

/** The files in groups, products by category, filtered by a search text in names or places. */
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
      files: inGroup.filter((file) => searchedWords(group.title, file).toLowerCase().includes(sought)),
    }))
    .filter((group) => group.files.length > 0);
}

function searchedWords(group: string, { title, path, words: ofProduct = "" }: FileSummary): string {
  const spoken = otherWords.filter(([beginning]) => path.startsWith(beginning)).map(([, words]) => words);
  return [group, title, path, ofProduct, ...spoken].join(" ");
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
}
