import { z } from "zod";
import { acoustics } from "#content/schema/acoustics.ts";
import { addressEntries } from "#content/schema/addresses.ts";
import { categoryEntry } from "#content/schema/category.ts";
import { company } from "#content/schema/company.ts";
import { facetEntries } from "#content/schema/facet.ts";
import { figureDefinitions } from "#content/schema/figure.ts";
import { translations } from "#content/schema/hindi.ts";
import { gallery, pictureEntries } from "#content/schema/picture.ts";
import { glossary, pageSchemas } from "#content/schema/pages.ts";
import { map, spellings } from "#content/schema/project.ts";
import { productEntry, swatchSet } from "#content/schema/product.ts";
import { publishing } from "#content/schema/publishing.ts";
import { questions } from "#content/schema/questions.ts";
import { searchEntry } from "#content/schema/search.ts";

const pages = Object.fromEntries(Object.entries(pageSchemas).map(([id, schema]) => [`page-${kebabCase(id)}`, schema]));

/** The schema of each kind of YAML file, by the name in the files' first line. */
const schemas: Record<string, z.ZodType> = {
  acoustics,
  addresses: addressEntries,
  category: categoryEntry,
  company,
  facets: facetEntries,
  figures: figureDefinitions,
  gallery,
  glossary,
  hindi: translations,
  map,
  ...pages,
  pictures: pictureEntries,
  product: productEntry,
  publishing,
  questions,
  search: searchEntry,
  spellings,
  "swatch-set": swatchSet,
};

/** The names that fields may refer to, as an editor's suggestions. */
export type Names = Record<"picture" | "swatchSet" | "category" | "product" | "figure" | "term", readonly string[]>;

/** Every schema as JSON Schema of the YAML text, with the existing names as choices. */
export function editorSchemas(names: Names): Map<string, object> {
  return new Map(Object.keys(schemas).map((name) => [name, editorSchema(name, names)!]));
}

/** A schema by name; undefined if there is none. */
export function editorSchema(name: string, names: Names): object | undefined {
  const schema = schemas[name];
  if (!schema) return undefined;
  const written = z.toJSONSchema(schema, { io: "input" }) as { $defs?: Record<string, { enum?: readonly string[] }> };
  for (const [kind, choices] of Object.entries(names)) {
    const definition = written.$defs?.[kind];
    if (definition) definition.enum = choices;
  }
  return written;
}

/** `notFound` as `not-found`. */
function kebabCase(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
