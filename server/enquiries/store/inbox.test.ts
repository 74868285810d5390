import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { storeKinds, useStore } from "../../testing/store-fixture.ts";
import { enquiryInbox, type EnquiryInbox, type InboxView } from "./inbox.ts";
import { migrate } from "./migrations.ts";

describe.each(storeKinds)("the owner's inbox on %s", (kind) => {
  const fixture = useStore(kind);
  /** By another process than the server's, as the editor is. */
  const openInbox = (): EnquiryInbox => enquiryInbox(fixture.openAgain());
  const accept = async (fields: Parameters<typeof enquiryRequest>[0]) =>
    (await fixture.store.accept({ request: enquiryRequest(fields), sender: null })).reference;
  const references = (found: { reference: string }[]) => found.map(({ reference }) => reference);

  test("words are found in every field, the reference and the note, whatever their case, and only together", async () => {
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
    // The name of a field of the stored JSON is no word of an enquiry.
    expect(await find("template_params")).toEqual([]);
    expect((await find("")).toSorted()).toEqual([hall, office].toSorted());
  });

  test("pages follow each other without a gap, also where enquiries arrived at the same moment", async () => {
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

  test("an enquiry is in the views that its marks and deliveries say, and their sizes are known", async () => {
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
    expect(await inbox.mark(handled, { handled: true })).toBe(true);
    const shown = async (view: InboxView) => references((await inbox.search({ view, limit: 9 })).enquiries).toSorted();
    expect(await shown("handled")).toEqual([handled]);
    expect(await shown("open")).toEqual([open, parked].toSorted());
    expect(await shown("undelivered")).toEqual([parked]);
    expect(await inbox.sizes()).toEqual({ open: 2, handled: 1, undelivered: 1, all: 3 });
    await inbox.mark(handled, { handled: false });
    expect(await shown("handled")).toEqual([]);
  });

  test("a note and a mark do not replace each other, and an enquiry that does not exist gets none", async () => {
    const reference = await accept({});
    const inbox = openInbox();
    await inbox.mark(reference, { note: "Sent samples" });
    await inbox.mark(reference, { handled: true });
    expect(await fixture.archive.find(reference)).toMatchObject({
      note: "Sent samples",
      handledAtMs: expect.any(Number),
    });
    expect(await inbox.mark("AAAA-AAAA", { note: "nobody" })).toBe(false);
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

  test("a deletion takes the note with it, and leaves a record of when and how it had been delivered", async () => {
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

  test("a server that knows nothing of notes opens the same database, and deletes a note with its enquiry", async () => {
    const reference = await accept({});
    await openInbox().mark(reference, { note: "Asha of Delhi" });
    const { kysely } = await fixture.openAgain().open();
    await migrate(kysely);
    await kysely.deleteFrom("enquiries").where("reference", "=", reference).execute();
    expect(await kysely.selectFrom("ownerMarks").selectAll().execute()).toEqual([]);
  });
});

describe("a note in SQLite", () => {
  const fixture = useStore("SQLite");

  test("that was replaced or deleted is in no file of the folder", async () => {
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
