import type { Page } from "puppeteer-core";
import { ask } from "../ask-page.ts";
import { onPhone, pause } from "../phone-browser.ts";
import { readTrace, traceCategories, type ProcessorTime, type TraceEvent } from "./read-trace.ts";

/** What a first visit to a page takes, without any interaction. */
export interface Visit extends ProcessorTime {
  /** The script that was transferred, compressed. */
  scriptBytes: number;
  /** The document, compressed. */
  documentBytes: number;
  elements: number;
}

/** How long after the page is loaded it counts as being at rest: the browser prepares the next page meanwhile. */
const restMs = 5000;

/** Opens a page on a phone with a slow link. A browser slows a page by what has elapsed, so the processor is not slowed. */
export function measureVisit(port: number, path: string): Promise<Visit> {
  const origin = `http://127.0.0.1:${port}`;
  return onPhone(async (page) => {
    await page.emulateCPUThrottling(null);
    const transferred = await countBytes(page, origin + path);
    await page.tracing.start({ categories: traceCategories });
    await page.goto(origin + path, { waitUntil: "load", timeout: 60_000 });
    await pause(restMs);
    const elements = await ask(page, () => document.querySelectorAll("*").length);
    const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as { traceEvents: TraceEvent[] };
    return { ...readTrace(trace.traceEvents, origin, path), ...transferred, elements };
  });
}

/** Counts what the page itself transfers from now on. The pages that are prepared have sessions of their own. */
async function countBytes(page: Page, address: string) {
  const transferred = { scriptBytes: 0, documentBytes: 0 };
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  const kindOf = new Map<string, keyof typeof transferred>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.url === address) kindOf.set(requestId, "documentBytes");
    else if (response.mimeType.endsWith("javascript")) kindOf.set(requestId, "scriptBytes");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) transferred[kind] += encodedDataLength;
  });
  return transferred;
}
