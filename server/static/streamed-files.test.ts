import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../http/serve.ts";
import { createLog } from "../log.ts";
import { rawRequest } from "../testing/raw-requests.ts";
import { createFileHandler } from "./file-handler.ts";
import { indexFiles } from "./file-index.ts";

test("a file that is too large for memory is sent whole and in parts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "streamed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const content = Buffer.from(Array.from({ length: 700_000 }, (_, index) => `${index} `).join(""));
  await writeFile(join(folder, "film.bin"), content);
  const file = (await indexFiles(folder)).get("/film.bin");
  const log = createLog(() => undefined);
  const { send } = createFileHandler({ pagePolicy: () => "", isTrustedProxy: () => false, log });
  const server = await serve((incoming, response) => send(file!, incoming, response), { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.stop());

  const whole = await rawRequest(server.port, "/film.bin");
  expect([whole.status, whole.body.equals(content)]).toEqual([200, true]);
  const part = await rawRequest(server.port, "/film.bin", { range: "bytes=4300000-4300009" });
  expect([part.status, String(part.body)]).toEqual([206, String(content.subarray(4_300_000, 4_300_010))]);
});
