import type { BaseInputTemplateProps, WidgetProps } from "@rjsf/utils";
import { use } from "react";
import { FilesContext } from "../file-names.ts";
import { useChoiceLabels } from "./choice-labels.ts";
import { describedBy } from "./field-frame.tsx";
import { useFieldState } from "./field-state.ts";
import type { FormSchema } from "./form-schema.ts";
import { TextControl } from "./text-control.tsx";

export function BaseInputTemplate({ id, value, onChange, schema, required }: BaseInputTemplateProps) {
  const path = pathFromId(id);
  const isNumber = schema.type === "number" || schema.type === "integer";
  const { mistakes } = useFieldState(path);
  if (isNumber) {
    return (
      <input
        id={id}
        className="text-field__control text-field__control--number"
        type="number"
        step={schema.type === "integer" ? 1 : "any"}
        value={value ?? ""}
        aria-describedby={describedBy(path)}
        aria-invalid={mistakes.length > 0 || undefined}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
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

/** Widgets receive only the id of their field; its parts are the path. */
function pathFromId(id: string): (string | number)[] {
  return id.split("_").slice(1);
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
