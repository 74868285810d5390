import { useCallback } from "react";
import { useWords } from "#app/hindi/words.tsx";
import { minimumFillTimeMs, signalFields, type FormSignals } from "../form-signals.ts";

/**
 * The fields that record how the form was filled in. They are hidden from visitors, the keyboard, screen readers
 * and autofill.
 */
export function SignalFields() {
  const t = useWords();
  return (
    <>
      <div className="enquiry-form__trap">
        <label htmlFor={signalFields.trap}>{t("Leave this field empty")}</label>
        <input id={signalFields.trap} name={signalFields.trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={signalFields.fillTimeMs} />
    </>
  );
}

/** A little more than the server's minimum. */
const waitUntilMs = minimumFillTimeMs + 100;

/**
 * How the form was filled in, measured from when its page was shown.
 * @returns a function that waits until the minimum time has passed, returns the signals, and resets the fields for
 * another attempt
 */
export function useFormSignals(): (form: HTMLFormElement) => Promise<FormSignals> {
  return useCallback(async (form) => {
    const shownAtMs = pageShownAtMs();
    const leftMs = shownAtMs + waitUntilMs - performance.now();
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
    const trap = form.elements.namedItem(signalFields.trap) as HTMLInputElement;
    const time = form.elements.namedItem(signalFields.fillTimeMs) as HTMLInputElement;
    const signals = {
      trapFilled: trap.value !== "",
      fillTimeMs: Math.round(performance.now() - shownAtMs),
      receiptWanted: new FormData(form).has(signalFields.receipt),
    };
    // Clears the honeypot for the visitor's next attempt, whatever filled it in.
    trap.value = "";
    time.value = String(signals.fillTimeMs);
    return signals;
  }, []);
}

/** When the page was shown, after its request or its prerendering, in milliseconds of `performance.now`. */
function pageShownAtMs(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.activationStart ?? 0;
}
