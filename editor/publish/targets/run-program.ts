import { spawn } from "node:child_process";
import { PublishFailure } from "./target.ts";

export interface ProgramOptions {
  /** Added to the environment of this process. */
  environment?: Record<string, string>;
  /** The owner of the disk that the program may fill, for messages. */
  disk?: string;
  /** After which it is stopped: the other side may be alive and never answer. */
  limitMinutes?: number;
}

const defaultLimitMinutes = 10;
/** For sending a whole version over a slow connection. */
export const transferLimitMinutes = 240;

/** SSH must not prompt for a password or an unknown host, and stops about a minute after the other side has gone silent. */
export const sshOptions = [
  "BatchMode=yes",
  "ConnectTimeout=20",
  "ServerAliveInterval=15",
  "ServerAliveCountMax=4",
].flatMap((option) => ["-o", option]);

/** Runs a program without a shell. @throws {PublishFailure} with its output, if it fails or is not installed */
export type RunProgram = (program: string, words: readonly string[], options?: ProgramOptions) => Promise<string>;

/** Error messages that the owner can act on, with their explanations. */
const meanings: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [
    /Host key verification failed|No .* host key is known/i,
    "This computer does not know the server yet. Ask the person who looks after the website to connect this computer to it once.",
  ],
  [
    /Permission denied \(/,
    "The server refused the connection. Ask the person who looks after the website to give this computer access to it.",
  ],
  [/Could not resolve host/i, "The server name was not found."],
  [
    /Connection refused|timed? ?out|too slow|not responding|No route to host|unreachable/i,
    "The server does not respond.",
  ],
  [/^remote: .*No space left/im, "The disk of the hosting service is full."],
  [/No space left|Disk quota exceeded/i, "The disk of {disk} is full."],
  [/Permission denied|Operation not permitted/i, "This user has no permission to write there."],
  // The connection may end before rsync there has said why it cannot write.
  [/^rsync ended with 11$/m, "The disk of {disk} is full or cannot be written to."],
];

/** Runs a program that must not prompt, because nobody could answer. */
export const runProgram: RunProgram = (program, words, options = {}) =>
  new Promise((resolve, reject) => {
    const { environment = {}, disk = "this computer", limitMinutes = defaultLimitMinutes } = options;
    const child = spawn(program, words, {
      env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const timer = setTimeout(() => {
      child.kill();
      // Not the event `close`: a program that it has started may keep its output open.
      reject(
        new PublishFailure(
          `${program} did not end within ${limitMinutes} minutes and was stopped. Check which version is online before you publish again.`,
        ),
      );
    }, limitMinutes * 60_000);
    let [said, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.once("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(
        new PublishFailure(
          error.code === "ENOENT" ? `${program} is not installed on this computer.` : `${program}: ${error.code}`,
        ),
      );
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      if (code === 0) return resolve(said);
      const end = `${program} ended with ${code}`;
      const meaning = meanings.find(([pattern]) => pattern.test(`${errors}\n${end}`))?.[1].replace("{disk}", disk);
      // The first version has no earlier one to link to.
      const last = errors.split("\n").findLast((line) => line && !line.startsWith("--link-dest"));
      reject(new PublishFailure([meaning, last ? `${program} said: ${last}` : `${end}.`].filter(Boolean).join(" ")));
    });
  });
