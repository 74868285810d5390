import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  checkChange,
  EditorFailure,
  openFile,
  saveFile,
  type CheckedChange,
  type ClashInWords,
  type FieldOffer,
  type OpenedFile,
  type SaveOutcome,
} from "./api.ts";
import { mergeChanges } from "../store/changes.ts";
import { announce } from "./announce.ts";
import { correctedWith, correctionsOf, followsFigure, isCorrected } from "./form/typed-corrections.ts";
import type { FieldPath } from "./form/field-state.ts";
import { toFormSchema } from "./form/form-schema.ts";
import { nextSample, samplesIn, withoutMarksOfEdited } from "./form/samples.ts";
import { useFailure } from "./use-failure.ts";
import { valueAt, withValue } from "../store/with-value.ts";
import { tidyValue, withShownValues } from "./form/tidy-value.ts";

const checkAfterMs = 250;

/** A file being edited: its typed value, and the build's remarks on it. */
export function useEditedFile(path: string, onSaved: () => void | Promise<void>) {
  const [file, setFile] = useState<OpenedFile>();
  const [value, setValue] = useState<unknown>();
  const [checked, setChecked] = useState<CheckedChange & { value: unknown }>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [nextAfterSave, setNextAfterSave] = useState<FieldPath | null>();
  const takenBefore = useRef(new Set<string>());
  const { failure, fail, succeed } = useFailure();
  /** The changes whose save was refused last. */
  const refused = useRef<{ base?: unknown; mine?: unknown }>({});
  const latest = useRef<{ value?: unknown; file?: OpenedFile | undefined }>({});
  useLayoutEffect(() => {
    latest.current = { value, file };
  });

  const load = useCallback(
    () =>
      openFile(path)
        .then((opened) => {
          setFile(opened);
          setValue(opened.value);
          succeed();
        })
        .catch(fail),
    [path, fail, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const take = useCallback((offers: readonly FieldOffer[]) => {
    setValue((before: unknown) =>
      withoutMarksOfEdited(
        before,
        offers.reduce((rest, { at, value: offered }) => withValue(rest, at, offered), before),
      ),
    );
    setOutcome(undefined);
  }, []);

  const schema = useMemo(() => (file ? toFormSchema(file.jsonSchema) : undefined), [file]);
  const tidied = useMemo(() => withShownValues(tidyValue(value, file?.value), schema), [value, file, schema]);
  const isChanged = file !== undefined && JSON.stringify(tidied) !== JSON.stringify(file.value);
  useEffect(() => {
    if (!isChanged) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      checkChange(path, tidied, ended.signal)
        .then((answer) => {
          setChecked({ ...answer, value: tidied });
          succeed();
          // An unticked checkbox counts as undecided.
          const empty = answer.offers.filter(
            ({ isEmpty, value: offered }) => file?.isDraft && (isEmpty || offered === true),
          );
          const fresh = empty.filter((each) => !takenBefore.current.has(JSON.stringify(each)));
          if (fresh.length === 0) return;
          // Taken once: a value that the user has removed from a drawing stays removed.
          for (const each of fresh) takenBefore.current.add(JSON.stringify(each));
          take(fresh);
        })
        .catch(fail);
    }, checkAfterMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [path, file, isChanged, tidied, take, fail, succeed]);

  // While a field is being typed, the last check stays valid for other fields.
  const known = isChanged ? checked : undefined;
  const ofValue = known ? known.value : file?.value;
  const offers = (known ?? file)?.offers ?? [];
  // The values of a file that was opened stay as they are until somebody edits it.
  const isCertain = (offer: FieldOffer) =>
    (offer.isCorrection && !offer.isUncertain) || followsFigure(offer, file?.value, tidied);
  const corrections = splitByValidity(known ? offers.filter(isCertain) : [], ofValue, tidied).current;
  const mistakes = splitByValidity((known ?? file)?.mistakes ?? [], ofValue, tidied);
  const toSave = correctedWith(corrections, tidied);
  /** The value to save, with the corrections of what was typed just before. */
  const correctedNow = async () => {
    if (!isChanged || checked?.value === tidied) return toSave;
    const { offers: current } = await checkChange(path, tidied);
    return correctedWith(current.filter(isCertain), tidied);
  };
  const readings = splitByValidity((known ?? file)?.readings ?? [], ofValue, tidied);
  /**
   * Reloads the file and merges changes into it. Conflicts are resolved in favour of the file, unless the user has decided otherwise. Returns
   * whether the file could be read.
   * @param changes called once the file is read, because the user may be typing
   * @param isMine whether the user chose the typed value for a conflict; undefined if they were not asked
   */
  const reloadBelow = async (
    changes: () => { base?: unknown; mine?: unknown },
    isMine: (at: FieldPath) => boolean | undefined,
  ): Promise<boolean> => {
    const opened = await openFile(path).catch(fail);
    if (!opened) return false;
    const { base, mine } = changes();
    const { merged, clashes } = mergeChanges(base, opened.value, mine);
    const chosen = clashes.filter(({ at }) => isMine(at));
    setFile(opened);
    setValue(chosen.reduce((next, clash) => withValue(next, clash.at, clash.mine), merged));
    succeed();
    if (clashes.some(({ at }) => isMine(at) === undefined))
      fail(
        new EditorFailure(
          "What you were editing has just been changed elsewhere. Please check the form and enter your text again.",
        ),
      );
    return true;
  };
  return {
    file,
    schema,
    value,
    /** As it would be saved, with the corrections. */
    tidied: toSave,
    isChanged,
    mistakes: mistakes.current.filter(({ at }) => !isCorrected(at, corrections)),
    readings: readings.current,
    /** Fields that are being checked again. */
    checking: [...mistakes.stale, ...readings.stale],
    /** Corrections, and values that figures suggest for the drawing, with a function that takes them over. */
    offers: splitByValidity(offers, ofValue, tidied).current,
    take,
    /** Takes the corrections of one field, or of all fields that are not being typed in. */
    takeCorrections(isMeant: (id: string) => boolean) {
      const meant = correctionsOf(corrections, isMeant);
      if (meant.length === 0) return;
      take(meant);
      announce(`Changed to ${meant.map(({ words }) => words).join(", ")}.`);
    },
    remarks: (known ?? file)?.remarks ?? [],
    changes: known?.changes,
    outcome,
    /** The sample after the one that the last save settled; null if it was the last one of the file. */
    next: outcome?.outcome === "saved" ? nextAfterSave : undefined,
    failure,
    change(next: unknown) {
      setValue(withoutMarksOfEdited(value, next));
      setOutcome(undefined);
    },
    /** Shows the outcome of a step taken elsewhere. */
    async show(answer: SaveOutcome) {
      setNextAfterSave(undefined);
      await load();
      setOutcome(answer);
    },
    /** Returns the outcome; undefined if the editor did not respond. */
    async save() {
      if (!file) return undefined;
      const content = await correctedNow().catch(fail);
      if (content === undefined) return undefined;
      const answer = await saveFile(file, content, file.value).catch(fail);
      if (!answer) return undefined;
      if (answer.outcome !== "saved" && answer.outcome !== "kept") {
        refused.current = { base: file.value, mine: content };
        setOutcome(answer);
        return answer;
      }
      const opened = await openFile(path).catch(fail);
      // Changes typed during the save are kept as unsaved.
      const typed = withShownValues(tidyValue(latest.current.value, file.value), schema);
      const isSince = latest.current.value !== value && JSON.stringify(typed) !== JSON.stringify(content);
      if (opened) {
        setNextAfterSave(nextSample(samplesIn(file.value), samplesIn(opened.value)));
        setFile(opened);
        if (!isSince) setValue(opened.value);
        succeed();
      }
      await onSaved();
      setOutcome(isSince ? undefined : answer);
      return answer;
    },
    /**
     * Merges the refused changes into the file as it is now.
     * @param chosen the conflicts for which the user chose the typed value
     */
    async merge(chosen: ReadonlySet<ClashInWords>) {
      const asked = outcome?.outcome === "changed elsewhere" ? outcome.clashes : [];
      const isMine = (at: FieldPath) => {
        const clash = asked?.find((each) => JSON.stringify(each.at) === JSON.stringify(at));
        return clash && chosen.has(clash);
      };
      if (await reloadBelow(() => refused.current, isMine)) setOutcome(undefined);
    },
    /** Reloads the file after a step beside the form, such as a new photograph. Typed changes stay as unsaved. */
    async loadBelow() {
      const typed = () => ({ base: latest.current.file?.value, mine: latest.current.value });
      if (!(await reloadBelow(typed, () => undefined))) return;
      // Keeps the message of a later refused save.
      setOutcome((said) => (said?.outcome === "changed elsewhere" ? said : undefined));
      // Not awaited: a save pressed now needs only the file.
      void onSaved();
    },
    /** Reloads the file and discards unsaved changes. */
    async load() {
      await load();
      setOutcome(undefined);
    },
  };
}

interface Placed {
  readonly at: readonly (string | number)[];
}

/**
 * Splits remarks on a value into those still valid for a new value, and those on changed fields.
 * @param said the remarks on `before`
 */
export function splitByValidity<Said extends Placed>(
  said: readonly Said[],
  before: unknown,
  now: unknown,
): { current: Said[]; stale: Said[] } {
  const { current = [], stale = [] } = Object.groupBy(said, ({ at }) =>
    JSON.stringify(valueAt(before, at)) === JSON.stringify(valueAt(now, at)) ? "current" : "stale",
  );
  return { current, stale };
}
