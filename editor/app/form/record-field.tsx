import { groupOf } from "#content/load/group.ts";
import { toFieldPathId, type FieldProps, type RJSFSchema } from "@rjsf/utils";
import { AddByName } from "./add-by-name.tsx";
import { FoldedEntry } from "./folded-entry.tsx";
import type { FormSchema } from "./form-schema.ts";
import { moved } from "./item-buttons.tsx";
import { labelOf } from "./labels.ts";
import { ItemMenu } from "./item-menu.tsx";
import { isEmptyAt } from "./needed-fields.ts";
import { useFocusOnAdded } from "./use-focus-on-added.ts";

/** In records up to this size all entries are open. */
const mostOpen = 3;

/** Groups with free names, such as the terms of the glossary. */
export function RecordField(props: FieldProps) {
  const { onChange, registry, fieldPathId } = props;
  const SchemaField = registry.fields.SchemaField!;
  const { "x-value": inner, "x-names": names, "x-ordered": isOrdered } = props.schema as FormSchema;
  const record = groupOf(props.formData);
  const entries = Object.entries(record);
  const change = (changed: [string, unknown][]) => onChange(Object.fromEntries(changed), fieldPathId.path);
  const isLine = inner?.type === "string";
  const { list, expectAnother } = useFocusOnAdded(entries.length);
  return (
    <div className="rows" ref={list}>
      {entries.map(([key, value], index) => {
        const name = nameOfEntry(key, value);
        const remove = () => change(entries.filter(([other]) => other !== key));
        const field = (
          <SchemaField
            {...props}
            name={key}
            schema={{ ...(inner as RJSFSchema), title: key, ...(isLine ? {} : { "x-inner": true }) }}
            uiSchema={{}}
            formData={value}
            errorSchema={{}}
            required
            fieldPathId={toFieldPathId(key, registry.globalFormOptions, fieldPathId)}
          />
        );
        return (
          <div className="rows__row" key={key}>
            {(isLine || isOrdered) && (
              <ItemMenu
                name={name}
                index={index}
                count={isOrdered ? entries.length : 1}
                onMove={(by) => change(moved(entries, index, by))}
                onRemove={isLine ? remove : undefined}
              />
            )}
            {isLine ? (
              field
            ) : (
              <FoldedEntry
                path={[...fieldPathId.path, key]}
                name={name}
                beginsOpen={entries.length <= mostOpen || isEmptyAt(value, [])}
              >
                {field}
                <button type="button" className="quiet-button" onClick={remove}>
                  Remove {name}
                </button>
              </FoldedEntry>
            )}
          </div>
        );
      })}
      <AddByName
        what="entry"
        names={names?.filter((name) => !(name in record))}
        labelOfName={labelOf}
        onAdd={(name) => {
          const { type } = inner ?? {};
          if (name in record) return;
          expectAnother();
          change([...entries, [name, type === "object" ? {} : type === "array" ? [] : ""]]);
        }}
      />
    </div>
  );
}

/** The printed label of an entry, or else its name in the file in words. */
function nameOfEntry(key: string, value: unknown): string {
  const { label, term } = groupOf(value);
  return ([label, term].find((each) => typeof each === "string" && each !== "") as string | undefined) ?? labelOf(key);
}
