import { useCallback, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { minimumFillTimeMs, signalFields, type FormSignals } from "../form-signals.ts";

/**
 * The fields that record how the form was filled in. They are hidden from visitors, the keyboard, screen readers and autofill.
 */
export function SignalFields() {
  return (
    <>
      <div className="enquiry-form__trap">
        <label htmlFor={signalFields.trap}>Leave this field empty</label>
        <input id={signalFields.trap} name={signalFields.trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={signalFields.fillTimeMs} />
    </>
  );
}

/** A little more than the minimum, because the server accepts nothing below it. */
const waitUntilMs = minimumFillTimeMs + 100;

/**
 * How the form was filled in, measured from when it was first shown.
 * @returns a function that waits until the minimum time has passed, returns the signals, and resets the fields for another
 * attempt
 */
export function useFormSignals(): (form: HTMLFormElement) => Promise<FormSignals> {
  const hydrated = useHydrated();
  // A page from the server was visible before its script ran.
  const [shownAtMs] = useState(() => (hydrated ? performance.now() : 0));

  return useCallback(
    async (form) => {
      const leftMs = shownAtMs + waitUntilMs - performance.now();
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      const trap = form.elements.namedItem(signalFields.trap) as HTMLInputElement;
      const time = form.elements.namedItem(signalFields.fillTimeMs) as HTMLInputElement;
      const signals = {
        trapFilled: trap.value !== "",
        fillTimeMs: Math.round(performance.now() - shownAtMs),
        receiptWanted: new FormData(form).has(signalFields.receipt),
      };
      // Whatever filled in the trap, the visitor's next try starts without it.
      trap.value = "";
      time.value = String(signals.fillTimeMs);
      return signals;
    },
    [shownAtMs],
  );
}
