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
  /** The version of the file, whose pictures may also change in other ways. */
  version?: string;
  /** The panel is a whole screen, with the title of the pictures' owner. */
  isAlone?: boolean;
  /** A photograph has changed the file. Text typed in its form must stay. */
  onSaved: () => void | Promise<void>;
}

/** The places, and the file version that they belong to. */
interface Answer {
  readonly title?: string;
  readonly places?: readonly ShownPlace[];
  readonly of?: string | undefined;
}

/** The pictures of a file, each with the proportions of its place. */
export function PicturesPanel({ path, version, isAlone = false, onSaved }: PicturesPanelProps) {
  const [{ title, places, of }, setAnswer] = useState<Answer>({});
  const { failure, fail } = useFailure();
  const load = useCallback(
    (signal?: AbortSignal) => readPlaces(path, signal).then((answer) => setAnswer({ ...answer, of: version })),
    [path, version],
  );
  useEffect(() => {
    const ended = new AbortController();
    load(ended.signal).catch(fail);
    return () => ended.abort();
  }, [load, fail]);
  // In parallel: the preview waits only for the file.
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
  const cancel = () => {
    chosen.cancel();
    // The form may have failed for a picture that is no longer in its place.
    load().catch(fail);
  };
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
        Drop photographs here, or choose them below (JPEG, HEIC, PNG, WebP, AVIF or TIFF). If you drop several, choose
        where each one goes. The original stays on this computer. The site shows the part that you choose, without
        location or camera data.
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
          onCancel={cancel}
          onPlaced={chosen.finish}
        />
      )}
      {several && (
        <PhotographsForm
          path={path}
          photographs={several}
          places={places}
          onCancel={cancel}
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

/** The place for photographs dropped outside all places: the first one that is empty, or has only a rendering. */
function startOf(places: readonly ShownPlace[]): ShownPlace | undefined {
  const empty = places.find(({ picture, isRarelyUsed }) => picture === undefined && !isRarelyUsed);
  return empty ?? places.find(({ visualisation }) => visualisation) ?? places[0];
}

/** A swatch shows one material, and some places have texts beside the picture. */
function takesTheSame({ kind, words }: ShownPlace): boolean {
  return kind.name !== "swatch" && words === undefined;
}
