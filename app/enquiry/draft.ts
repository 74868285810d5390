import { enquiryFields, type EnquiryField } from "./fields.ts";

/** What the visitor has written so far. */
export type Draft = Partial<Record<EnquiryField, string>>;

const storageKey = "enquiry-draft";

/** Keeps what was written for as long as the browser's tab is open. Without storage nothing is kept, and nothing fails. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the fields themselves still hold the words.
  }
}

/** What was kept, field by field; empty if nothing was, or it cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
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
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
