import { Fragment } from "react";

interface RequestLinksProps {
  /** What can be requested, and its name in the address of an enquiry. */
  requests: readonly { label: string; ask: string }[];
  /** The address of an enquiry about the product. */
  path: string;
  /** Added for assistive technology where several products are beside each other. */
  productName?: string;
}

/** Links to an enquiry for each thing that was not supplied: `Test report, certificate, EPD`. */
export function RequestLinks({ requests, path, productName }: RequestLinksProps) {
  return requests.map(({ label, ask }, index) => {
    const words = index > 0 ? inSentence(label) : label;
    return (
      <Fragment key={label}>
        {index > 0 && ", "}
        <a href={`${path}&ask=${ask}`} aria-label={productName && `${words}: ${productName}`}>
          {words}
        </a>
      </Fragment>
    );
  });
}

/** A label within a sentence: `fire class`, but `EPD`. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
