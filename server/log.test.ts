import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("an event is logged as one line of JSON with its time, level and details", () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  log.info("request", { path: "/a\nb", status: 200 });
  log.error("enquiry not stored", { reason: "ENOSPC", left: undefined });
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: "info",
      event: "request",
      path: "/a\nb",
      status: 200,
    },
    { time: expect.any(String), level: "error", event: "enquiry not stored", reason: "ENOSPC" },
  ]);
});
