import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { NotWritten, PartlyWritten } from "#scripts/files/whole-file.mjs";
import { mostBytes, tooLargePhotograph } from "../pictures/photograph.ts";
import { limitOfFile } from "../supplied-files/supplied-file-store.ts";
import { limitOfTable } from "../tables/table-limits.ts";
import { NoSuchFile, type EditorStore } from "../store/editor-store.ts";
import type { Preview } from "../preview/start-preview.ts";
import type { MasterFile } from "../store/existing-pictures.ts";
import { seenPage, type SeenPage } from "../preview/seen-page.ts";
import { NotPossible } from "../store/outcomes.ts";
import { RefusedIdentity } from "../store/products/identity.ts";
import type { ProductStore } from "../store/products/product-store.ts";
import { searchedWords } from "../store/products/searched-words.ts";
import { usualFigures, type FigureChoices } from "../store/figure-choices.ts";
import { summariseChanges } from "../store/describe-changes.ts";
import { titleOf } from "../store/file-value.ts";
import { withValue } from "../store/with-value.ts";
import { findTexts, type FoundText } from "../store/find-texts.ts";
import type { NamedFigure } from "../store/figure-texts.ts";
import type { FieldOffer } from "../store/field-offers.ts";
import type { FieldReading } from "../store/readings.ts";
import { UneditableYaml } from "../yaml/edit-yaml.ts";
import { post } from "./request-body.ts";

const maxBodyBytes = 1024 * 1024;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const json: z.ZodType<Json> = z.json();
const path = z.string().max(200);
const finding = z.strictObject({ words: z.string().max(200) });
const opening = z.strictObject({ path });
const change = z.strictObject({ path, value: json });
const saving = z.strictObject({ path, value: json, base: json, version: z.hash("sha256") });
const puttingBack = z.strictObject({ path, version: z.hash("sha256") });
const undoing = z.strictObject({ step: z.int().positive() });

interface ApiParts {
  store: EditorStore;
  products: ProductStore;
  /** The JSON Schema of a file's value, with existing names as choices. */
  schemaOf: (schema: string) => object | undefined;
  /** The printed labels of figures, by key. */
  figureLabels: () => Record<string, string>;
  /** The printed glossary terms, by key. */
  termLabels: () => Record<string, string>;
  /** The values offered for non-numeric figures. */
  choicesOfFigures: () => Record<string, FigureChoices>;
  /** Renders the page that shows a file; absent if the site has not been built. */
  preview?: Preview | undefined;
  /** Masters that only a draft shows. */
  mastersOf: (path: string, text: string) => readonly MasterFile[];
  /** Remarks on a file's value that are not mistakes: texts that repeat figures, pictures too small for their places. */
  remarksOn: (path: string, value: unknown) => Promise<readonly FieldReading[]>;
  /** Remarks on texts that contain the value of a figure before an unsaved change. */
  formerRemarks: (values: { before: unknown; after: unknown }) => readonly FieldReading[];
  /** The figures that a file's texts may insert. */
  figuresToName: (path: string, value: unknown) => NamedFigure[];
  /** Texts that still contain a figure's former value after a change of a file. */
  stillSaid: (path: string, values: { before: unknown; after: unknown }) => FoundText[];
  /** Values that figures suggest for a drawing. */
  offersIn: (value: unknown, saved: unknown) => FieldOffer[];
  /** How the figures of a value are read. */
  readingsIn: (value: unknown) => FieldReading[];
  /** The English texts that a file of translations translates. */
  englishTextsOf: (path: string) => readonly string[] | undefined;
  /** The routes of the editor's other parts, by prefix. */
  others?: Readonly<Record<string, Hono>>;
}

/** Refuses requests that exceed the size of any valid one. */
function limitBody(maxSize: number, error: string) {
  return bodyLimit({
    maxSize,
    onError(context) {
      context.header("connection", "close");
      return context.json({ error }, 413);
    },
  });
}

