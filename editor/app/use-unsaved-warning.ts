import { useLayoutEffect } from "react";
import { askBeforeLeaving, mayFollow } from "./address.ts";

/**
 * While there are unsaved changes, the browser asks for confirmation before it leaves the page, and the editor before it shows another
 * screen, by link or by Back and Forward.
 */
export function useUnsavedWarning(isUnsaved: boolean): void {
  // Once the screen shows "No changes", nothing asks for confirmation.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askInside = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
      if (link && !mayFollow(link.hash)) event.preventDefault();
    };
    const stopAsking = askBeforeLeaving();
    addEventListener("beforeunload", ask);
    addEventListener("click", askInside, { capture: true });
    return () => {
      stopAsking();
      removeEventListener("beforeunload", ask);
      removeEventListener("click", askInside, { capture: true });
    };
  }, [isUnsaved]);
}
