import { useEffect } from "react";

/** While something is not saved, the browser asks before it leaves the page, and the editor before it leaves the file. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askInside = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
      if (link && !window.confirm("What you changed is not saved. Leave it anyway?")) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    addEventListener("click", askInside, { capture: true });
    return () => {
      removeEventListener("beforeunload", ask);
      removeEventListener("click", askInside, { capture: true });
    };
  }, [isUnsaved]);
}
