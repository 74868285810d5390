import { projectTitle, type NameOfProduct } from "./shortlist-text.ts";
import type { Shortlist } from "./shortlist.ts";

/** The chosen finishes by the product's identifier. */
export type Samples = ReadonlyMap<string, readonly string[]>;

/** The finishes that a visitor can request for the products on a list, each product once, in order. */
export function samplesOffered(list: Shortlist, finishesOf: (productId: string) => readonly string[]): Samples {
  const offered = new Map<string, string[]>();
  for (const { productId, finish } of list.items) {
    const finishes = offered.get(productId) ?? [...finishesOf(productId)];
    if (finish && !finishes.includes(finish)) finishes.push(finish);
    if (finishes.length > 0) offered.set(productId, finishes);
  }
  return offered;
}

/** The finishes that are chosen on the list, with which the basket begins. */
export function samplesChosen({ items }: Shortlist): Samples {
  const chosen = new Map<string, string[]>();
  for (const { productId, finish } of items) {
    const finishes = chosen.get(productId) ?? [];
    if (finish && !finishes.includes(finish)) chosen.set(productId, [...finishes, finish]);
  }
  return chosen;
}

/** The basket with a finish put in, or taken out. */
export function withSample(samples: Samples, productId: string, finish: string): Samples {
  const finishes = samples.get(productId) ?? [];
  const others = finishes.filter((one) => one !== finish);
  return new Map(samples).set(productId, others.length < finishes.length ? others : [...finishes, finish]);
}

/** How many samples are in the basket. */
export function sampleCount(samples: Samples): number {
  return [...samples.values()].flat().length;
}

/**
 * The request in an enquiry's message: one line per product, and where to deliver the samples.
 * @param longest in characters. Products that do not fit are counted, and the address is always whole.
 */
export function sampleRequest(
  list: Shortlist,
  { samples, address }: { samples: Samples; address: string },
  nameOf: NameOfProduct,
  longest: number,
): string {
  const title = projectTitle(list);
  const lines = [...samples]
    .filter(([, finishes]) => finishes.length > 0)
    .map(([id, finishes]) => `${nameOf(id)}: ${finishes.join(", ")}`);
  const textOf = (shown: number) =>
    [
      `Please send samples${title ? ` for ${title}` : ""}:`,
      ...lines.slice(0, shown),
      ...(shown < lines.length ? [`and of ${lines.length - shown} more`] : []),
      "",
      "Deliver to:",
      address,
    ].join("\n");
  const fitting = lines.map((_, left) => textOf(lines.length - left)).find((text) => text.length <= longest);
  return fitting ?? textOf(0);
}
