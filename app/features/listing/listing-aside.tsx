import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "#app/ui/action-link.tsx";

export interface ListingAsideProps {
  heading: string;
  text: string;
  catalogue: { label: string; href: string };
}

/** The note at the end of a listing, for visitors who have not found their product. */
export function ListingAside(props: ListingAsideProps & { headingLevel: 2 | 3 }) {
  const { heading, text, catalogue, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <aside className="listing-aside">
      <div className="listing-aside__words">
        <Heading>{heading}</Heading>
        <p className="quiet">{text}</p>
        <div className="listing-aside__actions">
          <ActionLink to={sitePages.contact.path} look="button">
            Send an enquiry
          </ActionLink>
          <ActionLink to={catalogue.href} icon="download" download>
            {catalogue.label}
          </ActionLink>
        </div>
      </div>
    </aside>
  );
}
