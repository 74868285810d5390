import { useEffect, useRef, useState } from "react";
import { Link, type To } from "react-router";
import type { FacetId } from "#content/schema/facet.ts";
import type { OfferedFacet } from "./facets.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FacetChoices } from "./facet-choices.tsx";

interface FacetSheetProps {
  facets: readonly OfferedFacet[];
  chosenCount: number;
  /** How many products the choice leaves, in words. */
  count: string;
  onChoose: (facet: FacetId, value: string) => void;
  /** The address without any choice. */
  clear: To;
}

/** From here on the filters stand beside the products. */
const wide = "(min-width: 992px)";

/** The filters of narrow screens: a button that opens them as a sheet over the page. */
export function FacetSheet({ facets, chosenCount, count, onChoose, clear }: FacetSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const alive = useHydrated();
  useEffect(() => {
    if (!open) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    const query = window.matchMedia(wide);
    const close = () => dialog.current?.close();
    query.addEventListener("change", close);
    return () => query.removeEventListener("change", close);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="catalogue-bar__filters"
        aria-haspopup="dialog"
        disabled={!alive}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        Filters
        {chosenCount > 0 && (
          <span className="facet__count">
            {chosenCount}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </button>
      <dialog ref={dialog} className="facet-sheet" aria-label="Filters" onClose={() => setOpen(false)}>
        {open && (
          <>
            <header className="facet-sheet__head">
              <h2>Filters</h2>
              <button
                type="button"
                className="round-button"
                aria-label="Close the filters"
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" sizePx={24} />
              </button>
            </header>
            <div className="facet-sheet__facets">
              <FacetChoices facets={facets} onChoose={onChoose} />
            </div>
            <footer className="facet-sheet__foot">
              {chosenCount > 0 && (
                <Link className="action-link action-link--line" to={clear} preventScrollReset>
                  <span>Clear all</span>
                </Link>
              )}
              <button type="button" className="action-link action-link--button" onClick={() => dialog.current?.close()}>
                Show {count}
              </button>
            </footer>
          </>
        )}
      </dialog>
    </>
  );
}
