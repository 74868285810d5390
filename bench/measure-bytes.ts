import type { Browser, CDPSession, Page } from "playwright-core";
import { settle, visit } from "./browser.ts";

export interface Bytes {
  requests: number;
  html: number;
  sheet: number;
  /** The data for hydration. */
  data: number;
  script: number;
  picture: number;
  font: number;
  other: number;
  /** Script without response headers. */
  scriptBodies: number;
  /** Script that arrived before the largest contentful paint. */
  scriptBeforeLargest: number;
}

type Kind = "html" | "sheet" | "data" | "script" | "picture" | "font" | "other";
const kinds: Record<string, Kind> = {
  Document: "html",
  Stylesheet: "sheet",
  Script: "script",
  Image: "picture",
  Font: "font",
};

interface Loaded {
  kind: Kind;
  bytes: number;
  headerBytes: number;
  /** The time of the request, since 1970. */
  askedForMs: number;
  atSeconds: number;
}

/**
 * How long after hydration a request still counts as initial. The app waits longer for an interaction before it loads further parts
 * (app/boot/first-interaction.ts).
 */
const firstMs = 500;

/** Longer than that. */
const idleMs = 3000;

/**
 * The bytes transferred by a first visit, compressed as sent, before any interaction, without parts loaded later and without prerendered
 * pages.
 */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  return visit(browser, (page, session) => firstBytes(page, session, url));
}

/** The script that a page loads after its initial bytes without any interaction. */
export async function measureLaterScript(browser: Browser, url: string): Promise<number> {
  return visit(browser, async (page, session) => {
    const loaded = watch(session);
    const first = await firstBytes(page, session, url);
    await settle(page, idleMs);
    return bytesOf("script", loaded) - first.script;
  });
}

async function firstBytes(page: Page, session: CDPSession, url: string): Promise<Bytes> {
  const loaded = watch(session);
  let startSeconds = 0;
  session.once("Network.requestWillBeSent", ({ timestamp }) => (startSeconds = timestamp));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset["ready"] !== undefined) performance.mark("ready");
    });
    observer.observe(document, { attributeFilter: ["data-ready"], subtree: true });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForSelector("html[data-ready]");
  await settle(page, firstMs);
  const readyMs = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName("ready")[0]?.startTime ?? 0),
  );
  const first = loaded.filter(({ askedForMs }) => askedForMs <= readyMs + firstMs);
  const largestAtMs = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  const scripts = first.filter(({ kind }) => kind === "script");
  const early = scripts.filter(({ atSeconds }) => (atSeconds - startSeconds) * 1000 < largestAtMs);
  return {
    requests: first.length,
    html: bytesOf("html", first),
    sheet: bytesOf("sheet", first),
    data: bytesOf("data", first),
    script: bytesOf("script", first),
    picture: bytesOf("picture", first),
    font: bytesOf("font", first),
    other: bytesOf("other", first),
    scriptBodies: scripts.reduce((total, { bytes, headerBytes }) => total + bytes - headerBytes, 0),
    scriptBeforeLargest: bytesOf("script", early),
  };
}

/** Records loaded resources, except for prerendered pages. */
function watch(session: CDPSession): Loaded[] {
  const loaded: Loaded[] = [];
  const askedForMsOf = new Map<string, number>();
  const kindOf = new Map<string, Kind>();
  const headerBytesOf = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) => {
    // Inline pictures need no request.
    if (request.url.startsWith("data:")) return;
    if (!request.headers["Sec-Purpose"]) askedForMsOf.set(requestId, wallTime * 1000);
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kindOf.set(requestId, response.url.includes("/static/data/") ? "data" : (kinds[type] ?? "other"));
    headerBytesOf.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const askedForMs = askedForMsOf.get(requestId);
    if (askedForMs === undefined) return;
    loaded.push({
      kind: kindOf.get(requestId) ?? "other",
      bytes: encodedDataLength,
      headerBytes: headerBytesOf.get(requestId) ?? 0,
      askedForMs,
      atSeconds: timestamp,
    });
  });
  return loaded;
}

function bytesOf(kind: Kind, loaded: readonly Loaded[]): number {
  return loaded.filter((item) => item.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
}
