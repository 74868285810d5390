import { printFigure } from "../figures/print-figure.ts";
import type { CategoryEntry } from "../schema/category.ts";
import type { DrawingData } from "../schema/drawing.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { ProductEntry, SwatchSet } from "../schema/product.ts";
import type { Colours, Figure, NrcRange, Product, TileSize } from "../schema/resolved.ts";
import { resolveFigures, resolveLine, resolveStatements } from "./resolve-figures.ts";

/** The references of products. */
export interface ProductContext {
  readonly definitions: FigureDefinitions;
  readonly pictures: ReadonlyMap<string, ResolvedPicture>;
  readonly swatchSets: ReadonlyMap<string, SwatchSet>;
}

/** Joins a product with its figures' labels, its swatches and pictures. Expects checked references. */
export function resolveProduct(
  id: string,
  entry: ProductEntry,
  category: CategoryEntry,
  context: ProductContext,
): Product {
  const { pictures, definitions } = context;
  const [categoryId, slug] = id.split("/") as [string, string];
  const picture = (key: string | undefined) => (key === undefined ? undefined : pictures.get(key));
  const strip = (keys: readonly string[]) => keys.map(picture).filter((each) => each !== undefined);
  const specifications = entry.specifications.map(({ title, figures }) => ({
    title,
    figures: resolveFigures(figures, definitions),
  }));
  const figures = specifications.flatMap((card) => card.figures);
  return {
    id,
    slug,
    category: categoryId,
    path: `/${id}`,
    name: entry.name,
    shortName: entry.shortName,
    modelCode: entry.modelCode,
    seo: entry.seo,
    quantityUnits: category.tabs?.find((tab) => tab.id === entry.tab)?.quantityUnits ?? category.quantityUnits,
    banner: entry.banner ?? category.banner,
    facts: pickFigures(figures, category.factFigures),
    nrc: nrcOf(figures),
    lacksFireClass: category.expectsFireClass === true && !figures.some(({ key }) => key === "fireClass"),
    product: resolveStatements(entry.product),
    specifications,
    features: resolveStatements(entry.features),
    advantages: resolveStatements(entry.advantages),
    application: resolveStatements(entry.application),
    installationProcedure: resolveStatements(entry.installationProcedure),
    colours: entry.colours && resolveColours(entry.colours, context),
    patterns: entry.patterns && {
      ...entry.patterns,
      tile: tileSize(entry.patterns.tile),
      items: entry.patterns.items.map((item) => ({
        ...item,
        drawing: markedDrawing(item.drawing, item.sample === true),
        picture: picture(item.picture),
        sample: item.sample === true,
      })),
    },
    standardUnitSize: entry.standardUnitSize && {
      sizes: (entry.standardUnitSize.sizes ?? []).map((size) => printFigure(size, "size")),
      guidance: resolveStatements(entry.standardUnitSize.guidance),
    },
    drawing:
      entry.drawing &&
      markedDrawing(
        entry.drawing,
        figures.some(({ sample }) => sample),
      ),
    pictures: {
      banner: picture(entry.pictures.banner),
      bannerOnPhones: picture(entry.pictures.bannerOnPhones),
      product: picture(entry.pictures.product),
      carousel: strip(entry.pictures.carousel),
      installed: strip(entry.pictures.installed),
    },
    carousel: entry.carousel,
    warranty: entry.warranty === undefined ? undefined : resolveLine("warranty", entry.warranty, definitions),
    evidence: entry.evidence ?? {},
    files: entry.files,
  };
}

/** The drawing, marked as a sample if it shows one. */
function markedDrawing(drawing: DrawingData, sample: boolean): DrawingData {
  return sample ? { ...drawing, sample } : drawing;
}

/** The figures with these keys, in the order of the keys. */
export function pickFigures(figures: readonly Figure[], keys: readonly string[]): Figure[] {
  return keys.flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
}

function nrcOf(figures: readonly Figure[]): NrcRange | undefined {
  const figure = figures.find(({ key }) => key === "nrc");
  if (figure?.reading.quantity !== "absorptionCoefficient") return undefined;
  const { minimum = 0, maximum = minimum } = figure.reading.spans[0] ?? {};
  return { minimum, maximum, printed: figure.printed.join(", "), sample: figure.sample };
}

function tileSize(tile: SwatchSet["tile"] | undefined): TileSize | undefined {
  return tile && { ...tile, sample: tile.sample === true };
}

function resolveColours(colours: NonNullable<ProductEntry["colours"]>, context: ProductContext): Colours {
  const set = typeof colours.swatches === "string" ? context.swatchSets.get(colours.swatches) : undefined;
  const own = typeof colours.swatches === "string" ? [] : (colours.swatches ?? []);
  return {
    title: set?.title,
    tile: tileSize(set?.tile ?? colours.tile),
    swatches: (set?.swatches ?? own).map(({ name, picture, colour }) => ({
      name,
      picture: picture === undefined ? undefined : context.pictures.get(picture),
      colour: colour?.value,
    })),
    note: colours.note,
  };
}
