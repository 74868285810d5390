import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sql } from "kysely";
import { enquiryArchive } from "#server/enquiries/store/archive.ts";
import { databaseHandle } from "#server/enquiries/store/database.ts";
import { deliveryQueue } from "#server/enquiries/store/delivery-queue.ts";
import { enquiryInbox } from "#server/enquiries/store/enquiry-inbox.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { storeMany } from "#server/testing/many-enquiries.ts";
import { hasPostgres } from "#server/testing/test-postgres.ts";
import { newSharedDatabase } from "#server/testing/shared-postgres.ts";
import { databaseForEachTest } from "./testing/typed-commands.ts";

const { folder, database, accept, type } = databaseForEachTest();
const at = (name: string) => join(folder(), name);

async function messagesIn(name: string): Promise<string[]> {
  const other = databaseHandle({ dataFolder: at(name) });
  onTestFinished(() => other.close());
  const enquiries = await enquiryArchive(other).list();
  return enquiries.map(({ request }) => request.template_params.message).toSorted();
}

test("a backup restores everything into an empty database, with the owner's notes, and adds nothing twice", async () => {
  const reference = await accept({ message: "\u{1F3AD} \u202ehall" });
  const queue = deliveryQueue(database());
  await queue.delivered((await queue.claim(["mail"], 1))[0]!);
  await type(["mark", await accept({ message: "waits" }), "--handled", "--note", "Done"]);
  const before = await enquiryArchive(database()).list();
  const file = at("backup");
  expect((await type(["backup", file])).exitCode).toBe(0);
  expect((await stat(file)).mode & 0o077).toBe(0);

  const elsewhere = at("elsewhere");
  expect((await type(["restore", file], elsewhere)).output).toMatch(/^2 of 2 enquiries were added/);
  expect((await type(["restore", file], elsewhere)).output).toMatch(/^0 of 2 .* 2 were already there/);
  const other = databaseHandle({ dataFolder: elsewhere });
  expect(await enquiryArchive(other).list()).toEqual(before);
  expect((await enquiryArchive(other).find(reference))?.deliveries[0]?.state).toBe("delivered");
  await other.close();
});

const [first, second] = ["K7M2-QX4P", "W3NH-84TR"];

function recordOf(reference: string, message: string, state = "waiting") {
  const enquiry = {
    reference,
    receivedAtMs: Date.UTC(2026, 0, 31),
    request: JSON.stringify(enquiryRequest({ message })),
  };
  const delivery = { id: `${reference}/mail`, reference, channel: "mail", state, attempts: 2 };
  const rest = { nextAttemptAtMs: 0, leaseUntilMs: 0, deliveredAtMs: null, reason: "SMTP 550" };
  return JSON.stringify({ enquiry: { ...enquiry, sender: null }, deliveries: [{ ...delivery, ...rest }] });
}

const format = "catalogue-enquiries";
const correctLines = [
  JSON.stringify({ format, version: 2 }),
  recordOf(first, "One hall."),
  recordOf(second, "Two halls."),
  JSON.stringify({ end: { enquiries: 2, erasures: 0 } }),
];

const writeBackup = (lines: string[]) => writeFile(at("backup"), `${lines.join("\n")}\n`);

const replace = (from: string, to: string) => (lines: string[]) => lines.with(1, lines[1]!.replace(from, to));

test.each([["the newer first"], ["the older first"]])(
  "an enquiry erased between two backups stays erased once both are restored, %s",
  async (order) => {
    const gone = await accept({ message: "erased" });
    await accept({ message: "kept" });
    await type(["backup", at("older")]);
    await type(["delete", gone]);
    await type(["backup", at("newer")]);
    const files = order === "the newer first" ? ["newer", "older"] : ["older", "newer"];
    const outputs = [];
    for (const file of files) outputs.push((await type(["restore", at(file)], at("elsewhere"))).output);
    expect(outputs[1]).toMatch(
      order === "the newer first"
        ? /^0 of 2 .* 1 were already there\. Permanently deleted and not added: 1\./
        : /^0 of 1 .* 1 were already there\. Deleted, because the backup records that they were erased: 1\./,
    );
    expect(await messagesIn("elsewhere")).toEqual(["kept"]);
    const other = databaseHandle({ dataFolder: at("elsewhere") });
    onTestFinished(() => other.close());
    expect(await enquiryInbox(other).erasures()).toEqual(await enquiryInbox(database()).erasures());
  },
);

