import { addressedPages, sitePages } from "../page-registry.ts";
import type { Seo } from "../schema/entry.ts";
import type { Catalogue } from "../schema/resolved.ts";
import type { SearchDocument } from "../schema/search.ts";

const nothingElse = { names: "", text: "", alsoCalled: "" };

/** Every finish and colour once, with the first product that it is supplied for. */
export function finishDocuments({ categories }: Catalogue): SearchDocument[] {
  const products = new Set(categories.flatMap(({ cards }) => cards.map(({ product }) => product)));
  const found = new Map<string, SearchDocument>();
  for (const { colours, path, shortName } of products) {
    for (const { name } of colours?.swatches ?? []) {
      const note = colours?.title ?? shortName;
      const id = `finish:${note}:${name}`;
      if (!found.has(id))
        found.set(id, { ...nothingElse, id, kind: "finish", title: name, path: `${path}#colours`, note });
    }
  }
  return [...found.values()];
}

/** The pages that are not products. */
export function pageDocuments({ categories, pages }: Catalogue): SearchDocument[] {
  const alone = addressedPages.map(({ id, path }) => {
    const { seo, heading = seo.title, lead = "" }: { seo: Seo; heading?: string; lead?: string } = pages[id];
    return { path, title: heading, text: [lead, seo.description].filter(Boolean).join(" ") };
  });
  const listings = categories.map(({ path, title, statement }) => ({ path, title, text: statement }));
  return [...alone, ...listings].map(({ path, title, text }) => ({
    ...nothingElse,
    id: `page:${path}`,
    kind: "page",
    title,
    path,
    note: "",
    text,
  }));
}

/** Every project, with the page of the table that it is on. */
export function projectDocuments({ regions, pages }: Catalogue): SearchDocument[] {
  const { rowsPerPage } = pages.projects;
  return regions.flatMap(({ id: region, label, rows }) =>
    rows.map(({ project, location, client }, index) => {
      const page = Math.floor(index / rowsPerPage) + 1;
      return {
        ...nothingElse,
        id: `project:${region}-${index + 1}`,
        kind: "project" as const,
        title: project,
        path: `${sitePages.projects.path}?region=${region}${page > 1 ? `&page=${page}` : ""}`,
        note: location,
        text: `${location} | ${client} | ${label}`,
      };
    }),
  );
}
