import { z } from "zod";
import { entry, lines, text } from "./entry.ts";

const place = entry({
  file: z
    .string()
    .regex(/^(?:[A-Za-z0-9]+\/)*(?:[a-z][A-Za-z0-9]*|\*)\.(?:yaml|csv)$/, {
      error: "Write a file of the content, such as products/wallPanels/petPanel.yaml, or * for all files of a folder",
    })
    .meta({ description: "The file, or * for all of a folder, such as products/seatingSystems/*.yaml." }),
  field: text
    .optional()
    .meta({ description: "The field in it; by default the field with the words quoted in the question." }),
});

/** The parts of a launch list, in the order for an owner to work through. */
export const launchGroup = z.enum(["who", "what", "built", "pictures", "law"]);

/** The questions that only the owner can answer, in order. */
export const questions = z.array(
  entry({
    title: text.meta({ description: "What was supplied, or is missing." }),
    detail: text.optional().meta({ description: "Why it is asked, or what the site shows instead." }),
    quoted: lines.optional().meta({ description: "The text exactly as in the content." }),
    shownOn: text.optional().meta({ description: "The pages and products that show it." }),
    group: launchGroup.meta({ description: "The part of the launch list that shows it." }),
    asksAboutSamples: z
      .literal(true)
      .optional()
      .meta({ description: "It is answered once no sample is left in these places." }),
    answerIn: z.array(place).optional().meta({ description: "Where to enter the answer." }),
    elsewhere: text.optional().meta({ description: "Where else, in words." }),
  }),
);

export type Question = z.output<typeof questions>[number];
