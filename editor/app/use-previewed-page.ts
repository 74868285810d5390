import { useEffect, useRef, useState, type RefObject } from "react";
import { EditorFailure, renderPage, type RenderedPage } from "./api.ts";

const renderAfterMs = 200;

/** How long a page may take until it is said that it is being drawn. */
const lateMs = 700;

interface PreviewedPage extends RenderedPage {
  /** The page as it was seen last, where that was not in this pane. */
  readonly former?: string;
  /** It is not as what is typed now, which cannot be shown. */
  readonly isStale: boolean;
  /** It takes so long that somebody could think it is finished. */
  readonly isLate: boolean;
}

/**
 * The page with a value; the last one that could be shown where there is none with it.
 * @param lastSeen the value with which the page was seen last, or with which the file was opened
 */
export function usePreviewedPage(path: string, value: unknown, lastSeen: RefObject<unknown>): PreviewedPage {
  const [shown, setShown] = useState<PreviewedPage>({ isStale: false, isLate: false });
  const isFirst = useRef(true);
  useEffect(() => {
    let isOver = false;
    const render = async () => {
      // Without the page as it was, the first one that is shown here could not tell what has changed on it.
      const isOther = isFirst.current && JSON.stringify(lastSeen.current) !== JSON.stringify(value);
      const former = isOther ? (await renderPage(path, lastSeen.current)).html : undefined;
      const page = await renderPage(path, value);
      if (isOver) return;
      if (page.html === undefined) return setShown((before) => ({ ...before, isStale: true, isLate: false }));
      isFirst.current = false;
      lastSeen.current = value;
      setShown({ ...page, ...(former === undefined ? {} : { former }), isStale: false, isLate: false });
    };
    const late = setTimeout(() => setShown((before) => ({ ...before, isLate: true })), renderAfterMs + lateMs);
    const timer = setTimeout(() => {
      render()
        .catch((error: unknown) => {
          // What fails is said beside the button that saves.
          if (!(error instanceof EditorFailure)) throw error;
        })
        .finally(() => {
          clearTimeout(late);
          if (!isOver) setShown((before) => (before.isLate ? { ...before, isLate: false } : before));
        });
    }, renderAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, [path, value, lastSeen]);
  return shown;
}
