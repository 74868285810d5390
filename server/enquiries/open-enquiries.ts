import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { createChannelNews } from "./delivery/channel-news.ts";
import { watchChannels, type FailingChannel } from "./delivery/channel-watch.ts";
import { codeOf } from "./delivery/delivery-attempt.ts";
import { channelsForNewEnquiries, createChannels, startDelivery } from "./delivery/delivery.ts";
import { createMailer } from "./delivery/mailer.ts";
import { obstaclesInWords } from "./delivery/failure-in-words.ts";
import { createReceipts, type Receipts } from "./receipts/receipts.ts";
import { enquiryArchive } from "./store/archive.ts";
import { clockRecord } from "./store/clock-record.ts";
import { databaseHandle } from "./store/database.ts";
import { reassignDeliveries } from "./store/deliveries.ts";
import { deliveryQueue } from "./store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "./store/enquiry-store.ts";
import type { ChannelName } from "./store/enquiry.ts";
import { taskCalendar } from "./store/task-calendar.ts";
import { startClockWatch } from "./upkeep/clock-watch.ts";
import { startDailyTasks } from "./upkeep/daily-tasks.ts";
import { digestTask } from "./upkeep/digest.ts";
import { startReassignment } from "./upkeep/reassignment.ts";
import type { Repetition } from "./upkeep/repeat.ts";
import { retentionTask } from "./upkeep/retention.ts";

export interface Enquiries {
  store: EnquiryStore;
  /** Whether enquiries are sent by email. They are stored in any case. */
  sendsMail: boolean;
  /** Sends receipts to visitors; undefined without a mail server. */
  receipts: Receipts | undefined;
  /** The channels that currently deliver no enquiries. */
  failingChannels(): FailingChannel[];
  /** Whether deleted enquiries could not be removed from the disk. */
  textRemains(): boolean;
  /** Why enquiries have not reached the owner, as sentences. Rejects if the database is unreachable. */
  obstacles(): Promise<string[]>;
  /** Starts delivery and the daily tasks. */
  start(): void;
  /** Finishes the attempts in progress. New enquiries are still stored, and wait for delivery. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Assembles the storage and delivery of enquiries. Nothing runs before `start`. */
export function openEnquiries(
  { databaseUrl, dataFolder, delivery, leaseMs, checkEveryMs, retentionDays }: Environment,
  log: Log,
): Enquiries {
  const database = databaseHandle({
    databaseUrl,
    dataFolder,
    onLostConnection: (error) => log.warn("database connection lost", { reason: error.name }),
    onRescued: (enquiries) => log.error("database file deleted or replaced, and reopened", { putBack: enquiries }),
  });
  const mailer = delivery.mail && createMailer(delivery.mail);
  const receipts = mailer && delivery.mail && createReceipts({ mailer, from: delivery.mail.from, log });
  const channels = createChannels(delivery, mailer);
  const newEnquiryChannels = channelsForNewEnquiries(channels);
  const archive = enquiryArchive(database, newEnquiryChannels);
  const clock = clockRecord(database);
  const retention = retentionTask(archive, clock, { retentionDays, channels: newEnquiryChannels }, log);
  const tasks = [retention, ...(mailer ? [digestTask(archive, mailer, log)] : [])];
  const queue = deliveryQueue(database, leaseMs);
  const news = createChannelNews(delivery.webhook, log);
  const hurry = async (channel: ChannelName) => {
    if ((await queue.hurry(channel)) > 0) deliveries?.wake();
  };
  const watch = watchChannels({
    onFailing: news.failing,
    onWorking(channel) {
      news.working(channel);
      // Retry now: the next attempts could otherwise be up to six hours away.
      hurry(channel).catch((error: unknown) => log.error("deliveries not hurried", { channel, reason: codeOf(error) }));
    },
  });
  let deliveries: ReturnType<typeof startDelivery> | undefined;
  let upkeep: Repetition[] = [];
  let hasHurried = false;
  const store = enquiryStore({
    database,
    channels: newEnquiryChannels,
    onAccepted: () => deliveries?.wake(),
  });
  return {
    store,
    sendsMail: mailer !== undefined,
    receipts,
    failingChannels: watch.failing,
    textRemains: retention.textRemains,
    obstacles: async () => obstaclesInWords(await archive.obstacles()),
    start() {
      deliveries = startDelivery({
        queue,
        channels,
        log,
        leaseMs,
        everyMs: checkEveryMs,
        onOutcome: watch.note,
      });
      const reassignment = startReassignment({
        async reassign() {
          const names = channels.map(({ name }) => name);
          if (!hasHurried) {
            // The settings may have been corrected since the last run.
            for (const name of names) await hurry(name);
            hasHurried = true;
          }
          return reassignDeliveries(database, names);
        },
        onReassigned: () => deliveries?.wake(),
        log,
      });
      const dailyTasks = startDailyTasks({ tasks, calendar: taskCalendar(database), log });
      upkeep = [reassignment, startClockWatch(clock, log), dailyTasks];
    },
    async stop() {
      await Promise.all([deliveries, receipts, ...upkeep].map((one) => one?.stop()));
    },
    async close() {
      await mailer?.close();
      await database.close();
    },
  };
}
