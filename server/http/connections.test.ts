import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { superviseConnections } from "./connections.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Connects to a server with this application and collects the received data. */
async function connectTo(answer: RequestListener): Promise<{ socket: Socket; received: () => string }> {
  const server = createServer().listen(0, "127.0.0.1");
  superviseConnections(server, answer);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  ends.push(
    () => socket.destroy(),
    () => server.close(),
  );
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  socket.on("error", () => undefined);
  return { socket, received: () => text };
}

const request = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const paths = (length: number) => Array.from({ length }, (_, index) => `/${index + 1}`);
const bodiesIn = (text: string) => [...text.matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path);

test("eight pipelined requests are handled one by one and answered in order", async () => {
  let inProgress = 0;
  let most = 0;
  const { socket, received } = await connectTo(async ({ url = "" }, response) => {
    inProgress += 1;
    most = Math.max(most, inProgress);
    await wait(5);
    inProgress -= 1;
    response.setHeader("content-length", url.length).end(url);
  });
  socket.write(
    paths(7)
      .map((path) => request(path))
      .join("") + request("/8", "Connection: close\r\n"),
  );
  await once(socket, "close");
  expect(bodiesIn(received())).toEqual(paths(8));
  expect(most).toBe(1);
});

test("a ninth request before the first response closes the connection, and the application gets only the first", async () => {
  const seen: string[] = [];
  const { socket, received } = await connectTo(({ url = "" }) => void seen.push(url));
  socket.write(
    paths(2000)
      .map((path) => request(path))
      .join(""),
  );
  await once(socket, "close");
  await wait(50);
  expect(seen).toEqual(["/1"]);
  expect(received()).toBe("");
});

test("more than eight requests on one connection are answered if each waits for the previous response", async () => {
  const { socket, received } = await connectTo(({ url = "" }, response) => {
    response.setHeader("content-length", url.length).end(url);
  });
  for (const [index, path] of paths(20).entries()) {
    socket.write(request(path));
    while (bodiesIn(received()).length <= index) await once(socket, "data");
  }
  expect(bodiesIn(received())).toEqual(paths(20));
});

test("a request with two Host headers is refused, and its connection closed", async () => {
  let reached = false;
  const { socket, received } = await connectTo(() => (reached = true));
  socket.write(request("/1", "HOST: b\r\n"));
  await once(socket, "close");
  expect(received()).toMatch(/^HTTP\/1\.1 400 /);
  expect(reached).toBe(false);
});
