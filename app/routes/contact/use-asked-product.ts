import { useSearchParams } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { AskedProduct } from "./contact-data.ts";

/**
 * The product that the address names, as in `?product=wallPanels/petPanel`. The first rendering takes what the page was written
 * for; where a page stands for every query alike, the address is read once the script has taken over.
 */
export function useAskedProduct(products: AskedProduct[], writtenFor: string | null): AskedProduct | undefined {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const id = hydrated ? query.get("product") : writtenFor;
  return products.find((product) => product.id === id);
}
