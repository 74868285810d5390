import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { asReference } from "#app/features/enquiry/reference.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { AddressPanel } from "#app/features/enquiry/form/address-panel.tsx";
import { contactData } from "#app/features/enquiry/form/contact-data.ts";
import ContactForm from "#app/features/enquiry/form/contact-form.island.tsx";

const path = sitePages.contact.path;
const trail = trailFromHome({ name: "Contact", path });

export const handle: RouteHandle = { queryParameters: ["product", "ask", "finish", "sent", "receipt"] };

export function loader({ url }: LoaderArgs) {
  const query = url.searchParams;
  const reference = asReference(query.get("sent"));
  return {
    ...contactData(catalogue(), query.get("product")),
    query: query.toString(),
    sent: query.has("sent"),
    reference,
    receipt: query.has("receipt") ? query.get("receipt") === "coming" : undefined,
  };
}

export function meta({ loaderData: { seo, companyName } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

export default function Contact({ loaderData, answer }: PageProps<typeof loader>) {
  const { heading, lead, offices, phones, emails, links, emailService, products, query, sent, reference, receipt } =
    loaderData;
  return (
    <>
      <PageHead title={heading} lead={lead} trail={trail} />
      <div className="contact wrap grid">
        <ContactForm
          answer={answer}
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
