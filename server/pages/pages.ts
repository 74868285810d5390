import type { Context } from "hono";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import type { Log } from "../log.ts";
import { createRenderer } from "./render.ts";
import type { Site } from "./site-build.ts";

const allowedMethods = ["GET", "HEAD", "POST"];

/**
 * Answers every request that no file answers: a page whose query decides what it shows, a form that is posted,
 * an address in another spelling than the site's, and an unknown one.
 */
export function createPages(
  { files, build, policyFor }: Site,
  receiverFor: (context: Context) => EnquiryReceiver,
  log: Log,
) {
  const render = createRenderer(build, policyFor, log);
  const addressesInLowerCase = new Map([...files.keys()].map((address) => [address.toLowerCase(), address]));

  /** The address at which a file is served, when a request has a slash at the end, `index.html`, or other capitals. */
  const canonicalAddress = (address: string): string | undefined => {
    const trimmed = address.replace(/\/index\.html$/, "/").replace(/\/+$/, "") || "/";
    const canonical = addressesInLowerCase.get(trimmed.toLowerCase());
    return canonical === address ? undefined : canonical;
  };

  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    if (!allowedMethods.includes(method)) {
      return context.text("This address only accepts GET and POST requests.", 405, {
        allow: allowedMethods.join(", "),
      });
    }
    const url = new URL(context.req.url);
    const address = decoded(url.pathname);
    if (address === undefined) return context.text("This address is not valid.", 400);
    const canonical = method === "POST" ? undefined : canonicalAddress(address);
    if (canonical) return context.redirect(encodeURI(canonical) + url.search, 308);
    return render(context.req.raw, receiverFor(context));
  };
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
