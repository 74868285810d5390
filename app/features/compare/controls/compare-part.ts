import { deferredPart } from "#app/boot/deferred-part.tsx";

const load = () => import("./compare-controls.ts");
const toggle = deferredPart("comparison", async () => ({ default: (await load()).CompareToggle }));
const tray = deferredPart("comparison", async () => ({ default: (await load()).CompareTray }));

if (import.meta.env.SSR) await Promise.all([toggle.arrive(), tray.arrive()]);

/** The controls that choose products for the comparison. Rendered by the server and hydrated at the first interaction. */
export const CompareToggle = toggle.Component;
export const CompareTray = tray.Component;
