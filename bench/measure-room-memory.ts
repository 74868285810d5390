import type { CDPSession, Page } from "playwright-core";
import { sitePages } from "../content/page-registry.ts";
import { startBrowser, visit } from "./browser.ts";

/** The page's memory after this many changes of a room that is playing, in megabytes. */
export interface HeldMemory {
  changes: number;
  script: number;
  /** Sounds and other memory outside the script's heap. */
  buffers: number;
  document: number;
}

/** The first changes load and compile code, so a hundred more follow the first measurement. */
const measuredAfter = [10, 35, 60, 85, 110];

/** The memory of the room calculator while a visitor listens to a room and changes it a hundred times. */
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

/** Changes the length, and waits until the untreated and the treated room have been rendered and play. */
async function changeRoom(page: Page, lengthM: number): Promise<void> {
  const started = () => page.evaluate(() => (globalThis as unknown as CountingWindow).startedSounds);
  const before = await started();
  await page.getByRole("spinbutton", { name: "Length" }).fill(String(lengthM));
  while ((await started()) < before + 4) await page.waitForTimeout(20);
}

async function memoryOf(session: CDPSession): Promise<Omit<HeldMemory, "changes">> {
  // Objects released by a finalizer are freed by the next collection.
  for (let times = 0; times < 3; times += 1) await session.send("HeapProfiler.collectGarbage");
  const usage = (await session.send("Runtime.getHeapUsage")) as unknown as Record<string, number>;
  const megabytes = (bytes: number | undefined) => (bytes ?? NaN) / 1e6;
  return {
    script: megabytes(usage["usedSize"]),
    buffers: megabytes(usage["backingStorageSize"]),
    document: megabytes(usage["embedderHeapUsedSize"]),
  };
}
