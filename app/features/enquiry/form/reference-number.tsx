import { useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The reference number of a stored enquiry. A click selects all of it, and the button copies it. */
export function ReferenceNumber({ reference }: { reference: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  // Undefined if the page was not loaded over HTTPS.
  const canCopy = hydrated && Boolean(navigator.clipboard);

  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <p className="reference-number">
      <span>Your reference</span>
      <strong className="reference-number__text" translate="no">
        {reference}
      </strong>
      {canCopy && (
        <button type="button" className="reference-number__copy" onClick={copy}>
          <span>{copied ? "Copied" : "Copy"}</span>
          <span className="visually-hidden"> the reference</span>
        </button>
      )}
    </p>
  );
}
