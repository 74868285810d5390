import { useEffect, useRef } from "react";

/**
 * Focuses the first field of an added list entry, or else its first button, clear of the save bar.
 * @param count the number of entries
 */
export function useFocusOnAdded(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(undefined);
  useEffect(() => {
    if (expected.current !== count) return;
    expected.current = undefined;
    const added = [...(list.current?.querySelectorAll<HTMLElement>(":scope > .rows__row") ?? [])][count - 1];
    const all = [...(added?.querySelectorAll<HTMLElement>("input, textarea, select, button, summary") ?? [])];
    const controls = all.filter((each) => !each.closest(".item-buttons"));
    const control =
      controls.find((each) => each.matches("input, textarea, select") && each.checkVisibility()) ?? controls[0];
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [count]);
  return {
    /** The ref for the list's element. */
    list,
    /** Call before adding an entry. */
    expectAnother() {
      expected.current = count + 1;
    },
  };
}
