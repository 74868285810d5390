import { spawnSync } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test, vi } from "vitest";
import { enquiryArchive } from "#server/enquiries/store/archive.ts";
import { clockRecord } from "#server/enquiries/store/clock-record.ts";
import { deliveryQueue } from "#server/enquiries/store/delivery-queue.ts";
import { databaseForEachTest } from "./testing/typed-commands.ts";

const { folder, database, accept, type } = databaseForEachTest();

test("a command is a program that writes its output, or its error and a failing exit code", async () => {
  const reference = await accept();
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["scripts/enquiries/main.ts", ...words], {
      env: { ...process.env, DATA_DIR: join(folder(), "data") },
      encoding: "utf8",
    });
  const { output, errors } = await type(["show", reference]);
  expect(run("show", reference)).toMatchObject({ status: 0, stdout: output, stderr: errors });
  expect(run("show")).toMatchObject({ status: 1, stdout: "", stderr: (await type(["show"])).errors });
});

test("list shows the latest first, one sanitised line each, below the totals", async () => {
  await accept({ from_name: "First", message: "one\nline\u001b[2J" });
  const second = await accept({ from_name: "Second" });
  const { output } = await type(["list", "--limit", "1"]);
  expect(output).toMatch(/^2 waiting, 0 delivered, 0 parked\n/);
  expect(output.split("\n")[1]).toMatch(
    new RegExp(`^${second}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  waiting    Second`),
  );
  expect((await type(["list"])).output).not.toContain("\u001b");
});

test("list says why enquiries were not delivered, the most frequent reason first", async () => {
  for (const message of ["one", "two", "three", "four"]) await accept({ message });
  const queue = deliveryQueue(database());
  const [first, ...others] = await queue.claim(["mail"], 3);
  await queue.park(first!, "SMTP 554 at DATA");
  for (const claim of others) await queue.postpone(claim, 60_000, "SMTP 550 5.1.1 at RCPT TO");
  const [, ...lines] = (await type(["list"])).output.split("\n");
  expect(lines[0]).toMatch(
    /^2 enquiries not delivered by mail yet, the oldest from .+ \(SMTP 550 5\.1\.1 at RCPT TO: the mail server refuses the recipient addresses \(ENQUIRY_TO\)\)$/,
  );
  expect(lines[1]).toMatch(
    /^1 enquiry not delivered by mail, and not retried \(parked\), the oldest from .+ \(SMTP 554 at DATA: .+\)$/,
  );
  expect(lines[2]).toMatch(/^[\w]{4}-[\w]{4} /);
});

test("show prints the whole enquiry and its delivery state, for a reference in any case", async () => {
  const reference = await accept({ message: "Two lines\nof words" });
  const queue = deliveryQueue(database());
  await queue.park((await queue.claim(["mail"], 1))[0]!, "SMTP 550");
  const { output } = await type(["show", reference.toLowerCase()]);
  for (const words of ["Asha Rao", "asha@example.com", "9876543210", "Delhi", "Two lines\nof words"]) {
    expect(output).toContain(words);
  }
  expect(output).toMatch(/By mail +parked, 1 attempt, last: SMTP 550/);
});

test("exported CSV reads back unchanged, and no cell is a formula", async () => {
  const message = 'She said "yes",\nthen left';
  await accept({ from_name: "=HYPERLINK(1)", from_location: "@SUM(A1)", message });
  const file = join(folder(), "all.csv");
  expect((await type(["export", "--csv", file])).output).toMatch(/^1 enquiries are in /);
  const text = await readFile(file, "utf8");
  const [row] = parse<Record<string, string>>(text, { bom: true, columns: true });
  expect(row).toMatchObject({
    Name: "'=HYPERLINK(1)",
    Location: "'@SUM(A1)",
    Message: message,
    "Email copy": "waiting",
  });
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await type(["export", "--csv", file])).errors).toContain("already exists");
  expect((await type(["export", "--csv"])).output.trimEnd()).toBe(text.trimEnd());
});

test("a landline is exported as people dial it, and a number that may be mobile with its ten digits", async () => {
  for (const from_phone of ["4842345678", "1126384455", "9876543210"]) await accept({ from_phone });
  const { output } = await type(["export", "--csv"]);
  const rows = parse<Record<string, string>>(output, { bom: true, columns: true });
  expect(rows.map(({ Phone }) => Phone).toSorted()).toEqual(["011 26384455", "0484 2345678", "9876543210"]);
});

test("retry makes a parked enquiry wait again, and reports if there is none", async () => {
  const reference = await accept();
  const queue = deliveryQueue(database());
  await queue.park((await queue.claim(["mail"], 1))[0]!, "SMTP 550");
  expect((await type(["retry", reference])).exitCode).toBe(0);
  expect(await enquiryArchive(database()).counts()).toEqual({ waiting: 1, delivered: 0, parked: 0 });
  expect(await type(["retry", "AAAA-AAAA"])).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining("No delivery of"),
  });
});

