type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what was entered in the fields of a part of the page, and returns a function that enters it again if React
 * has replaced them. That happens if another program changed the part while the document was still being parsed.
 */
export function snapshotFields(part: Element): () => void {
  const entered = fieldsIn(part).filter(isChanged);
  const focused = document.activeElement;
  return () => {
    for (const old of entered) {
      const field = old.isConnected ? undefined : counterpart(part, old);
      if (field) enter(field, old);
    }
    if (focused && !focused.isConnected && isField(focused)) counterpart(part, focused)?.focus({ preventScroll: true });
  };
}

const isField = (element: Element): element is Field => element.matches("input, textarea, select");
const fieldsIn = (part: Element) => [...part.querySelectorAll<Field>("input, textarea, select")];

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  const isTicked = "checked" in field && field.checked !== field.defaultChecked;
  return isTicked || field.value !== field.defaultValue;
}

function counterpart(part: Element, old: Field): Field | undefined {
  const alike = fieldsIn(part).filter(({ name, type }) => name === old.name && type === old.type);
  return alike.find(({ value }) => value === old.value && /radio|checkbox/.test(old.type)) ?? alike[0];
}

/** As if the visitor had entered it, so that React notices. */
function enter(field: Field, old: Field): void {
  if ("checked" in old && old.checked !== old.defaultChecked) return field.click();
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, old.value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
