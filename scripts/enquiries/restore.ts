import { reasonOf, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { eraseText } from "#server/enquiries/store/deletion.ts";
import { addErasures, addRecords } from "#server/enquiries/store/restoration.ts";
import { CommandError } from "./commands.ts";
import { inGroups, withBackup, type Fault, type OpenedBackup } from "./read-backup.ts";

export interface RestoreOptions {
  /** Skips damaged lines and restores the others. */
  skipDamaged?: boolean | undefined;
  /** Restores enquiries that today's form would refuse: its rules may have been different when they were sent. */
  olderRules?: boolean | undefined;
}

/** The contents of a backup, and how many were added and deleted. */
interface Restoration {
  /** The number of valid enquiries in the backup. */
  enquiries: number;
  added: number;
  /** Enquiries not restored because they were deleted individually. */
  erased: number;
  /** Enquiries deleted from the database because the backup records them as erased. */
  deleted: number;
}

/** Enquiries per transaction, so that new ones can be accepted between two transactions. */
const atOnce = 200;
const shownFaults = 20;

/**
 * Deletes the enquiries that a backup records as erased, and adds its missing enquiries unless they were erased. Enquiries that were
 * waiting at the time of the backup will be delivered. The whole backup is checked before anything changes.
 * @throws {CommandError} naming the faulty lines, if the options do not say what to do with them
 */
export async function restore(database: DatabaseHandle, path: string, options: RestoreOptions = {}): Promise<string> {
  return withBackup(path, async (backup) => {
    const olderRules = options.olderRules ?? false;
    const checked = await check(backup, olderRules).catch((error: unknown) => {
      throw new CommandError(`${path} cannot be read (${explain(error)}). Nothing was changed.`);
    });
    if (mayNotGoOn(checked, options)) throw new CommandError(refusal(path, checked, options));
    const outcome: Restoration = { enquiries: checked.enquiries, added: 0, erased: 0, deleted: 0 };
    try {
      // Erasures first: an erased enquiry must never be in the database, because it could be delivered.
      if (checked.erasures > 0) await bringErasures(database, backup, outcome);
      await bringEnquiries(database, backup, olderRules, outcome);
    } catch (error) {
      throw new CommandError(interrupted(error, outcome));
    }
    const words = [inWords(outcome), ...(checked.faults > 0 ? ["Not restored:", ...faultLines(checked)] : [])];
    // Even if none was deleted now: an earlier attempt may have deleted them but left their text.
    if (checked.erasures > 0) await erase(database, words);
    return words.join("\n");
  });
}

interface Check {
  enquiries: number;
  erasures: number;
  /** The number of faulty lines. */
  faults: number;
  /** Of these, the enquiries that only break a rule of the form. */
  readable: number;
  /** The first faults. */
  shown: Fault[];
}

async function check(backup: OpenedBackup, olderRules: boolean): Promise<Check> {
  const checked: Check = { enquiries: 0, erasures: 0, faults: 0, readable: 0, shown: [] };
  for await (const entry of backup.entries({ olderRules })) {
    if (entry.kind === "enquiry") checked.enquiries += 1;
    if (entry.kind === "erasure") checked.erasures += 1;
    if (entry.kind !== "fault") continue;
    checked.faults += 1;
    if (entry.readable) checked.readable += 1;
    if (checked.shown.length < shownFaults) checked.shown.push(entry);
  }
  return checked;
}

async function bringErasures(database: DatabaseHandle, backup: OpenedBackup, outcome: Restoration): Promise<void> {
  const entries = backup.entries({ olderRules: true });
  const groups = inGroups(entries, atOnce, (one) => (one.kind === "erasure" ? one.erasure : undefined));
  for await (const group of groups) outcome.deleted += await addErasures(database, group);
}

async function bringEnquiries(
  database: DatabaseHandle,
  backup: OpenedBackup,
  olderRules: boolean,
  outcome: Restoration,
): Promise<void> {
  const entries = backup.entries({ olderRules });
  const groups = inGroups(entries, atOnce, (one) => (one.kind === "enquiry" ? one.record : undefined));
  for await (const group of groups) {
    const { added, erased } = await addRecords(database, group);
    outcome.added += added;
    outcome.erased += erased;
  }
}

/** Erases the text of deleted enquiries. If that fails, the error includes `words`, which say what was done. */
async function erase(database: DatabaseHandle, words: readonly string[]): Promise<void> {
  try {
    await eraseText(await database.open());
  } catch (error) {
    throw new CommandError([...words, (error as Error).message].join("\n"));
  }
}

function mayNotGoOn({ faults, readable }: Check, { skipDamaged = false }: RestoreOptions): boolean {
  return readable > 0 || (faults > 0 && !skipDamaged);
}

function refusal(path: string, checked: Check, { skipDamaged = false }: RestoreOptions): string {
  const { faults, readable } = checked;
  return [
    `${path} is not a valid backup. Nothing was changed.`,
    ...faultLines(checked),
    ...(readable > 0 ? ["To also restore enquiries that the form would refuse today, add --older-rules."] : []),
    ...(faults > readable && !skipDamaged
      ? ["To restore everything except the damaged lines, add --skip-damaged."]
      : []),
  ].join("\n");
}

function faultLines({ faults, shown }: Check): string[] {
  const lines = shown.map(
    ({ line, reference, why }) => `  line ${line}${reference === undefined ? "" : ` (${reference})`} ${why}`,
  );
  return faults > shown.length ? [...lines, `  and ${faults - shown.length} more`] : lines;
}

function inWords({ enquiries, added, erased, deleted }: Restoration): string {
  const there = enquiries - added - erased;
  const sentences = [`${added} of ${enquiries} enquiries were added; ${there} were already there.`];
  if (erased > 0) sentences.push(`Permanently deleted and not added: ${erased}.`);
  if (deleted > 0) sentences.push(`Deleted, because the backup records that they were erased: ${deleted}.`);
  return sentences.join(" ");
}

function interrupted(error: unknown, { added, deleted }: Restoration): string {
  return `The restoration was interrupted (${explain(error)}) after ${added} enquiries had been added and ${deleted} deleted. Correct the cause and restore again: missing enquiries will be added.`;
}

function explain(error: unknown): string {
  return error instanceof CommandError ? error.message : reasonOf(error);
}
