import { parseArgs } from "node:util";
import { ContentError, loadWithoutPictures } from "#content/catalogue.ts";
import { acousticData } from "#app/features/room/engine/acoustic-data.ts";
import { Failure, runCommand, say } from "../setup/say.mjs";
import { calculateRoom } from "./calculate-room.ts";

const usage = "Usage: npm run room -- room.yaml [--solve wallPanels/petPanel]";

/** Calculates the reverberation of the room in a YAML file, with the catalogue's products. */
await runCommand(async () => {
  const { path, product } = readArguments();
  try {
    say(calculateRoom(path, acousticData(loadWithoutPictures()), product));
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
  return 0;
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { solve: { type: "string" } }, allowPositionals: true });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new TypeError("One file is expected.");
    return { path, product: values.solve };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
