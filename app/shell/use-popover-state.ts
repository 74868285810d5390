import { useEffect, useRef, useState } from "react";

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
    popover.addEventListener("beforetoggle", follow);
    return () => popover.removeEventListener("beforetoggle", follow);
  }, []);

  const close = () => ref.current?.hidePopover();
  return { ref, open, close };
}
