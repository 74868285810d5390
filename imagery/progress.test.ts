import { afterEach, expect, it, vi } from "vitest";
import { reportProgress } from "./build-pictures.ts";

afterEach(() => {
  vi.useRealTimers();
});

function streamThat(isTTY: boolean) {
  const written: string[] = [];
  return { written, stream: { isTTY, write: (text: string) => written.push(text) > 0 } };
}

it("rewrites one line on a terminal and ends it when all is done", () => {
  const { written, stream } = streamThat(true);
  const report = reportProgress(stream, "Pictures");
  report({ done: 1, total: 2, id: "hall" });
  report({ done: 2, total: 2, id: "lobby" });
  expect(written[0]).toBe("\r\u001B[KPictures 1/2 hall");
  expect(written[1]?.endsWith("\n")).toBe(true);
});

it("writes a line every ten seconds where there is no terminal", () => {
  vi.useFakeTimers();
  const { written, stream } = streamThat(false);
  const report = reportProgress(stream, "Pictures");
  report({ done: 1, total: 9, id: "hall" });
  vi.advanceTimersByTime(10_000);
  report({ done: 2, total: 9, id: "lobby" });
  report({ done: 3, total: 9, id: "chair" });
  expect(written).toEqual(["Pictures 2/9\n"]);
});
