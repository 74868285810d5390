import type { Draft } from "../draft.ts";
import { enquiryFields, type EnquiryField } from "../fields.ts";
import { signalFields } from "../form-signals.ts";

/** The five fields of a submitted form, as they were written. */
export function valuesOf(data: FormData): Record<EnquiryField, string> {
  const entries = enquiryFields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<EnquiryField, string>;
}

/** The input or text area of a field. */
export function control(form: HTMLFormElement, field: EnquiryField): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

/** Restores a draft into the fields that are still empty. */
export function fillEmptyFields(form: HTMLFormElement, draft: Draft): void {
  for (const field of enquiryFields) {
    const input = control(form, field);
    if (input.value === "" && draft[field]) input.value = draft[field];
  }
}

/** Clears the fields after they have been sent. */
export function emptyFields(form: HTMLFormElement): void {
  for (const field of enquiryFields) control(form, field).value = "";
  const receipt = form.elements.namedItem(signalFields.receipt);
  if (receipt instanceof HTMLInputElement) receipt.checked = false;
}
