import { asyncProperty, assert } from "fast-check";
import { useEffect, useState } from "react";
import { describe, expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { anyValue } from "#editor/testing/any-value.ts";
import { ContentForm } from "./content-form.tsx";
import { idOf, type FieldPath } from "./field-state.ts";
import { toFormSchema } from "./form-schema.ts";
import { tidyValue, withShownValues } from "./tidy-value.ts";

/** The schemas of the files, by path. */
const schemas = import.meta.glob<object>("/generated/schemas/*.json", { eager: true, import: "default" });

/** Renders the form of a value. `saved` returns the value that it would save. */
async function open(jsonSchema: object, value: unknown) {
  const schema = toFormSchema(jsonSchema);
  let latest = value;
  function Form() {
    const [typed, setTyped] = useState(value);
    useEffect(() => {
      latest = typed;
    }, [typed]);
    return <ContentForm schema={schema} value={typed} onChange={setTyped} />;
  }
  const part = await renderPart(<Form />);
  return { part, saved: () => withShownValues(tidyValue(latest, value), schema) };
}

/** Types into a field as a browser does. */
async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Where two values differ; for a group that only one of them has, its non-empty fields. */
function differences(left: unknown, right: unknown, at: FieldPath = []): FieldPath[] {
  if (JSON.stringify(left) === JSON.stringify(right)) return [];
  if (left === undefined && isGroup(right) && !Array.isArray(right)) return differences({}, right, at);
  if (!isGroup(left) || !isGroup(right) || Array.isArray(left) !== Array.isArray(right)) return [at];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => differences(left[key], right[key], [...at, key]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether a field shows a part of a value, or one that contains it. */
function isShownBy(field: Element, at: FieldPath): boolean {
  return at.some((_, index) => idOf(at.slice(0, index + 1)) === field.id);
}

describe("any content that a schema allows", () => {
  test.each(Object.keys(schemas))("is changed by its form only in the edited field: %s", async (path) => {
    const jsonSchema = schemas[path]!;
    await assert(
      asyncProperty(anyValue(jsonSchema), async (value) => {
        const { part, saved } = await open(jsonSchema, value);
        expect(differences(value, saved())).toEqual([]);
        const fields = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea");
        for (const field of [...fields].slice(0, 3)) {
          const before = saved();
          await type(field, `${field.value} 2`);
          const changed = differences(before, saved());
          expect(changed).not.toEqual([]);
          expect(changed.filter((at) => !isShownBy(field, at))).toEqual([]);
        }
      }),
      { numRuns: 4 },
    );
  });
});
