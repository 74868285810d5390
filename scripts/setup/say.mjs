/** An error whose message tells the reader what to do. It is printed without a stack trace. */
export class Failure extends Error {}

/** Prints a line on standard output. @param {string} sentence */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/**
 * Runs a command of this project and ends the process with its exit code, or with 1 and the message of a Failure.
 * A command that starts a server returns nothing, and the process goes on.
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    refuseAnOldNode();
    const exitCode = await command();
    if (exitCode !== undefined) process.exit(exitCode);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}

function refuseAnOldNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 20) return;
  throw new Failure(
    `Node 20 or newer is needed and this is ${process.versions.node}. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
}
