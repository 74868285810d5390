import { sitePages } from "#content/page-registry.ts";
import { useRef, useState, type ComponentType } from "react";
import { loadChunk } from "#app/boot/load-chunk.ts";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SearchPanelProps } from "./search-panel.tsx";
import { isSlashKeyOn, useSearchKeys } from "./search-keys.ts";
import { SearchLoading } from "./search-loading.tsx";

type Panel = ComponentType<SearchPanelProps>;

/**
 * Opens the search on every page: by its button, `/` or Ctrl K. The search is loaded when it is first opened.
 * Without script, the button is a link to the catalogue.
 */
export function SearchLauncher() {
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const [failed, setFailed] = useState(false);
  /** What is typed while the search loads. */
  const [earlyText, setEarlyText] = useState("");

  function load() {
    setFailed(false);
    loadChunk("search", () => import("./search-panel.tsx")).then(
      (part) => setPanel(() => part.default),
      () => setFailed(true),
    );
  }
  function show() {
    setEarlyText("");
    setOpen(true);
    if (!Panel) load();
  }
  useSearchKeys(show);

  if (!hydrated) {
    return (
      <a className="search-launcher" href={sitePages.product.path} aria-label="Search">
        <Icon name="search" sizePx={22} />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="search-launcher"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={isSlashKeyOn() ? "/ Control+K" : "Control+K"}
        onClick={show}
      >
        <Icon name="search" sizePx={22} />
      </button>
      {open && (
        <Dialog ref={dialog} className="site-search" aria-label="Search" onClose={() => setOpen(false)}>
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
