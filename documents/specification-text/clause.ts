import { choiceKinds, choiceLabels, choicesOfProduct } from "#content/printed/choices.ts";
import type { Catalogue, Product } from "#content/catalogue.ts";
import { ownModelCode } from "../product/product-content.ts";
import { shortHash } from "../product/revision.ts";
import { executionArticles, generalArticles, productArticles, type Article } from "./articles.ts";
import { blank } from "./blank.ts";
import { quantityBlank } from "./choices.ts";

/** The text that a specifier copies into a tender. Its lines contain blanks, which `partsOf` finds. */
export interface Clause {
  name: string;
  /** The product in one line, for a schedule. */
  scheduleEntry: string;
  /** General, products and execution, each with its articles. */
  parts: { title: string; articles: Article[] }[];
  /** The source of the text. */
  source: string[];
}

export interface ClauseSettings {
  /** The origin of the site, for links. */
  origin: string;
  /** The day on which the data was last changed, as `2026-01-31`. */
  revised: string;
}

/** Builds the specification text of a product: only what its data contain, and a blank for everything else. */
export function clauseOf(product: Product, catalogue: Catalogue, { origin, revised }: ClauseSettings): Clause {
  const { company, samples } = catalogue;
  const text = {
    name: product.name,
    scheduleEntry: scheduleEntryOf(product, company.name.value),
    parts: [
      { title: "General", articles: generalArticles(product, origin) },
      { title: "Products", articles: productArticles(product, catalogue, origin) },
      { title: "Execution", articles: executionArticles(product) },
    ],
  };
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(revised));
  return {
    ...text,
    source: [
      "Values are as supplied. Fill in or delete what is in brackets, [ … ].",
      `Revised ${day}. Made from data ${shortHash(text)}.`,
      ...(samples.company ? [company.sampleNote] : []),
    ],
  };
}

/** The product in one line: what it is, its main figures, its choices, and the quantity. */
function scheduleEntryOf(product: Product, companyName: string): string {
  const { name, facts } = product;
  const modelCode = ownModelCode(product);
  const choices = choicesOfProduct(product);
  const kinds = choiceKinds.filter((kind) => choices[kind]);
  const figures = facts.map(
    ({ label, printed, sample }) => `${label} ${printed.join(", ")}${sample ? " (sample)" : ""}`,
  );
  return [
    `${blank("reference")} ${name}${modelCode ? `, ${modelCode}` : ""}, ${companyName}`,
    ...figures,
    ...kinds.map((kind) => blank(choiceLabels[kind].toLowerCase())),
    quantityBlank(product),
  ].join("; ");
}
