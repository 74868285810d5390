import { keptKey } from "./access.ts";
import type { ClashInWords } from "../store/describe-changes.ts";
import type { FieldOffer } from "../store/drawing-offers.ts";
import type { FigureChoices } from "../store/figure-choices.ts";
import type { FoundText } from "../store/find-texts.ts";
import type { FormerText } from "../store/former-text.ts";
import type { RenamedText } from "../store/products/copy.ts";
import type { Copied } from "../store/products/figures-in.ts";
import type { IdentityRefusal } from "../store/products/identity.ts";
import type { FieldReading } from "../store/readings.ts";

export type { ClashInWords, FieldOffer, FieldReading, FigureChoices, FoundText, IdentityRefusal, RenamedText };

/** A file in the list. */
export interface FileSummary {
  readonly path: string;
  readonly title: string;
  readonly schema: string;
  readonly modelCode?: string;
  /** Of a product, what else it is found by. */
  readonly words?: string;
  /** How many values in it are samples. */
  readonly samples: number;
  /** A product that is not on the site yet. */
  readonly isDraft?: boolean;
  /** It can no longer be read after an edit by hand. */
  readonly isBroken?: true;
}

/** A mistake as the build reports it. */
export interface FieldMistake {
  readonly path: string;
  readonly line: number;
  readonly at: readonly (string | number)[];
  /** What is wrong and what to do. */
  readonly message: string;
}

export interface OpenedFile extends Omit<FileSummary, "samples"> {
  readonly version: string;
  /** Missing if the file is not well-formed. */
  readonly value?: unknown;
  /** Its text and the last one that could be read, if this one cannot. */
  readonly broken?: { readonly text: string; readonly former?: FormerText };
  readonly jsonSchema: object;
  readonly mistakes: readonly FieldMistake[];
  readonly readings: readonly FieldReading[];
  /** The texts that repeat figures. */
  readonly remarks: readonly FieldReading[];
  /** The figures that its texts may name. */
  readonly figuresToName: readonly { readonly name: string; readonly printed: string }[];
  /** The page on which it is seen; missing if there is none, or the site has not been built. */
  readonly pageAddress?: string;
  readonly offers: readonly FieldOffer[];
  readonly figureLabels: Readonly<Record<string, string>>;
  /** The terms of the glossary as they are printed, by their keys. */
  readonly termLabels: Readonly<Record<string, string>>;
  /** The texts of a copy that say its own name, and that nobody has looked at yet. */
  readonly renamed: readonly RenamedText[];
  /** What a draft was copied from. */
  readonly copied?: Copied;
  /** What can be chosen for figures that are no numbers. */
  readonly figureChoices: Readonly<Record<string, FigureChoices>>;
  /** The figures that products of the same category have, by their keys. */
  readonly usualFigures: readonly string[];
}

export interface CheckedChange {
  readonly offers: readonly FieldOffer[];
  readonly mistakes: readonly FieldMistake[];
  /** What differs from the file, in words; empty if nothing does. */
  readonly changes: string;
  readonly readings: readonly FieldReading[];
  readonly remarks: readonly FieldReading[];
}

export type SaveOutcome =
  | {
      readonly outcome: "saved";
      readonly step: Pick<HistoryStep, "id" | "summary">;
      readonly notCommitted?: string;
      /** Texts that still say a figure as it was before. */
      readonly stillSaid?: readonly FoundText[];
    }
  | { readonly outcome: "unchanged" }
  /** The summary of the step that undid it. */
  | { readonly outcome: "undone"; readonly words: string }
  /** The draft is kept, complete or not. */
  | { readonly outcome: "kept" }
  | {
      readonly outcome: "changed elsewhere";
      readonly changes: string;
      /** Theirs with what was typed, except where both concern the same. */
      readonly merged?: unknown;
      readonly clashes?: readonly ClashInWords[];
    }
  | { readonly outcome: "refused"; readonly mistakes: readonly FieldMistake[] };

