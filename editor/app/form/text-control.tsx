import { useState } from "react";
import { describedBy } from "./field-frame.tsx";
import { idOf, useFieldState, useFiguresToName, type FieldPath } from "./field-state.ts";
import { InsertFigure } from "./insert-figure.tsx";

interface TextControlProps {
  path: FieldPath;
  value: string;
  onChange: (text: string) => void;
  /** Every line of the field is a line of the value. */
  lines?: boolean;
  label?: string | undefined;
  type?: string;
  required?: boolean;
  /** Values of other products. */
  suggestions?: readonly string[] | undefined;
}

const longText = 56;

/** A text field that grows with its text. */
export function TextControl({
  path,
  value,
  onChange,
  lines = false,
  label,
  type = "text",
  required = false,
  suggestions,
}: TextControlProps) {
  const [isLong] = useState(value.length > longText);
  // A single-line field would join the lines of an existing text.
  const [hasLines] = useState(value.includes("\n"));
  const { mistakes } = useFieldState(path, { inside: lines });
  const shared = {
    id: idOf(path),
    className: "text-field__control",
    "aria-describedby": describedBy(path),
    "aria-invalid": mistakes.length > 0 ? (true as const) : undefined,
    "aria-label": label,
    "aria-required": required || undefined,
  };
  const listId = `${idOf(path)}__list`;
  const figures = useFiguresToName(path);
  const insert = figures.length > 0 && <InsertFigure path={path} figures={figures} value={value} onChange={onChange} />;
  if (lines || isLong || hasLines) {
    const change = (text: string) => onChange(lines || hasLines ? text : text.replaceAll(/\s*\n\s*/g, " "));
    return (
      <>
        <textarea {...shared} rows={1} value={value} onChange={(event) => change(event.target.value)} />
        {insert}
      </>
    );
  }
  return (
    <>
      <input
        {...shared}
        type={type}
        list={suggestions ? listId : undefined}
        autoComplete={suggestions ? "off" : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      )}
      {insert}
    </>
  );
}
