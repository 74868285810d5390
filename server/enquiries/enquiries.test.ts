import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { enquiryArchive } from "./store/archive.ts";
import { databaseHandle } from "./store/database.ts";

const fields = {
  from_name: "Asha Rao",
  from_email: "asha@example.com",
  from_phone: "9876543210",
  from_location: "Delhi",
  message: "A hall of 400 seats.\nWith a balcony.",
};
const enquiry = { lib_version: "3.2.0", user_id: "u", service_id: "s", template_id: "t", template_params: fields };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const send = (body: unknown, to = server) =>
  fetch(`${to.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const stored = async () => {
  const database = databaseHandle({ dataFolder: server.dataFolder });
  const kept = await enquiryArchive(database).list();
  await database.close();
  return kept;
};

test("an enquiry is on disk when its sender gets OK", async () => {
  const response = await send(enquiry);
  const atThatMoment = await stored();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");
  const reference = response.headers.get("enquiry-reference");
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(atThatMoment).toMatchObject([{ reference, request: enquiry }]);
});

test("a hundred simultaneous enquiries are each stored completely", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  await Promise.all(
    names.map((from_name) => send({ ...enquiry, template_params: { ...fields, from_name } }).then((r) => r.text())),
  );
  expect((await stored()).map((one) => one.request.template_params.from_name).toSorted()).toEqual(names.toSorted());
});

test("a storage failure gets a 503 and never OK, and the log contains no visitor data", async () => {
  const file = join(server.dataFolder, "a-file");
  await writeFile(file, "");
  const failing = await startTestServer({ dataFolder: join(file, "data") });
  const response = await send(enquiry, failing);
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/could not be saved/);
  expect((await fetch(`${failing.origin}/healthz`)).status).toBe(503);
  expect(failing.logLines).toContainEqual(
    expect.objectContaining({ level: "error", event: "enquiry not stored", reason: "ENOTDIR" }),
  );
  expect(JSON.stringify(failing.logLines)).not.toMatch(/Asha|asha@|98765/);
  await failing.close();
});