export interface HistoryStep {
  readonly id: number;
  readonly at: string;
  /** The paths of its files in the project. */
  readonly files: readonly string[];
  readonly summary: string;
  readonly canUndo: boolean;
  /** It took another one back. */
  readonly isUndo: boolean;
}

/** The page on which a file is seen. */
export interface RenderedPage {
  /** Absent if the typed value cannot be shown at all. */
  readonly html?: string;
  /** What stands in place of the fields with mistakes. */
  readonly instead?: "what was saved" | "nothing" | "the other rows";
}

/** The editor could not be reached, or did not do what it was asked; the message is for its user. */
export class EditorFailure extends Error {
  /** What is wrong with the fields of a form, if that is why. */
  readonly refusals: readonly IdentityRefusal[] | undefined;

  constructor(message: string, refusals?: readonly IdentityRefusal[]) {
    super(message);
    this.refusals = refusals;
  }
}

/** What to tell the user of a failure. Anything else that is thrown is a fault of the editor, and is thrown again. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof EditorFailure)) throw error;
  return error.message;
}

/** Asks the editor's server; with a body, which may be a file, by POST. @throws {EditorFailure} */
export async function ask<Answer>(address: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const response = await request(address, body, signal);
  return (await response.json().catch(() => ({}))) as Answer;
}

/** Asks for a file to be kept by the browser. @throws {EditorFailure} */
export async function download(address: string, name: string): Promise<void> {
  const response = await request(address);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function request(address: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const response = await send(address, body, signal);
  if (response.ok) return response;
  const { error, refusals } = (await response.json().catch(() => ({}))) as {
    error?: string;
    refusals?: readonly IdentityRefusal[];
  };
  throw new EditorFailure(error ?? "Something went wrong in the editor.", refusals);
}

function send(address: string, body: object | undefined, signal: AbortSignal | undefined): Promise<Response> {
  const isFile = body instanceof Blob;
  const contentType = isFile ? "application/octet-stream" : "application/json";
  const headers = { "x-editor-key": keptKey(), ...(body ? { "content-type": contentType } : {}) };
  const options: RequestInit = { headers, ...(signal && { signal }) };
  if (body) Object.assign(options, { method: "POST", body: isFile ? body : JSON.stringify(body) });
  return fetch(address, options).catch(() => {
    throw new EditorFailure(
      "The editor is not responding. Start it again the way you started it before. What you typed is still here.",
    );
  });
}

export const listFiles = () => ask<{ files: FileSummary[] }>("/api/files");
export const findTexts = (words: string) => ask<{ found: FoundText[] }>("/api/find", { words });
export const openFile = (path: string) => ask<OpenedFile>("/api/open", { path });
export const checkChange = (path: string, value: unknown) => ask<CheckedChange>("/api/check", { path, value });
export const renderPage = (path: string, value: unknown, signal: AbortSignal) =>
  ask<RenderedPage>("/api/preview", { path, value }, signal);
export const readHistory = () => ask<{ steps: HistoryStep[] }>("/api/history");

/** Puts the last text of a file that could be read in place of one that cannot. @throws {EditorFailure} */
export const restoreText = ({ path, version }: OpenedFile) => ask<SaveOutcome>("/api/put-back", { path, version });

/** Takes a step back. Returns what became of it, or why it cannot be done. */
export async function undoStep(step: number): Promise<Extract<SaveOutcome, { outcome: "undone" }> | string> {
  try {
    const answer = await ask<SaveOutcome>("/api/undo", { step });
    if (answer.outcome === "saved") return { outcome: "undone", words: answer.step.summary };
    if (answer.outcome === "changed elsewhere")
      return `The same text has changed since, so this step cannot be undone. ${answer.changes}`;
    return "This step cannot be undone: the earlier text would cause an error now.";
  } catch (error) {
    return wordsOf(error);
  }
}

/** Saves a value in place of `base`, as which the file was opened. */
export function saveFile({ path, version }: OpenedFile, value: unknown, base: unknown): Promise<SaveOutcome> {
  return ask<SaveOutcome>("/api/save", { path, value, base, version });
}
