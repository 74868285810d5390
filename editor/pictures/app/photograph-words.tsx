import { useId } from "react";
import type { ShownPlace } from "../messages.ts";

/** What is said of a photograph. */
export interface WordsOfPhotograph {
  readonly alt: string;
  readonly caption: string;
  /** What stands beside it in its place, by the names of its fields. */
  readonly beside: Readonly<Record<string, string>>;
}

export const noWords: WordsOfPhotograph = { alt: "", caption: "", beside: {} };

interface PhotographWordsProps {
  place: ShownPlace;
  said: WordsOfPhotograph;
  /** It is the photograph that is there already, so what is said beside it is right. */
  isPresent?: boolean;
  onChange: (said: WordsOfPhotograph) => void;
}

/** Whether everything is said that must be. */
export function isSaid({ alt, beside }: WordsOfPhotograph, { words = [] }: ShownPlace, isPresent: boolean): boolean {
  return alt.trim() !== "" && (isPresent || words.every(({ name }) => (beside[name] ?? "").trim() !== ""));
}

/** Asks what a photograph shows, and for the words beside it, which said something of the picture before. */
export function PhotographWords({ place, said, isPresent = false, onChange }: PhotographWordsProps) {
  const id = useId();
  const { alt, caption, beside } = said;
  return (
    <>
      <div className="text-field">
        <label htmlFor={`${id}-alt`}>What the photograph shows, for those who cannot see it (required)</label>
        <textarea
          id={`${id}-alt`}
          className="text-field__control"
          required
          rows={3}
          maxLength={400}
          value={alt}
          onChange={(event) => onChange({ ...said, alt: event.target.value })}
        />
        {place.alt && !isPresent && <p className="caption quiet">Of the picture before, it said: {place.alt}</p>}
      </div>
      {!isPresent &&
        place.words?.map(({ name, label, said: former }) => (
          <div key={name} className="text-field">
            <label htmlFor={`${id}-${name}`}>{label} (required)</label>
            <input
              id={`${id}-${name}`}
              className="text-field__control"
              required
              maxLength={200}
              value={beside[name] ?? ""}
              onChange={(event) => onChange({ ...said, beside: { ...beside, [name]: event.target.value } })}
            />
            {former && <p className="caption quiet">Of the picture before, it said: {former}</p>}
          </div>
        ))}
      {!place.words && (
        <div className="text-field">
          <label htmlFor={`${id}-caption`}>Caption, if wanted</label>
          <input
            id={`${id}-caption`}
            className="text-field__control"
            maxLength={200}
            value={caption}
            onChange={(event) => onChange({ ...said, caption: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
