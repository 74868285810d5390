/** The parts of the comparison that other features and the page frame use. */
export { default as CompareToggle } from "./controls/compare-toggle.island.tsx";
export { default as CompareTray } from "./controls/compare-tray.island.tsx";
export { mostCompared } from "./comparison/comparison.ts";
export { comparisonAddress } from "./comparison/comparison-address.ts";
