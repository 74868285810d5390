import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fromDesktop } from "../ui/breakpoints.ts";

/**
 * A menu as a native popover, which its button opens before and without script. With script it also closes when one of its links is
 * chosen, when the focus goes elsewhere, when another page is shown, and when the window grows or shrinks past the desktop breakpoint.
 * @returns `ref` for the popover, and whether it is open
 */
export function usePopoverState() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    // It may have been opened while the script was still on its way.
    setOpen(popover.matches(":popover-open"));
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => popover.hidePopover();
    popover.addEventListener("beforetoggle", (event) => setOpen(event.newState === "open"), { signal });
    popover.addEventListener("focusout", (event) => leadsElsewhere(popover, event.relatedTarget) && close(), {
      signal,
    });
    popover.addEventListener("click", ({ target }) => (target as Element).closest("a") && close(), { signal });
    window.matchMedia(fromDesktop).addEventListener("change", close, { signal });
    return () => listeners.abort();
  }, []);

  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current !== key) ref.current?.hidePopover();
    shownKey.current = key;
  }, [key]);

  return { ref, open };
}

/** Whether the focus goes to something that the open menu may cover. */
function leadsElsewhere(popover: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return !popover.contains(target) && !target.closest(`[popovertarget="${popover.id}"]`);
}
