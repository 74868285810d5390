import { ActionBar } from "./hero/action-bar.tsx";
import { NumberedSections } from "./numbered-sections.tsx";
import type { DetailPage } from "./build-product-page.ts";
import { EnquiryCall } from "#app/ui/enquiry-call.tsx";
import { PictureStrip } from "./pictures/picture-strip.tsx";
import { ProductSection } from "#app/features/listing/index.ts";
import { ActionLink } from "#app/ui/action-link.tsx";

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

/** Other products of the category. */
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
