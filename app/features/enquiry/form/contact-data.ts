import type { Drawing } from "#content/schema/drawing.ts";
import type { Catalogue, Product } from "#content/schema/resolved.ts";
import type { EmailService } from "../enquiry-request.ts";
import { companyLinks } from "#app/ui/company-links.ts";
import { narrowestFile } from "#app/ui/picture.tsx";

/** A product that an enquiry can be about. */
export interface AskedProduct {
  /** Category and slug, as in the address: `wallPanels/petPanel`. */
  id: string;
  name: string;
  /** What is asked for of it, as a part of the address: `ask=epd`. */
  ask?: string | undefined;
  /** Addresses of a small picture in two formats. */
  picture?: { avif: string; webp: string } | undefined;
  /** Stands where there is no picture. Only the product that the page was written for has it. */
  drawing?: Drawing | undefined;
}

/** What the contact page shows for an enquiry about a product or none, picked from the catalogue. Loaders only. */
export function contactData({ company, pages, details }: Catalogue, askedId: string | null) {
  const { seo, heading, lead } = pages.contact;
  const { corporate, registered } = company.offices;
  const { libraryVersion, userId, serviceId, templateId } = company.emailService;
  const emailService: EmailService = {
    libraryVersion,
    userId: userId.value,
    serviceId: serviceId.value,
    templateId: templateId.value,
  };
  return {
    companyName: company.name.value,
    seo,
    heading,
    lead,
    offices: [corporate, registered].map(({ label, lines }) => ({ label, lines: [...lines] })),
    phones: company.phones.map(({ value }) => value),
    emails: company.emails.map(({ value }) => value),
    links: companyLinks(company),
    emailService,
    askedId,
    products: details.map(({ path, product }): AskedProduct => {
      const id = path.slice(1);
      const picture = smallPicture(product);
      return { id, name: product.name, picture, drawing: id === askedId && !picture ? product.drawing : undefined };
    }),
  };
}

export type ContactData = ReturnType<typeof contactData>;

function smallPicture({ pictures, patterns }: Product): AskedProduct["picture"] {
  const picture = pictures.product ?? pictures.carousel[0] ?? pictures.banner ?? patterns?.items[0]?.picture;
  return picture && { avif: narrowestFile(picture, "avif"), webp: narrowestFile(picture, "webp") };
}
