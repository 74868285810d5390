import { ContentError } from "#content/catalogue.ts";
import { readSamples } from "#content/samples.ts";
import { Failure, runCommand, say } from "../setup/say.mjs";
import { launchReport } from "./launch-report.ts";

/** Lists every sample value that is still in place. Ends with 1 while there is any. */
await runCommand(async () => {
  const samples = read();
  say(launchReport(samples));
  return samples.length === 0 ? 0 : 1;
});

function read() {
  try {
    return readSamples();
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}
