import { useId, type ChangeEvent } from "react";
import { announce } from "../../app/announce.ts";
import type { ShownPlace } from "../placed-photographs.ts";

/** The texts of a photograph. */
export interface WordsOfPhotograph {
  readonly alt: string;
  readonly caption: string;
  /** The texts beside it, by field name. */
  readonly beside: Readonly<Record<string, string>>;
}

export const noWords: WordsOfPhotograph = { alt: "", caption: "", beside: {} };

/** Whether all required texts are filled in. */
export function isSaid({ alt, beside }: WordsOfPhotograph, { words = [] }: ShownPlace, isPresent = false): boolean {
  return alt.trim() !== "" && (isPresent || words.every(({ name }) => (beside[name] ?? "").trim() !== ""));
}

/** Focuses the first empty required field of a form, once all of them are marked. */
export function goToUnsaid(form: HTMLFormElement | null): void {
  const unsaid = [...(form?.querySelectorAll<HTMLElement>("[aria-invalid]") ?? [])];
  unsaid[0]?.focus();
  // Includes its label and help text.
  unsaid[0]?.scrollIntoView({ block: "center" });
  announce(`Not saved: fill in ${unsaid.length === 1 ? "one more field" : `${unsaid.length} more fields`}.`);
}

interface PhotographWordsProps {
  place: ShownPlace;
  said: WordsOfPhotograph;
  /** The photograph is unchanged, so the texts beside it are correct. */
  isPresent?: boolean;
  /** The user has tried to save, so empty fields are marked. */
  isTried: boolean;
  onChange: (said: WordsOfPhotograph) => void;
}

/** Asks for the description of a photograph, and for the texts beside it, which described the previous picture. */
export function PhotographWords({ place, said, isPresent = false, isTried, onChange }: PhotographWordsProps) {
  const { alt, caption, beside } = said;
  return (
    <>
      <WordsField
        label="What the photograph shows, for people who cannot see it"
        advice="Describe the picture, such as “A hall with felt walls”."
        value={alt}
        former={isPresent ? undefined : place.alt}
        isLong
        isTried={isTried}
        onChange={(words) => onChange({ ...said, alt: words })}
      />
      {!isPresent &&
        place.words?.map(({ name, label, said: former }) => (
          <WordsField
            key={name}
            label={label}
            advice="Enter the text below the new photograph, or keep the previous one."
            mayStay
            value={beside[name] ?? ""}
            former={former}
            isTried={isTried}
            onChange={(words) => onChange({ ...said, beside: { ...beside, [name]: words } })}
          />
        ))}
      {!place.words && (
        <WordsField
          label="Caption (optional)"
          value={caption}
          onChange={(words) => onChange({ ...said, caption: words })}
        />
      )}
    </>
  );
}

interface WordsFieldProps {
  label: string;
  /** The message while it is empty; absent for an optional field. */
  advice?: string;
  value: string;
  /** The text for the previous picture. */
  former?: string | undefined;
  /** The text for the previous picture may also be true of this one, such as the town. */
  mayStay?: boolean;
  /** It is a sentence. */
  isLong?: boolean;
  isTried?: boolean;
  onChange: (words: string) => void;
}

function WordsField({ label, advice, value, former, mayStay, isLong = false, isTried, onChange }: WordsFieldProps) {
  const id = useId();
  const isUnsaid = advice !== undefined && isTried && value.trim() === "";
  const field = {
    id,
    className: "text-field__control",
    "aria-required": advice === undefined ? undefined : true,
    "aria-invalid": isUnsaid || undefined,
    "aria-describedby": isUnsaid ? `${id}-unsaid` : undefined,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <div className="text-field">
      <label htmlFor={id}>
        {label}
        {advice !== undefined && " (required)"}
      </label>
      {isLong ? <textarea {...field} rows={3} maxLength={400} /> : <input {...field} maxLength={200} />}
      {isUnsaid && (
        <p id={`${id}-unsaid`} className="text-field__error">
          {advice}
        </p>
      )}
      {former && (
        <p className="caption quiet">
          {isLong ? "Description of" : "For"} the previous picture: {former}
        </p>
      )}
      {former && mayStay && value !== former && (
        <button type="button" className="quiet-button" onClick={() => onChange(former)}>
          Keep “{former}”
        </button>
      )}
    </div>
  );
}
