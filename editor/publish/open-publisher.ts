import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ContentError } from "#content/catalogue.ts";
import { readPublishing } from "#content/read-parts.ts";
import { readInputs } from "#scripts/versions/inputs.mjs";
import { withLock } from "#scripts/files/lock.mjs";
import { run } from "#scripts/setup/run.mjs";
import { captureOutput } from "#scripts/setup/say.mjs";
import { secretVariables } from "#server/environment.ts";
import { readStamp } from "#scripts/versions/stamp.mjs";
import type { SavedChange } from "./publish-state.ts";
import { begun, Publisher } from "./publisher.ts";
import { differencesBetween } from "./saved-changes.ts";
import { PublishFailure, type Target } from "./targets/target.ts";
import { here, targetOf } from "./targets/target-of.ts";

interface Folders {
  projectFolder: string;
  contentFolder: string;
  /** The editor's own data. */
  editorFolder: string;
}

/** The address of `npm start` with the default port. */
const startAddress = "http://localhost:3000";
const longestWaitMs = 500;

/** Opens the publisher of the edited project, configured by `content/publishing.yaml`. */
export function openPublisher({ projectFolder, contentFolder, editorFolder }: Folders): Publisher {
  const settings = () => {
    try {
      return readPublishing(contentFolder);
    } catch (error) {
      throw error instanceof ContentError ? new PublishFailure(error.message) : error;
    }
  };
  return new Publisher({
    projectFolder,
    recordFile: join(editorFolder, "published.json"),
    target() {
      const { target, origin } = settings();
      if (target.kind !== "this-computer" && !(process.env["SITE_ORIGIN"] || origin))
        throw new PublishFailure("Enter the web address of the site in the settings first: its pages contain it.");
      return targetOf(target, projectFolder);
    },
    build: (say, stopping) => build(projectFolder, { say, stopping }),
    alone,
    canLoad: async (release) =>
      (await run(
        process.execPath,
        [join(projectFolder, "scripts/build/require-loadable.ts"), release],
        withoutSecrets,
      )) === 0,
    savedSince: (release) => savedSince(release, projectFolder),
    enquiryService: (release) =>
      release === undefined
        ? (process.env["EMAIL_SERVICE_ORIGIN"] ?? settings().enquiryOrigin)
        : readStamp(release)?.environment["EMAIL_SERVICE_ORIGIN"],
    siteOrigin: (release) => readStamp(release)?.environment["SITE_ORIGIN"],
    addressAt: (target) => addressAt(target, process.env["SITE_ORIGIN"] || settings().origin),
  });
}

/** Runs while no other command builds. Reports when it waits for one, and when it begins. */
function alone<Result>(say: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  return captureOutput(
    (text) => say(text.trim()),
    () =>
      withLock(() => {
        say(begun);
        return work();
      }),
  );
}

/** The changes saved since a version was built; undefined if its stamp is missing or damaged. */
async function savedSince(release: string, projectFolder: string): Promise<SavedChange[] | undefined> {
  const stamp = readStamp(release);
  if (!stamp) return undefined;
  const now = { folder: projectFolder, inputs: await readInputs(stamp, { folder: projectFolder }) };
  return differencesBetween({ folder: release, inputs: stamp }, now).changes;
}

interface BuildOptions {
  say: (line: string) => void;
  stopping: AbortSignal;
}

/** Removes the server's passwords from the environment of programs that render pages. */
const withoutSecrets = Object.fromEntries(secretVariables.map((name) => [name, undefined]));

/** Runs the build and forwards its output, line by line. Returns whether it succeeded. */
export function build(folder: string, { say, stopping }: BuildOptions): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/build.ts", "--prepare"], {
      cwd: folder,
      env: { ...process.env, ...withoutSecrets, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on("line", (line) => void (line.trim() && say(line)));
    // The build passes the signal on to its current child process.
    const stop = () => child.kill("SIGTERM");
    stopping.addEventListener("abort", stop, { once: true });
    child.once("error", reject);
    child.once("close", (code) => {
      stopping.removeEventListener("abort", stop);
      resolve(code === 0);
    });
  });
}

/**
 * The address of the published site at a place; undefined if unknown.
 * @param origin the site's address, if configured
 * @param local the address of the server on this computer
 */
export async function addressAt(
  { id, latest }: Pick<Target, "id" | "latest">,
  origin: string | undefined,
  local = startAddress,
): Promise<string | undefined> {
  if (latest !== "Online") return undefined;
  if (origin || id !== here) return origin;
  try {
    const { ok } = await fetch(`${local}/healthz`, { signal: AbortSignal.timeout(longestWaitMs) });
    return ok ? local : undefined;
  } catch {
    return undefined;
  }
}
