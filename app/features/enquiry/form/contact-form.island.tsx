import type { ComponentProps } from "react";
import { WordsInHindi } from "#app/hindi/words.tsx";
import type { Translation } from "#content/schema/hindi.ts";
import type { AskedProduct } from "./contact-data.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { withRequest } from "../request-in-address.ts";

interface ContactFormProps extends Omit<ComponentProps<typeof EnquiryForm>, "product"> {
  products: AskedProduct[];
  /** The query that the page was rendered for. */
  renderedQuery: string;
  /** Only on a page in Hindi. */
  words?: readonly Translation[] | undefined;
}

/** The enquiry form for the product in the address. */
function ContactForm({ products, renderedQuery, words, ...form }: ContactFormProps) {
  return (
    <WordsInHindi words={words}>
      <EnquiryForm {...form} product={useAskedProduct(products, renderedQuery)} />
    </WordsInHindi>
  );
}

/**
 * The product in the address, as in `?product=wallPanels/petPanel`, with the visitor's request. The first render
 * uses the query that the page was rendered for; a prerendered page serves every query, so the address is read
 * after hydration.
 */
function useAskedProduct(products: AskedProduct[], renderedFor: string): AskedProduct | undefined {
  const hydrated = useHydrated();
  const [current] = useSearchParams();
  const query = hydrated ? current : new URLSearchParams(renderedFor);
  const id = query.get("product");
  return withRequest(
    products.find((product) => product.id === id),
    query,
  );
}

export default island("contact-form", withAddress(ContactForm), {
  followsAddress: true,
  storedUnder: "enquiry-draft enquiry-draft-part enquiry-waiting",
});
