import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { wordsOf, type SaveOutcome } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import { middle, type Crop } from "../crop.ts";
import type { ShownPlace, TakenPhotograph } from "../placed-photographs.ts";
import { SharedPicture } from "./also-in-places.tsx";
import { placePhotograph } from "./ask-pictures.ts";
import { goToUnsaid, isSaid, noWords, PhotographWords, type WordsOfPhotograph } from "./photograph-words.tsx";
import { PlaceCrop } from "./place-crop.tsx";
import { chosenPlaces, placeChoices, takenBy, type PlaceChoice } from "./place-choices.ts";

export interface ChosenPhotograph {
  /** Its file name. */
  readonly name: string;
  readonly photograph: TakenPhotograph;
  /** The key of its initial place. */
  readonly choice: string;
}

interface PhotographsFormProps {
  path: string;
  photographs: readonly ChosenPhotograph[];
  places: readonly ShownPlace[];
  /** Receives the outcome of the last placement, the labels of the places, and the earlier steps. */
  onPlaced: (outcome: SaveOutcome, labels: readonly string[], earlier: readonly number[]) => void | Promise<void>;
  /** Called when some photographs are in place and one has failed. */
  onPartly: () => Promise<unknown>;
  onCancel: () => void;
}

/** A photograph's place is already chosen for another one. */
interface Taken {
  readonly index: number;
  readonly other: number;
}

interface Row extends ChosenPhotograph {
  readonly crop: Crop;
  readonly said: WordsOfPhotograph;
}

/** Asks for the places and descriptions of several photographs in one form, and puts them all in place with one press. */
export function PhotographsForm({ path, photographs, places, onPlaced, onPartly, onCancel }: PhotographsFormProps) {
  const choices = placeChoices(places);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    photographs.map((each) => ({ ...each, crop: middle, said: noWords })),
  );
  const [taken, setTaken] = useState<Taken>();
  const [done, setDone] = useState<readonly string[]>([]);
  const [earlier, setEarlier] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  useUnsavedWarning(rows.some(({ said }) => said.alt !== ""));
  const chosen = rows.map(({ choice }) => choice);
  const shown = chosenPlaces(chosen, choices);

  const put = async () => {
    setBusy(true);
    setProblem(undefined);
    const placed: string[] = [];
    const steps = [...earlier];
    try {
      // In sequence: each placement changes the file that the previous one has saved.
      for (const [index, { photograph, crop, said }] of rows.entries()) {
        const place = shown[index]!;
        const answer = await placePhotograph({ path, place, upload: photograph.upload, crop, said });
        if (answer.problem !== undefined) {
          setProblem(`${place.label}: ${answer.problem}`);
          break;
        }
        placed.push(place.label);
        if (placed.length === rows.length) return await onPlaced(answer.outcome, [...done, ...placed], steps);
        if (answer.outcome.outcome === "saved") steps.push(answer.outcome.step.id);
      }
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
    if (placed.length === 0) return;
    await onPartly();
    setDone([...done, ...placed]);
    setEarlier(steps);
    setRows(rows.slice(placed.length));
    setTaken(undefined);
  };
  const change = (index: number, changed: Partial<Row>) => setRows(rows.with(index, { ...rows[index]!, ...changed }));
  const choose = (index: number, key: string) => {
    const other = takenBy(chosen, choices, index, key);
    setTaken(other === undefined ? undefined : { index, other });
    if (other === undefined) change(index, { choice: key });
  };
  const swap = ({ index, other }: Taken) => {
    const [one, two] = [chosen[index]!, chosen[other]!];
    setRows(
      rows.map((row, at) => (at === index ? { ...row, choice: two } : at === other ? { ...row, choice: one } : row)),
    );
    setTaken(undefined);
  };
  return (
    <form
      ref={form}
      className="photographs-form"
      tabIndex={-1}
      noValidate
      aria-label="Several photographs"
      onSubmit={(event) => {
        event.preventDefault();
        if (rows.every(({ said }, index) => isSaid(said, shown[index]!))) return void put();
        flushSync(() => setTried(true));
        goToUnsaid(form.current);
      }}
    >
      <ul className="photographs-form__rows">
        {rows.map((row, index) => (
          <PhotographRow
            key={`${row.photograph.upload} ${row.name}`}
            row={row}
            place={shown[index]!}
            choices={choices}
            isTried={isTried}
            taken={
              taken?.index === index
                ? { label: shown[taken.other]!.label, name: rows[taken.other]!.name, onSwap: () => swap(taken) }
                : undefined
            }
            onChoose={(key) => choose(index, key)}
            onChange={(changed) => change(index, changed)}
            onLeaveOut={() => {
              setTaken(undefined);
              if (rows.length === 1) onCancel();
              else setRows(rows.toSpliced(index, 1));
            }}
          />
        ))}
      </ul>
      {done.length > 0 && <p role="status">Saved for: {done.join(", ")}.</p>}
      <Failure words={problem} inForm />
      <div className="photograph-form__buttons">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="action-link action-link--button" disabled={isBusy}>
          {isBusy ? "Cropping …" : rows.length === 1 ? "Save this photograph" : `Save all ${rows.length} photographs`}
        </button>
      </div>
    </form>
  );
}

interface PhotographRowProps {
  row: Row;
  place: ShownPlace;
  choices: readonly PlaceChoice[];
  isTried: boolean;
  /** The chosen place, and the name of the photograph that already has it. */
  taken: { readonly label: string; readonly name: string; readonly onSwap: () => void } | undefined;
  onChoose: (key: string) => void;
  onChange: (changed: Partial<Row>) => void;
  onLeaveOut: () => void;
}

/** One photograph with its place, description and crop. */
function PhotographRow(props: PhotographRowProps) {
  const { row, place, choices, isTried, taken, onChoose, onChange, onLeaveOut } = props;
  const { name, photograph, choice, crop, said } = row;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  return (
    <li className="photographs-form__row" role="group" aria-labelledby={`${id}-name`}>
      <img className="photographs-form__preview" src={photograph.preview} alt="" />
      <div className="photograph-form__fields">
        <h3 id={`${id}-name`}>{name}</h3>
        <div className="text-field">
          <label htmlFor={`${id}-place`}>Place</label>
          <select
            ref={select}
            id={`${id}-place`}
            className="text-field__control"
            value={choice}
            onChange={(event) => onChoose(event.target.value)}
          >
            {choices.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <div role="status">
            {taken && (
              <>
                <p className="small">
                  “{taken.label}” is already chosen for {taken.name}. If you swap them, each photograph keeps its texts.
                </p>
                <button
                  type="button"
                  className="plain-button"
                  onClick={() => {
                    select.current?.focus();
                    taken.onSwap();
                  }}
                >
                  Swap them
                </button>
              </>
            )}
          </div>
        </div>
        <SharedPicture place={place} />
        <PhotographWords place={place} said={said} isTried={isTried} onChange={(next) => onChange({ said: next })} />
        <details>
          <summary>Change the visible part</summary>
          <PlaceCrop
            photograph={photograph}
            kind={place.kind}
            crop={crop}
            onChange={(next) => onChange({ crop: next })}
          />
        </details>
        <button type="button" className="quiet-button" onClick={onLeaveOut}>
          Remove<span className="visually-hidden">: {name}</span>
        </button>
      </div>
    </li>
  );
}
