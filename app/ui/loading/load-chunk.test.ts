import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from "./load-chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that loads is returned, and no timer is left running", async () => {
  await expect(loadChunk("gallery", async () => "the gallery")).resolves.toBe("the gallery");
  expect(vi.getTimerCount()).toBe(0);
});

test("a part whose file does not load fails as missing and keeps the cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const failure = await loadChunk("gallery", () => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: "ChunkLoadError", message: "Loading chunk gallery failed. (missing)", cause });
  expect(vi.getTimerCount()).toBe(0);
});

test("a part that takes 120000 ms fails as timed out, and not earlier", async () => {
  expect(chunkTimeoutMs).toBe(120_000);
  const failed = vi.fn();
  const waiting = loadChunk("gallery", () => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: "ChunkLoadError", message: "Loading chunk gallery failed. (timeout)" }),
  );
});

test("a part that loads after the timeout stays failed", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const failure = loadChunk("gallery", () => promise).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  resolve("too late");
  expect(await failure).toBeInstanceOf(ChunkLoadError);
});
