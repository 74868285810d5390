import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { EditedProject, removeProjects } from "#editor/testing/editor-fixture.ts";
import { randomOfThisRun, rounds } from "./rounds.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

/** The round that wrote the files of the step of several files, as each of them says; undefined where there is none. */
function roundsWritten({ contentFolder, imageryFolder }: EditedProject) {
  const roundIn = (path: string) => {
    const file = join(contentFolder, path);
    return existsSync(file) ? Number(/^round: (\d+)\n$/.exec(readFileSync(file, "utf8"))?.[1]) : undefined;
  };
  const picture = readFileSync(join(imageryFolder, "masters", "one-step.webp"));
  expect(new Set(picture).size).toBe(1);
  return {
    picture: picture[0],
    even: roundIn("products/wallPanels/oneStep.yaml"),
    odd: roundIn("swatches/oneStep.yaml"),
  };
}

test("an editor that is killed while it saves leaves every step and its history whole", async () => {
  const project = new EditedProject();
  const original = project.text(panel);
  const { contentFolder, imageryFolder, journalFolder } = project;
  const random = randomOfThisRun();
  for (let round = 0; round < rounds(10); round += 1) {
    const words = ["editor/testing/save-forever.ts", contentFolder, imageryFolder, journalFolder, panel];
    const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await wait(random() * 60);
    child.kill("SIGKILL");
    await once(child, "close");

    const text = project.text(panel);
    const named = original.replace(/^name: .*$/m, /^name: .*$/m.exec(text)?.[0] ?? "");
    expect(text).toBe(named);
    const store = project.open();
    const { picture, even, odd } = roundsWritten(project);
    const written = even ?? odd;
    expect([even, odd].filter((each) => each !== undefined)).toHaveLength(1);
    expect(written! % 2).toBe(even === undefined ? 1 : 0);
    expect(picture).toBe(written! % 256);

    const steps = store.history();
    const last = (path: string) => steps.find(({ files }) => files.includes(path));
    for (const path of [`content/${panel}`, "imagery/masters/one-step.webp"]) {
      expect(last(path)?.canUndo, path).toBe(true);
    }
    expect(last("imagery/masters/one-step.webp")?.summary).toBe(`Round ${written}`);
    expect(steps.map(({ id }) => id)).toEqual(steps.map((_, index) => steps.length - index));
    expect(readdirSync(journalFolder).filter((name) => !/^(\d{8}\.json|bytes)$/.test(name))).toEqual([]);
  }
});
