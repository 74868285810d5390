import { groupOf } from "#content/load/group.ts";
import type { FileMistake } from "../check.ts";
import { valueOf } from "../file-value.ts";
import { valueAt } from "../with-value.ts";
import type { ContentText } from "./references.ts";

const reference = /\{[A-Za-z][A-Za-z0-9/.]*\}/g;

/**
 * The sentences that use a figure which would disappear with a product, each with what to do. The build only says that the figure does not
 * exist, and which others do.
 * @param name of the product
 * @param mistakes of the content without the product
 */
export function quotesOf(name: string, mistakes: readonly FileMistake[], texts: readonly ContentText[]): FileMistake[] {
  const definitions = groupOf(valueOf(texts.find(({ path }) => path === "figures.yaml")?.text ?? ""));
  return mistakes.flatMap((mistake) => {
    const file = texts.find(({ path }) => path === mistake.path);
    const found = file && valueAt(valueOf(file.text), mistake.at);
    const said = groupOf(found).value ?? found;
    if (typeof said !== "string") return [];
    const figure = said.match(reference)?.find((each) => mistake.message.startsWith(`There is no figure ${each}.`));
    if (!figure) return [];
    const key = figure
      .slice(1, -1)
      .split(".")
      .find((part) => Object.hasOwn(definitions, part));
    const label = String((key && groupOf(definitions[key]).label) ?? figure);
    const message = `It uses the figure “${label}” of ${name}: “${said}” Rewrite it without ${figure} first.`;
    return [{ ...mistake, message }];
  });
}
