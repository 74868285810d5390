import { z } from "zod";
import { entry, figureKey, pictureName, productName, seo, text } from "./entry.ts";
import { figureLines } from "./figure.ts";
import { banner, stageTab } from "./product.ts";

/** The six categories; each is also the first part of its pages' addresses. */
export const categoryIdentifier = z.enum([
  "wallPanels",
  "acousticCeilings",
  "metalCeilings",
  "seatingSystems",
  "acousticDoors",
  "stageSystems",
]);

/** A product in a listing. One that belongs to another category has a title and description of its own here. */
const listedProduct = z
  .union([productName, entry({ product: productName, seo })])
  .transform((written) => (typeof written === "string" ? { product: written, seo: undefined } : written));

const cardFigures = z.array(figureKey);

/** Cards per row at the small, medium and large breakpoints. */
const columns = entry({ small: z.int().positive(), medium: z.int().positive(), large: z.int().positive() });

/** The row on the home page: a description and the figure that decides. */
const home = entry({
  description: text,
  figure: entry({ key: figureKey, value: figureLines }).optional(),
  /** Another picture than the category's, or `drawing` where no picture at hand shows the product itself. */
  picture: z.union([z.literal("drawing"), pictureName]).optional(),
});

/** `categories/<id>.yaml`: a category, its place on the home page and its listing. */
export const categoryEntry = entry({
  title: text,
  menuLabel: text,
  heading: text,
  statement: text,
  unit: entry({ one: text, many: text }),
  seo,
  picture: pictureName.optional(),
  /** The product whose drawing stands where there is no picture. */
  drawingOf: productName,
  home,
  cardFigures,
  factFigures: z.array(figureKey),
  columns,
  banner,
  highlightsProducts: z.boolean(),
  products: z.array(listedProduct).min(1, { error: "a list with at least one product" }),
  /** The word at the end of the listing, for visitors who have not found their product. */
  advice: entry({ heading: text, text }),
  tabs: z.array(entry({ id: stageTab, label: text, cardFigures })).optional(),
});

export type CategoryId = z.output<typeof categoryIdentifier>;
export type CategoryEntry = z.output<typeof categoryEntry>;
