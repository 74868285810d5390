import { deferredPart } from "#app/boot/deferred-part.tsx";

const load = () => import("./compare-controls.ts");

/** The controls that choose products for the comparison. Rendered by the server and hydrated at the first interaction. */
export const CompareToggle = deferredPart("comparison", async () => ({ default: (await load()).CompareToggle }));
export const CompareTray = deferredPart("comparison", async () => ({ default: (await load()).CompareTray }));
