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
  ["the same large file", () => "/large.pdf"],
  ["different rendered pages", (index: number) => `/heavy?kilobytes=300&busyMs=0.00${index}`],
  ["unknown addresses", (index: number) => `/${index}`],
])("requests for %s over a thousand connections that nobody reads need little memory", async (what, pathOf) => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start();
  let sent = 0;
  for (let connection = 0; sent < 1_000_000 && connection < 1000; connection += 1) {
    const requests = Array.from({ length: 8 }, (_value, index) => requestFor(pathOf(connection * 8 + index))).join("");
    await visitor.send(server, requests);
    sent += requests.length;
  }
  await expectServing(fixture, server, `1 MB of requests for ${what} on a thousand connections that nobody reads`);
});
