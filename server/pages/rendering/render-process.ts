import { fork } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Log } from "../../log.ts";
import {
  fromRenderer,
  type RenderedPage,
  type RenderRequest,
  type SiteDescription,
  type ToRenderer,
} from "./renderer-messages.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** A page could not be rendered; the log has the reason. */
export class PageNotRenderedError extends Error {}

/**
 * The built site cannot be loaded because its code does not match this server. The cause is the error from loading it.
 */
export class SiteOfAnotherVersionError extends Error {
  constructor(siteFolder: string, cause: string) {
    super(`The site in ${siteFolder} was built by another version of the project. Build or publish it again.`, {
      cause,
    });
  }
}

/** A process that has loaded the built site and renders one page at a time. */
export interface RenderProcess {
  site: SiteDescription;
  /** @throws {PageNotRenderedError} */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Whether the process is still running and has not been told to end. */
  readonly isAlive: boolean;
  /** Resolves to the signal or the exit code when the process ends. */
  ended: Promise<string>;
  end(): Promise<void>;
}

export interface RenderStart {
  siteFolder: string;
  /** Timeout of rendering a page. A page that exceeds it ends its process. */
  renderTimeoutMs: number;
}

const startTimeoutMs = 60_000;
const program = fileURLToPath(import.meta.resolve("./render-program.ts"));
const inProject = (name: string) => realpathSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)));

/**
 * The Node permissions of the process: it may read the copy of the site, the server's code and the packages, but not
 * write or start a process, thread or debugger. The SQLite module is disabled because it bypasses the file permissions.
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
    // Pages need far less.
    "--max-old-space-size=160",
    "--max-semi-space-size=8",
  ];
}

/**
 * Starts a process and resolves once it has loaded the site. Rejects with the error that prevents that, such as a
 * SiteOfAnotherVersionError.
 */
export async function startRenderProcess(start: RenderStart, log: Log): Promise<RenderProcess> {
  // The process only reads the copy while it starts. Do not keep it for the next process: it might be deleted by then.
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
    // Exclude the server's environment, which contains passwords.
    env: copy.variables,
    execArgv: argumentsFor(copy),
    // Events during rendering arrive as messages.
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
