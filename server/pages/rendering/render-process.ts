import { fork } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Log } from "../../log.ts";
import type { RenderedPage, RenderRequest, SiteDescription, ToRenderer } from "./messages.ts";
import { fromRenderer } from "./read-message.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** A page could not be rendered; the reason is in the log. */
export class PageNotRenderedError extends Error {}

/** The built site cannot be loaded, because its code is not what this server expects. The cause is what loading it said. */
export class SiteOfAnotherVersionError extends Error {
  constructor(siteFolder: string, cause: string) {
    super(`The site in ${siteFolder} was built by another version of the project. Build or publish it again.`, {
      cause,
    });
  }
}

/** A process that has loaded the built site, and renders one page at a time. */
export interface RenderProcess {
  site: SiteDescription;
  /** @throws {PageNotRenderedError} */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Whether it has neither ended nor been told to. */
  readonly isAlive: boolean;
  /** Resolves when the process has ended, to the signal or the exit code. */
  ended: Promise<string>;
  end(): Promise<void>;
}

export interface RenderStart {
  siteFolder: string;
  /** After how long a page that is being rendered is given up, and its process with it. */
  renderTimeoutMs: number;
}

const startTimeoutMs = 60_000;
const program = fileURLToPath(import.meta.resolve("./render-program.ts"));
const inProject = (name: string) => realpathSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)));

/**
 * What Node allows the process: to read the copy of the site, the server's code and the packages. It can write nothing, and start no
 * process, thread or debugger. The database module would read files without asking.
 */
function argumentsFor({ folder }: SiteCopy): string[] {
  const readable = [
    `${folder}/`,
    `${inProject("server")}/`,
    `${inProject("node_modules")}/`,
    inProject("package.json"),
  ];
  return [
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    "--no-experimental-sqlite",
    // What a page needs is far below.
    "--max-old-space-size=160",
    "--max-semi-space-size=8",
  ];
}

/** Starts a process and resolves once it has loaded the site; rejects with what kept it from doing so, such as a SiteOfAnotherVersionError. */
export async function startRenderProcess(start: RenderStart, log: Log): Promise<RenderProcess> {
  // A process reads everything while it starts. A copy that was kept for the next one might be gone by then.
  const copy = await copySite(start.siteFolder);
  try {
    return await startWithCopy(copy, start, log);
  } finally {
    await copy.remove();
  }
}

async function startWithCopy(
  copy: SiteCopy,
  { siteFolder, renderTimeoutMs }: RenderStart,
  log: Log,
): Promise<RenderProcess> {
  const child = fork(program, {
    // Nothing of the server's environment, which holds its passwords.
    env: copy.variables,
    execArgv: argumentsFor(copy),
    // What happens on pages arrives as messages.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const tell = (message: ToRenderer) => void (child.connected && child.send(message, () => undefined));
  let isAlive = true;
  const kill = () => {
    isAlive = false;
    child.kill("SIGKILL");
  };
  const ready = Promise.withResolvers<SiteDescription>();
  let rendering: PromiseWithResolvers<RenderedPage> | undefined;

  child.on("message", (words) => {
    const { success, data: message } = fromRenderer.safeParse(words);
    if (!success) {
      ready.reject(new SiteOfAnotherVersionError(siteFolder, "Its description is not valid."));
      kill();
    } else if (message.kind === "ready") ready.resolve(message.site);
    else if (message.kind === "not loaded") ready.reject(new SiteOfAnotherVersionError(siteFolder, message.words));
    else if (message.kind === "failure") log.error("page failed", { ...message.failure });
    else if (message.kind === "rendered") rendering?.resolve(message.page);
    else rendering?.reject(new PageNotRenderedError());
  });
  const ended = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      isAlive = false;
      ready.reject(new Error(`The page renderer ended before it was ready: ${reason}.`));
      rendering?.reject(new PageNotRenderedError());
      resolve(reason);
    };
    child.once("exit", (code, signal) => end(String(signal ?? code)));
    child.on("error", (error) => end(error.message));
  });
  child.once("disconnect", kill);

  tell({ kind: "start", siteFolder: copy.folder });
  const startTimer = setTimeout(kill, startTimeoutMs);
  const site = await ready.promise.catch(async (error: unknown) => {
    kill();
    await ended;
    throw error;
  });
  clearTimeout(startTimer);
  return {
    site,
    ended,
    get isAlive() {
      return isAlive;
    },
    async render(request) {
      if (!isAlive) throw new PageNotRenderedError();
      rendering = Promise.withResolvers();
      const timer = setTimeout(() => {
        log.error("a page took too long", { path: new URL(request.target, "http://localhost").pathname });
        kill();
      }, renderTimeoutMs);
      tell({ kind: "render", request });
      return rendering.promise.finally(() => clearTimeout(timer));
    },
    async end() {
      kill();
      await ended;
    },
  };
}
