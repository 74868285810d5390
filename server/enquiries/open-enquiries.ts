import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { channelsForNewEnquiries, createChannels, startDelivery } from "./delivery/delivery.ts";
import { createMailer } from "./delivery/mailer.ts";
import { enquiryArchive } from "./store/archive.ts";
import { databaseHandle } from "./store/database.ts";
import { reassignDeliveries } from "./store/deliveries.ts";
import { deliveryQueue } from "./store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "./store/enquiry-store.ts";
import { taskCalendar } from "./store/task-calendar.ts";
import { startDailyTasks } from "./upkeep/daily-tasks.ts";
import { digestTask } from "./upkeep/digest.ts";
import { startReassignment } from "./upkeep/reassignment.ts";
import { retentionTask } from "./upkeep/retention.ts";

export interface Enquiries {
  store: EnquiryStore;
  /** Whether a mail server takes enquiries to the owner. They are stored in any case. */
  sendsMail: boolean;
  /** Starts delivery and the daily tasks. */
  start(): void;
  /** Finishes the attempts in progress. Enquiries can still be stored, and wait. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Assembles everything that stores enquiries and delivers them to their owner. Nothing runs before `start`. */
export function openEnquiries(
  { databaseUrl, dataFolder, delivery, leaseMs, checkEveryMs, retentionDays }: Environment,
  log: Log,
): Enquiries {
  const database = databaseHandle({
    databaseUrl,
    dataFolder,
    onLostConnection: (error) => log.warn("database connection lost", { reason: error.name }),
    onRescued: (enquiries) => log.error("database file deleted or replaced, and opened again", { putBack: enquiries }),
  });
  const mailer = delivery.mail && createMailer(delivery.mail);
  const channels = createChannels(delivery, mailer);
  const archive = enquiryArchive(database);
  const newEnquiryChannels = channelsForNewEnquiries(channels);
  const retention = { retentionDays, channels: newEnquiryChannels };
  const tasks = [retentionTask(archive, retention, log), ...(mailer ? [digestTask(archive, mailer, log)] : [])];
  let deliveries: ReturnType<typeof startDelivery> | undefined;
  let upkeep: ReturnType<typeof startDailyTasks> | undefined;
  let reassignment: ReturnType<typeof startReassignment> | undefined;
  const store = enquiryStore({
    database,
    channels: newEnquiryChannels,
    onAccepted: () => deliveries?.wake(),
  });
  return {
    store,
    sendsMail: mailer !== undefined,
    start() {
      deliveries ??= startDelivery({
        queue: deliveryQueue(database, leaseMs),
        channels,
        log,
        leaseMs,
        everyMs: checkEveryMs,
      });
      reassignment ??= startReassignment({
        reassign: () =>
          reassignDeliveries(
            database,
            channels.map(({ name }) => name),
          ),
        onReassigned: () => deliveries?.wake(),
        log,
      });
      upkeep ??= startDailyTasks({ tasks, calendar: taskCalendar(database), log });
    },
    async stop() {
      await Promise.all([deliveries?.stop(), upkeep?.stop(), reassignment?.stop()]);
    },
    close: () => database.close(),
  };
}
