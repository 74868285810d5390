import { ActionLink } from "./action-link.tsx";

interface EnquiryCallProps {
  title: string;
  words: string;
  /** The form, with the subject of the enquiry. */
  to: string;
}

/** The call to action at the end of a page. */
export function EnquiryCall({ title, words, to }: EnquiryCallProps) {
  return (
    <section className="enquiry-call night" aria-labelledby="enquiry-title">
      <div className="enquiry-call__in wrap grid">
        <h2 id="enquiry-title">{title}</h2>
        <div className="enquiry-call__side">
          <p className="quiet">{words}</p>
          <ActionLink to={to} look="light">
            Send an enquiry
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
