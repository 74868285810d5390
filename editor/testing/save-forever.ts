import { EditorStore } from "../store/editor-store.ts";

// The program of a process that is killed while it saves one name again and again. Nothing is checked, so that it spends its
// time on writing.

const [folder = "", journalFolder = "", path = ""] = process.argv.slice(2);
const store = new EditorStore({ folder, journalFolder, check: { mistakes: () => [] } });
for (let round = 0; ; round += 1) {
  const { value, version } = store.read(path);
  store.save(
    path,
    { ...(value as object), name: `Panel ${process.pid} ${round} ${"x".repeat(round % 7)}` },
    version,
    value,
  );
  if (round === 0) process.stdout.write("saved\n");
}
