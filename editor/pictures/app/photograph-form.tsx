import { useEffect, useId, useRef, useState } from "react";
import { wordsOf, type SaveOutcome } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { useFileNames } from "../../app/file-names.ts";
import type { Crop } from "../crop.ts";
import type { Photograph, ShownPlace } from "../messages.ts";
import { placePhotograph } from "./ask-pictures.ts";
import { AlsoInPlaces, keyOfPlace } from "./also-in-places.tsx";
import { PlaceCrop } from "./place-crop.tsx";

interface PhotographFormProps {
  path: string;
  place: ShownPlace;
  photograph: Photograph;
  /** The name under which the photograph was taken in; without one, another part of the present one is to be shown. */
  upload: string | undefined;
  /** What is shown of the present one. */
  present?: Crop | undefined;
  /** Which one of several it is: `2 of 11`. */
  count?: string | undefined;
  /** The other places that may show the same photograph. */
  others?: readonly ShownPlace[];
  /** Given what became of the last of them, and what all the places are called. */
  onPlaced: (outcome: SaveOutcome, labels: readonly string[]) => void | Promise<void>;
  onCancel: () => void;
}

const none: readonly ShownPlace[] = [];
const middle: Crop = { focusX: 0.5, focusY: 0.5, closer: 1 };

/** Asks which part of a photograph a place shows, and what it shows. */
export function PhotographForm(props: PhotographFormProps) {
  const { path, place, photograph, upload, present = middle, count, others = none, onPlaced, onCancel } = props;
  const isPresent = upload === undefined;
  const [crop, setCrop] = useState(present);
  const [crops, setCrops] = useState<ReadonlyMap<string, Crop>>(new Map());
  const [alt, setAlt] = useState((isPresent && place.alt) || "");
  const [caption, setCaption] = useState((isPresent && place.caption) || "");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  const nameOf = useFileNames();
  const alsoIn = place.alsoIn.map((each) => nameOf(each).name);

  const put = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const all = [
        { place, shown: crop },
        ...others.flatMap((each) => {
          const shown = crops.get(keyOfPlace(each));
          return shown ? [{ place: each, shown }] : [];
        }),
      ];
      const done: string[] = [];
      // One after the other: each is put into the file as the one before has left it.
      for (const each of all) {
        const placement = { path, at: each.place.at, upload, crop: each.shown, alt, caption: caption || undefined };
        const answer = await placePhotograph(placement);
        if (answer.outcome !== "saved" && answer.outcome !== "kept") {
          const words =
            answer.outcome === "refused"
              ? answer.mistakes.map(({ message }) => message).join(" ")
              : "Nothing was different.";
          setProblem(done.length > 0 ? `${each.place.label}: ${words} It is in place for ${done.join(", ")}.` : words);
          return;
        }
        done.push(each.place.label);
        if (done.length === all.length) await onPlaced(answer, done);
      }
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      className="photograph-form"
      tabIndex={-1}
      aria-label={`Photograph for ${place.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <PlaceCrop photograph={photograph} kind={place.kind} crop={crop} onChange={setCrop} />
      <div className="photograph-form__fields">
        <h3>
          {place.label}
          {count && <span className="quiet">, photograph {count}</span>}
        </h3>
        <div className="text-field">
          <label htmlFor={`${id}-alt`}>What the photograph shows, for those who cannot see it (required)</label>
          <textarea
            id={`${id}-alt`}
            className="text-field__control"
            required
            rows={3}
            maxLength={400}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          {place.alt && !isPresent && <p className="caption quiet">Of the picture before, it said: {place.alt}</p>}
        </div>
        <div className="text-field">
          <label htmlFor={`${id}-caption`}>Caption, if wanted</label>
          <input
            id={`${id}-caption`}
            className="text-field__control"
            maxLength={200}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        </div>
        {place.alsoIn.length > 0 && (
          <p className="small quiet">
            {isPresent ? "This picture" : "The picture before"} is also shown by {alsoIn.join(", ")}. It changes there
            too.
          </p>
        )}
        {!isPresent && others.length > 0 && (
          <AlsoInPlaces photograph={photograph} places={others} crops={crops} onChange={setCrops} />
        )}
        <Failure words={problem} inForm />
        <div className="photograph-form__buttons">
          <button type="button" className="plain-button" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="action-link action-link--button" disabled={isBusy || alt.trim() === ""}>
            {isBusy
              ? "Cutting it out …"
              : isPresent
                ? "Show this part"
                : crops.size > 0
                  ? `Put it in ${crops.size + 1} places`
                  : "Put it in place"}
          </button>
        </div>
      </div>
    </form>
  );
}
