import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { storeKinds, useStore } from "../../testing/store-fixture.ts";
import { enquiryInbox, type EnquiryInbox, type InboxView } from "./enquiry-inbox.ts";
import { migrate } from "./migrations.ts";

describe.each(storeKinds)("the owner's inbox on %s", (kind) => {
  const fixture = useStore(kind);
  /** Opens the inbox in a process other than the server, as the editor does. */
  const openInbox = (): EnquiryInbox => enquiryInbox(fixture.openAgain());
  const accept = async (fields: Parameters<typeof enquiryRequest>[0]) =>
    (await fixture.store.accept({ request: enquiryRequest(fields), sender: null })).reference;
  const references = (found: { reference: string }[]) => found.map(({ reference }) => reference);

  test("a search finds enquiries with all words in any field, the reference or the note, ignoring case", async () => {
    const hall = await accept({ from_name: "Ravi Kumar", message: 'A "grand" HALL in Pune' });
    const office = await accept({ from_name: "Élodie", from_location: "पुणे", message: "An office" });
    const inbox = openInbox();
    await inbox.mark(office, { note: "Call back on Monday" });
    const find = async (words: string) => references((await inbox.search({ view: "all", words, limit: 9 })).enquiries);
    expect(await find("hall kumar")).toEqual([hall]);
    expect(await find('"GRAND"')).toEqual([hall]);
    expect(await find("élodie पुणे")).toEqual([office]);
    expect(await find("monday")).toEqual([office]);
    expect(await find(office.toLowerCase())).toEqual([office]);
    expect(await find("e\u0301lodie\u200B")).toEqual([office]);
    expect(await find("ravi ९८७६५४३२१०")).toEqual([hall]);
    expect(await find("hall office")).toEqual([]);
    // Field names in the stored JSON are not searched.
    expect(await find("template_params")).toEqual([]);
    expect((await find("")).toSorted()).toEqual([hall, office].toSorted());
  });

  test("a landline is found as people dial it", async () => {
    const reference = await accept({ from_phone: "4842345678" });
    await accept({});
    for (const words of ["0484 2345678", "4842345678"])
      expect(references((await openInbox().search({ view: "all", words, limit: 9 })).enquiries)).toEqual([reference]);
  });

  test("pages have no gaps, even if enquiries arrived at the same moment", async () => {
    const all = await Promise.all(Array.from({ length: 7 }, (_, number) => accept({ message: `Hall ${number}` })));
    const inbox = openInbox();
    const seen: string[] = [];
    for (let after; ;) {
      const page = await inbox.search({ view: "all", words: "hall", after, limit: 3 });
      seen.push(...references(page.enquiries));
      if (!page.next) break;
      after = page.next;
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(seen).toEqual(references(await fixture.archive.list()));
  });

  test("each view shows and counts the enquiries whose marks and deliveries match it", async () => {
    const [handled, parked, open] = [
      await accept({ message: "handled" }),
      await accept({ message: "parked" }),
      await accept({ message: "open" }),
    ];
    const claims = await fixture.queue.claim(["mail", "webhook"], 9);
    for (const claim of claims) {
      if (claim.enquiry.reference === parked) await fixture.queue.park(claim, "SMTP 550");
      else await fixture.queue.delivered(claim);
    }
    const inbox = openInbox();
    await inbox.mark(handled, { handled: true });
    const shown = async (view: InboxView) => references((await inbox.search({ view, limit: 9 })).enquiries).toSorted();
    expect(await shown("handled")).toEqual([handled]);
    expect(await shown("open")).toEqual([open, parked].toSorted());
    expect(await shown("undelivered")).toEqual([parked]);
    expect(await inbox.sizes()).toEqual({ open: 2, handled: 1, undelivered: 1, all: 3 });
    await inbox.mark(handled, { handled: false });
    expect(await shown("handled")).toEqual([]);
  });

  test("a note and a mark do not overwrite each other, and an unknown enquiry cannot be marked", async () => {
    const reference = await accept({});
    const inbox = openInbox();
    await inbox.mark(reference, { note: "Sent samples" });
    await inbox.mark(reference, { handled: true });
    expect(await fixture.archive.find(reference)).toMatchObject({
      note: "Sent samples",
      handledAtMs: expect.any(Number),
    });
    expect(await inbox.mark("AAAA-AAAA", { note: "nobody" })).toBeUndefined();
  });

  test("neither a note nor its mark is recorded if the stored note is not the one that was seen", async () => {
    const reference = await accept({});
    const inbox = openInbox();
    expect(await inbox.mark(reference, { note: " Call back on Monday ", seenNote: "" })).toEqual({
      outcome: "marked",
      note: "Call back on Monday",
    });
    expect(await inbox.mark(reference, { handled: true, note: "ok", seenNote: "" })).toEqual({
      outcome: "changed elsewhere",
      note: "Call back on Monday",
    });
    expect(await fixture.archive.find(reference)).toMatchObject({ note: "Call back on Monday", handledAtMs: null });
    await inbox.mark(reference, { note: "ok", seenNote: "Call back on Monday" });
    expect(await fixture.archive.find(reference)).toMatchObject({ note: "ok" });
  });

  test("when two people replace the same note at once, one is told of the other's", async () => {
    const reference = await accept({});
    const marks = ["One", "Two"].map((note) => openInbox().mark(reference, { note, seenNote: "" }));
    const settled = await Promise.allSettled(marks);
    expect(settled.filter((each) => each.status === "fulfilled" && each.value?.outcome === "marked")).toHaveLength(1);
  });

  test("the enquiries of one person are found by email address or phone number", async () => {
    const first = await accept({ from_email: "asha@example.com", from_phone: "9876543210" });
    const sameAddress = await accept({ from_email: "ASHA@example.com", from_phone: "9000000000" });
    const samePhone = await accept({ from_email: "other@example.com", from_phone: "9876543210", message: "x" });
    await accept({ from_email: "ravi@example.com", from_phone: "9111111111" });
    const found = references(await openInbox().ofSamePerson(first));
    expect(found[0]).toBe(first);
    expect(found.toSorted()).toEqual([first, sameAddress, samePhone].toSorted());
    expect(await openInbox().ofSamePerson("AAAA-AAAA")).toEqual([]);
  });

  test("an unreadable enquiry belongs to nobody, so no other unreadable one is deleted with it", async () => {
    const [one, other] = [await accept({}), await accept({ from_name: "Another" })];
    const { kysely } = await fixture.openAgain().open();
    await kysely.updateTable("enquiries").set({ request: "{}" }).execute();
    const found = await openInbox().ofSamePerson(one);
    expect(found.map(({ reference }) => reference)).toEqual([one]);
    expect(other).not.toBe(one);
  });

  test("a deletion removes the note and leaves a record of its time and the delivery channels", async () => {
    const reference = await accept({});
    const [mail] = await fixture.queue.claim(["mail"], 1);
    await fixture.queue.delivered(mail!);
    const inbox = openInbox();
    await inbox.mark(reference, { note: "Asha of Delhi" });
    await fixture.archive.delete(reference);
    expect(await inbox.erasures()).toEqual([{ reference, erasedAtMs: expect.any(Number), deliveredBy: ["mail"] }]);
    const { kysely } = await fixture.openAgain().open();
    expect(await kysely.selectFrom("ownerMarks").selectAll().execute()).toEqual([]);
    expect(await fixture.archive.delete(reference)).toBe(false);
    expect(await inbox.erasures()).toHaveLength(1);
  });

  test("a server version without notes opens the same database and deletes a note with its enquiry", async () => {
    const reference = await accept({});
    await openInbox().mark(reference, { note: "Asha of Delhi" });
    const { kysely } = await fixture.openAgain().open();
    await migrate(kysely);
    await kysely.deleteFrom("enquiries").where("reference", "=", reference).execute();
    expect(await kysely.selectFrom("ownerMarks").selectAll().execute()).toEqual([]);
  });
});

describe("in SQLite", () => {
  const fixture = useStore("SQLite");

  test("a record of a deletion whose channels another program has written as bytes is listed with the others", async () => {
    const { reference } = await fixture.accept();
    await fixture.archive.delete(reference);
    const { kysely } = await fixture.openAgain().open();
    await kysely
      .updateTable("erasures")
      .set({ deliveredBy: sql`x'6d'` })
      .execute();
    expect(await enquiryInbox(fixture.openAgain()).erasures()).toMatchObject([{ reference, deliveredBy: [] }]);
  });

  test("a note is in no file of the folder once it is replaced or deleted", async () => {
    const { reference } = await fixture.accept();
    const inbox = enquiryInbox(fixture.openAgain());
    const onDisk = async (word: string) => {
      const folder = join(fixture.folder, "data");
      const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "latin1")));
      return texts.some((text) => text.includes(word));
    };
    await inbox.mark(reference, { note: "former-words" });
    await inbox.mark(reference, { note: "later-words" });
    expect([await onDisk("former-words"), await onDisk("later-words")]).toEqual([false, true]);
    await fixture.archive.delete(reference);
    expect(await onDisk("later-words")).toBe(false);
  });
});
