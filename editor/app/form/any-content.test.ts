import { globSync } from "node:fs";
import { createSchemaUtils } from "@rjsf/utils";
import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyValue } from "#editor/testing/any-value.ts";
import { readNames } from "#scripts/content/content-names.ts";
import { editorSchemas } from "#scripts/content/editor-schemas.ts";
import { toFormSchema } from "./form-schema.ts";
import { noDefaults, uncheckedValidator } from "./content-form.tsx";
import { tidyValue, withShownValues } from "./tidy-value.ts";

const pictures = globSync("imagery/masters/*.webp").map((path) => path.replace(/^.*\/|\.webp$/g, ""));
const schemas = editorSchemas(readNames("content", pictures));

describe("any content that a schema allows", () => {
  test.each([...schemas.keys()])("is left unchanged by the form of %s", (name) => {
    const schema = toFormSchema(schemas.get(name)!);
    const utils = createSchemaUtils(uncheckedValidator, schema, noDefaults);
    assert(
      property(anyValue(schemas.get(name)!), (value) => {
        const shown: unknown = utils.getDefaultFormState(schema, structuredClone(value));
        expect(JSON.stringify(withShownValues(tidyValue(shown, value), schema))).toBe(JSON.stringify(value));
      }),
      { numRuns: 60 },
    );
  });
});
