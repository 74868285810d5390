import type { Seo } from "#content/schema/entry.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import type { Catalogue, Project } from "#content/schema/resolved.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { countOfPictures } from "./projects-content.ts";

/** The content of a project's page. */
export interface ProjectPageContent {
  companyName: string;
  seo: Seo;
  path: string;
  name: string;
  facts: { label: string; value: string }[];
  sample: boolean;
  photographs: ResolvedPicture[];
  products: ProductCardContent[];
  /** Categories of which products were used, if it is not known which. */
  categories: { name: string; href: string }[];
  /** Notes on the values and pictures of the products. */
  productNotes: string[];
}

/** Picks from the catalogue what a project's page shows. Loaders only. */
export function projectPage(project: Project, { company, categories, pages }: Catalogue): ProjectPageContent {
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
    facts: [...given, { label: "Room type", value: pages.projects.rooms[room] ?? room }],
    sample,
    photographs: [...photographs],
    products,
    categories: project.categoriesUsed.map((category) => ({ name: category.name, href: category.path })),
    productNotes: cardNotes(products),
  };
}
