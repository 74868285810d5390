import { placeOnScreen } from "../app/form/labels.ts";
import { describeValues } from "../store/describe-changes.ts";
import type { Change } from "../store/changes.ts";

/** The labels of figures by key. */
export type FigureLabels = Readonly<Record<string, string>>;

/** Keys that are not named, because they belong to the enclosing field. */
const inner = new Set<unknown>(["value", "sample", "kind"]);

/**
 * A change with the field's label in the form and both full values: `NRC: “0.6” is now “0.65”`, `Phones 1, Label: “Sales” is now “Office”`.
 */
export function changeInWords(change: Change, figures: FigureLabels): string {
  const values = describeValues(change, Number.POSITIVE_INFINITY);
  const name = fieldName(change.at, figures);
  return name === "" ? values : `${name}: ${values}`;
}

function fieldName(at: Change["at"], figures: FigureLabels): string {
  const own = at.length > 1 && inner.has(at.at(-1)) ? at.slice(0, -1) : at;
  const figure = own.lastIndexOf("figures");
  const label = figure < 0 ? undefined : figures[String(own[figure + 1])];
  return label ?? placeOnScreen(own).join(", ");
}
