import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { enquiry, formFields, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(options);
  servers.push(server);
  return server;
}

const postForm = (to: TestServer, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${to.origin}/contact`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ ...formFields, ...fields }),
  });

/** A part of a multipart form whose boundary is "part". */
function partOf(name: string, value: string): string {
  return `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** The redirect location, or else the status. */
const outcomeOf = ({ headers, status }: Response) => headers.get("location") ?? status;

test("an enquiry from a page's form is checked and stored like a script's, with its sender", async () => {
  const store = listStore();
  const server = await start({ store });
  const accepted = await postForm(server);
  expect([accepted.status, outcomeOf(accepted)]).toEqual([303, "/contact?sent=K7M2-2223"]);
  expect(await accepted.text()).toContain("K7M2-2223");
  expect(store.kept).toEqual([{ request: enquiry, sender: expect.stringMatching(/^[\w-]{22}$/) }]);
  const refused = await postForm(server, { email: "asha@example" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('"phase":"invalid","errors":{"email":"Email is invalid"}');
});

test("a body that is not a form gets a 400 that names a missing field", async () => {
  const server = await start({ store: listStore() });
  for (const [type, body] of [
    ["text/plain", "name=A"],
    ["application/json", '{"name":"A"}'],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    ["multipart/form-data", "no boundary"],
    [
      "application/x-www-form-urlencoded",
      `${new URLSearchParams({ body: JSON.stringify(enquiry) })}${"&a".repeat(100_000)}`,
    ],
    ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n".repeat(5000)],
  ] as const) {
    const answer = await fetch(`${server.origin}/contact`, { method: "POST", headers: { "content-type": type }, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('"name":"Name is required"');
  }
});

test.each([
  [
    "a boundary beside its encoding",
    "application/x-www-form-urlencoded; boundary=x",
    `${new URLSearchParams(formFields)}`,
    "&a",
  ],
  [
    "another parameter before its boundary",
    "multipart/form-data; xboundary=x; boundary=part",
    Object.entries(formFields)
      .map(([name, value]) => partOf(name, value))
      .join(""),
    partOf("a", ""),
  ],
])("a form with thousands of fields is refused, even if its content type has %s", async (_, type, form, more) => {
  const store = listStore();
  const server = await start({ store });
  const post = (fields: number) => {
    const body = `${form}${more.repeat(fields)}${type.startsWith("multipart") ? "--part--\r\n" : ""}`;
    return fetch(`${server.origin}/contact`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": type },
      body,
    });
  };
  expect([(await post(4000)).status, store.kept]).toEqual([400, []]);
  expect((await post(1)).status).toBe(303);
});

test("a form whose content type is much longer than any browser's is not parsed", async () => {
  const server = await start({ store: listStore() });
  const post = (parameter: string) =>
    postForm(server, {}, { "content-type": `application/x-www-form-urlencoded; a=${parameter}` });
  const refused = await post("b".repeat(15_000));
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('"name":"Name is required"')]);
  expect((await post("b")).status).toBe(303);
});

test("a form with five thousand letters of Hindi is accepted", async () => {
  const store = listStore();
  const server = await start({ store });
  const message = "अ".repeat(5000);
  expect((await postForm(server, { message })).status).toBe(303);
  expect(store.kept[0]?.request.template_params.message).toBe(message);
  expect((await postForm(server, { padding: "x".repeat(300_000) })).status).toBe(413);
});

test("the form and script calls share one limit, and a form with a filled trap does not count towards it", async () => {
  const server = await start({ store: listStore(), settings: { enquiriesPerMinute: 1 } });
  const trapped = await postForm(server, { subject: "buy" });
  expect([trapped.status, await trapped.text()]).toEqual([400, expect.stringContaining("Please send the form again")]);
  expect((await postForm(server, { subject: "" })).status).toBe(303);
  const call = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json", "enquiry-trap": "empty" },
    body: JSON.stringify(enquiry),
  });
  expect(call.status).toBe(429);
});

test("a visitor who keeps posting invalid forms gets a plain page that needs no rendering", async () => {
  const server = await start({ store: listStore(), settings: { enquiriesPerMinute: 1 } });
  const wrong = () => postForm(server, { email: "asha@example", message: 'A <hall> & "stage"' });
  expect(await (await wrong()).text()).toContain("Rendered");
  const plain = await wrong();
  expect(plain.status).toBe(400);
  const html = await plain.text();
  expect(html).not.toContain("Rendered");
  expect(html).toContain("<strong>Email is invalid</strong>");
  expect(html).toContain('value="Asha Rao"');
  expect(html).toContain("A &lt;hall&gt; &amp; &quot;stage&quot;</textarea>");
  expect((await postForm(server)).status).toBe(303);
});

