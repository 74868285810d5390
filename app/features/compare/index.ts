/** What other features and the frame of the page use of the comparison. */
export { default as CompareToggle } from "./controls/compare-toggle.island.tsx";
export { default as CompareTray } from "./controls/compare-tray.island.tsx";
export { mostCompared } from "./comparison/comparison.ts";
export { comparisonAddress } from "./comparison/comparison-address.ts";
