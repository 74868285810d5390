/** The comparison's parts on other pages, its address, and the products that the visitor has chosen for it. */
export { default as CompareToggle } from "./compare-toggle.island.tsx";
export { default as CompareTray } from "./compare-tray.island.tsx";
export {
  comparisonAddress,
  mostCompared,
  readComparison,
  withoutProduct,
  withProduct,
  type Comparison,
} from "./comparison-address.ts";
export { storeComparison, useStoredComparison } from "./stored-comparison.ts";
