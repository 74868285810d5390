import { useState } from "react";
import { wordsOf, type SaveOutcome } from "../../app/api.ts";
import type { Crop } from "../crop.ts";
import type { Photograph, ShownPlace } from "../messages.ts";
import { readOriginal, takePhotograph } from "./ask-pictures.ts";

/** A photograph for a place, once it has been read, and those that were chosen with it. */
interface Chosen {
  readonly place: ShownPlace;
  readonly photograph?: Photograph;
  readonly upload?: string;
  readonly present?: Crop;
  /** `2 of 11`; absent for a single one. */
  readonly count?: string | undefined;
  readonly waiting: readonly File[];
}

/** What is said of the photographs. */
interface Said {
  readonly words?: string;
  readonly isProblem: boolean;
  /** What became of the last one that was put in a place. */
  readonly outcome?: SaveOutcome;
}

/**
 * The photographs that were chosen for a place and the places after it, one after the other.
 * @param readAgain reads the places again once a photograph has been put in one
 */
export function useChosenPhotographs(path: string, readAgain: () => Promise<readonly ShownPlace[]>) {
  const [shown, setShown] = useState<Chosen>();
  const [total, setTotal] = useState(0);
  const [said, setSaid] = useState<Said>();

  const take = async (place: ShownPlace, [file, ...waiting]: readonly File[], of: number): Promise<void> => {
    if (!file) return setShown(undefined);
    setShown({ place, waiting });
    try {
      const photograph = await takePhotograph(file);
      const count = of > 1 ? `${of - waiting.length} of ${of}` : undefined;
      setShown({ place, photograph, upload: photograph.upload, count, waiting });
    } catch (error) {
      setSaid({ words: `${file.name}: ${wordsOf(error)}`, isProblem: true });
      // The next one takes the place of one that cannot be used.
      await take(place, waiting, of);
    }
  };
  return {
    shown,
    said,
    choose: (place: ShownPlace, files: readonly File[]) => {
      setSaid(undefined);
      setTotal(files.length);
      return take(place, files, files.length);
    },
    /** Asks which other part of the photograph in a place is to be shown. */
    cropAgain: async (place: ShownPlace) => {
      setSaid(undefined);
      setShown({ place, waiting: [] });
      try {
        const { crop, ...photograph } = await readOriginal(path, place.at);
        setShown({ place, photograph, present: crop, waiting: [] });
      } catch (error) {
        setShown(undefined);
        setSaid({ words: wordsOf(error), isProblem: true });
      }
    },
    cancel: () => setShown(undefined),
    /** Shows the places again after the last photograph has been taken back. */
    showTakenBack: async (outcome: SaveOutcome) => {
      setSaid({ isProblem: false, outcome });
      await readAgain();
    },
    /** Goes on with the next place, if there is one, after a photograph has been put in one. */
    goOn: async (outcome: SaveOutcome, labels: readonly string[]) => {
      const { place, waiting = [] } = shown ?? {};
      const all = labels.map((each) => `“${each}”`).join(", ");
      const several = labels.length > 1 ? `It is in place for ${all}; each is a step of its own in the history.` : "";
      const words = outcome.outcome === "kept" ? `The draft has its photograph for ${all}.` : several;
      setShown(undefined);
      setSaid({ words, isProblem: false, outcome });
      const places = await readAgain();
      const next = places[places.findIndex((each) => each.at.join(".") === place?.at.join(".")) + 1];
      if (place && next && waiting.length > 0) await take(next, waiting, total);
      else if (waiting.length > 0)
        setSaid({ words: `${words} There is no further place for ${waiting[0]?.name}.`, isProblem: false, outcome });
    },
  };
}
