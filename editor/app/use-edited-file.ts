import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  checkChange,
  openFile,
  saveFile,
  type CheckedChange,
  type FieldOffer,
  type OpenedFile,
  type SaveOutcome,
} from "./api.ts";
import { mergeChanges } from "../store/changes.ts";
import type { FieldPath } from "./form/field-state.ts";
import { toFormSchema } from "./form/form-schema.ts";
import { nextSample, samplesIn, withoutMarksOfEdited } from "./form/samples.ts";
import { withShownValues } from "./form/shown-values.ts";
import { splitByValidity } from "./still-valid.ts";
import { useFailure } from "./use-failure.ts";
import { withValueAt } from "./form/needed-fields.ts";
import { renumberValue, tidyValue } from "./form/tidy-value.ts";

const checkAfterMs = 250;

/** A file that is being edited: its value as typed, and what the build would say of it. */
export function useEditedFile(path: string, onSaved: () => void | Promise<void>) {
  const [file, setFile] = useState<OpenedFile>();
  const [value, setValue] = useState<unknown>();
  const [checked, setChecked] = useState<CheckedChange & { value: unknown }>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [nextAfterSave, setNextAfterSave] = useState<FieldPath | null>();
  const takenBefore = useRef(new Set<string>());
  const { failure, fail, succeed } = useFailure();
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
        offers.reduce((rest, { at, value: offered }) => withValueAt(rest, at, offered), before),
      ),
    );
    setOutcome(undefined);
  }, []);

  const schema = useMemo(() => (file ? toFormSchema(file.jsonSchema) : undefined), [file]);
  const tidied = useMemo(() => withShownValues(tidyValue(value, file?.value), schema), [value, file, schema]);
  const isChanged = file !== undefined && JSON.stringify(tidied) !== JSON.stringify(file.value);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      checkChange(path, tidied)
        .then((answer) => {
          setChecked({ ...answer, value: tidied });
          succeed();
          // A box that is not ticked was not decided yet.
          const empty = answer.offers.filter(
            ({ isEmpty, value: offered }) => file?.isDraft && (isEmpty || offered === true),
          );
          const fresh = empty.filter((each) => !takenBefore.current.has(JSON.stringify(each)));
          if (fresh.length === 0) return;
          // Once: what somebody has taken out of a drawing again stays out.
          for (const each of fresh) takenBefore.current.add(JSON.stringify(each));
          take(fresh);
        })
        .catch(fail);
    }, checkAfterMs);
    return () => clearTimeout(timer);
  }, [path, file, isChanged, tidied, take, fail, succeed]);

  // What the last check said of other fields still holds while this one is being typed.
  const known = isChanged ? checked : undefined;
  const ofValue = known ? known.value : file?.value;
  const mistakes = splitByValidity((known ?? file)?.mistakes ?? [], ofValue, tidied);
  const readings = splitByValidity((known ?? file)?.readings ?? [], ofValue, tidied);
  return {
    file,
    schema,
    value,
    /** As it would be saved. */
    tidied,
    isChanged,
    mistakes: mistakes.current,
    readings: readings.current,
    /** The fields that are being checked again. */
    checking: [...mistakes.stale, ...readings.stale],
    /** What the figures say of the drawing, with what takes it over. */
    offers: (known ?? file)?.offers ?? [],
    take,
    remarks: (known ?? file)?.remarks ?? [],
    changes: known?.changes,
    outcome,
    /** The sample that follows one which the last save has settled; null if it was the last one of the file. */
    next: outcome?.outcome === "saved" ? nextAfterSave : undefined,
    failure,
    change(next: unknown) {
      setValue(renumberValue(withoutMarksOfEdited(value, next), file?.value));
      setOutcome(undefined);
    },
    /** Shows what became of a step that something else has taken. */
    async show(answer: SaveOutcome) {
      setNextAfterSave(undefined);
      await load();
      setOutcome(answer);
    },
    /** Returns what became of it; undefined where the editor could not be reached. */
    async save() {
      if (!file) return undefined;
      const answer = await saveFile(file, tidied, file.value).catch(fail);
      if (!answer) return undefined;
      if (answer.outcome !== "saved" && answer.outcome !== "kept") {
        setOutcome(answer);
        return answer;
      }
      const opened = await openFile(path).catch(fail);
      // A save takes a while: what was typed meanwhile stays, and is not saved yet.
      const isSince = latest.current.value !== value;
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
    /** Reads the file again and puts the changes on top of it. */
    async loadWith(merged: unknown) {
      await load();
      setValue(merged);
      setOutcome(undefined);
    },
    /**
     * Reads the file again after a step beside the form, such as that of a photograph. What was typed stays on top of it, and is not
     * saved yet; of what both have changed, what the step has made stands, because it is newer.
     */
    async loadBelow() {
      const opened = await openFile(path).catch(fail);
      if (!opened) return;
      const { file: before, value: typed } = latest.current;
      setFile(opened);
      setValue(before ? mergeChanges(before.value, opened.value, typed).merged : opened.value);
      // A save that was refused meanwhile is not forgotten.
      setOutcome((said) => (said?.outcome === "changed elsewhere" ? said : undefined));
      succeed();
      // Not waited for: a save that is pressed now needs the file alone.
      void onSaved();
    },
    /** Reads the file again; what was typed and not saved is lost. */
    async load() {
      await load();
      setOutcome(undefined);
    },
  };
}
