import { useState } from "react";
import { wordsOf, type SaveOutcome } from "../../app/api.ts";
import type { Crop } from "../crop.ts";
import type { Photograph, ShownPlace } from "../placed-photographs.ts";
import { readOriginal, takePhotograph } from "./ask-pictures.ts";
import type { ChosenPhotograph } from "./photographs-form.tsx";
import { firstChoices, placeChoices } from "./place-choices.ts";

/** A photograph for a place, once it has been uploaded. */
interface Chosen {
  readonly place: ShownPlace;
  readonly photograph?: Photograph;
  readonly upload?: string;
  readonly present?: Crop;
}

/** The message below the pictures. */
interface Said {
  readonly words?: string;
  readonly isProblem: boolean;
  /** The outcome of the last placement. */
  readonly outcome?: SaveOutcome;
  /** The steps of the earlier placements. */
  readonly earlier?: readonly number[];
}

/**
 * The photograph chosen for a place, or several for that place and others.
 * @param readAgain reloads the places once a photograph has been placed
 */
export function useChosenPhotographs(path: string, readAgain: () => Promise<unknown>) {
  const [shown, setShown] = useState<Chosen>();
  const [several, setSeveral] = useState<readonly ChosenPhotograph[]>();
  const [reading, setReading] = useState<string>();
  const [said, setSaid] = useState<Said>();

  const show = async (place: ShownPlace, read: () => Promise<Omit<Chosen, "place">>, name?: string) => {
    setSaid(undefined);
    setShown({ place });
    try {
      setShown({ place, ...(await read()) });
    } catch (error) {
      setShown(undefined);
      setSaid({ words: name === undefined ? wordsOf(error) : `${name}: ${wordsOf(error)}`, isProblem: true });
    }
  };
  /** Reads several in sequence, because each may take much memory. */
  const chooseSeveral = async (start: ShownPlace, places: readonly ShownPlace[], files: readonly File[]) => {
    setSaid(undefined);
    const problems: string[] = [];
    const taken: Omit<ChosenPhotograph, "choice">[] = [];
    for (const [index, file] of files.entries()) {
      setReading(`Reading photograph ${index + 1} of ${files.length} …`);
      try {
        taken.push({ name: file.name, photograph: await takePhotograph(file) });
      } catch (error) {
        problems.push(`${file.name}: ${wordsOf(error)}`);
      }
    }
    setReading(undefined);
    const chosen = firstChoices(placeChoices(places), start, taken.length);
    const left = taken.slice(chosen.length).map(({ name }) => name);
    if (left.length > 0) problems.push(`There is no free place left for ${left.join(", ")}.`);
    if (problems.length > 0) setSaid({ words: problems.join(" "), isProblem: true });
    setSeveral(chosen.length > 0 ? chosen.map((choice, index) => ({ ...taken[index]!, choice })) : undefined);
  };
  const close = () => {
    setShown(undefined);
    setSeveral(undefined);
  };
  return {
    shown,
    several,
    reading,
    said,
    choose: (place: ShownPlace, places: readonly ShownPlace[], files: readonly File[]) => {
      const [file, ...others] = files;
      if (!file) return undefined;
      if (others.length > 0) return chooseSeveral(place, places, files);
      const read = async () => {
        const photograph = await takePhotograph(file);
        return { photograph, upload: photograph.upload };
      };
      return show(place, read, file.name);
    },
    /** Asks for another crop of a place's photograph. */
    cropAgain: (place: ShownPlace) =>
      show(place, async () => {
        const { crop, ...photograph } = await readOriginal(path, place.at);
        return { photograph, present: crop };
      }),
    cancel: close,
    /** Reloads the places after the last photograph has been undone. */
    showTakenBack: async (outcome: SaveOutcome) => {
      setSaid({ isProblem: false, outcome });
      await readAgain();
    },
    /** Confirms which places have their photographs, and reloads them. */
    finish: async (outcome: SaveOutcome, labels: readonly string[], earlier: readonly number[] = []) => {
      const all = labels.map((each) => `“${each}”`).join(labels.length === 2 ? " and " : ", ");
      const photographs = labels.length > 1 ? "photographs" : "photograph";
      const steps = labels.length > 1 ? `Saved for: ${all}. You can undo each one in the history.` : "";
      const words = outcome.outcome === "kept" ? `Added to the draft: ${photographs} for ${all}.` : steps;
      try {
        // Reload first: a save pressed now must name the version with the photograph.
        await readAgain();
      } finally {
        close();
        setSaid({ words, isProblem: false, outcome, earlier });
      }
    },
  };
}
