import type { CDPSession, Page } from "playwright-core";
import { sitePages } from "../content/page-registry.ts";
import { startBrowser, visit } from "./browser.ts";

/** What the page holds after so many changes of a room that is listened to, in megabytes. */
export interface HeldMemory {
  changes: number;
  script: number;
  /** Sounds, and what else is no object of the script. */
  buffers: number;
  document: number;
}

/** The first changes load and compile, so a hundred more follow those that are measured first. */
const measuredAfter = [10, 35, 60, 85, 110];

/** What the room calculator holds while a visitor listens to a room and changes it a hundred times. */
export async function measureRoomMemory(origin: string): Promise<HeldMemory[]> {
  const browser = await startBrowser();
  try {
    return await visit(browser, async (page, session) => {
      await page.addInitScript(countStartedSounds);
      await page.goto(origin + sitePages.room.path);
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await page.getByText(/^Playing/).waitFor();
      const held: HeldMemory[] = [];
      for (let changes = 1; changes <= measuredAfter.at(-1)!; changes += 1) {
        await changeRoom(page, 8 + (changes % 10) / 10);
        if (measuredAfter.includes(changes)) held.push({ changes, ...(await memoryOf(session)) });
      }
      return held;
    });
  } finally {
    await browser.close();
  }
}

interface CountingWindow {
  startedSounds: number;
}

function countStartedSounds(): void {
  const counting = globalThis as unknown as CountingWindow;
  counting.startedSounds = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function counted(...times: Parameters<typeof start>) {
    counting.startedSounds += 1;
    return start.apply(this, times);
  };
}

/** Changes the length, and waits until the room before its treatment and after it have been rendered and play. */
async function changeRoom(page: Page, lengthM: number): Promise<void> {
  const started = () => page.evaluate(() => (globalThis as unknown as CountingWindow).startedSounds);
  const before = await started();
  await page.getByRole("spinbutton", { name: "Length" }).fill(String(lengthM));
  while ((await started()) < before + 4) await page.waitForTimeout(20);
}

async function memoryOf(session: CDPSession): Promise<Omit<HeldMemory, "changes">> {
  // What a finalizer lets go is collected by the next collection.
  for (let times = 0; times < 3; times += 1) await session.send("HeapProfiler.collectGarbage");
  const usage = (await session.send("Runtime.getHeapUsage")) as unknown as Record<string, number>;
  const megabytes = (bytes: number | undefined) => (bytes ?? NaN) / 1e6;
  return {
    script: megabytes(usage["usedSize"]),
    buffers: megabytes(usage["backingStorageSize"]),
    document: megabytes(usage["embedderHeapUsedSize"]),
  };
}
