import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { findFaults, type Watched } from "./find-faults.ts";
import { startMailReceiver } from "#server/testing/mail-receiver.ts";
import { mustTell, readReport, tell, watch } from "./watch.ts";

const hourMs = 60 * 60 * 1000;

async function serverWithHealth(health: object): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(health)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function backupOfAge(hours: number): Promise<string> {
  const folder = temporaryFolder();
  const path = join(folder, "enquiries-2026-01-31T02-30-00Z");
  await writeFile(path, "{}\n");
  const seconds = (Date.now() - hours * hourMs) / 1000;
  await utimes(path, seconds, seconds);
  return folder;
}

async function alertReceiver(): Promise<{ posts: string[]; url: string }> {
  const posts: string[] = [];
  const alerts = createServer(async (request, response) => {
    posts.push(Buffer.concat(await request.toArray()).toString());
    response.end();
  });
  await new Promise<void>((resolve) => alerts.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void alerts.close());
  return { posts, url: `http://127.0.0.1:${(alerts.address() as AddressInfo).port}` };
}

/** The faults of a healthy server without a certificate and backups, with the given differences. */
const faultsOf = async (watched: Partial<Watched>, deadlineMs?: number) =>
  findFaults(
    {
      serverOrigin: watched.serverOrigin ?? (await serverWithHealth({ status: "ok" })),
      siteOrigin: undefined,
      healthToken: undefined,
      dataFolder: tmpdir(),
      backupFolder: undefined,
      ...watched,
    },
    deadlineMs,
  );

test("a healthy server with a fresh backup has no faults", async () => {
  expect(await faultsOf({ backupFolder: await backupOfAge(1) })).toEqual([]);
});

test.each([
  [{ status: "failing" }, "Enquiries cannot be stored."],
  [{ status: "degraded", failingChannels: ["mail"] }, "Delivery by mail fails."],
  [
    { status: "degraded", deletedText: "still on the disk" },
    "The text of deleted enquiries is still on the disk: see `journalctl -u catalogue` for the reason.",
  ],
  [
    { status: "degraded", pages: "only prerendered" },
    "Only prerendered pages are served, as none can be rendered on request: see `journalctl -u catalogue`.",
  ],
  [
    { status: "degraded", pages: "of the former version" },
    "The newest version of the site cannot be loaded, so an older one is served: see `journalctl -u catalogue`.",
  ],
  [
    { status: "degraded", pages: "with another retention period" },
    "The privacy page states a different number of days from ENQUIRY_RETENTION_DAYS: run deploy/update.sh or, if the site is published from the editor, set retentionDays in content/publishing.yaml to the same and publish.",
  ],
  [
    { status: "degraded", enquiries: { waiting: 0, parked: 2 } },
    "Deliveries are parked: see `npm run enquiries -- list`.",
  ],
  [
    { status: "degraded", enquiries: { waiting: 5, parked: 0, oldestWaitingMinutes: 90 } },
    "Enquiries have waited for more than an hour.",
  ],
  [
    { status: "degraded", enquiries: { waiting: 0, parked: 0 } },
    "The server is degraded: see `npm run enquiries -- list` and `npm run check:mail`.",
  ],
])("%j is reported as: %s", async (health, sentence) => {
  expect(await faultsOf({ serverOrigin: await serverWithHealth(health) })).toEqual([sentence]);
});

test("a backup older than a day and a half is reported", async () => {
  expect((await faultsOf({ backupFolder: await backupOfAge(40) }))[0]).toMatch(
    /^The latest backup in .* is older than 36 hours\.$/,
  );
});

test("a check that cannot run is reported", async () => {
  const missing = join(tmpdir(), "no-such-folder");
  expect(await faultsOf({ dataFolder: missing, backupFolder: missing })).toEqual([
    `The watch could not check the disk with ${missing} (ENOENT).`,
    `The watch could not check the backups in ${missing} (ENOENT).`,
  ]);
});

test.each([
  ["a link that leads nowhere", (path: string) => symlink("/nowhere", path)],
  ["a file that ends in the middle of a line", (path: string) => writeFile(path, "{}\n{")],
  ["an empty file", (path: string) => writeFile(path, "")],
])("%s beside the backups does not count, and the others do", async (_, add) => {
  const folder = await backupOfAge(40);
  await add(join(folder, "enquiries-2026-02-01T02-30-00Z"));
  await writeFile(join(folder, "enquiries-2026-02-02T02-30-00Z.unfinished"), "{}\n");
  expect(await faultsOf({ backupFolder: folder })).toEqual([`The latest backup in ${folder} is older than 36 hours.`]);
});

test.each(["", "{", "[]", '{"faults":1}'])("a last report of %j counts as absent", async (content) => {
  const folder = temporaryFolder();
  await writeFile(join(folder, "last-report.json"), content);
  expect(await readReport(join(folder, "last-report.json"))).toBeUndefined();
});

test("a server that does not respond and a site without a certificate are reported", async () => {
  const nothing = "127.0.0.1:9";
  expect(await faultsOf({ serverOrigin: `http://${nothing}`, siteOrigin: `https://${nothing}` })).toEqual([
    "The server at http://127.0.0.1:9 does not respond.",
    expect.stringContaining("https://127.0.0.1:9 cannot be reached by HTTPS"),
  ]);
});

