import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { channelsOfNewEnquiries, createChannels } from "./delivery/channels.ts";
import { createMailer } from "./delivery/mailer.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import { enquiryArchive } from "./store/archive.ts";
import { databaseHandle } from "./store/database.ts";
import { deliveryQueue } from "./store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "./store/enquiry-store.ts";
import { taskCalendar } from "./store/task-calendar.ts";
import { startDailyTasks } from "./upkeep/daily-tasks.ts";
import { digestTask } from "./upkeep/digest.ts";
import { retentionTask } from "./upkeep/retention.ts";

export interface Enquiries {
  store: EnquiryStore;
  /** Whether any way leads from here to the owner; without one enquiries are kept. */
  reachOwner: boolean;
  /** Begins to deliver, and to do what is due once a day. */
  start(): void;
  /** Finishes what is in flight. Enquiries can still be kept, and wait. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Puts together all that keeps enquiries and brings them to their owner. Nothing runs before `start`. */
export function openEnquiries(
  { databaseUrl, dataFolder, delivery, leaseMs, retentionDays }: Environment,
  log: Log,
): Enquiries {
  const database = databaseHandle({
    databaseUrl,
    dataFolder,
    onLostConnection: (error) => log.warn("database connection lost", { reason: error.name }),
  });
  const mailer = delivery.mail && createMailer(delivery.mail);
  const channels = createChannels(delivery, mailer);
  const archive = enquiryArchive(database);
  const tasks = [retentionTask(archive, retentionDays, log), ...(mailer ? [digestTask(archive, mailer, log)] : [])];
  let deliveries: ReturnType<typeof startDelivery> | undefined;
  let upkeep: ReturnType<typeof startDailyTasks> | undefined;
  const store = enquiryStore({
    database,
    channels: channelsOfNewEnquiries(channels),
    onAccepted: () => deliveries?.wake(),
  });
  return {
    store,
    reachOwner: channels.length > 0,
    start() {
      deliveries ??= startDelivery({ queue: deliveryQueue(database, leaseMs), channels, log, leaseMs });
      upkeep ??= startDailyTasks({ tasks, calendar: taskCalendar(database), log });
    },
    async stop() {
      await Promise.all([deliveries?.stop(), upkeep?.stop()]);
    },
    close: () => database.close(),
  };
}
