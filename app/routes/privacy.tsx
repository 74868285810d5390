import { catalogueFor } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps } from "../page/route.ts";
import { PrivacySection, privacySections } from "#app/features/privacy/privacy-section.tsx";

export function loader({ url }: LoaderArgs) {
  const content = catalogueFor(url);
  return {
    ...headedPage("privacy", content),
    sections: privacySections(content.pages.privacy.sections, {
      emailServiceOrigin: import.meta.env.EMAIL_SERVICE_ORIGIN,
      retentionDays: import.meta.env.ENQUIRY_RETENTION_DAYS,
      email: content.company.emails[0]?.value,
    }),
  };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export default function Privacy({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <HeadOfPage page={loaderData} />
      <div className="privacy wrap">
        {loaderData.sections.map((section) => (
          <PrivacySection key={section.heading} {...section} />
        ))}
      </div>
    </>
  );
}
