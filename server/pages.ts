import type { Context } from "hono";
import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";
import { createQueryDecision } from "./queries.ts";
import { createRenderer } from "./render.ts";
import type { Log } from "./log.ts";
import type { Site } from "./site-build.ts";

const allowedMethods = ["GET", "HEAD", "POST"];

/**
 * Answers every address of the site: from disk where the page was prerendered, and through React Router where the query
 * decides what the page shows, where a form is posted, and where the address is unknown.
 */
export function createPages(
  { files, build, policyOf }: Site,
  receiverFor: (context: Context) => EnquiryReceiver,
  log: Log,
) {
  const dependsOnQuery = createQueryDecision(build.routes);
  const render = createRenderer(build, policyOf, log);

  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    if (!allowedMethods.includes(method)) {
      return context.text("This address answers GET and POST.", 405, { allow: allowedMethods.join(", ") });
    }
    const url = new URL(context.req.url);
    const address = decoded(url.pathname);
    if (address === undefined) return context.text("This address cannot be read.", 400);
    if (method === "POST") return render(context.req.raw, receiverFor(context));

    const properAddress = files.properAddress(address);
    if (properAddress) return context.redirect(encodeURI(properAddress) + url.search, 308);
    if (dependsOnQuery(address, url.searchParams)) return render(context.req.raw, receiverFor(context));
    return (await files.respond(address, context.req.raw, policyOf)) ?? render(context.req.raw, receiverFor(context));
  };
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
