// Not from the index, which would need a validator in tests.
import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema } from "@rjsf/utils";
import { fields } from "./fields.tsx";
import { noDefaults, uncheckedValidator } from "./no-defaults.ts";
import { ArrayFieldItemTemplate, ArrayFieldTemplate, FieldTemplate, ObjectFieldTemplate } from "./templates.tsx";
import { BaseInputTemplate, CheckboxWidget, SelectWidget } from "./widgets.tsx";

const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate, BaseInputTemplate };
const widgets = { SelectWidget, CheckboxWidget };

interface ContentFormProps {
  schema: RJSFSchema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The form of a file. */
export function ContentForm({ schema, value, onChange }: ContentFormProps) {
  return (
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
  );
}
