import { Agent, get } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { formFields } from "#server/testing/enquiries.ts";
import { files } from "#server/testing/fixture-site.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrived-enquiries.ts";
import { peakMegabytes, recordFault, watchPages } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const postForm = (origin: string) =>
  fetch(`${origin}/contact`, { method: "POST", redirect: "manual", body: new URLSearchParams(formFields) });

test("while pages are being rendered, files, enquiries and forms are answered first", async () => {
  fixture = await createServerFixture("SQLite");
  const { origin } = await fixture.start();
  let rendered = 0;
  const pages = Array.from({ length: 12 }, async (_, index) => {
    const { status } = await fetch(`${origin}/heavy?busyMs=${500 + index}`);
    rendered += 1;
    return status;
  });
  await vi.waitUntil(() => rendered > 0, { timeout: 10_000, interval: 5 });
  expect((await fetch(origin)).status).toBe(200);
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  expect((await sendEnquiry(origin, "A hall.")).status).toBe(200);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await postForm(origin)).status).toBe(303);
  expect(rendered).toBeLessThan(pages.length);
  expect(await Promise.all(pages)).toEqual(pages.map(() => 200));
});

test("pages beyond the queue's limit are sent prerendered, and a form is still accepted", async () => {
  fixture = await createServerFixture("SQLite");
  const { origin } = await fixture.start();
  const answers = Array.from({ length: 200 }, (_, index) => fetch(`${origin}/heavy?busyMs=${10 + index / 1000}`));
  const form = await postForm(origin);
  expect(form.status).toBe(303);
  const stored = await fetch(new URL(form.headers.get("location") ?? "", origin));
  expect([stored.status, await stored.text()]).toEqual([200, expect.stringMatching(/Rendered|has been sent/)]);
  const all = await Promise.all(answers);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  const pages = await Promise.all(all.map((answer) => answer.text()));
  expect(pages.filter((html) => html.includes("Rendered")).length).toBeGreaterThanOrEqual(64);
  expect(pages.filter((html) => html === files["heavy/index.html"]).length).toBeGreaterThan(0);
});

test("a page that uses all memory ends only its renderer, and the next page is rendered", async () => {
  fixture = await createServerFixture("SQLite");
  const { origin, output, child } = await fixture.start();
  const hoarding = fetch(`${origin}/heavy?hoard=1`);
  expect((await fetch(origin)).status).toBe(200);
  expect((await hoarding).status).toBe(500);
  expect((await fetch(`${origin}/heavy?busyMs=1`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
  expect(output()).toContain('"event":"a page renderer ended and is restarted"');
});

/** Requests unknown addresses on this many connections, in sequence on each, until it is stopped. */
function floodWithUnknown(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const stopping = new AbortController();
  const statuses = new Map<number | string, number>();
  const count = (outcome: number | string) => statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  const one = (number: number): Promise<void> =>
    new Promise((resolve) => {
      get(`${origin}/unknown-${number}`, { agent }, (response) => {
        count(response.statusCode ?? 0);
        response.resume().once("end", resolve);
      }).once("error", ({ message }) => {
        count(message);
        resolve();
      });
    });
  const each = async (connection: number) => {
    for (let sent = 0; !stopping.signal.aborted; sent += 1) await one(connection * 1e6 + sent);
  };
  const all = Promise.all(Array.from({ length: connections }, (_, connection) => each(connection)));
  return {
    async stop() {
      stopping.abort();
      await all;
      agent.destroy();
      return statuses;
    },
  };
}

test("during a flood of unknown addresses pages and enquiries are answered, and memory stays within bounds", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start();
  const { origin, child } = server;
  const answers: Answer[] = [];
  const pages = watchPages(origin);
  const flood = floodWithUnknown(origin, 60);
  for (let round = 0; round < 30; round += 1) {
    expect((await fetch(`${origin}/contact`)).status).toBe(200);
    expect((await fetch(`${origin}/projects?region=${round}`)).status).toBe(200);
    answers.push(await sendEnquiry(origin, `Hall ${round}.`));
    expect(answers.at(-1)?.status).toBe(200);
  }
  const slowestPageMs = await pages.stop();
  const statuses = await flood.stop();
  expect([...statuses.keys()]).toEqual([404]);
  expect(await peakMegabytes(child.pid)).toBeLessThan(400);
  await expectArrivalOf(answers, fixture);
  await recordFault(fixture, { name: "Flood of unknown addresses on 60 connections", answers, server, slowestPageMs });
});
