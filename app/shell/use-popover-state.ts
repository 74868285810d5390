import { useEffect, useRef, useState } from "react";
import { fromDesktop } from "../ui/breakpoints.ts";

/**
 * For a menu that is a native popover, which its button opens even without script. Script also closes it when one of its links is
 * chosen, when focus leaves it, and when the window is resized past the desktop breakpoint.
 * @returns `ref` for the popover, and whether it is open
 */
export function usePopoverState() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    // It may have been opened before the script loaded.
    setOpen(popover.matches(":popover-open"));
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => popover.hidePopover();
    popover.addEventListener("beforetoggle", (event) => setOpen(event.newState === "open"), { signal });
    popover.addEventListener("focusout", (event) => leavesFor(popover, event.relatedTarget) && close(), {
      signal,
    });
    popover.addEventListener("click", ({ target }) => (target as Element).closest("a") && close(), { signal });
    window.matchMedia(fromDesktop).addEventListener("change", close, { signal });
    return () => listeners.abort();
  }, []);

  return { ref, open };
}

/** Whether focus moves to something that the open menu may cover. */
function leavesFor(popover: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return !popover.contains(target) && !target.closest(`[popovertarget="${popover.id}"]`);
}
