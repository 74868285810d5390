import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { coverUnknownAddress } from "./boot/unknown-address.ts";
import { guardRouteModules } from "./boot/guard-route-modules.ts";
import { failedRoute } from "#app/routes/failed-route.ts";

if (import.meta.env.DEV) await import("./styles/all-sheets.ts");

const uncoverAddress = coverUnknownAddress();

function Application() {
  useEffect(() => {
    uncoverAddress();
    guardRouteModules({ moduleFor: failedRoute });
    // Before this, links, forms and popovers work without script. The style sheet shows what needs script once this is set.
    document.documentElement.dataset.ready = "";
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
