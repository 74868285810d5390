import { vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import type { Channel, Outcome } from "../enquiries/delivery/channel.ts";
import { startDeliveryLoop, type DeliveryLoop, type DeliveryLoopParts } from "../enquiries/delivery/delivery-loop.ts";
import { mailChannel } from "../enquiries/delivery/mail-channel.ts";
import { createMailer } from "../enquiries/delivery/mailer.ts";
import { enquiryArchive } from "../enquiries/store/archive.ts";
import { databaseHandle, type DatabaseHandle } from "../enquiries/store/database.ts";
import { deliveryQueue } from "../enquiries/store/delivery-queue.ts";
import { enquiryStore } from "../enquiries/store/enquiry-store.ts";
import { createLog } from "../log.ts";
import { enquiryRequest } from "./enquiries.ts";
import { startMailReceiver } from "./mail-receiver.ts";

export type DeliveryFixture = Awaited<ReturnType<typeof openDeliveryFixture>>;

/** Creates a store in a new folder, a mail server, and delivery loops between them that the test starts. */
export async function openDeliveryFixture(leaseMs = 3 * 60_000, ownersAddresses = ["site@example.com"]) {
  const folder = temporaryFolder();
  const databases: DatabaseHandle[] = [];
  const loops: DeliveryLoop[] = [];
  const logLines: Record<string, unknown>[] = [];
  const openQueue = () => {
    const database = databaseHandle({ dataFolder: folder });
    databases.push(database);
    return { database, queue: deliveryQueue(database, leaseMs) };
  };
  const { database, queue } = openQueue();
  const onAccepted = () => loops.forEach((loop) => loop.wake());
  const store = enquiryStore({ database, channels: ["mail"], onAccepted });
  const archive = enquiryArchive(database);
  const receiver = await startMailReceiver();
  const mailTo = (addresses: readonly string[]) =>
    createMailer({
      smtpUrl: receiver.url,
      to: addresses.map((address) => ({ name: "", address })),
      from: { name: "", address: "site@example.com" },
    });
  const mailer = mailTo(ownersAddresses);
  const log = createLog((line) => void logLines.push(JSON.parse(line)));
  const reportOn = async (reference: string) => (await archive.find(reference))?.deliveries[0];

  return {
    store,
    queue,
    archive,
    receiver,
    logLines,
    /** Creates a mailer to other addresses of the owner. */
    mailTo,
    /** Opens the queue as another process would. */
    openQueue: () => openQueue().queue,
    startLoop(parts: Partial<DeliveryLoopParts> = {}): DeliveryLoop {
      const loop = startDeliveryLoop({ queue, channel: mailChannel(mailer), log, recordAgainMs: 20, ...parts });
      loops.push(loop);
      return loop;
    },
    async accept(message = "A hall."): Promise<string> {
      return (await store.accept({ request: enquiryRequest({ message }), sender: null })).reference;
    },
    reportOn,
    untilState: (reference: string, state: string) => until(async () => (await reportOn(reference))?.state === state),
    untilReason: (reference: string, reason: string) =>
      until(async () => (await reportOn(reference))?.reason === reason),
    untilLogged: (event: string) => until(() => logLines.find((line) => line["event"] === event)),
    async close() {
      await Promise.all(loops.map((loop) => loop.stop(0)));
      await receiver.close();
      await Promise.all(databases.map((one) => one.close()));
    },
  };
}

/** Waits until a condition holds, with a long timeout, since the processor may be busy with other work. */
export function until<Value>(condition: () => Value | Promise<Value>) {
  return vi.waitUntil(condition, { timeout: 15_000 });
}

/** A channel whose attempts end under the test's control. */
export function manualChannel() {
  const attempts: { reference: string; end: (outcome: Outcome) => void }[] = [];
  const channel: Channel = {
    name: "mail",
    deliver: ({ reference }, signal) =>
      new Promise((end) => {
        attempts.push({ reference, end });
        signal.addEventListener("abort", () => end({ kind: "temporary", reason: "no answer in time" }));
      }),
  };
  const untilBegun = (count: number) => until(() => attempts.length >= count);
  return { channel, attempts, untilBegun };
}
