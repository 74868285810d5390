import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { failureWithoutWords } from "../../failure.ts";
import type { SiteBuild } from "../site-build.ts";
import { finishPage } from "./finish-page.ts";
import type { FromRenderer, RenderRequest, SiteInWords, ToRenderer } from "./renderer-messages.ts";

// A process that loads the built site and renders one page for each message.

const maxWords = 4000;
const post = (message: FromRenderer) => void process.send?.(message);

// The server decides when to end this process: a signal to the whole process group must not interrupt a page.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", (message: ToRenderer) => {
  if (message.kind === "start") void start(message);
  else void render?.(message.request);
});

let render: ((request: RenderRequest) => Promise<void>) | undefined;

async function start({ siteFolder }: ToRenderer & { kind: "start" }): Promise<void> {
  try {
    const build = (await import(pathToFileURL(join(siteFolder, "server/index.js")).href)) as SiteBuild;
    const site = describeSite(build);
    render = createRenderer(build);
    post({ kind: "ready", site });
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    post({ kind: "not loaded", words: words.slice(0, maxWords) });
  }
}

function describeSite({ describeContactForm, ...build }: SiteBuild): SiteInWords {
  const { emailServiceOrigin, retentionDays, queryParameters } = build;
  return { emailServiceOrigin, retentionDays, queryParameters, contactForm: describeContactForm() };
}

function createRenderer(build: SiteBuild) {
  return async ({ target, encoding, answer }: RenderRequest): Promise<void> => {
    // Pages must not use the host of the request.
    const url = new URL(target, "http://localhost");
    // The nonce is unknown before rendering, so a script injected through the request cannot have it.
    const nonce = randomBytes(18).toString("base64url");
    const onError = (error: unknown) =>
      post({ kind: "failure", failure: { path: url.pathname, ...failureWithoutWords(error) } });
    try {
      const response = await build.renderPage({ url, answer, nonce, onError });
      const { body, ...page } = await finishPage(response, { nonce, encoding });
      post({ kind: "rendered", page: { ...page, body: Buffer.from(body).toString("base64") } });
    } catch (error) {
      onError(error);
      post({ kind: "not rendered" });
    }
  };
}
