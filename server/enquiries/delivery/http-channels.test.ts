import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import type { Channel, Outcome } from "./channel.ts";
import { serviceChannel, webhookChannel } from "./http-channels.ts";

const enquiry = {
  reference: "K7M2-QX4P",
  receivedAtMs: Date.UTC(2026, 5, 3, 8, 35),
  request: enquiryRequest({ message: "नमस्ते 🎭" }),
};
const secret = Buffer.alloc(32, 7);

let received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let answer: (response: ServerResponse) => void;
let origin: string;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  received = [];
  answer = (response) => response.writeHead(200).end("OK");
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ path: `${request.method} ${request.url}`, headers: request.headers, body });
    answer(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const webhook = () => webhookChannel({ url: `${origin}/hook?a=1`, secret });

function attempt(channel: Channel, attemptMs = 5000): Promise<Outcome> {
  return channel.deliver(enquiry, AbortSignal.timeout(attemptMs));
}

test("a webhook request has a valid signature and the enquiry as its payload", async () => {
  expect(await attempt(webhook())).toEqual({ kind: "delivered" });
  const { path, headers, body } = received[0]!;
  expect(path).toBe("POST /hook?a=1");
  expect(headers).toMatchObject({ "content-type": "application/json", "webhook-id": "K7M2-QX4P" });
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = createHmac("sha256", secret).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(5);
  expect(JSON.parse(body)).toEqual({
    type: "enquiry.received",
    timestamp: "2026-06-03T08:35:00.000Z",
    data: { reference: "K7M2-QX4P", ...enquiry.request.template_params },
  });
});

test("only the beginning of an answer that never ends is read", async () => {
  let closed: Promise<unknown> | undefined;
  answer = (response) => {
    closed = once(response.writeHead(500), "close");
    const write = () => {
      while (response.write("x".repeat(65_536)));
    };
    response.on("drain", write);
    write();
  };
  expect(await attempt(serviceChannel(origin))).toEqual({ kind: "temporary", reason: "HTTP 500" });
  await closed;
});

test("a name and a password in the address of a webhook are sent in a header", async () => {
  const url = `${origin.replace("//", "//owner:p%40ss%3Aword@")}/hook`;
  expect(await attempt(webhookChannel({ url, secret }))).toEqual({ kind: "delivered" });
  const credentials = Buffer.from("owner:p@ss:word").toString("base64");
  expect(received).toMatchObject([{ path: "POST /hook", headers: { authorization: `Basic ${credentials}` } }]);
});

test("the signature of a known payload matches that of another implementation", async () => {
  const example = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const channel = webhookChannel({ url: origin, secret: example }, () => 1_614_265_330_000);
  expect(await attempt(channel)).toEqual({ kind: "delivered" });
  expect(received[0]?.headers["webhook-signature"]).toBe("v1,yts2DyJ5pXbIUv9lhYWectjLF8YeCEJpJh9CXVpqrl4=");
});

test("the third-party service gets the same request as from the browser", async () => {
  expect(await attempt(serviceChannel(origin))).toEqual({ kind: "delivered" });
  expect(received[0]?.path).toBe("POST /api/v1.0/email/send");
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(enquiry.request);
});

test("the service accepts with the text OK and any status, a webhook only with a 2xx status", async () => {
  answer = (response) => response.writeHead(404).end("OK\n");
  expect(await attempt(serviceChannel(origin))).toEqual({ kind: "delivered" });
  expect(await attempt(webhook())).toEqual({ kind: "settings", reason: "HTTP 404" });
});

test.each(["text/plain", "text/html; charset=utf-8"])(
  "the service accepts with status 200 and any text as %s",
  async (type) => {
    for (const text of ["Thank you", "OK", ""]) {
      answer = (response) => response.writeHead(200, { "content-type": type }).end(text);
      expect(await attempt(serviceChannel(origin))).toEqual({ kind: "delivered" });
    }
  },
);

test("a web page does not count as the service's answer, and the enquiry is sent again", async () => {
  answer = (response) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<h1>Log in</h1>");
  expect(await attempt(serviceChannel(origin))).toEqual({ kind: "temporary", reason: "a web page as the answer" });
});

test("a 2xx status other than 200 is a delivery for a webhook, and parks the enquiry for the service, which may have accepted it", async () => {
  answer = (response) => response.writeHead(202).end("Queued");
  expect(await attempt(webhook())).toEqual({ kind: "delivered" });
  expect(await attempt(serviceChannel(origin))).toEqual({ kind: "permanent", reason: "HTTP 202" });
});

test.each([
  [400, "permanent"],
  [422, "permanent"],
  [301, "settings"],
  [401, "settings"],
  [402, "settings"],
  [410, "settings"],
  [429, "temporary"],
  [500, "temporary"],
  [503, "temporary"],
])("status %i is a failure: %s", async (status, kind) => {
  answer = (response) => response.writeHead(status, { location: "/elsewhere" }).end("no");
  for (const channel of [webhook(), serviceChannel(origin)])
    expect(await attempt(channel)).toEqual({ kind, reason: `HTTP ${status}` });
  expect(received).toHaveLength(2);
});

test("a receiver that does not answer, drops the connection or is unreachable is a temporary failure", async () => {
  answer = () => {};
  expect(await attempt(webhook(), 200)).toEqual({ kind: "temporary", reason: "no answer in time" });
  answer = (response) => response.destroy();
  expect(await attempt(webhook())).toMatchObject({ kind: "temporary" });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  expect(await attempt(webhook())).toMatchObject({ kind: "temporary" });
});

test("an enquiry that cannot become a payload rejects the promise instead of throwing", async () => {
  const channel = webhookChannel({ url: origin, secret });
  const delivering = channel.deliver({ ...enquiry, receivedAtMs: NaN }, AbortSignal.timeout(1000), []);
  await expect(delivering).rejects.toThrow("Invalid time");
});
