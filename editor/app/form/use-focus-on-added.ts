import { useEffect, useRef } from "react";

/**
 * Puts the focus into the first field of an entry that was added to a list, or else on its first button, clear of the bar for saving.
 * @param count how many entries there are
 */
export function useFocusOnAdded(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    if (expected.current !== count) return;
    expected.current = undefined;
    const added = [...(list.current?.querySelectorAll<HTMLElement>(":scope > .rows__row") ?? [])][count - 1];
    const controls = [...(added?.querySelectorAll<HTMLElement>("input, textarea, select, button, summary") ?? [])];
    const control =
      controls.find((each) => each.matches("input, textarea, select") && each.checkVisibility()) ?? controls[0];
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
