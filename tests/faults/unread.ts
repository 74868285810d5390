import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { ServerFixture } from "#server/testing/server-fixture.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";
import { sendEnquiry } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrivals.ts";
import { recordFault, watchPages } from "./fault-record.ts";
import { peakMegabytes } from "./memory.ts";

const maxMegabytes = 400;

export const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** A visitor who sends requests and reads none of the answers. */
export class UnreadingVisitor {
  readonly #sockets: Socket[] = [];

  /** Sends these words over a connection of its own. */
  async send({ origin }: ServerProcess, words: string): Promise<void> {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    this.#sockets.push(socket);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.pause();
    socket.write(words);
  }

  leave(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }
}

/** The server answers other visitors some seconds later, loses no enquiry, and has needed little memory. */
export async function expectServing(fixture: ServerFixture, server: ServerProcess, fault: string): Promise<void> {
  await wait(3000);
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
