import { ActionLink } from "#app/ui/action-link.tsx";
import type { DetailPage } from "./product-page-content.ts";

/** The one call at the end of the page. The form it leads to knows the product. */
export function EnquiryCall({ page: { name, contact } }: { page: DetailPage }) {
  return (
    <section className="enquiry-call night" aria-labelledby="enquiry-title">
      <div className="enquiry-call__in wrap grid">
        <h2 id="enquiry-title">Ask about the {name}</h2>
        <div className="enquiry-call__side">
          <p className="quiet">The product name goes with your enquiry. Add the room and its size.</p>
          <ActionLink to={contact.enquiryPath} look="light">
            Send an enquiry
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
