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

/** The pages that are no products. */
export function pageDocuments({ categories, pages }: Catalogue): SearchDocument[] {
  const alone = [
    { path: "/", title: pages.home.seo.title, text: pages.home.seo.description },
    { path: "/about", title: pages.about.heading, text: [pages.about.lead, pages.about.seo.description].join(" ") },
    { path: "/product", title: pages.product.heading, text: pages.product.seo.description },
    { path: "/projects", title: pages.projects.heading, text: pages.projects.seo.description },
    { path: "/contact", title: pages.contact.seo.title, text: pages.contact.seo.description },
    { path: "/glossary", title: pages.glossary.heading, text: pages.glossary.seo.description },
    { path: "/shortlist", title: pages.shortlist.heading, text: pages.shortlist.seo.description },
    { path: "/compare", title: pages.compare.heading, text: pages.compare.seo.description },
    { path: "/privacy", title: pages.privacy.heading, text: pages.privacy.seo.description },
  ];
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

/** Every project, with the page of the table that it stands on. */
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
        path: `/projects?region=${region}${page > 1 ? `&page=${page}` : ""}`,
        note: location,
        text: `${location} | ${client} | ${label}`,
      };
    }),
  );
}
