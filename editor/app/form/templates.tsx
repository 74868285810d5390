import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from "@rjsf/utils";
import { use, type MouseEvent } from "react";
import { FieldErrors, FieldFrame } from "./field-frame.tsx";
import { FieldStatesContext, idOf } from "./field-state.ts";
import type { FormSchema } from "./form-schema.ts";
import { ItemMenu } from "./item-menu.tsx";
import { isEmptyAt } from "./needed-fields.ts";
import { useFocusOnAdded } from "./use-focus-on-added.ts";
import { entryLabel } from "../../store/entry-label.ts";
import { ListEntry, ListLength } from "./list-entry.tsx";
import { LaterFields, OptionalGroup, Section } from "./sections.tsx";

const leafTypes = new Set(["string", "number", "integer", "boolean"]);

/** One field: a control gets its label and help here, and a group gets a heading. */
export function FieldTemplate({
  schema,
  fieldPathId,
  label,
  rawDescription,
  required,
  children,
  formData,
  hidden,
}: FieldTemplateProps) {
  const { path } = fieldPathId;
  const { $id, "x-inner": isInner, "x-needed-at-times": isNeeded } = schema as FormSchema;
  const help = typeof rawDescription === "string" && rawDescription ? rawDescription : undefined;
  if (hidden || "const" in schema) return null;
  if ($id === "sampled" || leafTypes.has(String(schema.type))) {
    const name = itemLabel(path, label);
    return (
      <FieldFrame
        path={path}
        label={name}
        help={help}
        optional={required !== true && schema.type !== "boolean" && isNeeded !== true}
        says={$id !== "sampled"}
        labelled={schema.type !== "boolean"}
      >
        {children}
      </FieldFrame>
    );
  }
  if (path.length === 0 || isInner) return <>{children}</>;
  if (path.length === 1) {
    return (
      <Section
        path={path}
        label={(typeof path[0] === "number" && entryLabel(formData)) || itemLabel(path, label)}
        help={help}
      >
        {children}
      </Section>
    );
  }
  if (typeof path.at(-1) === "number" && schema.type === "object") {
    return (
      <ListEntry path={path} label={itemLabel(path, label)} words={entryLabel(formData)}>
        {children}
      </ListEntry>
    );
  }
  if (required !== true && typeof path.at(-1) === "string" && schema.type === "object") {
    return (
      <OptionalGroup path={path} label={itemLabel(path, label)} isEmpty={isEmptyAt(formData, [])}>
        {help && <p className="field__help">{help}</p>}
        {children}
        <FieldErrors path={path} />
      </OptionalGroup>
    );
  }
  return (
    <div className="group" role="group" aria-labelledby={`${idOf(path)}__title`} id={idOf(path)} tabIndex={-1}>
      <p className="group__title" id={`${idOf(path)}__title`}>
        {itemLabel(path, label)}
        {required !== true && typeof path.at(-1) === "string" && <span className="field__optional"> optional</span>}
      </p>
      {help && <p className="field__help">{help}</p>}
      {children}
      <FieldErrors path={path} />
    </div>
  );
}

/** `Feature 3` for the third item of a list. */
function itemLabel(path: readonly (string | number)[], label: string): string {
  const last = path.at(-1);
  if (typeof last !== "number") return label;
  return `${label.replace(/-\d+$/, "") || "Entry"} ${last + 1}`;
}

export function ObjectFieldTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { shownFirst } = use(FieldStatesContext);
  if (fieldPathId.path.length > 0) return <div className="fields">{properties.map(({ content }) => content)}</div>;
  const isFirst = ({ name }: (typeof properties)[number]) => shownFirst?.has(name) ?? true;
  const later = properties.filter((each) => !isFirst(each));
  return (
    <div className="fields fields--root">
      {properties.filter(isFirst).map(({ content }) => content)}
      {later.length > 0 && (
        <LaterFields names={later.map(({ name }) => name)}>{later.map(({ content }) => content)}</LaterFields>
      )}
    </div>
  );
}

export function ArrayFieldTemplate({ items, canAdd, onAddClick, schema, title }: ArrayFieldTemplateProps) {
  const { "x-fixed": isFixed, "x-taken-in": isTakenIn } = schema as FormSchema;
  const { list, expectAnother } = useFocusOnAdded(items.length);
  const add = (event: MouseEvent) => {
    expectAnother();
    onAddClick(event);
  };
  return (
    <div className="rows" ref={list}>
      <ListLength value={items.length}>{items}</ListLength>
      {canAdd && !isFixed && !isTakenIn && (
        <button type="button" className="plain-button" onClick={add}>
          <AddLabel list={title} isEmpty={items.length === 0} item={(schema.items as FormSchema | undefined)?.title} />
        </button>
      )}
    </div>
  );
}

/** `Add a feature`; `Add another` for a list whose name is not a plural. */
function AddLabel({ list, isEmpty, item = "" }: { list: string; isEmpty: boolean; item?: string | undefined }) {
  if (!list) return "Add an entry";
  if (item !== "" && item !== list) return `Add ${/^[AEIO]/.test(item) ? "an" : "a"} ${withSmallLetter(item)}`;
  return (
    <>
      {isEmpty ? "Add" : "Add another"}
      <span className="visually-hidden">: {withSmallLetter(list)}</span>
    </>
  );
}

function withSmallLetter(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

export function ArrayFieldItemTemplate({ children, buttonsProps, index, totalItems }: ArrayFieldItemTemplateProps) {
  const { fieldPathId, schema, hasRemove, onMoveDownItem, onMoveUpItem, onRemoveItem } = buttonsProps;
  return (
    <div className="rows__row">
      <ItemMenu
        name={itemLabel(fieldPathId.path, schema.title ?? "")}
        index={index}
        count={totalItems}
        onMove={(by) => (by < 0 ? onMoveUpItem() : onMoveDownItem())}
        onRemove={hasRemove ? () => onRemoveItem() : undefined}
      />
      <div className="rows__content">{children}</div>
    </div>
  );
}
