import { tabStorage } from "#app/storage/browser-storage.ts";
import { enquiryFields, type EnquiryField } from "./fields.ts";

/** What the visitor has written so far. */
export type Draft = Partial<Record<EnquiryField, string>>;

const storageKey = "enquiry-draft";

/** Keeps the draft while the tab is open; without storage, until the page is left. */
export function keepDraft(draft: Draft): void {
  tabStorage.write(storageKey, JSON.stringify(draft));
}

/** The kept draft, field by field; empty if there is none or it cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(storageKey) ?? "{}");
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
  tabStorage.write(storageKey, null);
}
