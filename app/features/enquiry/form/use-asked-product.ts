import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { AskedProduct } from "./contact-data.ts";
import { withAsk } from "./with-ask.ts";

/**
 * The product that the address names, as in `?product=wallPanels/petPanel`, with what is asked for of it. The first rendering takes what the page was written
 * for; where a page stands for every query alike, the address is read once the script has taken over.
 */
export function useAskedProduct(products: AskedProduct[], writtenFor: string): AskedProduct | undefined {
  const hydrated = useHydrated();
  const [current] = useSearchParams();
  const query = hydrated ? current : new URLSearchParams(writtenFor);
  const id = query.get("product");
  return withAsk(
    products.find((product) => product.id === id),
    query,
  );
}
