import { ActionLink } from "../ui/action-link.tsx";

export interface ListingAsideProps {
  heading: string;
  text: string;
  catalogue: { label: string; href: string };
}

/** The word at the end of a listing, for visitors who have not found their product. */
export function ListingAside({ heading, text, catalogue }: ListingAsideProps) {
  return (
    <section className="listing-aside">
      <h2>{heading}</h2>
      <p className="quiet">{text}</p>
      <div className="listing-aside__actions">
        <ActionLink to="/contact" look="button">
          Send an enquiry
        </ActionLink>
        <ActionLink to={catalogue.href} icon="download" download>
          {catalogue.label}
        </ActionLink>
      </div>
    </section>
  );
}
