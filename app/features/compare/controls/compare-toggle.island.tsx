import { island } from "#app/islands/island.tsx";
import { CompareToggle } from "./compare-toggle.tsx";

export default island("compare-toggle", CompareToggle, { storedUnder: "comparison" });
