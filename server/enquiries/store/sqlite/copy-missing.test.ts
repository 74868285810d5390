import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { enquiryRequest } from "../../../testing/enquiries.ts";
import { enquiryArchive } from "../archive.ts";
import { databaseHandle } from "../database.ts";
import { enquiryStore } from "../enquiry-store.ts";
import { copyMissing } from "./copy-missing.ts";
import { sqliteFile } from "./database-file.ts";

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

function openFolder(name: string) {
  const database = databaseHandle({ dataFolder: join(folder, name) });
  onTestFinished(() => database.close());
  return { archive: enquiryArchive(database), store: enquiryStore({ database, channels: ["mail"] }), database };
}

function openFile(name: string): DatabaseSync {
  const file = new DatabaseSync(sqliteFile(join(folder, name)));
  onTestFinished(() => file.close());
  return file;
}

test("a lost database is copied by column name into one with other columns in another order", async () => {
  const lost = openFolder("lost");
  await lost.store.accept({ request: enquiryRequest(), sender: "digest" });
  const [before] = await lost.archive.list();
  const present = openFolder("present");
  await present.database.open();
  const file = openFile("present");
  // A table as another version could have created it.
  file.exec(`PRAGMA foreign_keys = OFF;
    DROP TABLE enquiries;
    CREATE TABLE enquiries (sender text, priority text DEFAULT 'usual', request text NOT NULL, received_at_ms bigint NOT NULL,
      reference text PRIMARY KEY)`);
  openFile("lost").exec("ALTER TABLE deliveries ADD COLUMN colour text");
  expect(copyMissing(openFile("lost"), sqliteFile(join(folder, "present")))).toBe(1);
  expect(await present.archive.list()).toEqual([before]);
  expect({ ...file.prepare("SELECT sender, priority FROM enquiries").get() }).toEqual({
    sender: "digest",
    priority: "usual",
  });
});

test("enquiries erased in either of two databases are in neither afterwards, and the others are kept", async () => {
  const lost = openFolder("lost");
  const request = (message: string) => ({ request: enquiryRequest({ message }), sender: null });
  const { reference: first } = await lost.store.accept(request("erased later"));
  const { reference: second } = await lost.store.accept(request("erased in the copy"));
  await lost.store.accept(request("kept"));
  await openFolder("present").database.open();
  const present = openFile("present");
  expect(copyMissing(openFile("lost"), sqliteFile(join(folder, "present")))).toBe(3);
  await lost.archive.delete(first);
  await openFolder("present").archive.delete(second);
  copyMissing(openFile("lost"), sqliteFile(join(folder, "present")));
  const rows = present.prepare("SELECT request FROM enquiries").all();
  expect(rows.map(({ request: text }) => JSON.parse(String(text)).template_params.message)).toEqual(["kept"]);
  expect(present.prepare("SELECT reference FROM erasures").all()).toHaveLength(2);
});
