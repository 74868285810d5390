import { afterEach, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { expectServing, requestFor, UnreadingVisitor } from "./unread.ts";

let fixture: ServerFixture;
const visitor = new UnreadingVisitor();
afterEach(async () => {
  visitor.leave();
  await fixture?.remove();
});

test.each([
  ["a large file", () => "/large.pdf"],
  ["a page", () => "/contact"],
  ["a rendered page", () => "/heavy?kilobytes=300"],
  ["different rendered pages", (index: number) => `/heavy?kilobytes=300&busyMs=0.00${index}`],
  ["unknown addresses", (index: number) => `/${index}`],
])(
  "thousands of requests for %s, in one piece from a visitor who does not read, need little memory",
  async (what, pathOf) => {
    fixture = await createServerFixture("SQLite");
    const server = await fixture.start();
    const requests = Array.from({ length: 25_000 }, (_value, index) => requestFor(pathOf(index))).join("");
    await visitor.send(server, requests.slice(0, 1_000_000));
    await expectServing(fixture, server, `1 MB of requests for ${what} on one connection that nobody reads`);
  },
);
