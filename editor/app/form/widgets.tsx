import type { BaseInputTemplateProps, WidgetProps } from "@rjsf/utils";
import { use } from "react";
import { readWrittenNumber } from "#content/text/written-numbers.ts";
import { FilesContext } from "../file-names.ts";
import { describedBy } from "./field-frame.tsx";
import { pathFromId, useFieldState, FieldStatesContext, type FieldPath } from "./field-state.ts";
import type { FormSchema } from "./form-schema.ts";
import { TextControl } from "./text-control.tsx";
import { labelOf, labelOfFigure } from "./labels.ts";

export function BaseInputTemplate({ id, value, onChange, schema, required }: BaseInputTemplateProps) {
  const path = pathFromId(id);
  const isNumber = schema.type === "number" || schema.type === "integer";
  const { mistakes } = useFieldState(path);
  if (isNumber) {
    return (
      <input
        id={id}
        className="text-field__control text-field__control--number"
        inputMode="decimal"
        value={value ?? ""}
        aria-describedby={describedBy(path)}
        aria-invalid={mistakes.length > 0 || undefined}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
        onBlur={({ target }) => {
          const number = readWrittenNumber(target.value, unitOf(path));
          if (number !== undefined && String(number) !== target.value) onChange(String(number));
        }}
      />
    );
  }
  const control = (
    <TextControl
      path={path}
      value={String(value ?? "")}
      required={required === true}
      onChange={(text) => onChange(text === "" ? undefined : text)}
    />
  );
  if ((schema as FormSchema)["x-colour"] !== true) return control;
  return (
    <div className="colour-control">
      {control}
      <input
        type="color"
        aria-label="Choose the colour"
        value={/^#[\da-f]{6}$/i.test(String(value)) ? String(value) : "#ffffff"}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The unit at the end of a field's name: `mm` for `widthMm` and for each of `thicknessesMm`. */
function unitOf(path: FieldPath): string {
  const name = String(path.findLast((part) => Number.isNaN(Number(part))));
  return name.endsWith("Mm") ? "mm" : /[a-z]M$/.test(name) ? "m" : "";
}

export function SelectWidget({ id, value, options, onChange, required }: WidgetProps) {
  const path = pathFromId(id);
  const { mistakes } = useFieldState(path);
  const wordsOfChoice = useChoiceLabels(path);
  const choices = options.enumOptions ?? [];
  const swatches = use(FilesContext).find((file) => file.path === `swatches/${String(value)}.yaml`);
  const control = (
    <select
      id={id}
      className="text-field__control"
      value={String(value ?? "")}
      aria-describedby={describedBy(path)}
      aria-invalid={mistakes.length > 0 || undefined}
      onChange={(event) => onChange(choices.find((each) => String(each.value) === event.target.value)?.value)}
    >
      {(!required || value === undefined) && <option value="">{required ? "Choose" : "None"}</option>}
      {value !== undefined && !choices.some((each) => each.value === value) && (
        <option value={String(value)}>{wordsOfChoice(value, String(value))}</option>
      )}
      {choices.map(({ value: choice, label }) => (
        <option key={String(choice)} value={String(choice)}>
          {wordsOfChoice(choice, label)}
        </option>
      ))}
    </select>
  );
  if (!swatches) return control;
  return (
    <>
      {control}
      <p className="field__help">
        To add or change a colour, open <a href={`#/${swatches.path}`}>{swatches.title}</a>.
      </p>
    </>
  );
}

export function CheckboxWidget({ id, value, label, onChange, schema }: WidgetProps) {
  const isMark = (schema as FormSchema)["x-mark"] === true;
  return (
    <label className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : isMark ? undefined : false)}
      />
      <span>{label}</span>
    </label>
  );
}

/** Folders whose files are referred to by the end of their path. */
const folders = ["products", "categories", "swatches"];

/**
 * The label of a choice: for a term its printed form, for a figure its label, for a product or category its name, and for other values
 * plain words.
 */
function useChoiceLabels(path: FieldPath): (choice: unknown, label: string) => string {
  const { figureLabels, termLabels } = use(FieldStatesContext);
  const files = use(FilesContext);
  return (choice, label) => {
    if (typeof choice !== "string") return label;
    const term = path.at(-1) === "term" ? termLabels?.[choice] : undefined;
    if (term !== undefined) return term;
    const figure = figureLabels[choice];
    if (figure !== undefined) return labelOfFigure(choice, figure);
    const file = files.find((each) => folders.some((folder) => each.path === `${folder}/${choice}.yaml`));
    if (file) return file.title;
    return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(choice) ? labelOf(choice) : label;
  };
}
