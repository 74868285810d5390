import { useEffect, useRef, useState, type RefObject } from "react";
import { EditorFailure, renderPage, type RenderedPage } from "./api.ts";

const renderAfterMs = 200;

interface PreviewedPage extends RenderedPage {
  /** The page as it was seen last, where that was not in this pane. */
  readonly former?: string;
  /** It is not as what is typed now, which cannot be shown. */
  readonly isStale: boolean;
}

/**
 * The page with a value; the last one that could be shown where there is none with it.
 * @param lastSeen the value with which the page was seen last, or with which the file was opened
 */
export function usePreviewedPage(path: string, value: unknown, lastSeen: RefObject<unknown>): PreviewedPage {
  const [shown, setShown] = useState<PreviewedPage>({ isStale: false });
  const isFirst = useRef(true);
  useEffect(() => {
    let isOver = false;
    const render = async () => {
      // Without the page as it was, the first one that is shown here could not tell what has changed on it.
      const isOther = isFirst.current && JSON.stringify(lastSeen.current) !== JSON.stringify(value);
      const former = isOther ? (await renderPage(path, lastSeen.current)).html : undefined;
      const page = await renderPage(path, value);
      if (isOver) return;
      if (page.html === undefined) return setShown((before) => ({ ...before, isStale: true }));
      isFirst.current = false;
      lastSeen.current = value;
      setShown({ ...page, ...(former === undefined ? {} : { former }), isStale: false });
    };
    const timer = setTimeout(() => {
      render().catch((error: unknown) => {
        // What fails is said beside the button that saves.
        if (!(error instanceof EditorFailure)) throw error;
      });
    }, renderAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, value, lastSeen]);
  return shown;
}
