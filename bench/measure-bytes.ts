import type { Browser } from "playwright-core";
import { settle, visit } from "./browser.ts";

export interface Bytes {
  requests: number;
  html: number;
  script: number;
  picture: number;
  font: number;
  other: number;
  /** Script that arrived before the largest picture or text was painted. */
  scriptBeforeLargest: number;
}

type Kind = "html" | "script" | "picture" | "font" | "other";
const kinds: Record<string, Kind> = { Document: "html", Script: "script", Image: "picture", Font: "font" };

/** What a first visit to a page costs over the line, compressed as it is sent, until nothing more is loaded. */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  return visit(browser, async (page, session) => {
    const types = new Map<string, string>();
    const loaded: { kind: Kind; bytes: number; atSeconds: number }[] = [];
    session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
      loaded.push({
        kind: kinds[types.get(requestId) ?? ""] ?? "other",
        bytes: encodedDataLength,
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
    const sum = (kind: Kind) =>
      loaded.filter((item) => item.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
    const early = loaded.filter(
      ({ kind, atSeconds }) => kind === "script" && (atSeconds - startSeconds) * 1000 < largestAtMs,
    );
    return {
      requests: loaded.length,
      html: sum("html"),
      script: sum("script"),
      picture: sum("picture"),
      font: sum("font"),
      other: sum("other"),
      scriptBeforeLargest: early.reduce((total, { bytes }) => total + bytes, 0),
    };
  });
}
