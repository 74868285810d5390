import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardRouteModules } from "./boot/guard-route-modules.ts";
import { failedRoute } from "#app/routes/failed-route.ts";

if (import.meta.env.DEV) await import("./styles/index.css");

function Application() {
  useEffect(() => {
    guardRouteModules({ moduleFor: failedRoute });
    // Until here everything works by links, forms and popovers alone; the sheet knows by this word that more is at hand.
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
