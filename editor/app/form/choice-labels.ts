import { use } from "react";
import { FilesContext } from "../file-names.ts";
import { FieldStatesContext, type FieldPath } from "./field-state.ts";
import { labelOf } from "./labels.ts";

/** Folders whose files are referred to by the end of their path. */
const folders = ["products", "categories", "swatches"];

/**
 * The label of a choice: for a term its printed form, for a figure its label, for a product or category its name, and for other values
 * plain words.
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
    // A short kebab-case word; picture names are addresses and stay unchanged.
    return /^[a-z]+(?:-[a-z]+){0,3}$/.test(choice) ? labelOf(choice) : label;
  };
}
