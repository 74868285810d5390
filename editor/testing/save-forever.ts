import { ContentCheck } from "../store/check.ts";
import { EditorStore } from "../store/editor-store.ts";
import { assumedManifest } from "#content/testing/content-copy.ts";

// The program of a process that is killed while it saves one figure again and again, each time with another value.

const [folder = "", journalFolder = "", path = ""] = process.argv.slice(2);
const store = new EditorStore({ folder, journalFolder, check: new ContentCheck(folder, assumedManifest()) });
process.stdout.write("ready\n");
for (let round = 0; ; round += 1) {
  const { value, version } = store.read(path);
  const product = value as { name: string };
  store.save(path, { ...product, name: `Panel ${round} ${"x".repeat(round % 7)}` }, version, value);
}
