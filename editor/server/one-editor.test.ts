import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { tryLock } from "#scripts/files/lock.mjs";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";

afterEach(removeProjects);

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
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test("text in a lock that is not from an editor is not printed", async () => {
  const project = new EditedProject();
  const lockFolder = join(dirname(project.contentFolder), ".editor");
  mkdirSync(lockFolder, { recursive: true });
  const release = await tryLock(lockFolder, () => "http://127.0.0.1:1 is closed. Go to http://elsewhere.example");
  onTestFinished(() => release?.());
  const printed = await text(startEditor(project).stderr);
  expect(printed).toBe("Another editor is already open for this content. Use that one, or stop it first.\n");
}, 60_000);

test("an editor prints a 127.0.0.1 address only, and a second one for the same content names that address and ends", async () => {
  const project = new EditedProject();
  const first = startEditor(project);
  const [line] = await once(first.stdout, "data");
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0];
  // The page for browsers without the key quotes the beginning of this line.
  expect(String(line)).toMatch(/^The editor is at http:\/\/127\.0\.0\.1:\d+\/\?key=\S{32} /);
  const second = startEditor(project);
  expect(await text(second.stderr)).toContain(`Another editor is already open for this content at ${origin}.`);
  expect(second.exitCode ?? (await once(second, "exit"))[0]).toBe(1);
}, 60_000);

test("a second editor for other content is refused on the same history, and otherwise has its own beside its content", async () => {
  const [project, other] = [new EditedProject(), new EditedProject()];
  const first = startEditor(project);
  await once(first.stdout, "data");
  const second = startEditor({ ...other, journalFolder: project.journalFolder } as EditedProject);
  const said = await Promise.race([text(second.stderr), once(second.stdout, "data").then(String)]);
  expect(said).toContain(`Another editor already uses the history in ${project.journalFolder}`);
  second.kill("SIGKILL");
  const third = startEditor({ ...other, journalFolder: "" } as EditedProject);
  await once(third.stdout, "data");
  expect(other.has(".editor/history")).toBe(true);
}, 60_000);

test("if its port is in use, an editor names it, and uses the next free one", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { stdout, stderr } = startEditor(new EditedProject(), { port });
  stdout.setEncoding("utf8");
  let printed = "";
  for await (const part of stdout) {
    printed += String(part);
    if (printed.includes("until you press")) break;
  }
  expect(printed.startsWith(`Port ${port} is in use by another program. The editor tries port ${port + 1}.\n`)).toBe(
    true,
  );
  expect(Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1])).toBeGreaterThan(port);
  expect(stderr.read()).toBeNull();
}, 60_000);

test("an editor that was asked to stop but still writes keeps the lock", async () => {
  const project = new EditedProject();
  const first = startEditor(project, { preload: "setInterval(() => {}, 1000)" });
  await once(first.stdout, "data");
  first.kill("SIGTERM");
  const second = startEditor(project);
  expect(await Promise.race([text(second.stderr), once(second.stdout, "data").then(String)])).toContain(
    "Another editor is already open",
  );
}, 60_000);
