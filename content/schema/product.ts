import { z } from "zod";
import { drawingSchema } from "./drawing.ts";
import {
  categoryName,
  entry,
  order,
  pictureName,
  productName,
  sampleMark,
  seo,
  statement,
  swatchSetName,
  tabName,
  text,
} from "./entry.ts";
import { evidence } from "./evidence.ts";
import { figureText, figureValues } from "./figure.ts";
import { pictureEntries } from "./picture.ts";
import { suppliedFile } from "./supplied-file.ts";

const statements = z.array(statement).min(1);

const specificationCard = entry({ title: text, figures: figureValues });

const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: "Write a colour such as #8a7f6d" })
  .meta({ format: "color" });

/** How much of the material the pictures of a set show: a property of our pictures, not of the product. */
const tileSize = entry({ widthMm: z.int().positive(), heightMm: z.int().positive(), sample: sampleMark });

/** One finish or colour: its printed name, its picture if there is one, and a sample colour for a tile without one. */
const swatch = entry({
  name: text,
  picture: pictureName.optional(),
  colour: entry({ value: hexColour, sample: sampleMark }).optional(),
});

/** `swatches/<set>.yaml`: the finishes that several products share. */
export const swatchSet = entry({
  title: text,
  tile: tileSize,
  swatches: z.array(swatch).min(1),
});

/**
 * Either the name of a swatch set's file, or a short list of the product's own; a note if colours are custom.
 */
const colours = entry({
  swatches: z.union([swatchSetName, z.array(swatch).min(1)]).optional(),
  /** What the pictures of a product's own list show. */
  tile: tileSize.optional(),
  note: text.optional(),
});

const pattern = entry({
  name: text,
  description: text.optional(),
  drawing: drawingSchema,
  picture: pictureName.optional(),
  sample: sampleMark,
  note: text.optional(),
});

const patterns = entry({
  title: z.enum(["Patterns", "More Patterns"]),
  items: z.array(pattern).min(1),
  tile: tileSize.optional(),
  note: text.optional(),
});

/** Pictures by the names of their masters. A product without a picture shows its drawing, if it has one. */
const pictures = entry({
  banner: pictureName.optional(),
  /** An upright picture for the banner on phones, where the wide one would be cropped too far. */
  bannerOnPhones: pictureName.optional(),
  product: pictureName.optional().meta({ title: "On cards and in lists" }),
  carousel: z.array(pictureName).default([]),
  installed: z.array(pictureName).default([]),
});

/** Height of the hero banner and the space above it, in CSS pixels. */
export const banner = entry({
  heightPx: z.int().positive(),
  topMarginPx: z.int().nonnegative().default(0),
}).meta({ title: "Height of the banner" });

/** How many slides of the picture strip are shown by default, up to 1024 px and up to 600 px of page width. */
export const carousel = entry({
  slides: z.int().positive().meta({ title: "Pictures shown at once on larger screens" }),
  slidesUpTo1024Px: z.int().positive(),
  slidesUpTo600Px: z.int().positive(),
  centrePaddingPx: z.int().nonnegative(),
}).meta({ title: "Width of the pictures in the strip" });

/** Another category's listing that also shows the product, at a second address. */
const otherListing = entry({
  category: categoryName,
  order,
  tab: tabName.optional().meta({
    description: "The tab of that category page that lists this product. Leave it empty if the page has no tabs.",
  }),
  seo,
});

/** A product that is combined with this one. */
const combination = entry({
  product: productName,
  category: categoryName.optional().meta({
    description: "Another category whose page of that product is linked, such as that of a panel as a ceiling.",
  }),
  reason: text.meta({ description: "What connects the two, in figures that both give. Both pages print it." }),
  sample: sampleMark,
});

/** `products/<category>/<slug>.yaml`: one product as its data sheet. */
export const productEntry = entry({
  name: text,
  shortName: text,
  modelCode: text.optional(),
  order,
  tab: tabName.optional().meta({
    description: "The tab of the category page that lists this product. Leave it empty if the page has no tabs.",
  }),
  seo,
  alsoIn: z.array(otherListing).default([]),
  card: entry({ title: text.optional(), description: text.optional(), figures: figureValues.optional() }).optional(),
  product: statements.optional(),
  specifications: z.array(specificationCard).min(1),
  features: statements.optional(),
  advantages: statements.optional(),
  application: statements.optional(),
  installationProcedure: statements.optional(),
  colours: colours.optional(),
  patterns: patterns.optional(),
  standardUnitSize: entry({ sizes: z.array(figureText).min(1).optional(), guidance: statements.optional() }).optional(),
  /** The technical view, also shown if there is no picture. */
  drawing: drawingSchema.optional(),
  pictures: pictures.default({ carousel: [], installed: [] }),
  pictureDescriptions: pictureEntries.optional().meta({
    description:
      "Descriptions of the pictures that only this page uses. Those on several pages are described in “Pictures”.",
  }),
  warranty: figureText.optional(),
  evidence: evidence.optional(),
  files: z.array(suppliedFile).default([]).meta({
    description:
      "Reports, guides, photometric files and BIM objects. Add and replace the files themselves under “Downloads” below the form.",
    takenIn: true,
  }),
  banner: banner.optional(),
  carousel: carousel.default({ slides: 2, slidesUpTo1024Px: 3, slidesUpTo600Px: 1, centrePaddingPx: 0 }),
  worksWith: z.array(combination).default([]).meta({
    description: "Products that are combined with this one, such as tiles with a grid. Their pages show this one too.",
  }),
  related: z.array(productName).optional(),
});

export type Banner = z.output<typeof banner>;
export type ProductEntry = z.output<typeof productEntry>;
export type SwatchSet = z.output<typeof swatchSet>;