test.skipIf(!hasPostgres)("a backup goes from SQLite to PostgreSQL and back, with the erasures", async () => {
  await accept({ message: "kept" });
  await type(["delete", await accept({ message: "erased" })]);
  await type(["backup", at("first")]);
  const postgres = { DATABASE_URL: await newSharedDatabase() };
  expect((await type(["restore", at("first")], undefined, postgres)).output).toMatch(/^1 of 1 enquiries were added/);
  await type(["backup", at("second")], undefined, postgres);
  expect(await readFile(at("second"), "utf8")).toBe(await readFile(at("first"), "utf8"));
});

test("a backup of version 1 is restored", async () => {
  const record = recordOf(first, "One hall.", "parked");
  await writeBackup([JSON.stringify({ format, version: 1, enquiries: 1 }), record]);
  expect((await type(["restore", at("backup")], at("elsewhere"))).output).toMatch(/^1 of 1 enquiries were added/);
  expect((await type(["show", first], at("elsewhere"))).output).toContain("parked, 2 attempts, last: SMTP 550");
  await writeBackup([JSON.stringify({ format, version: 1, enquiries: 2 }), record]);
  expect((await type(["restore", at("backup")], at("another"))).errors).toContain("not complete");
});

const named = `line 2 (${first})`;
test.each<[string, (lines: string[]) => string[], string]>([
  ["has an empty record", (lines) => lines.with(1, "{}"), "line 2 is not an enquiry"],
  ["has null for an enquiry", (lines) => lines.with(1, "null"), "line 2 is not an enquiry"],
  ["has null in a record", (lines) => lines.with(1, '{"enquiry":null}'), "line 2 has something wrong in enquiry"],
  [
    "has a time before 1970",
    replace('"receivedAtMs":', '"receivedAtMs":-'),
    `${named} has something wrong in enquiry.receivedAtMs`,
  ],
  [
    "has a time that is not a date",
    replace('"receivedAtMs":', '"receivedAtMs":9000'),
    `${named} has something wrong in enquiry.receivedAtMs`,
  ],
  ["has an unknown state", replace('"waiting"', '"sent"'), `${named} has something wrong in deliveries.0.state`],
  [
    "has an unknown channel",
    replace('"channel":"mail"', '"channel":"fax"'),
    `${named} has something wrong in deliveries.0.channel`,
  ],
  [
    "has more attempts than can be counted on",
    replace('"attempts":2', '"attempts":2147483647'),
    `${named} has something wrong in deliveries.0.attempts`,
  ],
  ["has another enquiry's delivery", replace('/mail"', '/webhook"'), `${named} has a delivery of another enquiry`],
  ["has a field more", replace('"sender":', '"One hall.":1,"sender":'), `${named} has something wrong in enquiry`],
  ["has a request that cannot be read", replace('"request":"{', '"request":"'), `${named} has no request that can be`],
  ["has an enquiry twice", (lines) => lines.toSpliced(2, 1, lines[1]!), "line 3 (K7M2-QX4P) has the reference of an"],
  ["has half a line", (lines) => lines.with(1, lines[1]!.slice(0, 200)), "line 2 is not JSON"],
  ["has an endless line", (lines) => lines.with(1, "x".repeat(20_000_000)), "line 2 is longer than 16 MB"],
  ["ends too early", (lines) => lines.slice(0, 2), "line 2 is the last line of a backup that is not complete"],
  ["lacks an enquiry", (lines) => lines.toSpliced(1, 1), "line 3 is the last line of a backup that is not complete"],
  ["goes on after its end", (lines) => [...lines, "One hall."], "line 5 comes after the end"],
])("a backup that %s is refused with the line and reference, and nothing is restored", async (_, change, words) => {
  await writeBackup(change(correctLines));
  const { exitCode, errors, output } = await type(["restore", at("backup")], at("elsewhere"));
  expect([exitCode, output]).toEqual([1, ""]);
  expect(errors).toContain(`Nothing was changed.\n  ${words}`);
  expect(errors).toContain("--skip-damaged");
  expect(errors).not.toMatch(/^ +at |Asha|hall/m);
  await expect(stat(at("elsewhere"))).rejects.toThrow("ENOENT");
});

