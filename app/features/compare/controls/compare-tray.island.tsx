import { island } from "#app/islands/island.tsx";
import { CompareTray } from "./compare-tray.tsx";

export default island("compare-tray", CompareTray, { storedUnder: "comparison" });
