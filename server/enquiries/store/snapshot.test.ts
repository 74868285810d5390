import { describe, expect, test } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { storeKinds, useStore } from "../../testing/store-fixture.ts";
import { enquiryArchive } from "./archive.ts";
import { enquiryStore } from "./enquiry-store.ts";
import { readSnapshot } from "./snapshot.ts";

describe.each(storeKinds)("a snapshot of %s", (kind) => {
  const fixture = useStore(kind);

  test("during the read an enquiry can be accepted and another deleted with its text, and each remaining one is read once", async () => {
    await Promise.all(Array.from({ length: 450 }, (_, index) => fixture.accept(`Hall ${index}.`)));
    const other = fixture.openAgain();
    const before = (await fixture.archive.list()).map(({ reference }) => reference);
    const read: string[] = [];
    const erased: string[] = [];
    let gone = "";
    await readSnapshot(fixture.openAgain(), async (page) => {
      if ("erasures" in page) return void erased.push(...page.erasures.map(({ reference }) => reference));
      read.push(...page.records.map(({ enquiry }) => enquiry.reference));
      if (gone !== "") return;
      gone = read[0]!;
      // Rejects if the text is still on the disk because another process reads the database.
      expect(await enquiryArchive(other).delete(gone)).toBe(true);
      const store = enquiryStore({ database: other, channels: ["mail"] });
      before.push((await store.accept({ request: enquiryRequest({ message: "Meanwhile." }), sender: null })).reference);
    });
    const meanwhile = before.pop();
    expect(read.filter((reference) => reference !== meanwhile).toSorted()).toEqual(before.toSorted());
    // PostgreSQL reads everything as of one moment.
    expect(read.includes(meanwhile!)).toBe(kind === "SQLite");
    expect(erased).toEqual(kind === "SQLite" ? [gone] : []);
  });
});
