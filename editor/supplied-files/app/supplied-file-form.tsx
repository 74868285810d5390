import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SaveOutcome } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { useAttempt } from "../../app/use-attempt.ts";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import { kindsInWords, kindsOf, type SuppliedFile, type SuppliedKind } from "../supplied-file.ts";
import { offerFile } from "./ask-supplied-files.ts";

interface SuppliedFileFormProps {
  /** The path of the product. */
  path: string;
  /** The name of the uploaded file. */
  upload: string;
  /** The original name of the file. */
  original: string;
  /** The file that it replaces. */
  replaces?: SuppliedFile | undefined;
  onOffered: (outcome: SaveOutcome) => void | Promise<void>;
  onCancel: () => void;
}

/** The name of a file without its extension: `ISO 354 report` for `ISO_354_report.pdf`. */
function nameIn(file: string): string {
  return file
    .replace(/\.\w+$/, "")
    .replaceAll(/[_\s]+/g, " ")
    .trim();
}

/** Asks for a file's kind, its name on the page, and its date. */
export function SuppliedFileForm(props: SuppliedFileFormProps) {
  const { path, upload, original, replaces, onOffered, onCancel } = props;
  const kinds = kindsOf(upload);
  const [kind, setKind] = useState<SuppliedKind>(replaces && kinds.includes(replaces.kind) ? replaces.kind : kinds[0]!);
  const [name, setName] = useState(replaces?.name ?? nameIn(original));
  const [date, setDate] = useState("");
  const [isTried, setTried] = useState(false);
  const { problem, isBusy, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useUnsavedWarning(true);
  useEffect(() => form.current?.focus(), []);
  const isNameLeft = isTried && name.trim() === "";
  const isDateLeft = isTried && date === "";
  const offer = () =>
    attempt(async () => {
      const outcome = await offerFile({ path, upload, original, kind, name, date, replaces });
      if (outcome.outcome === "refused") return outcome.mistakes.map(({ message }) => message).join(" ");
      if (outcome.outcome !== "saved") return "The product has changed since you opened this form. Try again.";
      await onOffered(outcome);
      return undefined;
    });
  return (
    <form
      ref={form}
      className="photographs-form"
      tabIndex={-1}
      noValidate
      aria-label={original}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "" && date !== "") return void offer();
        flushSync(() => setTried(true));
        form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      }}
    >
      <h3>{replaces ? `${original}, replacing ${replaces.file}` : original}</h3>
      <div className="text-field">
        <label htmlFor={`${id}-kind`}>Type of file</label>
        <select
          id={`${id}-kind`}
          className="text-field__control"
          value={kind}
          onChange={(event) => setKind(event.target.value as SuppliedKind)}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {kindsInWords[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="text-field">
        <label htmlFor={`${id}-name`}>Name on the page (required)</label>
        <input
          id={`${id}-name`}
          className="text-field__control"
          aria-required
          aria-invalid={isNameLeft || undefined}
          aria-describedby={isNameLeft ? `${id}-name-left` : undefined}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {isNameLeft && (
          <p id={`${id}-name-left`} className="text-field__error">
            Give it a name, such as “Sound absorption, ISO 354”.
          </p>
        )}
      </div>
      <div className="text-field">
        <label htmlFor={`${id}-date`}>Date of the document (required)</label>
        <input
          id={`${id}-date`}
          type="date"
          className="text-field__control"
          aria-required
          aria-invalid={isDateLeft || undefined}
          aria-describedby={isDateLeft ? `${id}-date-left` : undefined}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        {isDateLeft && (
          <p id={`${id}-date-left`} className="text-field__error">
            Enter the date on the document. If it has none, enter the day on which you received it.
          </p>
        )}
      </div>
      <Failure words={problem} inForm />
      <div className="photograph-form__buttons">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="action-link action-link--button" disabled={isBusy}>
          {isBusy ? "Adding it …" : replaces ? "Replace the file" : "Add the file"}
        </button>
      </div>
    </form>
  );
}
