import { use } from "react";
import { FilesContext } from "../file-names.ts";
import { FieldStatesContext, type FieldPath } from "./field-state.ts";
import { labelOf } from "./labels.ts";

/** The folders of the files that fields may name by the ends of their paths. */
const folders = ["products", "categories", "swatches"];

/**
 * What a choice of a field is called: a term as it is printed, a figure by its label, a product or category by its name, and a word
 * of the file in plain words.
 */
export function useChoiceLabels(path: FieldPath): (choice: unknown, label: string) => string {
  const { figureLabels, termLabels } = use(FieldStatesContext);
  const files = use(FilesContext);
  return (choice, label) => {
    if (typeof choice !== "string") return label;
    const term = path.at(-1) === "term" ? termLabels?.[choice] : undefined;
    if (term !== undefined) return term;
    const figure = figureLabels[choice];
    if (figure !== undefined) return figure;
    const file = files.find((each) => folders.some((folder) => each.path === `${folder}/${choice}.yaml`));
    if (file) return file.title;
    // A name of one or two words, and not that of a picture, which is its address.
    return /^[a-z]+(?:-[a-z]+){0,3}$/.test(choice) ? labelOf(choice) : label;
  };
}
