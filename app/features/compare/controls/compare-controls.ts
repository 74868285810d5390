/** What every page with products loads at the first interaction, in one file. */
export { CompareToggle } from "./compare-toggle.tsx";
export { CompareTray } from "./compare-tray.tsx";
