import { connect, type Socket } from "node:net";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { serve, type RunningServer, type ServeOptions } from "./serve.ts";

/** Starts a server whose page /slow responds on command. */
async function startSlowServer(graceMs?: number) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const app = new Hono().get("/slow", async (context) => {
    arrive();
    await answered;
    return context.text("finished");
  });
  const server = await serve(getRequestListener(app.fetch), {
    port: 0,
    host: "127.0.0.1",
    ...(graceMs === undefined ? {} : { graceMs }),
  });
  return { server, answer, arrived, address: `http://127.0.0.1:${server.port}/slow` };
}

test("on stop, a request in progress finishes and no new one is accepted", async () => {
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

test("a request that never finishes delays the stop only for the grace period", async () => {
  const { server, arrived, address } = await startSlowServer(50);
  const request = fetch(address).catch((error: Error) => error);
  await arrived;
  await server.stop();
  expect(await request).toBeInstanceOf(Error);
});

test("an open connection without a request does not delay the stop", async () => {
  const { server } = await startSlowServer();
  const socket = connect(server.port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  const finished = await Promise.race([server.stop().then(() => "stopped"), wait(2000, "waiting")]);
  socket.destroy();
  expect(finished).toBe("stopped");
});

/** All data received until the connection closes. */
async function answerTo({ socket }: { socket: Socket }): Promise<string> {
  let answer = "";
  socket.setEncoding("latin1").on("data", (part: string) => (answer += part));
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

describe("a client that is too slow", () => {
  let server: RunningServer;
  afterEach(() => server.stop());

  /** Opens a connection and sends only this text. */
  async function connectAndSend(words: string, timeouts: ServeOptions["timeouts"] = {}) {
    const { promise: answerEnded, resolve } = Promise.withResolvers<void>();
    const app = new Hono<{ Bindings: HttpBindings }>()
      .get("/large", ({ env, text }) => {
        env.outgoing.once("close", resolve);
        return text("x".repeat(20_000_000));
      })
      .post("/", async ({ req, text }) => text(await req.text()))
      .onError((_, { text }) => text("", 400));
    const often = { connectionsCheckingInterval: 50, ...timeouts };
    server = await serve(getRequestListener(app.fetch), { port: 0, host: "127.0.0.1", timeouts: often });
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(words);
    return { socket, answerEnded };
  }

  test("to send its headers gets a 408 and is disconnected", async () => {
    const connection = await connectAndSend("GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ", { headersTimeout: 100 });
    expect(await answerTo(connection)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("to send its body is disconnected", async () => {
    const head = "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n";
    const timeouts = { headersTimeout: 100, requestTimeout: 200 };
    expect(await answerTo(await connectAndSend(`${head}half of it`, timeouts))).not.toContain(" 200 ");
  });

  test("to read its response is disconnected", async () => {
    const timeouts = { idleTimeoutMs: 100 };
    const { socket, answerEnded } = await connectAndSend("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n", timeouts);
    await answerEnded;
    socket.destroy();
  });
});
