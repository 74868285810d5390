import { spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { serve, type RunningServer, type ServeOptions } from "./serve.ts";

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

/** All that comes until the connection is closed. */
async function answerTo({ socket }: { socket: Socket }): Promise<string> {
  let answer = "";
  socket.setEncoding("latin1").on("data", (part: string) => (answer += part));
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

describe("a client that is too slow", () => {
  let server: RunningServer;
  afterEach(() => server.stop());

  /** A connection that has sent these words, and nothing more. */
  async function connectAndSay(words: string, limits: ServeOptions["limits"] = {}) {
    const { promise: answerEnded, resolve } = Promise.withResolvers<void>();
    const app = new Hono<{ Bindings: HttpBindings }>()
      .get("/large", ({ env, text }) => {
        env.outgoing.once("close", resolve);
        return text("x".repeat(20_000_000));
      })
      .post("/", async ({ req, text }) => text(await req.text()))
      .onError((_, { text }) => text("", 400));
    const often = { connectionsCheckingInterval: 50, ...limits };
    server = await serve(app, { port: 0, host: "127.0.0.1", limits: often });
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(words);
    return { socket, answerEnded };
  }

  test("with its headers is told so and cut off", async () => {
    const connection = await connectAndSay("GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ", { headersTimeout: 100 });
    expect(await answerTo(connection)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("with its body is cut off", async () => {
    const head = "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n";
    const limits = { headersTimeout: 100, requestTimeout: 200 };
    expect(await answerTo(await connectAndSay(`${head}half of it`, limits))).not.toContain(" 200 ");
  });

  test("to read its answer is cut off", async () => {
    const limits = { idleTimeoutMs: 100 };
    const { socket, answerEnded } = await connectAndSay("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n", limits);
    await answerEnded;
    socket.destroy();
  });
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
