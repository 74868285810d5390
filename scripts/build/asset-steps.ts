import { present, runStep, type Step } from "./run-step.ts";

const assetSteps: Step[] = [
  { says: "Fonts", program: ["scripts/assets/build-fonts.ts"] },
  { says: "Icons", program: ["scripts/assets/build-icons.ts"] },
  { says: "Pictures", program: ["imagery/build-pictures.ts"] },
  { says: "Schemas for the editor", program: ["scripts/content/write-json-schemas.ts"] },
];

/** Makes what the pages refer to: fonts, icons, pictures and their manifest, and the JSON Schemas of the content. */
export async function makeAssets(): Promise<void> {
  for (const step of present(assetSteps)) await runStep(step);
}
