import { SampleNote } from "#app/ui/sample-note.tsx";
import type { PageEntries } from "#content/schema/pages.ts";

interface PrivacySectionProps {
  heading: string;
  paragraphs: readonly { text: string; sample: boolean }[];
  items: readonly string[];
  /** The address for questions, only in the section about contact. */
  email: string | undefined;
}

/** A heading with its answer beside it. */
export function PrivacySection({ heading, paragraphs, items, email }: PrivacySectionProps) {
  return (
    <section className="privacy-section grid">
      <h2>{heading}</h2>
      <div className="privacy-section__words">
        {paragraphs.map(({ text, sample }) => (
          <p key={text}>
            {text}
            {sample && (
              <>
                {" "}
                <SampleNote />
              </>
            )}
          </p>
        ))}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
    </section>
  );
}

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
