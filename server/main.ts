import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { styleText } from "node:util";
import { createApp } from "./create-app.ts";
import { openEnquiries } from "./enquiries/open-enquiries.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { createLog, droppedLinesEvent } from "./log.ts";
import { createDestination, writerFor } from "./log-destination.ts";
import { serve } from "./http/serve.ts";
import { followSite } from "./pages/follow-site.ts";
import { loadPrerenderedSite, loadSite, SiteNotBuiltError, type Site } from "./pages/site.ts";

const flushMs = 1000;
const output = createDestination(writerFor(process.stdout), { describeDropped: droppedLinesEvent });
const errors = createDestination(writerFor(process.stderr), { describeDropped: () => "" });

// By default the signal opens a debugger, through which another process of this user could read everything.
process.on("SIGUSR1", () => undefined);

try {
  await main();
} catch (error) {
  errors.write(`${sentenceFor(error)}\n`);
  await end(1);
}

/** Ends the process after a last try to write the remaining lines. */
async function end(exitCode: number): Promise<void> {
  await Promise.all([output.flush(flushMs), errors.flush(flushMs)]);
  process.exit(exitCode);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { port, host, socket, siteFolder } = environment;
  // Rendering reads the content, whose path is relative to the project.
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  const log = createLog(output.write);
  const enquiries = openEnquiries(environment, log);
  const { store, sendsMail, receipts, failingChannels, textRemains } = enquiries;
  await store.check().catch((error: Error) => log.error("enquiries cannot be stored", { reason: error.message }));
  const isOutdated = (): boolean => followed.isOutdated();
  const appOf = (site: Site) => ({
    listener: createApp({
      site,
      store,
      sendsMail,
      receipts,
      failingChannels,
      textRemains,
      isOutdated,
      log,
      settings: environment,
    }),
    close: site.pool.close,
  });
  const followed = await followSite({
    folder: siteFolder ?? resolve("build"),
    log,
    load: async (folder) => appOf(await loadSite(folder, log)),
    loadInstead: async (folder) => appOf(await loadPrerenderedSite(folder)),
  });
  const server = await serve(followed.listener, { port, host, socket });
  output.write(`The site is at http://${nameOf(host)}:${server.port} (Ctrl+C stops it).\n`);
  if (!sendsMail) errors.write(warningOfNoDelivery());
  // Do not wait for a database that does not respond.
  enquiries.obstacles().then(
    (obstacles) => obstacles.length > 0 && errors.write(warningOfObstacles(obstacles)),
    () => undefined,
  );
  enquiries.start();

  // Ctrl+C can arrive twice, from the terminal and from npm.
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Enquiries accepted during the stop wait on disk for the next start.
    await Promise.all([server.stop(), enquiries.stop()]);
    await Promise.all([enquiries.close(), followed.stop()]);
    await end(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function warningOfNoDelivery(): string {
  const words = `Enquiries are stored but not emailed, because SMTP_URL is not set.
Read them with:  npm run enquiries -- list
To have them emailed, set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM. Waiting enquiries are then sent.`;
  return `${styleText("red", words, { stream: process.stderr })}\n`;
}

function warningOfObstacles(obstacles: readonly string[]): string {
  const words = `Some enquiries have not been delivered:
${obstacles.map((line) => `- ${line}`).join("\n")}
To test the mail, run:  npm run check:mail`;
  return `${styleText("red", words, { stream: process.stderr })}\n`;
}

/** Formats a host for an address. */
function nameOf(host: string | undefined): string {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function sentenceFor(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof SiteNotBuiltError) return error.message;
  const { code, syscall, message, stack } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return "The port is in use by another program. Stop that program, or set PORT to another port.";
  if (code === "EACCES" && syscall === "listen")
    return "This user has no permission to listen on that port. Set PORT to one above 1023.";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return "HOST is not an address of this machine. Correct it, or unset it.";
  return stack ?? message;
}
