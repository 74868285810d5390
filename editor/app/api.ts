import { keptKey } from "./access.ts";
import type { PreviewedPage as RenderedPage } from "../preview/preview-request.ts";
import type { FileMistake as FieldMistake } from "../store/check.ts";
import type { ClashInWords } from "../store/describe-changes.ts";
import type { FieldOffer } from "../store/field-offers.ts";
import type { FigureChoices } from "../store/figure-choices.ts";
import type { FoundText } from "../store/find-texts.ts";
import type { FormerText } from "../store/former-text.ts";
import type { HistoryStep, SaveOutcome as StoreOutcome } from "../store/outcomes.ts";
import type { RenamedText } from "../store/products/copy.ts";
import type { Copied } from "../store/products/figures-in.ts";
import type { IdentityRefusal } from "../store/products/identity.ts";
import type { FieldReading } from "../store/readings.ts";

export type {
  ClashInWords,
  FieldMistake,
  FieldOffer,
  FieldReading,
  FigureChoices,
  FoundText,
  HistoryStep,
  IdentityRefusal,
  RenamedText,
  RenderedPage,
};

export interface FileSummary {
  readonly path: string;
  readonly title: string;
  readonly schema: string;
  readonly modelCode?: string;
  /** Additional search words for a product. */
  readonly words?: string;
  /** The number of sample values. */
  readonly samples: number;
  /** A product that is not on the site yet. */
  readonly isDraft?: boolean;
  /** It can no longer be read after an edit by hand. */
  readonly isBroken?: true;
}

export interface ListedFiles {
  readonly files: readonly FileSummary[];
  /** Why saved changes are not in git. */
  readonly notCommitted?: string;
}

export interface OpenedFile extends Omit<FileSummary, "samples"> {
  readonly version: string;
  /** Absent if the file is malformed. */
  readonly value?: unknown;
  /** Its text and the last readable one, if it is unreadable. */
  readonly broken?: { readonly text: string; readonly former?: FormerText };
  readonly jsonSchema: object;
  readonly mistakes: readonly FieldMistake[];
  readonly readings: readonly FieldReading[];
  /** The texts that repeat figures. */
  readonly remarks: readonly FieldReading[];
  /** The figures that its texts may insert. */
  readonly figuresToName: readonly { readonly name: string; readonly printed: string }[];
  /** The page that shows it; absent if there is none, or the site has not been built. */
  readonly pageAddress?: string;
  readonly offers: readonly FieldOffer[];
  readonly figureLabels: Readonly<Record<string, string>>;
  /** The printed glossary terms by key. */
  readonly termLabels: Readonly<Record<string, string>>;
  /** The English texts that a file of translations translates; absent if the code contains them. */
  readonly englishTexts?: readonly string[];
  /** The unchecked texts of a copy that contain its new name. */
  readonly renamed: readonly RenamedText[];
  /** The original of a draft. */
  readonly copied?: Copied;
  /** The values offered for non-numeric figures. */
  readonly figureChoices: Readonly<Record<string, FigureChoices>>;
  /** The figures of products in the same category, by key. */
  readonly usualFigures: readonly string[];
}

export interface CheckedChange {
  readonly offers: readonly FieldOffer[];
  readonly mistakes: readonly FieldMistake[];
  /** The unsaved changes in words; empty if there are none. */
  readonly changes: string;
  readonly readings: readonly FieldReading[];
  readonly remarks: readonly FieldReading[];
}

export type SaveOutcome =
  | StoreOutcome
  /** The summary of the step that undid it. */
  | { readonly outcome: "undone"; readonly words: string }
  /** The draft is saved, complete or not. */
  | { readonly outcome: "kept" };

/** The editor did not respond or could not do what was requested; the message is for the user. */
export class EditorFailure extends Error {
  /** Errors at fields of a form, if they are the reason. */
  readonly refusals: readonly IdentityRefusal[] | undefined;

  constructor(message: string, refusals?: readonly IdentityRefusal[]) {
    super(message);
    this.refusals = refusals;
  }
}

/** The message for the user. Other errors are bugs, and are thrown again. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof EditorFailure)) throw error;
  return error.message;
}

/**
 * Sends a request to the editor's server; with a body, which may be a file, by POST. Once it is aborted, the promise never settles.
 * @throws {EditorFailure}
 */
export async function ask<Answer>(address: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const answer = request(address, body, signal).then(
    (response) => response.json().catch(() => ({})) as Promise<Answer>,
  );
  await Promise.allSettled([answer]);
  return signal?.aborted ? new Promise(() => {}) : answer;
}

/** Downloads a file. @throws {EditorFailure} */
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

export const listFiles = () => ask<ListedFiles>("/api/files");
export const findTexts = (words: string) => ask<{ found: FoundText[] }>("/api/find", { words });
export const openFile = (path: string) => ask<OpenedFile>("/api/open", { path });
export const checkChange = (path: string, value: unknown, signal?: AbortSignal) =>
  ask<CheckedChange>("/api/check", { path, value }, signal);
export const renderPage = (path: string, value: unknown, signal: AbortSignal) =>
  ask<RenderedPage>("/api/preview", { path, value }, signal);
export const readHistory = () => ask<{ steps: HistoryStep[] }>("/api/history");

/** Restores the last readable text of an unreadable file. @throws {EditorFailure} */
export const restoreText = ({ path, version }: OpenedFile) => ask<SaveOutcome>("/api/put-back", { path, version });

/** Why a step cannot be undone, and what the owner can do. */
export const laterChange =
  "The same text has changed since. Undo the later change first, or enter the earlier text yourself.";

/** Undoes a step. Returns the outcome, or why it is impossible. */
export async function undoStep(step: number): Promise<Extract<SaveOutcome, { outcome: "undone" }> | string> {
  try {
    const answer = await ask<SaveOutcome>("/api/undo", { step });
    if (answer.outcome === "saved") return { outcome: "undone", words: answer.step.summary };
    if (answer.outcome === "changed elsewhere") return `${laterChange} ${answer.changes}`;
    return "This cannot be undone, because the earlier text would now cause an error.";
  } catch (error) {
    return wordsOf(error);
  }
}

/** Saves a value based on `base`, the value when the file was opened. */
export function saveFile({ path, version }: OpenedFile, value: unknown, base: unknown): Promise<SaveOutcome> {
  return ask<SaveOutcome>("/api/save", { path, value, base, version });
}
