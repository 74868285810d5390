import { useEffect, useRef, useState } from "react";
import { wordsOf } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import type { EnquiryLine, OpenedEnquiry } from "../inbox.ts";
import { eraseEnquiries } from "./ask-enquiries.ts";
import { Moment } from "./words.tsx";

interface EraseFormProps {
  enquiry: OpenedEnquiry;
  onErased: (references: readonly string[]) => void;
}

/** Deletes a person's enquiries on request: this one, and others with the same email address or phone number. */
export function EraseForm({ enquiry, onErased }: EraseFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // It opens below the fold.
    question.current?.scrollIntoView({ block: "center", behavior: "instant" });
    question.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const all: readonly EnquiryLine[] = [enquiry, ...enquiry.others].filter(({ reference }) => !gone.includes(reference));
  const chosen = all.map(({ reference }) => reference).filter((reference) => !kept.has(reference));
  function finish(erased: readonly string[]) {
    setOpen(false);
    if (erased.length > 0) onErased(erased);
  }
  const erase = () =>
    eraseEnquiries(chosen)
      .then(({ erased, failed, remaining = "" }) => {
        const deleted = [...gone, ...erased];
        if (failed.length === 0 && remaining === "") return finish(deleted);
        setGone(deleted);
        const done = deleted.length > 0 ? `Deleted: ${deleted.join(", ")}. ` : "";
        setFailure(
          `${done}${failed.map(({ reference, words }) => `Not deleted: ${reference}. ${words}`).join(" ")} ${remaining}`,
        );
      })
      .catch((error: unknown) => setFailure(wordsOf(error)));
  return (
    <section className="enquiry__part" aria-labelledby="erase">
      <h2 id="erase">Delete</h2>
      {!isOpen ? (
        <button type="button" className="plain-button" onClick={() => setOpen(true)}>
          Delete this enquiry
        </button>
      ) : (
        <fieldset className="erase" ref={question} tabIndex={-1}>
          <legend>{legendFor(all.length)}</legend>
          {all.map(({ reference, receivedAtMs, name, beginning }) => (
            <label key={reference} className="tick">
              <input
                type="checkbox"
                checked={!kept.has(reference)}
                onChange={(event) => {
                  const next = new Set(kept);
                  if (event.target.checked) next.delete(reference);
                  else next.add(reference);
                  setKept(next);
                }}
              />
              <span>
                {reference}, {name}, <Moment atMs={receivedAtMs} />
                <span className="caption quiet erase__beginning">{beginning}</span>
              </span>
            </label>
          ))}
          <Failure words={failure} inForm />
          <div className="enquiry__buttons">
            {all.length > 0 && (
              <button
                type="button"
                className="plain-button erase__button"
                disabled={chosen.length === 0}
                onClick={() => void erase()}
              >
                {chosen.length === 1 ? "Delete permanently" : `Delete ${chosen.length} permanently`}
              </button>
            )}
            <button type="button" className="plain-button" onClick={() => finish(gone)}>
              {all.length === 0 ? "Close" : "Keep"}
            </button>
          </div>
        </fieldset>
      )}
    </section>
  );
}

function legendFor(enquiries: number): string {
  if (enquiries === 0) return "All enquiries with this email address or phone number are deleted.";
  if (enquiries === 1) return "No other enquiry has this email address or phone number.";
  return `${enquiries} enquiries have this email address or phone number. Those that are ticked will be deleted.`;
}
