import { spawn } from "node:child_process";
import { connect } from "node:net";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { serve } from "./serve.ts";

/** A server whose page /slow answers when it is told to. */
async function startSlowServer(graceMs?: number) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: noticed } = Promise.withResolvers<void>();
  const app = new Hono().get("/slow", async (context) => {
    noticed();
    await answered;
    return context.text("finished");
  });
  const server = await serve(app, { port: 0, host: "127.0.0.1", ...(graceMs === undefined ? {} : { graceMs }) });
  return { server, answer, arrived, address: `http://127.0.0.1:${server.port}/slow` };
}

test("a request in flight is finished, a new one is not taken, and then the server is stopped", async () => {
  const { server, answer, arrived, address } = await startSlowServer();
  const agent = new Agent({ keepAlive: true });
  const body = new Promise<string>((resolve, reject) => {
    get(address, { agent }, (response) =>
      resolve(response.setEncoding("utf8").reduce((all: string, part: string) => all + part, "")),
    ).once("error", reject);
  });
  await arrived;
  const started = performance.now();
  const stopped = server.stop();
  await expect(fetch(address)).rejects.toThrow();
  answer();
  expect(await body).toBe("finished");
  await stopped;
  expect(performance.now() - started).toBeLessThan(3000);
  agent.destroy();
});

test("a request that never finishes does not hold the server up for ever", async () => {
  const { server, arrived, address } = await startSlowServer(50);
  const request = fetch(address).catch((error: Error) => error);
  await arrived;
  await server.stop();
  expect(await request).toBeInstanceOf(Error);
});

test("an open connection without a request does not hold the server up", async () => {
  const { server } = await startSlowServer();
  const socket = connect(server.port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  const finished = await Promise.race([server.stop().then(() => "stopped"), wait(2000, "waiting")]);
  socket.destroy();
  expect(finished).toBe("stopped");
});

test.each([["PORT", { PORT: "eighty" }, 'PORT is "eighty"']])(
  "a wrong %s ends the start with one sentence and no stack",
  async (_, environment, sentence) => {
    const child = spawn(process.execPath, ["server/main.ts"], { env: { ...process.env, ...environment } });
    const errors = Buffer.concat(await child.stderr.toArray()).toString();
    expect(errors).toContain(sentence);
    expect(errors.trim().split("\n")).toHaveLength(1);
  },
);