test.each([["{}"], [""], ["x".repeat(3_000_000)]])("a file that is not a backup is refused", async (text) => {
  await writeFile(at("backup"), text);
  const { errors } = await type(["restore", at("backup"), "--skip-damaged"], at("elsewhere"));
  expect(errors).toBe(`${at("backup")} is not a backup of enquiries. Nothing was changed.\n`);
  expect((await type(["restore", at("nothing")])).errors).toMatch(
    /cannot be read \(ENOENT\)\. Nothing was changed\.\n$/,
  );
  expect((await type(["restore", folder()])).errors).toMatch(/is not a file\. Nothing was changed\.\n$/);
});

test("a backup of a newer version of the site is recognised", async () => {
  await writeBackup(correctLines.with(0, JSON.stringify({ format, version: 3, compressed: true })));
  const { errors } = await type(["restore", at("backup"), "--skip-damaged"], at("elsewhere"));
  expect(errors).toBe(
    `${at("backup")} was made by a newer version of the site: update this one first. Nothing was changed.\n`,
  );
});

test("--skip-damaged restores the other lines, and names the damaged ones", async () => {
  await writeBackup(replace('"waiting"', '"sent"')(correctLines));
  const { exitCode, output } = await type(["restore", at("backup"), "--skip-damaged"], at("elsewhere"));
  expect([exitCode, output]).toEqual([
    0,
    `1 of 1 enquiries were added; 0 were already there.\nNot restored:\n  line 2 (${first}) has something wrong in deliveries.0.state\n`,
  ]);
  expect(await messagesIn("elsewhere")).toEqual(["Two halls."]);
});

test("an enquiry that today's form would refuse is restored with --older-rules, and not skipped by --skip-damaged", async () => {
  await writeBackup(replace("9876543210", "98765")(correctLines));
  const { exitCode, errors } = await type(["restore", at("backup"), "--skip-damaged"], at("elsewhere"));
  expect([exitCode, errors]).toEqual([
    1,
    expect.stringContaining(`line 2 (${first}) breaks a rule of the form today (template_params.from_phone)\n`),
  ]);
  expect(errors).toMatch(/add --older-rules\.\n$/);
  await expect(stat(at("elsewhere"))).rejects.toThrow("ENOENT");
  await type(["restore", at("backup"), "--older-rules"], at("elsewhere"));
  expect(await messagesIn("elsewhere")).toEqual(["One hall.", "Two halls."]);
});

test("a restore that the database interrupts says so, and continues when repeated", async () => {
  await storeMany(database(), { number: 500, receivedAtMs: Date.now(), state: "waiting" });
  await type(["backup", at("backup")]);
  const other = databaseHandle({ dataFolder: at("elsewhere") });
  onTestFinished(() => other.close());
  const { kysely } = await other.open();
  await sql`CREATE TRIGGER full BEFORE INSERT ON enquiries WHEN (SELECT count(*) FROM enquiries) >= 300
    BEGIN SELECT RAISE(ABORT, 'One hall.'); END`.execute(kysely);
  const { exitCode, errors } = await type(["restore", at("backup")], at("elsewhere"));
  expect([exitCode, errors]).toEqual([1, expect.stringMatching(/^The restoration was interrupted \(.*after 200 enq/)]);
  expect(errors).not.toMatch(/One hall|^ +at /m);
  await sql`DROP TRIGGER full`.execute(kysely);
  expect((await type(["restore", at("backup")], at("elsewhere"))).output).toBe(
    "300 of 500 enquiries were added; 200 were already there.\n",
  );
});
