import { sitePages } from "#content/page-registry.ts";
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { takeEarlySearch } from "./early-search.ts";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import { ActionButton } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SearchPanelProps } from "./search-panel.tsx";
import { isSlashKeyOn } from "./search-keys.ts";
import { island } from "#app/islands/island.tsx";

type Panel = ComponentType<SearchPanelProps>;

/**
 * Opens the search on every page: with its button, `/` or Ctrl K. The search is loaded when it is first opened.
 * Without JavaScript, the button is a link to the catalogue; before the script has loaded, the boot script opens a
 * field.
 */
function SearchLauncher() {
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The element that had focus before the search was opened early is unknown. */
  const [wasEarly, setWasEarly] = useState(false);
  /** The number of the current opening, counted from 1; 0 while the search is closed. */
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const [Panel, setPanel] = useState<Panel>();
  const [failed, setFailed] = useState(false);
  /** The text typed while the search loads. */
  const [earlyText, setEarlyText] = useState("");

  function load() {
    setFailed(false);
    loadChunk("search", () => import("./search-panel.tsx")).then(
      (part) => setPanel(() => part.default),
      () => setFailed(true),
    );
  }
  function show(words = "", early = false) {
    setEarlyText(words);
    setWasEarly(early);
    setOpening(++openings.current);
    if (!Panel) load();
  }
  const takeOver = useEffectEvent((words: string) => show(words, true));
  useLayoutEffect(() => takeEarlySearch((words) => takeOver(words)), []);

  if (!hydrated) {
    return (
      <a
        className="search-launcher"
        href={sitePages.product.path}
        aria-label="Search"
        // Its role may already have been set (search-keys.ts).
        suppressHydrationWarning
      >
        <Icon name="search" sizePx={22} />
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-launcher"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={isSlashKeyOn() ? "/ Control+K" : "Control+K"}
        onClick={() => show()}
      >
        <Icon name="search" sizePx={22} />
      </button>
      {opening > 0 && (
        <Dialog
          key={opening}
          ref={dialog}
          className="site-search"
          aria-label="Search"
          {...(wasEarly && { opener: button })}
          // A browser may report the close event after a key has opened the search again.
          onClose={() => setOpening((shown) => (shown === opening ? 0 : shown))}
        >
          {Panel ? (
            <Panel firstText={earlyText} onChoice={() => dialog.current?.close()} />
          ) : (
            <SearchLoading text={earlyText} onType={setEarlyText} failed={failed} retry={load} />
          )}
        </Dialog>
      )}
    </>
  );
}

interface SearchLoadingProps {
  text: string;
  onType: (text: string) => void;
  failed: boolean;
  retry: () => void;
}

/** A field that accepts typing while the search loads. Enter leads to the results in the catalogue. */
function SearchLoading({ text, onType, failed, retry }: SearchLoadingProps) {
  return (
    <>
      <form className="site-search__field" action={`${sitePages.product.path}#catalogue`}>
        <Icon name="search" sizePx={24} />
        <input
          name="q"
          aria-label="Search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
      <div className="site-search__notice">
        <p role="status">{failed ? "Search could not be loaded." : "Loading search…"}</p>
        {failed && <ActionButton onClick={retry}>Try again</ActionButton>}
        <a className="action-link action-link--line" href={sitePages.product.path}>
          <span>All products</span>
        </a>
      </div>
    </>
  );
}

export default island("search-launcher", SearchLauncher);
