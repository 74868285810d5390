import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { enquiryArchive } from "../archive.ts";
import { useStore } from "../../../testing/store-fixture.ts";
import { sqliteFile } from "./database-file.ts";

const fixture = useStore("SQLite");

/** Connects to the database as an older server does. */
function openFormer(): DatabaseSync {
  const file = new DatabaseSync(sqliteFile(join(fixture.folder, "data")));
  onTestFinished(() => file.close());
  return file;
}

const readFormer = (file: DatabaseSync) => {
  const rows = file.prepare("select state, number from enquiry_counts").all();
  return Object.fromEntries(rows.map(({ state, number }) => [String(state), number]));
};

async function acceptOneOfEachState(): Promise<void> {
  for (const message of ["one", "two", "three"]) await fixture.accept(message);
  const claims = await fixture.queue.claim(["mail", "webhook"], 10);
  const [one, two] = new Set(claims.map(({ enquiry }) => enquiry.reference));
  for (const claim of claims) {
    const { reference } = claim.enquiry;
    if (reference === one) await fixture.queue.delivered(claim);
    else if (reference === two) await fixture.queue.park(claim, "SMTP 550");
  }
}

const oneOfEach = { waiting: 1, delivered: 1, parked: 1 };

test("an older server can read the enquiry counts in a database created by this one", async () => {
  await acceptOneOfEachState();
  expect(readFormer(openFormer())).toEqual(oneOfEach);
});

test("this server replaces the counts that an older one kept by triggers, and the triggers no longer change them", async () => {
  await acceptOneOfEachState();
  const file = openFormer();
  file.exec(`DROP VIEW enquiry_counts;
    CREATE TABLE enquiry_counts (rank integer PRIMARY KEY, state text NOT NULL, number integer NOT NULL);
    INSERT INTO enquiry_counts VALUES (0, 'delivered', 7), (1, 'waiting', 7), (2, 'parked', 7);
    CREATE TRIGGER deliveries_inserted AFTER INSERT ON deliveries BEGIN UPDATE enquiry_counts SET number = number + 1; END;
    CREATE TRIGGER deliveries_changed AFTER UPDATE ON deliveries BEGIN UPDATE enquiry_counts SET number = number + 1; END;
    CREATE TRIGGER deliveries_deleted AFTER DELETE ON deliveries BEGIN UPDATE enquiry_counts SET number = number + 1; END;`);
  expect(await enquiryArchive(fixture.openAgain()).counts()).toEqual(oneOfEach);
  await fixture.accept("four");
  expect(readFormer(file)).toEqual({ ...oneOfEach, waiting: 2 });
});
