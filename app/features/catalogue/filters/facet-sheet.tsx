import { useEffect, useRef, useState } from "react";
import { Link, type To } from "react-router";
import type { FacetId } from "#content/schema/facet.ts";
import type { OfferedFacet } from "./facets.ts";
import { fromDesktop } from "#app/ui/breakpoints.ts";
import { CloseButton, closeDialog, Dialog } from "#app/ui/controls/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FacetChoices } from "./facet-choices.tsx";

interface FacetSheetProps {
  facets: readonly OfferedFacet[];
  chosenCount: number;
  /** How many products match the choices, in words. */
  count: string;
  onChoose: (facet: FacetId, value: string) => void;
  /** The address with all choices cleared. */
  clear: To;
}

/** The filters of narrow screens: a button that opens them as a sheet over the page. */
export function FacetSheet({ facets, chosenCount, count, onChoose, clear }: FacetSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(fromDesktop);
    const close = () => dialog.current?.close();
    query.addEventListener("change", close);
    return () => query.removeEventListener("change", close);
  }, [open]);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="catalogue-bar__filters needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        Filters
        {chosenCount > 0 && (
          <span className="facet__count">
            <span>{chosenCount}</span>
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </button>
      {open && (
        <Dialog
          ref={dialog}
          opener={opener}
          className="facet-sheet"
          aria-label="Filters"
          onClose={() => setOpen(false)}
        >
          <header className="facet-sheet__head">
            <h2>Filters</h2>
            <CloseButton label="Close filters" />
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
            <button type="button" className="action-link action-link--button" onClick={closeDialog}>
              {`Show ${count}`}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
