import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { Route } from "./+types/contact";
import type { RouteHandle } from "../page/frame.tsx";
import { asReference } from "#app/features/enquiry/reference.ts";
import { enquiryReceiverContext } from "#app/features/enquiry/receiver-context.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { AddressPanel } from "#app/features/enquiry/form/address-panel.tsx";
import { contactData } from "#app/features/enquiry/form/contact-data.ts";
import ContactForm from "#app/features/enquiry/form/contact-form.island.tsx";
import { sendFromPage } from "#app/features/enquiry/form/send-from-page.ts";

const path = sitePages.contact.path;
const trail = trailFromHome({ name: "Contact", path });

export const handle: RouteHandle = { queryParameters: ["product", "sent", "receipt"] };

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const reference = asReference(query.get("sent"));
  return {
    ...contactData(catalogue(), query.get("product")),
    query: query.toString(),
    sent: query.has("sent"),
    reference,
    receipt: query.has("receipt") ? query.get("receipt") === "coming" : undefined,
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const askedId = new URL(request.url).searchParams.get("product");
  return sendFromPage(request, contactData(catalogue(), askedId), context.get(enquiryReceiverContext));
}

export function meta({ loaderData: { seo, companyName } }: Route.MetaArgs) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, lead, offices, phones, emails, links, emailService, products, query, sent, reference, receipt } =
    loaderData;
  return (
    <>
      <PageHead title={heading} lead={lead} trail={trail} />
      <div className="contact wrap grid">
        <ContactForm
          answer={actionData}
          sent={{ sent, reference, receipt }}
          service={emailService}
          products={products}
          renderedQuery={query}
        />
        <AddressPanel offices={offices} phones={phones} emails={emails} links={links} />
      </div>
    </>
  );
}
