import { test } from "vitest";
import { expectServingDespite, requestFor } from "./unread.ts";

test.each([
  ["a large file", () => "/large.pdf"],
  ["a page", () => "/contact"],
  ["rendered pages", () => "/heavy?kilobytes=300"],
  ["unknown addresses", (index: number) => `/${index}`],
])(
  "thousands of pipelined requests for %s from a visitor who does not read need little memory",
  async (what, pathOf) => {
    const requests = Array.from({ length: 25_000 }, (_value, index) => requestFor(pathOf(index))).join("");
    await expectServingDespite(`1 MB of requests for ${what} on one connection that nobody reads`, (send) =>
      send(requests.slice(0, 1_000_000)),
    );
  },
);
