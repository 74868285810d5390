import { useCallback, useEffect, useRef, useState } from "react";
import { Failure } from "../../app/failure.tsx";
import { useFailure } from "../../app/use-failure.ts";
import { Saved } from "../../app/saved.tsx";
import type { ShownPlace } from "../placed-photographs.ts";
import { readPlaces } from "./ask-pictures.ts";
import { keyOfPlace } from "./also-in-places.tsx";
import { PhotographForm } from "./photograph-form.tsx";
import { PhotographsForm } from "./photographs-form.tsx";
import { PlaceCard } from "./place-card.tsx";
import { useChosenPhotographs } from "./use-chosen-photographs.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface PicturesPanelProps {
  path: string;
  /** Stands for what the file says, of which the pictures may change in other ways too. */
  version?: string;
  /** It stands alone, under the name of what has the pictures. */
  isAlone?: boolean;
  /** A photograph has changed the file. What was typed in its form meanwhile is to stay. */
  onSaved: () => void | Promise<void>;
}

/** The places that were read, and the version of the file of which they are. */
interface Answer {
  readonly title?: string;
  readonly places?: readonly ShownPlace[];
  readonly of?: string | undefined;
}

/** The pictures of a file, each in the form in which its place shows it. */
export function PicturesPanel({ path, version, isAlone = false, onSaved }: PicturesPanelProps) {
  const [{ title, places, of }, setAnswer] = useState<Answer>({});
  const { failure, fail } = useFailure();
  const load = useCallback(
    () => readPlaces(path).then((answer) => setAnswer({ ...answer, of: version })),
    [path, version],
  );
  useEffect(() => {
    load().catch(fail);
  }, [load, fail]);
  // Side by side: the preview waits for the file alone.
  const readAgain = () => Promise.all([load(), onSaved()]);
  const chosen = useChosenPhotographs(path, readAgain);
  const { shown, several, reading, said } = chosen;
  const isOpen = shown !== undefined || several !== undefined;
  const section = useRef<HTMLElement>(null);
  const isFree = !isOpen && reading === undefined;
  const isOver = useFileDrop(section, (files) => {
    const start = startOf(places ?? []);
    if (files && files.length > 0 && start && isFree) void chosen.choose(start, places ?? [], [...files]);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form that had the focus has closed.
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (failure !== undefined) return <Failure words={failure} />;
  if (!places || places.length === 0) return null;

  return (
    <section
      ref={section}
      className={`pictures-panel ${isOver && isFree ? "pictures-panel--over" : ""}`}
      aria-label="Photographs"
    >
      <h2 ref={heading} tabIndex={-1}>
        {isAlone ? title : "Photographs"}
      </h2>
      <p className="small quiet">
        Drop photographs here or on a place, or choose them (JPEG, HEIC, PNG or WebP). If you add several, you choose a
        place for each. The original stays on this computer. The site gets only the part that you choose, without the
        location and camera data. Your unsaved changes are kept.
      </p>
      {said && (
        <div className={said.isProblem ? "notice notice--error" : "notice"} role={said.isProblem ? "alert" : "status"}>
          {(said.outcome?.outcome === "saved" || said.outcome?.outcome === "undone") && (
            <Saved outcome={said.outcome} earlier={said.earlier} onUndone={chosen.showTakenBack} />
          )}
          {said.words && <p>{said.words}</p>}
        </div>
      )}
      {(reading ?? (shown && !shown.photograph)) && <p role="status">{reading ?? "Reading the photograph …"}</p>}
      {shown?.photograph && (
        <PhotographForm
          key={`${shown.place.at.join(".")} ${shown.upload}`}
          path={path}
          place={shown.place}
          photograph={shown.photograph}
          upload={shown.upload}
          present={shown.present}
          others={places.filter((each) => keyOfPlace(each) !== keyOfPlace(shown.place) && takesTheSame(each))}
          onCancel={chosen.cancel}
          onPlaced={chosen.finish}
        />
      )}
      {several && (
        <PhotographsForm
          path={path}
          photographs={several}
          places={places}
          onCancel={chosen.cancel}
          onPartly={readAgain}
          onPlaced={chosen.finish}
        />
      )}
      {isFree && (
        <ul className="pictures-panel__places" aria-busy={of !== version}>
          {places.map((place) => (
            <PlaceCard
              key={place.at.join(".")}
              place={place}
              onChoose={(files) => void chosen.choose(place, places, files)}
              onCropAgain={() => void chosen.cropAgain(place)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where photographs go that are dropped on none of the places: to the first that has none, or only a rendering. */
function startOf(places: readonly ShownPlace[]): ShownPlace | undefined {
  const empty = places.find(({ picture, isRarelyUsed }) => picture === undefined && !isRarelyUsed);
  return empty ?? places.find(({ visualisation }) => visualisation) ?? places[0];
}

/** A swatch is one material, and some places have texts beside the picture. */
function takesTheSame({ kind, words }: ShownPlace): boolean {
  return kind.name !== "swatch" && words === undefined;
}
