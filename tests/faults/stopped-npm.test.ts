import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { writeSite } from "#server/testing/fixture-site.ts";

let folder: string;
let site: Awaited<ReturnType<typeof writeSite>>;
let npm: ChildProcess | undefined;
let serverProcess: number | undefined;
afterEach(async () => {
  npm?.kill("SIGKILL");
  if (serverProcess && isRunning(serverProcess)) process.kill(serverProcess, "SIGKILL");
  await site.remove();
  await rm(folder, { recursive: true });
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** The command of `npm start`, without the installation and the build before it; it prints its process id. */
const program = `
import { endWithParent } from ${JSON.stringify(import.meta.resolve("#scripts/setup/end-with-parent.mjs"))};
endWithParent();
console.log("process " + process.pid);
await import(${JSON.stringify(import.meta.resolve("#server/main.ts"))});
`;

/** Runs a package's start script with npm, and resolves when the server listens. */
async function startWithNpm(): Promise<string> {
  site = await writeSite();
  folder = await mkdtemp(join(tmpdir(), "package-"));
  await writeFile(join(folder, "start.mjs"), program);
  const scripts = { start: `"${process.execPath}" start.mjs` };
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "started", type: "module", scripts }));
  npm = spawn("npm", ["start"], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_DIR: site.folder,
      DATA_DIR: join(folder, "data"),
      ENQUIRY_TO: "",
      SMTP_URL: "",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  npm.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const origin = await vi.waitUntil(() => /^The site is at (http:\S+)/m.exec(output)?.[1], { timeout: 60_000 });
  serverProcess = Number(/^process (\d+)$/m.exec(output)?.[1]);
  return origin;
}

test("SIGTERM to npm start also stops the server, which releases its port", async () => {
  const origin = await startWithNpm();
  expect((await fetch(origin)).status).toBe(200);
  npm?.kill("SIGTERM");
  await once(npm as ChildProcess, "exit");
  await vi.waitFor(() => expect(isRunning(serverProcess as number)).toBe(false), { timeout: 20_000, interval: 100 });
  await expect(fetch(origin)).rejects.toThrow();
});
