import { lazy, Suspense, useRef, useState } from "react";
import { loadChunk } from "../../boot/load-chunk.ts";
import { CompareToggle } from "../../compare/compare-part.ts";
import { useShortlist } from "../../shortlist/use-shortlist.ts";
import { ActionLink } from "../../ui/action-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { DetailPage } from "./page.ts";

const loadDialog = () => loadChunk("choices", () => import("./choice-dialog.tsx"));
const ChoiceDialog = lazy(loadDialog);

/**
 * Puts the product on the visitor's list with what is chosen for it, and beside others. The list's place is kept until script is
 * there; without script there is none.
 */
export function ShortlistCall({ page }: { page: DetailPage }) {
  const hydrated = useHydrated();
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const entries = useShortlist().items.filter(({ productId }) => productId === page.productId).length;

  function close() {
    setChoosing(false);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <div className="shortlist-call wrap">
      {hydrated && (
        <>
          <button
            ref={opener}
            type="button"
            className="action-link action-link--line"
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            onPointerEnter={() => void loadDialog().catch(() => {})}
          >
            <Icon name="bookmark" />
            <span>Add to shortlist</span>
          </button>
          {entries > 0 && (
            <ActionLink to="/shortlist">
              {entries === 1 ? "On your shortlist" : `On your shortlist in ${entries} versions`}
            </ActionLink>
          )}
        </>
      )}
      <div className="shortlist-call__compare">
        <CompareToggle productId={page.productId} productName={page.name} />
      </div>
      {choosing && (
        <Suspense>
          <ChoiceDialog page={page} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
