import { SampleNote } from "#app/ui/sample-note.tsx";

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
