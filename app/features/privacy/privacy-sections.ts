import type { PageEntries } from "#content/schema/pages.ts";

interface SiteSettings {
  /** The origin of another service that receives enquiries; empty for this server. */
  emailServiceOrigin: string;
  /** The number of days after which this server deletes an enquiry. */
  retentionDays: string;
  /** The address for questions. */
  email: string | undefined;
}

/** The sections that apply to the site's configuration. */
export function privacySections(
  sections: PageEntries["privacy"]["sections"],
  { emailServiceOrigin, retentionDays, email }: SiteSettings,
) {
  const receiver = emailServiceOrigin ? "otherService" : "thisServer";
  return sections
    .filter(({ onlyWhere = receiver }) => onlyWhere === receiver)
    .map(({ heading, paragraphs, items = [], contact = false }) => ({
      heading,
      paragraphs: paragraphs.map(({ text, sample }) => ({
        text: text.replaceAll("{retentionDays}", retentionDays),
        sample,
      })),
      items,
      email: contact ? email : undefined,
    }));
}
