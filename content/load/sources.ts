import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { pageIds, type PageId } from "../page-registry.ts";
import { acoustics } from "../schema/acoustics.ts";
import { addressEntries } from "../schema/addresses.ts";
import { categoryEntry, type CategoryEntry } from "../schema/category.ts";
import { company } from "../schema/company.ts";
import { facetEntries } from "../schema/facet.ts";
import { figureDefinitions } from "../schema/figure.ts";
import { hindiFiles, translations, type HindiFile, type Translation } from "../schema/hindi.ts";
import { gallery, pictureEntries } from "../schema/picture.ts";
import { glossary, pageSchemas, type PageEntries } from "../schema/pages.ts";
import { map, regionIdentifier, type RegionId, spellings } from "../schema/project.ts";
import { productEntry, swatchSet, type SwatchSet } from "../schema/product.ts";
import { publishing } from "../schema/publishing.ts";
import { questions } from "../schema/questions.ts";
import { searchEntry } from "../schema/search.ts";
import { parseProjectTable, type ReadRow, type RowWithLine } from "./csv-file.ts";
import { checkCharacters } from "./check-characters.ts";
import { explainIssues, withoutWords } from "./explain.ts";
import { quoted } from "../sentence-parts.ts";
import { noSuch } from "./choices.ts";
import type { Mistakes } from "./mistake.ts";
import { parseYaml, type YamlFile } from "./yaml-file.ts";

/** A content file that conforms to its schema. */
export interface Source<Entry> {
  readonly file: YamlFile;
  readonly entry: Entry;
}

/** A project table with the line of each row. */
export interface TableSource {
  readonly path: string;
  /** The rows without a mistake. */
  readonly rows: readonly RowWithLine[];
  /** The valid part of all rows. */
  readonly readRows: readonly ReadRow[];
}

/**
 * Unsaved texts that replace files of a content folder, by their paths in it, such as `pages/home.yaml`; null for
 * a deleted file.
 */
export type UnsavedFiles = ReadonlyMap<string, string | Uint8Array | null>;

/**
 * A cache of the valid files of one content folder, by their paths in it. It saves parsing files that have not
 * changed.
 */
export type KnownFiles = Map<string, { readonly text: string; readonly source: Source<unknown> }>;

/** Reads the files of a content folder and collects their mistakes. */
export class SourceReader {
  readonly #folder: string;
  readonly #mistakes: Mistakes;
  readonly #unsaved: UnsavedFiles;
  readonly #known: KnownFiles | undefined;
  readonly #refused = new Map<string, YamlFile>();
  /** The paths of the files that were read or found missing, and of the folders that are a mistake. */
  readonly #seen = new Set<string>();

  constructor(folder: string, mistakes: Mistakes, unsaved: UnsavedFiles = new Map(), known?: KnownFiles) {
    this.#folder = folder;
    this.#mistakes = mistakes;
    this.#unsaved = unsaved;
    this.#known = known;
  }

