import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { ClipboardEvent } from "react";
import { isGroup } from "#content/load/group.ts";
import { pathFromId } from "./field-state.ts";
import { fields } from "./fields.tsx";
import { valueAt, withValue } from "../../store/with-value.ts";
import { ArrayFieldItemTemplate, ArrayFieldTemplate, FieldTemplate, ObjectFieldTemplate } from "./templates.tsx";
import { BaseInputTemplate, CheckboxWidget, SelectWidget } from "./widgets.tsx";

// Not from the index, which would need a validator in tests.

const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate, BaseInputTemplate };
const widgets = { SelectWidget, CheckboxWidget };

interface ContentFormProps {
  schema: RJSFSchema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The form of a file. */
export function ContentForm({ schema, value, onChange }: ContentFormProps) {
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const next = withPastedLines(value, event);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div onPaste={paste}>
      <Form
        tagName="div"
        schema={schema}
        formData={value}
        validator={uncheckedValidator}
        fields={fields}
        templates={templates}
        widgets={widgets}
        noValidate
        showErrorList={false}
        uiSchema={{ "ui:submitButtonOptions": { norender: true } }}
        experimental_defaultFormStateBehavior={noDefaults}
        onChange={({ formData }) => onChange(formData)}
      />
    </div>
  );
}

/** The value with each line pasted into an entry of a list as an entry, such as the lines of an address; undefined for other text. */
function withPastedLines(value: unknown, { target, clipboardData }: ClipboardEvent<HTMLElement>): unknown {
  const lines = clipboardData
    .getData("text/plain")
    .trim()
    .split(/\s*\n\s*/);
  if (lines.length < 2 || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    return undefined;
  const path = pathFromId(target.id);
  const [list, index] = [valueAt(value, path.slice(0, -1)), Number(path.at(-1))];
  const entry: unknown = Array.isArray(list) ? list[index] : undefined;
  const isText = entry === undefined || typeof entry === "string" || (isGroup(entry) && "value" in entry);
  if (!Array.isArray(list) || !isText) return undefined;
  const typed = target.value;
  const [before, after] = [
    typed.slice(0, target.selectionStart ?? 0),
    typed.slice(target.selectionEnd ?? typed.length),
  ];
  const entries = `${before}${lines.join("\n")}${after}`.split("\n");
  return withValue(value, path.slice(0, -1), list.toSpliced(index, 1, ...entries));
}

/** Nothing is validated in the browser: the server validates with the build's schemas. */
export const uncheckedValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  reset: () => {},
};

/** Optional fields are not added to a value. */
export const noDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
} as const;
