import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { channelsOfNewEnquiries, createChannels } from "./delivery/channels.ts";
import { createMailer } from "./delivery/mailer.ts";
import { startDelivery } from "./delivery/start-delivery.ts";
import { enquiryArchive } from "./store/archive.ts";
import { databaseHandle } from "./store/database.ts";
import { deliveryQueue } from "./store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "./store/enquiry-store.ts";
import { handOver } from "./store/hand-over.ts";
import { taskCalendar } from "./store/task-calendar.ts";
import { startDailyTasks } from "./upkeep/daily-tasks.ts";
import { digestTask } from "./upkeep/digest.ts";
import { retentionTask } from "./upkeep/retention.ts";
import { startHandOver } from "./upkeep/start-hand-over.ts";

export interface Enquiries {
  store: EnquiryStore;
  /** Whether a mail server takes enquiries to the owner. They are kept in any case. */
  sendsMail: boolean;
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
  const bookedChannels = channelsOfNewEnquiries(channels);
  const retention = { retentionDays, channels: bookedChannels };
  const tasks = [retentionTask(archive, retention, log), ...(mailer ? [digestTask(archive, mailer, log)] : [])];
  let deliveries: ReturnType<typeof startDelivery> | undefined;
  let upkeep: ReturnType<typeof startDailyTasks> | undefined;
  let handingOver: ReturnType<typeof startHandOver> | undefined;
  const store = enquiryStore({
    database,
    channels: bookedChannels,
    onAccepted: () => deliveries?.wake(),
  });
  return {
    store,
    sendsMail: mailer !== undefined,
    start() {
      deliveries ??= startDelivery({ queue: deliveryQueue(database, leaseMs), channels, log, leaseMs });
      handingOver ??= startHandOver({
        handOver: () =>
          handOver(
            database,
            channels.map(({ name }) => name),
          ),
        onBooked: () => deliveries?.wake(),
        log,
      });
      upkeep ??= startDailyTasks({ tasks, calendar: taskCalendar(database), log });
    },
    async stop() {
      await Promise.all([deliveries?.stop(), upkeep?.stop(), handingOver?.stop()]);
    },
    close: () => database.close(),
  };
}
