import { z } from "zod";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const numbers = z
  .strictObject({
    unit: z.string().describe("The unit of every number. Empty where the figure has none"),
    spans: z.array(z.strictObject({ minimum: z.number().optional(), maximum: z.number().optional() })),
  })
  .describe("The figure in numbers: alternatives, each a number (both ends alike) or a range. An open end is left out");

const figure = z.strictObject({
  key: z.string().describe("What the figure is, the same for every product"),
  label: z.string(),
  lines: z.array(z.string()).describe("As supplied, digit for digit"),
  printed: z.array(z.string()).describe("The same lines as the site prints them, with signs such as × and –"),
  numbers: numbers.optional(),
  sample: z.boolean().describe("True if the value is a placeholder, because none was supplied"),
  note: z.string().optional(),
});

const finish = z.strictObject({
  name: z.string(),
  sample: z.boolean(),
  note: z.string().optional(),
});

const file = z.strictObject({
  kind: z
    .enum(["data-sheet", "specification-text", "drawing", "schematic", "report", "guide", "photometry", "bim"])
    .describe("A drawing is to scale, in millimetres. A schematic is not"),
  name: z.string(),
  format: z.string().describe("PDF, DOCX, TXT, DXF, SVG, GLB, or the format of a supplied file"),
  address: z.url(),
  bytes: z.int().nonnegative(),
  date: day.optional().describe("The date of a supplied file"),
  note: z.string().optional(),
});

/** The open data of a product. */
export const dataProduct = z.strictObject({
  id: z.string().describe("Category and name: wallPanels/petPanel"),
  name: z.string(),
  modelCode: z.string().optional(),
  category: z.string(),
  description: z.string(),
  page: z.url(),
  dataSheet: z.url(),
  revised: day.describe("When the product's data were last changed"),
  figures: z.array(figure),
  warranty: figure.optional(),
  colours: z.array(z.string()).describe("The names of the finishes to choose from"),
  patterns: z.array(finish),
  unitSizes: z.array(z.string()).describe("The unit sizes, as supplied"),
  notSupplied: z.array(z.string()).describe("Details that specifiers look for and the supplier has not given"),
  files: z.array(file).describe("The documents and drawings of the product, and files that the supplier has given"),
});

const source = {
  $schema: z.url(),
  publisher: z.string(),
  source: z.url(),
  licence: z.string().describe("The terms of use of the data"),
};

/** The file of one product. */
export const productData = z.strictObject({ ...source, product: dataProduct });

/** The file of the whole catalogue. */
export const catalogueData = z.strictObject({
  ...source,
  revised: day,
  categories: z.array(z.strictObject({ id: z.string(), title: z.string(), page: z.url() })),
  products: z.array(dataProduct),
});

export type DataFile = z.output<typeof file>;
export type DataProduct = z.output<typeof dataProduct>;
export type ProductData = z.output<typeof productData>;
export type CatalogueData = z.output<typeof catalogueData>;
