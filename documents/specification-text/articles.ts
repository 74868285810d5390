import { evidenceOf, onRequest } from "#content/printed/evidence.ts";
import type { Catalogue, Figure, Product } from "#content/catalogue.ts";
import { dataSheetPath } from "#content/printed/document-paths.ts";
import { markSample, ownModelCode, pagesOf } from "../product/product-content.ts";
import { blank } from "./blank.ts";
import { choiceLines, hasFinishes, openFigures, quantityBlank } from "./choices.ts";

/** A numbered article of a part: `2.3 Performance`. */
export interface Article {
  title: string;
  lines: string[];
}

/** The figures about installation and maintenance. */
const fixing = ["installation"];
const care = ["maintenance"];

/** Part 1: the scope, the submittals, and the warranty. */
export function generalArticles(product: Product, origin: string): Article[] {
  const { bands, rows } = evidenceOf(product);
  const { name, warranty } = product;
  return [
    {
      title: "Scope",
      lines: [
        `Supply and install ${name}. Location: ${blank("location and drawing numbers")}`,
        `Quantity: ${quantityBlank(product)}`,
      ],
    },
    {
      title: "Submittals",
      lines: [
        `Data sheet: ${origin}${dataSheetPath(product)}`,
        ...(hasFinishes(product) ? [`Samples of the finish: ${blank("number and size")}`] : []),
      ],
    },
    {
      title: "Evidence",
      lines: [
        ...(bands
          ? [`Absorption coefficient: ${bands.map(({ hz, coefficient }) => `${hz} Hz ${coefficient}`).join("; ")}`]
          : []),
        ...rows.map(({ label, value }) => `${label}: ${value ?? blank(onRequest.toLowerCase())}`),
      ],
    },
    { title: "Warranty", lines: warranty ? [valueOf(warranty)] : [blank("not supplied")] },
  ];
}

/** Part 2: the supplier, the product, its figures as on its page, and the choices. */
export function productArticles(product: Product, catalogue: Catalogue, origin: string): Article[] {
  const { company } = catalogue;
  const { name, product: statements, specifications } = product;
  // Sizes are among the choices.
  const open = new Set(openFigures(product).filter(({ key }) => key !== "size"));
  const lineOf = (figure: Figure) => figureLine(figure) + (open.has(figure) ? ` ${blank("to be stated")}` : "");
  const others = specifications.flatMap(({ title, figures }) => {
    const own = figures.filter(({ key }) => ![...fixing, ...care].includes(key));
    return own.length > 0 ? [{ title, lines: own.map(lineOf) }] : [];
  });
  const choices = choiceLines(product);
  const modelCode = ownModelCode(product);
  return [
    {
      title: "Supplier",
      lines: [company.name.value, [...company.phones, ...company.emails].map(({ value }) => value).join("; ")],
    },
    {
      title: "Product",
      lines: [
        modelCode ? `${name}, model ${modelCode}` : name,
        ...statements.slice(0, 1).map(markSample),
        ...pagesOf(product, catalogue, origin),
      ],
    },
    ...others,
    ...(choices.length > 0 ? [{ title: "To be chosen", lines: choices }] : []),
  ];
}

/** Part 3: installation and maintenance. */
export function executionArticles({ specifications, installationProcedure }: Product): Article[] {
  const figures = specifications.flatMap((card) => card.figures);
  const linesOf = (keys: readonly string[]) => figures.filter(({ key }) => keys.includes(key)).map(figureLine);
  const cleaning = linesOf(care);
  const steps = installationProcedure.map((step, index) => `${index + 1}. ${markSample(step)}`);
  return [
    { title: "Preparation", lines: [blank("condition of the background, and tolerances: not supplied")] },
    {
      title: "Installation",
      lines: [...linesOf(fixing), ...(steps.length > 0 ? steps : [blank("procedure: not supplied")])],
    },
    { title: "Cleaning", lines: cleaning.length > 0 ? cleaning : [blank("not supplied")] },
  ];
}

function figureLine(figure: Figure): string {
  return `${figure.label}: ${valueOf(figure)}`;
}

function valueOf({ printed, sample, note }: Figure): string {
  return [printed.join("; "), sample && "(sample value)", note && `(${note})`].filter(Boolean).join(" ");
}
