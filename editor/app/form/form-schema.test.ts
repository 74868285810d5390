import { globSync, readFileSync } from "node:fs";
import { createSchemaUtils } from "@rjsf/utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { listContentFiles } from "#editor/store/content-files.ts";
import { readNames } from "#scripts/content/content-names.ts";
import { editorSchemas } from "#scripts/content/editor-schemas.ts";
import { beginningOf, fitsVariant, toFormSchema, type FormSchema } from "./form-schema.ts";
import { noDefaults, uncheckedValidator } from "./content-form.tsx";
import { tidyValue, withShownValues } from "./tidy-value.ts";

const pictures = globSync("imagery/masters/*.webp").map((path) => path.replace(/^.*\/|\.webp$/g, ""));
const schemas = editorSchemas(readNames("content", pictures));
const files = listContentFiles("content");

function formOf(name: string): FormSchema {
  return toFormSchema(schemas.get(name)!);
}

describe("the form of a file", () => {
  test("exists for every YAML file of the content except the questions, which the launch list asks, and the spellings", () => {
    const all = globSync("content/**/*.yaml").filter((path) => !/^content\/(questions|spellings)\.yaml$/.test(path));
    expect(files.map(({ path }) => `content/${path}`).toSorted()).toEqual(all.toSorted());
    expect(files.filter(({ schema }) => !schemas.has(schema))).toEqual([]);
  });

  test.each(files)("leaves the value of $path unchanged", ({ path, schema: name }) => {
    const value: unknown = parse(readFileSync(`content/${path}`, "utf8"));
    const schema = formOf(name);
    const utils = createSchemaUtils(uncheckedValidator, schema, noDefaults);
    const shown: unknown = utils.getDefaultFormState(schema, structuredClone(value));
    expect(JSON.stringify(withShownValues(tidyValue(shown, value), schema))).toBe(JSON.stringify(value));
  });

  test.each(files)("has a field for every value of $path", ({ path, schema: name }) => {
    const value: unknown = parse(readFileSync(`content/${path}`, "utf8"));
    expect(fieldless(value, formOf(name), path)).toEqual([]);
  });

  test("names the height of the banner differently from its picture", () => {
    const { banner, pictures: ofPictures } = formOf("product").properties as Record<string, FormSchema>;
    expect([banner!.title, (ofPictures!.properties as Record<string, FormSchema>).banner!.title]).toEqual([
      "Height of the banner",
      "Banner",
    ]);
  });

  test("writes no default into a file", () => {
    expect(JSON.stringify(formOf("product"))).not.toContain('"default"');
  });

  test("allows moving the fields of a record only if the site shows them in their order", () => {
    expect(formOf("figures")["x-ordered"]).toBe(true);
    expect(formOf("glossary")).toMatchObject({ $id: "record" });
    expect(formOf("glossary")["x-ordered"]).toBeUndefined();
  });

  test("begins a drawing with the chosen kind, and with no checkbox ticked, as the form shows it", () => {
    const { drawing } = formOf("product").properties as Record<string, FormSchema>;
    const chair = drawing!["x-variants"]!.find(({ title }) => title === "Chair")!;
    expect(beginningOf(chair)).toMatchObject({ kind: "chair", toScale: false });
  });

  test("writes an unticked checkbox as no, and an empty list or group as empty, wherever the file requires a value", () => {
    const value = {
      drawing: { kind: "chair" },
      pictureDescriptions: { foyer: { alt: "A foyer." }, hall: { alt: "A hall.", visualisation: true } },
    };
    expect(withShownValues(value, formOf("product"))).toEqual({
      seo: {},
      specifications: [],
      drawing: { kind: "chair", toScale: false, writingPad: false, form: {} },
      pictureDescriptions: {
        foyer: { alt: "A foyer.", visualisation: false },
        hall: { alt: "A hall.", visualisation: true },
      },
    });
    expect(withShownValues({ drawing: { kind: "panel-section" } }, formOf("product"))).toMatchObject({
      drawing: { kind: "panel-section", toScale: false, thicknessesMm: [], edges: [] },
    });
  });

  test("offers existing names", () => {
    const { alsoIn } = formOf("product").properties as Record<string, any>;
    expect(alsoIn.items.properties.category.enum).toContain("wallPanels");
  });
});

/** Where a value has content that no field of its form shows. */
function fieldless(value: unknown, schema: FormSchema, at: string): string[] {
  if (schema.$id === "sampled" || "const" in schema) return [];
  if (schema.$id === "figures") return [];
  if (schema.$id === "variants") {
    const variant = schema["x-variants"]?.find((each) => fitsVariant(value, each));
    return variant ? fieldless(value, variant.schema as FormSchema, at) : [`${at}: no variant`];
  }
  if (Array.isArray(value)) {
    const items = schema.items as FormSchema | undefined;
    return items ? value.flatMap((each, index) => fieldless(each, items, `${at}/${index}`)) : [`${at}: no list`];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => {
      const inner = schema.$id === "record" ? schema["x-value"] : (schema.properties?.[key] as FormSchema | undefined);
      return inner ? fieldless(each, inner as FormSchema, `${at}/${key}`) : [`${at}/${key}: no field`];
    });
  }
  return schema.type === undefined ? [`${at}: no type`] : [];
}