test("an origin that is not an address is reported as a certificate that could not be checked", async () => {
  expect(await faultsOf({ siteOrigin: "https://www.example.com:port" })).toEqual([
    "The watch could not check the certificate (ERR_INVALID_URL).",
  ]);
});

test("a backup folder that does not respond is reported, together with other faults", async () => {
  const folder = await backupOfAge(40);
  const pipe = join(folder, "unreadable-enquiries.txt");
  execFileSync("mkfifo", [pipe, join(folder, "enquiries-2026-02-01T02-30-00Z")]);
  const serverOrigin = await serverWithHealth({ status: "failing" });
  const faults = await faultsOf({ serverOrigin, backupFolder: folder }, 500);
  // Unblocks the reader, which waits for a writer.
  closeSync(openSync(pipe, "r+"));
  expect(faults).toEqual([
    "Enquiries cannot be stored.",
    `The watch could not check the backups in ${folder} (no answer within 0.5 s).`,
  ]);
});

test("the owner is told of a fault once, again after a day, and when it is over", () => {
  const now = Date.UTC(2026, 0, 31);
  const told = { faults: ["The disk is full."], toldAtMs: now };
  expect(mustTell(["The disk is full."], undefined, now)).toBe(true);
  expect(mustTell(["The disk is full."], told, now + hourMs)).toBe(false);
  expect(mustTell(["The disk is full."], told, now + 24 * hourMs)).toBe(true);
  expect(mustTell(["The disk is full.", "Mail fails."], told, now + hourMs)).toBe(true);
  expect(mustTell([], told, now + hourMs)).toBe(true);
  expect(mustTell([], undefined, now)).toBe(false);
  // The clock was a year ahead at the last report.
  expect(mustTell(["The disk is full."], told, now - 365 * 24 * hourMs)).toBe(true);
});

test("the owner is told by mail and by a post, and one of the two is enough", async () => {
  const mail = await startMailReceiver();
  onTestFinished(() => mail.close());
  const { posts, url } = await alertReceiver();
  const variables = {
    SMTP_URL: mail.url,
    ENQUIRY_TO: "owner@example.com",
    ENQUIRY_FROM: "site@example.com",
    ALERT_URL: url,
  };
  expect(await tell("The disk is full.", variables)).toBe(true);
  expect(posts).toEqual(["The disk is full."]);
  expect(await mail.waitForMails(1)).toHaveLength(1);
  expect(await tell("The disk is full.", { ...variables, SMTP_URL: "smtp://127.0.0.1:9" })).toBe(true);
  expect(await tell("The disk is full.", {})).toBe(false);
});

test("an emailed report says that it could not be posted to ALERT_URL, whose password is sent in a header", async () => {
  const mail = await startMailReceiver();
  onTestFinished(() => mail.close());
  const { posts, url } = await alertReceiver();
  const variables = { SMTP_URL: mail.url, ENQUIRY_TO: "owner@example.com", ENQUIRY_FROM: "site@example.com" };
  const alertUrl = url.replace("//", "//owner:password@");
  expect(await tell("The disk is full.", { ...variables, ALERT_URL: alertUrl })).toBe(true);
  expect(posts).toEqual(["The disk is full."]);
  expect(await tell("The disk is full.", { ...variables, ALERT_URL: "http://127.0.0.1:9" })).toBe(true);
  const moved = createServer((_, response) => response.writeHead(301, { location: url }).end());
  await once(moved.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void moved.close());
  const movedUrl = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`;
  expect(await tell("The disk is full.", { ...variables, ALERT_URL: movedUrl })).toBe(true);
  const [before, ...after] = (await mail.waitForMails(3)).map(({ text }) => text);
  expect(before).not.toContain("ALERT_URL");
  for (const text of after) expect(text).toContain("This report could not be posted to ALERT_URL.");
});

test("the owner counts as told if one address accepts the email and another refuses it", async () => {
  const mail = await startMailReceiver();
  onTestFinished(() => mail.close());
  mail.answer({ kind: "refuse", at: "recipient", code: 550, recipient: "sales@example.com" });
  const variables = {
    SMTP_URL: mail.url,
    ENQUIRY_TO: "owner@example.com, sales@example.com",
    ENQUIRY_FROM: "site@example.com",
  };
  expect(await tell("The disk is full.", variables)).toBe(true);
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([["owner@example.com"]]);
});

test("a wrong setting is reported through the other channel, with all other faults", async () => {
  const mail = await startMailReceiver();
  onTestFinished(() => mail.close());
  const { posts, url } = await alertReceiver();
  const folder = temporaryFolder();
  const variables = {
    PORT: new URL(await serverWithHealth({ status: "failing" })).port,
    DATA_DIR: folder,
    ENQUIRY_TO: "owner@example.com",
    ENQUIRY_FROM: "site@example.com",
  };
  expect(await watch({ ...variables, SMTP_URL: "mail.example.com", ALERT_URL: url })).toBe(0);
  expect(posts[0]).toContain("SMTP_URL is not valid.");
  expect(posts[0]).toContain("Enquiries cannot be stored.");
  expect(await watch({ ...variables, SMTP_URL: mail.url, HEALTH_TOKEN: "short" })).toBe(0);
  const [told] = await mail.waitForMails(1);
  expect(told?.text).toContain("HEALTH_TOKEN is not valid.");
});
