import { z } from "zod";
import { entry, text } from "./entry.ts";

/** As supplied, digit for digit. In a reverberation room it may be above 1. */
const coefficient = z
  .string()
  .regex(/^[01]\.\d{1,2}$/, { error: "Write a coefficient with one or two decimals, such as 0.45" });

const absorption = entry({
  "125": coefficient,
  "250": coefficient,
  "500": coefficient,
  "1000": coefficient,
  "2000": coefficient,
  "4000": coefficient,
}).meta({ description: "Absorption coefficients by octave band, in Hz" });

/** The evidence that a consultant asks for. Missing items are shown as missing, and visitors can request them. */
export const evidence = entry({
  absorption: absorption.optional(),
  mounting: text
    .optional()
    .meta({ description: "How the panel was mounted in the test, such as ASTM E795 type A, 200 mm air space" }),
  testStandard: text.optional().meta({ description: "Such as ISO 354 or ASTM C423" }),
  laboratory: text.optional(),
  report: text.optional().meta({ description: "The number of the report" }),
  date: z.iso.date({ error: "Write a date as year, month and day, such as 2024-05-31" }).optional(),
  certificate: text.optional(),
  epd: text.optional().meta({ description: "The number of the declaration, and its programme" }),
});

export type Evidence = z.output<typeof evidence>;
