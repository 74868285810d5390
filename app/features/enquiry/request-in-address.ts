import type { MissingEvidence } from "#content/printed/evidence.ts";

/**
 * What a visitor can request for a product, by its name in the address (`?product=…&ask=epd`), in the words of the
 * enquiry.
 */
const inWords: Readonly<Record<MissingEvidence | "sample", string>> = {
  fireClass: "fire class",
  absorption: "absorption by octave band",
  mounting: "mounting of the absorption test",
  report: "test report",
  certificate: "certificate",
  epd: "environmental product declaration",
  sample: "finish sample",
};

/** Finish names are short. Longer text in an address is not a finish. */
const finish = /^[\p{L}\p{N} .,&()/–-]{1,60}$/u;

/** The request in an enquiry's address, in words and as a query; undefined if there is none. */
export function requestIn(query: URLSearchParams): { words: string; query: string } | undefined {
  const ask = query.get("ask");
  if (ask === null || !Object.hasOwn(inWords, ask)) return undefined;
  const words = inWords[ask as keyof typeof inWords];
  const named = query.get("finish");
  if (ask !== "sample" || named === null || !finish.test(named)) return { words, query: `ask=${ask}` };
  return { words: `${words}, ${named}`, query: new URLSearchParams({ ask, finish: named }).toString() };
}

/** The product, with the request in the address (such as a report or a finish sample) added to its name and query. */
export function withRequest<Kind extends { name: string; ask?: string | undefined }>(
  product: Kind | undefined,
  query: URLSearchParams,
): Kind | undefined {
  const asked = product && requestIn(query);
  return asked ? { ...product, name: `${product.name}: ${asked.words}`, ask: asked.query } : product;
}
