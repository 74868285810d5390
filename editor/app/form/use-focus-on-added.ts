import { useEffect, useRef } from "react";

/**
 * Puts the focus into the first control of an entry that was added to a list, clear of the bar for saving.
 * @param count how many entries there are
 */
export function useFocusOnAdded(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    if (expected.current !== count) return;
    expected.current = undefined;
    const added = [...(list.current?.querySelectorAll<HTMLElement>(":scope > .rows__row") ?? [])][count - 1];
    const control = added?.querySelector<HTMLElement>(".rows__content :is(input, textarea, select, button, summary)");
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [count]);
  return {
    /** For the element of the list. */
    list,
    /** To be called where one is added. */
    expectAnother() {
      expected.current = count + 1;
    },
  };
}
