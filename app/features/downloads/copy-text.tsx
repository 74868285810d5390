import { useId, useRef, useState } from "react";
import { CopyIcon } from "#app/ui/list-icons.tsx";

interface CopyTextProps {
  label: string;
  button: string;
  text: string;
  /** How many lines of it are shown at once. */
  rows: number;
}

/** A text to copy, and a button that copies it. */
export function CopyText({ label, button, text, rows }: CopyTextProps) {
  const shown = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [result, setResult] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult("Copied.");
    } catch {
      shown.current?.select();
      setResult("This browser does not allow copying. The text is selected so that you can copy it yourself.");
    }
  }

  return (
    <div className="copy-text">
      <div className="copy-text__head">
        <label htmlFor={id}>{label}</label>
        <output className="small quiet">{result}</output>
        <button type="button" className="action-link action-link--line" onClick={copy}>
          <span>{button}</span>
          <CopyIcon />
        </button>
      </div>
      <textarea ref={shown} id={id} rows={rows} readOnly value={text} />
    </div>
  );
}