test("the owner's note is shown and exported, and the command list finds its words", async () => {
  const reference = await accept({ from_name: "Ravi" });
  await accept({ from_name: "Meera", message: "Another hall." });
  const note = "Visit on Friday";
  expect((await type(["mark", reference.toLowerCase(), "--handled", "--note", note])).exitCode).toBe(0);
  const { output } = await type(["show", reference]);
  expect(output).toMatch(/Handled +\d{4}-\d\d-\d\d \d\d:\d\d\nNote +Visit on Friday/);
  const exported = parse<Record<string, string>>((await type(["export", "--csv"])).output, {
    bom: true,
    columns: true,
  });
  expect(exported.map((row) => row.Note?.trim()).toSorted()).toEqual(["", note]);
  expect(exported.find((row) => row.Name === "Ravi")?.["Answered (India)"]).toMatch(/^\d{4}-\d\d-\d\d /);
  const lines = (await type(["list", "--search", "FRIDAY"])).output.trim().split("\n");
  expect(lines.slice(1)).toEqual([expect.stringContaining(reference)]);
  await type(["mark", reference, "--open"]);
  expect((await type(["show", reference])).output).not.toContain("Handled");
});

test.each([[[]], [["--handled", "--open"]]])("mark with %j is refused, and nothing is recorded", async (words) => {
  const reference = await accept();
  expect(await type(["mark", reference, ...words])).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(/^mark /),
  });
  expect(await enquiryArchive(database()).find(reference)).toMatchObject({ handledAtMs: null, note: "" });
});

test("after an outage retry --all makes all undelivered enquiries due, and no others", async () => {
  for (const message of ["postponed", "parked", "delivered"]) await accept({ message });
  const queue = deliveryQueue(database());
  const [postponed, parked, delivered] = await queue.claim(["mail"], 3);
  await queue.postpone(postponed!, 6 * 60 * 60_000, "ECONNREFUSED");
  await queue.park(parked!, "SMTP 550");
  await queue.delivered(delivered!);
  expect((await type(["retry", "--all"])).output).toBe("2 deliveries are due now.\n");
  expect(await queue.claim(["mail"], 3)).toHaveLength(2);
  for (const words of [["retry"], ["retry", "AAAA-AAAA", "--all"]])
    expect(await type(words)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining("either a reference or --all"),
    });
});

test("without a database the error names the folder that was searched, and none is created", async () => {
  const elsewhere = join(folder(), "elsewhere");
  const { exitCode, errors } = await type(["list"], elsewhere);
  expect([exitCode, errors]).toEqual([1, expect.stringContaining(`no enquiries in ${elsewhere}. Set DATA_DIR`)]);
  await expect(stat(elsewhere)).rejects.toThrow("ENOENT");
});

test("an unreachable database is reported with the error code, without its address", async () => {
  const DATABASE_URL = "postgres://site:opensesame@127.0.0.1:1/name";
  const { exitCode, errors } = await type(["list"], undefined, { DATABASE_URL });
  expect([exitCode, errors]).toEqual([1, "The database of enquiries cannot be opened (ECONNREFUSED).\n"]);
});

test.each([[["nonsense"]], [["constructor"]], [["show"]], [["list", "--limit", "0"]], [["list", "--nonsense"]]])(
  "%j is refused with a hint on what to type",
  async (words) => {
    await accept();
    const { exitCode, errors, output } = await type(words);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/npm run enquiries|--limit must be/);
    expect(output).toBe("");
  },
);

test("purge deletes no newer or undelivered enquiry, and needs an age", async () => {
  await accept();
  expect((await type(["purge", "--older-than", "1d"])).output).toMatch(/^0 enquiries that had been delivered/);
  expect(await type(["purge"])).toMatchObject({ exitCode: 1, errors: expect.stringContaining("--older-than 365d") });
  expect(await type(["purge", "--older-than", "a week"])).toMatchObject({ exitCode: 1 });
  expect(await enquiryArchive(database()).list()).toHaveLength(1);
});

test("purge deletes nothing after the clock has jumped, unless the owner trusts it", async () => {
  await accept();
  const queue = deliveryQueue(database());
  await queue.delivered((await queue.claim(["mail"], 1))[0]!);
  await clockRecord(database()).observe();
  vi.useFakeTimers({ now: Date.now() + 3 * 365 * 24 * 60 * 60_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const words = ["purge", "--older-than", "365d"];
  expect(await type(words)).toMatchObject({ exitCode: 1, errors: expect.stringContaining("Nothing was deleted") });
  expect(await enquiryArchive(database()).list()).toHaveLength(1);
  expect((await type([...words, "--trust-clock"])).output).toMatch(/^1 enquiry that had been delivered/);
});
