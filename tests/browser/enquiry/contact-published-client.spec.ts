import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { expect, test, type Browser } from "@playwright/test";
import { expectedBody, storedEnquiries } from "#tests/browser/enquiry/contact-form.ts";

const require = createRequire(import.meta.url);
const client = readFileSync(require.resolve("emailjs-com/dist/email.min.js"), "utf8");
const sitePort = Number(process.env.BROWSER_TESTS_PORT ?? "4173");
/** The server under test allows pages on this port only. */
const allowedPort = sitePort + 1000;

// In sequence: only one page can use the allowed port.
test.describe.configure({ mode: "default" });

let servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/**
 * A page of another origin that has loaded the published client. Its requests to the site's server are not
 * intercepted.
 */
async function openOtherSite(browser: Browser, port: number) {
  const server = createServer((request, response) => {
    const isClient = request.url === "/email.min.js";
    response.writeHead(200, { "content-type": isClient ? "text/javascript" : "text/html" });
    response.end(isClient ? client : '<!doctype html><title>Another site</title><script src="/email.min.js"></script>');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}

interface Client {
  init(userId: string, origin: string): void;
  send(serviceId: string, templateId: string, params: object): Promise<unknown>;
}

type Answer = { status: number; text: string };

async function sendFrom(browser: Browser, port: number, name: string): Promise<Answer> {
  const { user_id, service_id, template_id, template_params } = expectedBody();
  const page = await openOtherSite(browser, port);
  const answer = await page.evaluate(
    async ([origin, userId, serviceId, templateId, params]) => {
      const { emailjs } = globalThis as unknown as { emailjs: Client };
      emailjs.init(userId, origin);
      // The client rejects with its answer if sending failed.
      const outcome = await emailjs.send(serviceId, templateId, params).catch((failure: unknown) => failure);
      const { status, text } = outcome as Answer;
      return { status, text };
    },
    [
      `http://127.0.0.1:${sitePort}`,
      user_id,
      service_id,
      template_id,
      { ...template_params, from_name: name },
    ] as const,
  );
  await page.close();
  return answer;
}

test("emailjs-com 3.2.0 on a page of an allowed origin sends an enquiry that is stored", async ({ browser }) => {
  const name = `Client ${Date.now()}`;
  expect(await sendFrom(browser, allowedPort, name)).toEqual({ status: 200, text: "OK" });
  expect(storedEnquiries(name)).toEqual([{ ...expectedBody().template_params, from_name: name }]);
});

test("emailjs-com 3.2.0 is told why an enquiry is refused", async ({ browser }) => {
  expect(await sendFrom(browser, allowedPort, " ")).toEqual({ status: 400, text: "Name is required." });
});

test("a page of an origin that is not allowed sends nothing: the browser's preflight request is refused", async ({
  browser,
}) => {
  const name = `Stranger ${Date.now()}`;
  const anyPort = 0;
  expect((await sendFrom(browser, anyPort, name)).status).toBe(0);
  expect(storedEnquiries(name)).toEqual([]);
});
