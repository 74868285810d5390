import { catalogueFor } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { parseReference } from "#app/features/enquiry/reference.ts";
import { AddressPanel } from "#app/features/enquiry/form/address-panel.tsx";
import { contactData } from "#app/features/enquiry/form/contact-data.ts";
import { GuardedPost } from "#app/features/enquiry/form/guarded-post.tsx";
import ContactForm from "#app/features/enquiry/form/contact-form.island.tsx";

export const handle: RouteHandle = { queryParameters: ["product", "ask", "finish", "sent", "receipt"] };

export function loader({ url }: LoaderArgs) {
  const content = catalogueFor(url);
  const query = url.searchParams;
  return {
    ...headedPage("contact", content, content.pages.contact.menuLabel),
    ...contactData(content, query.get("product")),
    words: content.language === "hi" ? content.hindiWords.enquiryForm : undefined,
    query: query.toString(),
    sent: {
      sent: query.has("sent"),
      reference: parseReference(query.get("sent")),
      receipt: query.has("receipt") ? query.get("receipt") === "coming" : undefined,
    },
  };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export default function Contact({ loaderData, answer }: PageProps<typeof loader>) {
  const { offices, phones, emails, links, emailService, products, query, sent, words } = loaderData;
  return (
    <>
      <HeadOfPage page={loaderData} />
      <div className="contact wrap grid">
        <ContactForm
          answer={answer}
          sent={sent}
          service={emailService}
          products={products}
          renderedQuery={query}
          words={words}
        />
        <GuardedPost />
        <AddressPanel offices={offices} phones={phones} emails={emails} links={links} />
      </div>
    </>
  );
}
