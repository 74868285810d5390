import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseHandle, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { deliveryQueue } from "#server/enquiries/store/delivery-queue.ts";
import { enquiryStore } from "#server/enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { enquiriesApi } from "./enquiries-api.ts";
import type { Erasure, Inbox, OpenedEnquiry } from "./inbox.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sends a request to the inbox as its page does. */
async function ask(address: string, body?: unknown, variables: Record<string, string> = { DATA_DIR: folder }) {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await enquiriesApi(variables).request(address, {
    ...request,
    headers: { "content-type": "application/json" },
  });
  const text = await answer.text();
  return { status: answer.status, text, json: <Answer>() => JSON.parse(text) as Answer };
}

const all = { view: "all", words: "" };

describe("beside a server that uses the database", () => {
  let server: DatabaseHandle;
  beforeEach(() => {
    server = databaseHandle({ dataFolder: folder });
  });
  afterEach(() => server.close());

  const accept = async (fields: Parameters<typeof enquiryRequest>[0]) => {
    const store = enquiryStore({ database: server, channels: ["mail"] });
    return (await store.accept({ request: enquiryRequest(fields), sender: null })).reference;
  };

  test("an enquiry is found, read, noted, marked and delivered again", async () => {
    const reference = await accept({ from_name: "Ravi", message: "A hall\nin Pune" });
    await accept({ from_name: "Meera", message: "An office" });
    const queue = deliveryQueue(server);
    for (const claim of await queue.claim(["mail"], 9)) await queue.park(claim, "SMTP 550 at RCPT TO");

    const inbox = (await ask("/list", { view: "undelivered", words: "pune" })).json<Inbox>();
    expect(inbox.lines).toMatchObject([{ reference, name: "Ravi", beginning: "A hall in Pune", state: "parked" }]);
    expect(inbox.sizes).toEqual({ open: 2, handled: 0, undelivered: 2, all: 2 });
    expect(inbox.obstacles).toEqual([
      expect.stringContaining("the mail server refuses the recipient addresses (ENQUIRY_TO)"),
    ]);

    await ask("/mark", { reference, handled: true, note: "Called" });
    expect((await ask("/retry", { reference })).json()).toEqual({ deliveries: 1 });
    const opened = (await ask("/open", { reference })).json<OpenedEnquiry>();
    expect(opened).toMatchObject({ message: "A hall\nin Pune", note: "Called", handledAtMs: expect.any(Number) });
    expect(opened.deliveries).toMatchObject([{ channel: "mail", state: "waiting", attempts: 0 }]);
    expect((await queue.claim(["mail"], 9)).map(({ enquiry }) => enquiry.reference)).toEqual([reference]);
  });

  test("a note that someone else has changed is not overwritten, but sent back", async () => {
    const reference = await accept({});
    await ask("/mark", { reference, note: "Quoted 5 lakh, call back on Monday", seenNote: "" });
    const { json } = await ask("/mark", { reference, handled: true, note: "ok", seenNote: "" });
    const note = "Quoted 5 lakh, call back on Monday";
    expect(json()).toEqual({ outcome: "changed elsewhere", note });
    const opened = (await ask("/open", { reference })).json<OpenedEnquiry>();
    expect(opened).toMatchObject({ note, handledAtMs: null });
  });

  test("a person's enquiries are deleted together, and the record names nobody", async () => {
    const person = { from_name: "Asha Rao", from_email: "asha@example.com" };
    const first = await accept({ ...person, message: "First" });
    const second = await accept({ ...person, message: "Second", from_phone: "9000000000" });
    const other = await accept({ from_name: "Ravi", from_email: "ravi@example.com", from_phone: "9111111111" });
    const opened = (await ask("/open", { reference: first })).json<OpenedEnquiry>();
    expect(opened.others.map(({ reference }) => reference)).toEqual([second]);
    expect((await ask("/erase", { references: [first, second] })).json()).toEqual({
      erased: [first, second],
      failed: [],
    });
    const { lines, erasures } = (await ask("/list", all)).json<Inbox>();
    expect(lines.map(({ reference }) => reference)).toEqual([other]);
    expect(erasures.map(({ reference }) => reference).toSorted()).toEqual([first, second].toSorted());
    expect(JSON.stringify(erasures)).not.toMatch(/asha/i);
    expect((await ask("/open", { reference: first })).status).toBe(404);
  });

  test("an enquiry with an unusual reference can be opened and deleted, and the list continues after it", async () => {
    const [earliest, odd] = await Promise.all(
      Array.from({ length: 51 }, (_, index) => accept({ message: `Hall ${index}` })),
    );
    const file = new DatabaseSync(join(folder, "enquiries.sqlite"));
    // The fiftieth of 51: lower case comes after the others of the same time.
    file.exec(`PRAGMA foreign_keys = OFF; UPDATE enquiries SET received_at_ms = 2;
      UPDATE enquiries SET received_at_ms = 1 WHERE reference = '${earliest}';
      UPDATE enquiries SET reference = 'abc-1' WHERE reference = '${odd}'`);
    file.close();
    const { next } = (await ask("/list", all)).json<Inbox>();
    expect(next).toMatchObject({ reference: "abc-1" });
    const { lines } = (await ask("/list", { ...all, after: next })).json<Inbox>();
    expect(lines.map(({ reference }) => reference)).toEqual([earliest]);
    expect((await ask("/open", { reference: "abc-1" })).status).toBe(200);
    expect((await ask("/erase", { references: ["abc-1"] })).json()).toMatchObject({ erased: ["abc-1"], failed: [] });
  });

  test("an enquiry that cannot be deleted is named with the reason, and the others are deleted", async () => {
    const first = await accept({ message: "First" });
    const second = await accept({ message: "Second" });
    const third = await accept({ message: "Third" });
    const file = new DatabaseSync(join(folder, "enquiries.sqlite"));
    file.exec(`CREATE TRIGGER refusal BEFORE DELETE ON enquiries WHEN old.reference = '${second}'
      BEGIN SELECT raise(ABORT, 'refused'); END`);
    file.close();
    const { erased, failed } = (await ask("/erase", { references: [first, second, third] })).json<Erasure>();
    expect(erased).toEqual([first, third]);
    expect(failed).toEqual([{ reference: second, words: expect.stringContaining("cannot be read or changed") }]);
    const { lines } = (await ask("/list", all)).json<Inbox>();
    expect(lines.map(({ reference }) => reference)).toEqual([second]);
  });

  test("the inbox says whether email is set up, without which nothing is sent", async () => {
    const reference = await accept({});
    const mail = { SMTP_URL: "smtp://localhost", ENQUIRY_TO: "a@b.example", ENQUIRY_FROM: "c@d.example" };
    for (const [variables, isMailSetUp] of [
      [{}, false],
      [mail, true],
    ] as const) {
      const settings = { DATA_DIR: folder, ...variables };
      expect((await ask("/list", all, settings)).json()).toMatchObject({ isMailSetUp });
      expect((await ask("/open", { reference }, settings)).json()).toMatchObject({ isMailSetUp });
    }
  });

  test("the export equals that of the command line", async () => {
    await accept({ from_name: "=HYPERLINK(1)" });
    const { text } = await ask("/export");
    expect(text).toMatch(/^\uFEFF?Reference,/);
    expect(text).toContain("'=HYPERLINK(1)");
  });

  test.each([
    ["/list", { view: "secret", words: "" }],
    ["/open", { reference: "" }],
    ["/erase", { references: [] }],
    ["/mark", { reference: "K7M2-QX4P", handled: "yes" }],
  ])("%s with %j is refused", async (address, body) => {
    expect((await ask(address, body)).status).toBe(400);
  });
});

test("without a database the owner is told which folder was searched, no error is logged, and none is created", async () => {
  const nowhere = join(folder, "nowhere");
  const { status, text } = await ask("/list", all, { DATA_DIR: nowhere });
  expect([status, text]).toEqual([200, expect.stringContaining(`There are no enquiries in ${nowhere}.`)]);
  expect(existsSync(nowhere)).toBe(false);
});

test("an unreachable database or a wrong setting is reported without a password, and not printed", async () => {
  const printed = vi.spyOn(console, "error");
  const unreachable = await ask("/list", all, { DATABASE_URL: "postgres://site:opensesame@127.0.0.1:1/name" });
  expect([unreachable.status, unreachable.text]).toEqual([200, expect.stringContaining("(ECONNREFUSED)")]);
  const wrong = await ask("/list", all, { DATABASE_URL: "opensesame" });
  expect([wrong.status, wrong.text]).toEqual([200, expect.stringContaining("DATABASE_URL is not valid")]);
  expect(unreachable.text + wrong.text).not.toContain("opensesame");
  expect(printed).not.toHaveBeenCalled();
});
