import { z } from "zod";

/**
 * A strict object. The error for an unknown field lists the allowed fields; the error for a missing object lists
 * its required fields.
 */
export function entry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const allowed = Object.keys(shape).join(", ");
  const isNeeded = (key: string) => !z.safeParse(shape[key]!, undefined).success;
  return z.strictObject(shape, {
    error: ({ code, input }) => {
      if (code === "unrecognized_keys") return allowed;
      return code === "invalid_type" && (input === undefined || input === null)
        ? Object.keys(shape).filter(isNeeded).join(", ")
        : undefined;
    },
  });
}

/** Text for the visitor; never empty. */
export const text = z.string().min(1);

/** One or more lines of text. */
export const lines = z.array(text).min(1);

const hyphenatedWords = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of an entry in its file, and often in addresses. */
export const hyphenatedName = z
  .string()
  .regex(hyphenatedWords, { error: "Write lower-case letters, digits and single hyphens" });

/** The name of a picture's master in `imagery/masters`. */
export const pictureName = z
  .string()
  .regex(hyphenatedWords, { error: "Write the name of a picture: lower-case letters, digits and single hyphens" })
  .meta({ id: "picture" });

/** The name of a swatch set's file. */
export const swatchSetName = z
  .string()
  .regex(/^[A-Za-z0-9]+$/, { error: "Write the name of a set of swatches: letters and digits" })
  .meta({ id: "swatchSet" });

/** A product as its category and slug, for instance `wallPanels/petPanel`. */
export const productName = z
  .string()
  .regex(/^[A-Za-z]+\/[A-Za-z0-9]+$/, {
    error: "Write a product by its category and file, such as wallPanels/petPanel",
  })
  .meta({ id: "product" });

/** The name of a category's file, which is also the first part of its pages' addresses. */
export const categoryName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, {
    error: "Write the name of a category: letters and digits, starting with a lower-case letter",
  })
  .meta({ id: "category" });

/** A tab of a listing by its identifier, which is part of the listing's address. */
export const tabName = z.string().regex(/^[a-z][a-z0-9-]*$/, { error: "Write lower-case letters, digits and hyphens" });

/** A position: smaller numbers come first, and entries without one follow in alphabetical order. */
export const order = z
  .int()
  .optional()
  .meta({ description: "Smaller numbers come first. Anything without a number follows in alphabetical order." });

/** A figure's key, as defined in `figures.yaml`. */
export const figureName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, { error: "Write a name such as airflowResistivity" });

/** The parameters of the catalogue's address that are not filters. */
export const reservedParameters: readonly string[] = ["q", "sort", "view", "shown"];

/** The name of a filter or an order in the catalogue's address. */
export const parameterName = figureName.refine((name) => !reservedParameters.includes(name), {
  error: `Write a name other than ${reservedParameters.join(", ")}`,
});

/** A figure by its key in `figures.yaml`. */
export const figureKey = z.string().meta({ id: "figure" });

/** A term by its key in `glossary.yaml`. */
export const glossaryTerm = z.string().meta({ id: "term" });

/** A path of this site, for instance `/contact`. */
export const sitePath = z
  .string()
  .regex(/^\/[A-Za-z0-9/]*$/, { error: "Write a path that starts with a slash, such as /contact" });

/** Marks a record whose fields are shown in order, so that an editor may reorder them. */
export const shownInOrder = { shownInOrder: true };

/** A full web address. */
export const webAddress = z.url({ protocol: /^https$/, error: "Write an address that starts with https://" });

/** Marks a placeholder for a value that the owner has not supplied yet. */
export const sampleMark = z.literal(true).optional();

/** The text in search results and browser tabs. The company's name is appended to the title. */
export const seo = entry({
  title: text.meta({ description: "A title that no other page has, without the company's name" }),
  description: text.meta({ description: "One or two sentences that no other page has" }),
});

/** A value, written plainly or, while it is a sample, as `{ value: …, sample: true }`. Returns the value and the mark. */
export function sampled(schema: z.ZodType<string, string>) {
  return z
    .union([schema, entry({ value: schema, sample: sampleMark })])
    .transform((written) =>
      typeof written === "string"
        ? { value: written, sample: false }
        : { value: written.value, sample: written.sample === true },
    );
}

/** A sentence that may be a sample, always parsed as `{ text, sample, note }`. */
export const statement = z
  .union([text, entry({ value: text, sample: sampleMark, note: text.optional() })])
  .transform((written) =>
    typeof written === "string"
      ? { text: written, sample: false }
      : { text: written.value, sample: written.sample === true, ...(written.note ? { note: written.note } : {}) },
  );

export type Seo = z.output<typeof seo>;
export type Statement = { text: string; sample: boolean; note?: string };
