import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createRequestBodies } from "./request-bodies.ts";

/** Starts a server that responds with the body or a read error. Returns a function that sends a body in pieces. */
async function start(maxTotalBytes: number) {
  const bodies = createRequestBodies(maxTotalBytes);
  let begun = 0;
  const server = createServer(async (incoming, outgoing) => {
    begun += 1;
    const body = await bodies.read(incoming, outgoing, 1000);
    outgoing.end(body.kind === "read" ? String(body.bytes) : body.kind);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const send = async (first: string) => {
    const before = begun;
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let received = "";
    socket.setEncoding("latin1").on("data", (part: string) => (received += part));
    const chunk = (words: string) => `${words.length.toString(16)}\r\n${words}\r\n`;
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(first)}`,
    );
    await vi.waitUntil(() => begun > before);
    return {
      add: (words: string) => void socket.write(chunk(words)),
      finish: async (last: string) => {
        socket.write(`${chunk(last)}0\r\n\r\n`);
        await once(socket, "close");
        return received.slice(received.indexOf("\r\n\r\n"));
      },
      answer: () => vi.waitUntil(() => received),
    };
  };
  return send;
}

test("when bodies exceed the memory limit, the oldest is refused and the others are read", async () => {
  const send = await start(2500);
  const slow = await send("x".repeat(300));
  const visitor = await send("Asha ");
  const other = await send("y".repeat(900));
  const last = await send("z".repeat(500));
  expect(await slow.answer()).toContain("no room");
  expect(await visitor.finish("Rao")).toContain("Asha Rao");
  expect(await other.finish("!")).toContain(`${"y".repeat(900)}!`);
  expect(await last.finish("!")).toContain(`${"z".repeat(500)}!`);
});

test("a body in many small chunks counts with the memory of its chunks", async () => {
  const send = await start(5000);
  const body = await send("x");
  for (let piece = 0; piece < 30; piece += 1) body.add("x");
  expect(await body.answer()).toContain("no room");
});

test("a chunked body that exceeds the limit is refused at once", async () => {
  const send = await start(5000);
  const body = await send("x".repeat(1001));
  expect(await body.answer()).toContain("too long");
});
