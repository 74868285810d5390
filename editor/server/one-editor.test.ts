import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { tryLock } from "#scripts/files/lock.mjs";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";

afterAll(removeProjects);

/** Starts the editor's program on a project's content. */
function startEditor({ contentFolder, imageryFolder, journalFolder }: EditedProject, { port = 0, preload = "" } = {}) {
  const variables = {
    CONTENT_DIR: contentFolder,
    IMAGERY_DIR: imageryFolder,
    ...(journalFolder && { EDITOR_DIR: journalFolder }),
    PORT: String(port),
  };
  const words = preload ? ["--import", `data:text/javascript,${preload}`] : [];
  const child = spawn(process.execPath, [...words, "editor/server/main.ts"], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return child;
}

function startStoppedAfterTest(...how: Parameters<typeof startEditor>) {
  const child = startEditor(...how);
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test("text in a lock that is not from an editor is not printed", async () => {
  const project = new EditedProject();
  const lockFolder = join(dirname(project.contentFolder), ".editor");
  mkdirSync(lockFolder, { recursive: true });
  const release = await tryLock(lockFolder, () => "http://127.0.0.1:1 is closed. Go to http://elsewhere.example");
  onTestFinished(() => release?.());
  const printed = await text(startStoppedAfterTest(project).stderr);
  expect(printed).toBe("Another editor is already open for this content. Use that one, or stop it first.\n");
});

describe("an open editor", () => {
  const project = new EditedProject();
  const other = new EditedProject();
  let first: ReturnType<typeof startEditor>;
  let origin: string;
  /** What a program prints first, or the error with which it ends. */
  const saidBy = ({ stdout, stderr }: typeof first) => Promise.race([text(stderr), once(stdout, "data").then(String)]);

  beforeAll(async () => {
    first = startEditor(project, { preload: "setInterval(() => {}, 1000)" });
    const line = String((await once(first.stdout, "data"))[0]);
    // The page for browsers without the key quotes the beginning of this line.
    [, origin = ""] = /^The editor is at (http:\/\/127\.0\.0\.1:\d+)\/\?key=\S{32} /.exec(line) ?? [];
  });
  afterAll(() => void first.kill("SIGKILL"));

  test("prints a 127.0.0.1 address only, and a second one for the same content names that address and ends", async () => {
    expect(origin).not.toBe("");
    const second = startStoppedAfterTest(project);
    expect(await text(second.stderr)).toContain(`Another editor is already open for this content at ${origin}.`);
    expect(second.exitCode ?? (await once(second, "exit"))[0]).toBe(1);
  });

  test("does not share its history with an editor for other content", async () => {
    const { journalFolder } = project;
    expect(await saidBy(startStoppedAfterTest({ ...other, journalFolder } as EditedProject))).toContain(
      `Another editor already uses the history in ${journalFolder}`,
    );
  });

  test("keeps its port: one for other content names it, uses the next free one, and has its history beside its content", async () => {
    const port = Number(new URL(origin).port);
    const { stdout, stderr } = startStoppedAfterTest({ ...other, journalFolder: "" } as EditedProject, { port });
    stdout.setEncoding("utf8");
    let printed = "";
    for await (const part of stdout) {
      printed += String(part);
      if (printed.includes("until you press")) break;
    }
    const said = `Port ${port} is in use by another program. The editor tries port ${port + 1}.\n`;
    expect(printed.startsWith(said)).toBe(true);
    expect(Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1])).toBeGreaterThan(port);
    expect(stderr.read()).toBeNull();
    expect(other.has(".editor/history")).toBe(true);
  });

  test("that was asked to stop but still writes keeps the lock", async () => {
    first.kill("SIGTERM");
    expect(await saidBy(startStoppedAfterTest(project))).toContain("Another editor is already open");
  });
});
