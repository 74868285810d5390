import type { DetailPage } from "./build-product-page.ts";
import { EnquiryCall } from "#app/ui/enquiry-call.tsx";
import { PictureStrip } from "./pictures/picture-strip.tsx";
import { ProductSection } from "#app/features/listing/index.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import SectionIndex from "./section-index.island.tsx";
import { sectionsOf } from "./sections.tsx";

/** Everything below the first screen. */
export default function PageBody({ page }: { page: DetailPage }) {
  return (
    <>
      <OpeningPictures page={page} />
      <NumberedSections page={page} />
      <Related page={page} />
      <EnquiryCall
        title={`Ask about the ${page.name}`}
        words="Your enquiry will name the product. Tell us about your project."
        to={page.contact.enquiryPath}
      />
      <ActionBar contact={page.contact} />
    </>
  );
}

/** The pictures of the product as a full-width carousel. A single picture is shown beside the text instead. */
function OpeningPictures({ page: { pictures, name, shown } }: { page: DetailPage }) {
  if (pictures.strip.length < 2) return null;
  return (
    <div className="opening-pictures">
      <PictureStrip
        label={`Pictures of the ${name}`}
        pictures={pictures.strip}
        shown={shown}
        sizes="(min-width: 1025px) 50vw, (min-width: 601px) 34vw, 100vw"
      />
    </div>
  );
}

/** Other products in the category. */
function Related({ page: { related, relatedNotes, category } }: { page: DetailPage }) {
  return (
    <ProductSection
      id="related-title"
      title="Related products"
      link={
        <ActionLink to={category.path} label={`All ${category.menuLabel}`}>
          All {category.menuLabel}
        </ActionLink>
      }
      notes={relatedNotes}
      products={related}
    />
  );
}

/** Call, chat if there is one, and enquire: within reach of the thumb on phones and tablets. */
function ActionBar({ contact: { call, chat, enquiryPath } }: Pick<DetailPage, "contact">) {
  return (
    <nav className="action-bar" aria-label="Ask about this product">
      <ul>
        <li>
          <a href={call}>
            <Icon name="phone" />
            Call
          </a>
        </li>
        {chat && (
          <li>
            <a href={chat}>
              <Icon name="chat" />
              Chat
            </a>
          </li>
        )}
        <li>
          <a className="action-bar__main" href={enquiryPath}>
            <Icon name="mail" />
            Enquire
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** The sections of the page, numbered, with an index beside them on wide screens. */
function NumberedSections({ page }: { page: DetailPage }) {
  const sections = sectionsOf(page);
  return (
    <div className="detail-sections wrap grid">
      <SectionIndex
        sections={sections.map(({ id, title }) => ({ id, title }))}
        enquiryPath={page.contact.enquiryPath}
      />
      <div className="detail-sections__body">
        {sections.map(({ id, title, body }) => (
          <section key={id} className="section-block" id={id} aria-labelledby={`${id}-title`}>
            {/* The style sheet counts its number. */}
            <h2 className="section-block__head" id={`${id}-title`}>
              {title}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
