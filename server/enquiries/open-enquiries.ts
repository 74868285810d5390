import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { channelsOfNewEnquiries, createChannels } from "./delivery/channels.ts";
import { createMailer } from "./delivery/mailer.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import { databaseHandle } from "./store/database.ts";
import { deliveryQueue } from "./store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "./store/enquiry-store.ts";

export interface Enquiries {
  store: EnquiryStore;
  /** Whether any way leads from here to the owner; without one enquiries are kept. */
  reachOwner: boolean;
  /** Begins to deliver. */
  start(): void;
  /** Finishes what is in flight. Enquiries can still be kept, and wait. */
  stopDelivering(): Promise<void>;
  close(): Promise<void>;
}

/** Puts together all that keeps enquiries and brings them to their owner. Nothing runs before `start`. */
export function openEnquiries({ databaseUrl, dataFolder, delivery, leaseMs }: Environment, log: Log): Enquiries {
  const database = databaseHandle({
    databaseUrl,
    dataFolder,
    onIdleError: (error) => log.warn("database connection lost", { reason: error.name }),
  });
  const channels = createChannels(delivery, delivery.mail && createMailer(delivery.mail));
  let running: ReturnType<typeof startDelivery> | undefined;
  const store = enquiryStore({
    database,
    channels: channelsOfNewEnquiries(channels),
    onAccepted: () => running?.wake(),
  });
  return {
    store,
    reachOwner: channels.length > 0,
    start() {
      running ??= startDelivery({ queue: deliveryQueue(database, leaseMs), channels, log, leaseMs });
    },
    stopDelivering: async () => running?.stop(),
    close: () => database.close(),
  };
}
