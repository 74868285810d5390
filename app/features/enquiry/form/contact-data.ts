import { nameOnPage } from "#content/printed/phrases.ts";
import type { Catalogue } from "#content/schema/resolved.ts";
import type { EmailService } from "../enquiry-request.ts";
import { companyLinks, contactDetails } from "#app/ui/company-links.ts";
import { smallPictureOf, type ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";

/** A product that an enquiry can be about. */
export interface AskedProduct extends ThumbnailProduct {
  /** Category and slug, as in the address: `wallPanels/petPanel`. */
  id: string;
  /** What the visitor requests, as part of the address: `ask=epd`. */
  ask?: string | undefined;
}

/** What the contact page shows for an enquiry, with or without a product. Loaders only. */
export function contactData({ company, categories, details }: Catalogue, askedId: string | null) {
  const { libraryVersion, userId, serviceId, templateId } = company.emailService;
  const emailService: EmailService = {
    libraryVersion,
    userId: userId.value,
    serviceId: serviceId.value,
    templateId: templateId.value,
  };
  return {
    ...contactDetails(company),
    links: companyLinks(company),
    emailService,
    askedId,
    products: details.map((detail): AskedProduct => {
      const { path, product } = detail;
      const id = path.slice(1);
      const picture = smallPictureOf(product);
      // Only for the product that the page is rendered for: forty drawings would be larger than the page.
      return {
        id,
        name: nameOnPage(detail, categories),
        picture,
        drawing: id === askedId && !picture ? product.drawing : undefined,
      };
    }),
  };
}
