import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { enquiryRequest } from "../testing/enquiries.ts";
import { startMailReceiver } from "../testing/mail-receiver.ts";
import { openEnquiries } from "./open-enquiries.ts";

const log = createLog(() => undefined);

async function folderOfItsOwn(): Promise<string> {
  const folder = temporaryFolder();
  return folder;
}

/** Stores one enquiry on a server that has no delivery channel. */
async function keepOneIn(DATA_DIR: string) {
  const enquiries = openEnquiries(readEnvironment({ DATA_DIR }), log);
  enquiries.start();
  await enquiries.store.accept({ request: enquiryRequest(), sender: null });
  await enquiries.stop();
  await enquiries.close();
}

function startIn(DATA_DIR: string, variables: Record<string, string>) {
  const enquiries = openEnquiries(readEnvironment({ DATA_DIR, ...variables }), log);
  onTestFinished(async () => {
    await enquiries.stop();
    await enquiries.close();
  });
  enquiries.start();
}

test("an enquiry stored without any channel is delivered once a mail server is configured", async () => {
  const folder = await folderOfItsOwn();
  await keepOneIn(folder);
  const receiver = await startMailReceiver();
  onTestFinished(() => receiver.close());
  const address = { ENQUIRY_TO: "owner@example.com", ENQUIRY_FROM: "site@example.com" };
  startIn(folder, { SMTP_URL: receiver.url, ...address });
  await vi.waitUntil(() => receiver.mails.some(({ subject }) => subject.startsWith("Enquiry ")), { timeout: 15_000 });
});

test("an enquiry stored without any channel is delivered by a channel other than mail", async () => {
  const folder = await folderOfItsOwn();
  await keepOneIn(folder);
  const taken: unknown[] = [];
  const service = createServer(async (request, response) => {
    taken.push(await json(request));
    response.end("OK");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void service.close());
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  startIn(folder, { ENQUIRY_SERVICE_ORIGIN: `http://127.0.0.1:${port}` });
  await vi.waitUntil(() => taken.length > 0, { timeout: 15_000 });
  expect(taken).toEqual([enquiryRequest()]);
});
