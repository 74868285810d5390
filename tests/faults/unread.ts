import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";
import { sendEnquiry } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrived-enquiries.ts";
import { peakMegabytes, recordFault, watchPages } from "./fault-record.ts";

const maxMegabytes = 400;

export const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/**
 * Asserts that a server keeps serving others while a visitor sends requests and reads none of the responses.
 * @param fault its name in the record
 * @param sendAll sends each of the visitor's texts over a separate connection
 */
export async function expectServingDespite(
  fault: string,
  sendAll: (send: (words: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const fixture = await createServerFixture("SQLite");
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await fixture.remove();
  });
  const server = await fixture.start();
  await sendAll(async (words) => {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.pause();
    socket.write(words);
  });
  await wait(3000);
  await expectServing(fixture, server, fault);
}

/** Asserts that the server answers other visitors, loses no enquiry, and has used little memory. */
async function expectServing(fixture: ServerFixture, server: ServerProcess, fault: string): Promise<void> {
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
