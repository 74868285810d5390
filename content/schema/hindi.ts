import { z } from "zod";
import { entry, text } from "./entry.ts";

/**
 * A file of `content/hindi`: the texts of the site, each in English, as in its own file or in the code, and in Hindi. A
 * text is found by its English words, so a translation lapses when they change, and the page shows the new English.
 */
export const translations = z
  .array(
    entry({
      english: text.meta({ description: "The text in English, which its own file contains" }),
      hindi: z.string().optional().meta({ description: "Without it, the text is shown in English" }),
    }),
  )
  .meta({ translations: true });

export type Translation = z.output<typeof translations>[number];

/** The files of `content/hindi`. The words of the enquiry form are separate, because browsers need them. */
export const hindiFiles = [
  "interface",
  "enquiryForm",
  "shared",
  "home",
  "categories",
  "products",
  "contact",
  "privacy",
  "pictures",
] as const;

export type HindiFile = (typeof hindiFiles)[number];
