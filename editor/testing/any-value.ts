import {
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  record,
  string,
  stringMatching,
  uniqueArray,
  type Arbitrary,
} from "fast-check";

type Schema = Record<string, any>;

/** Texts that a form or a file could mistake for another type. */
const awkwardTexts = [
  "",
  "0.90",
  "true",
  "null",
  "~",
  "- dash",
  "# hash",
  "a: b",
  "two\nlines",
  "  spaces  ",
  "½ × 2 m²",
];

/** The most fields of a generated record, or entries of a list. */
const most = 3;

/**
 * Values that match a JSON Schema as written by zod: every variant of a union, with and without optional fields.
 * Patterns and lengths of texts are ignored, because forms do not check them.
 */
export function anyValue(jsonSchema: object): Arbitrary<unknown> {
  const definitions = ((jsonSchema as Schema).$defs ?? {}) as Record<string, Schema>;
  const text = oneof(constantFrom(...awkwardTexts), string({ maxLength: 20 }));

  function of(written: Schema): Arbitrary<unknown> {
    const { $ref, ...own } = written;
    const schema: Schema = $ref ? { ...definitions[($ref as string).replace("#/$defs/", "")], ...own } : written;
    const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
    if (options) return oneof(...options.map(of));
    if ("const" in schema) return constant(schema.const);
    if (schema.enum) return constantFrom(...(schema.enum as unknown[]));
    if (schema.type === "object") return group(schema);
    if (schema.type === "array") return list(schema);
    if (schema.type === "boolean") return boolean();
    if (schema.type === "integer") return integer({ min: 0, max: 9999 });
    if (schema.type === "number") return double({ min: 0, max: 9999, noNaN: true }).map((number) => Math.abs(number));
    if (schema.type === "null") return constant(null);
    if (schema.type === "string") return text;
    throw new Error(`No values are made for ${JSON.stringify(schema).slice(0, 120)}.`);
  }

  function list({ items, prefixItems, minItems = 0, maxItems = most }: Schema): Arbitrary<unknown> {
    if (prefixItems) return tupleOf((prefixItems as Schema[]).map(of));
    return array(of(items as Schema), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, most)) });
  }

  function group({ properties = {}, required = [], propertyNames, additionalProperties }: Schema): Arbitrary<unknown> {
    if (typeof additionalProperties === "object")
      return named(propertyNames as Schema | undefined, additionalProperties);
    const fields = Object.entries(properties as Record<string, Schema>);
    return record(Object.fromEntries(fields.map(([key, each]) => [key, of(each)])), {
      requiredKeys: required as string[],
      noNullPrototype: true,
    });
  }

  /** A record with fields of any name, or of the allowed names. */
  function named(names: Schema | undefined, value: Schema): Arbitrary<unknown> {
    const { enum: known } = names?.$ref ? definitions[names.$ref.replace("#/$defs/", "")]! : (names ?? {});
    const name = known ? constantFrom(...(known as string[])) : stringMatching(/^[a-z][a-z0-9-]{0,7}$/);
    return uniqueArray(name, { maxLength: most }).chain((keys) =>
      record(Object.fromEntries(keys.map((key) => [key, of(value)])), { noNullPrototype: true }),
    );
  }

  return of(jsonSchema as Schema);
}

function tupleOf(items: Arbitrary<unknown>[]): Arbitrary<unknown> {
  return record(Object.fromEntries(items.entries())).map((entries) => Object.values(entries));
}
