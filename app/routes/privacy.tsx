import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { PageProps } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PrivacySection, privacySections } from "#app/features/privacy/privacy-section.tsx";

const path = sitePages.privacy.path;

export function loader() {
  const { company, pages } = catalogue();
  const { seo, heading, lead, sections } = pages.privacy;
  return {
    companyName: company.name.value,
    seo,
    heading,
    lead,
    sections: privacySections(sections, {
      emailServiceOrigin: import.meta.env.EMAIL_SERVICE_ORIGIN,
      retentionDays: import.meta.env.ENQUIRY_RETENTION_DAYS,
      email: company.emails[0]?.value,
    }),
  };
}

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail(heading))] });
}

export default function Privacy({ loaderData: { heading, lead, sections } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead trail={trail(heading)} title={heading} lead={lead} />
      <div className="privacy wrap">
        {sections.map((section) => (
          <PrivacySection key={section.heading} {...section} />
        ))}
      </div>
    </>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
