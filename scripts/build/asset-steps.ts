import { checkContent } from "./check-content.ts";
import { runStep, type Step } from "./run-step.ts";

const pictures: Step[] = [
  { name: "Fonts", program: ["scripts/assets/build-fonts.ts"], reportsItself: true },
  { name: "Pictures", program: ["imagery/build-pictures.ts"], reportsItself: true },
];

const fromContent: Step[] = [
  { name: "Icons", program: ["scripts/assets/build-icons.ts"], reportsItself: true },
  { name: "Search index", program: ["scripts/assets/build-search-index.ts"], reportsItself: true },
  { name: "E-catalogue", program: ["documents/build-documents.ts"], reportsItself: true },
  { name: "Schemas for the editor", program: ["scripts/content/write-json-schemas.ts"], reportsItself: true },
];

/** Makes what the pages refer to: fonts, pictures and their manifest, icons, the search index, the e-catalogue, and the JSON Schemas of the content. */
export async function makeAssets(): Promise<void> {
  for (const step of pictures) await runStep(step);
  checkContent();
  for (const step of fromContent) await runStep(step);
}
