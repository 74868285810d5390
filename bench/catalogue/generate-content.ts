import { cp, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { figuresDrawnIn } from "../../content/load/drawn-figures.ts";
import { seededRandom } from "../../server/testing/random.ts";

type Figures = Record<string, unknown>;

interface ProductFile {
  name: string;
  shortName: string;
  modelCode?: string;
  seo: { title: string; description: string };
  card?: { title?: string };
  product?: string[];
  features?: string[];
  application?: string[];
  related?: string[];
  alsoIn?: unknown;
  pictureDescriptions?: unknown;
  specifications: { title: string; figures: Figures }[];
  drawing: { kind: string };
}

const lists = ["product", "features", "application"] as const;

/**
 * Writes a content folder with `count` products: the real ones, and others made from their texts and figures. The result depends only on
 * the count, and is valid.
 * @param folder must be empty or absent
 */
export async function generateContent(folder: string, count: number): Promise<void> {
  await cp("content", folder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  const products = await readProducts(folder);
  const swatches = await readSwatchNames(folder);
  const random = seededRandom(count);
  const real = [...products];
  for (let number = real.length; number < count; number += 1) {
    const [id, base] = oneOf(real, random);
    const [category = "", slug = ""] = id.split("/");
    const siblings = real.filter(([other]) => other.startsWith(`${category}/`)).map(([, product]) => product);
    const made = `${category}/${slug}${number}`;
    const product = vary(base, { number, siblings, swatches, random });
    await writeFile(join(folder, "products", `${made}.yaml`), JSON.stringify(product));
  }
}

interface Variation {
  number: number;
  /** The products of its category, as sources of figures and sentences. */
  siblings: readonly ProductFile[];
  swatches: readonly string[];
  random: () => number;
}

function vary(base: ProductFile, { number, siblings, swatches, random }: Variation): ProductFile {
  const code = `${base.shortName
    .replaceAll(/[^A-Za-z]/g, "")
    .slice(0, 3)
    .toUpperCase()}-${number}`;
  const name = `${oneOf(swatches, random)} ${base.name.replace(/ - \d+$/, "")} ${code}`;
  const { related: _related, alsoIn: _alsoIn, pictureDescriptions: _descriptions, ...kept } = base;
  // Its drawing is copied from one product, so the figures repeated in it stay too.
  const drawn = figuresDrawnIn(base.drawing.kind);
  const sentences = lists.flatMap((field) => {
    const pool = siblings.flatMap((product) => product[field] ?? []);
    return base[field] ? [[field, base[field].map(() => oneOf(pool, random))] as const] : [];
  });
  return {
    ...kept,
    ...Object.fromEntries(sentences),
    name,
    shortName: name,
    ...(base.modelCode ? { modelCode: code } : {}),
    ...(base.card ? { card: { ...base.card, ...(base.card.title ? { title: name } : {}) } } : {}),
    seo: { title: name, description: `${name}. ${base.seo.description}` },
    specifications: base.specifications.map(({ title, figures }) => ({
      title,
      figures: Object.fromEntries(
        Object.entries(figures).map(([key, own]) => {
          const other = oneOf(valuesOf(key, siblings), random);
          return [key, drawn.includes(key) ? own : other];
        }),
      ),
    })),
  };
}

/** A random value. Throws if there are none. */
function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

/** These products' values of a figure. */
function valuesOf(key: string, products: readonly ProductFile[]): unknown[] {
  return products.flatMap(({ specifications }) =>
    specifications.flatMap(({ figures }) => (figures[key] === undefined ? [] : [figures[key]])),
  );
}

async function readProducts(folder: string): Promise<Map<string, ProductFile>> {
  const products = new Map<string, ProductFile>();
  const names = await readdir(join(folder, "products"), { recursive: true });
  for (const name of names.filter((each) => each.endsWith(".yaml")).toSorted()) {
    const id = name.replace(/\.yaml$/, "").replace("\\", "/");
    const product = parse(await readFile(join(folder, "products", name), "utf8")) as ProductFile;
    products.set(id, { ...product, ...sentencesForOthers(id, product) });
  }
  return products;
}

/** The sentences of a product with qualified figures, which any product may use: `{wallPanels/petPanel.nrc}`. */
function sentencesForOthers(id: string, product: ProductFile): Partial<ProductFile> {
  const qualified = (sentences: unknown) =>
    JSON.parse(JSON.stringify(sentences).replaceAll(/\{(\w+)\}/g, `{${id}.$1}`)) as string[];
  return Object.fromEntries(
    lists.flatMap((field) => (product[field] ? [[field, qualified(product[field])] as const] : [])),
  );
}

async function readSwatchNames(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "swatches"));
  const sets = await Promise.all(names.toSorted().map((name) => readFile(join(folder, "swatches", name), "utf8")));
  return sets.flatMap((text) => (parse(text) as { swatches: { name: string }[] }).swatches.map(({ name }) => name));
}
