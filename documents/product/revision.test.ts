import { execFileSync } from "node:child_process";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { readRevisions, shortHash } from "./revision.ts";

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  await write("panel.yaml", "name: Panel", "2026-03-04");
});

async function write(name: string, text: string, day: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), new Date(`${day}T12:00:00Z`), new Date(`${day}T12:00:00Z`));
}

function commit(day: string): void {
  const date = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...words: string[]) => execFileSync("git", ["-C", folder, ...words], { env, stdio: "ignore" });
  git("init");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--message", "Add");
}

describe("the revision date of a file", () => {
  test("is that of its last commit", () => {
    commit("2026-01-31");
    expect(readRevisions(folder)("panel.yaml")).toBe("2026-01-31");
  });

  test("is when it was changed, if that is not committed", async () => {
    commit("2026-01-31");
    await write("panel.yaml", "name: Other", "2026-03-05");
    expect(readRevisions(folder)("panel.yaml")).toBe("2026-03-05");
  });

  test("is when it was changed, if there is no repository", () => {
    expect(readRevisions(folder)("panel.yaml")).toBe("2026-03-04");
  });
});

test("different data have different hashes, and the same data the same", () => {
  expect(shortHash({ nrc: "0.6" })).toMatch(/^[0-9a-f]{8}$/);
  expect(shortHash({ nrc: "0.6" })).toBe(shortHash({ nrc: "0.6" }));
  expect(shortHash({ nrc: "0.60" })).not.toBe(shortHash({ nrc: "0.6" }));
});
