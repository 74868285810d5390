import { once } from "node:events";
import { runCommand } from "./run-command.ts";

/** Waits for a slow reader, so that output does not pile up in memory. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  // The reader, such as `head`, has closed the pipe.
  process.exit(code === "EPIPE" ? 0 : 1);
});

const { exitCode, output, errors } = await runCommand(process.argv.slice(2), process.env, print);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = exitCode;
