import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { enquiryRequest } from "../../../testing/enquiries.ts";
import { seededRandom } from "../../../testing/random.ts";
import { useStore } from "../../../testing/store-fixture.ts";
import { enquiryArchive } from "../archive.ts";
import { databaseHandle } from "../database.ts";
import { TextRemainsError } from "../deletion.ts";
import { sqliteFile } from "./database-file.ts";

const fixture = useStore("SQLite");
const dataFolder = () => join(fixture.folder, "data");

/** Returns those words that appear in any file of the folder, as `strings` would find them. */
async function wordsOnDisk(words: readonly string[], folder = dataFolder()): Promise<string[]> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "latin1")));
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

/** Accepts enquiries of many lengths, from one line to several database pages, each with a unique word. */
async function acceptMany(label: string, number: number): Promise<string[]> {
  const random = seededRandom(7);
  const words = Array.from({ length: number }, (_, index) => `${label}-${index}-word`);
  const lengths = words.map(() => Math.floor(random() ** 4 * 9000));
  await Promise.all(words.map((word, index) => fixture.accept(`${word} ${"x".repeat(lengths[index] ?? 0)} ${word}`)));
  return words;
}

async function deliverAll() {
  for (;;) {
    const claims = await fixture.queue.claim(["mail", "webhook"], 100);
    if (claims.length === 0) return;
    await Promise.all(claims.map((claim) => fixture.queue.delivered(claim)));
  }
}

test("no text of a purged enquiry is in any file of the folder, and the text of the others is", async () => {
  const purged = await acceptMany("purged", 120);
  await deliverAll();
  const kept = await acceptMany("kept", 20);
  expect(await wordsOnDisk(purged)).toHaveLength(120);
  // Uses another process, as the command line does.
  expect(await enquiryArchive(fixture.openAgain()).purge(Date.now() + 1)).toBe(120);
  expect(await wordsOnDisk(purged)).toEqual([]);
  const messages = (await fixture.archive.list()).map(({ request }) => request.template_params.message.split(" ")[0]);
  expect(messages.toSorted()).toEqual(kept.toSorted());
  expect(await wordsOnDisk(kept)).toHaveLength(20);
});

/**
 * Accepts enquiries and deletes two thirds of them. Their lengths and order make SQLite first move one of them to
 * another page, which leaves a copy that is never overwritten.
 */
async function deleteWhatWasMoved(): Promise<string[]> {
  const random = seededRandom(2);
  const words = Array.from({ length: 400 }, (_, index) => `moved-${String(index).padStart(3, "0")}-word`);
  const messages = words.map((word) => `${word} ${"x".repeat(Math.floor(random() * 300))} ${word}`);
  const accepted = await Promise.all(messages.map((message) => fixture.accept(message)));
  const isDeleted = (index: number) => index % 3 < 2;
  for (const { reference } of accepted.filter((_, index) => isDeleted(index))) {
    expect(await fixture.archive.deleteOneOfSeveral(reference)).toBe(true);
  }
  const deleted = words.filter((_, index) => isDeleted(index));
  emptyLog();
  expect(await wordsOnDisk(deleted)).toHaveLength(1);
  return deleted;
}

function emptyLog() {
  const file = new DatabaseSync(sqliteFile(dataFolder()));
  expect(file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()).toMatchObject({ busy: 0 });
  file.close();
}

test("a copy of a deleted enquiry on its former database page is erased too, no later than when the database is next opened", async () => {
  const deleted = await deleteWhatWasMoved();
  const unerased = join(fixture.folder, "unerased");
  await mkdir(unerased);
  await copyFile(sqliteFile(dataFolder()), sqliteFile(unerased));
  await fixture.archive.eraseText();
  expect(await wordsOnDisk(deleted)).toEqual([]);
  expect(await fixture.store.counts()).toMatchObject({ waiting: 133 });

  const reopened = databaseHandle({ dataFolder: unerased });
  onTestFinished(() => reopened.close());
  await reopened.open();
  expect(await wordsOnDisk(deleted, unerased)).toEqual([]);
});

test("the old text of a corrected enquiry is in no file of the folder", async () => {
  const { reference } = await fixture.accept("The former words.");
  await acceptMany("other", 20);
  const request = enquiryRequest({ message: "The corrected words." });
  expect(await fixture.archive.correct(reference, request)).toBe(true);
  expect(await wordsOnDisk(["former", "corrected"])).toEqual(["corrected"]);
  expect((await fixture.archive.find(reference))?.request).toEqual(request);
  expect(await fixture.archive.correct("AAAA-AAAA", request)).toBe(false);
});

test("while another process reads the database, a deletion reports that text remains, and a later one erases it", async () => {
  const { reference } = await fixture.accept("A remaining word.");
  const reader = new DatabaseSync(sqliteFile(dataFolder()));
  onTestFinished(() => reader.close());
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM enquiries").get();
  await expect(fixture.archive.delete(reference)).rejects.toThrow(TextRemainsError);
  expect(await fixture.archive.find(reference)).toBeUndefined();
  reader.exec("ROLLBACK");
  expect(await fixture.archive.delete(reference)).toBe(false);
  expect(await wordsOnDisk(["remaining"])).toEqual([]);
});

test("text deleted without overwriting is erased when the database is next opened", async () => {
  await fixture.accept("A kept word.");
  const { reference } = await fixture.accept("A former word.");
  await fixture.openAgain().close();
  const earlier = new DatabaseSync(sqliteFile(dataFolder()));
  earlier.exec(`PRAGMA user_version = 0; PRAGMA secure_delete = OFF`);
  earlier.prepare("DELETE FROM enquiries WHERE reference = ?").run(reference);
  earlier.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  earlier.close();
  expect(await wordsOnDisk(["kept", "former"])).toEqual(["kept", "former"]);
  await fixture.openAgain().open();
  expect(await wordsOnDisk(["kept", "former"])).toEqual(["kept"]);
});
