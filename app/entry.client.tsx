import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { leaveFragmentsToBrowser } from "./boot/fragments.ts";
import { layOutLaterParts } from "./boot/later-parts.ts";
import type { PageData } from "./boot/page-data.ts";
import { preparePagesInView } from "./boot/prepare-pages.ts";
import { coverUnknownAddress } from "./boot/unknown-address.ts";
import type { RootData } from "./page/root-data.ts";
import type { RouteHandle } from "./page/frame.tsx";
import { ShownPage } from "./page/shown-page.tsx";

/** Brings the page to life. The inline script of the document calls it (`boot/boot-script.ts`). */
export function start({ handle }: { handle: RouteHandle }, data: PageData<RootData>): void {
  const uncoverAddress = coverUnknownAddress(data.path);
  bringToLife(<ShownPage handle={handle} data={data} />, uncoverAddress);
}

if (import.meta.env.DEV) {
  // In development the router's own program runs, because it also shows what has been changed in a module.
  await import("./styles/all-sheets.ts");
  const { HydratedRouter } = await import("react-router/dom");
  bringToLife(<HydratedRouter />, () => {});
}

function bringToLife(page: ReactNode, onAlive: () => void): void {
  leaveFragmentsToBrowser();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Application onAlive={onAlive}>{page}</Application>
      </StrictMode>,
    );
  });
}

function Application({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => {
    onAlive();
    // Before this, links, forms and popovers work without script. The style sheet shows what needs script once this is set.
    document.documentElement.dataset.ready = "";
    layOutLaterParts();
    // A mouse shows by itself where it is going, and the speculation rules in the document follow it.
    if (matchMedia("(hover: none)").matches) preparePagesInView();
  }, [onAlive]);
  return children;
}
