import type { FieldProps, RegistryFieldsType, RJSFSchema } from "@rjsf/utils";
import { use } from "react";
import { groupOf } from "#content/load/group.ts";
import { AddByName } from "./add-by-name.tsx";
import { FieldErrors, FieldFrame } from "./field-frame.tsx";
import { FieldStatesContext, idOf } from "./field-state.ts";
import { beginningOf, fitsVariant, type FormSchema } from "./form-schema.ts";
import { moved } from "./item-buttons.tsx";
import { ItemMenu } from "./item-menu.tsx";
import { labelOfFigure } from "./labels.ts";
import { LiveDrawing } from "./live-drawing.tsx";
import { RecordField } from "./record-field.tsx";
import { SampledControl } from "./sampled-control.tsx";
import { TranslationsField } from "./translations-field.tsx";
import { useFocusOnAdded } from "./use-focus-on-added.ts";

function schemaOf({ schema }: FieldProps): FormSchema {
  return schema as FormSchema;
}

function pathOf({ fieldPathId }: FieldProps) {
  return fieldPathId.path;
}

/** A value, a sentence or a name that may be a sample. */
function SampledField(props: FieldProps) {
  const { formData, onChange, required } = props;
  const schema = schemaOf(props);
  const path = pathOf(props);
  return (
    <SampledControl
      path={path}
      label={labelIn(props)}
      value={formData}
      several={schema["x-several"]}
      hasNote={schema["x-note"]}
      required={required === true}
      onChange={(value) => onChange(value, path)}
    />
  );
}

/** Figures by key, in printed order. */
function FiguresField(props: FieldProps) {
  const { onChange } = props;
  const { figureLabels, figureChoices, usualFigures } = use(FieldStatesContext);
  const figures = groupOf(props.formData);
  const path = pathOf(props);
  const schema = schemaOf(props);
  const keys = Object.keys(figures);
  const nameOf = (key: string) => labelOfFigure(key, figureLabels[key]);
  const change = (entries: [string, unknown][]) => onChange(Object.fromEntries(entries), path);
  const entries = Object.entries(figures);
  const { list, expectAnother } = useFocusOnAdded(entries.length);
  return (
    <div className="rows" ref={list}>
      {entries.map(([key, value], index) => (
        <div className="rows__row" key={key}>
          <FieldFrame path={[...path, key]} label={nameOf(key)} says={false}>
            <SampledControl
              path={[...path, key]}
              label={nameOf(key)}
              value={value}
              several
              choices={figureChoices[key]}
              hasNote={schema["x-value"]?.["x-note"] === true}
              onChange={(next) => change(entries.with(index, [key, next ?? ""]))}
            />
          </FieldFrame>
          <ItemMenu
            name={nameOf(key)}
            index={index}
            count={entries.length}
            onMove={(by) => change(moved(entries, index, by))}
            onRemove={() => change(entries.toSpliced(index, 1))}
          />
        </div>
      ))}
      {/* The warranty of a product has a separate field. */}
      <AddByName
        what="figure"
        names={(schema["x-names"] ?? []).filter((name) => !keys.includes(name) && name !== "warranty")}
        labelOfName={nameOf}
        usual={usualFigures}
        onAdd={(name) => {
          expectAnother();
          change([...entries, [name, ""]]);
        }}
      />
    </div>
  );
}

/** A value with several variants: the kind of a drawing, or a list instead of a name. */
function VariantsField(props: FieldProps) {
  const { onChange, registry, formData, fieldPathId } = props;
  const SchemaField = registry.fields.SchemaField!;
  const variants = schemaOf(props)["x-variants"] ?? [];
  const path = pathOf(props);
  const isThere = formData !== undefined;
  const index = isThere ? variants.findIndex((each) => fitsVariant(formData, each)) : -1;
  const chosen = variants[index];
  const choose = (next: number) => onChange(variants[next] && beginningOf(variants[next]), path);
  const kindId = `${idOf(path)}__kind`;
  return (
    <div className="variants">
      <div className="text-field">
        <label htmlFor={kindId}>
          {props.name === "target" ? "Where should the site be published?" : `Type of ${labelIn(props).toLowerCase()}`}
        </label>
        <select
          id={kindId}
          className="text-field__control"
          value={index}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {(!props.required || index < 0) && <option value={-1}>{props.required ? "Choose" : "None"}</option>}
          {variants.map(({ title }, place) => (
            <option key={title} value={place}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {isThere && schemaOf(props)["x-drawn"] && <LiveDrawing value={formData} />}
      {chosen && (
        <SchemaField
          {...props}
          schema={{ ...chosen.schema, title: chosen.title, "x-inner": true } as RJSFSchema}
          uiSchema={{}}
          errorSchema={{}}
          fieldPathId={fieldPathId}
        />
      )}
      {!chosen && <FieldErrors path={path} />}
    </div>
  );
}

function labelIn({ schema, name }: FieldProps): string {
  return schema.title ?? name;
}

export const fields: RegistryFieldsType = {
  sampled: SampledField,
  figures: FiguresField,
  record: RecordField,
  variants: VariantsField,
  translations: TranslationsField,
};