  /** Reads a YAML file and validates it with its schema. Returns undefined if it is missing or invalid. */
  yaml<Schema extends z.ZodType>(path: string, schema: Schema): Source<z.output<Schema>> | undefined {
    const text = this.#read(path);
    if (text === undefined) return undefined;
    const known = this.#known?.get(path);
    // A path always has the same schema.
    if (known?.text === text) return known.source as Source<z.output<Schema>>;
    const file = parseYaml(join(this.#folder, path), text, this.#mistakes);
    if (!file) return undefined;
    const isClean = checkCharacters(path, file, this.#mistakes);
    const result = schema.safeParse(file.value, withoutWords);
    if (result.success) {
      const source = { file, entry: result.data };
      if (isClean) this.#known?.set(path, { text, source });
      return source;
    }
    explainIssues(file, result.error.issues, this.#mistakes);
    this.#refused.set(path, file);
    return undefined;
  }

  /** The files of a folder that do not conform to their schemas but can be used in part. */
  refused(folder: string): YamlFile[] {
    return [...this.#refused].filter(([path]) => path.startsWith(`${folder}/`)).map(([, file]) => file);
  }

  /** Reads a project table. */
  table(path: string): TableSource {
    const source = this.#read(path);
    const shown = join(this.#folder, path);
    const readRows = source === undefined ? [] : parseProjectTable(shown, source, this.#mistakes);
    const isWhole = (each: ReadRow): each is ReadRow & RowWithLine => each.refused.size === 0;
    return { path: shown, rows: readRows.filter(isWhole), readRows };
  }

  /** The names of the YAML files in a folder without their extension, in alphabetical order. */
  names(folder: string): string[] {
    const path = join(this.#folder, folder);
    const found = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
    const saved = found.filter((each) => !each.isDirectory() && !isHidden(each.name)).map(({ name }) => name);
    const files = this.#withUnsaved(folder, saved).filter((name) => name.endsWith(".yaml"));
    const names = files.map((name) => name.slice(0, -".yaml".length)).toSorted();
    for (const name of names.filter((each) => !fileName.test(each))) {
      const message = `Give this file a name of letters and digits that starts with a lower-case letter, not ${quoted(name)}.`;
      this.#mistakes.add({ file: join(path, `${name}.yaml`), line: 1, field: "", message });
    }
    return names;
  }

  /** The subfolders with an allowed name, in alphabetical order. Any other subfolder is a mistake. */
  folders(folder: string, allowed: readonly string[]): string[] {
    const path = join(this.#folder, folder);
    const found = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
    const saved = found.filter((each) => each.isDirectory() && !isHidden(each.name)).map(({ name }) => name);
    const unsaved = [...this.#unsaved.keys()].flatMap((each) => {
      const [top, name, ...rest] = each.split("/");
      return top === folder && name !== undefined && rest.length > 0 ? [name] : [];
    });
    const names = [...new Set([...saved, ...unsaved])].toSorted();
    for (const name of names.filter((each) => !allowed.includes(each))) {
      const file = join(path, name);
      this.#mistakes.add({ file, line: 1, field: "", message: noSuch("category", name, allowed) });
      this.#seen.add(`${folder}/${name}`);
    }
    return names.filter((name) => allowed.includes(name));
  }

  /** Reports each text that was not read, such as that of a page that the site does not have. Call it last. */
  reportUnread(): void {
    const found = readdirSync(this.#folder, { recursive: true, encoding: "utf8" });
    const texts = found.map((path) => path.replaceAll("\\", "/")).filter((path) => textFile.test(path));
    for (const path of texts.toSorted()) {
      const parts = path.split("/");
      const isSeen = parts.some((_, index) => this.#seen.has(parts.slice(0, index + 1).join("/")));
      if (isSeen || parts.some(isHidden) || this.#unsaved.get(path) === null) continue;
      const message = "The site does not use this file. Remove it, or correct its name or folder.";
      this.#mistakes.add({ file: join(this.#folder, path), line: 1, field: "", message });
    }
  }

  /** The names in a folder, with unsaved files and without deleted ones. */
  #withUnsaved(folder: string, saved: readonly string[]): string[] {
    const names = new Set(saved);
    for (const [path, text] of this.#unsaved) {
      const name = path.slice(folder.length + 1);
      if (!path.startsWith(`${folder}/`) || name.includes("/")) continue;
      if (text === null) names.delete(name);
      else names.add(name);
    }
    return [...names];
  }

  #read(path: string): string | undefined {
    this.#seen.add(path);
    const unsaved = this.#unsaved.get(path);
    const file = join(this.#folder, path);
    const isThere = unsaved === undefined ? statSync(file, { throwIfNoEntry: false })?.isFile() : unsaved !== null;
    if (isThere) return typeof unsaved === "string" ? unsaved : Buffer.from(unsaved ?? readFileSync(file)).toString();
    this.#mistakes.add({ file, line: 1, field: "", message: "This file is missing. Add it." });
    return undefined;
  }
}

/** Systems leave hidden files behind, and the build does not copy them. */
function isHidden(name: string): boolean {
  return name.startsWith(".");
}

/** File names, which are used in addresses and in other files. */
const fileName = /^[a-z][A-Za-z0-9]*$/;

/** Files of the supplier have their own check. */
const textFile = /^(?!files\/).*\.(?:ya?ml|csv)$/;

/** All content files, before references are resolved. */
export type Sources = ReturnType<typeof readSources>;

/** Reads all content files. A file that is missing or invalid is added to the mistakes and left out. */
export function readSources(folder: string, mistakes: Mistakes, unsaved?: UnsavedFiles, known?: KnownFiles) {
  const reader = new SourceReader(folder, mistakes, unsaved, known);
  const categories = readFolder<CategoryEntry>(reader, "categories", categoryEntry);
  const sources = {
    company: reader.yaml("company.yaml", company),
    acoustics: reader.yaml("acoustics.yaml", acoustics),
    addresses: reader.yaml("addresses.yaml", addressEntries),
    figures: reader.yaml("figures.yaml", figureDefinitions),
    facets: reader.yaml("facets.yaml", facetEntries),
    gallery: reader.yaml("gallery.yaml", gallery),
    glossary: reader.yaml("glossary.yaml", glossary),
    search: reader.yaml("search.yaml", searchEntry),
    map: reader.yaml("map.yaml", map),
    pictures: reader.yaml("pictures.yaml", pictureEntries),
    publishing: reader.yaml("publishing.yaml", publishing),
    questions: reader.yaml("questions.yaml", questions),
    spellings: reader.yaml("spellings.yaml", spellings),
    pages: readPages(reader),
    hindi: new Map<HindiFile, Source<Translation[]> | undefined>(
      hindiFiles.map((name) => [name, reader.yaml(`hindi/${name}.yaml`, translations)]),
    ),
    categories,
    products: readProducts(reader, [...categories.keys()]),
    refusedProducts: reader.refused("products"),
    swatchSets: readFolder<SwatchSet>(reader, "swatches", swatchSet),
    tables: new Map<RegionId, TableSource>(
      regionIdentifier.options.map((region) => [region, reader.table(`projects/${region}.csv`)]),
    ),
  };
  reader.reportUnread();
  return sources;
}

type PageSources = { readonly [Id in PageId]: Source<PageEntries[Id]> | undefined };

function readPages(reader: SourceReader): PageSources {
  return Object.fromEntries(pageIds.map((id) => [id, reader.yaml(`pages/${id}.yaml`, pageSchemas[id])])) as PageSources;
}

/** The products of all categories, keyed by category and slug. */
function readProducts(reader: SourceReader, categories: readonly string[]) {
  const folders = reader.folders("products", categories);
  return new Map(
    folders.flatMap((category) =>
      reader
        .names(`products/${category}`)
        .map(
          (slug) => [`${category}/${slug}`, reader.yaml(`products/${category}/${slug}.yaml`, productEntry)] as const,
        ),
    ),
  );
}

function readFolder<Entry>(reader: SourceReader, folder: string, schema: z.ZodType<Entry>) {
  const names = reader.names(folder);
  return new Map(names.map((name) => [name, reader.yaml(`${folder}/${name}.yaml`, schema)] as const));
}
