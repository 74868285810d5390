import type { Browser } from "playwright-core";
import { settle, visit } from "./browser.ts";

export interface Bytes {
  requests: number;
  html: number;
  script: number;
  picture: number;
  font: number;
  other: number;
  /** Script without the response headers. */
  scriptBodies: number;
  /** Script of the parts that hydrate by themselves two seconds after loading, without any interaction. */
  scriptLater: number;
  /** Script that arrived before the largest picture or text was painted. */
  scriptBeforeLargest: number;
}

type Kind = "html" | "script" | "picture" | "font" | "other";
const kinds: Record<string, Kind> = { Document: "html", Script: "script", Image: "picture", Font: "font" };

/** Longer than the page waits for an interaction before its other parts hydrate. */
const idleMs = 3000;

/** The bytes that a first visit to a page transfers, compressed as sent, until nothing more is loaded. */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  return visit(browser, async (page, session) => {
    const types = new Map<string, string>();
    const loaded: { kind: Kind; bytes: number; headerBytes: number; atSeconds: number }[] = [];
    const headerBytesOf = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      types.set(requestId, type);
      headerBytesOf.set(requestId, response.encodedDataLength);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
      loaded.push({
        kind: kinds[types.get(requestId) ?? ""] ?? "other",
        bytes: encodedDataLength,
        headerBytes: headerBytesOf.get(requestId) ?? 0,
        atSeconds: timestamp,
      });
    });
    let startSeconds = 0;
    session.once("Network.requestWillBeSent", ({ timestamp }) => (startSeconds = timestamp));
    await page.goto(url, { waitUntil: "load" });
    await settle(page);
    const largestAtMs = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
    const first = [...loaded];
    await settle(page, idleMs);
    const later = loaded.slice(first.length);
    const sum = (kind: Kind, items = first) =>
      items.filter((item) => item.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
    const headers = first
      .filter(({ kind }) => kind === "script")
      .reduce((total, { headerBytes }) => total + headerBytes, 0);
    const early = first.filter(
      ({ kind, atSeconds }) => kind === "script" && (atSeconds - startSeconds) * 1000 < largestAtMs,
    );
    return {
      requests: first.length,
      html: sum("html"),
      script: sum("script"),
      picture: sum("picture"),
      font: sum("font"),
      other: sum("other"),
      scriptBodies: sum("script") - headers,
      scriptLater: sum("script", later),
      scriptBeforeLargest: early.reduce((total, { bytes }) => total + bytes, 0),
    };
  });
}
