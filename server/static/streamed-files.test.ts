import { once } from "node:events";
import { truncate, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { serve } from "../http/serve.ts";
import { createLog } from "../log.ts";
import { rawRequest } from "../testing/raw-requests.ts";
import { createFileHandler } from "./file-handler.ts";
import { indexFiles } from "./file-index.ts";

/** Serves one file at every address. */
async function serveFile(content: Uint8Array) {
  const folder = temporaryFolder();
  const path = join(folder, "film.bin");
  await writeFile(path, content);
  const file = (await indexFiles(folder)).get("/film.bin");
  const log = createLog(() => undefined);
  const { send } = createFileHandler({ pagePolicy: () => "", isTrustedProxy: () => false, log });
  const server = await serve((incoming, response) => send(file!, incoming, response), { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.stop());
  return { port: server.port, path };
}

test("a file that is too large for memory is sent whole and in parts", async () => {
  const content = Buffer.from(Array.from({ length: 700_000 }, (_, index) => `${index} `).join(""));
  const { port } = await serveFile(content);
  const whole = await rawRequest(port, "/film.bin");
  expect([whole.status, whole.body.equals(content)]).toEqual([200, true]);
  const part = await rawRequest(port, "/film.bin", { range: "bytes=4300000-4300009" });
  expect([part.status, String(part.body)]).toEqual([206, String(content.subarray(4_300_000, 4_300_010))]);
});

test("a file that has become shorter closes the connection, instead of a visitor who waits for the rest", async () => {
  const { port, path } = await serveFile(new Uint8Array(5_000_000));
  await rawRequest(port, "/film.bin", { range: "bytes=0-9" });
  await truncate(path, 1_000_000);
  const response = await fetch(`http://127.0.0.1:${port}/film.bin`);
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("two hundred visitors who do not read a large file need less than 10 MB of memory", async () => {
  const { port } = await serveFile(new Uint8Array(20_000_000));
  await rawRequest(port, "/film.bin", { range: "bytes=0-9" });
  const before = bytesInBuffers();
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (let index = 0; index < 200; index += 1) {
    const socket = connect(port, "127.0.0.1").pause();
    sockets.push(socket);
    await once(socket, "connect");
    socket.write("GET /film.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  }
  // Until the system's own buffers are full, parts are still being sent.
  await wait(500);
  await expect.poll(() => bytesInBuffers() - before).toBeLessThan(10_000_000);
});

/** The memory in use for the contents of files, which is not in the heap. */
function bytesInBuffers(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().arrayBuffers;
}
