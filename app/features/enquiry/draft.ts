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
    const kept = Object(JSON.parse(tabStorage.read(storageKey) ?? "{}")) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([field, value]) => enquiryFields.some((each) => each === field) && typeof value === "string",
      ),
    );
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  tabStorage.write(storageKey, null);
}
