import { askedFor } from "../asked-for.ts";
import type { AskedProduct } from "./contact-data.ts";

/** A product together with what the address asks for of it: a report, a sample of a finish. */
export function withAsk(product: AskedProduct | undefined, query: URLSearchParams): AskedProduct | undefined {
  const asked = product && askedFor(query);
  return asked ? { ...product, name: `${product.name}: ${asked.words}`, ask: asked.query } : product;
}
