import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProjectCopy, type ProjectCopy } from "#server/testing/project-copy.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrived-enquiries.ts";
import { recordFault, watchPages } from "./fault-record.ts";
import { rounds } from "./rounds.ts";

let fixture: ServerFixture;
let project: ProjectCopy;
beforeEach(async () => {
  project = await createProjectCopy();
  fixture = await createServerFixture("SQLite");
});
afterEach(async () => {
  await fixture.remove();
  await project.remove();
});

/** Requests these addresses repeatedly, over keep-alive and new connections, and collects failures. */
function visit(origin: string, addresses: string[], connections: number) {
  const kept = new Agent({ keepAlive: true, maxSockets: connections });
  const failures: string[] = [];
  const enquiries: Answer[] = [];
  let answered = 0;
  const stopping = new AbortController();
  const one = (address: string, agent: Agent | false) =>
    new Promise<void>((resolve) => {
      const fail = (reason: string) => {
        failures.push(`${address}: ${reason}`);
        resolve();
      };
      request(`${origin}${address}`, { agent }, (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        response.once("error", ({ message }) => fail(message));
        response.once("end", () => {
          answered += 1;
          const isWhole = bytes === Number(response.headers["content-length"]);
          if (response.statusCode === 200 && isWhole) resolve();
          else fail(`${response.statusCode}, ${bytes} bytes`);
        });
      })
        .once("error", ({ message }) => fail(message))
        .end();
    });
  const visitor = async (number: number) => {
    for (let step = number; !stopping.signal.aborted; step += 1) {
      await one(addresses[step % addresses.length] ?? "/", step % 5 === 0 ? false : kept);
    }
  };
  const enquirer = async () => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const enquiry = await sendEnquiry(origin, `Hall ${number}.`);
      answered += 1;
      enquiries.push(enquiry);
      if (enquiry.status !== 200) failures.push(`enquiry: ${enquiry.status}`);
    }
  };
  const all = Promise.all([enquirer(), ...Array.from({ length: connections }, (_, number) => visitor(number))]);
  return {
    failures,
    enquiries,
    answered: () => answered,
    async stop() {
      stopping.abort();
      await all;
      kept.destroy();
    },
  };
}

const serves = async (origin: string, version: string) =>
  (await (await fetch(origin)).text()).includes(`version ${version}`);
const untilServed = (origin: string, version: string) =>
  vi.waitUntil(() => serves(origin, version), { timeout: 10_000, interval: 20 });

test(
  "no request fails while the site is updated and rolled back under load, and every version's script stays available",
  { timeout: 60_000 + rounds(2) * 30_000 },
  async () => {
    await project.publish("first");
    const server = await fixture.start({ variables: { SITE_DIR: project.siteFolder } });
    const { origin } = server;
    const addresses = [
      "/",
      "/contact",
      "/projects?region=east",
      "/static/js/page-first.js",
      "/large.pdf",
      "/heavy?busyMs=40",
    ];
    const visits = visit(origin, addresses, 12);
    const pages = watchPages(origin);
    await wait(300);
    for (let round = 0; round < rounds(2); round += 1) {
      const version = `later-${round}`;
      await project.publish(version);
      await untilServed(origin, version);
      const started = performance.now();
      expect((await project.rollback()).exitCode).toBe(0);
      await untilServed(origin, "first");
      expect(performance.now() - started).toBeLessThan(10_000);
      expect((await fetch(`${origin}/static/js/page-${version}.js`)).status).toBe(200);
    }
    await visits.stop();
    const slowestPageMs = await pages.stop();
    console.info(`${visits.answered()} requests answered during ${2 * rounds(2)} changes of the version.`);
    expect(visits.failures).toEqual([]);
    expect(visits.answered()).toBeGreaterThan(500);
    await expectArrivalOf(visits.enquiries, fixture, 90_000 + rounds(2) * 10_000);
    const name = "Site updated and rolled back under load";
    await recordFault(fixture, { name, rounds: 2 * rounds(2), answers: visits.enquiries, server, slowestPageMs });
  },
);

test("a version that the server cannot load is reported, and the previous one stays", async () => {
  await project.publish("first");
  const { origin, output } = await fixture.start({ variables: { SITE_DIR: project.siteFolder } });
  const visits = visit(origin, ["/", "/projects?region=east"], 4);
  await project.publish("faulty", { ready: false });
  await vi.waitUntil(() => output().includes("the new version of the site cannot be loaded"), { timeout: 10_000 });
  expect(await serves(origin, "first")).toBe(true);
  await project.publish("corrected");
  await untilServed(origin, "corrected");
  await visits.stop();
  expect(visits.failures).toEqual([]);
});

test("a rollback without an earlier version, or to a missing one, changes nothing and says why", async () => {
  await project.publish("first");
  expect(await project.rollback()).toEqual({
    exitCode: 1,
    output: "\nThere is no earlier version of the site to roll back to.\n",
  });
  const { exitCode, output } = await project.rollback("2020-01-01");
  expect(exitCode).toBe(1);
  expect(output).toContain("There is no version 2020-01-01.");
});

test("a rollback to a version that this server cannot load changes nothing and says why", async () => {
  await project.publish("faulty", { ready: false });
  await project.publish("present");
  const { exitCode, output } = await project.rollback();
  expect(exitCode).toBe(1);
  expect(output).toContain("was built by another version of the project. Build or publish it again.");
  expect(output).toMatch(/The site stays at version .*: this server cannot serve version /);
  expect(await readFile(join(project.siteFolder, "client/index.html"), "utf8")).toContain("version present");
});
