import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const rules = { prerender: [{ where: { href_matches: "/*" }, eagerness: "immediate" }] };

/** The pages in their order, each with a link to the next. */
export const barePaths = ["/", "/second"];

/**
 * Serves pages of two words, which the browser prepares as it does those of the site. What they take is what this machine takes for
 * any page, so that figures of different machines can be compared.
 */
export async function serveBarePages() {
  const server = createServer((request, response) => {
    const next = barePaths[barePaths.indexOf(request.url ?? "") + 1] ?? "/";
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare page</title>
<script type="speculationrules">${JSON.stringify(rules)}</script>
<main><h1>Bare page</h1><a href="${next}">Next</a></main>`);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
