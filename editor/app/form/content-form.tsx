import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { use, useMemo, useState, type ClipboardEvent } from "react";
import { isGroup } from "#content/load/group.ts";
import { FieldStatesContext, pathFromId, type FieldPath } from "./field-state.ts";
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
  const [pasted, setPasted] = useState<PastedLines>();
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const lines = pastedLines(value, event);
    if (lines === undefined) return;
    event.preventDefault();
    setPasted(lines);
    onChange(withValue(value, lines.at, lines.list));
  };
  const states = use(FieldStatesContext);
  const isOfferable =
    pasted !== undefined &&
    pasted.list.length > pasted.lines.length &&
    JSON.stringify(valueAt(value, pasted.at)) === JSON.stringify(pasted.list);
  const withOffer = useMemo(() => {
    if (!pasted || !isOfferable) return states;
    const { at, lines } = pasted;
    // The former lines stay, because they may belong to the list.
    const offer = { at, value: lines, words: "only the pasted lines", isEmpty: false, isCorrection: true };
    return { ...states, offers: [...states.offers, offer] };
  }, [states, pasted, isOfferable]);
  return (
    <FieldStatesContext value={withOffer}>
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
    </FieldStatesContext>
  );
}

/** Lines pasted into a list. */
interface PastedLines {
  readonly at: FieldPath;
  readonly lines: readonly string[];
  /** The list with them. */
  readonly list: readonly unknown[];
}

/** Reads each line pasted into an entry of a list as an entry, such as the lines of an address; undefined for other text. */
function pastedLines(value: unknown, { target, clipboardData }: ClipboardEvent<HTMLElement>): PastedLines | undefined {
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
  return { at: path.slice(0, -1), lines: entries, list: list.toSpliced(index, 1, ...entries) };
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
