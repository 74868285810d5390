import { use, useState } from "react";
import type { FigureChoices } from "../api.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { FieldSays } from "./field-frame.tsx";
import { FieldStatesContext, goToField, idOf, type FieldPath } from "./field-state.ts";
import { NextSample } from "./next-sample.tsx";
import { TextControl } from "./text-control.tsx";

interface SampledControlProps {
  path: FieldPath;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  several?: boolean | undefined;
  hasNote?: boolean | undefined;
  required?: boolean;
  /** The offered values. */
  choices?: FigureChoices | undefined;
}

/** A value that may still be a sample. Typing another value confirms it; a sample that is already correct needs a click. */
export function SampledControl({
  path,
  label,
  value,
  onChange,
  several,
  hasNote,
  required = false,
  choices,
}: SampledControlProps) {
  const parts = partsOf(value);
  const [showsNote, setShowsNote] = useState(parts.note !== undefined);
  const { samples = [] } = use(FieldStatesContext);
  const index = samples.findIndex((at) => idOf(at) === idOf(path));
  const wasSample = index >= 0;
  const next = samples[index + 1];
  const change = (changed: Partial<typeof parts>) => onChange(writtenOf({ ...parts, ...changed }));
  return (
    <>
      {choices?.isClosed && parts.lines.length < 2 ? (
        <ChoiceControl
          path={path}
          value={parts.lines[0] ?? ""}
          words={choices.words}
          onChange={(word) => change({ lines: [word], sample: false })}
        />
      ) : (
        <TextControl
          path={path}
          value={parts.lines.join("\n")}
          lines={several === true && parts.lines.length > 1}
          required={required}
          suggestions={choices?.words}
          onChange={(text) => change({ lines: several ? text.split("\n") : [text], sample: false })}
        />
      )}
      <FieldSays path={path} inside />
      {parts.sample && (
        <p className="sample-state">
          <span className="sample-state__mark">This is only a sample</span>
          <button type="button" className="quiet-button" onClick={() => change({ sample: false })}>
            This is correct<span className="visually-hidden">: {label}</span>
          </button>
        </p>
      )}
      {wasSample && !parts.sample && (
        <p className="sample-state">
          <span>No longer a sample when you save</span>
          <button type="button" className="quiet-button" onClick={() => change({ sample: true })}>
            Mark as a sample again<span className="visually-hidden">: {label}</span>
          </button>
          {next && <NextSample at={next} onGo={goToField} />}
        </p>
      )}
      {hasNote && !showsNote && (
        <button type="button" className="quiet-button" onClick={() => setShowsNote(true)}>
          Add a note<span className="visually-hidden"> to {label}</span>
        </button>
      )}
      {hasNote && showsNote && (
        <div className="sample-note-field">
          <TextControl
            path={[...path, "note"]}
            label={`Note on ${label}`}
            value={parts.note ?? ""}
            onChange={(text) => change({ note: text === "" ? undefined : text })}
          />
          <span className="caption quiet" aria-hidden="true">
            Note, printed with the value
          </span>
        </div>
      )}
    </>
  );
}

/** The parts of a value that may be a sample, as written in the file. */
interface SampledParts {
  readonly lines: readonly string[];
  readonly sample: boolean;
  readonly note?: string | undefined;
}

/** Splits a value: `"0.6"`, `["0.6", "0.7"]` or `{ value: "0.6", sample: true, note: … }`. */
export function partsOf(written: unknown): SampledParts {
  const group =
    typeof written === "object" && written !== null && !Array.isArray(written) ? written : { value: written };
  const { value, sample, note } = group as Record<string, unknown>;
  const lines = [value].flat().filter((line) => line !== undefined && line !== null);
  return { lines: lines.map(String), sample: sample === true, note: typeof note === "string" ? note : undefined };
}

/** Joins the parts into the shortest form; undefined if empty. */
export function writtenOf({ lines, sample, note }: SampledParts): unknown {
  const value = lines.length > 1 ? lines : (lines[0] ?? "");
  if (value === "" && note === undefined) return undefined;
  if (!sample && note === undefined) return value;
  return { value, ...(sample ? { sample: true } : {}), ...(note === undefined ? {} : { note }) };
}
