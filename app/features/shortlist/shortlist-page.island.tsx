import { lazy, Suspense, useEffect, useState } from "react";
import { allowOfflineUse } from "#app/features/offline/index.ts";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { useFragment } from "#app/ui/use-address.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { EmptyShortlist } from "./empty-shortlist.tsx";
import { useShortlist } from "./list/use-shortlist.ts";
import { sharedFragment } from "./sharing/shared-fragment.ts";
import type { ShortlistPageContent } from "./build-shortlist-page.ts";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";

const ListEditor = lazy(() => loadChunk("shortlist", () => import("./list-editor.tsx")));

interface ShortlistPageProps {
  page: ShortlistPageContent;
  withoutScript: string;
}

/** The visitor's list, or how to begin one. */
function ShortlistPage({ page, withoutScript }: ShortlistPageProps) {
  useEffect(allowOfflineUse, []);
  if (useEditor())
    return (
      <Suspense>
        <ListEditor page={page} />
      </Suspense>
    );
  return (
    <>
      <p className="shortlist__without-script">{withoutScript}</p>
      <EmptyShortlist {...page.empty} />
    </>
  );
}

/**
 * Whether there is a list to show, or the address shares one. It stays on the page when its last entry is removed.
 */
function useEditor(): boolean {
  const hydrated = useHydrated();
  const { items } = useShortlist();
  const fragment = useFragment();
  const needed = hydrated && (items.length > 0 || sharedFragment(fragment) !== undefined);
  const [opened, setOpened] = useState(needed);
  if (needed && !opened) setOpened(true);
  return needed || opened;
}

export default island("shortlist-page", withAddress(ShortlistPage), { followsAddress: true, storedUnder: "shortlist" });
