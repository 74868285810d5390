import { afterEach, beforeEach, expect, test } from "vitest";
import { openDeliveryFixture, until, type DeliveryFixture } from "../../testing/delivery-fixture.ts";
import { mailChannel } from "./mail-channel.ts";

// The mail library converts this host name to Punycode.
const owner = "owner@bücher.example";
const sales = "sales@example.com";

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture(undefined, [owner, sales]);
});
afterEach(() => fixture.close());

const recipients = () => fixture.receiver.mails.map((mail) => mail.recipients);

test("an address that defers the email gets it in the next attempt, and the others do not get it twice", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "recipient", code: 450, recipient: sales });
  const loop = fixture.startLoop();
  const reference = await fixture.accept();
  await fixture.untilReason(reference, "SMTP 450 at RCPT TO, 1 of 2 addresses");
  expect(await fixture.reportOn(reference)).toMatchObject({ state: "waiting" });
  fixture.receiver.answer({ kind: "accept" });
  await fixture.archive.retry(reference);
  loop.wake();
  await fixture.untilState(reference, "delivered");
  expect(recipients()).toEqual([[owner], [sales]]);
  expect(fixture.receiver.mails[1]?.headers["to"]).toBe(`owner@xn--bcher-kva.example, ${sales}`);
});

test("a permanently refused address parks the enquiry, and a retry by the owner sends it to that address only", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "recipient", code: 550, recipient: sales });
  const loop = fixture.startLoop();
  const reference = await fixture.accept();
  await fixture.untilState(reference, "parked");
  expect(await fixture.archive.counts()).toMatchObject({ parked: 1, delivered: 0 });
  expect(await fixture.archive.obstacles()).toMatchObject([
    { state: "parked", reason: "SMTP 550 at RCPT TO, 1 of 2 addresses" },
  ]);
  // Another refusal must not count as a problem with the settings, which would be retried forever.
  await fixture.archive.retry(reference);
  loop.wake();
  await fixture.untilState(reference, "parked");
  fixture.receiver.answer({ kind: "accept" });
  await fixture.archive.retry(reference);
  loop.wake();
  await fixture.untilState(reference, "delivered");
  expect(recipients()).toEqual([[owner], [sales]]);
});

test("an enquiry that waits only for a removed address is delivered without another email", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "recipient", code: 450, recipient: sales });
  const loop = fixture.startLoop();
  const reference = await fixture.accept();
  await fixture.untilReason(reference, "SMTP 450 at RCPT TO, 1 of 2 addresses");
  await loop.stop();
  await fixture.archive.retry(reference);
  fixture.startLoop({ channel: mailChannel(fixture.mailTo([owner])) });
  await fixture.untilState(reference, "delivered");
  expect(recipients()).toEqual([[owner]]);
});

test("an old enquiry that one address has and another refused permanently is deleted when its retention ends", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "recipient", code: 550, recipient: sales });
  fixture.startLoop();
  const reference = await fixture.accept();
  await fixture.untilState(reference, "parked");
  expect(await fixture.archive.purge(Date.now() + 60_000, { channels: ["mail"] })).toBe(1);
});

test("each of a hundred enquiries in one email is sent again only to the address that lacks it", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "recipient", code: 450, recipient: sales });
  const references = await Promise.all(Array.from({ length: 104 }, (_, number) => fixture.accept(`Hall ${number}.`)));
  const loop = fixture.startLoop({ concurrency: 200 });
  const reason = "SMTP 450 at RCPT TO, 1 of 2 addresses";
  await until(async () =>
    (await fixture.archive.obstacles()).some((one) => one.reason === reason && one.enquiries === 104),
  );
  fixture.receiver.answer({ kind: "accept" });
  await fixture.archive.retry();
  loop.wake();
  await until(async () => (await fixture.archive.counts()).delivered === 104);
  for (const address of [owner, sales]) {
    const mails = fixture.receiver.mails.filter((mail) => mail.recipients.includes(address));
    const received = mails.flatMap(({ headers }) => headers["enquiry-reference"]?.split(", ") ?? []);
    expect(received.toSorted()).toEqual(references.toSorted());
  }
});