/** The API of the editor's page: list and open files, check and save changes, history and undo. */
export function createApi({
  store,
  products,
  schemaOf,
  figureLabels,
  termLabels,
  choicesOfFigures,
  offersIn,
  readingsIn,
  remarksOn,
  formerRemarks,
  figuresToName,
  stillSaid,
  mastersOf,
  englishTextsOf,
  preview,
  others = {},
}: ApiParts) {
  const api = new Hono();
  /** The store of a file: the content, or the drafts of products. */
  const holderOf = (file: string) => (products.isDraft(file) ? products : store);
  const savedValue = (file: string) => (products.isDraft(file) ? undefined : store.readUnchecked(file).value);
  const limitFiles = limitBody(maxBodyBytes, "This file is too large.");
  const limitPhotographs = limitBody(mostBytes, tooLargePhotograph);
  const limitTables = limitBody(limitOfTable.bytes, limitOfTable.words);
  const limitDocuments = limitBody(limitOfFile.bytes, limitOfFile.words);
  api.use((context, next) => {
    const { path: asked } = context.req;
    // The cells of a table come back to be compared, checked and saved.
    if (asked.startsWith("/api/tables/")) return limitTables(context, next);
    if (!asked.endsWith("/upload")) return limitFiles(context, next);
    return asked.includes("/supplied-files/") ? limitDocuments(context, next) : limitPhotographs(context, next);
  });
  api.get("/access", (context) => context.body(null, 204));
  api.get("/files", (context) => {
    const values = store.values();
    const ofProducts = [...values.filter(({ path: each }) => each.startsWith("products/")), ...products.values()];
    const words = searchedWords(values, ofProducts);
    const files = [...store.list(), ...products.list()];
    return context.json({
      files: files.map((file) => ({ ...file, words: words.get(file.path) })),
      notCommitted: store.notCommitted,
    });
  });
  post(api, "/find", finding, ({ words }) => ({ found: findTexts(store.values(), words) }));
  post(api, "/open", opening, async (asked) => {
    const file = holderOf(asked.path).read(asked.path);
    return {
      ...file,
      isDraft: products.isDraft(asked.path),
      renamed: products.renamedIn(asked.path),
      copied: products.copiedFrom(asked.path),
      jsonSchema: schemaOf(file.schema),
      readings: readingsIn(file.value),
      offers: offersIn(file.value, file.value),
      remarks: await remarksOn(file.path, file.value),
      figuresToName: figuresToName(file.path, file.value),
      figureLabels: figureLabels(),
      termLabels: termLabels(),
      englishTexts: englishTextsOf(file.path),
      figureChoices: choicesOfFigures(),
      usualFigures: file.schema === "product" ? usualFigures(file, store.values()) : [],
      pageAddress: preview && addressOf(seenPage(file, store.values())),
    };
  });
  post(api, "/check", change, async ({ path: file, value }) => {
    const offers = offersIn(value, savedValue(file));
    const corrections = offers.filter(({ isCorrection, isUncertain }) => isCorrection && !isUncertain);
    const corrected = corrections.reduce<unknown>((rest, offer) => withValue(rest, offer.at, offer.value), value);
    return {
      ...holderOf(file).checkChange(file, value, corrected),
      readings: readingsIn(value),
      offers,
      remarks: [...formerRemarks({ before: savedValue(file), after: corrected }), ...(await remarksOn(file, value))],
    };
  });
  post(api, "/preview", change, async (asked) => {
    const page = seenPage({ ...asked, saved: savedValue(asked.path) }, store.values());
    const text = holderOf(asked.path).textWith(asked.path, asked.value);
    const masters = mastersOf(asked.path, text);
    const drawn = page && (await preview?.render({ page, texts: [{ path: asked.path, text }], masters }));
    return drawn ?? {};
  });
  post(api, "/save", saving, (asked) => {
    const before = savedValue(asked.path);
    const outcome = holderOf(asked.path).save(asked.path, asked.value, asked.version, asked.base);
    if (outcome.outcome !== "saved") return outcome;
    const changes = store.inWords(before, asked.value, asked.path, summariseChanges);
    return {
      ...outcome,
      changes: `${titleOf(asked.path, asked.value)}: ${changes}`,
      stillSaid: stillSaid(asked.path, { before, after: asked.value }),
    };
  });
  post(api, "/put-back", puttingBack, (asked) => store.restoreText(asked.path, asked.version));
  api.get("/history", (context) => context.json({ steps: store.history() }));
  post(api, "/undo", undoing, ({ step }) => store.undo(step));
  for (const [name, part] of Object.entries(others)) api.route(`/${name}`, part);
  api.all("*", (context) => context.json({ error: "Not found." }, 404));
  api.onError((error, context) => {
    if (error instanceof NoSuchFile) return context.json({ error: error.message }, 404);
    if (error instanceof RefusedIdentity) return context.json({ error: error.message, refusals: error.refusals }, 422);
    if (error instanceof NotPossible || error instanceof UneditableYaml)
      return context.json({ error: error.message }, 422);
    console.error(error);
    if (error instanceof NotWritten || error instanceof PartlyWritten)
      return context.json({ error: error.message }, 507);
    return context.json(
      { error: "Something went wrong in the editor. Check the history to see whether it was saved." },
      500,
    );
  });
  return api;
}

/** A page's address with the section's fragment. */
function addressOf(page: SeenPage | undefined): string | undefined {
  return page && (page.part === undefined ? page.address : `${page.address}#${page.part}`);
}
