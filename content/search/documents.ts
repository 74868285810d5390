import type { Catalogue } from "../schema/resolved.ts";
import type { SearchDocument } from "../schema/search.ts";
import { productDocuments, searchPicture } from "./product-documents.ts";
import { addressedPages } from "../page-registry.ts";
import type { Seo } from "../schema/entry.ts";
import { finishesOfSwatch, withFinishes } from "./finishes.ts";

/** Everything that a search can find: products, finishes, pages and projects. */
export function searchDocuments(catalogue: Catalogue): SearchDocument[] {
  return [
    ...productDocuments(catalogue),
    ...finishDocuments(catalogue),
    ...pageDocuments(catalogue),
    ...projectDocuments(catalogue),
  ];
}

const nothingElse = { names: "", text: "", alsoCalled: "" };

/** Every finish and colour once, with the first product that has it. */
function finishDocuments({ categories, facetEntries }: Catalogue): SearchDocument[] {
  const products = new Set(categories.flatMap(({ cards }) => cards.map(({ product }) => product)));
  const found = new Map<string, SearchDocument>();
  for (const { colours, path, shortName } of products) {
    for (const swatch of colours?.swatches ?? []) {
      const { name, picture } = swatch;
      const note = colours?.title ?? shortName;
      const id = `finish:${note}:${name}`;
      if (found.has(id)) continue;
      const measures = withFinishes(finishesOfSwatch(swatch, facetEntries));
      found.set(id, {
        ...nothingElse,
        id,
        kind: "finish",
        title: name,
        path: `${path}#colours`,
        note,
        measures,
        picture: searchPicture(picture),
      });
    }
  }
  return [...found.values()];
}

/** The pages that are not products, and the other targets of the search. */
function pageDocuments({ categories, pages, answers, company }: Catalogue): SearchDocument[] {
  // Nobody searches for the page that is shown without a network.
  const found = addressedPages.filter(({ id }) => id !== "offline");
  const alone = found.map(({ id, path }) => {
    const { seo, heading = seo.title, lead = "" }: { seo: Seo; heading?: string; lead?: string } = pages[id];
    return { path, title: heading, text: [lead, seo.description].filter(Boolean).join(" ") };
  });
  const listings = categories.map(({ path, title, statement }) => ({ path, title, text: statement }));
  const saidOf = (path: string) => answers.flatMap(({ said, to, title }) => (to === path && !title ? said : []));
  const own = [...alone, ...listings].map(({ path, title, text }) => ({
    ...nothingElse,
    id: `page:${path}`,
    kind: "page" as const,
    title,
    path,
    note: "",
    text,
    alsoCalled: saidOf(path).join(" | "),
  }));
  const file = company.catalogueFile;
  const named = answers.flatMap(({ said, to, title = to === "e-catalogue" ? file.label : undefined, note = "" }) => {
    if (!title) return [];
    const path = to === "e-catalogue" ? `/${file.fileName}` : to;
    const id = `answer:${title}`;
    return { ...nothingElse, id, kind: "page" as const, title, path, note, alsoCalled: said.join(" | ") };
  });
  return [...own, ...named];
}

/** Every project, with its page or the page of the table that contains it. */
function projectDocuments({ regions }: Catalogue): SearchDocument[] {
  return regions.flatMap(({ id: region, label, rows }) =>
    rows.map(({ project, place, client, path, products, categoriesUsed, photographs }, index) => ({
      ...nothingElse,
      id: `project:${region}-${index + 1}`,
      kind: "project" as const,
      title: project,
      path,
      note: place,
      text: [place, client, label, ...[...products, ...categoriesUsed].map(({ name }) => name)].join(" | "),
      picture: searchPicture(photographs[0]),
    })),
  );
}
