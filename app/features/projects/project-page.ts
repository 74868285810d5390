import type { Catalogue, Project } from "#content/schema/resolved.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { countOfPictures } from "./projects-content.ts";

/** Selects the data of a project's page. Loaders only. */
export function projectPage(project: Project, { company, categories, pages }: Catalogue) {
  const { project: name, place, client, year, area, room, path, sample, photographs } = project;
  const given = [
    { label: "Location", value: place },
    { label: "Client", value: client },
    { label: "Year", value: year },
    { label: "Area", value: area },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const cards = categories.flatMap((category) => category.cards);
  const products = project.products.flatMap((product) => {
    const own = cards.find((card) => card.path === product.path);
    return own ? [cardContent(own)] : [];
  });
  return {
    companyName: company.name.value,
    seo: {
      title: `${name}, ${place}`,
      description: [
        `${name} in ${place}`,
        ...given.slice(1).map(({ label, value }) => `${label}: ${value}`),
        countOfPictures(photographs),
      ]
        .map((sentence) => `${sentence}.`)
        .join(" "),
    },
    path,
    name,
    facts: [...given, ...(room ? [{ label: "Room type", value: pages.projects.rooms[room] ?? room }] : [])],
    sample,
    photographs,
    products,
    /** Categories of which products were used, if it is not known which. */
    categories: project.categoriesUsed.map((category) => ({ name: category.name, href: category.path })),
    /** Notes on the values and pictures of the products. */
    productNotes: cardNotes(products),
  };
}

/** The content of a project's page. */
export type ProjectPageContent = ReturnType<typeof projectPage>;
