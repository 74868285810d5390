import type { PageEntries } from "#content/schema/pages.ts";

interface Circumstances {
  /** Another origin that takes the enquiries; empty for this server. */
  emailServiceOrigin: string;
  /** After so many days this server deletes an enquiry. */
  retentionDays: string;
  /** Where to write. */
  email: string | undefined;
}

/** The sections that are true of a site as it is set up. */
export function privacySections(
  sections: PageEntries["privacy"]["sections"],
  { emailServiceOrigin, retentionDays, email }: Circumstances,
) {
  const taker = emailServiceOrigin ? "otherService" : "thisServer";
  return sections
    .filter(({ onlyWhere = taker }) => onlyWhere === taker)
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
