import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { watch } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { EditedProject, removeProjects } from "#editor/testing/editor-fixture.ts";
import { randomOfThisRun, rounds } from "./rounds.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

/** The round that wrote the files of a multi-file step, according to each of them; undefined if there is none. */
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

/** The step in progress when the editor was killed. */
function begunIn({ journalFolder }: EditedProject): number | undefined {
  const name = readdirSync(journalFolder).find((each) => each.endsWith(".begun.json"));
  return name === undefined ? undefined : Number.parseInt(name);
}

/** Waits until a step is in progress, so that most kills are in the middle of one. */
async function beginningOfStep({ journalFolder }: EditedProject): Promise<void> {
  for await (const { filename } of watch(journalFolder)) if (filename?.endsWith(".begun.json")) return;
}

const kills = rounds(6);

test(
  "an editor that is killed while it saves leaves every step and its history complete",
  { timeout: 60_000 + kills * 10_000 },
  async () => {
    const project = new EditedProject();
    const original = project.text(panel);
    const { contentFolder, imageryFolder, journalFolder } = project;
    const random = randomOfThisRun();
    const found = { between: 0, completed: 0, dropped: 0 };
    let steps = 0;
    for (let round = 0; round < kills; round += 1) {
      const words = ["editor/testing/save-forever.ts", contentFolder, imageryFolder, journalFolder, panel];
      const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
      await once(child.stdout, "data");
      await beginningOfStep(project);
      await wait(random() * 15);
      child.kill("SIGKILL");
      await once(child, "close");

      const text = project.text(panel);
      const named = original.replace(/^name: .*$/m, /^name: .*$/m.exec(text)?.[0] ?? "");
      expect(text).toBe(named);
      const begun = begunIn(project);
      const store = project.open();
      const { picture, even, odd } = roundsWritten(project);
      const written = even ?? odd;
      expect([even, odd].filter((each) => each !== undefined)).toHaveLength(1);
      expect(written! % 2).toBe(even === undefined ? 1 : 0);
      expect(picture).toBe(written! % 256);

      const history = store.history();
      const last = (path: string) => history.find(({ files }) => files.includes(path));
      for (const path of [`content/${panel}`, "imagery/masters/one-step.webp"]) {
        expect(last(path)?.canUndo, path).toBe(true);
      }
      expect(last("imagery/masters/one-step.webp")?.summary).toBe(`Round ${written}`);
      expect(history.map(({ id }) => id)).toEqual(history.map((_, index) => history.length - index));
      expect(history.length).toBeGreaterThan(steps);
      expect(readdirSync(journalFolder).filter((name) => !/^(\d{8}\.json|bytes)$/.test(name))).toEqual([]);
      steps = history.length;
      found[begun === undefined ? "between" : begun === steps ? "completed" : "dropped"] += 1;
    }
    const { between, completed, dropped } = found;
    console.info(
      `${kills} kills: ${between} between two steps, ${completed} in a step that was then completed, ${dropped} in one that was dropped. ${steps} steps are in the history.`,
    );
  },
);
