import type { IncomingMessage, ServerResponse } from "node:http";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import { isSecure, type TrustedProxies } from "../http/forwarded.ts";
import { chooseEncoding, isKnown } from "../http/representation.ts";
import { securityHeadersFor } from "../http/security-headers.ts";
import type { Found } from "./addresses.ts";
import type { PagePolicy } from "./content-security-policy.ts";
import type { RenderedPage } from "./rendering/messages.ts";
import { RememberedPages } from "./rendering/remembered-pages.ts";
import { RendererBusyError, type RenderPool } from "./rendering/render-pool.ts";

interface PageRendererParts {
  pool: RenderPool;
  policyFor: PagePolicy;
  isTrustedProxy: TrustedProxies;
}

/** A posted form, read. */
export interface PostedForm {
  /** Path and query. */
  target: string;
  contentType: string;
  body: Uint8Array;
  acceptEncoding: string | undefined;
}

export interface PageRenderer {
  /** Answers a GET or HEAD request for a page that reads its query. */
  send(found: Found & { kind: "rendered" }, incoming: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Gives a posted form to the page's action, with the receiver of enquiries at hand. */
  post(form: PostedForm, receiveEnquiry: EnquiryReceiver): Promise<Response>;
}

const encodings = ["br", "gzip"] as const;

/** Makes the renderer of the pages that no file answers. */
export function createPageRenderer({ pool, policyFor, isTrustedProxy }: PageRendererParts): PageRenderer {
  const remembered = new RememberedPages();

  const rendered = ({ target, common }: Found & { kind: "rendered" }, acceptEncoding: string | undefined) => {
    const encoding = chooseEncoding(acceptEncoding, encodings);
    const render = () => pool.render({ target, encoding });
    return common ? remembered.get(`${encoding ?? ""} ${target}`, render) : render();
  };
  const headersOf = ({ headers, inline }: RenderedPage) =>
    inline ? { ...headers, "content-security-policy": policyFor(inline) } : headers;

  return {
    async send(found, incoming, response) {
      const { headers: asked, method } = incoming;
      const answer = await rendered(found, asked["accept-encoding"]).catch(failureAnswer);
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
    async post({ acceptEncoding, ...form }, receiveEnquiry) {
      const encoding = chooseEncoding(acceptEncoding, encodings);
      const { target, contentType, body } = form;
      const answer = await pool
        .render({ target, encoding, form: { contentType, body } }, receiveEnquiry)
        .catch(failureAnswer);
      const hasBody = answer.body.length > 0;
      return new Response(hasBody ? new Uint8Array(answer.body) : null, {
        status: answer.status,
        headers: headersOf(answer),
      });
    },
  };
}

/** For a page that could not be rendered now, or not at all. Why it failed is in the log. */
function failureAnswer(error: unknown): RenderedPage {
  const busy = error instanceof RendererBusyError;
  const body = Buffer.from(
    busy ? "The site is busy. Please try again in a few seconds." : "Something went wrong. Please try again.",
  );
  return {
    status: busy ? 503 : 500,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "content-length": String(body.length),
      ...(busy ? { "retry-after": "2" } : {}),
    },
    body,
  };
}
