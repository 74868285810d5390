import { useId, useState } from "react";
import { wordsOf } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { mistakeInWords } from "../../app/form/field-state.ts";
import { cropOf, type Crop } from "../crop.ts";
import type { ShownPlace, TakenPhotograph } from "../messages.ts";
import { placePhotograph } from "./ask-pictures.ts";
import { CropView } from "./crop-view.tsx";

interface PhotographFormProps {
  path: string;
  place: ShownPlace;
  photograph: TakenPhotograph;
  onPlaced: (summary: string) => void | Promise<void>;
  onCancel: () => void;
}

const middle: Crop = { focusX: 0.5, focusY: 0.5, closer: 1 };

/** Asks which part of a photograph a place shows, and what it shows. */
export function PhotographForm({ path, place, photograph, onPlaced, onCancel }: PhotographFormProps) {
  const [crop, setCrop] = useState(middle);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { width, height } = cropOf(photograph, crop, place.kind.proportion);

  const put = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const placement = { path, at: place.at, upload: photograph.upload, crop, alt, caption: caption || undefined };
      const answer = await placePhotograph(placement);
      if (answer.outcome === "saved") return await onPlaced(answer.step.summary);
      setProblem(
        answer.outcome === "refused" ? answer.mistakes.map(mistakeInWords).join(" ") : "Nothing was different.",
      );
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="photograph-form"
      aria-label={`Photograph for ${place.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <CropView photograph={photograph} proportion={place.kind.proportion} crop={crop} onChange={setCrop} />
      <div className="photograph-form__fields">
        <h3>{place.label}</h3>
        <p className="small quiet">
          This part is {width} × {height} pixels. The place needs {place.kind.leastPx} pixels of width.
        </p>
        {width < place.kind.leastPx && (
          <p className="notice" role="status">
            It is too small: on a wide screen it will look blurred. Show more of the photograph, or choose a larger one.
          </p>
        )}
        <div className="text-field">
          <label htmlFor={`${id}-alt`}>What the photograph shows, for those who cannot see it</label>
          <textarea
            id={`${id}-alt`}
            className="text-field__control"
            required
            rows={3}
            maxLength={400}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          {place.alt && <p className="caption quiet">Of the picture before, it said: {place.alt}</p>}
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
            The picture before is also shown by {place.alsoIn.join(", ")}. It changes there too.
          </p>
        )}
        <Failure words={problem} inForm />
        <div className="photograph-form__buttons">
          <button type="button" className="plain-button" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="action-link action-link--button" disabled={isBusy || alt.trim() === ""}>
            {isBusy ? "Cutting it out …" : "Put it in place"}
          </button>
        </div>
      </div>
    </form>
  );
}
