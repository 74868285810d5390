import type { ComponentProps } from "react";
import type { AskedProduct } from "./contact-data.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { useAskedProduct } from "./use-asked-product.ts";

interface ContactFormProps extends Omit<ComponentProps<typeof EnquiryForm>, "product"> {
  products: AskedProduct[];
  /** The query that the page was rendered for. */
  renderedQuery: string;
}

/** The enquiry form for the product in the address. */
export function ContactForm({ products, renderedQuery, ...form }: ContactFormProps) {
  return <EnquiryForm {...form} product={useAskedProduct(products, renderedQuery)} />;
}
