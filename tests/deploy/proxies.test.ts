import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, request as plainRequest, type IncomingMessage } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { Agent, request as secureRequest } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { defaultTimeouts, serve } from "#server/http/serve.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { createProjectCopy, type ProjectCopy } from "#server/testing/project-copy.ts";
import { otherHost, siteHost, startProxy, type Proxy } from "./proxies.ts";
import { startSupervisedServer, type SupervisedServer } from "./supervised-server.ts";

const programs = inject("proxies");
const holdsSockets = spawnSync("systemd-socket-activate", ["--version"]).status === 0;

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

interface Reply {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  bytes: number;
}

async function startSite(name: "caddy" | "nginx") {
  const project: ProjectCopy = await createProjectCopy();
  cleanUps.push(project.remove);
  await project.publish("first");
  const server: SupervisedServer = await startSupervisedServer(project.siteFolder);
  cleanUps.push(server.remove);
  const proxy: Proxy = await startProxy(name, server.port);
  cleanUps.push(proxy.stop);
  return { project, server, proxy, ask: askThrough(proxy) };
}

/** Requests the site through a proxy, from another address of this machine. */
function askThrough(proxy: Proxy) {
  const agent = new Agent({ keepAlive: true, ca: proxy.authority });
  cleanUps.push(async () => agent.destroy());

  return (path: string, { host = siteHost, secure = true, body, headers = {} }: AskOptions = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const options = {
        host: "127.0.0.1",
        localAddress: "127.1.2.3",
        port: secure ? proxy.httpsPort : proxy.httpPort,
        path,
        method: body === undefined ? "GET" : "POST",
        headers: { host, ...headers },
      };
      const answered = (response: IncomingMessage) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        response.once("error", reject);
        response.once("end", () => resolve({ status: response.statusCode, headers: response.headers, bytes }));
      };
      const asked = secure
        ? secureRequest({ ...options, agent, servername: host }, answered)
        : plainRequest(options, answered);
      asked.once("error", reject).end(body);
    });
}

/** Sends bytes that no server can parse as a request, and waits for the end of the connection. */
async function sendMalformed(port: number): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.1.2.3" });
  socket.end("GET /SECRETWORDS?q=SECRET HTTP/9.9\r\nbroken SECRET header\r\n\r\n").resume();
  await once(socket, "close");
}

/** Sends only the beginning of an enquiry over HTTP/1.1. @returns the response */
async function sendPart(port: number): Promise<string> {
  const socket = connectSecurely({ port, host: "127.0.0.1", servername: siteHost, rejectUnauthorized: false });
  const { headers, body } = enquiryCall;
  const lines = Object.entries({ host: siteHost, ...headers, "content-length": body.length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.write(`POST /api/v1.0/email/send HTTP/1.1\r\n${head}\r\n${body.slice(0, 20)}`);
  let said = "";
  socket.on("data", (chunk: Buffer) => (said += chunk.toString())).on("error", () => undefined);
  await once(socket, "close");
  return said;
}

/** Opens connections that each send part of a request, until the test ends. */
async function openSlowly(port: number, connections: number): Promise<void> {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connectSecurely({ port, host: "127.0.0.1", servername: siteHost, rejectUnauthorized: false });
    socket
      .on("error", () => undefined)
      .once("secureConnect", () => socket.write(`GET / HTTP/1.1\r\nhost: ${siteHost}\r\n`));
    return socket;
  });
  cleanUps.push(async () => sockets.forEach((socket) => socket.destroy()));
  // A proxy that has no room closes the connection.
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, "secureConnect"), once(socket, "close")])));
}

/**
 * Requests a file many times over one connection, and reads it only after a while.
 * @returns the bytes of each response
 */
async function readLate(port: number, path: string, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: siteHost });
  cleanUps.push(async () => session.destroy());
  const requests = Array.from({ length: 20 }, () => session.request({ ":path": path, ":authority": siteHost }));
  await Promise.all(requests.map((one) => once(one, "response")));
  await meanwhile();
  return Promise.all(requests.map(async (one) => (await buffer(one)).length));
}

interface AskOptions {
  host?: string;
  secure?: boolean;
  body?: string;
  headers?: Record<string, string>;
}

const enquiryCall = {
  headers: { "content-type": "application/json" },
  body: JSON.stringify(enquiryRequest({ message: "A hall." })),
};

