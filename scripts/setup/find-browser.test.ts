import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { findOrInstallBrowser } from "./find-browser.mjs";

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

const putProgram = async (name: string, exitCode: number) => {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`);
  await chmod(path, 0o755);
  return path;
};

test("the browser in CHROMIUM_PATH is used", async () => {
  const path = await putProgram("my-browser", 0);
  vi.stubEnv("CHROMIUM_PATH", path);
  expect(await findOrInstallBrowser()).toBe(path);
});

test("a CHROMIUM_PATH without a file is reported with what to do", async () => {
  vi.stubEnv("CHROMIUM_PATH", join(folder, "nothing"));
  await expect(findOrInstallBrowser()).rejects.toThrow(
    /^CHROMIUM_PATH is .*nothing, which does not exist\. Correct it/,
  );
});

test("a browser on PATH is found, and a stub that does not run is skipped", async () => {
  await putProgram("chromium", 1);
  const path = await putProgram("google-chrome", 0);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", folder);
  expect(await findOrInstallBrowser()).toBe(path);
});

test("tests prefer the headless shell, measurements the browser that visitors have", async () => {
  const shell = await putProgram("chromium-headless-shell", 0);
  const browser = await putProgram("chromium", 0);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", folder);
  expect(await findOrInstallBrowser()).toBe(shell);
  expect(await findOrInstallBrowser({ asVisitorsHave: true })).toBe(browser);
});
