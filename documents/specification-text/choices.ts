import { choiceKinds, choiceLabels, unitLabels, choicesOfProduct } from "#content/printed/choices.ts";
import type { Product } from "#content/catalogue.ts";
import { blank } from "./blank.ts";

/** The specifier's choices. A kind that a figure leaves open, such as a custom size, is a separate blank. */
export function choiceLines(product: Product): string[] {
  const choices = choicesOfProduct(product);
  const open = new Set(openFigures(product).map(({ key }) => key));
  const { standardUnitSize } = product;
  const chosen = choiceKinds.flatMap((kind) => {
    const options = choices[kind];
    if (!options) return [];
    const what = options.length === 1 && open.has(kind) ? kind : `one of: ${options.join("; ")}`;
    return [`${choiceLabels[kind]}: ${blank(what)}`];
  });
  const made = standardUnitSize && standardUnitSize.sizes.length === 0 && !choices.size;
  return [...chosen, ...customColour(product), ...(made ? [`Size: ${blank("size")}`] : [])];
}

function customColour({ colours }: Product): string[] {
  return colours?.note && colours.swatches.length === 0 ? [`Colour: ${blank("colour")} ${colours.note}`] : [];
}

/** Whether the product has finishes or colours, so that samples can be requested. */
export function hasFinishes(product: Product): boolean {
  return choicesOfProduct(product).finish !== undefined || customColour(product).length > 0;
}

/** The figures with words instead of a number: `As per choice`. */
export function openFigures({ specifications }: Product) {
  return specifications.flatMap(({ figures }) => figures).filter(({ parts }) => parts.some((part) => part.open));
}

/** The quantity: `[ … quantity in m² or pieces ]`. */
export function quantityBlank(product: Product): string {
  const units = choicesOfProduct(product).units.map((unit) => unitLabels[unit]);
  const last = units.pop() ?? "";
  return blank(`quantity in ${units.length > 0 ? `${units.join(", ")} or ${last}` : last}`);
}
