import { useCallback, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { minimumFillTimeMs, signalFields, type FormSignals } from "./form-signals.ts";

/** A little more, because the server's limit is sharp. */
const waitUntilMs = minimumFillTimeMs + 100;

/**
 * What the form tells of its filling in, from its first sight on.
 * @returns a function that waits until the least time has gone by, gives the signals, and makes the fields ready for another try
 */
export function useFormSignals(): (form: HTMLFormElement) => Promise<FormSignals> {
  const hydrated = useHydrated();
  // A page that the server wrote was in sight before its script came.
  const [shownAtMs] = useState(() => (hydrated ? performance.now() : 0));

  return useCallback(
    async (form) => {
      const leftMs = shownAtMs + waitUntilMs - performance.now();
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      const trap = form.elements.namedItem(signalFields.trap) as HTMLInputElement;
      const time = form.elements.namedItem(signalFields.fillTimeMs) as HTMLInputElement;
      const signals = { trapFilled: trap.value !== "", fillTimeMs: Math.round(performance.now() - shownAtMs) };
      // Whatever filled in the trap, the visitor's next try is free of it.
      trap.value = "";
      time.value = String(signals.fillTimeMs);
      return signals;
    },
    [shownAtMs],
  );
}
