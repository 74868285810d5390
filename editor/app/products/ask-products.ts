import { ask, type SaveOutcome } from "../api.ts";

export interface ProductReference {
  readonly path: string;
  readonly title: string;
  readonly at: readonly (string | number)[];
  /** It is a sentence with a figure of the product. */
  readonly isQuote?: true;
}

/** What would be removed together with a product. */
export interface Consequences {
  readonly references: readonly ProductReference[];
  readonly pictures: number;
  readonly downloads: number;
}

/** The name, code and address of a new product. */
export interface NewProduct {
  slug: string;
  name: string;
  modelCode?: string | undefined;
}

const address = "/api/products";

/** Begins a draft. */
export const beginProduct = (category: string, product: NewProduct) =>
  ask<{ path: string }>(`${address}/begin`, { category, ...product });
/** Begins a draft as a copy of another product. */
export const copyProduct = (path: string, product: NewProduct) =>
  ask<{ path: string }>(`${address}/copy`, { path, ...product });
/** Marks a text with the copy's new name as checked. */
export const markLooked = (path: string, at: readonly (string | number)[]) => ask(`${address}/looked`, { path, at });
export const publishDraft = (path: string) => ask<SaveOutcome>(`${address}/publish`, { path });
export const discardDraft = (path: string) => ask(`${address}/discard`, { path });
export const readConsequences = (path: string) => ask<Consequences>(`${address}/consequences`, { path });
export const renameProduct = (path: string, slug: string) => ask<SaveOutcome>(`${address}/rename`, { path, slug });
export const withdrawProduct = (path: string, sentence: string) =>
  ask<SaveOutcome>(`${address}/withdraw`, { path, sentence });
export const deleteProduct = (path: string) => ask<SaveOutcome>(`${address}/delete`, { path });
