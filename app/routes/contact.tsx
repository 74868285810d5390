import { data } from "react-router";
import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { Route } from "./+types/contact";
import type { RouteHandle } from "../page/frame.tsx";
import { asReference } from "#app/features/enquiry/reference.ts";
import { postedAnswerContext } from "#app/features/enquiry/posted-answer.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { AddressPanel } from "#app/features/enquiry/form/address-panel.tsx";
import { contactData } from "#app/features/enquiry/form/contact-data.ts";
import ContactForm from "#app/features/enquiry/form/contact-form.island.tsx";
import { valuesOf } from "#app/features/enquiry/form/form-values.ts";

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

/** Shows what the server answers to a form that was posted without script. The enquiry itself never reaches this code. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...answer } = context.get(postedAnswerContext) ?? {
    phase: "failed" as const,
    errors: {},
    values: valuesOf(await request.formData().catch(() => new FormData())),
    explanation: "Enquiries can only be received while the site's own server is running.",
    status: 503,
  };
  return data(answer, { status });
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
