import { z } from "zod";
import { entry, text } from "./entry.ts";

/** What an owner may supply besides the data, with its formats. */
export const suppliedKinds = {
  report: ["pdf"],
  guide: ["pdf"],
  photometry: ["ies", "ldt"],
  bim: ["ifc", "rfa"],
} as const satisfies Record<string, readonly string[]>;

/** Larger files are too much for a visitor on a phone. */
export const mostSuppliedBytes = 25_000_000;

export type SuppliedKind = keyof typeof suppliedKinds;

const formats = [...new Set(Object.values(suppliedKinds).flat())];
const fileName = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${[...formats].join("|")})$`);

/** The format in a file's extension: `pdf`. */
export function formatOf({ file }: { file: string }): string {
  return file.slice(file.lastIndexOf(".") + 1);
}

/** A file in `content/files/<category>/<slug>`. */
export const suppliedFile = entry({
  file: z.string().regex(fileName, {
    error: `Write the name of a file in content/files/<category>/<product>: lower-case letters, digits and single hyphens, and .${formats.join(", .")}`,
  }),
  kind: z.enum(Object.keys(suppliedKinds) as [SuppliedKind, ...SuppliedKind[]]),
  name: text.meta({ description: "The name that visitors see, such as: Sound absorption, ISO 354" }),
  date: z.iso.date({ error: "Write a date as year, month and day, such as 2024-05-31" }),
}).superRefine((value, context) => {
  const allowed: readonly string[] = suppliedKinds[value.kind];
  const format = formatOf(value);
  // Any other format has been refused already.
  if (allowed.includes(format) || !formats.some((each) => each === format)) return;
  context.addIssue({
    code: "custom",
    path: ["file"],
    message: `Choose a file that ends in .${allowed.join(" or .")}, because its kind is ${value.kind}`,
  });
});
