import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { leaveFragmentsToBrowser } from "./boot/fragments.ts";
import { layOutLaterParts } from "./boot/later-parts.ts";
import { preparePagesInView } from "./boot/prepare-pages.ts";
import { coverUnknownAddress } from "./boot/unknown-address.ts";

if (import.meta.env.DEV) await import("./styles/all-sheets.ts");

leaveFragmentsToBrowser();
const uncoverAddress = coverUnknownAddress();

function Application() {
  useEffect(() => {
    uncoverAddress();
    // Before this, links, forms and popovers work without script. The style sheet shows what needs script once this is set.
    document.documentElement.dataset.ready = "";
    layOutLaterParts();
    // A mouse shows by itself where it is going, and the speculation rules in the document follow it.
    if (matchMedia("(hover: none)").matches) preparePagesInView();
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Application />
    </StrictMode>,
  );
});
