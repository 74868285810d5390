import { contentFolder, withSavedPaths } from "#content/folder.ts";
import { readPictureManifest } from "#imagery/manifest.ts";
import { deleteSecrets } from "#server/environment.ts";
import { smallPictures } from "../content/small-pictures.ts";
import { inProject } from "../setup/project.mjs";
import { runSuccessfully } from "../setup/run.mjs";
import { runCommand, say } from "../setup/say.mjs";
import { checkContent } from "./check-inputs.ts";

interface Step {
  name: string;
  /** The program's path inside the project. It prints what it has done. */
  program: string;
}

const beforeTheContent: Step[] = [
  { name: "Fonts", program: "scripts/assets/build-fonts.ts" },
  { name: "Pictures", program: "imagery/build-pictures.ts" },
];

const documents: Step = { name: "Documents", program: "documents/build-documents.ts" };

const fromTheContent: Step[] = [
  { name: "Icons", program: "scripts/assets/build-icons.ts" },
  { name: "Search index", program: "scripts/assets/build-search-index.ts" },
  { name: "Editor schemas", program: "scripts/content/write-json-schemas.ts" },
];

/**
 * Makes everything in `generated/`, for the built site and the development server: fonts, pictures and their manifest, icons, the search
 * index, the documents, and the JSON Schemas of the content.
 * @param makeWithoutDocuments runs while the documents, the slowest part, are generated; may need everything else
 */
export async function makeAssets(makeWithoutDocuments: () => Promise<void> = async () => {}): Promise<void> {
  await allOf(beforeTheContent.map((step) => runStep(step)));
  checkContent();
  for (const sentence of smallPictures(contentFolder(), readPictureManifest())) {
    say(withSavedPaths(sentence));
  }
  const others = allOf(fromTheContent.map((step) => runStep(step)));
  await allOf([runStep(documents), others.then(makeWithoutDocuments)]);
}

/** Waits for independent work. @throws {Failure} after all have ended, if one failed */
export async function allOf(work: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

function runStep({ name, program }: Step): Promise<void> {
  return runProgram(program, `This step failed: ${name} (${program}).`);
}

/** Runs a program of the build with this process's Node. @throws {Failure} if the program fails */
export function runProgram(program: string, failure: string, ...programArguments: string[]): Promise<void> {
  const environment = { NODE_ENV: "production" };
  return runSuccessfully(process.execPath, [inProject(program), ...programArguments], failure, environment);
}

if (import.meta.main) {
  deleteSecrets();
  await runCommand(async () => {
    await makeAssets();
    return 0;
  });
}
