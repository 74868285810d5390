import { EditorStore } from "../store/editor-store.ts";

// The program of a process that is killed while it saves in a loop: a name, then a step that creates, replaces and
// deletes several files. Nothing is checked, so that it spends its time on writing.

const [folder = "", imageryFolder = "", journalFolder = "", path = ""] = process.argv.slice(2);
const store = new EditorStore({ folder, imageryFolder, journalFolder, check: { mistakes: () => [] } });
const pictureBytes = 200_000;

for (let round = 0; ; round += 1) {
  const { value, version } = store.read(path);
  const name = `Panel ${process.pid} ${round} ${"x".repeat(round % 7)}`;
  store.save(path, { ...(value as object), name }, version, value);
  const isThere = round % 2 === 0;
  store.change(
    [
      { path: "imagery/masters/one-step.webp", after: new Uint8Array(pictureBytes).fill(round % 256) },
      { path: "content/products/wallPanels/oneStep.yaml", after: isThere ? `round: ${round}\n` : null },
      { path: "content/swatches/oneStep.yaml", after: isThere ? null : `round: ${round}\n` },
    ],
    { summary: `Round ${round}` },
  );
  if (round === 0) process.stdout.write("saved\n");
}
