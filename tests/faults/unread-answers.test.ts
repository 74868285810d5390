import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";
import { sendEnquiry } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrivals.ts";
import { recordFault, watchPages } from "./fault-record.ts";
import { peakMegabytes } from "./memory.ts";

const maxMegabytes = 400;

let fixture: ServerFixture;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fixture?.remove();
});

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Opens a connection that sends these words and never reads. */
async function sendWithoutReading({ origin }: ServerProcess, words: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write(words);
}

async function expectServing(server: ServerProcess, fault: string): Promise<void> {
  const { origin, child } = server;
  const pages = watchPages(origin);
  expect((await fetch(origin)).status).toBe(200);
  const answer = await sendEnquiry(origin, "A hall.");
  expect(answer.status).toBe(200);
  expect(child.exitCode).toBeNull();
  const slowestPageMs = await pages.stop();
  await expectArrivalOf([answer], fixture);
  expect(await peakMegabytes(child.pid)).toBeLessThan(maxMegabytes);
  await recordFault(fixture, { name: fault, answers: [answer], server, slowestPageMs });
}

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
    await sendWithoutReading(server, requests.slice(0, 1_000_000));
    await wait(3000);
    await expectServing(server, `1 MB of requests for ${what} on one connection that nobody reads`);
  },
);

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
    await sendWithoutReading(server, requests);
    sent += requests.length;
  }
  await wait(3000);
  await expectServing(server, `1 MB of requests for ${what} on a thousand connections that nobody reads`);
});
