import { deferredPart } from "#app/boot/deferred-part.tsx";

const load = () => import("./compare-controls.ts");
const toggle = deferredPart("comparison", async () => ({ default: (await load()).CompareToggle }));
const tray = deferredPart("comparison", async () => ({ default: (await load()).CompareTray }));

if (import.meta.env.SSR) await Promise.all([toggle.arrive(), tray.arrive()]);

/** What chooses products for the comparison. It is written out by the server, and comes to life at the first touch of the page. */
export const CompareToggle = toggle.Component;
export const CompareTray = tray.Component;
