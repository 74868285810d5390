import { z } from "zod";
import { entry, hyphenatedName, lines, text } from "./entry.ts";

/** One explained term. */
const glossaryEntry = entry({
  term: text.meta({ description: "As printed" }),
  name: text.optional().meta({ description: "What an abbreviation stands for" }),
  definition: text,
  source: text.meta({ description: "The standard or book that defines it" }),
  words: lines.optional().meta({ description: "How the term is written in the figures of products" }),
});

/** `glossary.yaml`: the terms by their anchors on the glossary page. */
export const glossary = z.record(hyphenatedName, glossaryEntry);

export type GlossaryEntry = z.output<typeof glossaryEntry>;
