import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { enquiryInbox } from "./enquiry-inbox.ts";

const minuteMs = 60_000;
/** A time that only another program would write. */
const asTime = (text: string): [string, { receivedAtMs: number }] => [
  `${text} for a time`,
  { receivedAtMs: text as unknown as number },
];

describe.each(storeKinds)("delivery on %s", (kind) => {
  const fixture = useStore(kind);

  test("delivered, parked and waiting enquiries are counted and reported", async () => {
    for (const message of ["one", "two", "three"]) await fixture.accept(message);
    const claims = await fixture.queue.claim(["mail", "webhook"], 10);
    expect(claims).toHaveLength(6);
    const of = (message: string) => claims.filter(({ enquiry }) => enquiry.request.template_params.message === message);
    for (const claim of of("one")) await fixture.queue.delivered(claim);
    const [mail, webhook] = of("two").toSorted((a, b) => (a.channel < b.channel ? -1 : 1));
    await fixture.queue.delivered(mail!);
    await fixture.queue.park(webhook!, "HTTP 410");
    expect(await fixture.archive.counts()).toEqual({ waiting: 1, delivered: 1, parked: 1 });
    const parked = await fixture.archive.find(webhook!.enquiry.reference);
    expect(parked?.deliveries[1]).toMatchObject({
      channel: "webhook",
      state: "parked",
      attempts: 1,
      reason: "HTTP 410",
    });
  });

  test.each<[string, { request?: string; receivedAtMs?: number }]>([
    ["no JSON", { request: "{" }],
    ["an empty object", { request: "{}" }],
    ["null", { request: "null" }],
    ["an impossible time", { receivedAtMs: 9e15 }],
    asTime("9007199254740993"),
    ...(kind === "SQLite" ? [asTime("now")] : []),
  ])("an enquiry that contains %s is parked, and the others are delivered and listed", async (_, wrong) => {
    for (const message of ["one", "two"]) await fixture.accept(message);
    const [first] = await fixture.archive.list();
    const { kysely } = await fixture.openAgain().open();
    await kysely.updateTable("enquiries").set(wrong).where("reference", "=", first!.reference).execute();
    if ("receivedAtMs" in wrong) {
      await kysely.updateTable("deliveries").set(wrong).where("reference", "=", first!.reference).execute();
    }
    expect((await fixture.store.counts()).waiting).toBe(2);
    const claims = await fixture.queue.claim(["mail", "webhook"], 10);
    expect(claims.map(({ channel }) => channel).toSorted()).toEqual(["mail", "webhook"]);
    expect(claims.map(({ enquiry }) => enquiry.reference)).not.toContain(first!.reference);
    const listed = await fixture.archive.find(first!.reference);
    expect(listed?.request.template_params.message).toBe("(the stored enquiry cannot be read)");
    expect(listed?.deliveries.map(({ state, reason }) => [state, reason])).toEqual([
      ["parked", "the stored enquiry cannot be read"],
      ["parked", "the stored enquiry cannot be read"],
    ]);
    expect(await fixture.queue.claim(["mail", "webhook"], 10)).toEqual([]);
    for (const { sinceMs } of await fixture.archive.obstacles()) expect(new Date(sinceMs).getTime()).not.toBeNaN();
    expect(await fixture.archive.list()).toHaveLength(2);
    for await (const page of fixture.archive.pages()) expect(page).toHaveLength(2);
    const inbox = enquiryInbox(fixture.openAgain());
    const { enquiries, next } = await inbox.search({ view: "all", limit: 1 });
    const rest = await inbox.search({ view: "all", limit: 1, after: next });
    expect(new Set([...enquiries, ...rest.enquiries].map(({ reference }) => reference)).size).toBe(2);
  });

  test("a delivery under another name is recorded too, so it is not made again", async () => {
    await fixture.accept();
    const { kysely } = await fixture.openAgain().open();
    await kysely.updateTable("deliveries").set({ id: "other" }).where("channel", "=", "mail").execute();
    await kysely.updateTable("deliveries").set({ id: "another" }).where("channel", "=", "webhook").execute();
    const [mail] = await fixture.queue.claim(["mail"], 1);
    await fixture.queue.delivered(mail!);
    const [webhook] = await fixture.queue.claim(["webhook"], 1);
    await fixture.queue.postpone(webhook!, 0, "HTTP 500");
    expect(await fixture.archive.obstacles()).toHaveLength(1);
    expect((await fixture.archive.counts()).waiting).toBe(1);
    await fixture.queue.park((await fixture.queue.claim(["webhook"], 1))[0]!, "HTTP 410");
    expect(await fixture.archive.list({ state: "waiting" })).toEqual([]);
  });

  test.runIf(kind === "SQLite")("bytes instead of addresses count as none, and the others are delivered", async () => {
    for (const message of ["one", "two"]) await fixture.accept(message);
    const { kysely } = await fixture.openAgain().open();
    await sql`UPDATE deliveries SET accepted_by = x'ff' WHERE rowid = 1`.execute(kysely);
    const claims = await fixture.queue.claim(["mail"], 2);
    expect(claims.map(({ acceptedBy }) => acceptedBy)).toEqual([[], []]);
  });

  test("two processes never claim the same delivery", async () => {
    for (const message of ["one", "two", "three"]) await fixture.accept(message);
    const other = deliveryQueue(fixture.openAgain());
    const [mine, theirs] = await Promise.all([fixture.queue.claim(["mail"], 2), other.claim(["mail"], 5)]);
    const references = [...mine, ...theirs].map(({ enquiry }) => enquiry.reference);
    expect(new Set(references).size).toBe(references.length);
    expect(await other.claim(["mail"], 5)).toHaveLength(3 - references.length);
  });

  test("a postponed delivery is not due early, and its attempts are counted", async () => {
    await fixture.accept();
    const [first] = await fixture.queue.claim(["mail"], 1);
    expect(first?.attempt).toBe(1);
    await fixture.queue.postpone(first!, 5 * minuteMs, "SMTP 451");
    expect(await fixture.queue.claim(["mail"], 1)).toEqual([]);
    await fixture.queue.postpone(first!, 0, "SMTP 451");
    const [second] = await fixture.queue.claim(["mail"], 1);
    expect(second?.attempt).toBe(2);
    await fixture.queue.release(second!);
    expect((await fixture.queue.claim(["mail"], 1))[0]?.attempt).toBe(2);
  });

  test("a delivery that another process has delivered cannot be parked", async () => {
    const { reference } = await fixture.accept();
    const [claim] = await fixture.queue.claim(["mail"], 1);
    await deliveryQueue(fixture.openAgain()).delivered(claim!);
    await fixture.queue.park(claim!, "SMTP 550");
    expect((await fixture.archive.find(reference))?.deliveries[0]).toMatchObject({
      channel: "mail",
      state: "delivered",
    });
  });

  test("a delivery that the owner retries while it is being released restarts at its first attempt", async () => {
    const { reference } = await fixture.accept();
    const [claim] = await fixture.queue.claim(["mail"], 1);
    await fixture.archive.retry(reference);
    await fixture.queue.release(claim!);
    expect((await fixture.queue.claim(["mail"], 1))[0]?.attempt).toBe(1);
  });

  test("a parked delivery that the owner retries is due again, at its first attempt", async () => {
    const { reference } = await fixture.accept();
    const [claim] = await fixture.queue.claim(["mail"], 1);
    await fixture.queue.park(claim!, "SMTP 550");
    expect(await fixture.queue.claim(["mail"], 1)).toEqual([]);
    expect(await fixture.archive.retry(reference)).toBe(2);
    expect((await fixture.queue.claim(["mail"], 1))[0]?.attempt).toBe(1);
    expect(await fixture.archive.retry("AAAA-AAAA")).toBe(0);
  });

  test("hurrying a channel makes its postponed deliveries due at once", async () => {
    await fixture.accept("one");
    const claims = await fixture.queue.claim(["mail", "webhook"], 2);
    for (const claim of claims) await fixture.queue.postpone(claim, 60 * minuteMs, "ECONNREFUSED");
    expect(await fixture.queue.claim(["mail", "webhook"], 2)).toEqual([]);
    expect(await fixture.queue.hurry("mail")).toBe(1);
    expect((await fixture.queue.claim(["mail", "webhook"], 2)).map(({ channel }) => channel)).toEqual(["mail"]);
  });

  test("enquiries refused for the same reason wait, and are parked if refused again after a delivery", async () => {
    for (const words of ["one", "two", "three"]) await fixture.accept(words);
    const [one, two, three] = await fixture.queue.claim(["mail"], 3);
    const park = (claim: typeof one, reason = "SMTP 554 at DATA") => fixture.queue.park(claim!, reason, 60 * minuteMs);
    expect(await park(one)).toBe(false);
    expect(await park(two, "SMTP 550 at DATA")).toBe(false);
    expect(await fixture.archive.counts()).toEqual({ waiting: 1, delivered: 0, parked: 2 });
    expect(await park(three)).toBe(true);
    expect(await fixture.archive.counts()).toEqual({ waiting: 2, delivered: 0, parked: 1 });

    await fixture.accept("four");
    const [four] = await fixture.queue.claim(["mail"], 1);
    await fixture.queue.delivered(four!);
    // The enquiry with its own reason is retried at once, the others when the channel is hurried.
    expect((await fixture.queue.claim(["mail"], 9)).map(({ enquiry }) => enquiry.reference)).toEqual([
      two!.enquiry.reference,
    ]);
    await fixture.queue.hurry("mail");
    const again = await fixture.queue.claim(["mail"], 9);
    expect(again).toHaveLength(2);
    for (const claim of again) expect(await park(claim)).toBe(false);
    expect((await fixture.archive.counts()).parked).toBe(2);
  });

  test("the reasons for waiting and parked enquiries are listed with their counts, the most frequent first", async () => {
    for (let number = 0; number < 4; number += 1) await fixture.accept(`Hall ${number}`);
    const [first, ...others] = await fixture.queue.claim(["mail"], 3);
    await fixture.queue.park(first!, "SMTP 554 at DATA");
    for (const claim of others) await fixture.queue.postpone(claim, minuteMs, "ECONNREFUSED");
    const sinceMs = expect.any(Number);
    expect(await fixture.archive.obstacles()).toEqual([
      { channel: "mail", state: "waiting", reason: "ECONNREFUSED", enquiries: 2, sinceMs },
      { channel: "mail", state: "parked", reason: "SMTP 554 at DATA", enquiries: 1, sinceMs },
    ]);
  });
});
