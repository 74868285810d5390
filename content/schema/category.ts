import { z } from "zod";
import { entry, figureKey, order, pictureName, productName, seo, tabName, text } from "./entry.ts";
import { figureLines } from "./figure.ts";
import { pictureEntries } from "./picture.ts";
import { banner } from "./product.ts";

const cardFigures = z.array(figureKey);

/** Units in which visitors request a product, the usual one first. */
const quantityUnits = z
  .array(z.enum(["pieces", "m2"]))
  .min(1)
  .meta({ description: "The units for quantities in enquiries, the usual one first" });

/** Cards per row at the small, medium and large breakpoints. */
const columns = entry({ small: z.int().positive(), medium: z.int().positive(), large: z.int().positive() }).meta({
  title: "Cards in a row on small, medium and large screens",
});

/** The row on the home page: a description and the most important figure. */
const home = entry({
  /** Its position among the rows of the home page, if it differs from the menu's. */
  order,
  description: text,
  figure: entry({ key: figureKey.meta({ title: "Figure" }), value: figureLines }).optional(),
  /** A picture other than the category's, or `drawing` if no available picture shows the product itself. */
  picture: z.union([z.literal("drawing"), pictureName]).optional(),
}).meta({ title: "On the home page" });

/** A tab of the listing. A product names its tab in its own file. */
const tab = entry({ id: tabName, label: text, cardFigures, quantityUnits: quantityUnits.optional() });

/**
 * `categories/<id>.yaml`: a category, its position in the menus and on the home page, and its listing. Its
 * products are the files in `products/<id>/`, and those of other categories that name it.
 */
export const categoryEntry = entry({
  order,
  title: text,
  menuLabel: text,
  heading: text,
  statement: text,
  unit: entry({ one: text, many: text }).meta({ title: "Words for one and for several products" }),
  quantityUnits,
  seo,
  picture: pictureName.optional(),
  pictureDescriptions: pictureEntries.optional().meta({
    description:
      "Descriptions of the pictures that only this category uses. Those on several pages are described in “Pictures”.",
  }),
  /** The product whose drawing is shown if there is no picture; by default the first with one in the listing. */
  drawingOf: productName.optional(),
  home,
  cardFigures,
  factFigures: z.array(figureKey),
  expectsFireClass: z.literal(true).optional().meta({
    description: "If a product in this category has no fire class, its page says so, and visitors can ask for it.",
  }),
  covers: z
    .enum(["ceiling", "walls"])
    .optional()
    .meta({ description: "The room calculator first puts the products of this category on this surface." }),
  columns,
  banner,
  highlightsProducts: z.boolean(),
  /** The end of the listing, for visitors who have not found their product. */
  advice: entry({ heading: text, text }),
  tabs: z.array(tab).min(1).optional(),
});

export type CategoryEntry = z.output<typeof categoryEntry>;
export type QuantityUnit = z.output<typeof quantityUnits>[number];
