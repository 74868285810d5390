import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { fields } from "./fields.tsx";
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
