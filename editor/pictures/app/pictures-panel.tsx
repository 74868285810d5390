import { useCallback, useEffect, useState } from "react";
import { wordsOf } from "../../app/api.ts";
import type { ShownPlace, TakenPhotograph } from "../messages.ts";
import { readPlaces, takePhotograph } from "./ask-pictures.ts";
import { PhotographForm } from "./photograph-form.tsx";
import { PlaceCard } from "./place-card.tsx";

interface PicturesPanelProps {
  path: string;
  /** What was typed in the form is saved first, so that nothing of it is lost. */
  isChanged: boolean;
  onSaved: () => void | Promise<void>;
}

/** The pictures of a file, each in the form in which its place shows it. */
export function PicturesPanel({ path, isChanged, onSaved }: PicturesPanelProps) {
  const [places, setPlaces] = useState<readonly ShownPlace[]>();
  const [chosen, setChosen] = useState<{ place: ShownPlace; photograph?: TakenPhotograph }>();
  const [said, setSaid] = useState<{ words: string; isProblem: boolean }>();
  const load = useCallback(() => readPlaces(path).then((answer) => setPlaces(answer.places)), [path]);
  useEffect(() => {
    void load();
  }, [load]);
  if (!places || places.length === 0) return null;

  const choose = async (place: ShownPlace, file: File) => {
    setSaid(undefined);
    setChosen({ place });
    try {
      setChosen({ place, photograph: await takePhotograph(file) });
    } catch (error) {
      const words = wordsOf(error);
      setChosen(undefined);
      setSaid({ words: `${file.name}: ${words}`, isProblem: true });
    }
  };
  return (
    <section className="pictures-panel" aria-label="Photographs">
      <h2>Photographs</h2>
      {isChanged ? (
        <p className="small quiet">Save or discard what you have typed before you change pictures.</p>
      ) : (
        <p className="small quiet">
          Drop a photograph on its place, or choose one: JPEG, PNG or WebP. The original is kept on this computer; the
          site gets the part that you choose, without where and with what it was taken.
        </p>
      )}
      {said && (
        <p className={said.isProblem ? "notice notice--error" : "notice"} role={said.isProblem ? "alert" : "status"}>
          {said.words}
        </p>
      )}
      {!isChanged && chosen && !chosen.photograph && <p role="status">Reading the photograph …</p>}
      {!isChanged && chosen?.photograph && (
        <PhotographForm
          key={chosen.photograph.upload}
          path={path}
          place={chosen.place}
          photograph={chosen.photograph}
          onCancel={() => setChosen(undefined)}
          onPlaced={async (summary) => {
            setChosen(undefined);
            setSaid({ words: `Saved. ${summary}`, isProblem: false });
            await load();
            await onSaved();
          }}
        />
      )}
      {!isChanged && !chosen && (
        <ul className="pictures-panel__places">
          {places.map((place) => (
            <PlaceCard key={place.at.join(".")} place={place} onChoose={(file) => void choose(place, file)} />
          ))}
        </ul>
      )}
    </section>
  );
}
