import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type BrowserContext } from "@playwright/test";

/** The editor, running with a copy of the content that tests may change. */
export interface TriedEditor {
  /** Where it runs, such as `http://127.0.0.1:4000`. */
  address: string;
  /** Contains `content`, `imagery` and the editor's own `.editor`. */
  folder: string;
  /** The text of a content file by its path in `content`. */
  read: (path: string) => string;
  /** Opens the printed address, as the owner does first. The browser then keeps the key. */
  enter: (context: BrowserContext) => Promise<unknown>;
}

/** A product that several tests change. */
export const panel = "products/wallPanels/petPanel.yaml";

/**
 * Messages of the browser itself: a refused request, which several tests provoke, and the preview's sandboxed
 * frame, in which the test tool may not run a script.
 */
const ownRemarks = /^(?:Failed to load resource|Blocked script execution in 'about:blank')/;

/**
 * The tests of one worker share one editor, which is already signed in; each begins with the original content. An
 * error in its console fails a test.
 */
export const test = base.extend<{ freshContent: void }, { editor: TriedEditor }>({
  editor: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await buildApp();
      const folder = mkdtempSync(join(tmpdir(), "edited-"));
      copyContent(folder);
      const child = spawn(process.execPath, ["editor/server/main.ts"], {
        env: {
          ...process.env,
          PORT: "0",
          CONTENT_DIR: join(folder, "content"),
          IMAGERY_DIR: join(folder, "imagery"),
          EDITOR_DIR: join(folder, ".editor"),
          DATA_DIR: join(folder, "nowhere"),
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const { address, key } = await new Promise<{ address: string; key: string }>((resolve) => {
        child.stdout.setEncoding("utf8").on("data", (said: string) => {
          const found = /(http:\/\/127\.0\.0\.1:\d+)(\/\?key=\S+)/.exec(said);
          if (found?.[1]) resolve({ address: found[1], key: found[2] ?? "" });
        });
      });
      await use({
        address,
        folder,
        read: (path) => readFileSync(join(folder, "content", path), "utf8"),
        async enter(context) {
          const page = await context.newPage();
          await page.goto(address + key);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page.close();
        },
      });
      child.kill("SIGKILL");
      await once(child, "close");
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  freshContent: [
    async ({ editor }, use) => {
      await use();
      // Not before the first test, because the preview is reading the content then.
      copyContent(editor.folder);
    },
    { auto: true },
  ],
  page: async ({ page, editor }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !ownRemarks.test(message.text())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    await editor.enter(page.context());
    await use(page);
    expect(errors, "errors in the console").toEqual([]);
  },
});

async function buildApp(): Promise<void> {
  const built = spawn(process.execPath, ["scripts/editor/build-app.ts"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(built, "close");
}

/** Restores the content after a test. */
function copyContent(folder: string): void {
  for (const part of ["content", "imagery", ".editor/drafts"])
    rmSync(join(folder, part), { recursive: true, force: true });
  cpSync("content", join(folder, "content"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  // Fewer rows, so that checking all of them is fast.
  const north = join(folder, "content/projects/north.csv");
  writeFileSync(north, `${readFileSync(north, "utf8").split("\n").slice(0, 4).join("\n")}\n`);
  const masters = join(folder, "imagery", "masters");
  for (const part of ["", "swatches"]) {
    mkdirSync(join(masters, part), { recursive: true });
    const names = readdirSync(join("imagery/masters", part)).filter((name) => name.endsWith(".webp"));
    for (const name of names) writeFileSync(join(masters, part, name), "");
  }
}
