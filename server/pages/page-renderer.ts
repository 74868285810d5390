import type { IncomingMessage, ServerResponse } from "node:http";
import type { PostedAnswer } from "#app/features/enquiry/form-state.ts";
import { isSecure, type TrustedProxies } from "../http/forwarded.ts";
import { chooseEncoding, isKnown } from "../http/representation.ts";
import { securityHeadersFor } from "../http/security-headers.ts";
import type { FileHandler } from "../static/file-handler.ts";
import type { Found } from "./site-addresses.ts";
import type { PagePolicy } from "./content-security-policy.ts";
import { plainPageOf, sentPage, tellsOfSending } from "./plain-pages.ts";
import type { RenderedPage } from "./rendering/renderer-messages.ts";
import { NoRendererError, type RenderPool } from "./rendering/render-pool.ts";
import { PageNotRenderedError } from "./rendering/render-process.ts";

interface PageRendererParts {
  pool: RenderPool;
  policyFor: PagePolicy;
  isTrustedProxy: TrustedProxies;
  files: FileHandler;
}

/** The data of the page for a refused form. */
export interface RefusedForm {
  /** Path and query. */
  target: string;
  answer: PostedAnswer;
  acceptEncoding: string | undefined;
}

export interface PageRenderer {
  /** Responds to a GET or HEAD request for a page that depends on its query. */
  send(found: Found & { kind: "rendered" }, incoming: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Renders the page of a refused form with the visitor's input. Rejects if it cannot be rendered. */
  showRefused(form: RefusedForm): Promise<Response>;
}

const encodings = ["br", "gzip"] as const;

/** Creates the renderer for pages that are not files. */
export function createPageRenderer({ pool, policyFor, isTrustedProxy, files }: PageRendererParts): PageRenderer {
  const { contactForm } = pool.site;

  const headersOf = ({ headers, inline, body }: RenderedPage): Record<string, string> => ({
    ...headers,
    ...(body.length > 0 ? { "content-length": String(body.length) } : {}),
    ...(inline ? { "content-security-policy": policyFor(inline) } : {}),
  });

  return {
    async send(found, incoming, response) {
      const { headers: asked, method } = incoming;
      const encoding = chooseEncoding(asked["accept-encoding"], encodings);
      const page = await pool
        .render({ target: found.target, encoding })
        .catch((error: unknown) => (error instanceof NoRendererError ? undefined : failureAnswer()));
      const tells = tellsOfSending(found.target, contactForm);
      // Fall back to the prerendered page, whose scripts read the query too: a flood must not close the contact page.
      if (!page && !tells) return files.send(found.file, incoming, response);
      const answer = page && !(tells && page.status >= 500) ? page : sentPage(found.target, contactForm);
      const own = headersOf(answer);
      const headers: Record<string, string> = {
        ...own,
        ...securityHeadersFor(own, isSecure(incoming, isTrustedProxy)),
      };
      const { etag } = headers;
      if (etag && isKnown(asked["if-none-match"], etag)) {
        const { "content-length": _, "content-encoding": __, "content-type": ___, ...kept } = headers;
        return void response.writeHead(304, kept).end();
      }
      response.writeHead(answer.status, headers).end(method === "HEAD" ? undefined : answer.body);
    },
    async showRefused({ target, answer, acceptEncoding }) {
      const page = await pool.render({ target, encoding: chooseEncoding(acceptEncoding, encodings), answer });
      if (page.status !== answer.status) throw new PageNotRenderedError();
      return new Response(new Uint8Array(page.body), { status: page.status, headers: headersOf(page) });
    },
  };
}

/** The response for a page that could not be rendered. The log has the reason. */
function failureAnswer(): RenderedPage {
  return plainPageOf("text/plain", "Something went wrong. Please try again.", 500);
}
