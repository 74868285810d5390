import { useEffect, useRef, useState, type RefObject } from "react";
import { EditorFailure, type RenderedPage } from "./api.ts";

const renderAfterMs = 200;

/** How long a page may take before "Loading" is shown. */
const lateMs = 700;

/** How long a page may take before a retry is offered. A page is rendered within two seconds, the first one within ten. */
const overdueMs = 15_000;

interface PreviewedPage extends RenderedPage {
  /** The page last seen, if it was not in this pane. */
  readonly former?: string;
  /** The page is stale, because the typed value cannot be rendered. */
  readonly isStale: boolean;
  /** It takes so long that the old page could be mistaken for the new one. */
  readonly isLate: boolean;
  /** It takes so long that it has probably failed. */
  readonly isOverdue: boolean;
}

const nothing: PreviewedPage = { isStale: false, isLate: false, isOverdue: false };

/** Renders the page with a value. The function must be stable for the same page. */
export type DrawPage = (value: unknown, signal: AbortSignal) => Promise<RenderedPage>;

/**
 * The page rendered with a value, or the last one that could be.
 * @param lastSeen the value last seen on the page, or when the file was opened
 */
export function usePreviewedPage(
  draw: DrawPage,
  value: unknown,
  lastSeen: RefObject<unknown>,
): PreviewedPage & { drawAgain: () => void } {
  const [shown, setShown] = useState(nothing);
  /** The value to be rendered again. */
  const [again, setAgain] = useState<{ readonly of: unknown }>();
  const isFirst = useRef(true);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const afterMs = again?.of === value ? 0 : renderAfterMs;
    const render = async () => {
      // The first page shown here is compared with the previous one, so that one is rendered too.
      const isOther = isFirst.current && JSON.stringify(lastSeen.current) !== JSON.stringify(value);
      const former = isOther ? (await draw(lastSeen.current, signal)).html : undefined;
      const page = await draw(value, signal);
      if (page.html === undefined)
        return setShown((before) => ({ ...before, ...nothing, obstacle: page.obstacle, isStale: true }));
      isFirst.current = false;
      lastSeen.current = value;
      setShown({ ...page, ...(former === undefined ? {} : { former }), ...nothing });
    };
    const late = setTimeout(() => setShown((before) => ({ ...before, isLate: true })), afterMs + lateMs);
    const overdue = setTimeout(() => setShown((before) => ({ ...before, isOverdue: true })), overdueMs);
    const timer = setTimeout(() => {
      render()
        .catch((error: unknown) => {
          // Errors are shown beside the save button.
          if (!(error instanceof EditorFailure)) throw error;
        })
        .finally(() => {
          clearTimeout(late);
          clearTimeout(overdue);
          setShown((before) =>
            before.isLate || before.isOverdue ? { ...before, isLate: false, isOverdue: false } : before,
          );
        });
    }, afterMs);
    return () => {
      ended.abort();
      clearTimeout(timer);
      clearTimeout(late);
      clearTimeout(overdue);
    };
  }, [draw, value, lastSeen, again]);
  const drawAgain = () => {
    setShown((before) => ({ ...before, isOverdue: false }));
    setAgain({ of: value });
  };
  return { ...shown, drawAgain };
}
