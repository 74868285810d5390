import { sitePages } from "#content/page-registry.ts";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { followShortlistNews, latestShortlistNews, tellShortlistNews } from "./shortlist-news.ts";
import { loadShortlist } from "./use-shortlist.ts";

const none = () => undefined;

/** News that can be taken back stay longer: until the visitor goes on or something else happens. */
const readingTimeMs = 8000;

/** Says at the foot of the screen what has happened to the list. */
export function ShortlistNotice() {
  const news = useSyncExternalStore(followShortlistNews, latestShortlistNews, none);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) tellShortlistNews(undefined);
    shownPath.current = pathname;
  }, [pathname]);

  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!news || news.undo) return;
    const timer = setInterval(() => {
      if (!notice.current?.matches(":hover, :focus-within")) tellShortlistNews(undefined);
    }, readingTimeMs);
    return () => clearInterval(timer);
  }, [news]);

  async function takeBack() {
    if (!news?.undo) return;
    const { changeShortlist } = await loadShortlist();
    changeShortlist(news.undo);
    tellShortlistNews({ words: "Undone" });
  }

  return (
    <div ref={notice} className="shortlist-notice" data-shown={news ? "" : undefined}>
      <p aria-live="polite">{news?.words}</p>
      {news && (
        <>
          {news.undo && (
            <button type="button" onClick={() => void takeBack()}>
              Undo
            </button>
          )}
          {!pathname.startsWith(sitePages.shortlist.path) && <AppLink to={sitePages.shortlist.path}>View list</AppLink>}
          <button
            type="button"
            className="round-button"
            aria-label="Close"
            onClick={() => tellShortlistNews(undefined)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