test("a form over the limit gets a 429 with the waiting time in the header and on the page", async () => {
  const server = await start({ store: listStore(), settings: { enquiriesPerMinute: 1 } });
  await postForm(server);
  const refused = await postForm(server, { message: "Another hall." });
  const seconds = refused.headers.get("retry-after");
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(`again in ${seconds} second`);
});

test("a form posted through an HTTPS proxy is accepted, and one from a copy of the page is shown again with what was typed", async () => {
  const store = listStore();
  const server = await start({ store });
  const origin = server.origin.replace("http:", "https:");
  expect((await postForm(server, {}, { origin })).status).toBe(303);
  // A saved page, a translated one, and one that is framed in a sandbox.
  const copies = [
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { origin: "no origin" },
  ];
  for (const headers of copies) {
    const shown = await postForm(server, { message: "A hall of 90 seats." }, headers);
    expect(shown.status).toBe(403);
    expect(await shown.text()).toMatch(/A hall of 90 seats\..*Please send it again from here/s);
  }
  expect(store.kept).toHaveLength(1);
  expect(server.logLines.filter(({ level }) => level === "error")).toEqual([]);
  expect(JSON.stringify(server.logLines)).not.toContain("elsewhere.example");
});

test("a form from the site's own page is accepted even if the browser hides the origin", async () => {
  const server = await start({ store: listStore() });
  expect((await postForm(server, {}, { origin: "null", "sec-fetch-site": "same-origin" })).status).toBe(303);
});

test.each([
  ["300 kB", 300_000],
  ["20 MB", 20_000_000],
])("a form of %s gets a 413, with or without Expect: 100-continue", async (_, length) => {
  const server = await start({ store: listStore() });
  for (const path of ["/contact", "/api/v1.0/email/send"]) {
    for (const waits of [false, true]) {
      let mayGoOn = false;
      const request = httpRequest(server.origin + path, {
        method: "POST",
        headers: { "content-length": length, ...(waits && { expect: "100-continue" }) },
      });
      request.on("continue", () => (mayGoOn = true));
      if (!waits) request.write("x".repeat(length));
      else request.flushHeaders();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      expect(await text(response)).toContain("Please shorten the message");
      expect({ status: response.statusCode, mayGoOn }).toEqual({ status: 413, mayGoOn: false });
      request.destroy();
    }
  }
});

test("a client that sends Expect: 100-continue gets a 100 if the body is short enough", async () => {
  const store = listStore();
  const server = await start({ store });
  const body = JSON.stringify(enquiry);
  const request = httpRequest(`${server.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length, expect: "100-continue" },
  });
  request.flushHeaders();
  await once(request, "continue");
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  expect({ status: response.statusCode, kept: store.kept.length }).toEqual({ status: 200, kept: 1 });
  response.resume();
});

test("a site built for another email service forwards forms posted without JavaScript", async () => {
  const received: string[] = [];
  let answer = { status: 200, text: "whatever" };
  const service = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${Buffer.concat(await request.toArray())}`);
    response.writeHead(answer.status, { location: "/elsewhere" }).end(answer.text);
  }).listen(0, "127.0.0.1");
  const { port } = await new Promise<AddressInfo>((resolve) =>
    service.once("listening", () => resolve(service.address() as AddressInfo)),
  );
  const store = listStore();
  const server = await start({ store, site: { emailServiceOrigin: `http://127.0.0.1:${port}` } });

  expect(outcomeOf(await postForm(server))).toBe("/contact?sent=1");
  expect(received).toEqual([`POST /api/v1.0/email/send ${JSON.stringify(enquiry)}`]);
  // The same rule applies to the server's own deliveries to such a service.
  answer = { status: 404, text: "OK\n" };
  expect(outcomeOf(await postForm(server))).toBe("/contact?sent=1");
  for (const status of [202, 301, 429, 500]) {
    answer = { status, text: "no" };
    expect(outcomeOf(await postForm(server))).toBe(502);
  }
  expect(received).toHaveLength(6);
  expect(store.kept).toEqual([]);
  service.close();
});
