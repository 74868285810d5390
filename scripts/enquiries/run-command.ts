import { parseArgs } from "node:util";
import { enquiryArchive, type EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { clockRecord } from "#server/enquiries/store/clock-record.ts";
import { TextRemainsError } from "#server/enquiries/store/deletion.ts";
import type { DatabaseHandle } from "#server/enquiries/store/database.ts";
import { enquiryInbox, type EnquiryInbox } from "#server/enquiries/store/enquiry-inbox.ts";
import { backUp } from "./backup.ts";
import { CommandError, listEnquiries, mark, purge, retry, showEnquiry } from "./commands.ts";
import { correctEnquiry, deleteEnquiry } from "./personal-data.ts";
import { exportCsv } from "./export-csv.ts";
import { restore } from "./restore.ts";
import { withDatabase } from "./with-database.ts";

const help = `Manages the enquiries sent with the contact form: npm run enquiries -- COMMAND

  list [--limit 20] [--search WORDS]    the latest enquiries, one per line; with --search, those with all
                                        of these words
  show REFERENCE                        the whole enquiry and the state of its delivery
  export --csv [FILE]                   all enquiries as CSV, to a file or the terminal
  retry REFERENCE | --all               delivers parked or waiting enquiries now
  mark REFERENCE [--handled | --open] [--note TEXT]
                                        marks it as handled or open, and sets the note
  correct REFERENCE [--name NAME] [--email ADDRESS] [--phone DIGITS] [--location PLACE] [--message TEXT]
                                        corrects fields of an enquiry
  delete REFERENCE                      permanently deletes one enquiry, whatever its state
  purge --older-than 365d [--undelivered] [--trust-clock]
                                        permanently deletes delivered enquiries older than that;
                                        with --undelivered, whatever their state; with --trust-clock,
                                        even if the clock has been set within the last day
  backup FILE                           writes everything to a new file
  restore FILE [--skip-damaged] [--older-rules]
                                        adds the missing enquiries of a backup, and deletes those that
                                        it records as erased; with --skip-damaged, skips damaged lines; with
                                        --older-rules, also adds enquiries that the form would refuse today

Enquiries are read from the server's database: SQLite in DATA_DIR, or PostgreSQL in DATABASE_URL.
The server may be running.`;

const options = {
  limit: { type: "string" },
  search: { type: "string" },
  handled: { type: "boolean" },
  open: { type: "boolean" },
  note: { type: "string" },
  csv: { type: "boolean" },
  all: { type: "boolean" },
  "older-than": { type: "string" },
  undelivered: { type: "boolean" },
  "trust-clock": { type: "boolean" },
  "skip-damaged": { type: "boolean" },
  "older-rules": { type: "boolean" },
  name: { type: "string" },
  email: { type: "string" },
  phone: { type: "string" },
  location: { type: "string" },
  message: { type: "string" },
} as const;

type Print = (text: string) => Promise<void>;

interface Call {
  archive: EnquiryArchive;
  inbox: EnquiryInbox;
  database: DatabaseHandle;
  /** The reference or file after the command. */
  operand: string | undefined;
  /** Writes output that is too long for memory to the terminal. */
  print: Print;
  values: ReturnType<typeof parsed>["values"];
}

const commands: Record<string, (call: Call) => Promise<string | undefined>> = {
  list: ({ archive, inbox, values }) => listEnquiries({ archive, inbox, limit: values.limit, words: values.search }),
  show: ({ archive, operand }) => showEnquiry(archive, required(operand, "a reference")),
  export: ({ archive, print, operand, values }) => exportCsv(archive, print, values.csv, operand),
  retry: ({ archive, operand, values }) => retry(archive, operand, values.all),
  mark: ({ inbox, operand, values }) => mark(inbox, required(operand, "a reference"), values),
  correct: ({ archive, operand, values }) => correctEnquiry(archive, required(operand, "a reference"), values),
  delete: ({ archive, operand }) => deleteEnquiry(archive, required(operand, "a reference")),
  purge: ({ archive, database, values }) =>
    purge({
      archive,
      clock: clockRecord(database),
      age: values["older-than"],
      undelivered: values.undelivered,
      trustClock: values["trust-clock"],
    }),
  backup: ({ database, operand }) => backUp(database, required(operand, "a file")),
  restore: ({ database, operand, values }) =>
    restore(database, required(operand, "a file"), {
      skipDamaged: values["skip-damaged"],
      olderRules: values["older-rules"],
    }),
};

/** A command's output and exit code. */
export interface CommandOutcome {
  exitCode: number;
  output: string;
  errors: string;
}

/**
 * Runs a command.
 * @param words as typed after `npm run enquiries --`
 * @param variables the environment, which says where the database is
 * @param print writes output that is too long for memory; if absent, it is added to `output`
 */
export async function runCommand(
  words: string[],
  variables: NodeJS.ProcessEnv,
  print?: Print,
): Promise<CommandOutcome> {
  let printed = "";
  const keep: Print = async (text) => void (printed += text);
  try {
    const said = await run(words, variables, print ?? keep);
    return { exitCode: 0, output: said === undefined ? printed : `${said}\n`, errors: "" };
  } catch (error) {
    const expected = [CommandError, TextRemainsError].some((kind) => error instanceof kind);
    const message = expected ? (error as Error).message : ((error as Error).stack ?? String(error));
    return { exitCode: 1, output: "", errors: `${message}\n` };
  }
}

async function run(words: string[], variables: NodeJS.ProcessEnv, print: Print): Promise<string | undefined> {
  const { values, positionals } = parsed(words);
  const [name, operand, ...more] = positionals;
  if (name === undefined) return help;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || more.length > 0) throw new CommandError(`"${positionals.join(" ")}" is not a command.\n\n${help}`);
  return withDatabase({ variables, mayCreate: name === "restore" }, (database) =>
    command({ archive: enquiryArchive(database), inbox: enquiryInbox(database), database, print, operand, values }),
  );
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${help}`);
  }
}

function required(operand: string | undefined, what: string): string {
  if (operand === undefined) throw new CommandError(`The command needs ${what}.\n\n${help}`);
  return operand;
}