describe.each(["caddy", "nginx"] as const)("behind the real %s", (name) => {
  const runs = programs.includes(name) && programs.includes("openssl") && holdsSockets;

  test.skipIf(!runs)("a visitor with a thousand unfinished requests keeps nobody else out", async () => {
    const { ask, proxy } = await startSite(name);
    await openSlowly(proxy.httpsPort, 1000);
    expect((await ask("/contact")).status).toBe(200);
    expect((await ask("/api/v1.0/email/send", enquiryCall)).status).toBe(200);
  });

  test.skipIf(!runs)(
    "a visitor who reads slowly gets whole files, and the proxy writes none of them to the disk",
    async () => {
      const { ask, proxy } = await startSite(name);
      const sizes = await readLate(proxy.httpsPort, "/large.pdf", () => ask("/large.pdf"));
      const { bytes } = await ask("/large.pdf");
      expect(bytes).toBeGreaterThan(300_000);
      expect(sizes).toEqual(sizes.map(() => bytes));
    },
  );

  test.skipIf(!runs)("an enquiry that never arrives in full is not confirmed", async () => {
    // Ten times as fast as in use, like the limit of Caddy.
    const speed = 10;
    const inUse = Object.entries(defaultTimeouts).map(([timeout, ms]) => [timeout, ms / speed]);
    const upstream = await serve((incoming, response) => void incoming.resume().once("end", () => response.end("OK")), {
      port: 0,
      host: "127.0.0.1",
      timeouts: Object.fromEntries(inUse),
    });
    cleanUps.push(upstream.stop);
    const proxy = await startProxy(name, upstream.port, speed);
    cleanUps.push(proxy.stop);
    expect(await sendPart(proxy.httpsPort)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.skipIf(!runs)(
    "visitors are redirected to HTTPS and to one host, and responses have the server's headers",
    async () => {
      const { ask } = await startSite(name);
      const unsafe = await ask("/contact?a=b", { secure: false });
      expect([301, 308]).toContain(unsafe.status);
      expect(unsafe.headers.location).toMatch(new RegExp(`^https://${siteHost}(:\\d+)?/contact\\?a=b$`));
      const elsewhere = await ask("/contact?a=b", { host: otherHost });
      expect(elsewhere.status).toBe(301);
      expect(elsewhere.headers.location).toBe(`https://${siteHost}/contact?a=b`);

      const page = await ask("/projects", { headers: { "accept-encoding": "br" } });
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        "content-encoding": "br",
        "strict-transport-security": expect.stringContaining("max-age="),
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'self'"),
      });
      expect(page.headers.server ?? "").not.toMatch(/\d/);
      expect((await ask("/static/js/page-first.js")).headers["cache-control"]).toContain("immutable");
      expect((await ask("/no-such-page")).status).toBe(404);
      expect((await ask("/healthz")).status).toBe(404);
      expect((await ask("/api/v1.0/email/send", enquiryCall)).status).toBe(200);
      // Caddy cannot always pass on the refusal, because the server closes the connection with it.
      const refused = name === "caddy" ? [413, 502] : [413];
      const tooLarge = await ask("/contact", { ...enquiryCall, body: "x".repeat(600 * 1024) });
      expect(refused).toContain(tooLarge.status);
      if (tooLarge.status === 413) expect(tooLarge.headers).toHaveProperty("content-security-policy");
    },
  );

  test.skipIf(!runs || name === "nginx")("a server that never answers is an error", async () => {
    const upstream = createServer(() => undefined);
    await once(upstream.listen(0, "127.0.0.1"), "listening");
    cleanUps.push(async () => void upstream.close());
    const proxy = await startProxy(name, (upstream.address() as AddressInfo).port, 100);
    cleanUps.push(proxy.stop);
    expect((await askThrough(proxy)("/contact")).status).toBeGreaterThanOrEqual(502);
  });

  test.skipIf(!runs)("its logs contain nothing about visitors, whether the server answers or fails", async () => {
    // Answers GET requests, and breaks the connection on POST requests.
    const upstream = createServer((request, response) => {
      if (request.method === "POST") request.socket.destroy();
      else response.end("The page");
    });
    await once(upstream.listen(0, "127.0.0.1"), "listening");
    cleanUps.push(async () => void upstream.close());
    const proxy = await startProxy(name, (upstream.address() as AddressInfo).port);
    cleanUps.push(proxy.stop);
    const ask = askThrough(proxy);
    const headers = { "x-forwarded-for": "203.0.113.77", referer: "https://search.test/?q=SECRETWORDS" };
    const path = "/contact?sent=K7M2-SECRET&q=SECRETWORDS";
    expect((await ask(path, { headers })).status).toBe(200);
    expect((await ask(path, { headers, body: "message=SECRETWORDS" })).status).toBe(502);
    await sendMalformed(proxy.httpPort);
    expect(await proxy.written()).not.toMatch(/SECRET|203\.0\.113|127\.1\.2\.3|search\.test/);
  });

  test.skipIf(!runs)(
    "no request fails during an update, a rollback and a restart of the server under load",
    async () => {
      const { ask, project, server } = await startSite(name);
      const stopping = new AbortController();
      const failures: unknown[] = [];
      let answered = 0;
      const paths = ["/", "/contact", "/projects?region=east", "/large.pdf", "/static/js/page-first.js"];
      const visitor = async (number: number) => {
        for (let step = number; !stopping.signal.aborted; step += 1) {
          const path = paths[step % paths.length] ?? "/";
          const { status, bytes } = await ask(path).catch((error: Error) => ({ status: error.message, bytes: 0 }));
          answered += 1;
          if (status !== 200 || bytes === 0) failures.push(`${path}: ${status}, ${bytes} bytes`);
        }
      };
      const visitors = Promise.all(Array.from({ length: 8 }, (_, number) => visitor(number)));
      await project.publish("second");
      await server.restart();
      await project.rollback();
      await server.restart();
      const answeredSoFar = answered;
      await vi.waitUntil(() => answered > answeredSoFar + 100, { timeout: 60_000 });
      stopping.abort();
      await visitors;
      console.info(`${name}: ${answered} requests answered during an update, a rollback and two restarts.`);
      expect(failures).toEqual([]);
    },
  );
});
