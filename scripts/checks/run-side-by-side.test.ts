import { expect, test } from "vitest";
import { runSideBySide } from "./run-side-by-side.mjs";

type Job = Parameters<typeof runSideBySide>[0][number];

/** Runs jobs that end only when the test ends them, and records which have started. */
function start(jobs: Job[], cores: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const finished = runSideBySide(jobs, cores, ({ name }) => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { started, end, finished };
}

test("as many jobs run as there are cores for them, and the next starts when one ends", async () => {
  const { started, end, finished } = start([{ name: "a" }, { name: "b" }, { name: "c" }], 2);
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await finished;
});

test("a job waits for those that it comes after, and others go first meanwhile", async () => {
  const jobs = [{ name: "build" }, { name: "pages", after: ["build", "left out"] }, { name: "lint" }];
  const { started, end, finished } = start(jobs, 2);
  expect(started).toEqual(["build", "lint"]);
  await end("lint");
  expect(started).toEqual(["build", "lint"]);
  await end("build");
  expect(started).toEqual(["build", "lint", "pages"]);
  await end("pages");
  await finished;
});

test("a job for more cores than there are runs by itself", async () => {
  const { started, end, finished } = start([{ name: "small" }, { name: "large", cores: 4 }], 2);
  expect(started).toEqual(["small"]);
  await end("small");
  expect(started).toEqual(["small", "large"]);
  await end("large");
  await finished;
});

test("jobs that wait for each other are an error", async () => {
  const jobs = [
    { name: "a", after: ["b"] },
    { name: "b", after: ["a"] },
  ];
  await expect(start(jobs, 2).finished).rejects.toThrow("These wait for each other: a, b.");
});
