import type { Page } from "puppeteer-core";
import { ask } from "../ask-page.ts";
import { onPhone, pause } from "../phone-browser.ts";
import { readTrace, traceCategories, type ProcessorTime, type TraceEvent } from "./read-trace.ts";

/** The cost of a first visit to a page, without any interaction. */
export interface Visit extends ProcessorTime {
  /** The transferred script, compressed. */
  scriptBytes: number;
  /** The document, compressed. */
  documentBytes: number;
  elements: number;
}

/** The time after loading until the page counts as idle, during which the browser prerenders the next page. */
const restMs = 5000;

/** Opens a page on a phone over a slow connection. The processor is not throttled, because a browser throttles by wall-clock time. */
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

/** Counts the page's own transfers from now on. Prerendered pages have separate sessions. */
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
