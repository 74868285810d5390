/** What other features and the frame of the page use of the comparison. */
export { CompareToggle, CompareTray } from "./controls/compare-part.ts";
export { mostCompared } from "./comparison/comparison.ts";
export { comparisonAddress } from "./comparison/comparison-address.ts";
