import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { withAskedFor } from "../asked-for.ts";
import type { AskedProduct } from "./contact-data.ts";

/**
 * The product in the address, as in `?product=wallPanels/petPanel`, with the visitor's request. The first render
 * uses the query that the page was rendered for; a prerendered page serves every query, so the address is read
 * after hydration.
 */
export function useAskedProduct(products: AskedProduct[], renderedFor: string): AskedProduct | undefined {
  const hydrated = useHydrated();
  const [current] = useSearchParams();
  const query = hydrated ? current : new URLSearchParams(renderedFor);
  const id = query.get("product");
  return withAskedFor(
    products.find((product) => product.id === id),
    query,
  );
}
