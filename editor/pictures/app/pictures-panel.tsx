import { useCallback, useEffect, useRef, useState } from "react";
import { Failure } from "../../app/failure.tsx";
import { useFailure } from "../../app/use-failure.ts";
import { Saved } from "../../app/saved.tsx";
import type { ShownPlace } from "../messages.ts";
import { readPlaces } from "./ask-pictures.ts";
import { keyOfPlace } from "./also-in-places.tsx";
import { PhotographForm } from "./photograph-form.tsx";
import { PlaceCard } from "./place-card.tsx";
import { useChosenPhotographs } from "./use-chosen-photographs.ts";

interface PicturesPanelProps {
  path: string;
  /** Stands for what the file says, of which the pictures may change in other ways too. */
  version?: string;
  /** It stands alone, under the name of what has the pictures. */
  isAlone?: boolean;
  /** What was typed in the form is saved first, so that nothing of it is lost. */
  isChanged: boolean;
  onSaved: () => void | Promise<void>;
}

/** The places that were read, and the version of the file of which they are. */
interface Answer {
  readonly title?: string;
  readonly places?: readonly ShownPlace[];
  readonly of?: string | undefined;
}

/** The pictures of a file, each in the form in which its place shows it. */
export function PicturesPanel({ path, version, isAlone = false, isChanged, onSaved }: PicturesPanelProps) {
  const [{ title, places, of }, setAnswer] = useState<Answer>({});
  const { failure, fail } = useFailure();
  const load = useCallback(
    () =>
      readPlaces(path).then((answer) => {
        setAnswer({ ...answer, of: version });
        return answer.places;
      }),
    [path, version],
  );
  useEffect(() => {
    load().catch(fail);
  }, [load, fail]);
  const chosen = useChosenPhotographs(path, async () => {
    // Side by side: the preview waits for the file alone.
    const [after] = await Promise.all([load(), onSaved()]);
    return after;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasShown.current && !chosen.shown) heading.current?.focus();
    wasShown.current = chosen.shown !== undefined;
  }, [chosen.shown]);
  if (failure !== undefined) return <Failure words={failure} />;
  if (!places || places.length === 0) return null;

  const { shown, said } = chosen;
  return (
    <section className="pictures-panel" aria-label="Photographs">
      <h2 ref={heading} tabIndex={-1}>
        {isAlone ? title : "Photographs"}
      </h2>
      {isChanged ? (
        <p className="small quiet">Save or discard what you have typed before you change pictures.</p>
      ) : (
        <p className="small quiet">
          Drop a photograph on its place, or choose one: JPEG, HEIC, PNG or WebP. Several at once are for that place and
          those after it. The original is kept on this computer; the site gets the part that you choose, without where
          and with what it was taken.
        </p>
      )}
      {said && (
        <div className={said.isProblem ? "notice notice--error" : "notice"} role={said.isProblem ? "alert" : "status"}>
          {(said.outcome?.outcome === "saved" || said.outcome?.outcome === "taken back") && (
            <Saved outcome={said.outcome} onTakenBack={chosen.showTakenBack} />
          )}
          {said.words && <p>{said.words}</p>}
        </div>
      )}
      {!isChanged && shown && !shown.photograph && <p role="status">Reading the photograph …</p>}
      {!isChanged && shown?.photograph && (
        <PhotographForm
          key={`${shown.place.at.join(".")} ${shown.upload}`}
          path={path}
          place={shown.place}
          photograph={shown.photograph}
          upload={shown.upload}
          present={shown.present}
          count={shown.count}
          others={places.filter(
            ({ at, kind }) => keyOfPlace({ at }) !== keyOfPlace(shown.place) && kind.name !== "swatch",
          )}
          onCancel={chosen.cancel}
          onPlaced={chosen.goOn}
        />
      )}
      {!isChanged && !shown && (
        <ul className="pictures-panel__places" aria-busy={of !== version}>
          {places.map((place) => (
            <PlaceCard
              key={place.at.join(".")}
              place={place}
              onChoose={(files) => void chosen.choose(place, files)}
              onCropAgain={() => void chosen.cropAgain(place)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
