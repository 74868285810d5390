import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { EditedProject, removeProjects } from "#editor/testing/editor-fixture.ts";
import { randomOfThisRun, rounds } from "./rounds.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

test("an editor that is killed while it saves leaves every file and its history whole", async () => {
  const project = new EditedProject();
  const original = project.text(panel);
  const { contentFolder, journalFolder } = project;
  const random = randomOfThisRun();
  for (let round = 0; round < rounds(10); round += 1) {
    const child = spawn(process.execPath, ["editor/testing/save-forever.ts", contentFolder, journalFolder, panel], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await wait(random() * 60);
    child.kill("SIGKILL");
    await once(child, "close");

    const text = project.text(panel);
    const named = original.replace(/^name: .*$/m, /^name: .*$/m.exec(text)?.[0] ?? "");
    expect(text).toBe(named);
    const store = project.open();
    const last = store.history()[0];
    if (!last) throw new Error("What was saved is not in the history.");
    const step = JSON.parse(readFileSync(join(journalFolder, `${String(last.id).padStart(8, "0")}.json`), "utf8"));
    expect(step.after).toBe(text);
    expect(last.canUndo).toBe(true);
    expect(readdirSync(journalFolder).filter((name) => !/^\d{8}\.json$/.test(name))).toEqual([]);
  }
});
