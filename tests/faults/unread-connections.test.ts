import { test } from "vitest";
import { expectServingDespite, requestFor } from "./unread.ts";

test.each([
  ["the same large file", () => "/large.pdf"],
  ["different rendered pages", (index: number) => `/heavy?kilobytes=300&busyMs=0.00${index}`],
  ["unknown addresses", (index: number) => `/${index}`],
])("requests for %s over a thousand unread connections need little memory", async (what, pathOf) => {
  await expectServingDespite(
    `1 MB of requests for ${what} on a thousand connections that nobody reads`,
    async (send) => {
      let sent = 0;
      for (let connection = 0; sent < 1_000_000 && connection < 1000; connection += 1) {
        const requests = Array.from({ length: 8 }, (_value, index) => requestFor(pathOf(connection * 8 + index))).join(
          "",
        );
        await send(requests);
        sent += requests.length;
      }
    },
  );
});
