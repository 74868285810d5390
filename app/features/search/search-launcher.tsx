import { sitePages } from "#content/page-registry.ts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { loadChunk } from "#app/boot/load-chunk.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SearchPanelProps } from "./search-panel.tsx";
import { slashKey, useSearchKeys } from "./search-keys.ts";
import { SearchWaiting } from "./search-waiting.tsx";

type Panel = ComponentType<SearchPanelProps>;

/**
 * The way to the search from every page: by its button, by `/` and by Ctrl K. What it opens is loaded when it is first wanted.
 * Without script it leads to the catalogue.
 */
export function SearchLauncher() {
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const [failed, setFailed] = useState(false);
  /** What is typed while the search is on its way. */
  const [early, setEarly] = useState("");
  const { key } = useLocation();

  function load() {
    setFailed(false);
    loadChunk("search", () => import("./search-panel.tsx")).then(
      (part) => setPanel(() => part.default),
      () => setFailed(true),
    );
  }
  function show() {
    setEarly("");
    setOpen(true);
    if (!Panel) load();
  }
  useSearchKeys(show);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- closed when another page is reached
  useEffect(() => () => dialog.current?.close(), [key]);

  if (!hydrated) {
    return (
      <AppLink className="search-launcher" to={sitePages.product.path} aria-label="Search">
        <Icon name="search" sizePx={22} />
      </AppLink>
    );
  }
  return (
    <>
      <button
        type="button"
        className="search-launcher"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={slashKey.off ? "Control+K" : "/ Control+K"}
        onClick={show}
      >
        <Icon name="search" sizePx={22} />
      </button>
      {open && (
        <Dialog ref={dialog} className="site-search" aria-label="Search" onClose={() => setOpen(false)}>
          {Panel ? (
            <Panel firstText={early} onChoice={() => dialog.current?.close()} />
          ) : (
            <SearchWaiting text={early} onType={setEarly} failed={failed} retry={load} />
          )}
        </Dialog>
      )}
    </>
  );
}
