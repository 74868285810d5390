import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A native popover that its button opens before and without script. Tells whether it is open and closes it after a choice.
 * @returns `ref` for the popover, `open`, `close`
 */
export function usePopoverState() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    // It may have been opened while the script was still on its way.
    setOpen(popover.matches(":popover-open"));
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    // What the focus goes to next must not lie under an open menu.
    const leave = ({ relatedTarget }: FocusEvent) => {
      const target = relatedTarget as Element | null;
      if (target && !popover.contains(target) && !target.closest(`[popovertarget="${popover.id}"]`))
        popover.hidePopover();
    };
    popover.addEventListener("beforetoggle", follow);
    popover.addEventListener("focusout", leave);
    return () => {
      popover.removeEventListener("beforetoggle", follow);
      popover.removeEventListener("focusout", leave);
    };
  }, []);

  const close = useCallback(() => ref.current?.hidePopover(), []);
  return { ref, open, close };
}
