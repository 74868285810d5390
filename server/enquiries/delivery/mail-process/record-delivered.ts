import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { databaseHandle } from "../../store/database.ts";
import { deliveryQueue } from "../../store/delivery-queue.ts";
import { sqliteFile } from "../../store/sqlite/database-file.ts";
import type { MailProcessSettings } from "./messages.ts";

const tries = 20;
const tryAgainMs = 1000;

/** Records in the database that mail has taken enquiries to the owner, unless that is known already. */
export async function recordDelivered(
  references: readonly string[],
  { databaseUrl, dataFolder }: MailProcessSettings,
): Promise<void> {
  if (references.length === 0) return;
  // A database that is missing is not made anew here.
  if (!databaseUrl && !existsSync(sqliteFile(dataFolder))) return;
  const database = databaseHandle({ databaseUrl, dataFolder });
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      await deliveryQueue(database).deliveredAll("mail", references);
      break;
    } catch {
      await wait(tryAgainMs);
    }
  }
  await database.close().catch(() => undefined);
}
