import { enquiryFields, type EnquiryField } from "./fields.ts";

/** What the visitor has written so far. */
export type Draft = Partial<Record<EnquiryField, string>>;

const storageKey = "enquiry-draft";

/** If nothing can be stored, the words are kept until the visitor leaves the page. */
let unstored: string | undefined;

/** Keeps the draft while the browser's tab is open; without storage, only until the visitor leaves the page. */
export function keepDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(storageKey, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
}

/** The kept draft, field by field; empty if there is none or it cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(unstored ?? sessionStorage.getItem(storageKey) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const entries = new Map<string, unknown>(Object.entries(kept));
    return Object.fromEntries(
      enquiryFields.flatMap((field) => {
        const value = entries.get(field);
        return typeof value === "string" ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  unstored = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept if storage is forbidden.
  }
}
