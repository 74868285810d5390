import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SaveOutcome } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { useAttempt } from "../../app/use-attempt.ts";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import { middle, type Crop } from "../crop.ts";
import type { Photograph, ShownPlace } from "../placed-photographs.ts";
import { placePhotograph } from "./ask-pictures.ts";
import { goToUnsaid, isSaid, noWords, PhotographWords } from "./photograph-words.tsx";
import { AlsoInPlaces, keyOfPlace, SharedPicture } from "./also-in-places.tsx";
import { PlaceCrop } from "./place-crop.tsx";

interface PhotographFormProps {
  path: string;
  place: ShownPlace;
  photograph: Photograph;
  /** The name of the upload; if absent, the present photograph is cropped again. */
  upload: string | undefined;
  /** The present photograph's crop. */
  present?: Crop | undefined;
  /** Other places that may show the same photograph. */
  others?: readonly ShownPlace[];
  /** Receives the outcome of the last placement, and the labels of all the places. */
  onPlaced: (outcome: SaveOutcome, labels: readonly string[]) => void | Promise<void>;
  onCancel: () => void;
}

const none: readonly ShownPlace[] = [];

/** Asks for a photograph's crop in a place, and for its description. */
export function PhotographForm(props: PhotographFormProps) {
  const { path, place, photograph, upload, present = middle, others = none, onPlaced, onCancel } = props;
  const isPresent = upload === undefined;
  const [crop, setCrop] = useState(present);
  const [crops, setCrops] = useState<ReadonlyMap<string, Crop>>(new Map());
  const [said, setSaid] = useState(
    isPresent ? { ...noWords, alt: place.alt ?? "", caption: place.caption ?? "" } : noWords,
  );
  const { problem, isBusy, attempt } = useAttempt();
  const [isTried, setTried] = useState(false);
  useUnsavedWarning(!isPresent && said.alt !== "");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = isPresent ? null : form.current?.querySelector("textarea");
    form.current?.scrollIntoView({ block: "start" });
    (first ?? form.current)?.focus({ preventScroll: true });
  }, [isPresent]);

  const put = () =>
    attempt(async () => {
      const all = [
        { place, shown: crop },
        ...others.flatMap((each) => {
          const shown = crops.get(keyOfPlace(each));
          return shown ? [{ place: each, shown }] : [];
        }),
      ];
      const done: string[] = [];
      // In sequence: each placement changes the file that the previous one has saved.
      for (const each of all) {
        const answer = await placePhotograph({ path, place: each.place, upload, crop: each.shown, said });
        const words = answer.problem;
        if (words !== undefined)
          return done.length > 0 ? `${each.place.label}: ${words} It is used for ${done.join(", ")}.` : words;
        done.push(each.place.label);
        if (done.length === all.length) await onPlaced(answer.outcome, done);
      }
      return undefined;
    });
  return (
    <form
      ref={form}
      className="photograph-form"
      tabIndex={-1}
      noValidate
      aria-label={`Photograph for ${place.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaid(said, place, isPresent)) return void put();
        flushSync(() => setTried(true));
        goToUnsaid(form.current);
      }}
    >
      <PlaceCrop photograph={photograph} kind={place.kind} crop={crop} onChange={setCrop} />
      <div className="photograph-form__fields">
        <h3>{place.label}</h3>
        <PhotographWords place={place} said={said} isPresent={isPresent} isTried={isTried} onChange={setSaid} />
        <SharedPicture place={place} recroppedWith={isPresent ? others : undefined} />
        {!isPresent && others.length > 0 && (
          <AlsoInPlaces photograph={photograph} places={others} crops={crops} onChange={setCrops} />
        )}
        <Failure words={problem} inForm />
        <div className="photograph-form__buttons">
          <button type="button" className="plain-button" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="action-link action-link--button" disabled={isBusy}>
            {isBusy
              ? "Cropping …"
              : isPresent
                ? "Save this part"
                : crops.size > 0
                  ? `Use this photograph in ${crops.size + 1} places`
                  : "Save this photograph"}
          </button>
        </div>
      </div>
    </form>
  );
}
